/* Runs one kernel on a memory image, for tests under an emulator.
 *
 *     harness IMAGE ADDRESS RESULT
 *
 * The image is mapped at the address (hexadecimal) that all addresses in it assume; the argument block lies at its
 * beginning. The whole image, as the kernel leaves it, is written to RESULT.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

int64_t regard_kernel(void *arguments);

static void fail(const char *what) {
    perror(what);
    exit(2);
}

int main(int count, char **words) {
    if (count != 4) {
        fprintf(stderr, "usage: harness IMAGE ADDRESS RESULT\n");
        return 2;
    }
    int file = open(words[1], O_RDONLY);
    struct stat about;
    if (file < 0 || fstat(file, &about) != 0) fail(words[1]);
    size_t size = (size_t)about.st_size;
    void *wanted = (void *)(uintptr_t)strtoull(words[2], NULL, 16);
    unsigned char *image = mmap(wanted, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    if (image != wanted) fail("mmap");
    for (size_t done = 0; done < size;) {
        ssize_t got = read(file, image + done, size - done);
        if (got <= 0) fail("read");
        done += (size_t)got;
    }
    if (regard_kernel(image) != 0) {
        fprintf(stderr, "the kernel says that tasks are left\n");
        return 1;
    }
    FILE *result = fopen(words[3], "wb");
    if (!result || fwrite(image, 1, size, result) != size || fclose(result) != 0) fail(words[3]);
    return 0;
}
