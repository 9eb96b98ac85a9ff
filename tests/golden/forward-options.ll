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
  %t10 = mul i64 %t6, 2
  %t11 = mul i64 %t10, 64
  %t12 = add i64 %t11, 2751
  %t13 = sdiv i64 %t12, 64
  %t14 = mul i64 %t13, 64
  %t15 = add i64 %t3, %t14
  %t16 = mul i64 %t9, 2
  %t17 = mul i64 %t16, 64
  %t18 = add i64 %t17, 63
  %t19 = sdiv i64 %t18, 64
  %t20 = mul i64 %t19, 64
  %t21 = add i64 %t15, %t20
  %t22 = mul i64 %t9, 2
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
  %t141 = icmp eq i64 %t131, 2
  %t142 = zext i1 %t141 to i64
  %t143 = sdiv i64 %t134, 4
  %t144 = mul i64 %t143, 4
  %t145 = icmp ne i64 %t142, 0
  %t146 = select i1 %t145, i64 %t144, i64 0
  br label %loop147
loop147:
  %loop147.j = phi i64 [ 0, %entry ], [ %t211, %loop147.body ]
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
  %t179 = load <4 x half>, ptr %t178, align 1
  %t180 = fpext <4 x half> %t179 to <4 x float>
  %t181 = inttoptr i64 %t163 to ptr
  %t182 = load <4 x half>, ptr %t181, align 1
  %t183 = fpext <4 x half> %t182 to <4 x float>
  %t184 = inttoptr i64 %t170 to ptr
  %t185 = load <4 x half>, ptr %t184, align 1
  %t186 = fpext <4 x half> %t185 to <4 x float>
  %t187 = inttoptr i64 %t177 to ptr
  %t188 = load <4 x half>, ptr %t187, align 1
  %t189 = fpext <4 x half> %t188 to <4 x float>
  %t190 = shufflevector <4 x float> %t180, <4 x float> %t186, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t191 = shufflevector <4 x float> %t180, <4 x float> %t186, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t192 = shufflevector <4 x float> %t183, <4 x float> %t189, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t193 = shufflevector <4 x float> %t183, <4 x float> %t189, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t194 = shufflevector <4 x float> %t190, <4 x float> %t192, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t195 = shufflevector <4 x float> %t190, <4 x float> %t192, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t196 = shufflevector <4 x float> %t191, <4 x float> %t193, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t197 = shufflevector <4 x float> %t191, <4 x float> %t193, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t198 = fmul <4 x float> %t194, %t140
  %t199 = fmul <4 x float> %t195, %t140
  %t200 = fmul <4 x float> %t196, %t140
  %t201 = fmul <4 x float> %t197, %t140
  %t202 = mul i64 %loop147.j, 16
  %t203 = add i64 %t27, %t202
  %t204 = inttoptr i64 %t203 to ptr
  store <4 x float> %t198, ptr %t204, align 16
  %t205 = add i64 %t203, 16
  %t206 = inttoptr i64 %t205 to ptr
  store <4 x float> %t199, ptr %t206, align 16
  %t207 = add i64 %t203, 32
  %t208 = inttoptr i64 %t207 to ptr
  store <4 x float> %t200, ptr %t208, align 16
  %t209 = add i64 %t203, 48
  %t210 = inttoptr i64 %t209 to ptr
  store <4 x float> %t201, ptr %t210, align 16
  %t211 = add nsw i64 %loop147.j, 4
  br label %loop147
loop147.end:
  br label %loop212
loop212:
  %loop212.j = phi i64 [ %t146, %loop147.end ], [ %t236, %loop213.end ]
  %loop212.ok = icmp slt i64 %loop212.j, %t134
  br i1 %loop212.ok, label %loop212.body, label %loop212.end
loop212.body:
  br label %loop213
loop213:
  %loop213.j = phi i64 [ 0, %loop212.body ], [ %t235, %loop213.body ]
  %loop213.ok = icmp slt i64 %loop213.j, 4
  br i1 %loop213.ok, label %loop213.body, label %loop213.end
loop213.body:
  %t214 = sub i64 %t78, 1
  %t215 = icmp slt i64 %loop213.j, %t214
  %t216 = zext i1 %t215 to i64
  %t217 = icmp ne i64 %t216, 0
  %t218 = select i1 %t217, i64 %loop213.j, i64 %t214
  %t219 = mul i64 %t218, %t128
  %t220 = add i64 %t125, %t219
  %t221 = mul i64 %loop212.j, %t131
  %t222 = add i64 %t220, %t221
  %t223 = inttoptr i64 %t222 to ptr
  %t224 = load half, ptr %t223, align 1
  %t225 = insertelement <4 x half> poison, half %t224, i64 0
  %t226 = shufflevector <4 x half> %t225, <4 x half> poison, <4 x i32> zeroinitializer
  %t227 = fpext <4 x half> %t226 to <4 x float>
  %t228 = mul i64 %loop212.j, 16
  %t229 = add i64 %t27, %t228
  %t230 = mul i64 %loop213.j, 4
  %t231 = add i64 %t229, %t230
  %t232 = fmul <4 x float> %t227, %t140
  %t233 = extractelement <4 x float> %t232, i64 0
  %t234 = inttoptr i64 %t231 to ptr
  store float %t233, ptr %t234, align 1
  %t235 = add nsw i64 %loop213.j, 1
  br label %loop213
loop213.end:
  %t236 = add nsw i64 %loop212.j, 1
  br label %loop212
loop212.end:
  %t237 = add i64 %t3, 64
  %t238 = inttoptr i64 %t237 to ptr
  %t239 = load <4 x i32>, ptr %t238, align 16
  %t240 = add i64 %args.address, 304
  %t241 = inttoptr i64 %t240 to ptr
  %t242 = load i64, ptr %t241, align 8
  %t243 = mul i64 %t65, 8
  %t244 = add i64 %t242, %t243
  %t245 = inttoptr i64 %t244 to ptr
  %t246 = load i64, ptr %t245, align 8
  %t247 = trunc i64 %t246 to i32
  %t248 = insertelement <4 x i32> poison, i32 %t247, i64 0
  %t249 = shufflevector <4 x i32> %t248, <4 x i32> poison, <4 x i32> zeroinitializer
  %t250 = inttoptr i64 %t3 to ptr
  %t251 = load <4 x i32>, ptr %t250, align 16
  %t252 = add i64 %args.address, 312
  %t253 = inttoptr i64 %t252 to ptr
  %t254 = load i64, ptr %t253, align 8
  %t255 = mul i64 %t65, 8
  %t256 = add i64 %t254, %t255
  %t257 = inttoptr i64 %t256 to ptr
  %t258 = load i64, ptr %t257, align 8
  %t259 = trunc i64 %t258 to i32
  %t260 = insertelement <4 x i32> poison, i32 %t259, i64 0
  %t261 = shufflevector <4 x i32> %t260, <4 x i32> poison, <4 x i32> zeroinitializer
  %t262 = icmp slt <4 x i32> %t251, %t261
  %t263 = add i64 %args.address, 288
  %t264 = inttoptr i64 %t263 to ptr
  %t265 = load i64, ptr %t264, align 8
  %t266 = trunc i64 %t265 to i32
  %t267 = insertelement <4 x i32> poison, i32 %t266, i64 0
  %t268 = shufflevector <4 x i32> %t267, <4 x i32> poison, <4 x i32> zeroinitializer
  %t269 = sub <4 x i32> %t239, %t268
  %t270 = icmp sgt <4 x i32> %t269, splat (i32 0)
  %t271 = select <4 x i1> %t270, <4 x i32> %t269, <4 x i32> splat (i32 0)
  %t272 = add i64 %t3, 128
  %t273 = inttoptr i64 %t272 to ptr
  store <4 x i32> %t271, ptr %t273, align 16
  %t274 = add i64 %args.address, 296
  %t275 = inttoptr i64 %t274 to ptr
  %t276 = load i64, ptr %t275, align 8
  %t277 = trunc i64 %t276 to i32
  %t278 = insertelement <4 x i32> poison, i32 %t277, i64 0
  %t279 = shufflevector <4 x i32> %t278, <4 x i32> poison, <4 x i32> zeroinitializer
  %t280 = add <4 x i32> %t239, %t279
  %t281 = add <4 x i32> %t280, splat (i32 1)
  %t282 = icmp slt <4 x i32> %t281, %t249
  %t283 = select <4 x i1> %t282, <4 x i32> %t281, <4 x i32> %t249
  %t284 = select <4 x i1> %t262, <4 x i32> %t283, <4 x i32> splat (i32 0)
  %t285 = add i64 %t3, 192
  %t286 = inttoptr i64 %t285 to ptr
  store <4 x i32> %t284, ptr %t286, align 16
  %t287 = add i64 %args.address, 408
  %t288 = inttoptr i64 %t287 to ptr
  %t289 = load i64, ptr %t288, align 8
  %t290 = trunc i64 %t289 to i32
  %t291 = insertelement <4 x i32> poison, i32 %t290, i64 0
  %t292 = shufflevector <4 x i32> %t291, <4 x i32> poison, <4 x i32> zeroinitializer
  %t293 = add i64 %args.address, 416
  %t294 = inttoptr i64 %t293 to ptr
  %t295 = load i64, ptr %t294, align 8
  %t296 = trunc i64 %t295 to i32
  %t297 = insertelement <4 x i32> poison, i32 %t296, i64 0
  %t298 = shufflevector <4 x i32> %t297, <4 x i32> poison, <4 x i32> zeroinitializer
  %t299 = add i64 %args.address, 424
  %t300 = inttoptr i64 %t299 to ptr
  %t301 = load i64, ptr %t300, align 8
  %t302 = mul i64 %t65, 8
  %t303 = add i64 %t301, %t302
  %t304 = inttoptr i64 %t303 to ptr
  %t305 = load i64, ptr %t304, align 8
  %t306 = trunc i64 %t305 to i32
  %t307 = insertelement <4 x i32> poison, i32 %t306, i64 0
  %t308 = shufflevector <4 x i32> %t307, <4 x i32> poison, <4 x i32> zeroinitializer
  %t309 = add i64 %args.address, 432
  %t310 = inttoptr i64 %t309 to ptr
  %t311 = load i64, ptr %t310, align 8
  %t312 = mul i64 %t65, 8
  %t313 = add i64 %t311, %t312
  %t314 = inttoptr i64 %t313 to ptr
  %t315 = load i64, ptr %t314, align 8
  %t316 = trunc i64 %t315 to i32
  %t317 = insertelement <4 x i32> poison, i32 %t316, i64 0
  %t318 = shufflevector <4 x i32> %t317, <4 x i32> poison, <4 x i32> zeroinitializer
  %t319 = add i64 %args.address, 32
  %t320 = inttoptr i64 %t319 to ptr
  %t321 = load i64, ptr %t320, align 8
  %t322 = trunc i64 %t65 to i32
  %t323 = insertelement <4 x i32> poison, i32 %t322, i64 0
  %t324 = shufflevector <4 x i32> %t323, <4 x i32> poison, <4 x i32> zeroinitializer
  %t325 = trunc i64 %t69 to i32
  %t326 = insertelement <4 x i32> poison, i32 %t325, i64 0
  %t327 = shufflevector <4 x i32> %t326, <4 x i32> poison, <4 x i32> zeroinitializer
  %t328 = add i64 %args.address, 400
  %t329 = inttoptr i64 %t328 to ptr
  %t330 = load double, ptr %t329, align 8
  %t331 = fptrunc double %t330 to float
  %t332 = insertelement <4 x float> poison, float %t331, i64 0
  %t333 = shufflevector <4 x float> %t332, <4 x float> poison, <4 x i32> zeroinitializer
  %t334 = add i64 %args.address, 440
  %t335 = inttoptr i64 %t334 to ptr
  %t336 = load i64, ptr %t335, align 8
  %t337 = add i64 %args.address, 448
  %t338 = inttoptr i64 %t337 to ptr
  %t339 = load i64, ptr %t338, align 8
  %t340 = add i64 %args.address, 456
  %t341 = inttoptr i64 %t340 to ptr
  %t342 = load i64, ptr %t341, align 8
  %t343 = add i64 %args.address, 464
  %t344 = inttoptr i64 %t343 to ptr
  %t345 = load i64, ptr %t344, align 8
  %t346 = add i64 %args.address, 472
  %t347 = inttoptr i64 %t346 to ptr
  %t348 = load i64, ptr %t347, align 8
  %t349 = mul i64 %t65, 8
  %t350 = add i64 %t339, %t349
  %t351 = inttoptr i64 %t350 to ptr
  %t352 = load i64, ptr %t351, align 8
  %t353 = add i64 %t336, %t352
  %t354 = mul i64 %t69, %t342
  %t355 = add i64 %t353, %t354
  %t356 = mul i64 %t70, %t345
  %t357 = add i64 %t355, %t356
  %t358 = add i64 %args.address, 480
  %t359 = inttoptr i64 %t358 to ptr
  %t360 = load i64, ptr %t359, align 8
  %t361 = mul i64 %t69, 8
  %t362 = add i64 %t360, %t361
  %t363 = inttoptr i64 %t362 to ptr
  %t364 = load double, ptr %t363, align 8
  %t365 = fptrunc double %t364 to float
  %t366 = insertelement <4 x float> poison, float %t365, i64 0
  %t367 = shufflevector <4 x float> %t366, <4 x float> poison, <4 x i32> zeroinitializer
  %t368 = add i64 %args.address, 96
  %t369 = inttoptr i64 %t368 to ptr
  %t370 = load i64, ptr %t369, align 8
  %t371 = add i64 %t3, 384
  %t372 = inttoptr i64 %t371 to ptr
  store i64 0, ptr %t372, align 8
  br label %loop373
loop373:
  %loop373.j = phi i64 [ 0, %loop212.end ], [ %t1789, %when379.end ]
  %loop373.ok = icmp slt i64 %loop373.j, 2
  br i1 %loop373.ok, label %loop373.body, label %loop373.end
loop373.body:
  %t374 = add i64 %t3, 384
  %t375 = inttoptr i64 %t374 to ptr
  %t376 = load i64, ptr %t375, align 8
  %t377 = icmp eq i64 %loop373.j, %t376
  %t378 = zext i1 %t377 to i64
  %t380 = icmp ne i64 %t378, 0
  br i1 %t380, label %when379, label %when379.end
when379:
  %t381 = add i64 %args.address, 96
  %t382 = inttoptr i64 %t381 to ptr
  %t383 = load i64, ptr %t382, align 8
  %t384 = mul i64 %t383, 2
  br label %loop385
loop385:
  %loop385.j = phi i64 [ 0, %when379 ], [ %t389, %loop385.body ]
  %loop385.ok = icmp slt i64 %loop385.j, %t384
  br i1 %loop385.ok, label %loop385.body, label %loop385.end
loop385.body:
  %t386 = mul i64 %loop385.j, 16
  %t387 = add i64 %t32, %t386
  %t388 = inttoptr i64 %t387 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t388, align 16
  %t389 = add nsw i64 %loop385.j, 1
  br label %loop385
loop385.end:
  %t390 = add i64 %t3, 512
  %t391 = inttoptr i64 %t390 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t391, align 16
  %t392 = add i64 %t3, 448
  %t393 = inttoptr i64 %t392 to ptr
  store <4 x float> splat (float 0x47EFFFFFE0000000), ptr %t393, align 16
  %t394 = add i64 %t3, 128
  %t395 = inttoptr i64 %t394 to ptr
  %t396 = load <4 x i32>, ptr %t395, align 16
  %t397 = add i64 %t3, 192
  %t398 = inttoptr i64 %t397 to ptr
  %t399 = load <4 x i32>, ptr %t398, align 16
  %t400 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t396)
  %t401 = sext i32 %t400 to i64
  %t402 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t399)
  %t403 = sext i32 %t402 to i64
  %t404 = icmp slt i64 %t403, 0
  %t405 = zext i1 %t404 to i64
  %t406 = icmp ne i64 %t405, 0
  %t407 = select i1 %t406, i64 0, i64 %t403
  %t408 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t396)
  %t409 = sext i32 %t408 to i64
  %t410 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t399)
  %t411 = sext i32 %t410 to i64
  %t412 = add i64 %args.address, 64
  %t413 = inttoptr i64 %t412 to ptr
  %t414 = load i64, ptr %t413, align 8
  %t415 = sdiv i64 %t69, %t414
  %t416 = add i64 %args.address, 144
  %t417 = inttoptr i64 %t416 to ptr
  %t418 = load i64, ptr %t417, align 8
  %t419 = add i64 %args.address, 152
  %t420 = inttoptr i64 %t419 to ptr
  %t421 = load i64, ptr %t420, align 8
  %t422 = mul i64 %t65, 8
  %t423 = add i64 %t421, %t422
  %t424 = inttoptr i64 %t423 to ptr
  %t425 = load i64, ptr %t424, align 8
  %t426 = add i64 %t418, %t425
  %t427 = add i64 %args.address, 160
  %t428 = inttoptr i64 %t427 to ptr
  %t429 = load i64, ptr %t428, align 8
  %t430 = mul i64 %t415, %t429
  %t431 = add i64 %t426, %t430
  %t432 = add i64 %args.address, 168
  %t433 = inttoptr i64 %t432 to ptr
  %t434 = load i64, ptr %t433, align 8
  %t435 = add i64 %args.address, 184
  %t436 = inttoptr i64 %t435 to ptr
  %t437 = load i64, ptr %t436, align 8
  %t438 = add i64 %args.address, 192
  %t439 = inttoptr i64 %t438 to ptr
  %t440 = load i64, ptr %t439, align 8
  %t441 = mul i64 %t65, 8
  %t442 = add i64 %t440, %t441
  %t443 = inttoptr i64 %t442 to ptr
  %t444 = load i64, ptr %t443, align 8
  %t445 = add i64 %t437, %t444
  %t446 = add i64 %args.address, 200
  %t447 = inttoptr i64 %t446 to ptr
  %t448 = load i64, ptr %t447, align 8
  %t449 = mul i64 %t415, %t448
  %t450 = add i64 %t445, %t449
  %t451 = add i64 %args.address, 208
  %t452 = inttoptr i64 %t451 to ptr
  %t453 = load i64, ptr %t452, align 8
  %t454 = sdiv i64 %t401, 64
  %t455 = add i64 %t407, 64
  %t456 = sub i64 %t455, 1
  %t457 = sdiv i64 %t456, 64
  br label %loop458
loop458:
  %loop458.j = phi i64 [ %t454, %loop385.end ], [ %t1711, %when1687.end ]
  %loop458.ok = icmp slt i64 %loop458.j, %t457
  br i1 %loop458.ok, label %loop458.body, label %loop458.end
loop458.body:
  %t459 = mul i64 %loop458.j, 64
  %t460 = mul i64 %t459, %t434
  %t461 = add i64 %t431, %t460
  %t462 = mul i64 %t459, %t453
  %t463 = add i64 %t450, %t462
  %t464 = add i64 %args.address, 80
  %t465 = inttoptr i64 %t464 to ptr
  %t466 = load i64, ptr %t465, align 8
  %t467 = sub i64 %t466, %t459
  %t468 = icmp slt i64 %t467, 64
  %t469 = zext i1 %t468 to i64
  %t470 = icmp ne i64 %t469, 0
  %t471 = select i1 %t470, i64 %t467, i64 64
  %t472 = add i64 %t471, 4
  %t473 = sub i64 %t472, 1
  %t474 = sdiv i64 %t473, 4
  %t475 = mul i64 %t474, 4
  %t476 = icmp slt i64 %t471, 64
  %t477 = zext i1 %t476 to i64
  %t479 = icmp ne i64 %t477, 0
  br i1 %t479, label %when478, label %when478.end
when478:
  %t480 = add i64 %args.address, 88
  %t481 = inttoptr i64 %t480 to ptr
  %t482 = load i64, ptr %t481, align 8
  br label %loop483
loop483:
  %loop483.j = phi i64 [ 0, %when478 ], [ %t547, %when526.end ]
  %loop483.ok = icmp slt i64 %loop483.j, %t475
  br i1 %loop483.ok, label %loop483.body, label %loop483.end
loop483.body:
  %t484 = icmp slt i64 %loop483.j, %t471
  %t485 = zext i1 %t484 to i64
  %t487 = icmp ne i64 %t485, 0
  br i1 %t487, label %when486, label %when486.end
when486:
  %t488 = mul i64 %loop483.j, %t434
  %t489 = add i64 %t461, %t488
  %t490 = mul i64 %loop483.j, %t10
  %t491 = add i64 %t3, %t490
  %t492 = icmp eq i64 2, 2
  %t493 = zext i1 %t492 to i64
  %t494 = sdiv i64 %t482, 4
  %t495 = icmp ne i64 %t493, 0
  %t496 = select i1 %t495, i64 %t494, i64 0
  br label %loop497
loop497:
  %loop497.j = phi i64 [ 0, %when486 ], [ %t508, %loop497.body ]
  %loop497.ok = icmp slt i64 %loop497.j, %t496
  br i1 %loop497.ok, label %loop497.body, label %loop497.end
loop497.body:
  %t498 = mul i64 %loop497.j, 8
  %t499 = add i64 %t491, %t498
  %t500 = mul i64 %loop497.j, 8
  %t501 = add i64 %t489, %t500
  %t502 = inttoptr i64 %t501 to ptr
  %t503 = load <4 x half>, ptr %t502, align 1
  %t504 = fpext <4 x half> %t503 to <4 x float>
  %t505 = fptrunc <4 x float> %t504 to <4 x half>
  %t506 = add i64 %t499, 2688
  %t507 = inttoptr i64 %t506 to ptr
  store <4 x half> %t505, ptr %t507, align 1
  %t508 = add nsw i64 %loop497.j, 1
  br label %loop497
loop497.end:
  %t509 = mul i64 %t496, 4
  br label %loop510
loop510:
  %loop510.j = phi i64 [ %t509, %loop497.end ], [ %t524, %loop510.body ]
  %loop510.ok = icmp slt i64 %loop510.j, %t482
  br i1 %loop510.ok, label %loop510.body, label %loop510.end
loop510.body:
  %t511 = mul i64 %loop510.j, 2
  %t512 = add i64 %t491, %t511
  %t513 = mul i64 %loop510.j, 2
  %t514 = add i64 %t489, %t513
  %t515 = inttoptr i64 %t514 to ptr
  %t516 = load half, ptr %t515, align 1
  %t517 = insertelement <4 x half> poison, half %t516, i64 0
  %t518 = shufflevector <4 x half> %t517, <4 x half> poison, <4 x i32> zeroinitializer
  %t519 = fpext <4 x half> %t518 to <4 x float>
  %t520 = fptrunc <4 x float> %t519 to <4 x half>
  %t521 = extractelement <4 x half> %t520, i64 0
  %t522 = add i64 %t512, 2688
  %t523 = inttoptr i64 %t522 to ptr
  store half %t521, ptr %t523, align 1
  %t524 = add nsw i64 %loop510.j, 1
  br label %loop510
loop510.end:
  br label %when486.end
when486.end:
  %t525 = sub i64 1, %t485
  %t527 = icmp ne i64 %t525, 0
  br i1 %t527, label %when526, label %when526.end
when526:
  %t528 = mul i64 %loop483.j, %t10
  %t529 = add i64 %t3, %t528
  %t530 = sdiv i64 %t482, 4
  br label %loop531
loop531:
  %loop531.j = phi i64 [ 0, %when526 ], [ %t537, %loop531.body ]
  %loop531.ok = icmp slt i64 %loop531.j, %t530
  br i1 %loop531.ok, label %loop531.body, label %loop531.end
loop531.body:
  %t532 = mul i64 %loop531.j, 8
  %t533 = add i64 %t529, %t532
  %t534 = fptrunc <4 x float> splat (float 0x0000000000000000) to <4 x half>
  %t535 = add i64 %t533, 2688
  %t536 = inttoptr i64 %t535 to ptr
  store <4 x half> %t534, ptr %t536, align 1
  %t537 = add nsw i64 %loop531.j, 1
  br label %loop531
loop531.end:
  %t538 = mul i64 %t530, 4
  br label %loop539
loop539:
  %loop539.j = phi i64 [ %t538, %loop531.end ], [ %t546, %loop539.body ]
  %loop539.ok = icmp slt i64 %loop539.j, %t482
  br i1 %loop539.ok, label %loop539.body, label %loop539.end
loop539.body:
  %t540 = mul i64 %loop539.j, 2
  %t541 = add i64 %t529, %t540
  %t542 = fptrunc <4 x float> splat (float 0x0000000000000000) to <4 x half>
  %t543 = extractelement <4 x half> %t542, i64 0
  %t544 = add i64 %t541, 2688
  %t545 = inttoptr i64 %t544 to ptr
  store half %t543, ptr %t545, align 1
  %t546 = add nsw i64 %loop539.j, 1
  br label %loop539
loop539.end:
  br label %when526.end
when526.end:
  %t547 = add nsw i64 %loop483.j, 1
  br label %loop483
loop483.end:
  %t548 = add i64 %args.address, 96
  %t549 = inttoptr i64 %t548 to ptr
  %t550 = load i64, ptr %t549, align 8
  br label %loop551
loop551:
  %loop551.j = phi i64 [ 0, %loop483.end ], [ %t611, %when592.end ]
  %loop551.ok = icmp slt i64 %loop551.j, %t475
  br i1 %loop551.ok, label %loop551.body, label %loop551.end
loop551.body:
  %t552 = icmp slt i64 %loop551.j, %t471
  %t553 = zext i1 %t552 to i64
  %t555 = icmp ne i64 %t553, 0
  br i1 %t555, label %when554, label %when554.end
when554:
  %t556 = mul i64 %loop551.j, %t453
  %t557 = add i64 %t463, %t556
  %t558 = mul i64 %loop551.j, %t16
  %t559 = add i64 %t15, %t558
  %t560 = icmp eq i64 2, 2
  %t561 = zext i1 %t560 to i64
  %t562 = sdiv i64 %t550, 4
  %t563 = icmp ne i64 %t561, 0
  %t564 = select i1 %t563, i64 %t562, i64 0
  br label %loop565
loop565:
  %loop565.j = phi i64 [ 0, %when554 ], [ %t575, %loop565.body ]
  %loop565.ok = icmp slt i64 %loop565.j, %t564
  br i1 %loop565.ok, label %loop565.body, label %loop565.end
loop565.body:
  %t566 = mul i64 %loop565.j, 8
  %t567 = add i64 %t559, %t566
  %t568 = mul i64 %loop565.j, 8
  %t569 = add i64 %t557, %t568
  %t570 = inttoptr i64 %t569 to ptr
  %t571 = load <4 x half>, ptr %t570, align 1
  %t572 = fpext <4 x half> %t571 to <4 x float>
  %t573 = fptrunc <4 x float> %t572 to <4 x half>
  %t574 = inttoptr i64 %t567 to ptr
  store <4 x half> %t573, ptr %t574, align 1
  %t575 = add nsw i64 %loop565.j, 1
  br label %loop565
loop565.end:
  %t576 = mul i64 %t564, 4
  br label %loop577
loop577:
  %loop577.j = phi i64 [ %t576, %loop565.end ], [ %t590, %loop577.body ]
  %loop577.ok = icmp slt i64 %loop577.j, %t550
  br i1 %loop577.ok, label %loop577.body, label %loop577.end
loop577.body:
  %t578 = mul i64 %loop577.j, 2
  %t579 = add i64 %t559, %t578
  %t580 = mul i64 %loop577.j, 2
  %t581 = add i64 %t557, %t580
  %t582 = inttoptr i64 %t581 to ptr
  %t583 = load half, ptr %t582, align 1
  %t584 = insertelement <4 x half> poison, half %t583, i64 0
  %t585 = shufflevector <4 x half> %t584, <4 x half> poison, <4 x i32> zeroinitializer
  %t586 = fpext <4 x half> %t585 to <4 x float>
  %t587 = fptrunc <4 x float> %t586 to <4 x half>
  %t588 = extractelement <4 x half> %t587, i64 0
  %t589 = inttoptr i64 %t579 to ptr
  store half %t588, ptr %t589, align 1
  %t590 = add nsw i64 %loop577.j, 1
  br label %loop577
loop577.end:
  br label %when554.end
when554.end:
  %t591 = sub i64 1, %t553
  %t593 = icmp ne i64 %t591, 0
  br i1 %t593, label %when592, label %when592.end
when592:
  %t594 = mul i64 %loop551.j, %t16
  %t595 = add i64 %t15, %t594
  %t596 = sdiv i64 %t550, 4
  br label %loop597
loop597:
  %loop597.j = phi i64 [ 0, %when592 ], [ %t602, %loop597.body ]
  %loop597.ok = icmp slt i64 %loop597.j, %t596
  br i1 %loop597.ok, label %loop597.body, label %loop597.end
loop597.body:
  %t598 = mul i64 %loop597.j, 8
  %t599 = add i64 %t595, %t598
  %t600 = fptrunc <4 x float> splat (float 0x0000000000000000) to <4 x half>
  %t601 = inttoptr i64 %t599 to ptr
  store <4 x half> %t600, ptr %t601, align 1
  %t602 = add nsw i64 %loop597.j, 1
  br label %loop597
loop597.end:
  %t603 = mul i64 %t596, 4
  br label %loop604
loop604:
  %loop604.j = phi i64 [ %t603, %loop597.end ], [ %t610, %loop604.body ]
  %loop604.ok = icmp slt i64 %loop604.j, %t550
  br i1 %loop604.ok, label %loop604.body, label %loop604.end
loop604.body:
  %t605 = mul i64 %loop604.j, 2
  %t606 = add i64 %t595, %t605
  %t607 = fptrunc <4 x float> splat (float 0x0000000000000000) to <4 x half>
  %t608 = extractelement <4 x half> %t607, i64 0
  %t609 = inttoptr i64 %t606 to ptr
  store half %t608, ptr %t609, align 1
  %t610 = add nsw i64 %loop604.j, 1
  br label %loop604
loop604.end:
  br label %when592.end
when592.end:
  %t611 = add nsw i64 %loop551.j, 1
  br label %loop551
loop551.end:
  br label %when478.end
when478.end:
  %t612 = add i64 %t3, 2688
  %t613 = icmp ne i64 %t477, 0
  %t614 = select i1 %t613, i64 %t612, i64 %t461
  %t615 = icmp ne i64 %t477, 0
  %t616 = select i1 %t615, i64 %t10, i64 %t434
  %t617 = icmp ne i64 %t477, 0
  %t618 = select i1 %t617, i64 %t15, i64 %t463
  %t619 = icmp ne i64 %t477, 0
  %t620 = select i1 %t619, i64 %t16, i64 %t453
  %t621 = icmp slt i64 %t459, %t409
  %t622 = zext i1 %t621 to i64
  %t623 = add i64 %t459, 64
  %t624 = icmp sgt i64 %t623, %t411
  %t625 = zext i1 %t624 to i64
  %t626 = or i64 %t622, %t625
  %t627 = add i64 %t3, 256
  %t628 = inttoptr i64 %t627 to ptr
  store <4 x i32> splat (i32 -1), ptr %t628, align 16
  %t629 = add i64 %t3, 272
  %t630 = inttoptr i64 %t629 to ptr
  store <4 x i32> splat (i32 -1), ptr %t630, align 16
  %t632 = icmp ne i64 %t626, 0
  br i1 %t632, label %when631, label %when631.end
when631:
  %t633 = add i64 %t3, 128
  %t634 = inttoptr i64 %t633 to ptr
  %t635 = load <4 x i32>, ptr %t634, align 16
  %t636 = add i64 %t3, 192
  %t637 = inttoptr i64 %t636 to ptr
  %t638 = load <4 x i32>, ptr %t637, align 16
  %t639 = trunc i64 %t459 to i32
  %t640 = insertelement <4 x i32> poison, i32 %t639, i64 0
  %t641 = shufflevector <4 x i32> %t640, <4 x i32> poison, <4 x i32> zeroinitializer
  %t642 = sub <4 x i32> %t635, %t641
  %t643 = icmp sgt <4 x i32> %t642, splat (i32 0)
  %t644 = select <4 x i1> %t643, <4 x i32> %t642, <4 x i32> splat (i32 0)
  %t645 = icmp slt <4 x i32> %t644, splat (i32 32)
  %t646 = select <4 x i1> %t645, <4 x i32> %t644, <4 x i32> splat (i32 32)
  %t647 = sub <4 x i32> %t638, %t641
  %t648 = icmp sgt <4 x i32> %t647, splat (i32 0)
  %t649 = select <4 x i1> %t648, <4 x i32> %t647, <4 x i32> splat (i32 0)
  %t650 = icmp slt <4 x i32> %t649, splat (i32 32)
  %t651 = select <4 x i1> %t650, <4 x i32> %t649, <4 x i32> splat (i32 32)
  %t652 = icmp ult <4 x i32> %t646, splat (i32 32)
  %t653 = select <4 x i1> %t652, <4 x i32> %t646, <4 x i32> splat (i32 0)
  %t654 = shl <4 x i32> splat (i32 -1), %t653
  %t655 = select <4 x i1> %t652, <4 x i32> %t654, <4 x i32> splat (i32 0)
  %t656 = icmp ult <4 x i32> %t651, splat (i32 32)
  %t657 = select <4 x i1> %t656, <4 x i32> %t651, <4 x i32> splat (i32 0)
  %t658 = shl <4 x i32> splat (i32 -1), %t657
  %t659 = select <4 x i1> %t656, <4 x i32> %t658, <4 x i32> splat (i32 0)
  %t660 = xor <4 x i32> %t659, splat (i32 -1)
  %t661 = and <4 x i32> %t655, %t660
  %t662 = add i64 %t459, 32
  %t663 = trunc i64 %t662 to i32
  %t664 = insertelement <4 x i32> poison, i32 %t663, i64 0
  %t665 = shufflevector <4 x i32> %t664, <4 x i32> poison, <4 x i32> zeroinitializer
  %t666 = sub <4 x i32> %t635, %t665
  %t667 = icmp sgt <4 x i32> %t666, splat (i32 0)
  %t668 = select <4 x i1> %t667, <4 x i32> %t666, <4 x i32> splat (i32 0)
  %t669 = icmp slt <4 x i32> %t668, splat (i32 32)
  %t670 = select <4 x i1> %t669, <4 x i32> %t668, <4 x i32> splat (i32 32)
  %t671 = sub <4 x i32> %t638, %t665
  %t672 = icmp sgt <4 x i32> %t671, splat (i32 0)
  %t673 = select <4 x i1> %t672, <4 x i32> %t671, <4 x i32> splat (i32 0)
  %t674 = icmp slt <4 x i32> %t673, splat (i32 32)
  %t675 = select <4 x i1> %t674, <4 x i32> %t673, <4 x i32> splat (i32 32)
  %t676 = icmp ult <4 x i32> %t670, splat (i32 32)
  %t677 = select <4 x i1> %t676, <4 x i32> %t670, <4 x i32> splat (i32 0)
  %t678 = shl <4 x i32> splat (i32 -1), %t677
  %t679 = select <4 x i1> %t676, <4 x i32> %t678, <4 x i32> splat (i32 0)
  %t680 = icmp ult <4 x i32> %t675, splat (i32 32)
  %t681 = select <4 x i1> %t680, <4 x i32> %t675, <4 x i32> splat (i32 0)
  %t682 = shl <4 x i32> splat (i32 -1), %t681
  %t683 = select <4 x i1> %t680, <4 x i32> %t682, <4 x i32> splat (i32 0)
  %t684 = xor <4 x i32> %t683, splat (i32 -1)
  %t685 = and <4 x i32> %t679, %t684
  %t686 = add i64 %t3, 256
  %t687 = inttoptr i64 %t686 to ptr
  store <4 x i32> %t661, ptr %t687, align 16
  %t688 = add i64 %t3, 272
  %t689 = inttoptr i64 %t688 to ptr
  store <4 x i32> %t685, ptr %t689, align 16
  br label %when631.end
when631.end:
  %t690 = add i64 %t3, 256
  %t691 = inttoptr i64 %t690 to ptr
  %t692 = load <4 x i32>, ptr %t691, align 16
  %t693 = add i64 %t3, 272
  %t694 = inttoptr i64 %t693 to ptr
  %t695 = load <4 x i32>, ptr %t694, align 16
  %t696 = add i64 %t3, 64
  %t697 = inttoptr i64 %t696 to ptr
  %t698 = load <4 x i32>, ptr %t697, align 16
  %t699 = sub <4 x i32> %t698, %t292
  %t700 = add i64 %t3, 64
  %t701 = inttoptr i64 %t700 to ptr
  %t702 = load <4 x i32>, ptr %t701, align 16
  %t703 = add <4 x i32> %t702, %t298
  %t704 = add <4 x i32> %t703, splat (i32 1)
  %t705 = trunc i64 %t459 to i32
  %t706 = insertelement <4 x i32> poison, i32 %t705, i64 0
  %t707 = shufflevector <4 x i32> %t706, <4 x i32> poison, <4 x i32> zeroinitializer
  %t708 = sub <4 x i32> %t699, %t707
  %t709 = icmp sgt <4 x i32> %t708, splat (i32 0)
  %t710 = select <4 x i1> %t709, <4 x i32> %t708, <4 x i32> splat (i32 0)
  %t711 = icmp slt <4 x i32> %t710, splat (i32 32)
  %t712 = select <4 x i1> %t711, <4 x i32> %t710, <4 x i32> splat (i32 32)
  %t713 = sub <4 x i32> %t704, %t707
  %t714 = icmp sgt <4 x i32> %t713, splat (i32 0)
  %t715 = select <4 x i1> %t714, <4 x i32> %t713, <4 x i32> splat (i32 0)
  %t716 = icmp slt <4 x i32> %t715, splat (i32 32)
  %t717 = select <4 x i1> %t716, <4 x i32> %t715, <4 x i32> splat (i32 32)
  %t718 = icmp ult <4 x i32> %t712, splat (i32 32)
  %t719 = select <4 x i1> %t718, <4 x i32> %t712, <4 x i32> splat (i32 0)
  %t720 = shl <4 x i32> splat (i32 -1), %t719
  %t721 = select <4 x i1> %t718, <4 x i32> %t720, <4 x i32> splat (i32 0)
  %t722 = icmp ult <4 x i32> %t717, splat (i32 32)
  %t723 = select <4 x i1> %t722, <4 x i32> %t717, <4 x i32> splat (i32 0)
  %t724 = shl <4 x i32> splat (i32 -1), %t723
  %t725 = select <4 x i1> %t722, <4 x i32> %t724, <4 x i32> splat (i32 0)
  %t726 = xor <4 x i32> %t725, splat (i32 -1)
  %t727 = and <4 x i32> %t721, %t726
  %t728 = add i64 %t459, 32
  %t729 = trunc i64 %t728 to i32
  %t730 = insertelement <4 x i32> poison, i32 %t729, i64 0
  %t731 = shufflevector <4 x i32> %t730, <4 x i32> poison, <4 x i32> zeroinitializer
  %t732 = sub <4 x i32> %t699, %t731
  %t733 = icmp sgt <4 x i32> %t732, splat (i32 0)
  %t734 = select <4 x i1> %t733, <4 x i32> %t732, <4 x i32> splat (i32 0)
  %t735 = icmp slt <4 x i32> %t734, splat (i32 32)
  %t736 = select <4 x i1> %t735, <4 x i32> %t734, <4 x i32> splat (i32 32)
  %t737 = sub <4 x i32> %t704, %t731
  %t738 = icmp sgt <4 x i32> %t737, splat (i32 0)
  %t739 = select <4 x i1> %t738, <4 x i32> %t737, <4 x i32> splat (i32 0)
  %t740 = icmp slt <4 x i32> %t739, splat (i32 32)
  %t741 = select <4 x i1> %t740, <4 x i32> %t739, <4 x i32> splat (i32 32)
  %t742 = icmp ult <4 x i32> %t736, splat (i32 32)
  %t743 = select <4 x i1> %t742, <4 x i32> %t736, <4 x i32> splat (i32 0)
  %t744 = shl <4 x i32> splat (i32 -1), %t743
  %t745 = select <4 x i1> %t742, <4 x i32> %t744, <4 x i32> splat (i32 0)
  %t746 = icmp ult <4 x i32> %t741, splat (i32 32)
  %t747 = select <4 x i1> %t746, <4 x i32> %t741, <4 x i32> splat (i32 0)
  %t748 = shl <4 x i32> splat (i32 -1), %t747
  %t749 = select <4 x i1> %t746, <4 x i32> %t748, <4 x i32> splat (i32 0)
  %t750 = xor <4 x i32> %t749, splat (i32 -1)
  %t751 = and <4 x i32> %t745, %t750
  %t752 = xor <4 x i32> %t727, splat (i32 -1)
  %t753 = xor <4 x i32> %t751, splat (i32 -1)
  %t754 = inttoptr i64 %t3 to ptr
  %t755 = load <4 x i32>, ptr %t754, align 16
  %t756 = icmp slt <4 x i32> %t755, %t318
  %t757 = select <4 x i1> %t756, <4 x i32> %t308, <4 x i32> splat (i32 0)
  %t758 = trunc i64 %t459 to i32
  %t759 = insertelement <4 x i32> poison, i32 %t758, i64 0
  %t760 = shufflevector <4 x i32> %t759, <4 x i32> poison, <4 x i32> zeroinitializer
  %t761 = sub <4 x i32> splat (i32 0), %t760
  %t762 = icmp sgt <4 x i32> %t761, splat (i32 0)
  %t763 = select <4 x i1> %t762, <4 x i32> %t761, <4 x i32> splat (i32 0)
  %t764 = icmp slt <4 x i32> %t763, splat (i32 32)
  %t765 = select <4 x i1> %t764, <4 x i32> %t763, <4 x i32> splat (i32 32)
  %t766 = sub <4 x i32> %t757, %t760
  %t767 = icmp sgt <4 x i32> %t766, splat (i32 0)
  %t768 = select <4 x i1> %t767, <4 x i32> %t766, <4 x i32> splat (i32 0)
  %t769 = icmp slt <4 x i32> %t768, splat (i32 32)
  %t770 = select <4 x i1> %t769, <4 x i32> %t768, <4 x i32> splat (i32 32)
  %t771 = icmp ult <4 x i32> %t765, splat (i32 32)
  %t772 = select <4 x i1> %t771, <4 x i32> %t765, <4 x i32> splat (i32 0)
  %t773 = shl <4 x i32> splat (i32 -1), %t772
  %t774 = select <4 x i1> %t771, <4 x i32> %t773, <4 x i32> splat (i32 0)
  %t775 = icmp ult <4 x i32> %t770, splat (i32 32)
  %t776 = select <4 x i1> %t775, <4 x i32> %t770, <4 x i32> splat (i32 0)
  %t777 = shl <4 x i32> splat (i32 -1), %t776
  %t778 = select <4 x i1> %t775, <4 x i32> %t777, <4 x i32> splat (i32 0)
  %t779 = xor <4 x i32> %t778, splat (i32 -1)
  %t780 = and <4 x i32> %t774, %t779
  %t781 = add i64 %t459, 32
  %t782 = trunc i64 %t781 to i32
  %t783 = insertelement <4 x i32> poison, i32 %t782, i64 0
  %t784 = shufflevector <4 x i32> %t783, <4 x i32> poison, <4 x i32> zeroinitializer
  %t785 = sub <4 x i32> splat (i32 0), %t784
  %t786 = icmp sgt <4 x i32> %t785, splat (i32 0)
  %t787 = select <4 x i1> %t786, <4 x i32> %t785, <4 x i32> splat (i32 0)
  %t788 = icmp slt <4 x i32> %t787, splat (i32 32)
  %t789 = select <4 x i1> %t788, <4 x i32> %t787, <4 x i32> splat (i32 32)
  %t790 = sub <4 x i32> %t757, %t784
  %t791 = icmp sgt <4 x i32> %t790, splat (i32 0)
  %t792 = select <4 x i1> %t791, <4 x i32> %t790, <4 x i32> splat (i32 0)
  %t793 = icmp slt <4 x i32> %t792, splat (i32 32)
  %t794 = select <4 x i1> %t793, <4 x i32> %t792, <4 x i32> splat (i32 32)
  %t795 = icmp ult <4 x i32> %t789, splat (i32 32)
  %t796 = select <4 x i1> %t795, <4 x i32> %t789, <4 x i32> splat (i32 0)
  %t797 = shl <4 x i32> splat (i32 -1), %t796
  %t798 = select <4 x i1> %t795, <4 x i32> %t797, <4 x i32> splat (i32 0)
  %t799 = icmp ult <4 x i32> %t794, splat (i32 32)
  %t800 = select <4 x i1> %t799, <4 x i32> %t794, <4 x i32> splat (i32 0)
  %t801 = shl <4 x i32> splat (i32 -1), %t800
  %t802 = select <4 x i1> %t799, <4 x i32> %t801, <4 x i32> splat (i32 0)
  %t803 = xor <4 x i32> %t802, splat (i32 -1)
  %t804 = and <4 x i32> %t798, %t803
  br label %loop805
loop805:
  %loop805.j = phi i64 [ 0, %when631.end ], [ %t828, %loop805.body ]
  %loop805.c0 = phi <4 x i32> [ splat (i32 0), %when631.end ], [ %t827, %loop805.body ]
  %loop805.ok = icmp slt i64 %loop805.j, 32
  br i1 %loop805.ok, label %loop805.body, label %loop805.end
loop805.body:
  %t806 = shl i64 1, %loop805.j
  %t807 = trunc i64 %t806 to i32
  %t808 = insertelement <4 x i32> poison, i32 %t807, i64 0
  %t809 = shufflevector <4 x i32> %t808, <4 x i32> poison, <4 x i32> zeroinitializer
  %t810 = add i64 %t459, %loop805.j
  %t811 = add i64 %t3, 64
  %t812 = inttoptr i64 %t811 to ptr
  %t813 = load <4 x i32>, ptr %t812, align 16
  %t814 = add i64 %args.address, 80
  %t815 = inttoptr i64 %t814 to ptr
  %t816 = load i64, ptr %t815, align 8
  %t817 = sub i64 %t816, 1
  %t818 = icmp slt i64 %t810, %t817
  %t819 = zext i1 %t818 to i64
  %t820 = icmp ne i64 %t819, 0
  %t821 = select i1 %t820, i64 %t810, i64 %t817
  %t822 = trunc i64 %t821 to i32
  %t823 = insertelement <4 x i32> poison, i32 %t822, i64 0
  %t824 = shufflevector <4 x i32> %t823, <4 x i32> poison, <4 x i32> zeroinitializer
  %t825 = icmp slt <4 x i32> %t327, %t824
  %t826 = select <4 x i1> %t825, <4 x i32> %t809, <4 x i32> splat (i32 0)
  %t827 = or <4 x i32> %loop805.c0, %t826
  %t828 = add nsw i64 %loop805.j, 1
  br label %loop805
loop805.end:
  br label %loop829
loop829:
  %loop829.j = phi i64 [ 0, %loop805.end ], [ %t853, %loop829.body ]
  %loop829.c0 = phi <4 x i32> [ splat (i32 0), %loop805.end ], [ %t852, %loop829.body ]
  %loop829.ok = icmp slt i64 %loop829.j, 32
  br i1 %loop829.ok, label %loop829.body, label %loop829.end
loop829.body:
  %t830 = shl i64 1, %loop829.j
  %t831 = trunc i64 %t830 to i32
  %t832 = insertelement <4 x i32> poison, i32 %t831, i64 0
  %t833 = shufflevector <4 x i32> %t832, <4 x i32> poison, <4 x i32> zeroinitializer
  %t834 = add i64 %t459, 32
  %t835 = add i64 %t834, %loop829.j
  %t836 = add i64 %t3, 64
  %t837 = inttoptr i64 %t836 to ptr
  %t838 = load <4 x i32>, ptr %t837, align 16
  %t839 = add i64 %args.address, 80
  %t840 = inttoptr i64 %t839 to ptr
  %t841 = load i64, ptr %t840, align 8
  %t842 = sub i64 %t841, 1
  %t843 = icmp slt i64 %t835, %t842
  %t844 = zext i1 %t843 to i64
  %t845 = icmp ne i64 %t844, 0
  %t846 = select i1 %t845, i64 %t835, i64 %t842
  %t847 = trunc i64 %t846 to i32
  %t848 = insertelement <4 x i32> poison, i32 %t847, i64 0
  %t849 = shufflevector <4 x i32> %t848, <4 x i32> poison, <4 x i32> zeroinitializer
  %t850 = icmp slt <4 x i32> %t327, %t849
  %t851 = select <4 x i1> %t850, <4 x i32> %t833, <4 x i32> splat (i32 0)
  %t852 = or <4 x i32> %loop829.c0, %t851
  %t853 = add nsw i64 %loop829.j, 1
  br label %loop829
loop829.end:
  %t854 = or <4 x i32> %t780, %loop805.c0
  %t855 = or <4 x i32> %t804, %loop829.c0
  %t856 = and <4 x i32> %t752, %t854
  %t857 = and <4 x i32> %t753, %t855
  %t858 = and <4 x i32> %t692, %t856
  %t859 = and <4 x i32> %t695, %t857
  %t860 = add i64 %t3, 256
  %t861 = inttoptr i64 %t860 to ptr
  store <4 x i32> %t858, ptr %t861, align 16
  %t862 = add i64 %t3, 272
  %t863 = inttoptr i64 %t862 to ptr
  store <4 x i32> %t859, ptr %t863, align 16
  %t864 = mul i64 %t459, %t348
  %t865 = add i64 %t357, %t864
  %t866 = icmp eq i64 %t348, 2
  %t867 = zext i1 %t866 to i64
  %t868 = sdiv i64 %t471, 4
  %t869 = mul i64 %t868, 4
  %t870 = icmp ne i64 %t867, 0
  %t871 = select i1 %t870, i64 %t869, i64 0
  br label %loop872
loop872:
  %loop872.j = phi i64 [ 0, %loop829.end ], [ %t941, %loop872.body ]
  %loop872.ok = icmp slt i64 %loop872.j, %t871
  br i1 %loop872.ok, label %loop872.body, label %loop872.end
loop872.body:
  %t873 = mul i64 %loop872.j, %t348
  %t874 = add i64 %t865, %t873
  %t875 = sub i64 %t78, 1
  %t876 = icmp slt i64 0, %t875
  %t877 = zext i1 %t876 to i64
  %t878 = icmp ne i64 %t877, 0
  %t879 = select i1 %t878, i64 0, i64 %t875
  %t880 = mul i64 %t879, %t345
  %t881 = add i64 %t874, %t880
  %t882 = sub i64 %t78, 1
  %t883 = icmp slt i64 1, %t882
  %t884 = zext i1 %t883 to i64
  %t885 = icmp ne i64 %t884, 0
  %t886 = select i1 %t885, i64 1, i64 %t882
  %t887 = mul i64 %t886, %t345
  %t888 = add i64 %t874, %t887
  %t889 = sub i64 %t78, 1
  %t890 = icmp slt i64 2, %t889
  %t891 = zext i1 %t890 to i64
  %t892 = icmp ne i64 %t891, 0
  %t893 = select i1 %t892, i64 2, i64 %t889
  %t894 = mul i64 %t893, %t345
  %t895 = add i64 %t874, %t894
  %t896 = sub i64 %t78, 1
  %t897 = icmp slt i64 3, %t896
  %t898 = zext i1 %t897 to i64
  %t899 = icmp ne i64 %t898, 0
  %t900 = select i1 %t899, i64 3, i64 %t896
  %t901 = mul i64 %t900, %t345
  %t902 = add i64 %t874, %t901
  %t903 = inttoptr i64 %t881 to ptr
  %t904 = load <4 x i16>, ptr %t903, align 1
  %t905 = zext <4 x i16> %t904 to <4 x i32>
  %t906 = shl <4 x i32> %t905, splat (i32 16)
  %t907 = bitcast <4 x i32> %t906 to <4 x float>
  %t908 = inttoptr i64 %t888 to ptr
  %t909 = load <4 x i16>, ptr %t908, align 1
  %t910 = zext <4 x i16> %t909 to <4 x i32>
  %t911 = shl <4 x i32> %t910, splat (i32 16)
  %t912 = bitcast <4 x i32> %t911 to <4 x float>
  %t913 = inttoptr i64 %t895 to ptr
  %t914 = load <4 x i16>, ptr %t913, align 1
  %t915 = zext <4 x i16> %t914 to <4 x i32>
  %t916 = shl <4 x i32> %t915, splat (i32 16)
  %t917 = bitcast <4 x i32> %t916 to <4 x float>
  %t918 = inttoptr i64 %t902 to ptr
  %t919 = load <4 x i16>, ptr %t918, align 1
  %t920 = zext <4 x i16> %t919 to <4 x i32>
  %t921 = shl <4 x i32> %t920, splat (i32 16)
  %t922 = bitcast <4 x i32> %t921 to <4 x float>
  %t923 = shufflevector <4 x float> %t907, <4 x float> %t917, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t924 = shufflevector <4 x float> %t907, <4 x float> %t917, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t925 = shufflevector <4 x float> %t912, <4 x float> %t922, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t926 = shufflevector <4 x float> %t912, <4 x float> %t922, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t927 = shufflevector <4 x float> %t923, <4 x float> %t925, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t928 = shufflevector <4 x float> %t923, <4 x float> %t925, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t929 = shufflevector <4 x float> %t924, <4 x float> %t926, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t930 = shufflevector <4 x float> %t924, <4 x float> %t926, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t931 = mul i64 %loop872.j, 16
  %t932 = add i64 %t3, %t931
  %t933 = add i64 %t932, 1600
  %t934 = inttoptr i64 %t933 to ptr
  store <4 x float> %t927, ptr %t934, align 16
  %t935 = add i64 %t932, 1616
  %t936 = inttoptr i64 %t935 to ptr
  store <4 x float> %t928, ptr %t936, align 16
  %t937 = add i64 %t932, 1632
  %t938 = inttoptr i64 %t937 to ptr
  store <4 x float> %t929, ptr %t938, align 16
  %t939 = add i64 %t932, 1648
  %t940 = inttoptr i64 %t939 to ptr
  store <4 x float> %t930, ptr %t940, align 16
  %t941 = add nsw i64 %loop872.j, 4
  br label %loop872
loop872.end:
  br label %loop942
loop942:
  %loop942.j = phi i64 [ %t871, %loop872.end ], [ %t968, %loop943.end ]
  %loop942.ok = icmp slt i64 %loop942.j, %t471
  br i1 %loop942.ok, label %loop942.body, label %loop942.end
loop942.body:
  br label %loop943
loop943:
  %loop943.j = phi i64 [ 0, %loop942.body ], [ %t967, %loop943.body ]
  %loop943.ok = icmp slt i64 %loop943.j, 4
  br i1 %loop943.ok, label %loop943.body, label %loop943.end
loop943.body:
  %t944 = sub i64 %t78, 1
  %t945 = icmp slt i64 %loop943.j, %t944
  %t946 = zext i1 %t945 to i64
  %t947 = icmp ne i64 %t946, 0
  %t948 = select i1 %t947, i64 %loop943.j, i64 %t944
  %t949 = mul i64 %t948, %t345
  %t950 = add i64 %t865, %t949
  %t951 = mul i64 %loop942.j, %t348
  %t952 = add i64 %t950, %t951
  %t953 = inttoptr i64 %t952 to ptr
  %t954 = load i16, ptr %t953, align 1
  %t955 = insertelement <4 x i16> poison, i16 %t954, i64 0
  %t956 = shufflevector <4 x i16> %t955, <4 x i16> poison, <4 x i32> zeroinitializer
  %t957 = zext <4 x i16> %t956 to <4 x i32>
  %t958 = shl <4 x i32> %t957, splat (i32 16)
  %t959 = bitcast <4 x i32> %t958 to <4 x float>
  %t960 = mul i64 %loop942.j, 16
  %t961 = add i64 %t3, %t960
  %t962 = mul i64 %loop943.j, 4
  %t963 = add i64 %t961, %t962
  %t964 = extractelement <4 x float> %t959, i64 0
  %t965 = add i64 %t963, 1600
  %t966 = inttoptr i64 %t965 to ptr
  store float %t964, ptr %t966, align 1
  %t967 = add nsw i64 %loop943.j, 1
  br label %loop943
loop943.end:
  %t968 = add nsw i64 %loop942.j, 1
  br label %loop942
loop942.end:
  %t969 = add i64 %t3, 256
  %t970 = inttoptr i64 %t969 to ptr
  %t971 = load <4 x i32>, ptr %t970, align 16
  %t972 = add i64 %t3, 272
  %t973 = inttoptr i64 %t972 to ptr
  %t974 = load <4 x i32>, ptr %t973, align 16
  br label %loop975
loop975:
  %loop975.j = phi i64 [ 0, %loop942.end ], [ %t990, %loop975.body ]
  %loop975.c0 = phi <4 x i32> [ splat (i32 0), %loop942.end ], [ %t989, %loop975.body ]
  %loop975.ok = icmp slt i64 %loop975.j, 32
  br i1 %loop975.ok, label %loop975.body, label %loop975.end
loop975.body:
  %t976 = shl i64 1, %loop975.j
  %t977 = trunc i64 %t976 to i32
  %t978 = insertelement <4 x i32> poison, i32 %t977, i64 0
  %t979 = shufflevector <4 x i32> %t978, <4 x i32> poison, <4 x i32> zeroinitializer
  %t980 = add i64 %t459, %loop975.j
  %t981 = sub i64 %t980, %t459
  %t982 = mul i64 %t981, 16
  %t983 = add i64 %t3, %t982
  %t984 = add i64 %t983, 1600
  %t985 = inttoptr i64 %t984 to ptr
  %t986 = load <4 x float>, ptr %t985, align 16
  %t987 = fcmp oeq <4 x float> %t986, splat (float 0xFFF0000000000000)
  %t988 = select <4 x i1> %t987, <4 x i32> %t979, <4 x i32> splat (i32 0)
  %t989 = or <4 x i32> %loop975.c0, %t988
  %t990 = add nsw i64 %loop975.j, 1
  br label %loop975
loop975.end:
  br label %loop991
loop991:
  %loop991.j = phi i64 [ 0, %loop975.end ], [ %t1007, %loop991.body ]
  %loop991.c0 = phi <4 x i32> [ splat (i32 0), %loop975.end ], [ %t1006, %loop991.body ]
  %loop991.ok = icmp slt i64 %loop991.j, 32
  br i1 %loop991.ok, label %loop991.body, label %loop991.end
loop991.body:
  %t992 = shl i64 1, %loop991.j
  %t993 = trunc i64 %t992 to i32
  %t994 = insertelement <4 x i32> poison, i32 %t993, i64 0
  %t995 = shufflevector <4 x i32> %t994, <4 x i32> poison, <4 x i32> zeroinitializer
  %t996 = add i64 %t459, 32
  %t997 = add i64 %t996, %loop991.j
  %t998 = sub i64 %t997, %t459
  %t999 = mul i64 %t998, 16
  %t1000 = add i64 %t3, %t999
  %t1001 = add i64 %t1000, 1600
  %t1002 = inttoptr i64 %t1001 to ptr
  %t1003 = load <4 x float>, ptr %t1002, align 16
  %t1004 = fcmp oeq <4 x float> %t1003, splat (float 0xFFF0000000000000)
  %t1005 = select <4 x i1> %t1004, <4 x i32> %t995, <4 x i32> splat (i32 0)
  %t1006 = or <4 x i32> %loop991.c0, %t1005
  %t1007 = add nsw i64 %loop991.j, 1
  br label %loop991
loop991.end:
  %t1008 = xor <4 x i32> %loop975.c0, splat (i32 -1)
  %t1009 = xor <4 x i32> %loop991.c0, splat (i32 -1)
  %t1010 = and <4 x i32> %t971, %t1008
  %t1011 = and <4 x i32> %t974, %t1009
  %t1012 = add i64 %t3, 256
  %t1013 = inttoptr i64 %t1012 to ptr
  store <4 x i32> %t1010, ptr %t1013, align 16
  %t1014 = add i64 %t3, 272
  %t1015 = inttoptr i64 %t1014 to ptr
  store <4 x i32> %t1011, ptr %t1015, align 16
  %t1016 = add i64 %t3, 256
  %t1017 = inttoptr i64 %t1016 to ptr
  %t1018 = load <4 x i32>, ptr %t1017, align 16
  %t1019 = add i64 %t3, 272
  %t1020 = inttoptr i64 %t1019 to ptr
  %t1021 = load <4 x i32>, ptr %t1020, align 16
  %t1022 = icmp eq <4 x i32> %t1018, splat (i32 0)
  %t1023 = icmp eq <4 x i32> %t1021, splat (i32 0)
  %t1024 = xor <4 x i1> %t1022, splat (i1 true)
  %t1025 = xor <4 x i1> %t1023, splat (i1 true)
  %t1026 = or <4 x i1> %t1024, %t1025
  %t1027 = bitcast <4 x i1> %t1026 to i4
  %t1028 = icmp ne i4 %t1027, 0
  %t1029 = zext i1 %t1028 to i64
  %t1031 = icmp ne i64 %t1029, 0
  br i1 %t1031, label %when1030, label %when1030.end
when1030:
  %t1032 = add i64 %args.address, 88
  %t1033 = inttoptr i64 %t1032 to ptr
  %t1034 = load i64, ptr %t1033, align 8
  br label %loop1035
loop1035:
  %loop1035.j = phi i64 [ 0, %when1030 ], [ %t1085, %loop1036.end ]
  %loop1035.ok = icmp slt i64 %loop1035.j, %t475
  br i1 %loop1035.ok, label %loop1035.body, label %loop1035.end
loop1035.body:
  br label %loop1036
loop1036:
  %loop1036.j = phi i64 [ 0, %loop1035.body ], [ %t1074, %loop1036.body ]
  %loop1036.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1035.body ], [ %t1070, %loop1036.body ]
  %loop1036.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1035.body ], [ %t1071, %loop1036.body ]
  %loop1036.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1035.body ], [ %t1072, %loop1036.body ]
  %loop1036.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1035.body ], [ %t1073, %loop1036.body ]
  %loop1036.ok = icmp slt i64 %loop1036.j, %t1034
  br i1 %loop1036.ok, label %loop1036.body, label %loop1036.end
loop1036.body:
  %t1037 = mul i64 %loop1035.j, %t616
  %t1038 = add i64 %t614, %t1037
  %t1039 = mul i64 %loop1036.j, 2
  %t1040 = add i64 %t1038, %t1039
  %t1041 = add i64 %t1040, %t616
  %t1042 = mul i64 %t616, 2
  %t1043 = add i64 %t1040, %t1042
  %t1044 = mul i64 %t616, 3
  %t1045 = add i64 %t1040, %t1044
  %t1046 = inttoptr i64 %t1040 to ptr
  %t1047 = load half, ptr %t1046, align 1
  %t1048 = insertelement <4 x half> poison, half %t1047, i64 0
  %t1049 = shufflevector <4 x half> %t1048, <4 x half> poison, <4 x i32> zeroinitializer
  %t1050 = fpext <4 x half> %t1049 to <4 x float>
  %t1051 = inttoptr i64 %t1041 to ptr
  %t1052 = load half, ptr %t1051, align 1
  %t1053 = insertelement <4 x half> poison, half %t1052, i64 0
  %t1054 = shufflevector <4 x half> %t1053, <4 x half> poison, <4 x i32> zeroinitializer
  %t1055 = fpext <4 x half> %t1054 to <4 x float>
  %t1056 = inttoptr i64 %t1043 to ptr
  %t1057 = load half, ptr %t1056, align 1
  %t1058 = insertelement <4 x half> poison, half %t1057, i64 0
  %t1059 = shufflevector <4 x half> %t1058, <4 x half> poison, <4 x i32> zeroinitializer
  %t1060 = fpext <4 x half> %t1059 to <4 x float>
  %t1061 = inttoptr i64 %t1045 to ptr
  %t1062 = load half, ptr %t1061, align 1
  %t1063 = insertelement <4 x half> poison, half %t1062, i64 0
  %t1064 = shufflevector <4 x half> %t1063, <4 x half> poison, <4 x i32> zeroinitializer
  %t1065 = fpext <4 x half> %t1064 to <4 x float>
  %t1066 = mul i64 %loop1036.j, 16
  %t1067 = add i64 %t27, %t1066
  %t1068 = inttoptr i64 %t1067 to ptr
  %t1069 = load <4 x float>, ptr %t1068, align 16
  %t1070 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1050, <4 x float> %t1069, <4 x float> %loop1036.c0)
  %t1071 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1055, <4 x float> %t1069, <4 x float> %loop1036.c1)
  %t1072 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1060, <4 x float> %t1069, <4 x float> %loop1036.c2)
  %t1073 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1065, <4 x float> %t1069, <4 x float> %loop1036.c3)
  %t1074 = add nsw i64 %loop1036.j, 1
  br label %loop1036
loop1036.end:
  %t1075 = mul i64 %loop1035.j, 16
  %t1076 = add i64 %t3, %t1075
  %t1077 = add i64 %t1076, 576
  %t1078 = inttoptr i64 %t1077 to ptr
  store <4 x float> %loop1036.c0, ptr %t1078, align 16
  %t1079 = add i64 %t1076, 592
  %t1080 = inttoptr i64 %t1079 to ptr
  store <4 x float> %loop1036.c1, ptr %t1080, align 16
  %t1081 = add i64 %t1076, 608
  %t1082 = inttoptr i64 %t1081 to ptr
  store <4 x float> %loop1036.c2, ptr %t1082, align 16
  %t1083 = add i64 %t1076, 624
  %t1084 = inttoptr i64 %t1083 to ptr
  store <4 x float> %loop1036.c3, ptr %t1084, align 16
  %t1085 = add nsw i64 %loop1035.j, 4
  br label %loop1035
loop1035.end:
  %t1086 = add i64 %t3, 256
  %t1087 = inttoptr i64 %t1086 to ptr
  %t1088 = load <4 x i32>, ptr %t1087, align 16
  %t1089 = add i64 %t3, 272
  %t1090 = inttoptr i64 %t1089 to ptr
  %t1091 = load <4 x i32>, ptr %t1090, align 16
  %t1092 = icmp eq <4 x i32> %t1088, splat (i32 -1)
  %t1093 = icmp eq <4 x i32> %t1091, splat (i32 -1)
  %t1094 = and <4 x i1> %t1092, %t1093
  %t1095 = bitcast <4 x i1> %t1094 to i4
  %t1096 = icmp eq i4 %t1095, -1
  %t1097 = zext i1 %t1096 to i64
  %t1099 = icmp ne i64 %t1097, 0
  br i1 %t1099, label %when1098, label %when1098.end
when1098:
  br label %loop1100
loop1100:
  %loop1100.j = phi i64 [ 0, %when1098 ], [ %t1175, %loop1100.body ]
  %loop1100.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1098 ], [ %t1174, %loop1100.body ]
  %loop1100.ok = icmp slt i64 %loop1100.j, %t475
  br i1 %loop1100.ok, label %loop1100.body, label %loop1100.end
loop1100.body:
  %t1101 = mul i64 %loop1100.j, 16
  %t1102 = add i64 %t3, %t1101
  %t1103 = add i64 %t1102, 576
  %t1104 = inttoptr i64 %t1103 to ptr
  %t1105 = load <4 x float>, ptr %t1104, align 16
  %t1106 = add i64 %t459, %loop1100.j
  %t1107 = fdiv <4 x float> %t1105, %t333
  %t1108 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1107)
  %t1109 = fmul <4 x float> %t1108, splat (float 0xC007154760000000)
  %t1110 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1109
  %t1111 = select <4 x i1> %t1110, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1109
  %t1112 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1111
  %t1113 = select <4 x i1> %t1112, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1111
  %t1114 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1113)
  %t1115 = fsub <4 x float> %t1113, %t1114
  %t1116 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1115, <4 x float> splat (float 0x3F826900C0000000))
  %t1117 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1116, <4 x float> %t1115, <4 x float> splat (float 0x3FAC954460000000))
  %t1118 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1117, <4 x float> %t1115, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1119 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1118, <4 x float> %t1115, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1119, <4 x float> %t1115, <4 x float> splat (float 0x3FF0000000000000))
  %t1121 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1109
  %t1122 = select <4 x i1> %t1121, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1109
  %t1123 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1122
  %t1124 = select <4 x i1> %t1123, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1122
  %t1125 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1124)
  %t1126 = fadd <4 x float> %t1125, splat (float 0x4168000FE0000000)
  %t1127 = bitcast <4 x float> %t1126 to <4 x i32>
  %t1128 = shl <4 x i32> %t1127, splat (i32 23)
  %t1129 = bitcast <4 x i32> %t1128 to <4 x float>
  %t1130 = fcmp ord <4 x float> %t1109, %t1109
  %t1131 = fmul <4 x float> %t1120, %t1129
  %t1132 = select <4 x i1> %t1130, <4 x float> %t1131, <4 x float> %t1109
  %t1133 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1132
  %t1134 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1132
  %t1135 = fdiv <4 x float> %t1133, %t1134
  %t1136 = fcmp olt <4 x float> %t1107, splat (float 0x0000000000000000)
  %t1137 = fneg <4 x float> %t1135
  %t1138 = select <4 x i1> %t1136, <4 x float> %t1137, <4 x float> %t1135
  %t1139 = fmul <4 x float> %t1107, %t1107
  %t1140 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1139, <4 x float> splat (float 0xBF8226E360000000))
  %t1141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1140, <4 x float> %t1139, <4 x float> splat (float 0x3F9664F480000000))
  %t1142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1141, <4 x float> %t1139, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1142, <4 x float> %t1139, <4 x float> splat (float 0x3FC1111120000000))
  %t1144 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1143, <4 x float> %t1139, <4 x float> splat (float 0xBFD5555560000000))
  %t1145 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1144, <4 x float> %t1139, <4 x float> splat (float 0x3FF0000000000000))
  %t1146 = fmul <4 x float> %t1107, %t1145
  %t1147 = fcmp olt <4 x float> %t1108, splat (float 0x3FD0000000000000)
  %t1148 = select <4 x i1> %t1147, <4 x float> %t1146, <4 x float> %t1138
  %t1149 = fmul <4 x float> %t333, %t1148
  %t1150 = add i64 %t3, 64
  %t1151 = inttoptr i64 %t1150 to ptr
  %t1152 = load <4 x i32>, ptr %t1151, align 16
  %t1153 = trunc i64 %t1106 to i32
  %t1154 = insertelement <4 x i32> poison, i32 %t1153, i64 0
  %t1155 = shufflevector <4 x i32> %t1154, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1156 = sub <4 x i32> %t1152, %t1155
  %t1157 = icmp slt <4 x i32> %t1156, splat (i32 0)
  %t1158 = sub <4 x i32> splat (i32 0), %t1156
  %t1159 = select <4 x i1> %t1157, <4 x i32> %t1158, <4 x i32> %t1156
  %t1160 = sitofp <4 x i32> %t1159 to <4 x float>
  %t1161 = fmul <4 x float> %t367, %t1160
  %t1162 = fsub <4 x float> %t1149, %t1161
  %t1163 = mul i64 %loop1100.j, 16
  %t1164 = add i64 %t3, %t1163
  %t1165 = add i64 %t1164, 1600
  %t1166 = inttoptr i64 %t1165 to ptr
  %t1167 = load <4 x float>, ptr %t1166, align 16
  %t1168 = fadd <4 x float> %t1162, %t1167
  %t1169 = mul i64 %loop1100.j, 16
  %t1170 = add i64 %t3, %t1169
  %t1171 = add i64 %t1170, 576
  %t1172 = inttoptr i64 %t1171 to ptr
  store <4 x float> %t1168, ptr %t1172, align 16
  %t1173 = fcmp ogt <4 x float> %t1168, %loop1100.c0
  %t1174 = select <4 x i1> %t1173, <4 x float> %t1168, <4 x float> %loop1100.c0
  %t1175 = add nsw i64 %loop1100.j, 1
  br label %loop1100
loop1100.end:
  %t1176 = add i64 %t3, 448
  %t1177 = inttoptr i64 %t1176 to ptr
  %t1178 = load <4 x float>, ptr %t1177, align 16
  %t1179 = fadd <4 x float> %loop1100.c0, %t1178
  %t1180 = fcmp ogt <4 x float> %t1179, splat (float 0x403B000000000000)
  %t1181 = bitcast <4 x i1> %t1180 to i4
  %t1182 = icmp ne i4 %t1181, 0
  %t1183 = zext i1 %t1182 to i64
  %t1185 = icmp ne i64 %t1183, 0
  br i1 %t1185, label %when1184, label %when1184.end
when1184:
  %t1186 = add i64 %t3, 448
  %t1187 = inttoptr i64 %t1186 to ptr
  %t1188 = load <4 x float>, ptr %t1187, align 16
  %t1189 = fneg <4 x float> %loop1100.c0
  %t1190 = select <4 x i1> %t1180, <4 x float> %t1189, <4 x float> %t1188
  %t1191 = add i64 %t3, 448
  %t1192 = inttoptr i64 %t1191 to ptr
  store <4 x float> %t1190, ptr %t1192, align 16
  %t1193 = fsub <4 x float> %t1190, %t1188
  %t1194 = fmul <4 x float> %t1193, splat (float 0x3FF7154760000000)
  %t1195 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1194
  %t1196 = select <4 x i1> %t1195, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1194
  %t1197 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1196
  %t1198 = select <4 x i1> %t1197, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1196
  %t1199 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1198)
  %t1200 = fsub <4 x float> %t1198, %t1199
  %t1201 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1200, <4 x float> splat (float 0x3F826900C0000000))
  %t1202 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1201, <4 x float> %t1200, <4 x float> splat (float 0x3FAC954460000000))
  %t1203 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1202, <4 x float> %t1200, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1204 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1203, <4 x float> %t1200, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1205 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1204, <4 x float> %t1200, <4 x float> splat (float 0x3FF0000000000000))
  %t1206 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1194
  %t1207 = select <4 x i1> %t1206, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1194
  %t1208 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1207
  %t1209 = select <4 x i1> %t1208, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1207
  %t1210 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1209)
  %t1211 = fadd <4 x float> %t1210, splat (float 0x4168000FE0000000)
  %t1212 = bitcast <4 x float> %t1211 to <4 x i32>
  %t1213 = shl <4 x i32> %t1212, splat (i32 23)
  %t1214 = bitcast <4 x i32> %t1213 to <4 x float>
  %t1215 = fcmp ord <4 x float> %t1194, %t1194
  %t1216 = fmul <4 x float> %t1205, %t1214
  %t1217 = select <4 x i1> %t1215, <4 x float> %t1216, <4 x float> %t1194
  %t1218 = select <4 x i1> %t1180, <4 x float> %t1217, <4 x float> splat (float 0x3FF0000000000000)
  %t1219 = add i64 %t3, 512
  %t1220 = inttoptr i64 %t1219 to ptr
  %t1221 = load <4 x float>, ptr %t1220, align 16
  %t1222 = fmul <4 x float> %t1221, %t1218
  %t1223 = add i64 %t3, 512
  %t1224 = inttoptr i64 %t1223 to ptr
  store <4 x float> %t1222, ptr %t1224, align 16
  br label %loop1225
loop1225:
  %loop1225.j = phi i64 [ 0, %when1184 ], [ %t1234, %loop1225.body ]
  %loop1225.ok = icmp slt i64 %loop1225.j, %t384
  br i1 %loop1225.ok, label %loop1225.body, label %loop1225.end
loop1225.body:
  %t1226 = mul i64 %loop1225.j, 16
  %t1227 = add i64 %t32, %t1226
  %t1228 = inttoptr i64 %t1227 to ptr
  %t1229 = load <4 x float>, ptr %t1228, align 16
  %t1230 = fmul <4 x float> %t1229, %t1218
  %t1231 = mul i64 %loop1225.j, 16
  %t1232 = add i64 %t32, %t1231
  %t1233 = inttoptr i64 %t1232 to ptr
  store <4 x float> %t1230, ptr %t1233, align 16
  %t1234 = add nsw i64 %loop1225.j, 1
  br label %loop1225
loop1225.end:
  br label %when1184.end
when1184.end:
  %t1235 = add i64 %t3, 448
  %t1236 = inttoptr i64 %t1235 to ptr
  %t1237 = load <4 x float>, ptr %t1236, align 16
  %t1238 = add i64 %t3, 512
  %t1239 = inttoptr i64 %t1238 to ptr
  %t1240 = load <4 x float>, ptr %t1239, align 16
  br label %loop1241
loop1241:
  %loop1241.j = phi i64 [ 0, %when1184.end ], [ %t1277, %loop1241.body ]
  %loop1241.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1184.end ], [ %t1276, %loop1241.body ]
  %loop1241.ok = icmp slt i64 %loop1241.j, %t475
  br i1 %loop1241.ok, label %loop1241.body, label %loop1241.end
loop1241.body:
  %t1242 = mul i64 %loop1241.j, 16
  %t1243 = add i64 %t3, %t1242
  %t1244 = add i64 %t1243, 576
  %t1245 = inttoptr i64 %t1244 to ptr
  %t1246 = load <4 x float>, ptr %t1245, align 16
  %t1247 = fadd <4 x float> %t1246, %t1237
  %t1248 = fmul <4 x float> %t1247, splat (float 0x3FF7154760000000)
  %t1249 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1248
  %t1250 = select <4 x i1> %t1249, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1248
  %t1251 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1250
  %t1252 = select <4 x i1> %t1251, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1250
  %t1253 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1252)
  %t1254 = fsub <4 x float> %t1252, %t1253
  %t1255 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1254, <4 x float> splat (float 0x3F826900C0000000))
  %t1256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1255, <4 x float> %t1254, <4 x float> splat (float 0x3FAC954460000000))
  %t1257 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1256, <4 x float> %t1254, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1258 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1257, <4 x float> %t1254, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1259 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1258, <4 x float> %t1254, <4 x float> splat (float 0x3FF0000000000000))
  %t1260 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1248
  %t1261 = select <4 x i1> %t1260, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1248
  %t1262 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1261
  %t1263 = select <4 x i1> %t1262, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1261
  %t1264 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1263)
  %t1265 = fadd <4 x float> %t1264, splat (float 0x4168000FE0000000)
  %t1266 = bitcast <4 x float> %t1265 to <4 x i32>
  %t1267 = shl <4 x i32> %t1266, splat (i32 23)
  %t1268 = bitcast <4 x i32> %t1267 to <4 x float>
  %t1269 = fcmp ord <4 x float> %t1248, %t1248
  %t1270 = fmul <4 x float> %t1259, %t1268
  %t1271 = select <4 x i1> %t1269, <4 x float> %t1270, <4 x float> %t1248
  %t1272 = mul i64 %loop1241.j, 16
  %t1273 = add i64 %t3, %t1272
  %t1274 = add i64 %t1273, 576
  %t1275 = inttoptr i64 %t1274 to ptr
  store <4 x float> %t1271, ptr %t1275, align 16
  %t1276 = fadd <4 x float> %loop1241.c0, %t1271
  %t1277 = add nsw i64 %loop1241.j, 1
  br label %loop1241
loop1241.end:
  %t1278 = fadd <4 x float> %t1240, %loop1241.c0
  %t1279 = add i64 %t3, 512
  %t1280 = inttoptr i64 %t1279 to ptr
  store <4 x float> %t1278, ptr %t1280, align 16
  br label %when1098.end
when1098.end:
  %t1281 = sub i64 1, %t1097
  %t1283 = icmp ne i64 %t1281, 0
  br i1 %t1283, label %when1282, label %when1282.end
when1282:
  br label %loop1284
loop1284:
  %loop1284.j = phi i64 [ 0, %when1282 ], [ %t1373, %loop1284.body ]
  %loop1284.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1282 ], [ %t1372, %loop1284.body ]
  %loop1284.ok = icmp slt i64 %loop1284.j, %t475
  br i1 %loop1284.ok, label %loop1284.body, label %loop1284.end
loop1284.body:
  %t1285 = mul i64 %loop1284.j, 16
  %t1286 = add i64 %t3, %t1285
  %t1287 = add i64 %t1286, 576
  %t1288 = inttoptr i64 %t1287 to ptr
  %t1289 = load <4 x float>, ptr %t1288, align 16
  %t1290 = add i64 %t459, %loop1284.j
  %t1291 = fdiv <4 x float> %t1289, %t333
  %t1292 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1291)
  %t1293 = fmul <4 x float> %t1292, splat (float 0xC007154760000000)
  %t1294 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1293
  %t1295 = select <4 x i1> %t1294, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1293
  %t1296 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1295
  %t1297 = select <4 x i1> %t1296, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1295
  %t1298 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1297)
  %t1299 = fsub <4 x float> %t1297, %t1298
  %t1300 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1299, <4 x float> splat (float 0x3F826900C0000000))
  %t1301 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1300, <4 x float> %t1299, <4 x float> splat (float 0x3FAC954460000000))
  %t1302 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1301, <4 x float> %t1299, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1303 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1302, <4 x float> %t1299, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1303, <4 x float> %t1299, <4 x float> splat (float 0x3FF0000000000000))
  %t1305 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1293
  %t1306 = select <4 x i1> %t1305, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1293
  %t1307 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1306
  %t1308 = select <4 x i1> %t1307, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1306
  %t1309 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1308)
  %t1310 = fadd <4 x float> %t1309, splat (float 0x4168000FE0000000)
  %t1311 = bitcast <4 x float> %t1310 to <4 x i32>
  %t1312 = shl <4 x i32> %t1311, splat (i32 23)
  %t1313 = bitcast <4 x i32> %t1312 to <4 x float>
  %t1314 = fcmp ord <4 x float> %t1293, %t1293
  %t1315 = fmul <4 x float> %t1304, %t1313
  %t1316 = select <4 x i1> %t1314, <4 x float> %t1315, <4 x float> %t1293
  %t1317 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1316
  %t1318 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1316
  %t1319 = fdiv <4 x float> %t1317, %t1318
  %t1320 = fcmp olt <4 x float> %t1291, splat (float 0x0000000000000000)
  %t1321 = fneg <4 x float> %t1319
  %t1322 = select <4 x i1> %t1320, <4 x float> %t1321, <4 x float> %t1319
  %t1323 = fmul <4 x float> %t1291, %t1291
  %t1324 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1323, <4 x float> splat (float 0xBF8226E360000000))
  %t1325 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1324, <4 x float> %t1323, <4 x float> splat (float 0x3F9664F480000000))
  %t1326 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1325, <4 x float> %t1323, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1327 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1326, <4 x float> %t1323, <4 x float> splat (float 0x3FC1111120000000))
  %t1328 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1327, <4 x float> %t1323, <4 x float> splat (float 0xBFD5555560000000))
  %t1329 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1328, <4 x float> %t1323, <4 x float> splat (float 0x3FF0000000000000))
  %t1330 = fmul <4 x float> %t1291, %t1329
  %t1331 = fcmp olt <4 x float> %t1292, splat (float 0x3FD0000000000000)
  %t1332 = select <4 x i1> %t1331, <4 x float> %t1330, <4 x float> %t1322
  %t1333 = fmul <4 x float> %t333, %t1332
  %t1334 = add i64 %t3, 64
  %t1335 = inttoptr i64 %t1334 to ptr
  %t1336 = load <4 x i32>, ptr %t1335, align 16
  %t1337 = trunc i64 %t1290 to i32
  %t1338 = insertelement <4 x i32> poison, i32 %t1337, i64 0
  %t1339 = shufflevector <4 x i32> %t1338, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1340 = sub <4 x i32> %t1336, %t1339
  %t1341 = icmp slt <4 x i32> %t1340, splat (i32 0)
  %t1342 = sub <4 x i32> splat (i32 0), %t1340
  %t1343 = select <4 x i1> %t1341, <4 x i32> %t1342, <4 x i32> %t1340
  %t1344 = sitofp <4 x i32> %t1343 to <4 x float>
  %t1345 = fmul <4 x float> %t367, %t1344
  %t1346 = fsub <4 x float> %t1333, %t1345
  %t1347 = mul i64 %loop1284.j, 16
  %t1348 = add i64 %t3, %t1347
  %t1349 = add i64 %t1348, 1600
  %t1350 = inttoptr i64 %t1349 to ptr
  %t1351 = load <4 x float>, ptr %t1350, align 16
  %t1352 = fadd <4 x float> %t1346, %t1351
  %t1353 = mul i64 %loop1284.j, 16
  %t1354 = add i64 %t3, %t1353
  %t1355 = add i64 %t1354, 576
  %t1356 = inttoptr i64 %t1355 to ptr
  store <4 x float> %t1352, ptr %t1356, align 16
  %t1357 = lshr i64 %loop1284.j, 5
  %t1358 = mul i64 %t1357, 16
  %t1359 = add i64 %t3, %t1358
  %t1360 = add i64 %t1359, 256
  %t1361 = inttoptr i64 %t1360 to ptr
  %t1362 = load <4 x i32>, ptr %t1361, align 16
  %t1363 = and i64 %loop1284.j, 31
  %t1364 = shl i64 1, %t1363
  %t1365 = trunc i64 %t1364 to i32
  %t1366 = insertelement <4 x i32> poison, i32 %t1365, i64 0
  %t1367 = shufflevector <4 x i32> %t1366, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1368 = and <4 x i32> %t1362, %t1367
  %t1369 = icmp eq <4 x i32> %t1368, splat (i32 0)
  %t1370 = select <4 x i1> %t1369, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1352
  %t1371 = fcmp ogt <4 x float> %t1370, %loop1284.c0
  %t1372 = select <4 x i1> %t1371, <4 x float> %t1370, <4 x float> %loop1284.c0
  %t1373 = add nsw i64 %loop1284.j, 1
  br label %loop1284
loop1284.end:
  %t1374 = add i64 %t3, 448
  %t1375 = inttoptr i64 %t1374 to ptr
  %t1376 = load <4 x float>, ptr %t1375, align 16
  %t1377 = fadd <4 x float> %loop1284.c0, %t1376
  %t1378 = fcmp ogt <4 x float> %t1377, splat (float 0x403B000000000000)
  %t1379 = bitcast <4 x i1> %t1378 to i4
  %t1380 = icmp ne i4 %t1379, 0
  %t1381 = zext i1 %t1380 to i64
  %t1383 = icmp ne i64 %t1381, 0
  br i1 %t1383, label %when1382, label %when1382.end
when1382:
  %t1384 = add i64 %t3, 448
  %t1385 = inttoptr i64 %t1384 to ptr
  %t1386 = load <4 x float>, ptr %t1385, align 16
  %t1387 = fneg <4 x float> %loop1284.c0
  %t1388 = select <4 x i1> %t1378, <4 x float> %t1387, <4 x float> %t1386
  %t1389 = add i64 %t3, 448
  %t1390 = inttoptr i64 %t1389 to ptr
  store <4 x float> %t1388, ptr %t1390, align 16
  %t1391 = fsub <4 x float> %t1388, %t1386
  %t1392 = fmul <4 x float> %t1391, splat (float 0x3FF7154760000000)
  %t1393 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1392
  %t1394 = select <4 x i1> %t1393, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1392
  %t1395 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1394
  %t1396 = select <4 x i1> %t1395, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1394
  %t1397 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1396)
  %t1398 = fsub <4 x float> %t1396, %t1397
  %t1399 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1398, <4 x float> splat (float 0x3F826900C0000000))
  %t1400 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1399, <4 x float> %t1398, <4 x float> splat (float 0x3FAC954460000000))
  %t1401 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1400, <4 x float> %t1398, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1402 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1401, <4 x float> %t1398, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1403 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1402, <4 x float> %t1398, <4 x float> splat (float 0x3FF0000000000000))
  %t1404 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1392
  %t1405 = select <4 x i1> %t1404, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1392
  %t1406 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1405
  %t1407 = select <4 x i1> %t1406, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1405
  %t1408 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1407)
  %t1409 = fadd <4 x float> %t1408, splat (float 0x4168000FE0000000)
  %t1410 = bitcast <4 x float> %t1409 to <4 x i32>
  %t1411 = shl <4 x i32> %t1410, splat (i32 23)
  %t1412 = bitcast <4 x i32> %t1411 to <4 x float>
  %t1413 = fcmp ord <4 x float> %t1392, %t1392
  %t1414 = fmul <4 x float> %t1403, %t1412
  %t1415 = select <4 x i1> %t1413, <4 x float> %t1414, <4 x float> %t1392
  %t1416 = select <4 x i1> %t1378, <4 x float> %t1415, <4 x float> splat (float 0x3FF0000000000000)
  %t1417 = add i64 %t3, 512
  %t1418 = inttoptr i64 %t1417 to ptr
  %t1419 = load <4 x float>, ptr %t1418, align 16
  %t1420 = fmul <4 x float> %t1419, %t1416
  %t1421 = add i64 %t3, 512
  %t1422 = inttoptr i64 %t1421 to ptr
  store <4 x float> %t1420, ptr %t1422, align 16
  br label %loop1423
loop1423:
  %loop1423.j = phi i64 [ 0, %when1382 ], [ %t1432, %loop1423.body ]
  %loop1423.ok = icmp slt i64 %loop1423.j, %t384
  br i1 %loop1423.ok, label %loop1423.body, label %loop1423.end
loop1423.body:
  %t1424 = mul i64 %loop1423.j, 16
  %t1425 = add i64 %t32, %t1424
  %t1426 = inttoptr i64 %t1425 to ptr
  %t1427 = load <4 x float>, ptr %t1426, align 16
  %t1428 = fmul <4 x float> %t1427, %t1416
  %t1429 = mul i64 %loop1423.j, 16
  %t1430 = add i64 %t32, %t1429
  %t1431 = inttoptr i64 %t1430 to ptr
  store <4 x float> %t1428, ptr %t1431, align 16
  %t1432 = add nsw i64 %loop1423.j, 1
  br label %loop1423
loop1423.end:
  br label %when1382.end
when1382.end:
  %t1433 = add i64 %t3, 448
  %t1434 = inttoptr i64 %t1433 to ptr
  %t1435 = load <4 x float>, ptr %t1434, align 16
  %t1436 = add i64 %t3, 512
  %t1437 = inttoptr i64 %t1436 to ptr
  %t1438 = load <4 x float>, ptr %t1437, align 16
  br label %loop1439
loop1439:
  %loop1439.j = phi i64 [ 0, %when1382.end ], [ %t1489, %loop1439.body ]
  %loop1439.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1382.end ], [ %t1488, %loop1439.body ]
  %loop1439.ok = icmp slt i64 %loop1439.j, %t475
  br i1 %loop1439.ok, label %loop1439.body, label %loop1439.end
loop1439.body:
  %t1440 = mul i64 %loop1439.j, 16
  %t1441 = add i64 %t3, %t1440
  %t1442 = add i64 %t1441, 576
  %t1443 = inttoptr i64 %t1442 to ptr
  %t1444 = load <4 x float>, ptr %t1443, align 16
  %t1445 = fadd <4 x float> %t1444, %t1435
  %t1446 = fmul <4 x float> %t1445, splat (float 0x3FF7154760000000)
  %t1447 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1446
  %t1448 = select <4 x i1> %t1447, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1446
  %t1449 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1448
  %t1450 = select <4 x i1> %t1449, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1448
  %t1451 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1450)
  %t1452 = fsub <4 x float> %t1450, %t1451
  %t1453 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1452, <4 x float> splat (float 0x3F826900C0000000))
  %t1454 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1453, <4 x float> %t1452, <4 x float> splat (float 0x3FAC954460000000))
  %t1455 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1454, <4 x float> %t1452, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1456 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1455, <4 x float> %t1452, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1457 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1456, <4 x float> %t1452, <4 x float> splat (float 0x3FF0000000000000))
  %t1458 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1446
  %t1459 = select <4 x i1> %t1458, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1446
  %t1460 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1459
  %t1461 = select <4 x i1> %t1460, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1459
  %t1462 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1461)
  %t1463 = fadd <4 x float> %t1462, splat (float 0x4168000FE0000000)
  %t1464 = bitcast <4 x float> %t1463 to <4 x i32>
  %t1465 = shl <4 x i32> %t1464, splat (i32 23)
  %t1466 = bitcast <4 x i32> %t1465 to <4 x float>
  %t1467 = fcmp ord <4 x float> %t1446, %t1446
  %t1468 = fmul <4 x float> %t1457, %t1466
  %t1469 = select <4 x i1> %t1467, <4 x float> %t1468, <4 x float> %t1446
  %t1470 = lshr i64 %loop1439.j, 5
  %t1471 = mul i64 %t1470, 16
  %t1472 = add i64 %t3, %t1471
  %t1473 = add i64 %t1472, 256
  %t1474 = inttoptr i64 %t1473 to ptr
  %t1475 = load <4 x i32>, ptr %t1474, align 16
  %t1476 = and i64 %loop1439.j, 31
  %t1477 = shl i64 1, %t1476
  %t1478 = trunc i64 %t1477 to i32
  %t1479 = insertelement <4 x i32> poison, i32 %t1478, i64 0
  %t1480 = shufflevector <4 x i32> %t1479, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1481 = and <4 x i32> %t1475, %t1480
  %t1482 = icmp eq <4 x i32> %t1481, splat (i32 0)
  %t1483 = select <4 x i1> %t1482, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1469
  %t1484 = mul i64 %loop1439.j, 16
  %t1485 = add i64 %t3, %t1484
  %t1486 = add i64 %t1485, 576
  %t1487 = inttoptr i64 %t1486 to ptr
  store <4 x float> %t1483, ptr %t1487, align 16
  %t1488 = fadd <4 x float> %loop1439.c0, %t1483
  %t1489 = add nsw i64 %loop1439.j, 1
  br label %loop1439
loop1439.end:
  %t1490 = fadd <4 x float> %t1438, %loop1439.c0
  %t1491 = add i64 %t3, 512
  %t1492 = inttoptr i64 %t1491 to ptr
  store <4 x float> %t1490, ptr %t1492, align 16
  br label %when1282.end
when1282.end:
  %t1494 = icmp ne i64 %loop373.j, 0
  br i1 %t1494, label %when1493, label %when1493.end
when1493:
  %t1495 = trunc i64 %loop373.j to i32
  %t1496 = insertelement <4 x i32> poison, i32 %t1495, i64 0
  %t1497 = shufflevector <4 x i32> %t1496, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1498 = icmp sgt <4 x i32> %t1497, splat (i32 1)
  %t1499 = select <4 x i1> %t1498, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1500 = add i64 %args.address, 96
  %t1501 = inttoptr i64 %t1500 to ptr
  %t1502 = load i64, ptr %t1501, align 8
  br label %loop1503
loop1503:
  %loop1503.j = phi i64 [ 0, %when1493 ], [ %t1526, %loop1504.end ]
  %loop1503.ok = icmp slt i64 %loop1503.j, %t475
  br i1 %loop1503.ok, label %loop1503.body, label %loop1503.end
loop1503.body:
  br label %loop1504
loop1504:
  %loop1504.j = phi i64 [ 0, %loop1503.body ], [ %t1525, %loop1504.body ]
  %loop1504.ok = icmp slt i64 %loop1504.j, %t1502
  br i1 %loop1504.ok, label %loop1504.body, label %loop1504.end
loop1504.body:
  %t1505 = mul i64 %loop1503.j, %t620
  %t1506 = add i64 %t618, %t1505
  %t1507 = mul i64 %loop1504.j, 2
  %t1508 = add i64 %t1506, %t1507
  %t1509 = inttoptr i64 %t1508 to ptr
  %t1510 = load half, ptr %t1509, align 1
  %t1511 = insertelement <4 x half> poison, half %t1510, i64 0
  %t1512 = shufflevector <4 x half> %t1511, <4 x half> poison, <4 x i32> zeroinitializer
  %t1513 = fpext <4 x half> %t1512 to <4 x float>
  %t1514 = mul i64 %loop1503.j, %t22
  %t1515 = add i64 %t21, %t1514
  %t1516 = mul i64 %loop1504.j, 2
  %t1517 = add i64 %t1515, %t1516
  %t1518 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1513)
  %t1519 = fcmp olt <4 x float> %t1518, splat (float 0x7FF0000000000000)
  %t1520 = fmul <4 x float> %t1513, %t1499
  %t1521 = select <4 x i1> %t1519, <4 x float> %t1520, <4 x float> splat (float 0x0000000000000000)
  %t1522 = fptrunc <4 x float> %t1521 to <4 x half>
  %t1523 = extractelement <4 x half> %t1522, i64 0
  %t1524 = inttoptr i64 %t1517 to ptr
  store half %t1523, ptr %t1524, align 1
  %t1525 = add nsw i64 %loop1504.j, 1
  br label %loop1504
loop1504.end:
  %t1526 = add nsw i64 %loop1503.j, 1
  br label %loop1503
loop1503.end:
  br label %when1493.end
when1493.end:
  %t1527 = icmp sgt i64 %loop373.j, 0
  %t1528 = zext i1 %t1527 to i64
  %t1529 = icmp ne i64 %t1528, 0
  %t1530 = select i1 %t1529, i64 %t21, i64 %t618
  %t1531 = icmp ne i64 %t1528, 0
  %t1532 = select i1 %t1531, i64 %t22, i64 %t620
  %t1533 = add i64 %args.address, 96
  %t1534 = inttoptr i64 %t1533 to ptr
  %t1535 = load i64, ptr %t1534, align 8
  %t1536 = sdiv i64 %t1535, 4
  %t1537 = mul i64 %t1536, 4
  br label %loop1538
loop1538:
  %loop1538.j = phi i64 [ 0, %when1493.end ], [ %t1603, %loop1539.end ]
  %loop1538.ok = icmp slt i64 %loop1538.j, %t1537
  br i1 %loop1538.ok, label %loop1538.body, label %loop1538.end
loop1538.body:
  br label %loop1539
loop1539:
  %loop1539.j = phi i64 [ 0, %loop1538.body ], [ %t1576, %loop1539.body ]
  %loop1539.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1538.body ], [ %t1572, %loop1539.body ]
  %loop1539.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1538.body ], [ %t1573, %loop1539.body ]
  %loop1539.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1538.body ], [ %t1574, %loop1539.body ]
  %loop1539.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1538.body ], [ %t1575, %loop1539.body ]
  %loop1539.ok = icmp slt i64 %loop1539.j, %t475
  br i1 %loop1539.ok, label %loop1539.body, label %loop1539.end
loop1539.body:
  %t1540 = mul i64 %loop1538.j, 2
  %t1541 = add i64 %t1530, %t1540
  %t1542 = mul i64 %loop1539.j, %t1532
  %t1543 = add i64 %t1541, %t1542
  %t1544 = inttoptr i64 %t1543 to ptr
  %t1545 = load half, ptr %t1544, align 1
  %t1546 = insertelement <4 x half> poison, half %t1545, i64 0
  %t1547 = shufflevector <4 x half> %t1546, <4 x half> poison, <4 x i32> zeroinitializer
  %t1548 = fpext <4 x half> %t1547 to <4 x float>
  %t1549 = add i64 %t1543, 2
  %t1550 = inttoptr i64 %t1549 to ptr
  %t1551 = load half, ptr %t1550, align 1
  %t1552 = insertelement <4 x half> poison, half %t1551, i64 0
  %t1553 = shufflevector <4 x half> %t1552, <4 x half> poison, <4 x i32> zeroinitializer
  %t1554 = fpext <4 x half> %t1553 to <4 x float>
  %t1555 = add i64 %t1543, 4
  %t1556 = inttoptr i64 %t1555 to ptr
  %t1557 = load half, ptr %t1556, align 1
  %t1558 = insertelement <4 x half> poison, half %t1557, i64 0
  %t1559 = shufflevector <4 x half> %t1558, <4 x half> poison, <4 x i32> zeroinitializer
  %t1560 = fpext <4 x half> %t1559 to <4 x float>
  %t1561 = add i64 %t1543, 6
  %t1562 = inttoptr i64 %t1561 to ptr
  %t1563 = load half, ptr %t1562, align 1
  %t1564 = insertelement <4 x half> poison, half %t1563, i64 0
  %t1565 = shufflevector <4 x half> %t1564, <4 x half> poison, <4 x i32> zeroinitializer
  %t1566 = fpext <4 x half> %t1565 to <4 x float>
  %t1567 = mul i64 %loop1539.j, 16
  %t1568 = add i64 %t3, %t1567
  %t1569 = add i64 %t1568, 576
  %t1570 = inttoptr i64 %t1569 to ptr
  %t1571 = load <4 x float>, ptr %t1570, align 16
  %t1572 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1548, <4 x float> %t1571, <4 x float> %loop1539.c0)
  %t1573 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1554, <4 x float> %t1571, <4 x float> %loop1539.c1)
  %t1574 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1560, <4 x float> %t1571, <4 x float> %loop1539.c2)
  %t1575 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1566, <4 x float> %t1571, <4 x float> %loop1539.c3)
  %t1576 = add nsw i64 %loop1539.j, 1
  br label %loop1539
loop1539.end:
  %t1577 = mul i64 %loop1538.j, 16
  %t1578 = add i64 %t32, %t1577
  %t1579 = inttoptr i64 %t1578 to ptr
  %t1580 = load <4 x float>, ptr %t1579, align 16
  %t1581 = add i64 %t1578, 16
  %t1582 = inttoptr i64 %t1581 to ptr
  %t1583 = load <4 x float>, ptr %t1582, align 16
  %t1584 = add i64 %t1578, 32
  %t1585 = inttoptr i64 %t1584 to ptr
  %t1586 = load <4 x float>, ptr %t1585, align 16
  %t1587 = add i64 %t1578, 48
  %t1588 = inttoptr i64 %t1587 to ptr
  %t1589 = load <4 x float>, ptr %t1588, align 16
  %t1590 = fadd <4 x float> %t1580, %loop1539.c0
  %t1591 = fadd <4 x float> %t1583, %loop1539.c1
  %t1592 = fadd <4 x float> %t1586, %loop1539.c2
  %t1593 = fadd <4 x float> %t1589, %loop1539.c3
  %t1594 = mul i64 %loop1538.j, 16
  %t1595 = add i64 %t32, %t1594
  %t1596 = inttoptr i64 %t1595 to ptr
  store <4 x float> %t1590, ptr %t1596, align 16
  %t1597 = add i64 %t1595, 16
  %t1598 = inttoptr i64 %t1597 to ptr
  store <4 x float> %t1591, ptr %t1598, align 16
  %t1599 = add i64 %t1595, 32
  %t1600 = inttoptr i64 %t1599 to ptr
  store <4 x float> %t1592, ptr %t1600, align 16
  %t1601 = add i64 %t1595, 48
  %t1602 = inttoptr i64 %t1601 to ptr
  store <4 x float> %t1593, ptr %t1602, align 16
  %t1603 = add nsw i64 %loop1538.j, 4
  br label %loop1538
loop1538.end:
  br label %loop1604
loop1604:
  %loop1604.j = phi i64 [ %t1537, %loop1538.end ], [ %t1630, %loop1605.end ]
  %loop1604.ok = icmp slt i64 %loop1604.j, %t1535
  br i1 %loop1604.ok, label %loop1604.body, label %loop1604.end
loop1604.body:
  br label %loop1605
loop1605:
  %loop1605.j = phi i64 [ 0, %loop1604.body ], [ %t1621, %loop1605.body ]
  %loop1605.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1604.body ], [ %t1620, %loop1605.body ]
  %loop1605.ok = icmp slt i64 %loop1605.j, %t475
  br i1 %loop1605.ok, label %loop1605.body, label %loop1605.end
loop1605.body:
  %t1606 = mul i64 %loop1604.j, 2
  %t1607 = add i64 %t1530, %t1606
  %t1608 = mul i64 %loop1605.j, %t1532
  %t1609 = add i64 %t1607, %t1608
  %t1610 = inttoptr i64 %t1609 to ptr
  %t1611 = load half, ptr %t1610, align 1
  %t1612 = insertelement <4 x half> poison, half %t1611, i64 0
  %t1613 = shufflevector <4 x half> %t1612, <4 x half> poison, <4 x i32> zeroinitializer
  %t1614 = fpext <4 x half> %t1613 to <4 x float>
  %t1615 = mul i64 %loop1605.j, 16
  %t1616 = add i64 %t3, %t1615
  %t1617 = add i64 %t1616, 576
  %t1618 = inttoptr i64 %t1617 to ptr
  %t1619 = load <4 x float>, ptr %t1618, align 16
  %t1620 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1614, <4 x float> %t1619, <4 x float> %loop1605.c0)
  %t1621 = add nsw i64 %loop1605.j, 1
  br label %loop1605
loop1605.end:
  %t1622 = mul i64 %loop1604.j, 16
  %t1623 = add i64 %t32, %t1622
  %t1624 = inttoptr i64 %t1623 to ptr
  %t1625 = load <4 x float>, ptr %t1624, align 16
  %t1626 = fadd <4 x float> %t1625, %loop1605.c0
  %t1627 = mul i64 %loop1604.j, 16
  %t1628 = add i64 %t32, %t1627
  %t1629 = inttoptr i64 %t1628 to ptr
  store <4 x float> %t1626, ptr %t1629, align 16
  %t1630 = add nsw i64 %loop1604.j, 1
  br label %loop1604
loop1604.end:
  %t1632 = icmp ne i64 %loop373.j, 0
  br i1 %t1632, label %when1631, label %when1631.end
when1631:
  %t1633 = add i64 %args.address, 96
  %t1634 = inttoptr i64 %t1633 to ptr
  %t1635 = load i64, ptr %t1634, align 8
  br label %loop1636
loop1636:
  %loop1636.j = phi i64 [ 0, %when1631 ], [ %t1683, %loop1637.end ]
  %loop1636.ok = icmp slt i64 %loop1636.j, %t475
  br i1 %loop1636.ok, label %loop1636.body, label %loop1636.end
loop1636.body:
  br label %loop1637
loop1637:
  %loop1637.j = phi i64 [ 0, %loop1636.body ], [ %t1682, %when1653.end ]
  %loop1637.ok = icmp slt i64 %loop1637.j, %t1635
  br i1 %loop1637.ok, label %loop1637.body, label %loop1637.end
loop1637.body:
  %t1638 = mul i64 %loop1636.j, %t620
  %t1639 = add i64 %t618, %t1638
  %t1640 = mul i64 %loop1637.j, 2
  %t1641 = add i64 %t1639, %t1640
  %t1642 = inttoptr i64 %t1641 to ptr
  %t1643 = load half, ptr %t1642, align 1
  %t1644 = insertelement <4 x half> poison, half %t1643, i64 0
  %t1645 = shufflevector <4 x half> %t1644, <4 x half> poison, <4 x i32> zeroinitializer
  %t1646 = fpext <4 x half> %t1645 to <4 x float>
  %t1647 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1646)
  %t1648 = fcmp olt <4 x float> %t1647, splat (float 0x7FF0000000000000)
  %t1649 = xor <4 x i1> %t1648, splat (i1 true)
  %t1650 = bitcast <4 x i1> %t1649 to i4
  %t1651 = icmp ne i4 %t1650, 0
  %t1652 = zext i1 %t1651 to i64
  %t1654 = icmp ne i64 %t1652, 0
  br i1 %t1654, label %when1653, label %when1653.end
when1653:
  %t1655 = mul i64 %loop1637.j, 16
  %t1656 = add i64 %t32, %t1655
  %t1657 = inttoptr i64 %t1656 to ptr
  %t1658 = load <4 x float>, ptr %t1657, align 16
  %t1659 = mul i64 %loop1636.j, 16
  %t1660 = add i64 %t3, %t1659
  %t1661 = add i64 %t1660, 576
  %t1662 = inttoptr i64 %t1661 to ptr
  %t1663 = load <4 x float>, ptr %t1662, align 16
  %t1664 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1663, <4 x float> %t1646, <4 x float> %t1658)
  %t1665 = lshr i64 %loop1636.j, 5
  %t1666 = mul i64 %t1665, 16
  %t1667 = add i64 %t3, %t1666
  %t1668 = add i64 %t1667, 256
  %t1669 = inttoptr i64 %t1668 to ptr
  %t1670 = load <4 x i32>, ptr %t1669, align 16
  %t1671 = and i64 %loop1636.j, 31
  %t1672 = shl i64 1, %t1671
  %t1673 = trunc i64 %t1672 to i32
  %t1674 = insertelement <4 x i32> poison, i32 %t1673, i64 0
  %t1675 = shufflevector <4 x i32> %t1674, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1676 = and <4 x i32> %t1670, %t1675
  %t1677 = icmp eq <4 x i32> %t1676, splat (i32 0)
  %t1678 = select <4 x i1> %t1677, <4 x float> %t1658, <4 x float> %t1664
  %t1679 = mul i64 %loop1637.j, 16
  %t1680 = add i64 %t32, %t1679
  %t1681 = inttoptr i64 %t1680 to ptr
  store <4 x float> %t1678, ptr %t1681, align 16
  br label %when1653.end
when1653.end:
  %t1682 = add nsw i64 %loop1637.j, 1
  br label %loop1637
loop1637.end:
  %t1683 = add nsw i64 %loop1636.j, 1
  br label %loop1636
loop1636.end:
  br label %when1631.end
when1631.end:
  br label %when1030.end
when1030.end:
  %t1684 = srem i64 %loop458.j, 16
  %t1685 = icmp eq i64 %t1684, 15
  %t1686 = zext i1 %t1685 to i64
  %t1688 = icmp ne i64 %t1686, 0
  br i1 %t1688, label %when1687, label %when1687.end
when1687:
  %t1689 = add i64 %args.address, 96
  %t1690 = inttoptr i64 %t1689 to ptr
  %t1691 = load i64, ptr %t1690, align 8
  br label %loop1692
loop1692:
  %loop1692.j = phi i64 [ 0, %when1687 ], [ %t1710, %loop1692.body ]
  %loop1692.ok = icmp slt i64 %loop1692.j, %t1691
  br i1 %loop1692.ok, label %loop1692.body, label %loop1692.end
loop1692.body:
  %t1693 = add i64 %loop1692.j, %t1691
  %t1694 = add i64 %loop1692.j, %t1691
  %t1695 = mul i64 %t1694, 16
  %t1696 = add i64 %t32, %t1695
  %t1697 = inttoptr i64 %t1696 to ptr
  %t1698 = load <4 x float>, ptr %t1697, align 16
  %t1699 = mul i64 %loop1692.j, 16
  %t1700 = add i64 %t32, %t1699
  %t1701 = inttoptr i64 %t1700 to ptr
  %t1702 = load <4 x float>, ptr %t1701, align 16
  %t1703 = fadd <4 x float> %t1698, %t1702
  %t1704 = mul i64 %t1693, 16
  %t1705 = add i64 %t32, %t1704
  %t1706 = inttoptr i64 %t1705 to ptr
  store <4 x float> %t1703, ptr %t1706, align 16
  %t1707 = mul i64 %loop1692.j, 16
  %t1708 = add i64 %t32, %t1707
  %t1709 = inttoptr i64 %t1708 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1709, align 16
  %t1710 = add nsw i64 %loop1692.j, 1
  br label %loop1692
loop1692.end:
  br label %when1687.end
when1687.end:
  %t1711 = add nsw i64 %loop458.j, 1
  br label %loop458
loop458.end:
  %t1712 = add i64 %args.address, 96
  %t1713 = inttoptr i64 %t1712 to ptr
  %t1714 = load i64, ptr %t1713, align 8
  br label %loop1715
loop1715:
  %loop1715.j = phi i64 [ 0, %loop458.end ], [ %t1733, %loop1715.body ]
  %loop1715.ok = icmp slt i64 %loop1715.j, %t1714
  br i1 %loop1715.ok, label %loop1715.body, label %loop1715.end
loop1715.body:
  %t1716 = add i64 %loop1715.j, %t1714
  %t1717 = add i64 %loop1715.j, %t1714
  %t1718 = mul i64 %t1717, 16
  %t1719 = add i64 %t32, %t1718
  %t1720 = inttoptr i64 %t1719 to ptr
  %t1721 = load <4 x float>, ptr %t1720, align 16
  %t1722 = mul i64 %loop1715.j, 16
  %t1723 = add i64 %t32, %t1722
  %t1724 = inttoptr i64 %t1723 to ptr
  %t1725 = load <4 x float>, ptr %t1724, align 16
  %t1726 = fadd <4 x float> %t1721, %t1725
  %t1727 = mul i64 %t1716, 16
  %t1728 = add i64 %t32, %t1727
  %t1729 = inttoptr i64 %t1728 to ptr
  store <4 x float> %t1726, ptr %t1729, align 16
  %t1730 = mul i64 %loop1715.j, 16
  %t1731 = add i64 %t32, %t1730
  %t1732 = inttoptr i64 %t1731 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1732, align 16
  %t1733 = add nsw i64 %loop1715.j, 1
  br label %loop1715
loop1715.end:
  %t1734 = add i64 %args.address, 96
  %t1735 = inttoptr i64 %t1734 to ptr
  %t1736 = load i64, ptr %t1735, align 8
  br label %loop1737
loop1737:
  %loop1737.j = phi i64 [ 0, %loop1715.end ], [ %t1749, %loop1737.body ]
  %loop1737.ok = icmp slt i64 %loop1737.j, %t1736
  br i1 %loop1737.ok, label %loop1737.body, label %loop1737.end
loop1737.body:
  %t1738 = add i64 %args.address, 96
  %t1739 = inttoptr i64 %t1738 to ptr
  %t1740 = load i64, ptr %t1739, align 8
  %t1741 = add i64 %loop1737.j, %t1740
  %t1742 = mul i64 %t1741, 16
  %t1743 = add i64 %t32, %t1742
  %t1744 = inttoptr i64 %t1743 to ptr
  %t1745 = load <4 x float>, ptr %t1744, align 16
  %t1746 = mul i64 %loop1737.j, 16
  %t1747 = add i64 %t32, %t1746
  %t1748 = inttoptr i64 %t1747 to ptr
  store <4 x float> %t1745, ptr %t1748, align 16
  %t1749 = add nsw i64 %loop1737.j, 1
  br label %loop1737
loop1737.end:
  br label %loop1750
loop1750:
  %loop1750.j = phi i64 [ 0, %loop1737.end ], [ %t1759, %loop1750.body ]
  %loop1750.c0 = phi <4 x i1> [ splat (i1 false), %loop1737.end ], [ %t1758, %loop1750.body ]
  %loop1750.ok = icmp slt i64 %loop1750.j, %t370
  br i1 %loop1750.ok, label %loop1750.body, label %loop1750.end
loop1750.body:
  %t1751 = mul i64 %loop1750.j, 16
  %t1752 = add i64 %t32, %t1751
  %t1753 = inttoptr i64 %t1752 to ptr
  %t1754 = load <4 x float>, ptr %t1753, align 16
  %t1755 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1754)
  %t1756 = fcmp olt <4 x float> %t1755, splat (float 0x7FF0000000000000)
  %t1757 = xor <4 x i1> %t1756, splat (i1 true)
  %t1758 = or <4 x i1> %loop1750.c0, %t1757
  %t1759 = add nsw i64 %loop1750.j, 1
  br label %loop1750
loop1750.end:
  %t1760 = add i64 %t3, 512
  %t1761 = inttoptr i64 %t1760 to ptr
  %t1762 = load <4 x float>, ptr %t1761, align 16
  %t1763 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1762)
  %t1764 = fcmp olt <4 x float> %t1763, splat (float 0x7FF0000000000000)
  %t1765 = and <4 x i1> %loop1750.c0, %t1764
  %t1766 = bitcast <4 x i1> %t1765 to i4
  %t1767 = icmp ne i4 %t1766, 0
  %t1768 = zext i1 %t1767 to i64
  %t1769 = icmp slt i64 %loop373.j, 1
  %t1770 = zext i1 %t1769 to i64
  %t1771 = and i64 %t1768, %t1770
  %t1773 = icmp ne i64 %t1771, 0
  br i1 %t1773, label %when1772, label %when1772.end
when1772:
  %t1774 = add i64 %args.address, 96
  %t1775 = inttoptr i64 %t1774 to ptr
  %t1776 = load i64, ptr %t1775, align 8
  br label %loop1777
loop1777:
  %loop1777.j = phi i64 [ 0, %when1772 ], [ %t1785, %loop1777.body ]
  %loop1777.ok = icmp slt i64 %loop1777.j, %t1776
  br i1 %loop1777.ok, label %loop1777.body, label %loop1777.end
loop1777.body:
  %t1778 = mul i64 %loop1777.j, 16
  %t1779 = add i64 %t32, %t1778
  %t1780 = inttoptr i64 %t1779 to ptr
  %t1781 = load <4 x float>, ptr %t1780, align 16
  %t1782 = mul i64 %loop1777.j, 16
  %t1783 = add i64 %t38, %t1782
  %t1784 = inttoptr i64 %t1783 to ptr
  store <4 x float> %t1781, ptr %t1784, align 16
  %t1785 = add nsw i64 %loop1777.j, 1
  br label %loop1777
loop1777.end:
  %t1786 = add i64 %t3, 384
  %t1787 = add i64 %loop373.j, 1
  %t1788 = inttoptr i64 %t1786 to ptr
  store i64 %t1787, ptr %t1788, align 8
  br label %when1772.end
when1772.end:
  br label %when379.end
when379.end:
  %t1789 = add nsw i64 %loop373.j, 1
  br label %loop373
loop373.end:
  %t1790 = add i64 %t3, 384
  %t1791 = inttoptr i64 %t1790 to ptr
  %t1792 = load i64, ptr %t1791, align 8
  %t1793 = add i64 %t3, 448
  %t1794 = inttoptr i64 %t1793 to ptr
  %t1795 = load <4 x float>, ptr %t1794, align 16
  %t1796 = add i64 %t3, 512
  %t1797 = inttoptr i64 %t1796 to ptr
  %t1798 = load <4 x float>, ptr %t1797, align 16
  %t1799 = fcmp oeq <4 x float> %t1798, splat (float 0x0000000000000000)
  %t1800 = fneg <4 x float> %t1795
  %t1801 = select <4 x i1> %t1799, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1800
  %t1802 = add i64 %args.address, 320
  %t1803 = inttoptr i64 %t1802 to ptr
  %t1804 = load i64, ptr %t1803, align 8
  %t1805 = add i64 %args.address, 56
  %t1806 = inttoptr i64 %t1805 to ptr
  %t1807 = load i64, ptr %t1806, align 8
  %t1808 = mul i64 %t65, %t1807
  %t1809 = add i64 %t1808, %t69
  %t1810 = mul i64 %t1809, 8
  %t1811 = add i64 %t1804, %t1810
  %t1812 = inttoptr i64 %t1811 to ptr
  %t1813 = load double, ptr %t1812, align 8
  %t1814 = fptrunc double %t1813 to float
  %t1815 = insertelement <4 x float> poison, float %t1814, i64 0
  %t1816 = shufflevector <4 x float> %t1815, <4 x float> poison, <4 x i32> zeroinitializer
  %t1817 = fcmp ogt <4 x float> %t1801, %t1816
  %t1818 = select <4 x i1> %t1817, <4 x float> %t1801, <4 x float> %t1816
  %t1819 = fcmp ogt <4 x float> %t1818, splat (float 0xFFF0000000000000)
  %t1820 = select <4 x i1> %t1819, <4 x float> %t1818, <4 x float> splat (float 0x0000000000000000)
  %t1821 = fcmp ogt <4 x float> %t1801, splat (float 0xFFF0000000000000)
  %t1822 = fsub <4 x float> %t1801, %t1820
  %t1823 = fmul <4 x float> %t1822, splat (float 0x3FF7154760000000)
  %t1824 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1823
  %t1825 = select <4 x i1> %t1824, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1823
  %t1826 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1825
  %t1827 = select <4 x i1> %t1826, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1825
  %t1828 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1827)
  %t1829 = fsub <4 x float> %t1827, %t1828
  %t1830 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1829, <4 x float> splat (float 0x3F826900C0000000))
  %t1831 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1830, <4 x float> %t1829, <4 x float> splat (float 0x3FAC954460000000))
  %t1832 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1831, <4 x float> %t1829, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1833 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1832, <4 x float> %t1829, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1834 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1833, <4 x float> %t1829, <4 x float> splat (float 0x3FF0000000000000))
  %t1835 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1823
  %t1836 = select <4 x i1> %t1835, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1823
  %t1837 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1836
  %t1838 = select <4 x i1> %t1837, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1836
  %t1839 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1838)
  %t1840 = fadd <4 x float> %t1839, splat (float 0x4168000FE0000000)
  %t1841 = bitcast <4 x float> %t1840 to <4 x i32>
  %t1842 = shl <4 x i32> %t1841, splat (i32 23)
  %t1843 = bitcast <4 x i32> %t1842 to <4 x float>
  %t1844 = fcmp ord <4 x float> %t1823, %t1823
  %t1845 = fmul <4 x float> %t1834, %t1843
  %t1846 = select <4 x i1> %t1844, <4 x float> %t1845, <4 x float> %t1823
  %t1847 = select <4 x i1> %t1821, <4 x float> %t1846, <4 x float> splat (float 0x0000000000000000)
  %t1848 = fcmp oeq <4 x float> %t1798, %t1798
  %t1849 = select <4 x i1> %t1848, <4 x float> %t1847, <4 x float> %t1798
  %t1850 = fmul <4 x float> %t1798, %t1849
  %t1851 = fcmp ogt <4 x float> %t1816, splat (float 0xFFF0000000000000)
  %t1852 = fsub <4 x float> %t1816, %t1820
  %t1853 = fmul <4 x float> %t1852, splat (float 0x3FF7154760000000)
  %t1854 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1853
  %t1855 = select <4 x i1> %t1854, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1853
  %t1856 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1855
  %t1857 = select <4 x i1> %t1856, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1855
  %t1858 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1857)
  %t1859 = fsub <4 x float> %t1857, %t1858
  %t1860 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1859, <4 x float> splat (float 0x3F826900C0000000))
  %t1861 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1860, <4 x float> %t1859, <4 x float> splat (float 0x3FAC954460000000))
  %t1862 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1861, <4 x float> %t1859, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1863 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1862, <4 x float> %t1859, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1864 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1863, <4 x float> %t1859, <4 x float> splat (float 0x3FF0000000000000))
  %t1865 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1853
  %t1866 = select <4 x i1> %t1865, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1853
  %t1867 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1866
  %t1868 = select <4 x i1> %t1867, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1866
  %t1869 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1868)
  %t1870 = fadd <4 x float> %t1869, splat (float 0x4168000FE0000000)
  %t1871 = bitcast <4 x float> %t1870 to <4 x i32>
  %t1872 = shl <4 x i32> %t1871, splat (i32 23)
  %t1873 = bitcast <4 x i32> %t1872 to <4 x float>
  %t1874 = fcmp ord <4 x float> %t1853, %t1853
  %t1875 = fmul <4 x float> %t1864, %t1873
  %t1876 = select <4 x i1> %t1874, <4 x float> %t1875, <4 x float> %t1853
  %t1877 = select <4 x i1> %t1851, <4 x float> %t1876, <4 x float> splat (float 0x0000000000000000)
  %t1878 = fadd <4 x float> %t1850, %t1877
  %t1879 = fcmp oeq <4 x float> %t1878, splat (float 0x0000000000000000)
  %t1880 = fdiv <4 x float> %t1849, %t1878
  %t1881 = select <4 x i1> %t1879, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1880
  %t1882 = add i64 %t3, 448
  %t1883 = inttoptr i64 %t1882 to ptr
  store <4 x float> %t1820, ptr %t1883, align 16
  %t1884 = add i64 %t3, 512
  %t1885 = inttoptr i64 %t1884 to ptr
  store <4 x float> %t1878, ptr %t1885, align 16
  br label %loop1886
loop1886:
  %loop1886.j = phi i64 [ 0, %loop373.end ], [ %t1895, %loop1886.body ]
  %loop1886.ok = icmp slt i64 %loop1886.j, %t370
  br i1 %loop1886.ok, label %loop1886.body, label %loop1886.end
loop1886.body:
  %t1887 = mul i64 %loop1886.j, 16
  %t1888 = add i64 %t32, %t1887
  %t1889 = inttoptr i64 %t1888 to ptr
  %t1890 = load <4 x float>, ptr %t1889, align 16
  %t1891 = fmul <4 x float> %t1890, %t1881
  %t1892 = mul i64 %loop1886.j, 16
  %t1893 = add i64 %t32, %t1892
  %t1894 = inttoptr i64 %t1893 to ptr
  store <4 x float> %t1891, ptr %t1894, align 16
  %t1895 = add nsw i64 %loop1886.j, 1
  br label %loop1886
loop1886.end:
  %t1896 = icmp sgt i64 %t1792, 1
  %t1897 = zext i1 %t1896 to i64
  %t1899 = icmp ne i64 %t1897, 0
  br i1 %t1899, label %when1898, label %when1898.end
when1898:
  br label %loop1900
loop1900:
  %loop1900.j = phi i64 [ 0, %when1898 ], [ %t1917, %loop1900.body ]
  %loop1900.ok = icmp slt i64 %loop1900.j, %t370
  br i1 %loop1900.ok, label %loop1900.body, label %loop1900.end
loop1900.body:
  %t1901 = mul i64 %loop1900.j, 16
  %t1902 = add i64 %t38, %t1901
  %t1903 = inttoptr i64 %t1902 to ptr
  %t1904 = load <4 x float>, ptr %t1903, align 16
  %t1905 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1904)
  %t1906 = fcmp olt <4 x float> %t1905, splat (float 0x7FF0000000000000)
  %t1907 = fmul <4 x float> %t1904, %t1881
  %t1908 = mul i64 %loop1900.j, 16
  %t1909 = add i64 %t32, %t1908
  %t1910 = inttoptr i64 %t1909 to ptr
  %t1911 = load <4 x float>, ptr %t1910, align 16
  %t1912 = fmul <4 x float> %t1911, splat (float 0x4450000000000000)
  %t1913 = select <4 x i1> %t1906, <4 x float> %t1907, <4 x float> %t1912
  %t1914 = mul i64 %loop1900.j, 16
  %t1915 = add i64 %t32, %t1914
  %t1916 = inttoptr i64 %t1915 to ptr
  store <4 x float> %t1913, ptr %t1916, align 16
  %t1917 = add nsw i64 %loop1900.j, 1
  br label %loop1900
loop1900.end:
  br label %when1898.end
when1898.end:
  %t1918 = add i64 %args.address, 224
  %t1919 = inttoptr i64 %t1918 to ptr
  %t1920 = load i64, ptr %t1919, align 8
  %t1921 = add i64 %args.address, 232
  %t1922 = inttoptr i64 %t1921 to ptr
  %t1923 = load i64, ptr %t1922, align 8
  %t1924 = mul i64 %t65, 8
  %t1925 = add i64 %t1923, %t1924
  %t1926 = inttoptr i64 %t1925 to ptr
  %t1927 = load i64, ptr %t1926, align 8
  %t1928 = add i64 %t1920, %t1927
  %t1929 = add i64 %args.address, 240
  %t1930 = inttoptr i64 %t1929 to ptr
  %t1931 = load i64, ptr %t1930, align 8
  %t1932 = mul i64 %t69, %t1931
  %t1933 = add i64 %t1928, %t1932
  %t1934 = add i64 %args.address, 248
  %t1935 = inttoptr i64 %t1934 to ptr
  %t1936 = load i64, ptr %t1935, align 8
  %t1937 = mul i64 %t70, %t1936
  %t1938 = add i64 %t1933, %t1937
  %t1939 = add i64 %args.address, 248
  %t1940 = inttoptr i64 %t1939 to ptr
  %t1941 = load i64, ptr %t1940, align 8
  %t1942 = add i64 %args.address, 256
  %t1943 = inttoptr i64 %t1942 to ptr
  %t1944 = load i64, ptr %t1943, align 8
  %t1945 = icmp eq i64 %t1944, 4
  %t1946 = zext i1 %t1945 to i64
  %t1947 = sdiv i64 %t370, 4
  %t1948 = mul i64 %t1947, 4
  %t1949 = icmp ne i64 %t1946, 0
  %t1950 = select i1 %t1949, i64 %t1948, i64 0
  br label %loop1951
loop1951:
  %loop1951.j = phi i64 [ 0, %when1898.end ], [ %t1998, %loop1988.end ]
  %loop1951.ok = icmp slt i64 %loop1951.j, %t1950
  br i1 %loop1951.ok, label %loop1951.body, label %loop1951.end
loop1951.body:
  %t1952 = mul i64 %loop1951.j, 16
  %t1953 = add i64 %t32, %t1952
  %t1954 = inttoptr i64 %t1953 to ptr
  %t1955 = load <4 x float>, ptr %t1954, align 16
  %t1956 = add i64 %t1953, 16
  %t1957 = inttoptr i64 %t1956 to ptr
  %t1958 = load <4 x float>, ptr %t1957, align 16
  %t1959 = add i64 %t1953, 32
  %t1960 = inttoptr i64 %t1959 to ptr
  %t1961 = load <4 x float>, ptr %t1960, align 16
  %t1962 = add i64 %t1953, 48
  %t1963 = inttoptr i64 %t1962 to ptr
  %t1964 = load <4 x float>, ptr %t1963, align 16
  %t1965 = shufflevector <4 x float> %t1955, <4 x float> %t1961, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1966 = shufflevector <4 x float> %t1955, <4 x float> %t1961, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1967 = shufflevector <4 x float> %t1958, <4 x float> %t1964, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1968 = shufflevector <4 x float> %t1958, <4 x float> %t1964, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1969 = shufflevector <4 x float> %t1965, <4 x float> %t1967, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1970 = shufflevector <4 x float> %t1965, <4 x float> %t1967, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1971 = shufflevector <4 x float> %t1966, <4 x float> %t1968, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1972 = shufflevector <4 x float> %t1966, <4 x float> %t1968, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1973 = add i64 %t3, 2624
  %t1974 = inttoptr i64 %t1973 to ptr
  store <4 x float> %t1969, ptr %t1974, align 16
  %t1975 = add i64 %t3, 2640
  %t1976 = inttoptr i64 %t1975 to ptr
  store <4 x float> %t1970, ptr %t1976, align 16
  %t1977 = add i64 %t3, 2656
  %t1978 = inttoptr i64 %t1977 to ptr
  store <4 x float> %t1971, ptr %t1978, align 16
  %t1979 = add i64 %t3, 2672
  %t1980 = inttoptr i64 %t1979 to ptr
  store <4 x float> %t1972, ptr %t1980, align 16
  %t1981 = mul i64 %loop1951.j, %t1944
  %t1982 = add i64 %t1938, %t1981
  %t1983 = sub i64 %t78, 0
  %t1984 = icmp slt i64 %t1983, 4
  %t1985 = zext i1 %t1984 to i64
  %t1986 = icmp ne i64 %t1985, 0
  %t1987 = select i1 %t1986, i64 %t1983, i64 4
  br label %loop1988
loop1988:
  %loop1988.j = phi i64 [ 0, %loop1951.body ], [ %t1997, %loop1988.body ]
  %loop1988.ok = icmp slt i64 %loop1988.j, %t1987
  br i1 %loop1988.ok, label %loop1988.body, label %loop1988.end
loop1988.body:
  %t1989 = mul i64 %loop1988.j, 16
  %t1990 = add i64 %t3, %t1989
  %t1991 = add i64 %t1990, 2624
  %t1992 = inttoptr i64 %t1991 to ptr
  %t1993 = load <4 x float>, ptr %t1992, align 16
  %t1994 = mul i64 %loop1988.j, %t1941
  %t1995 = add i64 %t1982, %t1994
  %t1996 = inttoptr i64 %t1995 to ptr
  store <4 x float> %t1993, ptr %t1996, align 1
  %t1997 = add nsw i64 %loop1988.j, 1
  br label %loop1988
loop1988.end:
  %t1998 = add nsw i64 %loop1951.j, 4
  br label %loop1951
loop1951.end:
  br label %loop1999
loop1999:
  %loop1999.j = phi i64 [ %t1950, %loop1951.end ], [ %t2016, %loop2000.end ]
  %loop1999.ok = icmp slt i64 %loop1999.j, %t370
  br i1 %loop1999.ok, label %loop1999.body, label %loop1999.end
loop1999.body:
  br label %loop2000
loop2000:
  %loop2000.j = phi i64 [ 0, %loop1999.body ], [ %t2015, %loop2000.body ]
  %loop2000.ok = icmp slt i64 %loop2000.j, %t78
  br i1 %loop2000.ok, label %loop2000.body, label %loop2000.end
loop2000.body:
  %t2001 = mul i64 %loop2000.j, %t1941
  %t2002 = add i64 %t1938, %t2001
  %t2003 = mul i64 %loop1999.j, %t1944
  %t2004 = add i64 %t2002, %t2003
  %t2005 = mul i64 %loop1999.j, 16
  %t2006 = add i64 %t32, %t2005
  %t2007 = mul i64 %loop2000.j, 4
  %t2008 = add i64 %t2006, %t2007
  %t2009 = inttoptr i64 %t2008 to ptr
  %t2010 = load float, ptr %t2009, align 1
  %t2011 = insertelement <4 x float> poison, float %t2010, i64 0
  %t2012 = shufflevector <4 x float> %t2011, <4 x float> poison, <4 x i32> zeroinitializer
  %t2013 = extractelement <4 x float> %t2012, i64 0
  %t2014 = inttoptr i64 %t2004 to ptr
  store float %t2013, ptr %t2014, align 1
  %t2015 = add nsw i64 %loop2000.j, 1
  br label %loop2000
loop2000.end:
  %t2016 = add nsw i64 %loop1999.j, 1
  br label %loop1999
loop1999.end:
  %t2017 = add i64 %args.address, 56
  %t2018 = inttoptr i64 %t2017 to ptr
  %t2019 = load i64, ptr %t2018, align 8
  %t2020 = mul i64 %t65, %t2019
  %t2021 = add i64 %t2020, %t69
  %t2022 = add i64 %args.address, 72
  %t2023 = inttoptr i64 %t2022 to ptr
  %t2024 = load i64, ptr %t2023, align 8
  %t2025 = mul i64 %t2021, %t2024
  %t2026 = add i64 %t2025, %t70
  %t2027 = mul i64 %t2026, 4
  %t2028 = add i64 %args.address, 264
  %t2029 = inttoptr i64 %t2028 to ptr
  %t2030 = load i64, ptr %t2029, align 8
  %t2031 = add i64 %args.address, 272
  %t2032 = inttoptr i64 %t2031 to ptr
  %t2033 = load i64, ptr %t2032, align 8
  %t2035 = icmp ne i64 %t2030, 0
  br i1 %t2035, label %when2034, label %when2034.end
when2034:
  br label %loop2036
loop2036:
  %loop2036.j = phi i64 [ 0, %when2034 ], [ %t2049, %loop2036.body ]
  %loop2036.ok = icmp slt i64 %loop2036.j, %t78
  br i1 %loop2036.ok, label %loop2036.body, label %loop2036.end
loop2036.body:
  %t2037 = add i64 %t2030, %t2027
  %t2038 = mul i64 %loop2036.j, 4
  %t2039 = add i64 %t2037, %t2038
  %t2040 = mul i64 %loop2036.j, 4
  %t2041 = add i64 %t3, %t2040
  %t2042 = add i64 %t2041, 448
  %t2043 = inttoptr i64 %t2042 to ptr
  %t2044 = load float, ptr %t2043, align 1
  %t2045 = insertelement <4 x float> poison, float %t2044, i64 0
  %t2046 = shufflevector <4 x float> %t2045, <4 x float> poison, <4 x i32> zeroinitializer
  %t2047 = extractelement <4 x float> %t2046, i64 0
  %t2048 = inttoptr i64 %t2039 to ptr
  store float %t2047, ptr %t2048, align 1
  %t2049 = add nsw i64 %loop2036.j, 1
  br label %loop2036
loop2036.end:
  br label %when2034.end
when2034.end:
  %t2051 = icmp ne i64 %t2033, 0
  br i1 %t2051, label %when2050, label %when2050.end
when2050:
  br label %loop2052
loop2052:
  %loop2052.j = phi i64 [ 0, %when2050 ], [ %t2065, %loop2052.body ]
  %loop2052.ok = icmp slt i64 %loop2052.j, %t78
  br i1 %loop2052.ok, label %loop2052.body, label %loop2052.end
loop2052.body:
  %t2053 = add i64 %t2033, %t2027
  %t2054 = mul i64 %loop2052.j, 4
  %t2055 = add i64 %t2053, %t2054
  %t2056 = mul i64 %loop2052.j, 4
  %t2057 = add i64 %t3, %t2056
  %t2058 = add i64 %t2057, 512
  %t2059 = inttoptr i64 %t2058 to ptr
  %t2060 = load float, ptr %t2059, align 1
  %t2061 = insertelement <4 x float> poison, float %t2060, i64 0
  %t2062 = shufflevector <4 x float> %t2061, <4 x float> poison, <4 x i32> zeroinitializer
  %t2063 = extractelement <4 x float> %t2062, i64 0
  %t2064 = inttoptr i64 %t2055 to ptr
  store float %t2063, ptr %t2064, align 1
  %t2065 = add nsw i64 %loop2052.j, 1
  br label %loop2052
loop2052.end:
  br label %when2050.end
when2050.end:
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
