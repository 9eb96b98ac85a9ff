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
  %t11 = add i64 %t10, 64
  %t12 = mul i64 %t11, 64
  %t13 = add i64 %t12, 2751
  %t14 = sdiv i64 %t13, 64
  %t15 = mul i64 %t14, 64
  %t16 = add i64 %t3, %t15
  %t17 = mul i64 %t9, 4
  %t18 = add i64 %t17, 64
  %t19 = mul i64 %t18, 64
  %t20 = add i64 %t19, 63
  %t21 = sdiv i64 %t20, 64
  %t22 = mul i64 %t21, 64
  %t23 = add i64 %t16, %t22
  %t24 = mul i64 %t9, 4
  %t25 = add i64 %t24, 64
  %t26 = mul i64 %t25, 64
  %t27 = add i64 %t26, 63
  %t28 = sdiv i64 %t27, 64
  %t29 = mul i64 %t28, 64
  %t30 = add i64 %t23, %t29
  %t31 = mul i64 %t6, 16
  %t32 = add i64 %t31, 63
  %t33 = sdiv i64 %t32, 64
  %t34 = mul i64 %t33, 64
  %t35 = add i64 %t30, %t34
  %t36 = mul i64 %t9, 2
  %t37 = mul i64 %t36, 16
  %t38 = add i64 %t37, 63
  %t39 = sdiv i64 %t38, 64
  %t40 = mul i64 %t39, 64
  %t41 = add i64 %t35, %t40
  %t42 = mul i64 %t9, 16
  %t43 = add i64 %t42, 63
  %t44 = sdiv i64 %t43, 64
  %t45 = mul i64 %t44, 64
  %t46 = add i64 %t41, %t45
  %t47 = add i64 %args.address, 328
  %t48 = inttoptr i64 %t47 to ptr
  %t49 = load i64, ptr %t48, align 8
  %t50 = add i64 %args.address, 40
  %t51 = inttoptr i64 %t50 to ptr
  %t52 = load i64, ptr %t51, align 8
  %t53 = mul i64 %task, 8
  %t54 = add i64 %t49, %t53
  %t55 = icmp ne i64 %t49, 0
  %t56 = select i1 %t55, i64 %t54, i64 %args.address
  %t57 = inttoptr i64 %t56 to ptr
  %t58 = load i64, ptr %t57, align 8
  %t59 = icmp ne i64 %t49, 0
  %t60 = select i1 %t59, i64 %t58, i64 %task
  %t61 = sdiv i64 %t60, %t52
  %t62 = sub i64 %t52, 1
  %t63 = srem i64 %t60, %t52
  %t64 = sub i64 %t62, %t63
  %t65 = add i64 %args.address, 56
  %t66 = inttoptr i64 %t65 to ptr
  %t67 = load i64, ptr %t66, align 8
  %t68 = sdiv i64 %t61, %t67
  %t69 = add i64 %args.address, 56
  %t70 = inttoptr i64 %t69 to ptr
  %t71 = load i64, ptr %t70, align 8
  %t72 = srem i64 %t61, %t71
  %t73 = mul i64 %t64, 4
  %t74 = add i64 %args.address, 72
  %t75 = inttoptr i64 %t74 to ptr
  %t76 = load i64, ptr %t75, align 8
  %t77 = sub i64 %t76, %t73
  %t78 = icmp slt i64 %t77, 4
  %t79 = zext i1 %t78 to i64
  %t80 = icmp ne i64 %t79, 0
  %t81 = select i1 %t80, i64 %t77, i64 4
  %t82 = sub i64 %t81, 1
  %t83 = trunc i64 %t82 to i32
  %t84 = insertelement <4 x i32> poison, i32 %t83, i64 0
  %t85 = shufflevector <4 x i32> %t84, <4 x i32> poison, <4 x i32> zeroinitializer
  %t86 = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %t85
  %t87 = select <4 x i1> %t86, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, <4 x i32> %t85
  %t88 = trunc i64 %t73 to i32
  %t89 = insertelement <4 x i32> poison, i32 %t88, i64 0
  %t90 = shufflevector <4 x i32> %t89, <4 x i32> poison, <4 x i32> zeroinitializer
  %t91 = add <4 x i32> %t87, %t90
  %t92 = inttoptr i64 %t3 to ptr
  store <4 x i32> %t91, ptr %t92, align 16
  %t93 = inttoptr i64 %t3 to ptr
  %t94 = load <4 x i32>, ptr %t93, align 16
  %t95 = add i64 %args.address, 280
  %t96 = inttoptr i64 %t95 to ptr
  %t97 = load i64, ptr %t96, align 8
  %t98 = mul i64 %t68, 8
  %t99 = add i64 %t97, %t98
  %t100 = inttoptr i64 %t99 to ptr
  %t101 = load i64, ptr %t100, align 8
  %t102 = trunc i64 %t101 to i32
  %t103 = insertelement <4 x i32> poison, i32 %t102, i64 0
  %t104 = shufflevector <4 x i32> %t103, <4 x i32> poison, <4 x i32> zeroinitializer
  %t105 = add <4 x i32> %t94, %t104
  %t106 = add i64 %t3, 64
  %t107 = inttoptr i64 %t106 to ptr
  store <4 x i32> %t105, ptr %t107, align 16
  %t108 = add i64 %args.address, 104
  %t109 = inttoptr i64 %t108 to ptr
  %t110 = load i64, ptr %t109, align 8
  %t111 = add i64 %args.address, 112
  %t112 = inttoptr i64 %t111 to ptr
  %t113 = load i64, ptr %t112, align 8
  %t114 = mul i64 %t68, 8
  %t115 = add i64 %t113, %t114
  %t116 = inttoptr i64 %t115 to ptr
  %t117 = load i64, ptr %t116, align 8
  %t118 = add i64 %t110, %t117
  %t119 = add i64 %args.address, 120
  %t120 = inttoptr i64 %t119 to ptr
  %t121 = load i64, ptr %t120, align 8
  %t122 = mul i64 %t72, %t121
  %t123 = add i64 %t118, %t122
  %t124 = add i64 %args.address, 128
  %t125 = inttoptr i64 %t124 to ptr
  %t126 = load i64, ptr %t125, align 8
  %t127 = mul i64 %t73, %t126
  %t128 = add i64 %t123, %t127
  %t129 = add i64 %args.address, 128
  %t130 = inttoptr i64 %t129 to ptr
  %t131 = load i64, ptr %t130, align 8
  %t132 = add i64 %args.address, 136
  %t133 = inttoptr i64 %t132 to ptr
  %t134 = load i64, ptr %t133, align 8
  %t135 = add i64 %args.address, 88
  %t136 = inttoptr i64 %t135 to ptr
  %t137 = load i64, ptr %t136, align 8
  %t138 = add i64 %args.address, 392
  %t139 = inttoptr i64 %t138 to ptr
  %t140 = load double, ptr %t139, align 8
  %t141 = fptrunc double %t140 to float
  %t142 = insertelement <4 x float> poison, float %t141, i64 0
  %t143 = shufflevector <4 x float> %t142, <4 x float> poison, <4 x i32> zeroinitializer
  %t144 = icmp eq i64 %t134, 2
  %t145 = zext i1 %t144 to i64
  %t146 = sdiv i64 %t137, 4
  %t147 = mul i64 %t146, 4
  %t148 = icmp ne i64 %t145, 0
  %t149 = select i1 %t148, i64 %t147, i64 0
  br label %loop150
loop150:
  %loop150.j = phi i64 [ 0, %entry ], [ %t214, %loop150.body ]
  %loop150.ok = icmp slt i64 %loop150.j, %t149
  br i1 %loop150.ok, label %loop150.body, label %loop150.end
loop150.body:
  %t151 = mul i64 %loop150.j, %t134
  %t152 = add i64 %t128, %t151
  %t153 = sub i64 %t81, 1
  %t154 = icmp slt i64 0, %t153
  %t155 = zext i1 %t154 to i64
  %t156 = icmp ne i64 %t155, 0
  %t157 = select i1 %t156, i64 0, i64 %t153
  %t158 = mul i64 %t157, %t131
  %t159 = add i64 %t152, %t158
  %t160 = sub i64 %t81, 1
  %t161 = icmp slt i64 1, %t160
  %t162 = zext i1 %t161 to i64
  %t163 = icmp ne i64 %t162, 0
  %t164 = select i1 %t163, i64 1, i64 %t160
  %t165 = mul i64 %t164, %t131
  %t166 = add i64 %t152, %t165
  %t167 = sub i64 %t81, 1
  %t168 = icmp slt i64 2, %t167
  %t169 = zext i1 %t168 to i64
  %t170 = icmp ne i64 %t169, 0
  %t171 = select i1 %t170, i64 2, i64 %t167
  %t172 = mul i64 %t171, %t131
  %t173 = add i64 %t152, %t172
  %t174 = sub i64 %t81, 1
  %t175 = icmp slt i64 3, %t174
  %t176 = zext i1 %t175 to i64
  %t177 = icmp ne i64 %t176, 0
  %t178 = select i1 %t177, i64 3, i64 %t174
  %t179 = mul i64 %t178, %t131
  %t180 = add i64 %t152, %t179
  %t181 = inttoptr i64 %t159 to ptr
  %t182 = load <4 x half>, ptr %t181, align 1
  %t183 = fpext <4 x half> %t182 to <4 x float>
  %t184 = inttoptr i64 %t166 to ptr
  %t185 = load <4 x half>, ptr %t184, align 1
  %t186 = fpext <4 x half> %t185 to <4 x float>
  %t187 = inttoptr i64 %t173 to ptr
  %t188 = load <4 x half>, ptr %t187, align 1
  %t189 = fpext <4 x half> %t188 to <4 x float>
  %t190 = inttoptr i64 %t180 to ptr
  %t191 = load <4 x half>, ptr %t190, align 1
  %t192 = fpext <4 x half> %t191 to <4 x float>
  %t193 = shufflevector <4 x float> %t183, <4 x float> %t189, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t194 = shufflevector <4 x float> %t183, <4 x float> %t189, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t195 = shufflevector <4 x float> %t186, <4 x float> %t192, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t196 = shufflevector <4 x float> %t186, <4 x float> %t192, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t197 = shufflevector <4 x float> %t193, <4 x float> %t195, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t198 = shufflevector <4 x float> %t193, <4 x float> %t195, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t199 = shufflevector <4 x float> %t194, <4 x float> %t196, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t200 = shufflevector <4 x float> %t194, <4 x float> %t196, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t201 = fmul <4 x float> %t197, %t143
  %t202 = fmul <4 x float> %t198, %t143
  %t203 = fmul <4 x float> %t199, %t143
  %t204 = fmul <4 x float> %t200, %t143
  %t205 = mul i64 %loop150.j, 16
  %t206 = add i64 %t30, %t205
  %t207 = inttoptr i64 %t206 to ptr
  store <4 x float> %t201, ptr %t207, align 16
  %t208 = add i64 %t206, 16
  %t209 = inttoptr i64 %t208 to ptr
  store <4 x float> %t202, ptr %t209, align 16
  %t210 = add i64 %t206, 32
  %t211 = inttoptr i64 %t210 to ptr
  store <4 x float> %t203, ptr %t211, align 16
  %t212 = add i64 %t206, 48
  %t213 = inttoptr i64 %t212 to ptr
  store <4 x float> %t204, ptr %t213, align 16
  %t214 = add nsw i64 %loop150.j, 4
  br label %loop150
loop150.end:
  br label %loop215
loop215:
  %loop215.j = phi i64 [ %t149, %loop150.end ], [ %t239, %loop216.end ]
  %loop215.ok = icmp slt i64 %loop215.j, %t137
  br i1 %loop215.ok, label %loop215.body, label %loop215.end
loop215.body:
  br label %loop216
loop216:
  %loop216.j = phi i64 [ 0, %loop215.body ], [ %t238, %loop216.body ]
  %loop216.ok = icmp slt i64 %loop216.j, 4
  br i1 %loop216.ok, label %loop216.body, label %loop216.end
loop216.body:
  %t217 = sub i64 %t81, 1
  %t218 = icmp slt i64 %loop216.j, %t217
  %t219 = zext i1 %t218 to i64
  %t220 = icmp ne i64 %t219, 0
  %t221 = select i1 %t220, i64 %loop216.j, i64 %t217
  %t222 = mul i64 %t221, %t131
  %t223 = add i64 %t128, %t222
  %t224 = mul i64 %loop215.j, %t134
  %t225 = add i64 %t223, %t224
  %t226 = inttoptr i64 %t225 to ptr
  %t227 = load half, ptr %t226, align 1
  %t228 = insertelement <4 x half> poison, half %t227, i64 0
  %t229 = shufflevector <4 x half> %t228, <4 x half> poison, <4 x i32> zeroinitializer
  %t230 = fpext <4 x half> %t229 to <4 x float>
  %t231 = mul i64 %loop215.j, 16
  %t232 = add i64 %t30, %t231
  %t233 = mul i64 %loop216.j, 4
  %t234 = add i64 %t232, %t233
  %t235 = fmul <4 x float> %t230, %t143
  %t236 = extractelement <4 x float> %t235, i64 0
  %t237 = inttoptr i64 %t234 to ptr
  store float %t236, ptr %t237, align 1
  %t238 = add nsw i64 %loop216.j, 1
  br label %loop216
loop216.end:
  %t239 = add nsw i64 %loop215.j, 1
  br label %loop215
loop215.end:
  %t240 = add i64 %t3, 64
  %t241 = inttoptr i64 %t240 to ptr
  %t242 = load <4 x i32>, ptr %t241, align 16
  %t243 = add i64 %args.address, 304
  %t244 = inttoptr i64 %t243 to ptr
  %t245 = load i64, ptr %t244, align 8
  %t246 = mul i64 %t68, 8
  %t247 = add i64 %t245, %t246
  %t248 = inttoptr i64 %t247 to ptr
  %t249 = load i64, ptr %t248, align 8
  %t250 = trunc i64 %t249 to i32
  %t251 = insertelement <4 x i32> poison, i32 %t250, i64 0
  %t252 = shufflevector <4 x i32> %t251, <4 x i32> poison, <4 x i32> zeroinitializer
  %t253 = inttoptr i64 %t3 to ptr
  %t254 = load <4 x i32>, ptr %t253, align 16
  %t255 = add i64 %args.address, 312
  %t256 = inttoptr i64 %t255 to ptr
  %t257 = load i64, ptr %t256, align 8
  %t258 = mul i64 %t68, 8
  %t259 = add i64 %t257, %t258
  %t260 = inttoptr i64 %t259 to ptr
  %t261 = load i64, ptr %t260, align 8
  %t262 = trunc i64 %t261 to i32
  %t263 = insertelement <4 x i32> poison, i32 %t262, i64 0
  %t264 = shufflevector <4 x i32> %t263, <4 x i32> poison, <4 x i32> zeroinitializer
  %t265 = icmp slt <4 x i32> %t254, %t264
  %t266 = add i64 %args.address, 288
  %t267 = inttoptr i64 %t266 to ptr
  %t268 = load i64, ptr %t267, align 8
  %t269 = trunc i64 %t268 to i32
  %t270 = insertelement <4 x i32> poison, i32 %t269, i64 0
  %t271 = shufflevector <4 x i32> %t270, <4 x i32> poison, <4 x i32> zeroinitializer
  %t272 = sub <4 x i32> %t242, %t271
  %t273 = icmp sgt <4 x i32> %t272, splat (i32 0)
  %t274 = select <4 x i1> %t273, <4 x i32> %t272, <4 x i32> splat (i32 0)
  %t275 = add i64 %t3, 128
  %t276 = inttoptr i64 %t275 to ptr
  store <4 x i32> %t274, ptr %t276, align 16
  %t277 = add i64 %args.address, 296
  %t278 = inttoptr i64 %t277 to ptr
  %t279 = load i64, ptr %t278, align 8
  %t280 = trunc i64 %t279 to i32
  %t281 = insertelement <4 x i32> poison, i32 %t280, i64 0
  %t282 = shufflevector <4 x i32> %t281, <4 x i32> poison, <4 x i32> zeroinitializer
  %t283 = add <4 x i32> %t242, %t282
  %t284 = add <4 x i32> %t283, splat (i32 1)
  %t285 = icmp slt <4 x i32> %t284, %t252
  %t286 = select <4 x i1> %t285, <4 x i32> %t284, <4 x i32> %t252
  %t287 = select <4 x i1> %t265, <4 x i32> %t286, <4 x i32> splat (i32 0)
  %t288 = add i64 %t3, 192
  %t289 = inttoptr i64 %t288 to ptr
  store <4 x i32> %t287, ptr %t289, align 16
  %t290 = add i64 %args.address, 440
  %t291 = inttoptr i64 %t290 to ptr
  %t292 = load i64, ptr %t291, align 8
  %t293 = trunc i64 %t292 to i32
  %t294 = insertelement <4 x i32> poison, i32 %t293, i64 0
  %t295 = shufflevector <4 x i32> %t294, <4 x i32> poison, <4 x i32> zeroinitializer
  %t296 = add i64 %args.address, 448
  %t297 = inttoptr i64 %t296 to ptr
  %t298 = load i64, ptr %t297, align 8
  %t299 = trunc i64 %t298 to i32
  %t300 = insertelement <4 x i32> poison, i32 %t299, i64 0
  %t301 = shufflevector <4 x i32> %t300, <4 x i32> poison, <4 x i32> zeroinitializer
  %t302 = add i64 %args.address, 456
  %t303 = inttoptr i64 %t302 to ptr
  %t304 = load i64, ptr %t303, align 8
  %t305 = mul i64 %t68, 8
  %t306 = add i64 %t304, %t305
  %t307 = inttoptr i64 %t306 to ptr
  %t308 = load i64, ptr %t307, align 8
  %t309 = trunc i64 %t308 to i32
  %t310 = insertelement <4 x i32> poison, i32 %t309, i64 0
  %t311 = shufflevector <4 x i32> %t310, <4 x i32> poison, <4 x i32> zeroinitializer
  %t312 = add i64 %args.address, 464
  %t313 = inttoptr i64 %t312 to ptr
  %t314 = load i64, ptr %t313, align 8
  %t315 = mul i64 %t68, 8
  %t316 = add i64 %t314, %t315
  %t317 = inttoptr i64 %t316 to ptr
  %t318 = load i64, ptr %t317, align 8
  %t319 = trunc i64 %t318 to i32
  %t320 = insertelement <4 x i32> poison, i32 %t319, i64 0
  %t321 = shufflevector <4 x i32> %t320, <4 x i32> poison, <4 x i32> zeroinitializer
  %t322 = add i64 %args.address, 32
  %t323 = inttoptr i64 %t322 to ptr
  %t324 = load i64, ptr %t323, align 8
  %t325 = trunc i64 %t68 to i32
  %t326 = insertelement <4 x i32> poison, i32 %t325, i64 0
  %t327 = shufflevector <4 x i32> %t326, <4 x i32> poison, <4 x i32> zeroinitializer
  %t328 = trunc i64 %t72 to i32
  %t329 = insertelement <4 x i32> poison, i32 %t328, i64 0
  %t330 = shufflevector <4 x i32> %t329, <4 x i32> poison, <4 x i32> zeroinitializer
  %t331 = add i64 %args.address, 400
  %t332 = inttoptr i64 %t331 to ptr
  %t333 = load double, ptr %t332, align 8
  %t334 = fptrunc double %t333 to float
  %t335 = insertelement <4 x float> poison, float %t334, i64 0
  %t336 = shufflevector <4 x float> %t335, <4 x float> poison, <4 x i32> zeroinitializer
  %t337 = add i64 %args.address, 472
  %t338 = inttoptr i64 %t337 to ptr
  %t339 = load i64, ptr %t338, align 8
  %t340 = add i64 %args.address, 480
  %t341 = inttoptr i64 %t340 to ptr
  %t342 = load i64, ptr %t341, align 8
  %t343 = add i64 %args.address, 488
  %t344 = inttoptr i64 %t343 to ptr
  %t345 = load i64, ptr %t344, align 8
  %t346 = add i64 %args.address, 496
  %t347 = inttoptr i64 %t346 to ptr
  %t348 = load i64, ptr %t347, align 8
  %t349 = add i64 %args.address, 504
  %t350 = inttoptr i64 %t349 to ptr
  %t351 = load i64, ptr %t350, align 8
  %t352 = mul i64 %t68, 8
  %t353 = add i64 %t342, %t352
  %t354 = inttoptr i64 %t353 to ptr
  %t355 = load i64, ptr %t354, align 8
  %t356 = add i64 %t339, %t355
  %t357 = mul i64 %t72, %t345
  %t358 = add i64 %t356, %t357
  %t359 = mul i64 %t73, %t348
  %t360 = add i64 %t358, %t359
  %t361 = add i64 %args.address, 512
  %t362 = inttoptr i64 %t361 to ptr
  %t363 = load i64, ptr %t362, align 8
  %t364 = mul i64 %t72, 8
  %t365 = add i64 %t363, %t364
  %t366 = inttoptr i64 %t365 to ptr
  %t367 = load double, ptr %t366, align 8
  %t368 = fptrunc double %t367 to float
  %t369 = insertelement <4 x float> poison, float %t368, i64 0
  %t370 = shufflevector <4 x float> %t369, <4 x float> poison, <4 x i32> zeroinitializer
  %t371 = add i64 %args.address, 96
  %t372 = inttoptr i64 %t371 to ptr
  %t373 = load i64, ptr %t372, align 8
  %t374 = add i64 %t3, 384
  %t375 = inttoptr i64 %t374 to ptr
  store i64 0, ptr %t375, align 8
  br label %loop376
loop376:
  %loop376.j = phi i64 [ 0, %loop215.end ], [ %t1851, %when382.end ]
  %loop376.ok = icmp slt i64 %loop376.j, 2
  br i1 %loop376.ok, label %loop376.body, label %loop376.end
loop376.body:
  %t377 = add i64 %t3, 384
  %t378 = inttoptr i64 %t377 to ptr
  %t379 = load i64, ptr %t378, align 8
  %t380 = icmp eq i64 %loop376.j, %t379
  %t381 = zext i1 %t380 to i64
  %t383 = icmp ne i64 %t381, 0
  br i1 %t383, label %when382, label %when382.end
when382:
  %t384 = add i64 %args.address, 96
  %t385 = inttoptr i64 %t384 to ptr
  %t386 = load i64, ptr %t385, align 8
  %t387 = mul i64 %t386, 2
  br label %loop388
loop388:
  %loop388.j = phi i64 [ 0, %when382 ], [ %t392, %loop388.body ]
  %loop388.ok = icmp slt i64 %loop388.j, %t387
  br i1 %loop388.ok, label %loop388.body, label %loop388.end
loop388.body:
  %t389 = mul i64 %loop388.j, 16
  %t390 = add i64 %t35, %t389
  %t391 = inttoptr i64 %t390 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t391, align 16
  %t392 = add nsw i64 %loop388.j, 1
  br label %loop388
loop388.end:
  %t393 = add i64 %t3, 512
  %t394 = inttoptr i64 %t393 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t394, align 16
  %t395 = add i64 %t3, 448
  %t396 = inttoptr i64 %t395 to ptr
  store <4 x float> splat (float 0x47EFFFFFE0000000), ptr %t396, align 16
  %t397 = add i64 %t3, 128
  %t398 = inttoptr i64 %t397 to ptr
  %t399 = load <4 x i32>, ptr %t398, align 16
  %t400 = add i64 %t3, 192
  %t401 = inttoptr i64 %t400 to ptr
  %t402 = load <4 x i32>, ptr %t401, align 16
  %t403 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t399)
  %t404 = sext i32 %t403 to i64
  %t405 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t402)
  %t406 = sext i32 %t405 to i64
  %t407 = icmp slt i64 %t406, 0
  %t408 = zext i1 %t407 to i64
  %t409 = icmp ne i64 %t408, 0
  %t410 = select i1 %t409, i64 0, i64 %t406
  %t411 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t399)
  %t412 = sext i32 %t411 to i64
  %t413 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t402)
  %t414 = sext i32 %t413 to i64
  %t415 = add i64 %args.address, 64
  %t416 = inttoptr i64 %t415 to ptr
  %t417 = load i64, ptr %t416, align 8
  %t418 = sdiv i64 %t72, %t417
  %t419 = add i64 %args.address, 144
  %t420 = inttoptr i64 %t419 to ptr
  %t421 = load i64, ptr %t420, align 8
  %t422 = add i64 %args.address, 152
  %t423 = inttoptr i64 %t422 to ptr
  %t424 = load i64, ptr %t423, align 8
  %t425 = mul i64 %t68, 8
  %t426 = add i64 %t424, %t425
  %t427 = inttoptr i64 %t426 to ptr
  %t428 = load i64, ptr %t427, align 8
  %t429 = add i64 %t421, %t428
  %t430 = add i64 %args.address, 160
  %t431 = inttoptr i64 %t430 to ptr
  %t432 = load i64, ptr %t431, align 8
  %t433 = mul i64 %t418, %t432
  %t434 = add i64 %t429, %t433
  %t435 = add i64 %args.address, 168
  %t436 = inttoptr i64 %t435 to ptr
  %t437 = load i64, ptr %t436, align 8
  %t438 = add i64 %args.address, 184
  %t439 = inttoptr i64 %t438 to ptr
  %t440 = load i64, ptr %t439, align 8
  %t441 = add i64 %args.address, 192
  %t442 = inttoptr i64 %t441 to ptr
  %t443 = load i64, ptr %t442, align 8
  %t444 = mul i64 %t68, 8
  %t445 = add i64 %t443, %t444
  %t446 = inttoptr i64 %t445 to ptr
  %t447 = load i64, ptr %t446, align 8
  %t448 = add i64 %t440, %t447
  %t449 = add i64 %args.address, 200
  %t450 = inttoptr i64 %t449 to ptr
  %t451 = load i64, ptr %t450, align 8
  %t452 = mul i64 %t418, %t451
  %t453 = add i64 %t448, %t452
  %t454 = add i64 %args.address, 208
  %t455 = inttoptr i64 %t454 to ptr
  %t456 = load i64, ptr %t455, align 8
  %t457 = sdiv i64 %t404, 64
  %t458 = add i64 %t410, 64
  %t459 = sub i64 %t458, 1
  %t460 = sdiv i64 %t459, 64
  br label %loop461
loop461:
  %loop461.j = phi i64 [ %t457, %loop388.end ], [ %t1773, %when1749.end ]
  %loop461.ok = icmp slt i64 %loop461.j, %t460
  br i1 %loop461.ok, label %loop461.body, label %loop461.end
loop461.body:
  %t462 = mul i64 %loop461.j, 64
  %t463 = add i64 %args.address, 80
  %t464 = inttoptr i64 %t463 to ptr
  %t465 = load i64, ptr %t464, align 8
  %t466 = sub i64 %t465, %t462
  %t467 = icmp slt i64 %t466, 64
  %t468 = zext i1 %t467 to i64
  %t469 = icmp ne i64 %t468, 0
  %t470 = select i1 %t469, i64 %t466, i64 64
  %t471 = icmp slt i64 %t462, %t412
  %t472 = zext i1 %t471 to i64
  %t473 = add i64 %t462, 64
  %t474 = icmp sgt i64 %t473, %t414
  %t475 = zext i1 %t474 to i64
  %t476 = or i64 %t472, %t475
  %t477 = add i64 %t3, 256
  %t478 = inttoptr i64 %t477 to ptr
  store <4 x i32> splat (i32 -1), ptr %t478, align 16
  %t479 = add i64 %t3, 272
  %t480 = inttoptr i64 %t479 to ptr
  store <4 x i32> splat (i32 -1), ptr %t480, align 16
  %t482 = icmp ne i64 %t476, 0
  br i1 %t482, label %when481, label %when481.end
when481:
  %t483 = add i64 %t3, 128
  %t484 = inttoptr i64 %t483 to ptr
  %t485 = load <4 x i32>, ptr %t484, align 16
  %t486 = add i64 %t3, 192
  %t487 = inttoptr i64 %t486 to ptr
  %t488 = load <4 x i32>, ptr %t487, align 16
  %t489 = trunc i64 %t462 to i32
  %t490 = insertelement <4 x i32> poison, i32 %t489, i64 0
  %t491 = shufflevector <4 x i32> %t490, <4 x i32> poison, <4 x i32> zeroinitializer
  %t492 = sub <4 x i32> %t485, %t491
  %t493 = icmp sgt <4 x i32> %t492, splat (i32 0)
  %t494 = select <4 x i1> %t493, <4 x i32> %t492, <4 x i32> splat (i32 0)
  %t495 = icmp slt <4 x i32> %t494, splat (i32 32)
  %t496 = select <4 x i1> %t495, <4 x i32> %t494, <4 x i32> splat (i32 32)
  %t497 = sub <4 x i32> %t488, %t491
  %t498 = icmp sgt <4 x i32> %t497, splat (i32 0)
  %t499 = select <4 x i1> %t498, <4 x i32> %t497, <4 x i32> splat (i32 0)
  %t500 = icmp slt <4 x i32> %t499, splat (i32 32)
  %t501 = select <4 x i1> %t500, <4 x i32> %t499, <4 x i32> splat (i32 32)
  %t502 = icmp ult <4 x i32> %t496, splat (i32 32)
  %t503 = select <4 x i1> %t502, <4 x i32> %t496, <4 x i32> splat (i32 0)
  %t504 = shl <4 x i32> splat (i32 -1), %t503
  %t505 = select <4 x i1> %t502, <4 x i32> %t504, <4 x i32> splat (i32 0)
  %t506 = icmp ult <4 x i32> %t501, splat (i32 32)
  %t507 = select <4 x i1> %t506, <4 x i32> %t501, <4 x i32> splat (i32 0)
  %t508 = shl <4 x i32> splat (i32 -1), %t507
  %t509 = select <4 x i1> %t506, <4 x i32> %t508, <4 x i32> splat (i32 0)
  %t510 = xor <4 x i32> %t509, splat (i32 -1)
  %t511 = and <4 x i32> %t505, %t510
  %t512 = add i64 %t462, 32
  %t513 = trunc i64 %t512 to i32
  %t514 = insertelement <4 x i32> poison, i32 %t513, i64 0
  %t515 = shufflevector <4 x i32> %t514, <4 x i32> poison, <4 x i32> zeroinitializer
  %t516 = sub <4 x i32> %t485, %t515
  %t517 = icmp sgt <4 x i32> %t516, splat (i32 0)
  %t518 = select <4 x i1> %t517, <4 x i32> %t516, <4 x i32> splat (i32 0)
  %t519 = icmp slt <4 x i32> %t518, splat (i32 32)
  %t520 = select <4 x i1> %t519, <4 x i32> %t518, <4 x i32> splat (i32 32)
  %t521 = sub <4 x i32> %t488, %t515
  %t522 = icmp sgt <4 x i32> %t521, splat (i32 0)
  %t523 = select <4 x i1> %t522, <4 x i32> %t521, <4 x i32> splat (i32 0)
  %t524 = icmp slt <4 x i32> %t523, splat (i32 32)
  %t525 = select <4 x i1> %t524, <4 x i32> %t523, <4 x i32> splat (i32 32)
  %t526 = icmp ult <4 x i32> %t520, splat (i32 32)
  %t527 = select <4 x i1> %t526, <4 x i32> %t520, <4 x i32> splat (i32 0)
  %t528 = shl <4 x i32> splat (i32 -1), %t527
  %t529 = select <4 x i1> %t526, <4 x i32> %t528, <4 x i32> splat (i32 0)
  %t530 = icmp ult <4 x i32> %t525, splat (i32 32)
  %t531 = select <4 x i1> %t530, <4 x i32> %t525, <4 x i32> splat (i32 0)
  %t532 = shl <4 x i32> splat (i32 -1), %t531
  %t533 = select <4 x i1> %t530, <4 x i32> %t532, <4 x i32> splat (i32 0)
  %t534 = xor <4 x i32> %t533, splat (i32 -1)
  %t535 = and <4 x i32> %t529, %t534
  %t536 = add i64 %t3, 256
  %t537 = inttoptr i64 %t536 to ptr
  store <4 x i32> %t511, ptr %t537, align 16
  %t538 = add i64 %t3, 272
  %t539 = inttoptr i64 %t538 to ptr
  store <4 x i32> %t535, ptr %t539, align 16
  br label %when481.end
when481.end:
  %t540 = add i64 %t3, 256
  %t541 = inttoptr i64 %t540 to ptr
  %t542 = load <4 x i32>, ptr %t541, align 16
  %t543 = add i64 %t3, 272
  %t544 = inttoptr i64 %t543 to ptr
  %t545 = load <4 x i32>, ptr %t544, align 16
  %t546 = add i64 %t3, 64
  %t547 = inttoptr i64 %t546 to ptr
  %t548 = load <4 x i32>, ptr %t547, align 16
  %t549 = sub <4 x i32> %t548, %t295
  %t550 = add i64 %t3, 64
  %t551 = inttoptr i64 %t550 to ptr
  %t552 = load <4 x i32>, ptr %t551, align 16
  %t553 = add <4 x i32> %t552, %t301
  %t554 = add <4 x i32> %t553, splat (i32 1)
  %t555 = trunc i64 %t462 to i32
  %t556 = insertelement <4 x i32> poison, i32 %t555, i64 0
  %t557 = shufflevector <4 x i32> %t556, <4 x i32> poison, <4 x i32> zeroinitializer
  %t558 = sub <4 x i32> %t549, %t557
  %t559 = icmp sgt <4 x i32> %t558, splat (i32 0)
  %t560 = select <4 x i1> %t559, <4 x i32> %t558, <4 x i32> splat (i32 0)
  %t561 = icmp slt <4 x i32> %t560, splat (i32 32)
  %t562 = select <4 x i1> %t561, <4 x i32> %t560, <4 x i32> splat (i32 32)
  %t563 = sub <4 x i32> %t554, %t557
  %t564 = icmp sgt <4 x i32> %t563, splat (i32 0)
  %t565 = select <4 x i1> %t564, <4 x i32> %t563, <4 x i32> splat (i32 0)
  %t566 = icmp slt <4 x i32> %t565, splat (i32 32)
  %t567 = select <4 x i1> %t566, <4 x i32> %t565, <4 x i32> splat (i32 32)
  %t568 = icmp ult <4 x i32> %t562, splat (i32 32)
  %t569 = select <4 x i1> %t568, <4 x i32> %t562, <4 x i32> splat (i32 0)
  %t570 = shl <4 x i32> splat (i32 -1), %t569
  %t571 = select <4 x i1> %t568, <4 x i32> %t570, <4 x i32> splat (i32 0)
  %t572 = icmp ult <4 x i32> %t567, splat (i32 32)
  %t573 = select <4 x i1> %t572, <4 x i32> %t567, <4 x i32> splat (i32 0)
  %t574 = shl <4 x i32> splat (i32 -1), %t573
  %t575 = select <4 x i1> %t572, <4 x i32> %t574, <4 x i32> splat (i32 0)
  %t576 = xor <4 x i32> %t575, splat (i32 -1)
  %t577 = and <4 x i32> %t571, %t576
  %t578 = add i64 %t462, 32
  %t579 = trunc i64 %t578 to i32
  %t580 = insertelement <4 x i32> poison, i32 %t579, i64 0
  %t581 = shufflevector <4 x i32> %t580, <4 x i32> poison, <4 x i32> zeroinitializer
  %t582 = sub <4 x i32> %t549, %t581
  %t583 = icmp sgt <4 x i32> %t582, splat (i32 0)
  %t584 = select <4 x i1> %t583, <4 x i32> %t582, <4 x i32> splat (i32 0)
  %t585 = icmp slt <4 x i32> %t584, splat (i32 32)
  %t586 = select <4 x i1> %t585, <4 x i32> %t584, <4 x i32> splat (i32 32)
  %t587 = sub <4 x i32> %t554, %t581
  %t588 = icmp sgt <4 x i32> %t587, splat (i32 0)
  %t589 = select <4 x i1> %t588, <4 x i32> %t587, <4 x i32> splat (i32 0)
  %t590 = icmp slt <4 x i32> %t589, splat (i32 32)
  %t591 = select <4 x i1> %t590, <4 x i32> %t589, <4 x i32> splat (i32 32)
  %t592 = icmp ult <4 x i32> %t586, splat (i32 32)
  %t593 = select <4 x i1> %t592, <4 x i32> %t586, <4 x i32> splat (i32 0)
  %t594 = shl <4 x i32> splat (i32 -1), %t593
  %t595 = select <4 x i1> %t592, <4 x i32> %t594, <4 x i32> splat (i32 0)
  %t596 = icmp ult <4 x i32> %t591, splat (i32 32)
  %t597 = select <4 x i1> %t596, <4 x i32> %t591, <4 x i32> splat (i32 0)
  %t598 = shl <4 x i32> splat (i32 -1), %t597
  %t599 = select <4 x i1> %t596, <4 x i32> %t598, <4 x i32> splat (i32 0)
  %t600 = xor <4 x i32> %t599, splat (i32 -1)
  %t601 = and <4 x i32> %t595, %t600
  %t602 = xor <4 x i32> %t577, splat (i32 -1)
  %t603 = xor <4 x i32> %t601, splat (i32 -1)
  %t604 = inttoptr i64 %t3 to ptr
  %t605 = load <4 x i32>, ptr %t604, align 16
  %t606 = icmp slt <4 x i32> %t605, %t321
  %t607 = select <4 x i1> %t606, <4 x i32> %t311, <4 x i32> splat (i32 0)
  %t608 = trunc i64 %t462 to i32
  %t609 = insertelement <4 x i32> poison, i32 %t608, i64 0
  %t610 = shufflevector <4 x i32> %t609, <4 x i32> poison, <4 x i32> zeroinitializer
  %t611 = sub <4 x i32> splat (i32 0), %t610
  %t612 = icmp sgt <4 x i32> %t611, splat (i32 0)
  %t613 = select <4 x i1> %t612, <4 x i32> %t611, <4 x i32> splat (i32 0)
  %t614 = icmp slt <4 x i32> %t613, splat (i32 32)
  %t615 = select <4 x i1> %t614, <4 x i32> %t613, <4 x i32> splat (i32 32)
  %t616 = sub <4 x i32> %t607, %t610
  %t617 = icmp sgt <4 x i32> %t616, splat (i32 0)
  %t618 = select <4 x i1> %t617, <4 x i32> %t616, <4 x i32> splat (i32 0)
  %t619 = icmp slt <4 x i32> %t618, splat (i32 32)
  %t620 = select <4 x i1> %t619, <4 x i32> %t618, <4 x i32> splat (i32 32)
  %t621 = icmp ult <4 x i32> %t615, splat (i32 32)
  %t622 = select <4 x i1> %t621, <4 x i32> %t615, <4 x i32> splat (i32 0)
  %t623 = shl <4 x i32> splat (i32 -1), %t622
  %t624 = select <4 x i1> %t621, <4 x i32> %t623, <4 x i32> splat (i32 0)
  %t625 = icmp ult <4 x i32> %t620, splat (i32 32)
  %t626 = select <4 x i1> %t625, <4 x i32> %t620, <4 x i32> splat (i32 0)
  %t627 = shl <4 x i32> splat (i32 -1), %t626
  %t628 = select <4 x i1> %t625, <4 x i32> %t627, <4 x i32> splat (i32 0)
  %t629 = xor <4 x i32> %t628, splat (i32 -1)
  %t630 = and <4 x i32> %t624, %t629
  %t631 = add i64 %t462, 32
  %t632 = trunc i64 %t631 to i32
  %t633 = insertelement <4 x i32> poison, i32 %t632, i64 0
  %t634 = shufflevector <4 x i32> %t633, <4 x i32> poison, <4 x i32> zeroinitializer
  %t635 = sub <4 x i32> splat (i32 0), %t634
  %t636 = icmp sgt <4 x i32> %t635, splat (i32 0)
  %t637 = select <4 x i1> %t636, <4 x i32> %t635, <4 x i32> splat (i32 0)
  %t638 = icmp slt <4 x i32> %t637, splat (i32 32)
  %t639 = select <4 x i1> %t638, <4 x i32> %t637, <4 x i32> splat (i32 32)
  %t640 = sub <4 x i32> %t607, %t634
  %t641 = icmp sgt <4 x i32> %t640, splat (i32 0)
  %t642 = select <4 x i1> %t641, <4 x i32> %t640, <4 x i32> splat (i32 0)
  %t643 = icmp slt <4 x i32> %t642, splat (i32 32)
  %t644 = select <4 x i1> %t643, <4 x i32> %t642, <4 x i32> splat (i32 32)
  %t645 = icmp ult <4 x i32> %t639, splat (i32 32)
  %t646 = select <4 x i1> %t645, <4 x i32> %t639, <4 x i32> splat (i32 0)
  %t647 = shl <4 x i32> splat (i32 -1), %t646
  %t648 = select <4 x i1> %t645, <4 x i32> %t647, <4 x i32> splat (i32 0)
  %t649 = icmp ult <4 x i32> %t644, splat (i32 32)
  %t650 = select <4 x i1> %t649, <4 x i32> %t644, <4 x i32> splat (i32 0)
  %t651 = shl <4 x i32> splat (i32 -1), %t650
  %t652 = select <4 x i1> %t649, <4 x i32> %t651, <4 x i32> splat (i32 0)
  %t653 = xor <4 x i32> %t652, splat (i32 -1)
  %t654 = and <4 x i32> %t648, %t653
  br label %loop655
loop655:
  %loop655.j = phi i64 [ 0, %when481.end ], [ %t678, %loop655.body ]
  %loop655.c0 = phi <4 x i32> [ splat (i32 0), %when481.end ], [ %t677, %loop655.body ]
  %loop655.ok = icmp slt i64 %loop655.j, 32
  br i1 %loop655.ok, label %loop655.body, label %loop655.end
loop655.body:
  %t656 = shl i64 1, %loop655.j
  %t657 = trunc i64 %t656 to i32
  %t658 = insertelement <4 x i32> poison, i32 %t657, i64 0
  %t659 = shufflevector <4 x i32> %t658, <4 x i32> poison, <4 x i32> zeroinitializer
  %t660 = add i64 %t462, %loop655.j
  %t661 = add i64 %t3, 64
  %t662 = inttoptr i64 %t661 to ptr
  %t663 = load <4 x i32>, ptr %t662, align 16
  %t664 = add i64 %args.address, 80
  %t665 = inttoptr i64 %t664 to ptr
  %t666 = load i64, ptr %t665, align 8
  %t667 = sub i64 %t666, 1
  %t668 = icmp slt i64 %t660, %t667
  %t669 = zext i1 %t668 to i64
  %t670 = icmp ne i64 %t669, 0
  %t671 = select i1 %t670, i64 %t660, i64 %t667
  %t672 = trunc i64 %t671 to i32
  %t673 = insertelement <4 x i32> poison, i32 %t672, i64 0
  %t674 = shufflevector <4 x i32> %t673, <4 x i32> poison, <4 x i32> zeroinitializer
  %t675 = icmp slt <4 x i32> %t330, %t674
  %t676 = select <4 x i1> %t675, <4 x i32> %t659, <4 x i32> splat (i32 0)
  %t677 = or <4 x i32> %loop655.c0, %t676
  %t678 = add nsw i64 %loop655.j, 1
  br label %loop655
loop655.end:
  br label %loop679
loop679:
  %loop679.j = phi i64 [ 0, %loop655.end ], [ %t703, %loop679.body ]
  %loop679.c0 = phi <4 x i32> [ splat (i32 0), %loop655.end ], [ %t702, %loop679.body ]
  %loop679.ok = icmp slt i64 %loop679.j, 32
  br i1 %loop679.ok, label %loop679.body, label %loop679.end
loop679.body:
  %t680 = shl i64 1, %loop679.j
  %t681 = trunc i64 %t680 to i32
  %t682 = insertelement <4 x i32> poison, i32 %t681, i64 0
  %t683 = shufflevector <4 x i32> %t682, <4 x i32> poison, <4 x i32> zeroinitializer
  %t684 = add i64 %t462, 32
  %t685 = add i64 %t684, %loop679.j
  %t686 = add i64 %t3, 64
  %t687 = inttoptr i64 %t686 to ptr
  %t688 = load <4 x i32>, ptr %t687, align 16
  %t689 = add i64 %args.address, 80
  %t690 = inttoptr i64 %t689 to ptr
  %t691 = load i64, ptr %t690, align 8
  %t692 = sub i64 %t691, 1
  %t693 = icmp slt i64 %t685, %t692
  %t694 = zext i1 %t693 to i64
  %t695 = icmp ne i64 %t694, 0
  %t696 = select i1 %t695, i64 %t685, i64 %t692
  %t697 = trunc i64 %t696 to i32
  %t698 = insertelement <4 x i32> poison, i32 %t697, i64 0
  %t699 = shufflevector <4 x i32> %t698, <4 x i32> poison, <4 x i32> zeroinitializer
  %t700 = icmp slt <4 x i32> %t330, %t699
  %t701 = select <4 x i1> %t700, <4 x i32> %t683, <4 x i32> splat (i32 0)
  %t702 = or <4 x i32> %loop679.c0, %t701
  %t703 = add nsw i64 %loop679.j, 1
  br label %loop679
loop679.end:
  %t704 = or <4 x i32> %t630, %loop655.c0
  %t705 = or <4 x i32> %t654, %loop679.c0
  %t706 = and <4 x i32> %t602, %t704
  %t707 = and <4 x i32> %t603, %t705
  %t708 = and <4 x i32> %t542, %t706
  %t709 = and <4 x i32> %t545, %t707
  %t710 = add i64 %t3, 256
  %t711 = inttoptr i64 %t710 to ptr
  store <4 x i32> %t708, ptr %t711, align 16
  %t712 = add i64 %t3, 272
  %t713 = inttoptr i64 %t712 to ptr
  store <4 x i32> %t709, ptr %t713, align 16
  %t714 = mul i64 %t462, %t351
  %t715 = add i64 %t360, %t714
  %t716 = icmp eq i64 %t351, 2
  %t717 = zext i1 %t716 to i64
  %t718 = sdiv i64 %t470, 4
  %t719 = mul i64 %t718, 4
  %t720 = icmp ne i64 %t717, 0
  %t721 = select i1 %t720, i64 %t719, i64 0
  br label %loop722
loop722:
  %loop722.j = phi i64 [ 0, %loop679.end ], [ %t791, %loop722.body ]
  %loop722.ok = icmp slt i64 %loop722.j, %t721
  br i1 %loop722.ok, label %loop722.body, label %loop722.end
loop722.body:
  %t723 = mul i64 %loop722.j, %t351
  %t724 = add i64 %t715, %t723
  %t725 = sub i64 %t81, 1
  %t726 = icmp slt i64 0, %t725
  %t727 = zext i1 %t726 to i64
  %t728 = icmp ne i64 %t727, 0
  %t729 = select i1 %t728, i64 0, i64 %t725
  %t730 = mul i64 %t729, %t348
  %t731 = add i64 %t724, %t730
  %t732 = sub i64 %t81, 1
  %t733 = icmp slt i64 1, %t732
  %t734 = zext i1 %t733 to i64
  %t735 = icmp ne i64 %t734, 0
  %t736 = select i1 %t735, i64 1, i64 %t732
  %t737 = mul i64 %t736, %t348
  %t738 = add i64 %t724, %t737
  %t739 = sub i64 %t81, 1
  %t740 = icmp slt i64 2, %t739
  %t741 = zext i1 %t740 to i64
  %t742 = icmp ne i64 %t741, 0
  %t743 = select i1 %t742, i64 2, i64 %t739
  %t744 = mul i64 %t743, %t348
  %t745 = add i64 %t724, %t744
  %t746 = sub i64 %t81, 1
  %t747 = icmp slt i64 3, %t746
  %t748 = zext i1 %t747 to i64
  %t749 = icmp ne i64 %t748, 0
  %t750 = select i1 %t749, i64 3, i64 %t746
  %t751 = mul i64 %t750, %t348
  %t752 = add i64 %t724, %t751
  %t753 = inttoptr i64 %t731 to ptr
  %t754 = load <4 x i16>, ptr %t753, align 1
  %t755 = zext <4 x i16> %t754 to <4 x i32>
  %t756 = shl <4 x i32> %t755, splat (i32 16)
  %t757 = bitcast <4 x i32> %t756 to <4 x float>
  %t758 = inttoptr i64 %t738 to ptr
  %t759 = load <4 x i16>, ptr %t758, align 1
  %t760 = zext <4 x i16> %t759 to <4 x i32>
  %t761 = shl <4 x i32> %t760, splat (i32 16)
  %t762 = bitcast <4 x i32> %t761 to <4 x float>
  %t763 = inttoptr i64 %t745 to ptr
  %t764 = load <4 x i16>, ptr %t763, align 1
  %t765 = zext <4 x i16> %t764 to <4 x i32>
  %t766 = shl <4 x i32> %t765, splat (i32 16)
  %t767 = bitcast <4 x i32> %t766 to <4 x float>
  %t768 = inttoptr i64 %t752 to ptr
  %t769 = load <4 x i16>, ptr %t768, align 1
  %t770 = zext <4 x i16> %t769 to <4 x i32>
  %t771 = shl <4 x i32> %t770, splat (i32 16)
  %t772 = bitcast <4 x i32> %t771 to <4 x float>
  %t773 = shufflevector <4 x float> %t757, <4 x float> %t767, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t774 = shufflevector <4 x float> %t757, <4 x float> %t767, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t775 = shufflevector <4 x float> %t762, <4 x float> %t772, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t776 = shufflevector <4 x float> %t762, <4 x float> %t772, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t777 = shufflevector <4 x float> %t773, <4 x float> %t775, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t778 = shufflevector <4 x float> %t773, <4 x float> %t775, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t779 = shufflevector <4 x float> %t774, <4 x float> %t776, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t780 = shufflevector <4 x float> %t774, <4 x float> %t776, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t781 = mul i64 %loop722.j, 16
  %t782 = add i64 %t3, %t781
  %t783 = add i64 %t782, 1600
  %t784 = inttoptr i64 %t783 to ptr
  store <4 x float> %t777, ptr %t784, align 16
  %t785 = add i64 %t782, 1616
  %t786 = inttoptr i64 %t785 to ptr
  store <4 x float> %t778, ptr %t786, align 16
  %t787 = add i64 %t782, 1632
  %t788 = inttoptr i64 %t787 to ptr
  store <4 x float> %t779, ptr %t788, align 16
  %t789 = add i64 %t782, 1648
  %t790 = inttoptr i64 %t789 to ptr
  store <4 x float> %t780, ptr %t790, align 16
  %t791 = add nsw i64 %loop722.j, 4
  br label %loop722
loop722.end:
  br label %loop792
loop792:
  %loop792.j = phi i64 [ %t721, %loop722.end ], [ %t818, %loop793.end ]
  %loop792.ok = icmp slt i64 %loop792.j, %t470
  br i1 %loop792.ok, label %loop792.body, label %loop792.end
loop792.body:
  br label %loop793
loop793:
  %loop793.j = phi i64 [ 0, %loop792.body ], [ %t817, %loop793.body ]
  %loop793.ok = icmp slt i64 %loop793.j, 4
  br i1 %loop793.ok, label %loop793.body, label %loop793.end
loop793.body:
  %t794 = sub i64 %t81, 1
  %t795 = icmp slt i64 %loop793.j, %t794
  %t796 = zext i1 %t795 to i64
  %t797 = icmp ne i64 %t796, 0
  %t798 = select i1 %t797, i64 %loop793.j, i64 %t794
  %t799 = mul i64 %t798, %t348
  %t800 = add i64 %t715, %t799
  %t801 = mul i64 %loop792.j, %t351
  %t802 = add i64 %t800, %t801
  %t803 = inttoptr i64 %t802 to ptr
  %t804 = load i16, ptr %t803, align 1
  %t805 = insertelement <4 x i16> poison, i16 %t804, i64 0
  %t806 = shufflevector <4 x i16> %t805, <4 x i16> poison, <4 x i32> zeroinitializer
  %t807 = zext <4 x i16> %t806 to <4 x i32>
  %t808 = shl <4 x i32> %t807, splat (i32 16)
  %t809 = bitcast <4 x i32> %t808 to <4 x float>
  %t810 = mul i64 %loop792.j, 16
  %t811 = add i64 %t3, %t810
  %t812 = mul i64 %loop793.j, 4
  %t813 = add i64 %t811, %t812
  %t814 = extractelement <4 x float> %t809, i64 0
  %t815 = add i64 %t813, 1600
  %t816 = inttoptr i64 %t815 to ptr
  store float %t814, ptr %t816, align 1
  %t817 = add nsw i64 %loop793.j, 1
  br label %loop793
loop793.end:
  %t818 = add nsw i64 %loop792.j, 1
  br label %loop792
loop792.end:
  %t819 = add i64 %t3, 256
  %t820 = inttoptr i64 %t819 to ptr
  %t821 = load <4 x i32>, ptr %t820, align 16
  %t822 = add i64 %t3, 272
  %t823 = inttoptr i64 %t822 to ptr
  %t824 = load <4 x i32>, ptr %t823, align 16
  br label %loop825
loop825:
  %loop825.j = phi i64 [ 0, %loop792.end ], [ %t840, %loop825.body ]
  %loop825.c0 = phi <4 x i32> [ splat (i32 0), %loop792.end ], [ %t839, %loop825.body ]
  %loop825.ok = icmp slt i64 %loop825.j, 32
  br i1 %loop825.ok, label %loop825.body, label %loop825.end
loop825.body:
  %t826 = shl i64 1, %loop825.j
  %t827 = trunc i64 %t826 to i32
  %t828 = insertelement <4 x i32> poison, i32 %t827, i64 0
  %t829 = shufflevector <4 x i32> %t828, <4 x i32> poison, <4 x i32> zeroinitializer
  %t830 = add i64 %t462, %loop825.j
  %t831 = sub i64 %t830, %t462
  %t832 = mul i64 %t831, 16
  %t833 = add i64 %t3, %t832
  %t834 = add i64 %t833, 1600
  %t835 = inttoptr i64 %t834 to ptr
  %t836 = load <4 x float>, ptr %t835, align 16
  %t837 = fcmp oeq <4 x float> %t836, splat (float 0xFFF0000000000000)
  %t838 = select <4 x i1> %t837, <4 x i32> %t829, <4 x i32> splat (i32 0)
  %t839 = or <4 x i32> %loop825.c0, %t838
  %t840 = add nsw i64 %loop825.j, 1
  br label %loop825
loop825.end:
  br label %loop841
loop841:
  %loop841.j = phi i64 [ 0, %loop825.end ], [ %t857, %loop841.body ]
  %loop841.c0 = phi <4 x i32> [ splat (i32 0), %loop825.end ], [ %t856, %loop841.body ]
  %loop841.ok = icmp slt i64 %loop841.j, 32
  br i1 %loop841.ok, label %loop841.body, label %loop841.end
loop841.body:
  %t842 = shl i64 1, %loop841.j
  %t843 = trunc i64 %t842 to i32
  %t844 = insertelement <4 x i32> poison, i32 %t843, i64 0
  %t845 = shufflevector <4 x i32> %t844, <4 x i32> poison, <4 x i32> zeroinitializer
  %t846 = add i64 %t462, 32
  %t847 = add i64 %t846, %loop841.j
  %t848 = sub i64 %t847, %t462
  %t849 = mul i64 %t848, 16
  %t850 = add i64 %t3, %t849
  %t851 = add i64 %t850, 1600
  %t852 = inttoptr i64 %t851 to ptr
  %t853 = load <4 x float>, ptr %t852, align 16
  %t854 = fcmp oeq <4 x float> %t853, splat (float 0xFFF0000000000000)
  %t855 = select <4 x i1> %t854, <4 x i32> %t845, <4 x i32> splat (i32 0)
  %t856 = or <4 x i32> %loop841.c0, %t855
  %t857 = add nsw i64 %loop841.j, 1
  br label %loop841
loop841.end:
  %t858 = xor <4 x i32> %loop825.c0, splat (i32 -1)
  %t859 = xor <4 x i32> %loop841.c0, splat (i32 -1)
  %t860 = and <4 x i32> %t821, %t858
  %t861 = and <4 x i32> %t824, %t859
  %t862 = add i64 %t3, 256
  %t863 = inttoptr i64 %t862 to ptr
  store <4 x i32> %t860, ptr %t863, align 16
  %t864 = add i64 %t3, 272
  %t865 = inttoptr i64 %t864 to ptr
  store <4 x i32> %t861, ptr %t865, align 16
  %t866 = add i64 %t3, 256
  %t867 = inttoptr i64 %t866 to ptr
  %t868 = load <4 x i32>, ptr %t867, align 16
  %t869 = add i64 %t3, 272
  %t870 = inttoptr i64 %t869 to ptr
  %t871 = load <4 x i32>, ptr %t870, align 16
  %t872 = icmp eq <4 x i32> %t868, splat (i32 0)
  %t873 = icmp eq <4 x i32> %t871, splat (i32 0)
  %t874 = xor <4 x i1> %t872, splat (i1 true)
  %t875 = xor <4 x i1> %t873, splat (i1 true)
  %t876 = or <4 x i1> %t874, %t875
  %t877 = bitcast <4 x i1> %t876 to i4
  %t878 = icmp ne i4 %t877, 0
  %t879 = zext i1 %t878 to i64
  %t881 = icmp ne i64 %t879, 0
  br i1 %t881, label %when880, label %when880.end
when880:
  %t882 = mul i64 %t462, %t437
  %t883 = add i64 %t434, %t882
  %t884 = mul i64 %t462, %t456
  %t885 = add i64 %t453, %t884
  %t886 = add i64 %t470, 4
  %t887 = sub i64 %t886, 1
  %t888 = sdiv i64 %t887, 4
  %t889 = mul i64 %t888, 4
  %t890 = add i64 %args.address, 88
  %t891 = inttoptr i64 %t890 to ptr
  %t892 = load i64, ptr %t891, align 8
  br label %loop893
loop893:
  %loop893.j = phi i64 [ 0, %when880 ], [ %t999, %when980.end ]
  %loop893.ok = icmp slt i64 %loop893.j, %t889
  br i1 %loop893.ok, label %loop893.body, label %loop893.end
loop893.body:
  %t894 = icmp slt i64 %loop893.j, %t470
  %t895 = zext i1 %t894 to i64
  %t897 = icmp ne i64 %t895, 0
  br i1 %t897, label %when896, label %when896.end
when896:
  %t898 = mul i64 %loop893.j, %t437
  %t899 = add i64 %t883, %t898
  %t900 = mul i64 %loop893.j, %t11
  %t901 = add i64 %t3, %t900
  %t902 = icmp eq i64 2, 2
  %t903 = zext i1 %t902 to i64
  %t904 = sdiv i64 %t892, 4
  %t905 = icmp ne i64 %t903, 0
  %t906 = select i1 %t905, i64 %t904, i64 0
  %t907 = sdiv i64 %t906, 4
  %t908 = mul i64 %t907, 4
  br label %loop909
loop909:
  %loop909.j = phi i64 [ 0, %when896 ], [ %t952, %loop909.body ]
  %loop909.ok = icmp slt i64 %loop909.j, %t908
  br i1 %loop909.ok, label %loop909.body, label %loop909.end
loop909.body:
  %t910 = mul i64 %loop909.j, 8
  %t911 = add i64 %t899, %t910
  %t912 = inttoptr i64 %t911 to ptr
  %t913 = load <4 x half>, ptr %t912, align 1
  %t914 = fpext <4 x half> %t913 to <4 x float>
  %t915 = add i64 %loop909.j, 1
  %t916 = mul i64 %t915, 8
  %t917 = add i64 %t899, %t916
  %t918 = inttoptr i64 %t917 to ptr
  %t919 = load <4 x half>, ptr %t918, align 1
  %t920 = fpext <4 x half> %t919 to <4 x float>
  %t921 = add i64 %loop909.j, 2
  %t922 = mul i64 %t921, 8
  %t923 = add i64 %t899, %t922
  %t924 = inttoptr i64 %t923 to ptr
  %t925 = load <4 x half>, ptr %t924, align 1
  %t926 = fpext <4 x half> %t925 to <4 x float>
  %t927 = add i64 %loop909.j, 3
  %t928 = mul i64 %t927, 8
  %t929 = add i64 %t899, %t928
  %t930 = inttoptr i64 %t929 to ptr
  %t931 = load <4 x half>, ptr %t930, align 1
  %t932 = fpext <4 x half> %t931 to <4 x float>
  %t933 = mul i64 %loop909.j, 16
  %t934 = add i64 %t901, %t933
  %t935 = add i64 %t934, 2688
  %t936 = inttoptr i64 %t935 to ptr
  store <4 x float> %t914, ptr %t936, align 1
  %t937 = add i64 %loop909.j, 1
  %t938 = mul i64 %t937, 16
  %t939 = add i64 %t901, %t938
  %t940 = add i64 %t939, 2688
  %t941 = inttoptr i64 %t940 to ptr
  store <4 x float> %t920, ptr %t941, align 1
  %t942 = add i64 %loop909.j, 2
  %t943 = mul i64 %t942, 16
  %t944 = add i64 %t901, %t943
  %t945 = add i64 %t944, 2688
  %t946 = inttoptr i64 %t945 to ptr
  store <4 x float> %t926, ptr %t946, align 1
  %t947 = add i64 %loop909.j, 3
  %t948 = mul i64 %t947, 16
  %t949 = add i64 %t901, %t948
  %t950 = add i64 %t949, 2688
  %t951 = inttoptr i64 %t950 to ptr
  store <4 x float> %t932, ptr %t951, align 1
  %t952 = add nsw i64 %loop909.j, 4
  br label %loop909
loop909.end:
  br label %loop953
loop953:
  %loop953.j = phi i64 [ %t908, %loop909.end ], [ %t963, %loop953.body ]
  %loop953.ok = icmp slt i64 %loop953.j, %t906
  br i1 %loop953.ok, label %loop953.body, label %loop953.end
loop953.body:
  %t954 = mul i64 %loop953.j, 16
  %t955 = add i64 %t901, %t954
  %t956 = mul i64 %loop953.j, 8
  %t957 = add i64 %t899, %t956
  %t958 = inttoptr i64 %t957 to ptr
  %t959 = load <4 x half>, ptr %t958, align 1
  %t960 = fpext <4 x half> %t959 to <4 x float>
  %t961 = add i64 %t955, 2688
  %t962 = inttoptr i64 %t961 to ptr
  store <4 x float> %t960, ptr %t962, align 1
  %t963 = add nsw i64 %loop953.j, 1
  br label %loop953
loop953.end:
  %t964 = mul i64 %t906, 4
  br label %loop965
loop965:
  %loop965.j = phi i64 [ %t964, %loop953.end ], [ %t978, %loop965.body ]
  %loop965.ok = icmp slt i64 %loop965.j, %t892
  br i1 %loop965.ok, label %loop965.body, label %loop965.end
loop965.body:
  %t966 = mul i64 %loop965.j, 4
  %t967 = add i64 %t901, %t966
  %t968 = mul i64 %loop965.j, 2
  %t969 = add i64 %t899, %t968
  %t970 = inttoptr i64 %t969 to ptr
  %t971 = load half, ptr %t970, align 1
  %t972 = insertelement <4 x half> poison, half %t971, i64 0
  %t973 = shufflevector <4 x half> %t972, <4 x half> poison, <4 x i32> zeroinitializer
  %t974 = fpext <4 x half> %t973 to <4 x float>
  %t975 = extractelement <4 x float> %t974, i64 0
  %t976 = add i64 %t967, 2688
  %t977 = inttoptr i64 %t976 to ptr
  store float %t975, ptr %t977, align 1
  %t978 = add nsw i64 %loop965.j, 1
  br label %loop965
loop965.end:
  br label %when896.end
when896.end:
  %t979 = sub i64 1, %t895
  %t981 = icmp ne i64 %t979, 0
  br i1 %t981, label %when980, label %when980.end
when980:
  %t982 = mul i64 %loop893.j, %t11
  %t983 = add i64 %t3, %t982
  %t984 = sdiv i64 %t892, 4
  br label %loop985
loop985:
  %loop985.j = phi i64 [ 0, %when980 ], [ %t990, %loop985.body ]
  %loop985.ok = icmp slt i64 %loop985.j, %t984
  br i1 %loop985.ok, label %loop985.body, label %loop985.end
loop985.body:
  %t986 = mul i64 %loop985.j, 16
  %t987 = add i64 %t983, %t986
  %t988 = add i64 %t987, 2688
  %t989 = inttoptr i64 %t988 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t989, align 1
  %t990 = add nsw i64 %loop985.j, 1
  br label %loop985
loop985.end:
  %t991 = mul i64 %t984, 4
  br label %loop992
loop992:
  %loop992.j = phi i64 [ %t991, %loop985.end ], [ %t998, %loop992.body ]
  %loop992.ok = icmp slt i64 %loop992.j, %t892
  br i1 %loop992.ok, label %loop992.body, label %loop992.end
loop992.body:
  %t993 = mul i64 %loop992.j, 4
  %t994 = add i64 %t983, %t993
  %t995 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t996 = add i64 %t994, 2688
  %t997 = inttoptr i64 %t996 to ptr
  store float %t995, ptr %t997, align 1
  %t998 = add nsw i64 %loop992.j, 1
  br label %loop992
loop992.end:
  br label %when980.end
when980.end:
  %t999 = add nsw i64 %loop893.j, 1
  br label %loop893
loop893.end:
  %t1000 = add i64 %args.address, 96
  %t1001 = inttoptr i64 %t1000 to ptr
  %t1002 = load i64, ptr %t1001, align 8
  br label %loop1003
loop1003:
  %loop1003.j = phi i64 [ 0, %loop893.end ], [ %t1101, %when1084.end ]
  %loop1003.ok = icmp slt i64 %loop1003.j, %t889
  br i1 %loop1003.ok, label %loop1003.body, label %loop1003.end
loop1003.body:
  %t1004 = icmp slt i64 %loop1003.j, %t470
  %t1005 = zext i1 %t1004 to i64
  %t1007 = icmp ne i64 %t1005, 0
  br i1 %t1007, label %when1006, label %when1006.end
when1006:
  %t1008 = mul i64 %loop1003.j, %t456
  %t1009 = add i64 %t885, %t1008
  %t1010 = mul i64 %loop1003.j, %t18
  %t1011 = add i64 %t16, %t1010
  %t1012 = icmp eq i64 2, 2
  %t1013 = zext i1 %t1012 to i64
  %t1014 = sdiv i64 %t1002, 4
  %t1015 = icmp ne i64 %t1013, 0
  %t1016 = select i1 %t1015, i64 %t1014, i64 0
  %t1017 = sdiv i64 %t1016, 4
  %t1018 = mul i64 %t1017, 4
  br label %loop1019
loop1019:
  %loop1019.j = phi i64 [ 0, %when1006 ], [ %t1058, %loop1019.body ]
  %loop1019.ok = icmp slt i64 %loop1019.j, %t1018
  br i1 %loop1019.ok, label %loop1019.body, label %loop1019.end
loop1019.body:
  %t1020 = mul i64 %loop1019.j, 8
  %t1021 = add i64 %t1009, %t1020
  %t1022 = inttoptr i64 %t1021 to ptr
  %t1023 = load <4 x half>, ptr %t1022, align 1
  %t1024 = fpext <4 x half> %t1023 to <4 x float>
  %t1025 = add i64 %loop1019.j, 1
  %t1026 = mul i64 %t1025, 8
  %t1027 = add i64 %t1009, %t1026
  %t1028 = inttoptr i64 %t1027 to ptr
  %t1029 = load <4 x half>, ptr %t1028, align 1
  %t1030 = fpext <4 x half> %t1029 to <4 x float>
  %t1031 = add i64 %loop1019.j, 2
  %t1032 = mul i64 %t1031, 8
  %t1033 = add i64 %t1009, %t1032
  %t1034 = inttoptr i64 %t1033 to ptr
  %t1035 = load <4 x half>, ptr %t1034, align 1
  %t1036 = fpext <4 x half> %t1035 to <4 x float>
  %t1037 = add i64 %loop1019.j, 3
  %t1038 = mul i64 %t1037, 8
  %t1039 = add i64 %t1009, %t1038
  %t1040 = inttoptr i64 %t1039 to ptr
  %t1041 = load <4 x half>, ptr %t1040, align 1
  %t1042 = fpext <4 x half> %t1041 to <4 x float>
  %t1043 = mul i64 %loop1019.j, 16
  %t1044 = add i64 %t1011, %t1043
  %t1045 = inttoptr i64 %t1044 to ptr
  store <4 x float> %t1024, ptr %t1045, align 1
  %t1046 = add i64 %loop1019.j, 1
  %t1047 = mul i64 %t1046, 16
  %t1048 = add i64 %t1011, %t1047
  %t1049 = inttoptr i64 %t1048 to ptr
  store <4 x float> %t1030, ptr %t1049, align 1
  %t1050 = add i64 %loop1019.j, 2
  %t1051 = mul i64 %t1050, 16
  %t1052 = add i64 %t1011, %t1051
  %t1053 = inttoptr i64 %t1052 to ptr
  store <4 x float> %t1036, ptr %t1053, align 1
  %t1054 = add i64 %loop1019.j, 3
  %t1055 = mul i64 %t1054, 16
  %t1056 = add i64 %t1011, %t1055
  %t1057 = inttoptr i64 %t1056 to ptr
  store <4 x float> %t1042, ptr %t1057, align 1
  %t1058 = add nsw i64 %loop1019.j, 4
  br label %loop1019
loop1019.end:
  br label %loop1059
loop1059:
  %loop1059.j = phi i64 [ %t1018, %loop1019.end ], [ %t1068, %loop1059.body ]
  %loop1059.ok = icmp slt i64 %loop1059.j, %t1016
  br i1 %loop1059.ok, label %loop1059.body, label %loop1059.end
loop1059.body:
  %t1060 = mul i64 %loop1059.j, 16
  %t1061 = add i64 %t1011, %t1060
  %t1062 = mul i64 %loop1059.j, 8
  %t1063 = add i64 %t1009, %t1062
  %t1064 = inttoptr i64 %t1063 to ptr
  %t1065 = load <4 x half>, ptr %t1064, align 1
  %t1066 = fpext <4 x half> %t1065 to <4 x float>
  %t1067 = inttoptr i64 %t1061 to ptr
  store <4 x float> %t1066, ptr %t1067, align 1
  %t1068 = add nsw i64 %loop1059.j, 1
  br label %loop1059
loop1059.end:
  %t1069 = mul i64 %t1016, 4
  br label %loop1070
loop1070:
  %loop1070.j = phi i64 [ %t1069, %loop1059.end ], [ %t1082, %loop1070.body ]
  %loop1070.ok = icmp slt i64 %loop1070.j, %t1002
  br i1 %loop1070.ok, label %loop1070.body, label %loop1070.end
loop1070.body:
  %t1071 = mul i64 %loop1070.j, 4
  %t1072 = add i64 %t1011, %t1071
  %t1073 = mul i64 %loop1070.j, 2
  %t1074 = add i64 %t1009, %t1073
  %t1075 = inttoptr i64 %t1074 to ptr
  %t1076 = load half, ptr %t1075, align 1
  %t1077 = insertelement <4 x half> poison, half %t1076, i64 0
  %t1078 = shufflevector <4 x half> %t1077, <4 x half> poison, <4 x i32> zeroinitializer
  %t1079 = fpext <4 x half> %t1078 to <4 x float>
  %t1080 = extractelement <4 x float> %t1079, i64 0
  %t1081 = inttoptr i64 %t1072 to ptr
  store float %t1080, ptr %t1081, align 1
  %t1082 = add nsw i64 %loop1070.j, 1
  br label %loop1070
loop1070.end:
  br label %when1006.end
when1006.end:
  %t1083 = sub i64 1, %t1005
  %t1085 = icmp ne i64 %t1083, 0
  br i1 %t1085, label %when1084, label %when1084.end
when1084:
  %t1086 = mul i64 %loop1003.j, %t18
  %t1087 = add i64 %t16, %t1086
  %t1088 = sdiv i64 %t1002, 4
  br label %loop1089
loop1089:
  %loop1089.j = phi i64 [ 0, %when1084 ], [ %t1093, %loop1089.body ]
  %loop1089.ok = icmp slt i64 %loop1089.j, %t1088
  br i1 %loop1089.ok, label %loop1089.body, label %loop1089.end
loop1089.body:
  %t1090 = mul i64 %loop1089.j, 16
  %t1091 = add i64 %t1087, %t1090
  %t1092 = inttoptr i64 %t1091 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1092, align 1
  %t1093 = add nsw i64 %loop1089.j, 1
  br label %loop1089
loop1089.end:
  %t1094 = mul i64 %t1088, 4
  br label %loop1095
loop1095:
  %loop1095.j = phi i64 [ %t1094, %loop1089.end ], [ %t1100, %loop1095.body ]
  %loop1095.ok = icmp slt i64 %loop1095.j, %t1002
  br i1 %loop1095.ok, label %loop1095.body, label %loop1095.end
loop1095.body:
  %t1096 = mul i64 %loop1095.j, 4
  %t1097 = add i64 %t1087, %t1096
  %t1098 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t1099 = inttoptr i64 %t1097 to ptr
  store float %t1098, ptr %t1099, align 1
  %t1100 = add nsw i64 %loop1095.j, 1
  br label %loop1095
loop1095.end:
  br label %when1084.end
when1084.end:
  %t1101 = add nsw i64 %loop1003.j, 1
  br label %loop1003
loop1003.end:
  %t1102 = add i64 %args.address, 88
  %t1103 = inttoptr i64 %t1102 to ptr
  %t1104 = load i64, ptr %t1103, align 8
  br label %loop1105
loop1105:
  %loop1105.j = phi i64 [ 0, %loop1003.end ], [ %t1155, %loop1106.end ]
  %loop1105.ok = icmp slt i64 %loop1105.j, %t889
  br i1 %loop1105.ok, label %loop1105.body, label %loop1105.end
loop1105.body:
  br label %loop1106
loop1106:
  %loop1106.j = phi i64 [ 0, %loop1105.body ], [ %t1144, %loop1106.body ]
  %loop1106.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1105.body ], [ %t1140, %loop1106.body ]
  %loop1106.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1105.body ], [ %t1141, %loop1106.body ]
  %loop1106.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1105.body ], [ %t1142, %loop1106.body ]
  %loop1106.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1105.body ], [ %t1143, %loop1106.body ]
  %loop1106.ok = icmp slt i64 %loop1106.j, %t1104
  br i1 %loop1106.ok, label %loop1106.body, label %loop1106.end
loop1106.body:
  %t1107 = mul i64 %loop1105.j, %t11
  %t1108 = add i64 %t3, %t1107
  %t1109 = mul i64 %loop1106.j, 4
  %t1110 = add i64 %t1108, %t1109
  %t1111 = add i64 %t1110, %t11
  %t1112 = mul i64 %t11, 2
  %t1113 = add i64 %t1110, %t1112
  %t1114 = mul i64 %t11, 3
  %t1115 = add i64 %t1110, %t1114
  %t1116 = add i64 %t1110, 2688
  %t1117 = inttoptr i64 %t1116 to ptr
  %t1118 = load float, ptr %t1117, align 1
  %t1119 = insertelement <4 x float> poison, float %t1118, i64 0
  %t1120 = shufflevector <4 x float> %t1119, <4 x float> poison, <4 x i32> zeroinitializer
  %t1121 = add i64 %t1111, 2688
  %t1122 = inttoptr i64 %t1121 to ptr
  %t1123 = load float, ptr %t1122, align 1
  %t1124 = insertelement <4 x float> poison, float %t1123, i64 0
  %t1125 = shufflevector <4 x float> %t1124, <4 x float> poison, <4 x i32> zeroinitializer
  %t1126 = add i64 %t1113, 2688
  %t1127 = inttoptr i64 %t1126 to ptr
  %t1128 = load float, ptr %t1127, align 1
  %t1129 = insertelement <4 x float> poison, float %t1128, i64 0
  %t1130 = shufflevector <4 x float> %t1129, <4 x float> poison, <4 x i32> zeroinitializer
  %t1131 = add i64 %t1115, 2688
  %t1132 = inttoptr i64 %t1131 to ptr
  %t1133 = load float, ptr %t1132, align 1
  %t1134 = insertelement <4 x float> poison, float %t1133, i64 0
  %t1135 = shufflevector <4 x float> %t1134, <4 x float> poison, <4 x i32> zeroinitializer
  %t1136 = mul i64 %loop1106.j, 16
  %t1137 = add i64 %t30, %t1136
  %t1138 = inttoptr i64 %t1137 to ptr
  %t1139 = load <4 x float>, ptr %t1138, align 16
  %t1140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1120, <4 x float> %t1139, <4 x float> %loop1106.c0)
  %t1141 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1125, <4 x float> %t1139, <4 x float> %loop1106.c1)
  %t1142 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1130, <4 x float> %t1139, <4 x float> %loop1106.c2)
  %t1143 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1135, <4 x float> %t1139, <4 x float> %loop1106.c3)
  %t1144 = add nsw i64 %loop1106.j, 1
  br label %loop1106
loop1106.end:
  %t1145 = mul i64 %loop1105.j, 16
  %t1146 = add i64 %t3, %t1145
  %t1147 = add i64 %t1146, 576
  %t1148 = inttoptr i64 %t1147 to ptr
  store <4 x float> %loop1106.c0, ptr %t1148, align 16
  %t1149 = add i64 %t1146, 592
  %t1150 = inttoptr i64 %t1149 to ptr
  store <4 x float> %loop1106.c1, ptr %t1150, align 16
  %t1151 = add i64 %t1146, 608
  %t1152 = inttoptr i64 %t1151 to ptr
  store <4 x float> %loop1106.c2, ptr %t1152, align 16
  %t1153 = add i64 %t1146, 624
  %t1154 = inttoptr i64 %t1153 to ptr
  store <4 x float> %loop1106.c3, ptr %t1154, align 16
  %t1155 = add nsw i64 %loop1105.j, 4
  br label %loop1105
loop1105.end:
  %t1156 = add i64 %t3, 256
  %t1157 = inttoptr i64 %t1156 to ptr
  %t1158 = load <4 x i32>, ptr %t1157, align 16
  %t1159 = add i64 %t3, 272
  %t1160 = inttoptr i64 %t1159 to ptr
  %t1161 = load <4 x i32>, ptr %t1160, align 16
  %t1162 = icmp eq <4 x i32> %t1158, splat (i32 -1)
  %t1163 = icmp eq <4 x i32> %t1161, splat (i32 -1)
  %t1164 = and <4 x i1> %t1162, %t1163
  %t1165 = bitcast <4 x i1> %t1164 to i4
  %t1166 = icmp eq i4 %t1165, -1
  %t1167 = zext i1 %t1166 to i64
  %t1169 = icmp ne i64 %t1167, 0
  br i1 %t1169, label %when1168, label %when1168.end
when1168:
  br label %loop1170
loop1170:
  %loop1170.j = phi i64 [ 0, %when1168 ], [ %t1245, %loop1170.body ]
  %loop1170.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1168 ], [ %t1244, %loop1170.body ]
  %loop1170.ok = icmp slt i64 %loop1170.j, %t889
  br i1 %loop1170.ok, label %loop1170.body, label %loop1170.end
loop1170.body:
  %t1171 = mul i64 %loop1170.j, 16
  %t1172 = add i64 %t3, %t1171
  %t1173 = add i64 %t1172, 576
  %t1174 = inttoptr i64 %t1173 to ptr
  %t1175 = load <4 x float>, ptr %t1174, align 16
  %t1176 = add i64 %t462, %loop1170.j
  %t1177 = fdiv <4 x float> %t1175, %t336
  %t1178 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1177)
  %t1179 = fmul <4 x float> %t1178, splat (float 0xC007154760000000)
  %t1180 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1179
  %t1181 = select <4 x i1> %t1180, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1179
  %t1182 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1181
  %t1183 = select <4 x i1> %t1182, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1181
  %t1184 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1183)
  %t1185 = fsub <4 x float> %t1183, %t1184
  %t1186 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1185, <4 x float> splat (float 0x3F826900C0000000))
  %t1187 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1186, <4 x float> %t1185, <4 x float> splat (float 0x3FAC954460000000))
  %t1188 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1187, <4 x float> %t1185, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1189 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1188, <4 x float> %t1185, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1190 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1189, <4 x float> %t1185, <4 x float> splat (float 0x3FF0000000000000))
  %t1191 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1179
  %t1192 = select <4 x i1> %t1191, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1179
  %t1193 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1192
  %t1194 = select <4 x i1> %t1193, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1192
  %t1195 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1194)
  %t1196 = fadd <4 x float> %t1195, splat (float 0x4168000FE0000000)
  %t1197 = bitcast <4 x float> %t1196 to <4 x i32>
  %t1198 = shl <4 x i32> %t1197, splat (i32 23)
  %t1199 = bitcast <4 x i32> %t1198 to <4 x float>
  %t1200 = fcmp ord <4 x float> %t1179, %t1179
  %t1201 = fmul <4 x float> %t1190, %t1199
  %t1202 = select <4 x i1> %t1200, <4 x float> %t1201, <4 x float> %t1179
  %t1203 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1202
  %t1204 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1202
  %t1205 = fdiv <4 x float> %t1203, %t1204
  %t1206 = fcmp olt <4 x float> %t1177, splat (float 0x0000000000000000)
  %t1207 = fneg <4 x float> %t1205
  %t1208 = select <4 x i1> %t1206, <4 x float> %t1207, <4 x float> %t1205
  %t1209 = fmul <4 x float> %t1177, %t1177
  %t1210 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1209, <4 x float> splat (float 0xBF8226E360000000))
  %t1211 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1210, <4 x float> %t1209, <4 x float> splat (float 0x3F9664F480000000))
  %t1212 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1211, <4 x float> %t1209, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1213 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1212, <4 x float> %t1209, <4 x float> splat (float 0x3FC1111120000000))
  %t1214 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1213, <4 x float> %t1209, <4 x float> splat (float 0xBFD5555560000000))
  %t1215 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1214, <4 x float> %t1209, <4 x float> splat (float 0x3FF0000000000000))
  %t1216 = fmul <4 x float> %t1177, %t1215
  %t1217 = fcmp olt <4 x float> %t1178, splat (float 0x3FD0000000000000)
  %t1218 = select <4 x i1> %t1217, <4 x float> %t1216, <4 x float> %t1208
  %t1219 = fmul <4 x float> %t336, %t1218
  %t1220 = add i64 %t3, 64
  %t1221 = inttoptr i64 %t1220 to ptr
  %t1222 = load <4 x i32>, ptr %t1221, align 16
  %t1223 = trunc i64 %t1176 to i32
  %t1224 = insertelement <4 x i32> poison, i32 %t1223, i64 0
  %t1225 = shufflevector <4 x i32> %t1224, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1226 = sub <4 x i32> %t1222, %t1225
  %t1227 = icmp slt <4 x i32> %t1226, splat (i32 0)
  %t1228 = sub <4 x i32> splat (i32 0), %t1226
  %t1229 = select <4 x i1> %t1227, <4 x i32> %t1228, <4 x i32> %t1226
  %t1230 = sitofp <4 x i32> %t1229 to <4 x float>
  %t1231 = fmul <4 x float> %t370, %t1230
  %t1232 = fsub <4 x float> %t1219, %t1231
  %t1233 = mul i64 %loop1170.j, 16
  %t1234 = add i64 %t3, %t1233
  %t1235 = add i64 %t1234, 1600
  %t1236 = inttoptr i64 %t1235 to ptr
  %t1237 = load <4 x float>, ptr %t1236, align 16
  %t1238 = fadd <4 x float> %t1232, %t1237
  %t1239 = mul i64 %loop1170.j, 16
  %t1240 = add i64 %t3, %t1239
  %t1241 = add i64 %t1240, 576
  %t1242 = inttoptr i64 %t1241 to ptr
  store <4 x float> %t1238, ptr %t1242, align 16
  %t1243 = fcmp ogt <4 x float> %t1238, %loop1170.c0
  %t1244 = select <4 x i1> %t1243, <4 x float> %t1238, <4 x float> %loop1170.c0
  %t1245 = add nsw i64 %loop1170.j, 1
  br label %loop1170
loop1170.end:
  %t1246 = add i64 %t3, 448
  %t1247 = inttoptr i64 %t1246 to ptr
  %t1248 = load <4 x float>, ptr %t1247, align 16
  %t1249 = fadd <4 x float> %loop1170.c0, %t1248
  %t1250 = fcmp ogt <4 x float> %t1249, splat (float 0x403B000000000000)
  %t1251 = bitcast <4 x i1> %t1250 to i4
  %t1252 = icmp ne i4 %t1251, 0
  %t1253 = zext i1 %t1252 to i64
  %t1255 = icmp ne i64 %t1253, 0
  br i1 %t1255, label %when1254, label %when1254.end
when1254:
  %t1256 = add i64 %t3, 448
  %t1257 = inttoptr i64 %t1256 to ptr
  %t1258 = load <4 x float>, ptr %t1257, align 16
  %t1259 = fneg <4 x float> %loop1170.c0
  %t1260 = select <4 x i1> %t1250, <4 x float> %t1259, <4 x float> %t1258
  %t1261 = add i64 %t3, 448
  %t1262 = inttoptr i64 %t1261 to ptr
  store <4 x float> %t1260, ptr %t1262, align 16
  %t1263 = fsub <4 x float> %t1260, %t1258
  %t1264 = fmul <4 x float> %t1263, splat (float 0x3FF7154760000000)
  %t1265 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1264
  %t1266 = select <4 x i1> %t1265, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1264
  %t1267 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1266
  %t1268 = select <4 x i1> %t1267, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1266
  %t1269 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1268)
  %t1270 = fsub <4 x float> %t1268, %t1269
  %t1271 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1270, <4 x float> splat (float 0x3F826900C0000000))
  %t1272 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1271, <4 x float> %t1270, <4 x float> splat (float 0x3FAC954460000000))
  %t1273 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1272, <4 x float> %t1270, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1274 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1273, <4 x float> %t1270, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1275 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1274, <4 x float> %t1270, <4 x float> splat (float 0x3FF0000000000000))
  %t1276 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1264
  %t1277 = select <4 x i1> %t1276, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1264
  %t1278 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1277
  %t1279 = select <4 x i1> %t1278, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1277
  %t1280 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1279)
  %t1281 = fadd <4 x float> %t1280, splat (float 0x4168000FE0000000)
  %t1282 = bitcast <4 x float> %t1281 to <4 x i32>
  %t1283 = shl <4 x i32> %t1282, splat (i32 23)
  %t1284 = bitcast <4 x i32> %t1283 to <4 x float>
  %t1285 = fcmp ord <4 x float> %t1264, %t1264
  %t1286 = fmul <4 x float> %t1275, %t1284
  %t1287 = select <4 x i1> %t1285, <4 x float> %t1286, <4 x float> %t1264
  %t1288 = select <4 x i1> %t1250, <4 x float> %t1287, <4 x float> splat (float 0x3FF0000000000000)
  %t1289 = add i64 %t3, 512
  %t1290 = inttoptr i64 %t1289 to ptr
  %t1291 = load <4 x float>, ptr %t1290, align 16
  %t1292 = fmul <4 x float> %t1291, %t1288
  %t1293 = add i64 %t3, 512
  %t1294 = inttoptr i64 %t1293 to ptr
  store <4 x float> %t1292, ptr %t1294, align 16
  br label %loop1295
loop1295:
  %loop1295.j = phi i64 [ 0, %when1254 ], [ %t1304, %loop1295.body ]
  %loop1295.ok = icmp slt i64 %loop1295.j, %t387
  br i1 %loop1295.ok, label %loop1295.body, label %loop1295.end
loop1295.body:
  %t1296 = mul i64 %loop1295.j, 16
  %t1297 = add i64 %t35, %t1296
  %t1298 = inttoptr i64 %t1297 to ptr
  %t1299 = load <4 x float>, ptr %t1298, align 16
  %t1300 = fmul <4 x float> %t1299, %t1288
  %t1301 = mul i64 %loop1295.j, 16
  %t1302 = add i64 %t35, %t1301
  %t1303 = inttoptr i64 %t1302 to ptr
  store <4 x float> %t1300, ptr %t1303, align 16
  %t1304 = add nsw i64 %loop1295.j, 1
  br label %loop1295
loop1295.end:
  br label %when1254.end
when1254.end:
  %t1305 = add i64 %t3, 448
  %t1306 = inttoptr i64 %t1305 to ptr
  %t1307 = load <4 x float>, ptr %t1306, align 16
  br label %loop1308
loop1308:
  %loop1308.j = phi i64 [ 0, %when1254.end ], [ %t1344, %loop1308.body ]
  %loop1308.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1254.end ], [ %t1343, %loop1308.body ]
  %loop1308.ok = icmp slt i64 %loop1308.j, %t889
  br i1 %loop1308.ok, label %loop1308.body, label %loop1308.end
loop1308.body:
  %t1309 = mul i64 %loop1308.j, 16
  %t1310 = add i64 %t3, %t1309
  %t1311 = add i64 %t1310, 576
  %t1312 = inttoptr i64 %t1311 to ptr
  %t1313 = load <4 x float>, ptr %t1312, align 16
  %t1314 = fadd <4 x float> %t1313, %t1307
  %t1315 = fmul <4 x float> %t1314, splat (float 0x3FF7154760000000)
  %t1316 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1315
  %t1317 = select <4 x i1> %t1316, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1315
  %t1318 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1317
  %t1319 = select <4 x i1> %t1318, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1317
  %t1320 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1319)
  %t1321 = fsub <4 x float> %t1319, %t1320
  %t1322 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1321, <4 x float> splat (float 0x3F826900C0000000))
  %t1323 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1322, <4 x float> %t1321, <4 x float> splat (float 0x3FAC954460000000))
  %t1324 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1323, <4 x float> %t1321, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1325 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1324, <4 x float> %t1321, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1326 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1325, <4 x float> %t1321, <4 x float> splat (float 0x3FF0000000000000))
  %t1327 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1315
  %t1328 = select <4 x i1> %t1327, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1315
  %t1329 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1328
  %t1330 = select <4 x i1> %t1329, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1328
  %t1331 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1330)
  %t1332 = fadd <4 x float> %t1331, splat (float 0x4168000FE0000000)
  %t1333 = bitcast <4 x float> %t1332 to <4 x i32>
  %t1334 = shl <4 x i32> %t1333, splat (i32 23)
  %t1335 = bitcast <4 x i32> %t1334 to <4 x float>
  %t1336 = fcmp ord <4 x float> %t1315, %t1315
  %t1337 = fmul <4 x float> %t1326, %t1335
  %t1338 = select <4 x i1> %t1336, <4 x float> %t1337, <4 x float> %t1315
  %t1339 = mul i64 %loop1308.j, 16
  %t1340 = add i64 %t3, %t1339
  %t1341 = add i64 %t1340, 576
  %t1342 = inttoptr i64 %t1341 to ptr
  store <4 x float> %t1338, ptr %t1342, align 16
  %t1343 = fadd <4 x float> %loop1308.c0, %t1338
  %t1344 = add nsw i64 %loop1308.j, 1
  br label %loop1308
loop1308.end:
  %t1345 = add i64 %t3, 512
  %t1346 = inttoptr i64 %t1345 to ptr
  %t1347 = load <4 x float>, ptr %t1346, align 16
  %t1348 = fadd <4 x float> %t1347, %loop1308.c0
  %t1349 = add i64 %t3, 512
  %t1350 = inttoptr i64 %t1349 to ptr
  store <4 x float> %t1348, ptr %t1350, align 16
  br label %when1168.end
when1168.end:
  %t1351 = sub i64 1, %t1167
  %t1353 = icmp ne i64 %t1351, 0
  br i1 %t1353, label %when1352, label %when1352.end
when1352:
  br label %loop1354
loop1354:
  %loop1354.j = phi i64 [ 0, %when1352 ], [ %t1443, %loop1354.body ]
  %loop1354.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1352 ], [ %t1442, %loop1354.body ]
  %loop1354.ok = icmp slt i64 %loop1354.j, %t889
  br i1 %loop1354.ok, label %loop1354.body, label %loop1354.end
loop1354.body:
  %t1355 = mul i64 %loop1354.j, 16
  %t1356 = add i64 %t3, %t1355
  %t1357 = add i64 %t1356, 576
  %t1358 = inttoptr i64 %t1357 to ptr
  %t1359 = load <4 x float>, ptr %t1358, align 16
  %t1360 = add i64 %t462, %loop1354.j
  %t1361 = fdiv <4 x float> %t1359, %t336
  %t1362 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1361)
  %t1363 = fmul <4 x float> %t1362, splat (float 0xC007154760000000)
  %t1364 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1363
  %t1365 = select <4 x i1> %t1364, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1363
  %t1366 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1365
  %t1367 = select <4 x i1> %t1366, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1365
  %t1368 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1367)
  %t1369 = fsub <4 x float> %t1367, %t1368
  %t1370 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1369, <4 x float> splat (float 0x3F826900C0000000))
  %t1371 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1370, <4 x float> %t1369, <4 x float> splat (float 0x3FAC954460000000))
  %t1372 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1371, <4 x float> %t1369, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1373 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1372, <4 x float> %t1369, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1374 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1373, <4 x float> %t1369, <4 x float> splat (float 0x3FF0000000000000))
  %t1375 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1363
  %t1376 = select <4 x i1> %t1375, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1363
  %t1377 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1376
  %t1378 = select <4 x i1> %t1377, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1376
  %t1379 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1378)
  %t1380 = fadd <4 x float> %t1379, splat (float 0x4168000FE0000000)
  %t1381 = bitcast <4 x float> %t1380 to <4 x i32>
  %t1382 = shl <4 x i32> %t1381, splat (i32 23)
  %t1383 = bitcast <4 x i32> %t1382 to <4 x float>
  %t1384 = fcmp ord <4 x float> %t1363, %t1363
  %t1385 = fmul <4 x float> %t1374, %t1383
  %t1386 = select <4 x i1> %t1384, <4 x float> %t1385, <4 x float> %t1363
  %t1387 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1386
  %t1388 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1386
  %t1389 = fdiv <4 x float> %t1387, %t1388
  %t1390 = fcmp olt <4 x float> %t1361, splat (float 0x0000000000000000)
  %t1391 = fneg <4 x float> %t1389
  %t1392 = select <4 x i1> %t1390, <4 x float> %t1391, <4 x float> %t1389
  %t1393 = fmul <4 x float> %t1361, %t1361
  %t1394 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1393, <4 x float> splat (float 0xBF8226E360000000))
  %t1395 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1394, <4 x float> %t1393, <4 x float> splat (float 0x3F9664F480000000))
  %t1396 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1395, <4 x float> %t1393, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1397 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1396, <4 x float> %t1393, <4 x float> splat (float 0x3FC1111120000000))
  %t1398 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1397, <4 x float> %t1393, <4 x float> splat (float 0xBFD5555560000000))
  %t1399 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1398, <4 x float> %t1393, <4 x float> splat (float 0x3FF0000000000000))
  %t1400 = fmul <4 x float> %t1361, %t1399
  %t1401 = fcmp olt <4 x float> %t1362, splat (float 0x3FD0000000000000)
  %t1402 = select <4 x i1> %t1401, <4 x float> %t1400, <4 x float> %t1392
  %t1403 = fmul <4 x float> %t336, %t1402
  %t1404 = add i64 %t3, 64
  %t1405 = inttoptr i64 %t1404 to ptr
  %t1406 = load <4 x i32>, ptr %t1405, align 16
  %t1407 = trunc i64 %t1360 to i32
  %t1408 = insertelement <4 x i32> poison, i32 %t1407, i64 0
  %t1409 = shufflevector <4 x i32> %t1408, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1410 = sub <4 x i32> %t1406, %t1409
  %t1411 = icmp slt <4 x i32> %t1410, splat (i32 0)
  %t1412 = sub <4 x i32> splat (i32 0), %t1410
  %t1413 = select <4 x i1> %t1411, <4 x i32> %t1412, <4 x i32> %t1410
  %t1414 = sitofp <4 x i32> %t1413 to <4 x float>
  %t1415 = fmul <4 x float> %t370, %t1414
  %t1416 = fsub <4 x float> %t1403, %t1415
  %t1417 = mul i64 %loop1354.j, 16
  %t1418 = add i64 %t3, %t1417
  %t1419 = add i64 %t1418, 1600
  %t1420 = inttoptr i64 %t1419 to ptr
  %t1421 = load <4 x float>, ptr %t1420, align 16
  %t1422 = fadd <4 x float> %t1416, %t1421
  %t1423 = mul i64 %loop1354.j, 16
  %t1424 = add i64 %t3, %t1423
  %t1425 = add i64 %t1424, 576
  %t1426 = inttoptr i64 %t1425 to ptr
  store <4 x float> %t1422, ptr %t1426, align 16
  %t1427 = lshr i64 %loop1354.j, 5
  %t1428 = mul i64 %t1427, 16
  %t1429 = add i64 %t3, %t1428
  %t1430 = add i64 %t1429, 256
  %t1431 = inttoptr i64 %t1430 to ptr
  %t1432 = load <4 x i32>, ptr %t1431, align 16
  %t1433 = and i64 %loop1354.j, 31
  %t1434 = shl i64 1, %t1433
  %t1435 = trunc i64 %t1434 to i32
  %t1436 = insertelement <4 x i32> poison, i32 %t1435, i64 0
  %t1437 = shufflevector <4 x i32> %t1436, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1438 = and <4 x i32> %t1432, %t1437
  %t1439 = icmp eq <4 x i32> %t1438, splat (i32 0)
  %t1440 = select <4 x i1> %t1439, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1422
  %t1441 = fcmp ogt <4 x float> %t1440, %loop1354.c0
  %t1442 = select <4 x i1> %t1441, <4 x float> %t1440, <4 x float> %loop1354.c0
  %t1443 = add nsw i64 %loop1354.j, 1
  br label %loop1354
loop1354.end:
  %t1444 = add i64 %t3, 448
  %t1445 = inttoptr i64 %t1444 to ptr
  %t1446 = load <4 x float>, ptr %t1445, align 16
  %t1447 = fadd <4 x float> %loop1354.c0, %t1446
  %t1448 = fcmp ogt <4 x float> %t1447, splat (float 0x403B000000000000)
  %t1449 = bitcast <4 x i1> %t1448 to i4
  %t1450 = icmp ne i4 %t1449, 0
  %t1451 = zext i1 %t1450 to i64
  %t1453 = icmp ne i64 %t1451, 0
  br i1 %t1453, label %when1452, label %when1452.end
when1452:
  %t1454 = add i64 %t3, 448
  %t1455 = inttoptr i64 %t1454 to ptr
  %t1456 = load <4 x float>, ptr %t1455, align 16
  %t1457 = fneg <4 x float> %loop1354.c0
  %t1458 = select <4 x i1> %t1448, <4 x float> %t1457, <4 x float> %t1456
  %t1459 = add i64 %t3, 448
  %t1460 = inttoptr i64 %t1459 to ptr
  store <4 x float> %t1458, ptr %t1460, align 16
  %t1461 = fsub <4 x float> %t1458, %t1456
  %t1462 = fmul <4 x float> %t1461, splat (float 0x3FF7154760000000)
  %t1463 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1462
  %t1464 = select <4 x i1> %t1463, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1462
  %t1465 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1464
  %t1466 = select <4 x i1> %t1465, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1464
  %t1467 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1466)
  %t1468 = fsub <4 x float> %t1466, %t1467
  %t1469 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1468, <4 x float> splat (float 0x3F826900C0000000))
  %t1470 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1469, <4 x float> %t1468, <4 x float> splat (float 0x3FAC954460000000))
  %t1471 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1470, <4 x float> %t1468, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1472 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1471, <4 x float> %t1468, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1473 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1472, <4 x float> %t1468, <4 x float> splat (float 0x3FF0000000000000))
  %t1474 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1462
  %t1475 = select <4 x i1> %t1474, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1462
  %t1476 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1475
  %t1477 = select <4 x i1> %t1476, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1475
  %t1478 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1477)
  %t1479 = fadd <4 x float> %t1478, splat (float 0x4168000FE0000000)
  %t1480 = bitcast <4 x float> %t1479 to <4 x i32>
  %t1481 = shl <4 x i32> %t1480, splat (i32 23)
  %t1482 = bitcast <4 x i32> %t1481 to <4 x float>
  %t1483 = fcmp ord <4 x float> %t1462, %t1462
  %t1484 = fmul <4 x float> %t1473, %t1482
  %t1485 = select <4 x i1> %t1483, <4 x float> %t1484, <4 x float> %t1462
  %t1486 = select <4 x i1> %t1448, <4 x float> %t1485, <4 x float> splat (float 0x3FF0000000000000)
  %t1487 = add i64 %t3, 512
  %t1488 = inttoptr i64 %t1487 to ptr
  %t1489 = load <4 x float>, ptr %t1488, align 16
  %t1490 = fmul <4 x float> %t1489, %t1486
  %t1491 = add i64 %t3, 512
  %t1492 = inttoptr i64 %t1491 to ptr
  store <4 x float> %t1490, ptr %t1492, align 16
  br label %loop1493
loop1493:
  %loop1493.j = phi i64 [ 0, %when1452 ], [ %t1502, %loop1493.body ]
  %loop1493.ok = icmp slt i64 %loop1493.j, %t387
  br i1 %loop1493.ok, label %loop1493.body, label %loop1493.end
loop1493.body:
  %t1494 = mul i64 %loop1493.j, 16
  %t1495 = add i64 %t35, %t1494
  %t1496 = inttoptr i64 %t1495 to ptr
  %t1497 = load <4 x float>, ptr %t1496, align 16
  %t1498 = fmul <4 x float> %t1497, %t1486
  %t1499 = mul i64 %loop1493.j, 16
  %t1500 = add i64 %t35, %t1499
  %t1501 = inttoptr i64 %t1500 to ptr
  store <4 x float> %t1498, ptr %t1501, align 16
  %t1502 = add nsw i64 %loop1493.j, 1
  br label %loop1493
loop1493.end:
  br label %when1452.end
when1452.end:
  %t1503 = add i64 %t3, 448
  %t1504 = inttoptr i64 %t1503 to ptr
  %t1505 = load <4 x float>, ptr %t1504, align 16
  br label %loop1506
loop1506:
  %loop1506.j = phi i64 [ 0, %when1452.end ], [ %t1556, %loop1506.body ]
  %loop1506.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1452.end ], [ %t1555, %loop1506.body ]
  %loop1506.ok = icmp slt i64 %loop1506.j, %t889
  br i1 %loop1506.ok, label %loop1506.body, label %loop1506.end
loop1506.body:
  %t1507 = mul i64 %loop1506.j, 16
  %t1508 = add i64 %t3, %t1507
  %t1509 = add i64 %t1508, 576
  %t1510 = inttoptr i64 %t1509 to ptr
  %t1511 = load <4 x float>, ptr %t1510, align 16
  %t1512 = fadd <4 x float> %t1511, %t1505
  %t1513 = fmul <4 x float> %t1512, splat (float 0x3FF7154760000000)
  %t1514 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1513
  %t1515 = select <4 x i1> %t1514, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1513
  %t1516 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1515
  %t1517 = select <4 x i1> %t1516, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1515
  %t1518 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1517)
  %t1519 = fsub <4 x float> %t1517, %t1518
  %t1520 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1519, <4 x float> splat (float 0x3F826900C0000000))
  %t1521 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1520, <4 x float> %t1519, <4 x float> splat (float 0x3FAC954460000000))
  %t1522 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1521, <4 x float> %t1519, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1523 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1522, <4 x float> %t1519, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1524 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1523, <4 x float> %t1519, <4 x float> splat (float 0x3FF0000000000000))
  %t1525 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1513
  %t1526 = select <4 x i1> %t1525, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1513
  %t1527 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1526
  %t1528 = select <4 x i1> %t1527, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1526
  %t1529 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1528)
  %t1530 = fadd <4 x float> %t1529, splat (float 0x4168000FE0000000)
  %t1531 = bitcast <4 x float> %t1530 to <4 x i32>
  %t1532 = shl <4 x i32> %t1531, splat (i32 23)
  %t1533 = bitcast <4 x i32> %t1532 to <4 x float>
  %t1534 = fcmp ord <4 x float> %t1513, %t1513
  %t1535 = fmul <4 x float> %t1524, %t1533
  %t1536 = select <4 x i1> %t1534, <4 x float> %t1535, <4 x float> %t1513
  %t1537 = lshr i64 %loop1506.j, 5
  %t1538 = mul i64 %t1537, 16
  %t1539 = add i64 %t3, %t1538
  %t1540 = add i64 %t1539, 256
  %t1541 = inttoptr i64 %t1540 to ptr
  %t1542 = load <4 x i32>, ptr %t1541, align 16
  %t1543 = and i64 %loop1506.j, 31
  %t1544 = shl i64 1, %t1543
  %t1545 = trunc i64 %t1544 to i32
  %t1546 = insertelement <4 x i32> poison, i32 %t1545, i64 0
  %t1547 = shufflevector <4 x i32> %t1546, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1548 = and <4 x i32> %t1542, %t1547
  %t1549 = icmp eq <4 x i32> %t1548, splat (i32 0)
  %t1550 = select <4 x i1> %t1549, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1536
  %t1551 = mul i64 %loop1506.j, 16
  %t1552 = add i64 %t3, %t1551
  %t1553 = add i64 %t1552, 576
  %t1554 = inttoptr i64 %t1553 to ptr
  store <4 x float> %t1550, ptr %t1554, align 16
  %t1555 = fadd <4 x float> %loop1506.c0, %t1550
  %t1556 = add nsw i64 %loop1506.j, 1
  br label %loop1506
loop1506.end:
  %t1557 = add i64 %t3, 512
  %t1558 = inttoptr i64 %t1557 to ptr
  %t1559 = load <4 x float>, ptr %t1558, align 16
  %t1560 = fadd <4 x float> %t1559, %loop1506.c0
  %t1561 = add i64 %t3, 512
  %t1562 = inttoptr i64 %t1561 to ptr
  store <4 x float> %t1560, ptr %t1562, align 16
  br label %when1352.end
when1352.end:
  %t1564 = icmp ne i64 %loop376.j, 0
  br i1 %t1564, label %when1563, label %when1563.end
when1563:
  %t1565 = trunc i64 %loop376.j to i32
  %t1566 = insertelement <4 x i32> poison, i32 %t1565, i64 0
  %t1567 = shufflevector <4 x i32> %t1566, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1568 = icmp sgt <4 x i32> %t1567, splat (i32 1)
  %t1569 = select <4 x i1> %t1568, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1570 = add i64 %args.address, 96
  %t1571 = inttoptr i64 %t1570 to ptr
  %t1572 = load i64, ptr %t1571, align 8
  br label %loop1573
loop1573:
  %loop1573.j = phi i64 [ 0, %when1563 ], [ %t1594, %loop1574.end ]
  %loop1573.ok = icmp slt i64 %loop1573.j, %t889
  br i1 %loop1573.ok, label %loop1573.body, label %loop1573.end
loop1573.body:
  br label %loop1574
loop1574:
  %loop1574.j = phi i64 [ 0, %loop1573.body ], [ %t1593, %loop1574.body ]
  %loop1574.ok = icmp slt i64 %loop1574.j, %t1572
  br i1 %loop1574.ok, label %loop1574.body, label %loop1574.end
loop1574.body:
  %t1575 = mul i64 %loop1573.j, %t18
  %t1576 = add i64 %t16, %t1575
  %t1577 = mul i64 %loop1574.j, 4
  %t1578 = add i64 %t1576, %t1577
  %t1579 = inttoptr i64 %t1578 to ptr
  %t1580 = load float, ptr %t1579, align 1
  %t1581 = insertelement <4 x float> poison, float %t1580, i64 0
  %t1582 = shufflevector <4 x float> %t1581, <4 x float> poison, <4 x i32> zeroinitializer
  %t1583 = mul i64 %loop1573.j, %t25
  %t1584 = add i64 %t23, %t1583
  %t1585 = mul i64 %loop1574.j, 4
  %t1586 = add i64 %t1584, %t1585
  %t1587 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1582)
  %t1588 = fcmp olt <4 x float> %t1587, splat (float 0x7FF0000000000000)
  %t1589 = fmul <4 x float> %t1582, %t1569
  %t1590 = select <4 x i1> %t1588, <4 x float> %t1589, <4 x float> splat (float 0x0000000000000000)
  %t1591 = extractelement <4 x float> %t1590, i64 0
  %t1592 = inttoptr i64 %t1586 to ptr
  store float %t1591, ptr %t1592, align 1
  %t1593 = add nsw i64 %loop1574.j, 1
  br label %loop1574
loop1574.end:
  %t1594 = add nsw i64 %loop1573.j, 1
  br label %loop1573
loop1573.end:
  br label %when1563.end
when1563.end:
  %t1595 = icmp sgt i64 %loop376.j, 0
  %t1596 = zext i1 %t1595 to i64
  %t1597 = icmp ne i64 %t1596, 0
  %t1598 = select i1 %t1597, i64 %t23, i64 %t16
  %t1599 = icmp ne i64 %t1596, 0
  %t1600 = select i1 %t1599, i64 %t25, i64 %t18
  %t1601 = add i64 %args.address, 96
  %t1602 = inttoptr i64 %t1601 to ptr
  %t1603 = load i64, ptr %t1602, align 8
  %t1604 = sdiv i64 %t1603, 4
  %t1605 = mul i64 %t1604, 4
  br label %loop1606
loop1606:
  %loop1606.j = phi i64 [ 0, %when1563.end ], [ %t1667, %loop1607.end ]
  %loop1606.ok = icmp slt i64 %loop1606.j, %t1605
  br i1 %loop1606.ok, label %loop1606.body, label %loop1606.end
loop1606.body:
  br label %loop1607
loop1607:
  %loop1607.j = phi i64 [ 0, %loop1606.body ], [ %t1640, %loop1607.body ]
  %loop1607.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1606.body ], [ %t1636, %loop1607.body ]
  %loop1607.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1606.body ], [ %t1637, %loop1607.body ]
  %loop1607.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1606.body ], [ %t1638, %loop1607.body ]
  %loop1607.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1606.body ], [ %t1639, %loop1607.body ]
  %loop1607.ok = icmp slt i64 %loop1607.j, %t889
  br i1 %loop1607.ok, label %loop1607.body, label %loop1607.end
loop1607.body:
  %t1608 = mul i64 %loop1606.j, 4
  %t1609 = add i64 %t1598, %t1608
  %t1610 = mul i64 %loop1607.j, %t1600
  %t1611 = add i64 %t1609, %t1610
  %t1612 = inttoptr i64 %t1611 to ptr
  %t1613 = load float, ptr %t1612, align 1
  %t1614 = insertelement <4 x float> poison, float %t1613, i64 0
  %t1615 = shufflevector <4 x float> %t1614, <4 x float> poison, <4 x i32> zeroinitializer
  %t1616 = add i64 %t1611, 4
  %t1617 = inttoptr i64 %t1616 to ptr
  %t1618 = load float, ptr %t1617, align 1
  %t1619 = insertelement <4 x float> poison, float %t1618, i64 0
  %t1620 = shufflevector <4 x float> %t1619, <4 x float> poison, <4 x i32> zeroinitializer
  %t1621 = add i64 %t1611, 8
  %t1622 = inttoptr i64 %t1621 to ptr
  %t1623 = load float, ptr %t1622, align 1
  %t1624 = insertelement <4 x float> poison, float %t1623, i64 0
  %t1625 = shufflevector <4 x float> %t1624, <4 x float> poison, <4 x i32> zeroinitializer
  %t1626 = add i64 %t1611, 12
  %t1627 = inttoptr i64 %t1626 to ptr
  %t1628 = load float, ptr %t1627, align 1
  %t1629 = insertelement <4 x float> poison, float %t1628, i64 0
  %t1630 = shufflevector <4 x float> %t1629, <4 x float> poison, <4 x i32> zeroinitializer
  %t1631 = mul i64 %loop1607.j, 16
  %t1632 = add i64 %t3, %t1631
  %t1633 = add i64 %t1632, 576
  %t1634 = inttoptr i64 %t1633 to ptr
  %t1635 = load <4 x float>, ptr %t1634, align 16
  %t1636 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1615, <4 x float> %t1635, <4 x float> %loop1607.c0)
  %t1637 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1620, <4 x float> %t1635, <4 x float> %loop1607.c1)
  %t1638 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1625, <4 x float> %t1635, <4 x float> %loop1607.c2)
  %t1639 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1630, <4 x float> %t1635, <4 x float> %loop1607.c3)
  %t1640 = add nsw i64 %loop1607.j, 1
  br label %loop1607
loop1607.end:
  %t1641 = mul i64 %loop1606.j, 16
  %t1642 = add i64 %t35, %t1641
  %t1643 = inttoptr i64 %t1642 to ptr
  %t1644 = load <4 x float>, ptr %t1643, align 16
  %t1645 = add i64 %t1642, 16
  %t1646 = inttoptr i64 %t1645 to ptr
  %t1647 = load <4 x float>, ptr %t1646, align 16
  %t1648 = add i64 %t1642, 32
  %t1649 = inttoptr i64 %t1648 to ptr
  %t1650 = load <4 x float>, ptr %t1649, align 16
  %t1651 = add i64 %t1642, 48
  %t1652 = inttoptr i64 %t1651 to ptr
  %t1653 = load <4 x float>, ptr %t1652, align 16
  %t1654 = fadd <4 x float> %t1644, %loop1607.c0
  %t1655 = fadd <4 x float> %t1647, %loop1607.c1
  %t1656 = fadd <4 x float> %t1650, %loop1607.c2
  %t1657 = fadd <4 x float> %t1653, %loop1607.c3
  %t1658 = mul i64 %loop1606.j, 16
  %t1659 = add i64 %t35, %t1658
  %t1660 = inttoptr i64 %t1659 to ptr
  store <4 x float> %t1654, ptr %t1660, align 16
  %t1661 = add i64 %t1659, 16
  %t1662 = inttoptr i64 %t1661 to ptr
  store <4 x float> %t1655, ptr %t1662, align 16
  %t1663 = add i64 %t1659, 32
  %t1664 = inttoptr i64 %t1663 to ptr
  store <4 x float> %t1656, ptr %t1664, align 16
  %t1665 = add i64 %t1659, 48
  %t1666 = inttoptr i64 %t1665 to ptr
  store <4 x float> %t1657, ptr %t1666, align 16
  %t1667 = add nsw i64 %loop1606.j, 4
  br label %loop1606
loop1606.end:
  br label %loop1668
loop1668:
  %loop1668.j = phi i64 [ %t1605, %loop1606.end ], [ %t1693, %loop1669.end ]
  %loop1668.ok = icmp slt i64 %loop1668.j, %t1603
  br i1 %loop1668.ok, label %loop1668.body, label %loop1668.end
loop1668.body:
  br label %loop1669
loop1669:
  %loop1669.j = phi i64 [ 0, %loop1668.body ], [ %t1684, %loop1669.body ]
  %loop1669.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1668.body ], [ %t1683, %loop1669.body ]
  %loop1669.ok = icmp slt i64 %loop1669.j, %t889
  br i1 %loop1669.ok, label %loop1669.body, label %loop1669.end
loop1669.body:
  %t1670 = mul i64 %loop1668.j, 4
  %t1671 = add i64 %t1598, %t1670
  %t1672 = mul i64 %loop1669.j, %t1600
  %t1673 = add i64 %t1671, %t1672
  %t1674 = inttoptr i64 %t1673 to ptr
  %t1675 = load float, ptr %t1674, align 1
  %t1676 = insertelement <4 x float> poison, float %t1675, i64 0
  %t1677 = shufflevector <4 x float> %t1676, <4 x float> poison, <4 x i32> zeroinitializer
  %t1678 = mul i64 %loop1669.j, 16
  %t1679 = add i64 %t3, %t1678
  %t1680 = add i64 %t1679, 576
  %t1681 = inttoptr i64 %t1680 to ptr
  %t1682 = load <4 x float>, ptr %t1681, align 16
  %t1683 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1677, <4 x float> %t1682, <4 x float> %loop1669.c0)
  %t1684 = add nsw i64 %loop1669.j, 1
  br label %loop1669
loop1669.end:
  %t1685 = mul i64 %loop1668.j, 16
  %t1686 = add i64 %t35, %t1685
  %t1687 = inttoptr i64 %t1686 to ptr
  %t1688 = load <4 x float>, ptr %t1687, align 16
  %t1689 = fadd <4 x float> %t1688, %loop1669.c0
  %t1690 = mul i64 %loop1668.j, 16
  %t1691 = add i64 %t35, %t1690
  %t1692 = inttoptr i64 %t1691 to ptr
  store <4 x float> %t1689, ptr %t1692, align 16
  %t1693 = add nsw i64 %loop1668.j, 1
  br label %loop1668
loop1668.end:
  %t1695 = icmp ne i64 %loop376.j, 0
  br i1 %t1695, label %when1694, label %when1694.end
when1694:
  %t1696 = add i64 %args.address, 96
  %t1697 = inttoptr i64 %t1696 to ptr
  %t1698 = load i64, ptr %t1697, align 8
  br label %loop1699
loop1699:
  %loop1699.j = phi i64 [ 0, %when1694 ], [ %t1745, %loop1700.end ]
  %loop1699.ok = icmp slt i64 %loop1699.j, %t889
  br i1 %loop1699.ok, label %loop1699.body, label %loop1699.end
loop1699.body:
  br label %loop1700
loop1700:
  %loop1700.j = phi i64 [ 0, %loop1699.body ], [ %t1744, %when1715.end ]
  %loop1700.ok = icmp slt i64 %loop1700.j, %t1698
  br i1 %loop1700.ok, label %loop1700.body, label %loop1700.end
loop1700.body:
  %t1701 = mul i64 %loop1699.j, %t18
  %t1702 = add i64 %t16, %t1701
  %t1703 = mul i64 %loop1700.j, 4
  %t1704 = add i64 %t1702, %t1703
  %t1705 = inttoptr i64 %t1704 to ptr
  %t1706 = load float, ptr %t1705, align 1
  %t1707 = insertelement <4 x float> poison, float %t1706, i64 0
  %t1708 = shufflevector <4 x float> %t1707, <4 x float> poison, <4 x i32> zeroinitializer
  %t1709 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1708)
  %t1710 = fcmp olt <4 x float> %t1709, splat (float 0x7FF0000000000000)
  %t1711 = xor <4 x i1> %t1710, splat (i1 true)
  %t1712 = bitcast <4 x i1> %t1711 to i4
  %t1713 = icmp ne i4 %t1712, 0
  %t1714 = zext i1 %t1713 to i64
  %t1716 = icmp ne i64 %t1714, 0
  br i1 %t1716, label %when1715, label %when1715.end
when1715:
  %t1717 = mul i64 %loop1700.j, 16
  %t1718 = add i64 %t35, %t1717
  %t1719 = inttoptr i64 %t1718 to ptr
  %t1720 = load <4 x float>, ptr %t1719, align 16
  %t1721 = mul i64 %loop1699.j, 16
  %t1722 = add i64 %t3, %t1721
  %t1723 = add i64 %t1722, 576
  %t1724 = inttoptr i64 %t1723 to ptr
  %t1725 = load <4 x float>, ptr %t1724, align 16
  %t1726 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1725, <4 x float> %t1708, <4 x float> %t1720)
  %t1727 = lshr i64 %loop1699.j, 5
  %t1728 = mul i64 %t1727, 16
  %t1729 = add i64 %t3, %t1728
  %t1730 = add i64 %t1729, 256
  %t1731 = inttoptr i64 %t1730 to ptr
  %t1732 = load <4 x i32>, ptr %t1731, align 16
  %t1733 = and i64 %loop1699.j, 31
  %t1734 = shl i64 1, %t1733
  %t1735 = trunc i64 %t1734 to i32
  %t1736 = insertelement <4 x i32> poison, i32 %t1735, i64 0
  %t1737 = shufflevector <4 x i32> %t1736, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1738 = and <4 x i32> %t1732, %t1737
  %t1739 = icmp eq <4 x i32> %t1738, splat (i32 0)
  %t1740 = select <4 x i1> %t1739, <4 x float> %t1720, <4 x float> %t1726
  %t1741 = mul i64 %loop1700.j, 16
  %t1742 = add i64 %t35, %t1741
  %t1743 = inttoptr i64 %t1742 to ptr
  store <4 x float> %t1740, ptr %t1743, align 16
  br label %when1715.end
when1715.end:
  %t1744 = add nsw i64 %loop1700.j, 1
  br label %loop1700
loop1700.end:
  %t1745 = add nsw i64 %loop1699.j, 1
  br label %loop1699
loop1699.end:
  br label %when1694.end
when1694.end:
  br label %when880.end
when880.end:
  %t1746 = srem i64 %loop461.j, 16
  %t1747 = icmp eq i64 %t1746, 15
  %t1748 = zext i1 %t1747 to i64
  %t1750 = icmp ne i64 %t1748, 0
  br i1 %t1750, label %when1749, label %when1749.end
when1749:
  %t1751 = add i64 %args.address, 96
  %t1752 = inttoptr i64 %t1751 to ptr
  %t1753 = load i64, ptr %t1752, align 8
  br label %loop1754
loop1754:
  %loop1754.j = phi i64 [ 0, %when1749 ], [ %t1772, %loop1754.body ]
  %loop1754.ok = icmp slt i64 %loop1754.j, %t1753
  br i1 %loop1754.ok, label %loop1754.body, label %loop1754.end
loop1754.body:
  %t1755 = add i64 %loop1754.j, %t1753
  %t1756 = add i64 %loop1754.j, %t1753
  %t1757 = mul i64 %t1756, 16
  %t1758 = add i64 %t35, %t1757
  %t1759 = inttoptr i64 %t1758 to ptr
  %t1760 = load <4 x float>, ptr %t1759, align 16
  %t1761 = mul i64 %loop1754.j, 16
  %t1762 = add i64 %t35, %t1761
  %t1763 = inttoptr i64 %t1762 to ptr
  %t1764 = load <4 x float>, ptr %t1763, align 16
  %t1765 = fadd <4 x float> %t1760, %t1764
  %t1766 = mul i64 %t1755, 16
  %t1767 = add i64 %t35, %t1766
  %t1768 = inttoptr i64 %t1767 to ptr
  store <4 x float> %t1765, ptr %t1768, align 16
  %t1769 = mul i64 %loop1754.j, 16
  %t1770 = add i64 %t35, %t1769
  %t1771 = inttoptr i64 %t1770 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1771, align 16
  %t1772 = add nsw i64 %loop1754.j, 1
  br label %loop1754
loop1754.end:
  br label %when1749.end
when1749.end:
  %t1773 = add nsw i64 %loop461.j, 1
  br label %loop461
loop461.end:
  %t1774 = add i64 %args.address, 96
  %t1775 = inttoptr i64 %t1774 to ptr
  %t1776 = load i64, ptr %t1775, align 8
  br label %loop1777
loop1777:
  %loop1777.j = phi i64 [ 0, %loop461.end ], [ %t1795, %loop1777.body ]
  %loop1777.ok = icmp slt i64 %loop1777.j, %t1776
  br i1 %loop1777.ok, label %loop1777.body, label %loop1777.end
loop1777.body:
  %t1778 = add i64 %loop1777.j, %t1776
  %t1779 = add i64 %loop1777.j, %t1776
  %t1780 = mul i64 %t1779, 16
  %t1781 = add i64 %t35, %t1780
  %t1782 = inttoptr i64 %t1781 to ptr
  %t1783 = load <4 x float>, ptr %t1782, align 16
  %t1784 = mul i64 %loop1777.j, 16
  %t1785 = add i64 %t35, %t1784
  %t1786 = inttoptr i64 %t1785 to ptr
  %t1787 = load <4 x float>, ptr %t1786, align 16
  %t1788 = fadd <4 x float> %t1783, %t1787
  %t1789 = mul i64 %t1778, 16
  %t1790 = add i64 %t35, %t1789
  %t1791 = inttoptr i64 %t1790 to ptr
  store <4 x float> %t1788, ptr %t1791, align 16
  %t1792 = mul i64 %loop1777.j, 16
  %t1793 = add i64 %t35, %t1792
  %t1794 = inttoptr i64 %t1793 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1794, align 16
  %t1795 = add nsw i64 %loop1777.j, 1
  br label %loop1777
loop1777.end:
  %t1796 = add i64 %args.address, 96
  %t1797 = inttoptr i64 %t1796 to ptr
  %t1798 = load i64, ptr %t1797, align 8
  br label %loop1799
loop1799:
  %loop1799.j = phi i64 [ 0, %loop1777.end ], [ %t1811, %loop1799.body ]
  %loop1799.ok = icmp slt i64 %loop1799.j, %t1798
  br i1 %loop1799.ok, label %loop1799.body, label %loop1799.end
loop1799.body:
  %t1800 = add i64 %args.address, 96
  %t1801 = inttoptr i64 %t1800 to ptr
  %t1802 = load i64, ptr %t1801, align 8
  %t1803 = add i64 %loop1799.j, %t1802
  %t1804 = mul i64 %t1803, 16
  %t1805 = add i64 %t35, %t1804
  %t1806 = inttoptr i64 %t1805 to ptr
  %t1807 = load <4 x float>, ptr %t1806, align 16
  %t1808 = mul i64 %loop1799.j, 16
  %t1809 = add i64 %t35, %t1808
  %t1810 = inttoptr i64 %t1809 to ptr
  store <4 x float> %t1807, ptr %t1810, align 16
  %t1811 = add nsw i64 %loop1799.j, 1
  br label %loop1799
loop1799.end:
  br label %loop1812
loop1812:
  %loop1812.j = phi i64 [ 0, %loop1799.end ], [ %t1821, %loop1812.body ]
  %loop1812.c0 = phi <4 x i1> [ splat (i1 false), %loop1799.end ], [ %t1820, %loop1812.body ]
  %loop1812.ok = icmp slt i64 %loop1812.j, %t373
  br i1 %loop1812.ok, label %loop1812.body, label %loop1812.end
loop1812.body:
  %t1813 = mul i64 %loop1812.j, 16
  %t1814 = add i64 %t35, %t1813
  %t1815 = inttoptr i64 %t1814 to ptr
  %t1816 = load <4 x float>, ptr %t1815, align 16
  %t1817 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1816)
  %t1818 = fcmp olt <4 x float> %t1817, splat (float 0x7FF0000000000000)
  %t1819 = xor <4 x i1> %t1818, splat (i1 true)
  %t1820 = or <4 x i1> %loop1812.c0, %t1819
  %t1821 = add nsw i64 %loop1812.j, 1
  br label %loop1812
loop1812.end:
  %t1822 = add i64 %t3, 512
  %t1823 = inttoptr i64 %t1822 to ptr
  %t1824 = load <4 x float>, ptr %t1823, align 16
  %t1825 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1824)
  %t1826 = fcmp olt <4 x float> %t1825, splat (float 0x7FF0000000000000)
  %t1827 = and <4 x i1> %loop1812.c0, %t1826
  %t1828 = bitcast <4 x i1> %t1827 to i4
  %t1829 = icmp ne i4 %t1828, 0
  %t1830 = zext i1 %t1829 to i64
  %t1831 = icmp slt i64 %loop376.j, 1
  %t1832 = zext i1 %t1831 to i64
  %t1833 = and i64 %t1830, %t1832
  %t1835 = icmp ne i64 %t1833, 0
  br i1 %t1835, label %when1834, label %when1834.end
when1834:
  %t1836 = add i64 %args.address, 96
  %t1837 = inttoptr i64 %t1836 to ptr
  %t1838 = load i64, ptr %t1837, align 8
  br label %loop1839
loop1839:
  %loop1839.j = phi i64 [ 0, %when1834 ], [ %t1847, %loop1839.body ]
  %loop1839.ok = icmp slt i64 %loop1839.j, %t1838
  br i1 %loop1839.ok, label %loop1839.body, label %loop1839.end
loop1839.body:
  %t1840 = mul i64 %loop1839.j, 16
  %t1841 = add i64 %t35, %t1840
  %t1842 = inttoptr i64 %t1841 to ptr
  %t1843 = load <4 x float>, ptr %t1842, align 16
  %t1844 = mul i64 %loop1839.j, 16
  %t1845 = add i64 %t41, %t1844
  %t1846 = inttoptr i64 %t1845 to ptr
  store <4 x float> %t1843, ptr %t1846, align 16
  %t1847 = add nsw i64 %loop1839.j, 1
  br label %loop1839
loop1839.end:
  %t1848 = add i64 %t3, 384
  %t1849 = add i64 %loop376.j, 1
  %t1850 = inttoptr i64 %t1848 to ptr
  store i64 %t1849, ptr %t1850, align 8
  br label %when1834.end
when1834.end:
  br label %when382.end
when382.end:
  %t1851 = add nsw i64 %loop376.j, 1
  br label %loop376
loop376.end:
  %t1852 = add i64 %t3, 384
  %t1853 = inttoptr i64 %t1852 to ptr
  %t1854 = load i64, ptr %t1853, align 8
  %t1855 = add i64 %t3, 448
  %t1856 = inttoptr i64 %t1855 to ptr
  %t1857 = load <4 x float>, ptr %t1856, align 16
  %t1858 = add i64 %t3, 512
  %t1859 = inttoptr i64 %t1858 to ptr
  %t1860 = load <4 x float>, ptr %t1859, align 16
  %t1861 = fcmp oeq <4 x float> %t1860, splat (float 0x0000000000000000)
  %t1862 = fneg <4 x float> %t1857
  %t1863 = select <4 x i1> %t1861, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1862
  %t1864 = add i64 %args.address, 320
  %t1865 = inttoptr i64 %t1864 to ptr
  %t1866 = load i64, ptr %t1865, align 8
  %t1867 = add i64 %args.address, 56
  %t1868 = inttoptr i64 %t1867 to ptr
  %t1869 = load i64, ptr %t1868, align 8
  %t1870 = mul i64 %t68, %t1869
  %t1871 = add i64 %t1870, %t72
  %t1872 = mul i64 %t1871, 8
  %t1873 = add i64 %t1866, %t1872
  %t1874 = inttoptr i64 %t1873 to ptr
  %t1875 = load double, ptr %t1874, align 8
  %t1876 = fptrunc double %t1875 to float
  %t1877 = insertelement <4 x float> poison, float %t1876, i64 0
  %t1878 = shufflevector <4 x float> %t1877, <4 x float> poison, <4 x i32> zeroinitializer
  %t1879 = fcmp ogt <4 x float> %t1863, %t1878
  %t1880 = select <4 x i1> %t1879, <4 x float> %t1863, <4 x float> %t1878
  %t1881 = fcmp ogt <4 x float> %t1880, splat (float 0xFFF0000000000000)
  %t1882 = select <4 x i1> %t1881, <4 x float> %t1880, <4 x float> splat (float 0x0000000000000000)
  %t1883 = fcmp ogt <4 x float> %t1863, splat (float 0xFFF0000000000000)
  %t1884 = fsub <4 x float> %t1863, %t1882
  %t1885 = fmul <4 x float> %t1884, splat (float 0x3FF7154760000000)
  %t1886 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1885
  %t1887 = select <4 x i1> %t1886, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1885
  %t1888 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1887
  %t1889 = select <4 x i1> %t1888, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1887
  %t1890 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1889)
  %t1891 = fsub <4 x float> %t1889, %t1890
  %t1892 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1891, <4 x float> splat (float 0x3F826900C0000000))
  %t1893 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1892, <4 x float> %t1891, <4 x float> splat (float 0x3FAC954460000000))
  %t1894 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1893, <4 x float> %t1891, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1895 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1894, <4 x float> %t1891, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1896 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1895, <4 x float> %t1891, <4 x float> splat (float 0x3FF0000000000000))
  %t1897 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1885
  %t1898 = select <4 x i1> %t1897, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1885
  %t1899 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1898
  %t1900 = select <4 x i1> %t1899, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1898
  %t1901 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1900)
  %t1902 = fadd <4 x float> %t1901, splat (float 0x4168000FE0000000)
  %t1903 = bitcast <4 x float> %t1902 to <4 x i32>
  %t1904 = shl <4 x i32> %t1903, splat (i32 23)
  %t1905 = bitcast <4 x i32> %t1904 to <4 x float>
  %t1906 = fcmp ord <4 x float> %t1885, %t1885
  %t1907 = fmul <4 x float> %t1896, %t1905
  %t1908 = select <4 x i1> %t1906, <4 x float> %t1907, <4 x float> %t1885
  %t1909 = select <4 x i1> %t1883, <4 x float> %t1908, <4 x float> splat (float 0x0000000000000000)
  %t1910 = fcmp oeq <4 x float> %t1860, %t1860
  %t1911 = select <4 x i1> %t1910, <4 x float> %t1909, <4 x float> %t1860
  %t1912 = fmul <4 x float> %t1860, %t1911
  %t1913 = fcmp ogt <4 x float> %t1878, splat (float 0xFFF0000000000000)
  %t1914 = fsub <4 x float> %t1878, %t1882
  %t1915 = fmul <4 x float> %t1914, splat (float 0x3FF7154760000000)
  %t1916 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1915
  %t1917 = select <4 x i1> %t1916, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1915
  %t1918 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1917
  %t1919 = select <4 x i1> %t1918, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1917
  %t1920 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1919)
  %t1921 = fsub <4 x float> %t1919, %t1920
  %t1922 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1921, <4 x float> splat (float 0x3F826900C0000000))
  %t1923 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1922, <4 x float> %t1921, <4 x float> splat (float 0x3FAC954460000000))
  %t1924 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1923, <4 x float> %t1921, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1925 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1924, <4 x float> %t1921, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1926 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1925, <4 x float> %t1921, <4 x float> splat (float 0x3FF0000000000000))
  %t1927 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1915
  %t1928 = select <4 x i1> %t1927, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1915
  %t1929 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1928
  %t1930 = select <4 x i1> %t1929, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1928
  %t1931 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1930)
  %t1932 = fadd <4 x float> %t1931, splat (float 0x4168000FE0000000)
  %t1933 = bitcast <4 x float> %t1932 to <4 x i32>
  %t1934 = shl <4 x i32> %t1933, splat (i32 23)
  %t1935 = bitcast <4 x i32> %t1934 to <4 x float>
  %t1936 = fcmp ord <4 x float> %t1915, %t1915
  %t1937 = fmul <4 x float> %t1926, %t1935
  %t1938 = select <4 x i1> %t1936, <4 x float> %t1937, <4 x float> %t1915
  %t1939 = select <4 x i1> %t1913, <4 x float> %t1938, <4 x float> splat (float 0x0000000000000000)
  %t1940 = fadd <4 x float> %t1912, %t1939
  %t1941 = fcmp oeq <4 x float> %t1940, splat (float 0x0000000000000000)
  %t1942 = fdiv <4 x float> %t1911, %t1940
  %t1943 = select <4 x i1> %t1941, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1942
  %t1944 = add i64 %t3, 448
  %t1945 = inttoptr i64 %t1944 to ptr
  store <4 x float> %t1882, ptr %t1945, align 16
  %t1946 = add i64 %t3, 512
  %t1947 = inttoptr i64 %t1946 to ptr
  store <4 x float> %t1940, ptr %t1947, align 16
  br label %loop1948
loop1948:
  %loop1948.j = phi i64 [ 0, %loop376.end ], [ %t1957, %loop1948.body ]
  %loop1948.ok = icmp slt i64 %loop1948.j, %t373
  br i1 %loop1948.ok, label %loop1948.body, label %loop1948.end
loop1948.body:
  %t1949 = mul i64 %loop1948.j, 16
  %t1950 = add i64 %t35, %t1949
  %t1951 = inttoptr i64 %t1950 to ptr
  %t1952 = load <4 x float>, ptr %t1951, align 16
  %t1953 = fmul <4 x float> %t1952, %t1943
  %t1954 = mul i64 %loop1948.j, 16
  %t1955 = add i64 %t35, %t1954
  %t1956 = inttoptr i64 %t1955 to ptr
  store <4 x float> %t1953, ptr %t1956, align 16
  %t1957 = add nsw i64 %loop1948.j, 1
  br label %loop1948
loop1948.end:
  %t1958 = icmp sgt i64 %t1854, 1
  %t1959 = zext i1 %t1958 to i64
  %t1961 = icmp ne i64 %t1959, 0
  br i1 %t1961, label %when1960, label %when1960.end
when1960:
  br label %loop1962
loop1962:
  %loop1962.j = phi i64 [ 0, %when1960 ], [ %t1979, %loop1962.body ]
  %loop1962.ok = icmp slt i64 %loop1962.j, %t373
  br i1 %loop1962.ok, label %loop1962.body, label %loop1962.end
loop1962.body:
  %t1963 = mul i64 %loop1962.j, 16
  %t1964 = add i64 %t41, %t1963
  %t1965 = inttoptr i64 %t1964 to ptr
  %t1966 = load <4 x float>, ptr %t1965, align 16
  %t1967 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1966)
  %t1968 = fcmp olt <4 x float> %t1967, splat (float 0x7FF0000000000000)
  %t1969 = fmul <4 x float> %t1966, %t1943
  %t1970 = mul i64 %loop1962.j, 16
  %t1971 = add i64 %t35, %t1970
  %t1972 = inttoptr i64 %t1971 to ptr
  %t1973 = load <4 x float>, ptr %t1972, align 16
  %t1974 = fmul <4 x float> %t1973, splat (float 0x4450000000000000)
  %t1975 = select <4 x i1> %t1968, <4 x float> %t1969, <4 x float> %t1974
  %t1976 = mul i64 %loop1962.j, 16
  %t1977 = add i64 %t35, %t1976
  %t1978 = inttoptr i64 %t1977 to ptr
  store <4 x float> %t1975, ptr %t1978, align 16
  %t1979 = add nsw i64 %loop1962.j, 1
  br label %loop1962
loop1962.end:
  br label %when1960.end
when1960.end:
  %t1980 = add i64 %args.address, 224
  %t1981 = inttoptr i64 %t1980 to ptr
  %t1982 = load i64, ptr %t1981, align 8
  %t1983 = add i64 %args.address, 232
  %t1984 = inttoptr i64 %t1983 to ptr
  %t1985 = load i64, ptr %t1984, align 8
  %t1986 = mul i64 %t68, 8
  %t1987 = add i64 %t1985, %t1986
  %t1988 = inttoptr i64 %t1987 to ptr
  %t1989 = load i64, ptr %t1988, align 8
  %t1990 = add i64 %t1982, %t1989
  %t1991 = add i64 %args.address, 240
  %t1992 = inttoptr i64 %t1991 to ptr
  %t1993 = load i64, ptr %t1992, align 8
  %t1994 = mul i64 %t72, %t1993
  %t1995 = add i64 %t1990, %t1994
  %t1996 = add i64 %args.address, 248
  %t1997 = inttoptr i64 %t1996 to ptr
  %t1998 = load i64, ptr %t1997, align 8
  %t1999 = mul i64 %t73, %t1998
  %t2000 = add i64 %t1995, %t1999
  %t2001 = add i64 %args.address, 248
  %t2002 = inttoptr i64 %t2001 to ptr
  %t2003 = load i64, ptr %t2002, align 8
  %t2004 = add i64 %args.address, 256
  %t2005 = inttoptr i64 %t2004 to ptr
  %t2006 = load i64, ptr %t2005, align 8
  %t2007 = icmp eq i64 %t2006, 4
  %t2008 = zext i1 %t2007 to i64
  %t2009 = sdiv i64 %t373, 4
  %t2010 = mul i64 %t2009, 4
  %t2011 = icmp ne i64 %t2008, 0
  %t2012 = select i1 %t2011, i64 %t2010, i64 0
  br label %loop2013
loop2013:
  %loop2013.j = phi i64 [ 0, %when1960.end ], [ %t2060, %loop2050.end ]
  %loop2013.ok = icmp slt i64 %loop2013.j, %t2012
  br i1 %loop2013.ok, label %loop2013.body, label %loop2013.end
loop2013.body:
  %t2014 = mul i64 %loop2013.j, 16
  %t2015 = add i64 %t35, %t2014
  %t2016 = inttoptr i64 %t2015 to ptr
  %t2017 = load <4 x float>, ptr %t2016, align 16
  %t2018 = add i64 %t2015, 16
  %t2019 = inttoptr i64 %t2018 to ptr
  %t2020 = load <4 x float>, ptr %t2019, align 16
  %t2021 = add i64 %t2015, 32
  %t2022 = inttoptr i64 %t2021 to ptr
  %t2023 = load <4 x float>, ptr %t2022, align 16
  %t2024 = add i64 %t2015, 48
  %t2025 = inttoptr i64 %t2024 to ptr
  %t2026 = load <4 x float>, ptr %t2025, align 16
  %t2027 = shufflevector <4 x float> %t2017, <4 x float> %t2023, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2028 = shufflevector <4 x float> %t2017, <4 x float> %t2023, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2029 = shufflevector <4 x float> %t2020, <4 x float> %t2026, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2030 = shufflevector <4 x float> %t2020, <4 x float> %t2026, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2031 = shufflevector <4 x float> %t2027, <4 x float> %t2029, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2032 = shufflevector <4 x float> %t2027, <4 x float> %t2029, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2033 = shufflevector <4 x float> %t2028, <4 x float> %t2030, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2034 = shufflevector <4 x float> %t2028, <4 x float> %t2030, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2035 = add i64 %t3, 2624
  %t2036 = inttoptr i64 %t2035 to ptr
  store <4 x float> %t2031, ptr %t2036, align 16
  %t2037 = add i64 %t3, 2640
  %t2038 = inttoptr i64 %t2037 to ptr
  store <4 x float> %t2032, ptr %t2038, align 16
  %t2039 = add i64 %t3, 2656
  %t2040 = inttoptr i64 %t2039 to ptr
  store <4 x float> %t2033, ptr %t2040, align 16
  %t2041 = add i64 %t3, 2672
  %t2042 = inttoptr i64 %t2041 to ptr
  store <4 x float> %t2034, ptr %t2042, align 16
  %t2043 = mul i64 %loop2013.j, %t2006
  %t2044 = add i64 %t2000, %t2043
  %t2045 = sub i64 %t81, 0
  %t2046 = icmp slt i64 %t2045, 4
  %t2047 = zext i1 %t2046 to i64
  %t2048 = icmp ne i64 %t2047, 0
  %t2049 = select i1 %t2048, i64 %t2045, i64 4
  br label %loop2050
loop2050:
  %loop2050.j = phi i64 [ 0, %loop2013.body ], [ %t2059, %loop2050.body ]
  %loop2050.ok = icmp slt i64 %loop2050.j, %t2049
  br i1 %loop2050.ok, label %loop2050.body, label %loop2050.end
loop2050.body:
  %t2051 = mul i64 %loop2050.j, 16
  %t2052 = add i64 %t3, %t2051
  %t2053 = add i64 %t2052, 2624
  %t2054 = inttoptr i64 %t2053 to ptr
  %t2055 = load <4 x float>, ptr %t2054, align 16
  %t2056 = mul i64 %loop2050.j, %t2003
  %t2057 = add i64 %t2044, %t2056
  %t2058 = inttoptr i64 %t2057 to ptr
  store <4 x float> %t2055, ptr %t2058, align 1
  %t2059 = add nsw i64 %loop2050.j, 1
  br label %loop2050
loop2050.end:
  %t2060 = add nsw i64 %loop2013.j, 4
  br label %loop2013
loop2013.end:
  br label %loop2061
loop2061:
  %loop2061.j = phi i64 [ %t2012, %loop2013.end ], [ %t2078, %loop2062.end ]
  %loop2061.ok = icmp slt i64 %loop2061.j, %t373
  br i1 %loop2061.ok, label %loop2061.body, label %loop2061.end
loop2061.body:
  br label %loop2062
loop2062:
  %loop2062.j = phi i64 [ 0, %loop2061.body ], [ %t2077, %loop2062.body ]
  %loop2062.ok = icmp slt i64 %loop2062.j, %t81
  br i1 %loop2062.ok, label %loop2062.body, label %loop2062.end
loop2062.body:
  %t2063 = mul i64 %loop2062.j, %t2003
  %t2064 = add i64 %t2000, %t2063
  %t2065 = mul i64 %loop2061.j, %t2006
  %t2066 = add i64 %t2064, %t2065
  %t2067 = mul i64 %loop2061.j, 16
  %t2068 = add i64 %t35, %t2067
  %t2069 = mul i64 %loop2062.j, 4
  %t2070 = add i64 %t2068, %t2069
  %t2071 = inttoptr i64 %t2070 to ptr
  %t2072 = load float, ptr %t2071, align 1
  %t2073 = insertelement <4 x float> poison, float %t2072, i64 0
  %t2074 = shufflevector <4 x float> %t2073, <4 x float> poison, <4 x i32> zeroinitializer
  %t2075 = extractelement <4 x float> %t2074, i64 0
  %t2076 = inttoptr i64 %t2066 to ptr
  store float %t2075, ptr %t2076, align 1
  %t2077 = add nsw i64 %loop2062.j, 1
  br label %loop2062
loop2062.end:
  %t2078 = add nsw i64 %loop2061.j, 1
  br label %loop2061
loop2061.end:
  %t2079 = add i64 %args.address, 56
  %t2080 = inttoptr i64 %t2079 to ptr
  %t2081 = load i64, ptr %t2080, align 8
  %t2082 = mul i64 %t68, %t2081
  %t2083 = add i64 %t2082, %t72
  %t2084 = add i64 %args.address, 72
  %t2085 = inttoptr i64 %t2084 to ptr
  %t2086 = load i64, ptr %t2085, align 8
  %t2087 = mul i64 %t2083, %t2086
  %t2088 = add i64 %t2087, %t73
  %t2089 = mul i64 %t2088, 4
  %t2090 = add i64 %args.address, 264
  %t2091 = inttoptr i64 %t2090 to ptr
  %t2092 = load i64, ptr %t2091, align 8
  %t2093 = add i64 %args.address, 272
  %t2094 = inttoptr i64 %t2093 to ptr
  %t2095 = load i64, ptr %t2094, align 8
  %t2097 = icmp ne i64 %t2092, 0
  br i1 %t2097, label %when2096, label %when2096.end
when2096:
  br label %loop2098
loop2098:
  %loop2098.j = phi i64 [ 0, %when2096 ], [ %t2111, %loop2098.body ]
  %loop2098.ok = icmp slt i64 %loop2098.j, %t81
  br i1 %loop2098.ok, label %loop2098.body, label %loop2098.end
loop2098.body:
  %t2099 = add i64 %t2092, %t2089
  %t2100 = mul i64 %loop2098.j, 4
  %t2101 = add i64 %t2099, %t2100
  %t2102 = mul i64 %loop2098.j, 4
  %t2103 = add i64 %t3, %t2102
  %t2104 = add i64 %t2103, 448
  %t2105 = inttoptr i64 %t2104 to ptr
  %t2106 = load float, ptr %t2105, align 1
  %t2107 = insertelement <4 x float> poison, float %t2106, i64 0
  %t2108 = shufflevector <4 x float> %t2107, <4 x float> poison, <4 x i32> zeroinitializer
  %t2109 = extractelement <4 x float> %t2108, i64 0
  %t2110 = inttoptr i64 %t2101 to ptr
  store float %t2109, ptr %t2110, align 1
  %t2111 = add nsw i64 %loop2098.j, 1
  br label %loop2098
loop2098.end:
  br label %when2096.end
when2096.end:
  %t2113 = icmp ne i64 %t2095, 0
  br i1 %t2113, label %when2112, label %when2112.end
when2112:
  br label %loop2114
loop2114:
  %loop2114.j = phi i64 [ 0, %when2112 ], [ %t2127, %loop2114.body ]
  %loop2114.ok = icmp slt i64 %loop2114.j, %t81
  br i1 %loop2114.ok, label %loop2114.body, label %loop2114.end
loop2114.body:
  %t2115 = add i64 %t2095, %t2089
  %t2116 = mul i64 %loop2114.j, 4
  %t2117 = add i64 %t2115, %t2116
  %t2118 = mul i64 %loop2114.j, 4
  %t2119 = add i64 %t3, %t2118
  %t2120 = add i64 %t2119, 512
  %t2121 = inttoptr i64 %t2120 to ptr
  %t2122 = load float, ptr %t2121, align 1
  %t2123 = insertelement <4 x float> poison, float %t2122, i64 0
  %t2124 = shufflevector <4 x float> %t2123, <4 x float> poison, <4 x i32> zeroinitializer
  %t2125 = extractelement <4 x float> %t2124, i64 0
  %t2126 = inttoptr i64 %t2117 to ptr
  store float %t2125, ptr %t2126, align 1
  %t2127 = add nsw i64 %loop2114.j, 1
  br label %loop2114
loop2114.end:
  br label %when2112.end
when2112.end:
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
