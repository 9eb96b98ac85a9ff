declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i64 @llvm.aarch64.get.fpcr()
declare void @llvm.aarch64.set.fpcr(i64)
define internal void @task(ptr %args, i64 %task) #1 {
entry:
  %args.address = ptrtoint ptr %args to i64
  %t1 = add i64 %args.address, 24
  %t2 = inttoptr i64 %t1 to ptr
  %t3 = load i64, ptr %t2, align 8
  %t4 = add i64 %args.address, 88
  %t5 = inttoptr i64 %t4 to ptr
  %t6 = load i64, ptr %t5, align 8
  %t7 = add i64 %args.address, 96
  %t8 = inttoptr i64 %t7 to ptr
  %t9 = load i64, ptr %t8, align 8
  %t10 = mul i64 %t6, 4
  %t11 = mul i64 %t10, 64
  %t12 = add i64 %t11, 1727
  %t13 = sdiv i64 %t12, 64
  %t14 = mul i64 %t13, 64
  %t15 = add i64 %t3, %t14
  %t16 = mul i64 %t9, 4
  %t17 = mul i64 %t16, 64
  %t18 = add i64 %t17, 63
  %t19 = sdiv i64 %t18, 64
  %t20 = mul i64 %t19, 64
  %t21 = add i64 %t15, %t20
  %t22 = mul i64 %t9, 4
  %t23 = mul i64 %t22, 64
  %t24 = add i64 %t23, 63
  %t25 = sdiv i64 %t24, 64
  %t26 = mul i64 %t25, 64
  %t27 = add i64 %t21, %t26
  %t28 = mul i64 %t6, 16
  %t29 = add i64 %t28, 63
  %t30 = sdiv i64 %t29, 64
  %t31 = mul i64 %t30, 64
  %t32 = add i64 %t27, %t31
  %t33 = mul i64 %t9, 2
  %t34 = mul i64 %t33, 16
  %t35 = add i64 %t34, 63
  %t36 = sdiv i64 %t35, 64
  %t37 = mul i64 %t36, 64
  %t38 = add i64 %t32, %t37
  %t39 = mul i64 %t9, 16
  %t40 = add i64 %t39, 63
  %t41 = sdiv i64 %t40, 64
  %t42 = mul i64 %t41, 64
  %t43 = add i64 %t38, %t42
  %t44 = add i64 %args.address, 328
  %t45 = inttoptr i64 %t44 to ptr
  %t46 = load i64, ptr %t45, align 8
  %t47 = add i64 %args.address, 40
  %t48 = inttoptr i64 %t47 to ptr
  %t49 = load i64, ptr %t48, align 8
  %t50 = mul i64 %task, 8
  %t51 = add i64 %t46, %t50
  %t52 = icmp ne i64 %t46, 0
  %t53 = select i1 %t52, i64 %t51, i64 %args.address
  %t54 = inttoptr i64 %t53 to ptr
  %t55 = load i64, ptr %t54, align 8
  %t56 = icmp ne i64 %t46, 0
  %t57 = select i1 %t56, i64 %t55, i64 %task
  %t58 = sdiv i64 %t57, %t49
  %t59 = sub i64 %t49, 1
  %t60 = srem i64 %t57, %t49
  %t61 = sub i64 %t59, %t60
  %t62 = add i64 %args.address, 56
  %t63 = inttoptr i64 %t62 to ptr
  %t64 = load i64, ptr %t63, align 8
  %t65 = sdiv i64 %t58, %t64
  %t66 = add i64 %args.address, 56
  %t67 = inttoptr i64 %t66 to ptr
  %t68 = load i64, ptr %t67, align 8
  %t69 = srem i64 %t58, %t68
  %t70 = mul i64 %t61, 4
  %t71 = add i64 %args.address, 72
  %t72 = inttoptr i64 %t71 to ptr
  %t73 = load i64, ptr %t72, align 8
  %t74 = sub i64 %t73, %t70
  %t75 = icmp slt i64 %t74, 4
  %t76 = zext i1 %t75 to i64
  %t77 = icmp ne i64 %t76, 0
  %t78 = select i1 %t77, i64 %t74, i64 4
  %t79 = sub i64 %t78, 1
  %t80 = trunc i64 %t79 to i32
  %t81 = insertelement <4 x i32> poison, i32 %t80, i64 0
  %t82 = shufflevector <4 x i32> %t81, <4 x i32> poison, <4 x i32> zeroinitializer
  %t83 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %t82
  %t84 = select <4 x i1> %t83, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> %t82
  %t85 = trunc i64 %t70 to i32
  %t86 = insertelement <4 x i32> poison, i32 %t85, i64 0
  %t87 = shufflevector <4 x i32> %t86, <4 x i32> poison, <4 x i32> zeroinitializer
  %t88 = add <4 x i32> %t84, %t87
  %t89 = inttoptr i64 %t3 to ptr
  store <4 x i32> %t88, ptr %t89, align 16
  %t90 = inttoptr i64 %t3 to ptr
  %t91 = load <4 x i32>, ptr %t90, align 16
  %t92 = add i64 %args.address, 280
  %t93 = inttoptr i64 %t92 to ptr
  %t94 = load i64, ptr %t93, align 8
  %t95 = mul i64 %t65, 8
  %t96 = add i64 %t94, %t95
  %t97 = inttoptr i64 %t96 to ptr
  %t98 = load i64, ptr %t97, align 8
  %t99 = trunc i64 %t98 to i32
  %t100 = insertelement <4 x i32> poison, i32 %t99, i64 0
  %t101 = shufflevector <4 x i32> %t100, <4 x i32> poison, <4 x i32> zeroinitializer
  %t102 = add <4 x i32> %t91, %t101
  %t103 = add i64 %t3, 64
  %t104 = inttoptr i64 %t103 to ptr
  store <4 x i32> %t102, ptr %t104, align 16
  %t105 = add i64 %args.address, 104
  %t106 = inttoptr i64 %t105 to ptr
  %t107 = load i64, ptr %t106, align 8
  %t108 = add i64 %args.address, 112
  %t109 = inttoptr i64 %t108 to ptr
  %t110 = load i64, ptr %t109, align 8
  %t111 = mul i64 %t65, 8
  %t112 = add i64 %t110, %t111
  %t113 = inttoptr i64 %t112 to ptr
  %t114 = load i64, ptr %t113, align 8
  %t115 = add i64 %t107, %t114
  %t116 = add i64 %args.address, 120
  %t117 = inttoptr i64 %t116 to ptr
  %t118 = load i64, ptr %t117, align 8
  %t119 = mul i64 %t69, %t118
  %t120 = add i64 %t115, %t119
  %t121 = add i64 %args.address, 128
  %t122 = inttoptr i64 %t121 to ptr
  %t123 = load i64, ptr %t122, align 8
  %t124 = mul i64 %t70, %t123
  %t125 = add i64 %t120, %t124
  %t126 = add i64 %args.address, 128
  %t127 = inttoptr i64 %t126 to ptr
  %t128 = load i64, ptr %t127, align 8
  %t129 = add i64 %args.address, 136
  %t130 = inttoptr i64 %t129 to ptr
  %t131 = load i64, ptr %t130, align 8
  %t132 = add i64 %args.address, 88
  %t133 = inttoptr i64 %t132 to ptr
  %t134 = load i64, ptr %t133, align 8
  %t135 = add i64 %args.address, 392
  %t136 = inttoptr i64 %t135 to ptr
  %t137 = load double, ptr %t136, align 8
  %t138 = fptrunc double %t137 to float
  %t139 = insertelement <4 x float> poison, float %t138, i64 0
  %t140 = shufflevector <4 x float> %t139, <4 x float> poison, <4 x i32> zeroinitializer
  %t141 = icmp eq i64 %t131, 4
  %t142 = zext i1 %t141 to i64
  %t143 = sdiv i64 %t134, 4
  %t144 = mul i64 %t143, 4
  %t145 = icmp ne i64 %t142, 0
  %t146 = select i1 %t145, i64 %t144, i64 0
  br label %loop147
loop147:
  %loop147.j = phi i64 [ 0, %entry ], [ %t207, %loop147.body ]
  %loop147.ok = icmp slt i64 %loop147.j, %t146
  br i1 %loop147.ok, label %loop147.body, label %loop147.end
loop147.body:
  %t148 = mul i64 %loop147.j, %t131
  %t149 = add i64 %t125, %t148
  %t150 = sub i64 %t78, 1
  %t151 = icmp slt i64 0, %t150
  %t152 = zext i1 %t151 to i64
  %t153 = icmp ne i64 %t152, 0
  %t154 = select i1 %t153, i64 0, i64 %t150
  %t155 = mul i64 %t154, %t128
  %t156 = add i64 %t149, %t155
  %t157 = sub i64 %t78, 1
  %t158 = icmp slt i64 1, %t157
  %t159 = zext i1 %t158 to i64
  %t160 = icmp ne i64 %t159, 0
  %t161 = select i1 %t160, i64 1, i64 %t157
  %t162 = mul i64 %t161, %t128
  %t163 = add i64 %t149, %t162
  %t164 = sub i64 %t78, 1
  %t165 = icmp slt i64 2, %t164
  %t166 = zext i1 %t165 to i64
  %t167 = icmp ne i64 %t166, 0
  %t168 = select i1 %t167, i64 2, i64 %t164
  %t169 = mul i64 %t168, %t128
  %t170 = add i64 %t149, %t169
  %t171 = sub i64 %t78, 1
  %t172 = icmp slt i64 3, %t171
  %t173 = zext i1 %t172 to i64
  %t174 = icmp ne i64 %t173, 0
  %t175 = select i1 %t174, i64 3, i64 %t171
  %t176 = mul i64 %t175, %t128
  %t177 = add i64 %t149, %t176
  %t178 = inttoptr i64 %t156 to ptr
  %t179 = load <4 x float>, ptr %t178, align 1
  %t180 = inttoptr i64 %t163 to ptr
  %t181 = load <4 x float>, ptr %t180, align 1
  %t182 = inttoptr i64 %t170 to ptr
  %t183 = load <4 x float>, ptr %t182, align 1
  %t184 = inttoptr i64 %t177 to ptr
  %t185 = load <4 x float>, ptr %t184, align 1
  %t186 = shufflevector <4 x float> %t179, <4 x float> %t183, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t187 = shufflevector <4 x float> %t179, <4 x float> %t183, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t188 = shufflevector <4 x float> %t181, <4 x float> %t185, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t189 = shufflevector <4 x float> %t181, <4 x float> %t185, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t190 = shufflevector <4 x float> %t186, <4 x float> %t188, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t191 = shufflevector <4 x float> %t186, <4 x float> %t188, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t192 = shufflevector <4 x float> %t187, <4 x float> %t189, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t193 = shufflevector <4 x float> %t187, <4 x float> %t189, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t194 = fmul <4 x float> %t190, %t140
  %t195 = fmul <4 x float> %t191, %t140
  %t196 = fmul <4 x float> %t192, %t140
  %t197 = fmul <4 x float> %t193, %t140
  %t198 = mul i64 %loop147.j, 16
  %t199 = add i64 %t27, %t198
  %t200 = inttoptr i64 %t199 to ptr
  store <4 x float> %t194, ptr %t200, align 16
  %t201 = add i64 %t199, 16
  %t202 = inttoptr i64 %t201 to ptr
  store <4 x float> %t195, ptr %t202, align 16
  %t203 = add i64 %t199, 32
  %t204 = inttoptr i64 %t203 to ptr
  store <4 x float> %t196, ptr %t204, align 16
  %t205 = add i64 %t199, 48
  %t206 = inttoptr i64 %t205 to ptr
  store <4 x float> %t197, ptr %t206, align 16
  %t207 = add nsw i64 %loop147.j, 4
  br label %loop147
loop147.end:
  br label %loop208
loop208:
  %loop208.j = phi i64 [ %t146, %loop147.end ], [ %t231, %loop209.end ]
  %loop208.ok = icmp slt i64 %loop208.j, %t134
  br i1 %loop208.ok, label %loop208.body, label %loop208.end
loop208.body:
  br label %loop209
loop209:
  %loop209.j = phi i64 [ 0, %loop208.body ], [ %t230, %loop209.body ]
  %loop209.ok = icmp slt i64 %loop209.j, 4
  br i1 %loop209.ok, label %loop209.body, label %loop209.end
loop209.body:
  %t210 = sub i64 %t78, 1
  %t211 = icmp slt i64 %loop209.j, %t210
  %t212 = zext i1 %t211 to i64
  %t213 = icmp ne i64 %t212, 0
  %t214 = select i1 %t213, i64 %loop209.j, i64 %t210
  %t215 = mul i64 %t214, %t128
  %t216 = add i64 %t125, %t215
  %t217 = mul i64 %loop208.j, %t131
  %t218 = add i64 %t216, %t217
  %t219 = inttoptr i64 %t218 to ptr
  %t220 = load float, ptr %t219, align 1
  %t221 = insertelement <4 x float> poison, float %t220, i64 0
  %t222 = shufflevector <4 x float> %t221, <4 x float> poison, <4 x i32> zeroinitializer
  %t223 = mul i64 %loop208.j, 16
  %t224 = add i64 %t27, %t223
  %t225 = mul i64 %loop209.j, 4
  %t226 = add i64 %t224, %t225
  %t227 = fmul <4 x float> %t222, %t140
  %t228 = extractelement <4 x float> %t227, i64 0
  %t229 = inttoptr i64 %t226 to ptr
  store float %t228, ptr %t229, align 1
  %t230 = add nsw i64 %loop209.j, 1
  br label %loop209
loop209.end:
  %t231 = add nsw i64 %loop208.j, 1
  br label %loop208
loop208.end:
  %t232 = add i64 %t3, 64
  %t233 = inttoptr i64 %t232 to ptr
  %t234 = load <4 x i32>, ptr %t233, align 16
  %t235 = add i64 %args.address, 304
  %t236 = inttoptr i64 %t235 to ptr
  %t237 = load i64, ptr %t236, align 8
  %t238 = mul i64 %t65, 8
  %t239 = add i64 %t237, %t238
  %t240 = inttoptr i64 %t239 to ptr
  %t241 = load i64, ptr %t240, align 8
  %t242 = trunc i64 %t241 to i32
  %t243 = insertelement <4 x i32> poison, i32 %t242, i64 0
  %t244 = shufflevector <4 x i32> %t243, <4 x i32> poison, <4 x i32> zeroinitializer
  %t245 = inttoptr i64 %t3 to ptr
  %t246 = load <4 x i32>, ptr %t245, align 16
  %t247 = add i64 %args.address, 312
  %t248 = inttoptr i64 %t247 to ptr
  %t249 = load i64, ptr %t248, align 8
  %t250 = mul i64 %t65, 8
  %t251 = add i64 %t249, %t250
  %t252 = inttoptr i64 %t251 to ptr
  %t253 = load i64, ptr %t252, align 8
  %t254 = trunc i64 %t253 to i32
  %t255 = insertelement <4 x i32> poison, i32 %t254, i64 0
  %t256 = shufflevector <4 x i32> %t255, <4 x i32> poison, <4 x i32> zeroinitializer
  %t257 = icmp slt <4 x i32> %t246, %t256
  %t258 = add i64 %args.address, 288
  %t259 = inttoptr i64 %t258 to ptr
  %t260 = load i64, ptr %t259, align 8
  %t261 = trunc i64 %t260 to i32
  %t262 = insertelement <4 x i32> poison, i32 %t261, i64 0
  %t263 = shufflevector <4 x i32> %t262, <4 x i32> poison, <4 x i32> zeroinitializer
  %t264 = sub <4 x i32> %t234, %t263
  %t265 = icmp sgt <4 x i32> %t264, splat (i32 0)
  %t266 = select <4 x i1> %t265, <4 x i32> %t264, <4 x i32> splat (i32 0)
  %t267 = add i64 %t3, 128
  %t268 = inttoptr i64 %t267 to ptr
  store <4 x i32> %t266, ptr %t268, align 16
  %t269 = add i64 %args.address, 296
  %t270 = inttoptr i64 %t269 to ptr
  %t271 = load i64, ptr %t270, align 8
  %t272 = trunc i64 %t271 to i32
  %t273 = insertelement <4 x i32> poison, i32 %t272, i64 0
  %t274 = shufflevector <4 x i32> %t273, <4 x i32> poison, <4 x i32> zeroinitializer
  %t275 = add <4 x i32> %t234, %t274
  %t276 = add <4 x i32> %t275, splat (i32 1)
  %t277 = icmp slt <4 x i32> %t276, %t244
  %t278 = select <4 x i1> %t277, <4 x i32> %t276, <4 x i32> %t244
  %t279 = select <4 x i1> %t257, <4 x i32> %t278, <4 x i32> splat (i32 0)
  %t280 = add i64 %t3, 192
  %t281 = inttoptr i64 %t280 to ptr
  store <4 x i32> %t279, ptr %t281, align 16
  %t282 = add i64 %args.address, 96
  %t283 = inttoptr i64 %t282 to ptr
  %t284 = load i64, ptr %t283, align 8
  %t285 = add i64 %t3, 384
  %t286 = inttoptr i64 %t285 to ptr
  store i64 0, ptr %t286, align 8
  br label %loop287
loop287:
  %loop287.j = phi i64 [ 0, %loop208.end ], [ %t1219, %when293.end ]
  %loop287.ok = icmp slt i64 %loop287.j, 3
  br i1 %loop287.ok, label %loop287.body, label %loop287.end
loop287.body:
  %t288 = add i64 %t3, 384
  %t289 = inttoptr i64 %t288 to ptr
  %t290 = load i64, ptr %t289, align 8
  %t291 = icmp eq i64 %loop287.j, %t290
  %t292 = zext i1 %t291 to i64
  %t294 = icmp ne i64 %t292, 0
  br i1 %t294, label %when293, label %when293.end
when293:
  %t295 = add i64 %args.address, 96
  %t296 = inttoptr i64 %t295 to ptr
  %t297 = load i64, ptr %t296, align 8
  %t298 = mul i64 %t297, 2
  br label %loop299
loop299:
  %loop299.j = phi i64 [ 0, %when293 ], [ %t303, %loop299.body ]
  %loop299.ok = icmp slt i64 %loop299.j, %t298
  br i1 %loop299.ok, label %loop299.body, label %loop299.end
loop299.body:
  %t300 = mul i64 %loop299.j, 16
  %t301 = add i64 %t32, %t300
  %t302 = inttoptr i64 %t301 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t302, align 16
  %t303 = add nsw i64 %loop299.j, 1
  br label %loop299
loop299.end:
  %t304 = add i64 %t3, 512
  %t305 = inttoptr i64 %t304 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t305, align 16
  %t306 = add i64 %t3, 448
  %t307 = inttoptr i64 %t306 to ptr
  store <4 x float> splat (float 0x47EFFFFFE0000000), ptr %t307, align 16
  %t308 = add i64 %t3, 128
  %t309 = inttoptr i64 %t308 to ptr
  %t310 = load <4 x i32>, ptr %t309, align 16
  %t311 = add i64 %t3, 192
  %t312 = inttoptr i64 %t311 to ptr
  %t313 = load <4 x i32>, ptr %t312, align 16
  %t314 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t310)
  %t315 = sext i32 %t314 to i64
  %t316 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t313)
  %t317 = sext i32 %t316 to i64
  %t318 = icmp slt i64 %t317, 0
  %t319 = zext i1 %t318 to i64
  %t320 = icmp ne i64 %t319, 0
  %t321 = select i1 %t320, i64 0, i64 %t317
  %t322 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t310)
  %t323 = sext i32 %t322 to i64
  %t324 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t313)
  %t325 = sext i32 %t324 to i64
  %t326 = add i64 %args.address, 64
  %t327 = inttoptr i64 %t326 to ptr
  %t328 = load i64, ptr %t327, align 8
  %t329 = sdiv i64 %t69, %t328
  %t330 = add i64 %args.address, 144
  %t331 = inttoptr i64 %t330 to ptr
  %t332 = load i64, ptr %t331, align 8
  %t333 = add i64 %args.address, 152
  %t334 = inttoptr i64 %t333 to ptr
  %t335 = load i64, ptr %t334, align 8
  %t336 = mul i64 %t65, 8
  %t337 = add i64 %t335, %t336
  %t338 = inttoptr i64 %t337 to ptr
  %t339 = load i64, ptr %t338, align 8
  %t340 = add i64 %t332, %t339
  %t341 = add i64 %args.address, 160
  %t342 = inttoptr i64 %t341 to ptr
  %t343 = load i64, ptr %t342, align 8
  %t344 = mul i64 %t329, %t343
  %t345 = add i64 %t340, %t344
  %t346 = add i64 %args.address, 168
  %t347 = inttoptr i64 %t346 to ptr
  %t348 = load i64, ptr %t347, align 8
  %t349 = add i64 %args.address, 184
  %t350 = inttoptr i64 %t349 to ptr
  %t351 = load i64, ptr %t350, align 8
  %t352 = add i64 %args.address, 192
  %t353 = inttoptr i64 %t352 to ptr
  %t354 = load i64, ptr %t353, align 8
  %t355 = mul i64 %t65, 8
  %t356 = add i64 %t354, %t355
  %t357 = inttoptr i64 %t356 to ptr
  %t358 = load i64, ptr %t357, align 8
  %t359 = add i64 %t351, %t358
  %t360 = add i64 %args.address, 200
  %t361 = inttoptr i64 %t360 to ptr
  %t362 = load i64, ptr %t361, align 8
  %t363 = mul i64 %t329, %t362
  %t364 = add i64 %t359, %t363
  %t365 = add i64 %args.address, 208
  %t366 = inttoptr i64 %t365 to ptr
  %t367 = load i64, ptr %t366, align 8
  %t368 = sdiv i64 %t315, 64
  %t369 = add i64 %t321, 64
  %t370 = sub i64 %t369, 1
  %t371 = sdiv i64 %t370, 64
  br label %loop372
loop372:
  %loop372.j = phi i64 [ %t368, %loop299.end ], [ %t1141, %when1117.end ]
  %loop372.ok = icmp slt i64 %loop372.j, %t371
  br i1 %loop372.ok, label %loop372.body, label %loop372.end
loop372.body:
  %t373 = mul i64 %loop372.j, 64
  %t374 = add i64 %args.address, 80
  %t375 = inttoptr i64 %t374 to ptr
  %t376 = load i64, ptr %t375, align 8
  %t377 = sub i64 %t376, %t373
  %t378 = icmp slt i64 %t377, 64
  %t379 = zext i1 %t378 to i64
  %t380 = icmp ne i64 %t379, 0
  %t381 = select i1 %t380, i64 %t377, i64 64
  %t382 = icmp slt i64 %t373, %t323
  %t383 = zext i1 %t382 to i64
  %t384 = add i64 %t373, 64
  %t385 = icmp sgt i64 %t384, %t325
  %t386 = zext i1 %t385 to i64
  %t387 = or i64 %t383, %t386
  %t388 = add i64 %t3, 256
  %t389 = inttoptr i64 %t388 to ptr
  store <4 x i32> splat (i32 -1), ptr %t389, align 16
  %t390 = add i64 %t3, 272
  %t391 = inttoptr i64 %t390 to ptr
  store <4 x i32> splat (i32 -1), ptr %t391, align 16
  %t393 = icmp ne i64 %t387, 0
  br i1 %t393, label %when392, label %when392.end
when392:
  %t394 = add i64 %t3, 128
  %t395 = inttoptr i64 %t394 to ptr
  %t396 = load <4 x i32>, ptr %t395, align 16
  %t397 = add i64 %t3, 192
  %t398 = inttoptr i64 %t397 to ptr
  %t399 = load <4 x i32>, ptr %t398, align 16
  %t400 = trunc i64 %t373 to i32
  %t401 = insertelement <4 x i32> poison, i32 %t400, i64 0
  %t402 = shufflevector <4 x i32> %t401, <4 x i32> poison, <4 x i32> zeroinitializer
  %t403 = sub <4 x i32> %t396, %t402
  %t404 = icmp sgt <4 x i32> %t403, splat (i32 0)
  %t405 = select <4 x i1> %t404, <4 x i32> %t403, <4 x i32> splat (i32 0)
  %t406 = icmp slt <4 x i32> %t405, splat (i32 32)
  %t407 = select <4 x i1> %t406, <4 x i32> %t405, <4 x i32> splat (i32 32)
  %t408 = sub <4 x i32> %t399, %t402
  %t409 = icmp sgt <4 x i32> %t408, splat (i32 0)
  %t410 = select <4 x i1> %t409, <4 x i32> %t408, <4 x i32> splat (i32 0)
  %t411 = icmp slt <4 x i32> %t410, splat (i32 32)
  %t412 = select <4 x i1> %t411, <4 x i32> %t410, <4 x i32> splat (i32 32)
  %t413 = icmp ult <4 x i32> %t407, splat (i32 32)
  %t414 = select <4 x i1> %t413, <4 x i32> %t407, <4 x i32> splat (i32 0)
  %t415 = shl <4 x i32> splat (i32 -1), %t414
  %t416 = select <4 x i1> %t413, <4 x i32> %t415, <4 x i32> splat (i32 0)
  %t417 = icmp ult <4 x i32> %t412, splat (i32 32)
  %t418 = select <4 x i1> %t417, <4 x i32> %t412, <4 x i32> splat (i32 0)
  %t419 = shl <4 x i32> splat (i32 -1), %t418
  %t420 = select <4 x i1> %t417, <4 x i32> %t419, <4 x i32> splat (i32 0)
  %t421 = xor <4 x i32> %t420, splat (i32 -1)
  %t422 = and <4 x i32> %t416, %t421
  %t423 = add i64 %t373, 32
  %t424 = trunc i64 %t423 to i32
  %t425 = insertelement <4 x i32> poison, i32 %t424, i64 0
  %t426 = shufflevector <4 x i32> %t425, <4 x i32> poison, <4 x i32> zeroinitializer
  %t427 = sub <4 x i32> %t396, %t426
  %t428 = icmp sgt <4 x i32> %t427, splat (i32 0)
  %t429 = select <4 x i1> %t428, <4 x i32> %t427, <4 x i32> splat (i32 0)
  %t430 = icmp slt <4 x i32> %t429, splat (i32 32)
  %t431 = select <4 x i1> %t430, <4 x i32> %t429, <4 x i32> splat (i32 32)
  %t432 = sub <4 x i32> %t399, %t426
  %t433 = icmp sgt <4 x i32> %t432, splat (i32 0)
  %t434 = select <4 x i1> %t433, <4 x i32> %t432, <4 x i32> splat (i32 0)
  %t435 = icmp slt <4 x i32> %t434, splat (i32 32)
  %t436 = select <4 x i1> %t435, <4 x i32> %t434, <4 x i32> splat (i32 32)
  %t437 = icmp ult <4 x i32> %t431, splat (i32 32)
  %t438 = select <4 x i1> %t437, <4 x i32> %t431, <4 x i32> splat (i32 0)
  %t439 = shl <4 x i32> splat (i32 -1), %t438
  %t440 = select <4 x i1> %t437, <4 x i32> %t439, <4 x i32> splat (i32 0)
  %t441 = icmp ult <4 x i32> %t436, splat (i32 32)
  %t442 = select <4 x i1> %t441, <4 x i32> %t436, <4 x i32> splat (i32 0)
  %t443 = shl <4 x i32> splat (i32 -1), %t442
  %t444 = select <4 x i1> %t441, <4 x i32> %t443, <4 x i32> splat (i32 0)
  %t445 = xor <4 x i32> %t444, splat (i32 -1)
  %t446 = and <4 x i32> %t440, %t445
  %t447 = add i64 %t3, 256
  %t448 = inttoptr i64 %t447 to ptr
  store <4 x i32> %t422, ptr %t448, align 16
  %t449 = add i64 %t3, 272
  %t450 = inttoptr i64 %t449 to ptr
  store <4 x i32> %t446, ptr %t450, align 16
  br label %when392.end
when392.end:
  %t451 = add i64 %t3, 256
  %t452 = inttoptr i64 %t451 to ptr
  %t453 = load <4 x i32>, ptr %t452, align 16
  %t454 = add i64 %t3, 272
  %t455 = inttoptr i64 %t454 to ptr
  %t456 = load <4 x i32>, ptr %t455, align 16
  %t457 = icmp eq <4 x i32> %t453, splat (i32 0)
  %t458 = icmp eq <4 x i32> %t456, splat (i32 0)
  %t459 = xor <4 x i1> %t457, splat (i1 true)
  %t460 = xor <4 x i1> %t458, splat (i1 true)
  %t461 = or <4 x i1> %t459, %t460
  %t462 = bitcast <4 x i1> %t461 to i4
  %t463 = icmp ne i4 %t462, 0
  %t464 = zext i1 %t463 to i64
  %t466 = icmp ne i64 %t464, 0
  br i1 %t466, label %when465, label %when465.end
when465:
  %t467 = mul i64 %t373, %t348
  %t468 = add i64 %t345, %t467
  %t469 = mul i64 %t373, %t367
  %t470 = add i64 %t364, %t469
  %t471 = add i64 %t381, 4
  %t472 = sub i64 %t471, 1
  %t473 = sdiv i64 %t472, 4
  %t474 = mul i64 %t473, 4
  %t475 = icmp slt i64 %t381, 64
  %t476 = zext i1 %t475 to i64
  %t478 = icmp ne i64 %t476, 0
  br i1 %t478, label %when477, label %when477.end
when477:
  %t479 = add i64 %args.address, 88
  %t480 = inttoptr i64 %t479 to ptr
  %t481 = load i64, ptr %t480, align 8
  br label %loop482
loop482:
  %loop482.j = phi i64 [ 0, %when477 ], [ %t540, %when521.end ]
  %loop482.ok = icmp slt i64 %loop482.j, %t474
  br i1 %loop482.ok, label %loop482.body, label %loop482.end
loop482.body:
  %t483 = icmp slt i64 %loop482.j, %t381
  %t484 = zext i1 %t483 to i64
  %t486 = icmp ne i64 %t484, 0
  br i1 %t486, label %when485, label %when485.end
when485:
  %t487 = mul i64 %loop482.j, %t348
  %t488 = add i64 %t468, %t487
  %t489 = mul i64 %loop482.j, %t10
  %t490 = add i64 %t3, %t489
  %t491 = icmp eq i64 4, 4
  %t492 = zext i1 %t491 to i64
  %t493 = sdiv i64 %t481, 4
  %t494 = icmp ne i64 %t492, 0
  %t495 = select i1 %t494, i64 %t493, i64 0
  br label %loop496
loop496:
  %loop496.j = phi i64 [ 0, %when485 ], [ %t505, %loop496.body ]
  %loop496.ok = icmp slt i64 %loop496.j, %t495
  br i1 %loop496.ok, label %loop496.body, label %loop496.end
loop496.body:
  %t497 = mul i64 %loop496.j, 16
  %t498 = add i64 %t490, %t497
  %t499 = mul i64 %loop496.j, 16
  %t500 = add i64 %t488, %t499
  %t501 = inttoptr i64 %t500 to ptr
  %t502 = load <4 x float>, ptr %t501, align 1
  %t503 = add i64 %t498, 1664
  %t504 = inttoptr i64 %t503 to ptr
  store <4 x float> %t502, ptr %t504, align 1
  %t505 = add nsw i64 %loop496.j, 1
  br label %loop496
loop496.end:
  %t506 = mul i64 %t495, 4
  br label %loop507
loop507:
  %loop507.j = phi i64 [ %t506, %loop496.end ], [ %t519, %loop507.body ]
  %loop507.ok = icmp slt i64 %loop507.j, %t481
  br i1 %loop507.ok, label %loop507.body, label %loop507.end
loop507.body:
  %t508 = mul i64 %loop507.j, 4
  %t509 = add i64 %t490, %t508
  %t510 = mul i64 %loop507.j, 4
  %t511 = add i64 %t488, %t510
  %t512 = inttoptr i64 %t511 to ptr
  %t513 = load float, ptr %t512, align 1
  %t514 = insertelement <4 x float> poison, float %t513, i64 0
  %t515 = shufflevector <4 x float> %t514, <4 x float> poison, <4 x i32> zeroinitializer
  %t516 = extractelement <4 x float> %t515, i64 0
  %t517 = add i64 %t509, 1664
  %t518 = inttoptr i64 %t517 to ptr
  store float %t516, ptr %t518, align 1
  %t519 = add nsw i64 %loop507.j, 1
  br label %loop507
loop507.end:
  br label %when485.end
when485.end:
  %t520 = sub i64 1, %t484
  %t522 = icmp ne i64 %t520, 0
  br i1 %t522, label %when521, label %when521.end
when521:
  %t523 = mul i64 %loop482.j, %t10
  %t524 = add i64 %t3, %t523
  %t525 = sdiv i64 %t481, 4
  br label %loop526
loop526:
  %loop526.j = phi i64 [ 0, %when521 ], [ %t531, %loop526.body ]
  %loop526.ok = icmp slt i64 %loop526.j, %t525
  br i1 %loop526.ok, label %loop526.body, label %loop526.end
loop526.body:
  %t527 = mul i64 %loop526.j, 16
  %t528 = add i64 %t524, %t527
  %t529 = add i64 %t528, 1664
  %t530 = inttoptr i64 %t529 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t530, align 1
  %t531 = add nsw i64 %loop526.j, 1
  br label %loop526
loop526.end:
  %t532 = mul i64 %t525, 4
  br label %loop533
loop533:
  %loop533.j = phi i64 [ %t532, %loop526.end ], [ %t539, %loop533.body ]
  %loop533.ok = icmp slt i64 %loop533.j, %t481
  br i1 %loop533.ok, label %loop533.body, label %loop533.end
loop533.body:
  %t534 = mul i64 %loop533.j, 4
  %t535 = add i64 %t524, %t534
  %t536 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t537 = add i64 %t535, 1664
  %t538 = inttoptr i64 %t537 to ptr
  store float %t536, ptr %t538, align 1
  %t539 = add nsw i64 %loop533.j, 1
  br label %loop533
loop533.end:
  br label %when521.end
when521.end:
  %t540 = add nsw i64 %loop482.j, 1
  br label %loop482
loop482.end:
  %t541 = add i64 %args.address, 96
  %t542 = inttoptr i64 %t541 to ptr
  %t543 = load i64, ptr %t542, align 8
  br label %loop544
loop544:
  %loop544.j = phi i64 [ 0, %loop482.end ], [ %t598, %when581.end ]
  %loop544.ok = icmp slt i64 %loop544.j, %t474
  br i1 %loop544.ok, label %loop544.body, label %loop544.end
loop544.body:
  %t545 = icmp slt i64 %loop544.j, %t381
  %t546 = zext i1 %t545 to i64
  %t548 = icmp ne i64 %t546, 0
  br i1 %t548, label %when547, label %when547.end
when547:
  %t549 = mul i64 %loop544.j, %t367
  %t550 = add i64 %t470, %t549
  %t551 = mul i64 %loop544.j, %t16
  %t552 = add i64 %t15, %t551
  %t553 = icmp eq i64 4, 4
  %t554 = zext i1 %t553 to i64
  %t555 = sdiv i64 %t543, 4
  %t556 = icmp ne i64 %t554, 0
  %t557 = select i1 %t556, i64 %t555, i64 0
  br label %loop558
loop558:
  %loop558.j = phi i64 [ 0, %when547 ], [ %t566, %loop558.body ]
  %loop558.ok = icmp slt i64 %loop558.j, %t557
  br i1 %loop558.ok, label %loop558.body, label %loop558.end
loop558.body:
  %t559 = mul i64 %loop558.j, 16
  %t560 = add i64 %t552, %t559
  %t561 = mul i64 %loop558.j, 16
  %t562 = add i64 %t550, %t561
  %t563 = inttoptr i64 %t562 to ptr
  %t564 = load <4 x float>, ptr %t563, align 1
  %t565 = inttoptr i64 %t560 to ptr
  store <4 x float> %t564, ptr %t565, align 1
  %t566 = add nsw i64 %loop558.j, 1
  br label %loop558
loop558.end:
  %t567 = mul i64 %t557, 4
  br label %loop568
loop568:
  %loop568.j = phi i64 [ %t567, %loop558.end ], [ %t579, %loop568.body ]
  %loop568.ok = icmp slt i64 %loop568.j, %t543
  br i1 %loop568.ok, label %loop568.body, label %loop568.end
loop568.body:
  %t569 = mul i64 %loop568.j, 4
  %t570 = add i64 %t552, %t569
  %t571 = mul i64 %loop568.j, 4
  %t572 = add i64 %t550, %t571
  %t573 = inttoptr i64 %t572 to ptr
  %t574 = load float, ptr %t573, align 1
  %t575 = insertelement <4 x float> poison, float %t574, i64 0
  %t576 = shufflevector <4 x float> %t575, <4 x float> poison, <4 x i32> zeroinitializer
  %t577 = extractelement <4 x float> %t576, i64 0
  %t578 = inttoptr i64 %t570 to ptr
  store float %t577, ptr %t578, align 1
  %t579 = add nsw i64 %loop568.j, 1
  br label %loop568
loop568.end:
  br label %when547.end
when547.end:
  %t580 = sub i64 1, %t546
  %t582 = icmp ne i64 %t580, 0
  br i1 %t582, label %when581, label %when581.end
when581:
  %t583 = mul i64 %loop544.j, %t16
  %t584 = add i64 %t15, %t583
  %t585 = sdiv i64 %t543, 4
  br label %loop586
loop586:
  %loop586.j = phi i64 [ 0, %when581 ], [ %t590, %loop586.body ]
  %loop586.ok = icmp slt i64 %loop586.j, %t585
  br i1 %loop586.ok, label %loop586.body, label %loop586.end
loop586.body:
  %t587 = mul i64 %loop586.j, 16
  %t588 = add i64 %t584, %t587
  %t589 = inttoptr i64 %t588 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t589, align 1
  %t590 = add nsw i64 %loop586.j, 1
  br label %loop586
loop586.end:
  %t591 = mul i64 %t585, 4
  br label %loop592
loop592:
  %loop592.j = phi i64 [ %t591, %loop586.end ], [ %t597, %loop592.body ]
  %loop592.ok = icmp slt i64 %loop592.j, %t543
  br i1 %loop592.ok, label %loop592.body, label %loop592.end
loop592.body:
  %t593 = mul i64 %loop592.j, 4
  %t594 = add i64 %t584, %t593
  %t595 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t596 = inttoptr i64 %t594 to ptr
  store float %t595, ptr %t596, align 1
  %t597 = add nsw i64 %loop592.j, 1
  br label %loop592
loop592.end:
  br label %when581.end
when581.end:
  %t598 = add nsw i64 %loop544.j, 1
  br label %loop544
loop544.end:
  br label %when477.end
when477.end:
  %t599 = add i64 %t3, 1664
  %t600 = icmp ne i64 %t476, 0
  %t601 = select i1 %t600, i64 %t599, i64 %t468
  %t602 = icmp ne i64 %t476, 0
  %t603 = select i1 %t602, i64 %t10, i64 %t348
  %t604 = icmp ne i64 %t476, 0
  %t605 = select i1 %t604, i64 %t15, i64 %t470
  %t606 = icmp ne i64 %t476, 0
  %t607 = select i1 %t606, i64 %t16, i64 %t367
  %t608 = add i64 %args.address, 88
  %t609 = inttoptr i64 %t608 to ptr
  %t610 = load i64, ptr %t609, align 8
  br label %loop611
loop611:
  %loop611.j = phi i64 [ 0, %when477.end ], [ %t657, %loop612.end ]
  %loop611.ok = icmp slt i64 %loop611.j, %t474
  br i1 %loop611.ok, label %loop611.body, label %loop611.end
loop611.body:
  br label %loop612
loop612:
  %loop612.j = phi i64 [ 0, %loop611.body ], [ %t646, %loop612.body ]
  %loop612.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop611.body ], [ %t642, %loop612.body ]
  %loop612.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop611.body ], [ %t643, %loop612.body ]
  %loop612.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop611.body ], [ %t644, %loop612.body ]
  %loop612.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop611.body ], [ %t645, %loop612.body ]
  %loop612.ok = icmp slt i64 %loop612.j, %t610
  br i1 %loop612.ok, label %loop612.body, label %loop612.end
loop612.body:
  %t613 = mul i64 %loop611.j, %t603
  %t614 = add i64 %t601, %t613
  %t615 = mul i64 %loop612.j, 4
  %t616 = add i64 %t614, %t615
  %t617 = add i64 %t616, %t603
  %t618 = mul i64 %t603, 2
  %t619 = add i64 %t616, %t618
  %t620 = mul i64 %t603, 3
  %t621 = add i64 %t616, %t620
  %t622 = inttoptr i64 %t616 to ptr
  %t623 = load float, ptr %t622, align 1
  %t624 = insertelement <4 x float> poison, float %t623, i64 0
  %t625 = shufflevector <4 x float> %t624, <4 x float> poison, <4 x i32> zeroinitializer
  %t626 = inttoptr i64 %t617 to ptr
  %t627 = load float, ptr %t626, align 1
  %t628 = insertelement <4 x float> poison, float %t627, i64 0
  %t629 = shufflevector <4 x float> %t628, <4 x float> poison, <4 x i32> zeroinitializer
  %t630 = inttoptr i64 %t619 to ptr
  %t631 = load float, ptr %t630, align 1
  %t632 = insertelement <4 x float> poison, float %t631, i64 0
  %t633 = shufflevector <4 x float> %t632, <4 x float> poison, <4 x i32> zeroinitializer
  %t634 = inttoptr i64 %t621 to ptr
  %t635 = load float, ptr %t634, align 1
  %t636 = insertelement <4 x float> poison, float %t635, i64 0
  %t637 = shufflevector <4 x float> %t636, <4 x float> poison, <4 x i32> zeroinitializer
  %t638 = mul i64 %loop612.j, 16
  %t639 = add i64 %t27, %t638
  %t640 = inttoptr i64 %t639 to ptr
  %t641 = load <4 x float>, ptr %t640, align 16
  %t642 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t625, <4 x float> %t641, <4 x float> %loop612.c0)
  %t643 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t629, <4 x float> %t641, <4 x float> %loop612.c1)
  %t644 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t633, <4 x float> %t641, <4 x float> %loop612.c2)
  %t645 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t637, <4 x float> %t641, <4 x float> %loop612.c3)
  %t646 = add nsw i64 %loop612.j, 1
  br label %loop612
loop612.end:
  %t647 = mul i64 %loop611.j, 16
  %t648 = add i64 %t3, %t647
  %t649 = add i64 %t648, 576
  %t650 = inttoptr i64 %t649 to ptr
  store <4 x float> %loop612.c0, ptr %t650, align 16
  %t651 = add i64 %t648, 592
  %t652 = inttoptr i64 %t651 to ptr
  store <4 x float> %loop612.c1, ptr %t652, align 16
  %t653 = add i64 %t648, 608
  %t654 = inttoptr i64 %t653 to ptr
  store <4 x float> %loop612.c2, ptr %t654, align 16
  %t655 = add i64 %t648, 624
  %t656 = inttoptr i64 %t655 to ptr
  store <4 x float> %loop612.c3, ptr %t656, align 16
  %t657 = add nsw i64 %loop611.j, 4
  br label %loop611
loop611.end:
  %t658 = add i64 %t3, 256
  %t659 = inttoptr i64 %t658 to ptr
  %t660 = load <4 x i32>, ptr %t659, align 16
  %t661 = add i64 %t3, 272
  %t662 = inttoptr i64 %t661 to ptr
  %t663 = load <4 x i32>, ptr %t662, align 16
  %t664 = icmp eq <4 x i32> %t660, splat (i32 -1)
  %t665 = icmp eq <4 x i32> %t663, splat (i32 -1)
  %t666 = and <4 x i1> %t664, %t665
  %t667 = bitcast <4 x i1> %t666 to i4
  %t668 = icmp eq i4 %t667, -1
  %t669 = zext i1 %t668 to i64
  %t671 = icmp ne i64 %t669, 0
  br i1 %t671, label %when670, label %when670.end
when670:
  br label %loop672
loop672:
  %loop672.j = phi i64 [ 0, %when670 ], [ %t680, %loop672.body ]
  %loop672.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when670 ], [ %t679, %loop672.body ]
  %loop672.ok = icmp slt i64 %loop672.j, %t474
  br i1 %loop672.ok, label %loop672.body, label %loop672.end
loop672.body:
  %t673 = mul i64 %loop672.j, 16
  %t674 = add i64 %t3, %t673
  %t675 = add i64 %t674, 576
  %t676 = inttoptr i64 %t675 to ptr
  %t677 = load <4 x float>, ptr %t676, align 16
  %t678 = fcmp ogt <4 x float> %t677, %loop672.c0
  %t679 = select <4 x i1> %t678, <4 x float> %t677, <4 x float> %loop672.c0
  %t680 = add nsw i64 %loop672.j, 1
  br label %loop672
loop672.end:
  %t681 = add i64 %t3, 448
  %t682 = inttoptr i64 %t681 to ptr
  %t683 = load <4 x float>, ptr %t682, align 16
  %t684 = fadd <4 x float> %loop672.c0, %t683
  %t685 = fcmp ogt <4 x float> %t684, splat (float 0x403B000000000000)
  %t686 = bitcast <4 x i1> %t685 to i4
  %t687 = icmp ne i4 %t686, 0
  %t688 = zext i1 %t687 to i64
  %t690 = icmp ne i64 %t688, 0
  br i1 %t690, label %when689, label %when689.end
when689:
  %t691 = add i64 %t3, 448
  %t692 = inttoptr i64 %t691 to ptr
  %t693 = load <4 x float>, ptr %t692, align 16
  %t694 = fneg <4 x float> %loop672.c0
  %t695 = select <4 x i1> %t685, <4 x float> %t694, <4 x float> %t693
  %t696 = add i64 %t3, 448
  %t697 = inttoptr i64 %t696 to ptr
  store <4 x float> %t695, ptr %t697, align 16
  %t698 = fsub <4 x float> %t695, %t693
  %t699 = fmul <4 x float> %t698, splat (float 0x3FF7154760000000)
  %t700 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t699
  %t701 = select <4 x i1> %t700, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t699
  %t702 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t701
  %t703 = select <4 x i1> %t702, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t701
  %t704 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t703)
  %t705 = fsub <4 x float> %t703, %t704
  %t706 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t705, <4 x float> splat (float 0x3F826900C0000000))
  %t707 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t706, <4 x float> %t705, <4 x float> splat (float 0x3FAC954460000000))
  %t708 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t707, <4 x float> %t705, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t709 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t708, <4 x float> %t705, <4 x float> splat (float 0x3FE62E4F60000000))
  %t710 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t709, <4 x float> %t705, <4 x float> splat (float 0x3FF0000000000000))
  %t711 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t699
  %t712 = select <4 x i1> %t711, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t699
  %t713 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t712
  %t714 = select <4 x i1> %t713, <4 x float> splat (float 0x4060000000000000), <4 x float> %t712
  %t715 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t714)
  %t716 = fadd <4 x float> %t715, splat (float 0x4168000FE0000000)
  %t717 = bitcast <4 x float> %t716 to <4 x i32>
  %t718 = shl <4 x i32> %t717, splat (i32 23)
  %t719 = bitcast <4 x i32> %t718 to <4 x float>
  %t720 = fcmp ord <4 x float> %t699, %t699
  %t721 = fmul <4 x float> %t710, %t719
  %t722 = select <4 x i1> %t720, <4 x float> %t721, <4 x float> %t699
  %t723 = select <4 x i1> %t685, <4 x float> %t722, <4 x float> splat (float 0x3FF0000000000000)
  %t724 = add i64 %t3, 512
  %t725 = inttoptr i64 %t724 to ptr
  %t726 = load <4 x float>, ptr %t725, align 16
  %t727 = fmul <4 x float> %t726, %t723
  %t728 = add i64 %t3, 512
  %t729 = inttoptr i64 %t728 to ptr
  store <4 x float> %t727, ptr %t729, align 16
  br label %loop730
loop730:
  %loop730.j = phi i64 [ 0, %when689 ], [ %t739, %loop730.body ]
  %loop730.ok = icmp slt i64 %loop730.j, %t298
  br i1 %loop730.ok, label %loop730.body, label %loop730.end
loop730.body:
  %t731 = mul i64 %loop730.j, 16
  %t732 = add i64 %t32, %t731
  %t733 = inttoptr i64 %t732 to ptr
  %t734 = load <4 x float>, ptr %t733, align 16
  %t735 = fmul <4 x float> %t734, %t723
  %t736 = mul i64 %loop730.j, 16
  %t737 = add i64 %t32, %t736
  %t738 = inttoptr i64 %t737 to ptr
  store <4 x float> %t735, ptr %t738, align 16
  %t739 = add nsw i64 %loop730.j, 1
  br label %loop730
loop730.end:
  br label %when689.end
when689.end:
  %t740 = add i64 %t3, 448
  %t741 = inttoptr i64 %t740 to ptr
  %t742 = load <4 x float>, ptr %t741, align 16
  %t743 = add i64 %t3, 512
  %t744 = inttoptr i64 %t743 to ptr
  %t745 = load <4 x float>, ptr %t744, align 16
  br label %loop746
loop746:
  %loop746.j = phi i64 [ 0, %when689.end ], [ %t782, %loop746.body ]
  %loop746.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when689.end ], [ %t781, %loop746.body ]
  %loop746.ok = icmp slt i64 %loop746.j, %t474
  br i1 %loop746.ok, label %loop746.body, label %loop746.end
loop746.body:
  %t747 = mul i64 %loop746.j, 16
  %t748 = add i64 %t3, %t747
  %t749 = add i64 %t748, 576
  %t750 = inttoptr i64 %t749 to ptr
  %t751 = load <4 x float>, ptr %t750, align 16
  %t752 = fadd <4 x float> %t751, %t742
  %t753 = fmul <4 x float> %t752, splat (float 0x3FF7154760000000)
  %t754 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t753
  %t755 = select <4 x i1> %t754, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t753
  %t756 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t755
  %t757 = select <4 x i1> %t756, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t755
  %t758 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t757)
  %t759 = fsub <4 x float> %t757, %t758
  %t760 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t759, <4 x float> splat (float 0x3F826900C0000000))
  %t761 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t760, <4 x float> %t759, <4 x float> splat (float 0x3FAC954460000000))
  %t762 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t761, <4 x float> %t759, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t763 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t762, <4 x float> %t759, <4 x float> splat (float 0x3FE62E4F60000000))
  %t764 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t763, <4 x float> %t759, <4 x float> splat (float 0x3FF0000000000000))
  %t765 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t753
  %t766 = select <4 x i1> %t765, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t753
  %t767 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t766
  %t768 = select <4 x i1> %t767, <4 x float> splat (float 0x4060000000000000), <4 x float> %t766
  %t769 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t768)
  %t770 = fadd <4 x float> %t769, splat (float 0x4168000FE0000000)
  %t771 = bitcast <4 x float> %t770 to <4 x i32>
  %t772 = shl <4 x i32> %t771, splat (i32 23)
  %t773 = bitcast <4 x i32> %t772 to <4 x float>
  %t774 = fcmp ord <4 x float> %t753, %t753
  %t775 = fmul <4 x float> %t764, %t773
  %t776 = select <4 x i1> %t774, <4 x float> %t775, <4 x float> %t753
  %t777 = mul i64 %loop746.j, 16
  %t778 = add i64 %t3, %t777
  %t779 = add i64 %t778, 576
  %t780 = inttoptr i64 %t779 to ptr
  store <4 x float> %t776, ptr %t780, align 16
  %t781 = fadd <4 x float> %loop746.c0, %t776
  %t782 = add nsw i64 %loop746.j, 1
  br label %loop746
loop746.end:
  %t783 = fadd <4 x float> %t745, %loop746.c0
  %t784 = add i64 %t3, 512
  %t785 = inttoptr i64 %t784 to ptr
  store <4 x float> %t783, ptr %t785, align 16
  br label %when670.end
when670.end:
  %t786 = sub i64 1, %t669
  %t788 = icmp ne i64 %t786, 0
  br i1 %t788, label %when787, label %when787.end
when787:
  br label %loop789
loop789:
  %loop789.j = phi i64 [ 0, %when787 ], [ %t811, %loop789.body ]
  %loop789.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when787 ], [ %t810, %loop789.body ]
  %loop789.ok = icmp slt i64 %loop789.j, %t474
  br i1 %loop789.ok, label %loop789.body, label %loop789.end
loop789.body:
  %t790 = mul i64 %loop789.j, 16
  %t791 = add i64 %t3, %t790
  %t792 = add i64 %t791, 576
  %t793 = inttoptr i64 %t792 to ptr
  %t794 = load <4 x float>, ptr %t793, align 16
  %t795 = lshr i64 %loop789.j, 5
  %t796 = mul i64 %t795, 16
  %t797 = add i64 %t3, %t796
  %t798 = add i64 %t797, 256
  %t799 = inttoptr i64 %t798 to ptr
  %t800 = load <4 x i32>, ptr %t799, align 16
  %t801 = and i64 %loop789.j, 31
  %t802 = shl i64 1, %t801
  %t803 = trunc i64 %t802 to i32
  %t804 = insertelement <4 x i32> poison, i32 %t803, i64 0
  %t805 = shufflevector <4 x i32> %t804, <4 x i32> poison, <4 x i32> zeroinitializer
  %t806 = and <4 x i32> %t800, %t805
  %t807 = icmp eq <4 x i32> %t806, splat (i32 0)
  %t808 = select <4 x i1> %t807, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t794
  %t809 = fcmp ogt <4 x float> %t808, %loop789.c0
  %t810 = select <4 x i1> %t809, <4 x float> %t808, <4 x float> %loop789.c0
  %t811 = add nsw i64 %loop789.j, 1
  br label %loop789
loop789.end:
  %t812 = add i64 %t3, 448
  %t813 = inttoptr i64 %t812 to ptr
  %t814 = load <4 x float>, ptr %t813, align 16
  %t815 = fadd <4 x float> %loop789.c0, %t814
  %t816 = fcmp ogt <4 x float> %t815, splat (float 0x403B000000000000)
  %t817 = bitcast <4 x i1> %t816 to i4
  %t818 = icmp ne i4 %t817, 0
  %t819 = zext i1 %t818 to i64
  %t821 = icmp ne i64 %t819, 0
  br i1 %t821, label %when820, label %when820.end
when820:
  %t822 = add i64 %t3, 448
  %t823 = inttoptr i64 %t822 to ptr
  %t824 = load <4 x float>, ptr %t823, align 16
  %t825 = fneg <4 x float> %loop789.c0
  %t826 = select <4 x i1> %t816, <4 x float> %t825, <4 x float> %t824
  %t827 = add i64 %t3, 448
  %t828 = inttoptr i64 %t827 to ptr
  store <4 x float> %t826, ptr %t828, align 16
  %t829 = fsub <4 x float> %t826, %t824
  %t830 = fmul <4 x float> %t829, splat (float 0x3FF7154760000000)
  %t831 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t830
  %t832 = select <4 x i1> %t831, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t830
  %t833 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t832
  %t834 = select <4 x i1> %t833, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t832
  %t835 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t834)
  %t836 = fsub <4 x float> %t834, %t835
  %t837 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t836, <4 x float> splat (float 0x3F826900C0000000))
  %t838 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t837, <4 x float> %t836, <4 x float> splat (float 0x3FAC954460000000))
  %t839 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t838, <4 x float> %t836, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t840 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t839, <4 x float> %t836, <4 x float> splat (float 0x3FE62E4F60000000))
  %t841 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t840, <4 x float> %t836, <4 x float> splat (float 0x3FF0000000000000))
  %t842 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t830
  %t843 = select <4 x i1> %t842, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t830
  %t844 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t843
  %t845 = select <4 x i1> %t844, <4 x float> splat (float 0x4060000000000000), <4 x float> %t843
  %t846 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t845)
  %t847 = fadd <4 x float> %t846, splat (float 0x4168000FE0000000)
  %t848 = bitcast <4 x float> %t847 to <4 x i32>
  %t849 = shl <4 x i32> %t848, splat (i32 23)
  %t850 = bitcast <4 x i32> %t849 to <4 x float>
  %t851 = fcmp ord <4 x float> %t830, %t830
  %t852 = fmul <4 x float> %t841, %t850
  %t853 = select <4 x i1> %t851, <4 x float> %t852, <4 x float> %t830
  %t854 = select <4 x i1> %t816, <4 x float> %t853, <4 x float> splat (float 0x3FF0000000000000)
  %t855 = add i64 %t3, 512
  %t856 = inttoptr i64 %t855 to ptr
  %t857 = load <4 x float>, ptr %t856, align 16
  %t858 = fmul <4 x float> %t857, %t854
  %t859 = add i64 %t3, 512
  %t860 = inttoptr i64 %t859 to ptr
  store <4 x float> %t858, ptr %t860, align 16
  br label %loop861
loop861:
  %loop861.j = phi i64 [ 0, %when820 ], [ %t870, %loop861.body ]
  %loop861.ok = icmp slt i64 %loop861.j, %t298
  br i1 %loop861.ok, label %loop861.body, label %loop861.end
loop861.body:
  %t862 = mul i64 %loop861.j, 16
  %t863 = add i64 %t32, %t862
  %t864 = inttoptr i64 %t863 to ptr
  %t865 = load <4 x float>, ptr %t864, align 16
  %t866 = fmul <4 x float> %t865, %t854
  %t867 = mul i64 %loop861.j, 16
  %t868 = add i64 %t32, %t867
  %t869 = inttoptr i64 %t868 to ptr
  store <4 x float> %t866, ptr %t869, align 16
  %t870 = add nsw i64 %loop861.j, 1
  br label %loop861
loop861.end:
  br label %when820.end
when820.end:
  %t871 = add i64 %t3, 448
  %t872 = inttoptr i64 %t871 to ptr
  %t873 = load <4 x float>, ptr %t872, align 16
  %t874 = add i64 %t3, 512
  %t875 = inttoptr i64 %t874 to ptr
  %t876 = load <4 x float>, ptr %t875, align 16
  br label %loop877
loop877:
  %loop877.j = phi i64 [ 0, %when820.end ], [ %t927, %loop877.body ]
  %loop877.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when820.end ], [ %t926, %loop877.body ]
  %loop877.ok = icmp slt i64 %loop877.j, %t474
  br i1 %loop877.ok, label %loop877.body, label %loop877.end
loop877.body:
  %t878 = mul i64 %loop877.j, 16
  %t879 = add i64 %t3, %t878
  %t880 = add i64 %t879, 576
  %t881 = inttoptr i64 %t880 to ptr
  %t882 = load <4 x float>, ptr %t881, align 16
  %t883 = fadd <4 x float> %t882, %t873
  %t884 = fmul <4 x float> %t883, splat (float 0x3FF7154760000000)
  %t885 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t884
  %t886 = select <4 x i1> %t885, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t884
  %t887 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t886
  %t888 = select <4 x i1> %t887, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t886
  %t889 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t888)
  %t890 = fsub <4 x float> %t888, %t889
  %t891 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t890, <4 x float> splat (float 0x3F826900C0000000))
  %t892 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t891, <4 x float> %t890, <4 x float> splat (float 0x3FAC954460000000))
  %t893 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t892, <4 x float> %t890, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t894 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t893, <4 x float> %t890, <4 x float> splat (float 0x3FE62E4F60000000))
  %t895 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t894, <4 x float> %t890, <4 x float> splat (float 0x3FF0000000000000))
  %t896 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t884
  %t897 = select <4 x i1> %t896, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t884
  %t898 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t897
  %t899 = select <4 x i1> %t898, <4 x float> splat (float 0x4060000000000000), <4 x float> %t897
  %t900 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t899)
  %t901 = fadd <4 x float> %t900, splat (float 0x4168000FE0000000)
  %t902 = bitcast <4 x float> %t901 to <4 x i32>
  %t903 = shl <4 x i32> %t902, splat (i32 23)
  %t904 = bitcast <4 x i32> %t903 to <4 x float>
  %t905 = fcmp ord <4 x float> %t884, %t884
  %t906 = fmul <4 x float> %t895, %t904
  %t907 = select <4 x i1> %t905, <4 x float> %t906, <4 x float> %t884
  %t908 = lshr i64 %loop877.j, 5
  %t909 = mul i64 %t908, 16
  %t910 = add i64 %t3, %t909
  %t911 = add i64 %t910, 256
  %t912 = inttoptr i64 %t911 to ptr
  %t913 = load <4 x i32>, ptr %t912, align 16
  %t914 = and i64 %loop877.j, 31
  %t915 = shl i64 1, %t914
  %t916 = trunc i64 %t915 to i32
  %t917 = insertelement <4 x i32> poison, i32 %t916, i64 0
  %t918 = shufflevector <4 x i32> %t917, <4 x i32> poison, <4 x i32> zeroinitializer
  %t919 = and <4 x i32> %t913, %t918
  %t920 = icmp eq <4 x i32> %t919, splat (i32 0)
  %t921 = select <4 x i1> %t920, <4 x float> splat (float 0x0000000000000000), <4 x float> %t907
  %t922 = mul i64 %loop877.j, 16
  %t923 = add i64 %t3, %t922
  %t924 = add i64 %t923, 576
  %t925 = inttoptr i64 %t924 to ptr
  store <4 x float> %t921, ptr %t925, align 16
  %t926 = fadd <4 x float> %loop877.c0, %t921
  %t927 = add nsw i64 %loop877.j, 1
  br label %loop877
loop877.end:
  %t928 = fadd <4 x float> %t876, %loop877.c0
  %t929 = add i64 %t3, 512
  %t930 = inttoptr i64 %t929 to ptr
  store <4 x float> %t928, ptr %t930, align 16
  br label %when787.end
when787.end:
  %t932 = icmp ne i64 %loop287.j, 0
  br i1 %t932, label %when931, label %when931.end
when931:
  %t933 = trunc i64 %loop287.j to i32
  %t934 = insertelement <4 x i32> poison, i32 %t933, i64 0
  %t935 = shufflevector <4 x i32> %t934, <4 x i32> poison, <4 x i32> zeroinitializer
  %t936 = icmp sgt <4 x i32> %t935, splat (i32 1)
  %t937 = select <4 x i1> %t936, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t938 = add i64 %args.address, 96
  %t939 = inttoptr i64 %t938 to ptr
  %t940 = load i64, ptr %t939, align 8
  br label %loop941
loop941:
  %loop941.j = phi i64 [ 0, %when931 ], [ %t962, %loop942.end ]
  %loop941.ok = icmp slt i64 %loop941.j, %t474
  br i1 %loop941.ok, label %loop941.body, label %loop941.end
loop941.body:
  br label %loop942
loop942:
  %loop942.j = phi i64 [ 0, %loop941.body ], [ %t961, %loop942.body ]
  %loop942.ok = icmp slt i64 %loop942.j, %t940
  br i1 %loop942.ok, label %loop942.body, label %loop942.end
loop942.body:
  %t943 = mul i64 %loop941.j, %t607
  %t944 = add i64 %t605, %t943
  %t945 = mul i64 %loop942.j, 4
  %t946 = add i64 %t944, %t945
  %t947 = inttoptr i64 %t946 to ptr
  %t948 = load float, ptr %t947, align 1
  %t949 = insertelement <4 x float> poison, float %t948, i64 0
  %t950 = shufflevector <4 x float> %t949, <4 x float> poison, <4 x i32> zeroinitializer
  %t951 = mul i64 %loop941.j, %t22
  %t952 = add i64 %t21, %t951
  %t953 = mul i64 %loop942.j, 4
  %t954 = add i64 %t952, %t953
  %t955 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t950)
  %t956 = fcmp olt <4 x float> %t955, splat (float 0x7FF0000000000000)
  %t957 = fmul <4 x float> %t950, %t937
  %t958 = select <4 x i1> %t956, <4 x float> %t957, <4 x float> splat (float 0x0000000000000000)
  %t959 = extractelement <4 x float> %t958, i64 0
  %t960 = inttoptr i64 %t954 to ptr
  store float %t959, ptr %t960, align 1
  %t961 = add nsw i64 %loop942.j, 1
  br label %loop942
loop942.end:
  %t962 = add nsw i64 %loop941.j, 1
  br label %loop941
loop941.end:
  br label %when931.end
when931.end:
  %t963 = icmp sgt i64 %loop287.j, 0
  %t964 = zext i1 %t963 to i64
  %t965 = icmp ne i64 %t964, 0
  %t966 = select i1 %t965, i64 %t21, i64 %t605
  %t967 = icmp ne i64 %t964, 0
  %t968 = select i1 %t967, i64 %t22, i64 %t607
  %t969 = add i64 %args.address, 96
  %t970 = inttoptr i64 %t969 to ptr
  %t971 = load i64, ptr %t970, align 8
  %t972 = sdiv i64 %t971, 4
  %t973 = mul i64 %t972, 4
  br label %loop974
loop974:
  %loop974.j = phi i64 [ 0, %when931.end ], [ %t1035, %loop975.end ]
  %loop974.ok = icmp slt i64 %loop974.j, %t973
  br i1 %loop974.ok, label %loop974.body, label %loop974.end
loop974.body:
  br label %loop975
loop975:
  %loop975.j = phi i64 [ 0, %loop974.body ], [ %t1008, %loop975.body ]
  %loop975.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop974.body ], [ %t1004, %loop975.body ]
  %loop975.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop974.body ], [ %t1005, %loop975.body ]
  %loop975.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop974.body ], [ %t1006, %loop975.body ]
  %loop975.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop974.body ], [ %t1007, %loop975.body ]
  %loop975.ok = icmp slt i64 %loop975.j, %t474
  br i1 %loop975.ok, label %loop975.body, label %loop975.end
loop975.body:
  %t976 = mul i64 %loop974.j, 4
  %t977 = add i64 %t966, %t976
  %t978 = mul i64 %loop975.j, %t968
  %t979 = add i64 %t977, %t978
  %t980 = inttoptr i64 %t979 to ptr
  %t981 = load float, ptr %t980, align 1
  %t982 = insertelement <4 x float> poison, float %t981, i64 0
  %t983 = shufflevector <4 x float> %t982, <4 x float> poison, <4 x i32> zeroinitializer
  %t984 = add i64 %t979, 4
  %t985 = inttoptr i64 %t984 to ptr
  %t986 = load float, ptr %t985, align 1
  %t987 = insertelement <4 x float> poison, float %t986, i64 0
  %t988 = shufflevector <4 x float> %t987, <4 x float> poison, <4 x i32> zeroinitializer
  %t989 = add i64 %t979, 8
  %t990 = inttoptr i64 %t989 to ptr
  %t991 = load float, ptr %t990, align 1
  %t992 = insertelement <4 x float> poison, float %t991, i64 0
  %t993 = shufflevector <4 x float> %t992, <4 x float> poison, <4 x i32> zeroinitializer
  %t994 = add i64 %t979, 12
  %t995 = inttoptr i64 %t994 to ptr
  %t996 = load float, ptr %t995, align 1
  %t997 = insertelement <4 x float> poison, float %t996, i64 0
  %t998 = shufflevector <4 x float> %t997, <4 x float> poison, <4 x i32> zeroinitializer
  %t999 = mul i64 %loop975.j, 16
  %t1000 = add i64 %t3, %t999
  %t1001 = add i64 %t1000, 576
  %t1002 = inttoptr i64 %t1001 to ptr
  %t1003 = load <4 x float>, ptr %t1002, align 16
  %t1004 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t983, <4 x float> %t1003, <4 x float> %loop975.c0)
  %t1005 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t988, <4 x float> %t1003, <4 x float> %loop975.c1)
  %t1006 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t993, <4 x float> %t1003, <4 x float> %loop975.c2)
  %t1007 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t998, <4 x float> %t1003, <4 x float> %loop975.c3)
  %t1008 = add nsw i64 %loop975.j, 1
  br label %loop975
loop975.end:
  %t1009 = mul i64 %loop974.j, 16
  %t1010 = add i64 %t32, %t1009
  %t1011 = inttoptr i64 %t1010 to ptr
  %t1012 = load <4 x float>, ptr %t1011, align 16
  %t1013 = add i64 %t1010, 16
  %t1014 = inttoptr i64 %t1013 to ptr
  %t1015 = load <4 x float>, ptr %t1014, align 16
  %t1016 = add i64 %t1010, 32
  %t1017 = inttoptr i64 %t1016 to ptr
  %t1018 = load <4 x float>, ptr %t1017, align 16
  %t1019 = add i64 %t1010, 48
  %t1020 = inttoptr i64 %t1019 to ptr
  %t1021 = load <4 x float>, ptr %t1020, align 16
  %t1022 = fadd <4 x float> %t1012, %loop975.c0
  %t1023 = fadd <4 x float> %t1015, %loop975.c1
  %t1024 = fadd <4 x float> %t1018, %loop975.c2
  %t1025 = fadd <4 x float> %t1021, %loop975.c3
  %t1026 = mul i64 %loop974.j, 16
  %t1027 = add i64 %t32, %t1026
  %t1028 = inttoptr i64 %t1027 to ptr
  store <4 x float> %t1022, ptr %t1028, align 16
  %t1029 = add i64 %t1027, 16
  %t1030 = inttoptr i64 %t1029 to ptr
  store <4 x float> %t1023, ptr %t1030, align 16
  %t1031 = add i64 %t1027, 32
  %t1032 = inttoptr i64 %t1031 to ptr
  store <4 x float> %t1024, ptr %t1032, align 16
  %t1033 = add i64 %t1027, 48
  %t1034 = inttoptr i64 %t1033 to ptr
  store <4 x float> %t1025, ptr %t1034, align 16
  %t1035 = add nsw i64 %loop974.j, 4
  br label %loop974
loop974.end:
  br label %loop1036
loop1036:
  %loop1036.j = phi i64 [ %t973, %loop974.end ], [ %t1061, %loop1037.end ]
  %loop1036.ok = icmp slt i64 %loop1036.j, %t971
  br i1 %loop1036.ok, label %loop1036.body, label %loop1036.end
loop1036.body:
  br label %loop1037
loop1037:
  %loop1037.j = phi i64 [ 0, %loop1036.body ], [ %t1052, %loop1037.body ]
  %loop1037.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1036.body ], [ %t1051, %loop1037.body ]
  %loop1037.ok = icmp slt i64 %loop1037.j, %t474
  br i1 %loop1037.ok, label %loop1037.body, label %loop1037.end
loop1037.body:
  %t1038 = mul i64 %loop1036.j, 4
  %t1039 = add i64 %t966, %t1038
  %t1040 = mul i64 %loop1037.j, %t968
  %t1041 = add i64 %t1039, %t1040
  %t1042 = inttoptr i64 %t1041 to ptr
  %t1043 = load float, ptr %t1042, align 1
  %t1044 = insertelement <4 x float> poison, float %t1043, i64 0
  %t1045 = shufflevector <4 x float> %t1044, <4 x float> poison, <4 x i32> zeroinitializer
  %t1046 = mul i64 %loop1037.j, 16
  %t1047 = add i64 %t3, %t1046
  %t1048 = add i64 %t1047, 576
  %t1049 = inttoptr i64 %t1048 to ptr
  %t1050 = load <4 x float>, ptr %t1049, align 16
  %t1051 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1045, <4 x float> %t1050, <4 x float> %loop1037.c0)
  %t1052 = add nsw i64 %loop1037.j, 1
  br label %loop1037
loop1037.end:
  %t1053 = mul i64 %loop1036.j, 16
  %t1054 = add i64 %t32, %t1053
  %t1055 = inttoptr i64 %t1054 to ptr
  %t1056 = load <4 x float>, ptr %t1055, align 16
  %t1057 = fadd <4 x float> %t1056, %loop1037.c0
  %t1058 = mul i64 %loop1036.j, 16
  %t1059 = add i64 %t32, %t1058
  %t1060 = inttoptr i64 %t1059 to ptr
  store <4 x float> %t1057, ptr %t1060, align 16
  %t1061 = add nsw i64 %loop1036.j, 1
  br label %loop1036
loop1036.end:
  %t1063 = icmp ne i64 %loop287.j, 0
  br i1 %t1063, label %when1062, label %when1062.end
when1062:
  %t1064 = add i64 %args.address, 96
  %t1065 = inttoptr i64 %t1064 to ptr
  %t1066 = load i64, ptr %t1065, align 8
  br label %loop1067
loop1067:
  %loop1067.j = phi i64 [ 0, %when1062 ], [ %t1113, %loop1068.end ]
  %loop1067.ok = icmp slt i64 %loop1067.j, %t474
  br i1 %loop1067.ok, label %loop1067.body, label %loop1067.end
loop1067.body:
  br label %loop1068
loop1068:
  %loop1068.j = phi i64 [ 0, %loop1067.body ], [ %t1112, %when1083.end ]
  %loop1068.ok = icmp slt i64 %loop1068.j, %t1066
  br i1 %loop1068.ok, label %loop1068.body, label %loop1068.end
loop1068.body:
  %t1069 = mul i64 %loop1067.j, %t607
  %t1070 = add i64 %t605, %t1069
  %t1071 = mul i64 %loop1068.j, 4
  %t1072 = add i64 %t1070, %t1071
  %t1073 = inttoptr i64 %t1072 to ptr
  %t1074 = load float, ptr %t1073, align 1
  %t1075 = insertelement <4 x float> poison, float %t1074, i64 0
  %t1076 = shufflevector <4 x float> %t1075, <4 x float> poison, <4 x i32> zeroinitializer
  %t1077 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1076)
  %t1078 = fcmp olt <4 x float> %t1077, splat (float 0x7FF0000000000000)
  %t1079 = xor <4 x i1> %t1078, splat (i1 true)
  %t1080 = bitcast <4 x i1> %t1079 to i4
  %t1081 = icmp ne i4 %t1080, 0
  %t1082 = zext i1 %t1081 to i64
  %t1084 = icmp ne i64 %t1082, 0
  br i1 %t1084, label %when1083, label %when1083.end
when1083:
  %t1085 = mul i64 %loop1068.j, 16
  %t1086 = add i64 %t32, %t1085
  %t1087 = inttoptr i64 %t1086 to ptr
  %t1088 = load <4 x float>, ptr %t1087, align 16
  %t1089 = mul i64 %loop1067.j, 16
  %t1090 = add i64 %t3, %t1089
  %t1091 = add i64 %t1090, 576
  %t1092 = inttoptr i64 %t1091 to ptr
  %t1093 = load <4 x float>, ptr %t1092, align 16
  %t1094 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1093, <4 x float> %t1076, <4 x float> %t1088)
  %t1095 = lshr i64 %loop1067.j, 5
  %t1096 = mul i64 %t1095, 16
  %t1097 = add i64 %t3, %t1096
  %t1098 = add i64 %t1097, 256
  %t1099 = inttoptr i64 %t1098 to ptr
  %t1100 = load <4 x i32>, ptr %t1099, align 16
  %t1101 = and i64 %loop1067.j, 31
  %t1102 = shl i64 1, %t1101
  %t1103 = trunc i64 %t1102 to i32
  %t1104 = insertelement <4 x i32> poison, i32 %t1103, i64 0
  %t1105 = shufflevector <4 x i32> %t1104, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1106 = and <4 x i32> %t1100, %t1105
  %t1107 = icmp eq <4 x i32> %t1106, splat (i32 0)
  %t1108 = select <4 x i1> %t1107, <4 x float> %t1088, <4 x float> %t1094
  %t1109 = mul i64 %loop1068.j, 16
  %t1110 = add i64 %t32, %t1109
  %t1111 = inttoptr i64 %t1110 to ptr
  store <4 x float> %t1108, ptr %t1111, align 16
  br label %when1083.end
when1083.end:
  %t1112 = add nsw i64 %loop1068.j, 1
  br label %loop1068
loop1068.end:
  %t1113 = add nsw i64 %loop1067.j, 1
  br label %loop1067
loop1067.end:
  br label %when1062.end
when1062.end:
  br label %when465.end
when465.end:
  %t1114 = srem i64 %loop372.j, 16
  %t1115 = icmp eq i64 %t1114, 15
  %t1116 = zext i1 %t1115 to i64
  %t1118 = icmp ne i64 %t1116, 0
  br i1 %t1118, label %when1117, label %when1117.end
when1117:
  %t1119 = add i64 %args.address, 96
  %t1120 = inttoptr i64 %t1119 to ptr
  %t1121 = load i64, ptr %t1120, align 8
  br label %loop1122
loop1122:
  %loop1122.j = phi i64 [ 0, %when1117 ], [ %t1140, %loop1122.body ]
  %loop1122.ok = icmp slt i64 %loop1122.j, %t1121
  br i1 %loop1122.ok, label %loop1122.body, label %loop1122.end
loop1122.body:
  %t1123 = add i64 %loop1122.j, %t1121
  %t1124 = add i64 %loop1122.j, %t1121
  %t1125 = mul i64 %t1124, 16
  %t1126 = add i64 %t32, %t1125
  %t1127 = inttoptr i64 %t1126 to ptr
  %t1128 = load <4 x float>, ptr %t1127, align 16
  %t1129 = mul i64 %loop1122.j, 16
  %t1130 = add i64 %t32, %t1129
  %t1131 = inttoptr i64 %t1130 to ptr
  %t1132 = load <4 x float>, ptr %t1131, align 16
  %t1133 = fadd <4 x float> %t1128, %t1132
  %t1134 = mul i64 %t1123, 16
  %t1135 = add i64 %t32, %t1134
  %t1136 = inttoptr i64 %t1135 to ptr
  store <4 x float> %t1133, ptr %t1136, align 16
  %t1137 = mul i64 %loop1122.j, 16
  %t1138 = add i64 %t32, %t1137
  %t1139 = inttoptr i64 %t1138 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1139, align 16
  %t1140 = add nsw i64 %loop1122.j, 1
  br label %loop1122
loop1122.end:
  br label %when1117.end
when1117.end:
  %t1141 = add nsw i64 %loop372.j, 1
  br label %loop372
loop372.end:
  %t1142 = add i64 %args.address, 96
  %t1143 = inttoptr i64 %t1142 to ptr
  %t1144 = load i64, ptr %t1143, align 8
  br label %loop1145
loop1145:
  %loop1145.j = phi i64 [ 0, %loop372.end ], [ %t1163, %loop1145.body ]
  %loop1145.ok = icmp slt i64 %loop1145.j, %t1144
  br i1 %loop1145.ok, label %loop1145.body, label %loop1145.end
loop1145.body:
  %t1146 = add i64 %loop1145.j, %t1144
  %t1147 = add i64 %loop1145.j, %t1144
  %t1148 = mul i64 %t1147, 16
  %t1149 = add i64 %t32, %t1148
  %t1150 = inttoptr i64 %t1149 to ptr
  %t1151 = load <4 x float>, ptr %t1150, align 16
  %t1152 = mul i64 %loop1145.j, 16
  %t1153 = add i64 %t32, %t1152
  %t1154 = inttoptr i64 %t1153 to ptr
  %t1155 = load <4 x float>, ptr %t1154, align 16
  %t1156 = fadd <4 x float> %t1151, %t1155
  %t1157 = mul i64 %t1146, 16
  %t1158 = add i64 %t32, %t1157
  %t1159 = inttoptr i64 %t1158 to ptr
  store <4 x float> %t1156, ptr %t1159, align 16
  %t1160 = mul i64 %loop1145.j, 16
  %t1161 = add i64 %t32, %t1160
  %t1162 = inttoptr i64 %t1161 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1162, align 16
  %t1163 = add nsw i64 %loop1145.j, 1
  br label %loop1145
loop1145.end:
  %t1164 = add i64 %args.address, 96
  %t1165 = inttoptr i64 %t1164 to ptr
  %t1166 = load i64, ptr %t1165, align 8
  br label %loop1167
loop1167:
  %loop1167.j = phi i64 [ 0, %loop1145.end ], [ %t1179, %loop1167.body ]
  %loop1167.ok = icmp slt i64 %loop1167.j, %t1166
  br i1 %loop1167.ok, label %loop1167.body, label %loop1167.end
loop1167.body:
  %t1168 = add i64 %args.address, 96
  %t1169 = inttoptr i64 %t1168 to ptr
  %t1170 = load i64, ptr %t1169, align 8
  %t1171 = add i64 %loop1167.j, %t1170
  %t1172 = mul i64 %t1171, 16
  %t1173 = add i64 %t32, %t1172
  %t1174 = inttoptr i64 %t1173 to ptr
  %t1175 = load <4 x float>, ptr %t1174, align 16
  %t1176 = mul i64 %loop1167.j, 16
  %t1177 = add i64 %t32, %t1176
  %t1178 = inttoptr i64 %t1177 to ptr
  store <4 x float> %t1175, ptr %t1178, align 16
  %t1179 = add nsw i64 %loop1167.j, 1
  br label %loop1167
loop1167.end:
  br label %loop1180
loop1180:
  %loop1180.j = phi i64 [ 0, %loop1167.end ], [ %t1189, %loop1180.body ]
  %loop1180.c0 = phi <4 x i1> [ splat (i1 false), %loop1167.end ], [ %t1188, %loop1180.body ]
  %loop1180.ok = icmp slt i64 %loop1180.j, %t284
  br i1 %loop1180.ok, label %loop1180.body, label %loop1180.end
loop1180.body:
  %t1181 = mul i64 %loop1180.j, 16
  %t1182 = add i64 %t32, %t1181
  %t1183 = inttoptr i64 %t1182 to ptr
  %t1184 = load <4 x float>, ptr %t1183, align 16
  %t1185 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1184)
  %t1186 = fcmp olt <4 x float> %t1185, splat (float 0x7FF0000000000000)
  %t1187 = xor <4 x i1> %t1186, splat (i1 true)
  %t1188 = or <4 x i1> %loop1180.c0, %t1187
  %t1189 = add nsw i64 %loop1180.j, 1
  br label %loop1180
loop1180.end:
  %t1190 = add i64 %t3, 512
  %t1191 = inttoptr i64 %t1190 to ptr
  %t1192 = load <4 x float>, ptr %t1191, align 16
  %t1193 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1192)
  %t1194 = fcmp olt <4 x float> %t1193, splat (float 0x7FF0000000000000)
  %t1195 = and <4 x i1> %loop1180.c0, %t1194
  %t1196 = bitcast <4 x i1> %t1195 to i4
  %t1197 = icmp ne i4 %t1196, 0
  %t1198 = zext i1 %t1197 to i64
  %t1199 = icmp slt i64 %loop287.j, 2
  %t1200 = zext i1 %t1199 to i64
  %t1201 = and i64 %t1198, %t1200
  %t1203 = icmp ne i64 %t1201, 0
  br i1 %t1203, label %when1202, label %when1202.end
when1202:
  %t1204 = add i64 %args.address, 96
  %t1205 = inttoptr i64 %t1204 to ptr
  %t1206 = load i64, ptr %t1205, align 8
  br label %loop1207
loop1207:
  %loop1207.j = phi i64 [ 0, %when1202 ], [ %t1215, %loop1207.body ]
  %loop1207.ok = icmp slt i64 %loop1207.j, %t1206
  br i1 %loop1207.ok, label %loop1207.body, label %loop1207.end
loop1207.body:
  %t1208 = mul i64 %loop1207.j, 16
  %t1209 = add i64 %t32, %t1208
  %t1210 = inttoptr i64 %t1209 to ptr
  %t1211 = load <4 x float>, ptr %t1210, align 16
  %t1212 = mul i64 %loop1207.j, 16
  %t1213 = add i64 %t38, %t1212
  %t1214 = inttoptr i64 %t1213 to ptr
  store <4 x float> %t1211, ptr %t1214, align 16
  %t1215 = add nsw i64 %loop1207.j, 1
  br label %loop1207
loop1207.end:
  %t1216 = add i64 %t3, 384
  %t1217 = add i64 %loop287.j, 1
  %t1218 = inttoptr i64 %t1216 to ptr
  store i64 %t1217, ptr %t1218, align 8
  br label %when1202.end
when1202.end:
  br label %when293.end
when293.end:
  %t1219 = add nsw i64 %loop287.j, 1
  br label %loop287
loop287.end:
  %t1220 = add i64 %t3, 384
  %t1221 = inttoptr i64 %t1220 to ptr
  %t1222 = load i64, ptr %t1221, align 8
  %t1223 = add i64 %t3, 448
  %t1224 = inttoptr i64 %t1223 to ptr
  %t1225 = load <4 x float>, ptr %t1224, align 16
  %t1226 = add i64 %t3, 512
  %t1227 = inttoptr i64 %t1226 to ptr
  %t1228 = load <4 x float>, ptr %t1227, align 16
  %t1229 = fcmp oeq <4 x float> %t1228, splat (float 0x0000000000000000)
  %t1230 = fneg <4 x float> %t1225
  %t1231 = select <4 x i1> %t1229, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1230
  %t1232 = add i64 %args.address, 320
  %t1233 = inttoptr i64 %t1232 to ptr
  %t1234 = load i64, ptr %t1233, align 8
  %t1235 = add i64 %args.address, 56
  %t1236 = inttoptr i64 %t1235 to ptr
  %t1237 = load i64, ptr %t1236, align 8
  %t1238 = mul i64 %t65, %t1237
  %t1239 = add i64 %t1238, %t69
  %t1240 = mul i64 %t1239, 8
  %t1241 = add i64 %t1234, %t1240
  %t1242 = inttoptr i64 %t1241 to ptr
  %t1243 = load double, ptr %t1242, align 8
  %t1244 = fptrunc double %t1243 to float
  %t1245 = insertelement <4 x float> poison, float %t1244, i64 0
  %t1246 = shufflevector <4 x float> %t1245, <4 x float> poison, <4 x i32> zeroinitializer
  %t1247 = fcmp ogt <4 x float> %t1231, %t1246
  %t1248 = select <4 x i1> %t1247, <4 x float> %t1231, <4 x float> %t1246
  %t1249 = fcmp ogt <4 x float> %t1248, splat (float 0xFFF0000000000000)
  %t1250 = select <4 x i1> %t1249, <4 x float> %t1248, <4 x float> splat (float 0x0000000000000000)
  %t1251 = fcmp ogt <4 x float> %t1231, splat (float 0xFFF0000000000000)
  %t1252 = fsub <4 x float> %t1231, %t1250
  %t1253 = fmul <4 x float> %t1252, splat (float 0x3FF7154760000000)
  %t1254 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1253
  %t1255 = select <4 x i1> %t1254, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1253
  %t1256 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1255
  %t1257 = select <4 x i1> %t1256, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1255
  %t1258 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1257)
  %t1259 = fsub <4 x float> %t1257, %t1258
  %t1260 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1259, <4 x float> splat (float 0x3F826900C0000000))
  %t1261 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1260, <4 x float> %t1259, <4 x float> splat (float 0x3FAC954460000000))
  %t1262 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1261, <4 x float> %t1259, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1263 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1262, <4 x float> %t1259, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1264 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1263, <4 x float> %t1259, <4 x float> splat (float 0x3FF0000000000000))
  %t1265 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1253
  %t1266 = select <4 x i1> %t1265, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1253
  %t1267 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1266
  %t1268 = select <4 x i1> %t1267, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1266
  %t1269 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1268)
  %t1270 = fadd <4 x float> %t1269, splat (float 0x4168000FE0000000)
  %t1271 = bitcast <4 x float> %t1270 to <4 x i32>
  %t1272 = shl <4 x i32> %t1271, splat (i32 23)
  %t1273 = bitcast <4 x i32> %t1272 to <4 x float>
  %t1274 = fcmp ord <4 x float> %t1253, %t1253
  %t1275 = fmul <4 x float> %t1264, %t1273
  %t1276 = select <4 x i1> %t1274, <4 x float> %t1275, <4 x float> %t1253
  %t1277 = select <4 x i1> %t1251, <4 x float> %t1276, <4 x float> splat (float 0x0000000000000000)
  %t1278 = fcmp oeq <4 x float> %t1228, %t1228
  %t1279 = select <4 x i1> %t1278, <4 x float> %t1277, <4 x float> %t1228
  %t1280 = fmul <4 x float> %t1228, %t1279
  %t1281 = fcmp ogt <4 x float> %t1246, splat (float 0xFFF0000000000000)
  %t1282 = fsub <4 x float> %t1246, %t1250
  %t1283 = fmul <4 x float> %t1282, splat (float 0x3FF7154760000000)
  %t1284 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1283
  %t1285 = select <4 x i1> %t1284, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1283
  %t1286 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1285
  %t1287 = select <4 x i1> %t1286, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1285
  %t1288 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1287)
  %t1289 = fsub <4 x float> %t1287, %t1288
  %t1290 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1289, <4 x float> splat (float 0x3F826900C0000000))
  %t1291 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1290, <4 x float> %t1289, <4 x float> splat (float 0x3FAC954460000000))
  %t1292 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1291, <4 x float> %t1289, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1293 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1292, <4 x float> %t1289, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1294 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1293, <4 x float> %t1289, <4 x float> splat (float 0x3FF0000000000000))
  %t1295 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1283
  %t1296 = select <4 x i1> %t1295, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1283
  %t1297 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1296
  %t1298 = select <4 x i1> %t1297, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1296
  %t1299 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1298)
  %t1300 = fadd <4 x float> %t1299, splat (float 0x4168000FE0000000)
  %t1301 = bitcast <4 x float> %t1300 to <4 x i32>
  %t1302 = shl <4 x i32> %t1301, splat (i32 23)
  %t1303 = bitcast <4 x i32> %t1302 to <4 x float>
  %t1304 = fcmp ord <4 x float> %t1283, %t1283
  %t1305 = fmul <4 x float> %t1294, %t1303
  %t1306 = select <4 x i1> %t1304, <4 x float> %t1305, <4 x float> %t1283
  %t1307 = select <4 x i1> %t1281, <4 x float> %t1306, <4 x float> splat (float 0x0000000000000000)
  %t1308 = fadd <4 x float> %t1280, %t1307
  %t1309 = fcmp oeq <4 x float> %t1308, splat (float 0x0000000000000000)
  %t1310 = fdiv <4 x float> %t1279, %t1308
  %t1311 = select <4 x i1> %t1309, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1310
  %t1312 = add i64 %t3, 448
  %t1313 = inttoptr i64 %t1312 to ptr
  store <4 x float> %t1250, ptr %t1313, align 16
  %t1314 = add i64 %t3, 512
  %t1315 = inttoptr i64 %t1314 to ptr
  store <4 x float> %t1308, ptr %t1315, align 16
  br label %loop1316
loop1316:
  %loop1316.j = phi i64 [ 0, %loop287.end ], [ %t1325, %loop1316.body ]
  %loop1316.ok = icmp slt i64 %loop1316.j, %t284
  br i1 %loop1316.ok, label %loop1316.body, label %loop1316.end
loop1316.body:
  %t1317 = mul i64 %loop1316.j, 16
  %t1318 = add i64 %t32, %t1317
  %t1319 = inttoptr i64 %t1318 to ptr
  %t1320 = load <4 x float>, ptr %t1319, align 16
  %t1321 = fmul <4 x float> %t1320, %t1311
  %t1322 = mul i64 %loop1316.j, 16
  %t1323 = add i64 %t32, %t1322
  %t1324 = inttoptr i64 %t1323 to ptr
  store <4 x float> %t1321, ptr %t1324, align 16
  %t1325 = add nsw i64 %loop1316.j, 1
  br label %loop1316
loop1316.end:
  %t1326 = icmp sgt i64 %t1222, 1
  %t1327 = zext i1 %t1326 to i64
  %t1329 = icmp ne i64 %t1327, 0
  br i1 %t1329, label %when1328, label %when1328.end
when1328:
  br label %loop1330
loop1330:
  %loop1330.j = phi i64 [ 0, %when1328 ], [ %t1347, %loop1330.body ]
  %loop1330.ok = icmp slt i64 %loop1330.j, %t284
  br i1 %loop1330.ok, label %loop1330.body, label %loop1330.end
loop1330.body:
  %t1331 = mul i64 %loop1330.j, 16
  %t1332 = add i64 %t38, %t1331
  %t1333 = inttoptr i64 %t1332 to ptr
  %t1334 = load <4 x float>, ptr %t1333, align 16
  %t1335 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1334)
  %t1336 = fcmp olt <4 x float> %t1335, splat (float 0x7FF0000000000000)
  %t1337 = fmul <4 x float> %t1334, %t1311
  %t1338 = mul i64 %loop1330.j, 16
  %t1339 = add i64 %t32, %t1338
  %t1340 = inttoptr i64 %t1339 to ptr
  %t1341 = load <4 x float>, ptr %t1340, align 16
  %t1342 = fmul <4 x float> %t1341, splat (float 0x4450000000000000)
  %t1343 = select <4 x i1> %t1336, <4 x float> %t1337, <4 x float> %t1342
  %t1344 = mul i64 %loop1330.j, 16
  %t1345 = add i64 %t32, %t1344
  %t1346 = inttoptr i64 %t1345 to ptr
  store <4 x float> %t1343, ptr %t1346, align 16
  %t1347 = add nsw i64 %loop1330.j, 1
  br label %loop1330
loop1330.end:
  br label %when1328.end
when1328.end:
  %t1348 = add i64 %args.address, 224
  %t1349 = inttoptr i64 %t1348 to ptr
  %t1350 = load i64, ptr %t1349, align 8
  %t1351 = add i64 %args.address, 232
  %t1352 = inttoptr i64 %t1351 to ptr
  %t1353 = load i64, ptr %t1352, align 8
  %t1354 = mul i64 %t65, 8
  %t1355 = add i64 %t1353, %t1354
  %t1356 = inttoptr i64 %t1355 to ptr
  %t1357 = load i64, ptr %t1356, align 8
  %t1358 = add i64 %t1350, %t1357
  %t1359 = add i64 %args.address, 240
  %t1360 = inttoptr i64 %t1359 to ptr
  %t1361 = load i64, ptr %t1360, align 8
  %t1362 = mul i64 %t69, %t1361
  %t1363 = add i64 %t1358, %t1362
  %t1364 = add i64 %args.address, 248
  %t1365 = inttoptr i64 %t1364 to ptr
  %t1366 = load i64, ptr %t1365, align 8
  %t1367 = mul i64 %t70, %t1366
  %t1368 = add i64 %t1363, %t1367
  %t1369 = add i64 %args.address, 248
  %t1370 = inttoptr i64 %t1369 to ptr
  %t1371 = load i64, ptr %t1370, align 8
  %t1372 = add i64 %args.address, 256
  %t1373 = inttoptr i64 %t1372 to ptr
  %t1374 = load i64, ptr %t1373, align 8
  %t1375 = icmp eq i64 %t1374, 4
  %t1376 = zext i1 %t1375 to i64
  %t1377 = sdiv i64 %t284, 4
  %t1378 = mul i64 %t1377, 4
  %t1379 = icmp ne i64 %t1376, 0
  %t1380 = select i1 %t1379, i64 %t1378, i64 0
  br label %loop1381
loop1381:
  %loop1381.j = phi i64 [ 0, %when1328.end ], [ %t1428, %loop1418.end ]
  %loop1381.ok = icmp slt i64 %loop1381.j, %t1380
  br i1 %loop1381.ok, label %loop1381.body, label %loop1381.end
loop1381.body:
  %t1382 = mul i64 %loop1381.j, 16
  %t1383 = add i64 %t32, %t1382
  %t1384 = inttoptr i64 %t1383 to ptr
  %t1385 = load <4 x float>, ptr %t1384, align 16
  %t1386 = add i64 %t1383, 16
  %t1387 = inttoptr i64 %t1386 to ptr
  %t1388 = load <4 x float>, ptr %t1387, align 16
  %t1389 = add i64 %t1383, 32
  %t1390 = inttoptr i64 %t1389 to ptr
  %t1391 = load <4 x float>, ptr %t1390, align 16
  %t1392 = add i64 %t1383, 48
  %t1393 = inttoptr i64 %t1392 to ptr
  %t1394 = load <4 x float>, ptr %t1393, align 16
  %t1395 = shufflevector <4 x float> %t1385, <4 x float> %t1391, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1396 = shufflevector <4 x float> %t1385, <4 x float> %t1391, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1397 = shufflevector <4 x float> %t1388, <4 x float> %t1394, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1398 = shufflevector <4 x float> %t1388, <4 x float> %t1394, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1399 = shufflevector <4 x float> %t1395, <4 x float> %t1397, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1400 = shufflevector <4 x float> %t1395, <4 x float> %t1397, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1401 = shufflevector <4 x float> %t1396, <4 x float> %t1398, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1402 = shufflevector <4 x float> %t1396, <4 x float> %t1398, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1403 = add i64 %t3, 1600
  %t1404 = inttoptr i64 %t1403 to ptr
  store <4 x float> %t1399, ptr %t1404, align 16
  %t1405 = add i64 %t3, 1616
  %t1406 = inttoptr i64 %t1405 to ptr
  store <4 x float> %t1400, ptr %t1406, align 16
  %t1407 = add i64 %t3, 1632
  %t1408 = inttoptr i64 %t1407 to ptr
  store <4 x float> %t1401, ptr %t1408, align 16
  %t1409 = add i64 %t3, 1648
  %t1410 = inttoptr i64 %t1409 to ptr
  store <4 x float> %t1402, ptr %t1410, align 16
  %t1411 = mul i64 %loop1381.j, %t1374
  %t1412 = add i64 %t1368, %t1411
  %t1413 = sub i64 %t78, 0
  %t1414 = icmp slt i64 %t1413, 4
  %t1415 = zext i1 %t1414 to i64
  %t1416 = icmp ne i64 %t1415, 0
  %t1417 = select i1 %t1416, i64 %t1413, i64 4
  br label %loop1418
loop1418:
  %loop1418.j = phi i64 [ 0, %loop1381.body ], [ %t1427, %loop1418.body ]
  %loop1418.ok = icmp slt i64 %loop1418.j, %t1417
  br i1 %loop1418.ok, label %loop1418.body, label %loop1418.end
loop1418.body:
  %t1419 = mul i64 %loop1418.j, 16
  %t1420 = add i64 %t3, %t1419
  %t1421 = add i64 %t1420, 1600
  %t1422 = inttoptr i64 %t1421 to ptr
  %t1423 = load <4 x float>, ptr %t1422, align 16
  %t1424 = mul i64 %loop1418.j, %t1371
  %t1425 = add i64 %t1412, %t1424
  %t1426 = inttoptr i64 %t1425 to ptr
  store <4 x float> %t1423, ptr %t1426, align 1
  %t1427 = add nsw i64 %loop1418.j, 1
  br label %loop1418
loop1418.end:
  %t1428 = add nsw i64 %loop1381.j, 4
  br label %loop1381
loop1381.end:
  br label %loop1429
loop1429:
  %loop1429.j = phi i64 [ %t1380, %loop1381.end ], [ %t1446, %loop1430.end ]
  %loop1429.ok = icmp slt i64 %loop1429.j, %t284
  br i1 %loop1429.ok, label %loop1429.body, label %loop1429.end
loop1429.body:
  br label %loop1430
loop1430:
  %loop1430.j = phi i64 [ 0, %loop1429.body ], [ %t1445, %loop1430.body ]
  %loop1430.ok = icmp slt i64 %loop1430.j, %t78
  br i1 %loop1430.ok, label %loop1430.body, label %loop1430.end
loop1430.body:
  %t1431 = mul i64 %loop1430.j, %t1371
  %t1432 = add i64 %t1368, %t1431
  %t1433 = mul i64 %loop1429.j, %t1374
  %t1434 = add i64 %t1432, %t1433
  %t1435 = mul i64 %loop1429.j, 16
  %t1436 = add i64 %t32, %t1435
  %t1437 = mul i64 %loop1430.j, 4
  %t1438 = add i64 %t1436, %t1437
  %t1439 = inttoptr i64 %t1438 to ptr
  %t1440 = load float, ptr %t1439, align 1
  %t1441 = insertelement <4 x float> poison, float %t1440, i64 0
  %t1442 = shufflevector <4 x float> %t1441, <4 x float> poison, <4 x i32> zeroinitializer
  %t1443 = extractelement <4 x float> %t1442, i64 0
  %t1444 = inttoptr i64 %t1434 to ptr
  store float %t1443, ptr %t1444, align 1
  %t1445 = add nsw i64 %loop1430.j, 1
  br label %loop1430
loop1430.end:
  %t1446 = add nsw i64 %loop1429.j, 1
  br label %loop1429
loop1429.end:
  %t1447 = add i64 %args.address, 56
  %t1448 = inttoptr i64 %t1447 to ptr
  %t1449 = load i64, ptr %t1448, align 8
  %t1450 = mul i64 %t65, %t1449
  %t1451 = add i64 %t1450, %t69
  %t1452 = add i64 %args.address, 72
  %t1453 = inttoptr i64 %t1452 to ptr
  %t1454 = load i64, ptr %t1453, align 8
  %t1455 = mul i64 %t1451, %t1454
  %t1456 = add i64 %t1455, %t70
  %t1457 = mul i64 %t1456, 4
  %t1458 = add i64 %args.address, 264
  %t1459 = inttoptr i64 %t1458 to ptr
  %t1460 = load i64, ptr %t1459, align 8
  %t1461 = add i64 %args.address, 272
  %t1462 = inttoptr i64 %t1461 to ptr
  %t1463 = load i64, ptr %t1462, align 8
  %t1465 = icmp ne i64 %t1460, 0
  br i1 %t1465, label %when1464, label %when1464.end
when1464:
  br label %loop1466
loop1466:
  %loop1466.j = phi i64 [ 0, %when1464 ], [ %t1479, %loop1466.body ]
  %loop1466.ok = icmp slt i64 %loop1466.j, %t78
  br i1 %loop1466.ok, label %loop1466.body, label %loop1466.end
loop1466.body:
  %t1467 = add i64 %t1460, %t1457
  %t1468 = mul i64 %loop1466.j, 4
  %t1469 = add i64 %t1467, %t1468
  %t1470 = mul i64 %loop1466.j, 4
  %t1471 = add i64 %t3, %t1470
  %t1472 = add i64 %t1471, 448
  %t1473 = inttoptr i64 %t1472 to ptr
  %t1474 = load float, ptr %t1473, align 1
  %t1475 = insertelement <4 x float> poison, float %t1474, i64 0
  %t1476 = shufflevector <4 x float> %t1475, <4 x float> poison, <4 x i32> zeroinitializer
  %t1477 = extractelement <4 x float> %t1476, i64 0
  %t1478 = inttoptr i64 %t1469 to ptr
  store float %t1477, ptr %t1478, align 1
  %t1479 = add nsw i64 %loop1466.j, 1
  br label %loop1466
loop1466.end:
  br label %when1464.end
when1464.end:
  %t1481 = icmp ne i64 %t1463, 0
  br i1 %t1481, label %when1480, label %when1480.end
when1480:
  br label %loop1482
loop1482:
  %loop1482.j = phi i64 [ 0, %when1480 ], [ %t1495, %loop1482.body ]
  %loop1482.ok = icmp slt i64 %loop1482.j, %t78
  br i1 %loop1482.ok, label %loop1482.body, label %loop1482.end
loop1482.body:
  %t1483 = add i64 %t1463, %t1457
  %t1484 = mul i64 %loop1482.j, 4
  %t1485 = add i64 %t1483, %t1484
  %t1486 = mul i64 %loop1482.j, 4
  %t1487 = add i64 %t3, %t1486
  %t1488 = add i64 %t1487, 512
  %t1489 = inttoptr i64 %t1488 to ptr
  %t1490 = load float, ptr %t1489, align 1
  %t1491 = insertelement <4 x float> poison, float %t1490, i64 0
  %t1492 = shufflevector <4 x float> %t1491, <4 x float> poison, <4 x i32> zeroinitializer
  %t1493 = extractelement <4 x float> %t1492, i64 0
  %t1494 = inttoptr i64 %t1485 to ptr
  store float %t1493, ptr %t1494, align 1
  %t1495 = add nsw i64 %loop1482.j, 1
  br label %loop1482
loop1482.end:
  br label %when1480.end
when1480.end:
  ret void
}

define i64 @regard_kernel(ptr %args) #0 {
entry:
  %counter.at = load ptr, ptr %args, align 8
  %total.at = getelementptr i64, ptr %args, i64 1
  %total = load i64, ptr %total.at, align 8
  %budget.at = getelementptr i64, ptr %args, i64 2
  %budget = load i64, ptr %budget.at, align 8
  %mode.saved = call i64 @llvm.aarch64.get.fpcr()
  call void @llvm.aarch64.set.fpcr(i64 0)
  br label %draw
draw:
  %drawn = phi i64 [ 0, %entry ], [ %next, %work ]
  %more = icmp slt i64 %drawn, %budget
  br i1 %more, label %take, label %pause
take:
  %task = atomicrmw add ptr %counter.at, i64 1 monotonic
  %left = icmp slt i64 %task, %total
  br i1 %left, label %work, label %end
work:
  call void @task(ptr %args, i64 %task)
  %next = add i64 %drawn, 1
  br label %draw
pause:
  br label %end
end:
  %result = phi i64 [ 1, %pause ], [ 0, %take ]
  call void @llvm.aarch64.set.fpcr(i64 %mode.saved)
  ret i64 %result
}

attributes #0 = { nounwind }
attributes #1 = { nounwind noinline }
