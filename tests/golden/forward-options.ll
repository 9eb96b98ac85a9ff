declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x float> @llvm.floor.v4f32(<4 x float>)
declare <4 x float> @llvm.fma.v4f32(<4 x float>, <4 x float>, <4 x float>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i64 @llvm.aarch64.get.fpcr()
declare void @llvm.aarch64.set.fpcr(i64)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
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
  %loop376.j = phi i64 [ 0, %loop215.end ], [ %t1931, %when382.end ]
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
  %loop461.j = phi i64 [ %t457, %loop388.end ], [ %t1853, %when1829.end ]
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
  br label %loop819
loop819:
  %loop819.j = phi i64 [ 0, %loop792.end ], [ %t827, %loop819.body ]
  %loop819.c0 = phi <4 x float> [ splat (float 0x7FF0000000000000), %loop792.end ], [ %t826, %loop819.body ]
  %loop819.ok = icmp slt i64 %loop819.j, 64
  br i1 %loop819.ok, label %loop819.body, label %loop819.end
loop819.body:
  %t820 = mul i64 %loop819.j, 16
  %t821 = add i64 %t3, %t820
  %t822 = add i64 %t821, 1600
  %t823 = inttoptr i64 %t822 to ptr
  %t824 = load <4 x float>, ptr %t823, align 16
  %t825 = fcmp olt <4 x float> %t824, %loop819.c0
  %t826 = select <4 x i1> %t825, <4 x float> %t824, <4 x float> %loop819.c0
  %t827 = add nsw i64 %loop819.j, 1
  br label %loop819
loop819.end:
  %t828 = fcmp oeq <4 x float> %loop819.c0, splat (float 0xFFF0000000000000)
  %t829 = bitcast <4 x i1> %t828 to i4
  %t830 = icmp ne i4 %t829, 0
  %t831 = zext i1 %t830 to i64
  %t833 = icmp ne i64 %t831, 0
  br i1 %t833, label %when832, label %when832.end
when832:
  %t834 = add i64 %t3, 256
  %t835 = inttoptr i64 %t834 to ptr
  %t836 = load <4 x i32>, ptr %t835, align 16
  %t837 = add i64 %t3, 272
  %t838 = inttoptr i64 %t837 to ptr
  %t839 = load <4 x i32>, ptr %t838, align 16
  br label %loop840
loop840:
  %loop840.j = phi i64 [ 0, %when832 ], [ %t855, %loop840.body ]
  %loop840.c0 = phi <4 x i32> [ splat (i32 0), %when832 ], [ %t854, %loop840.body ]
  %loop840.ok = icmp slt i64 %loop840.j, 32
  br i1 %loop840.ok, label %loop840.body, label %loop840.end
loop840.body:
  %t841 = shl i64 1, %loop840.j
  %t842 = trunc i64 %t841 to i32
  %t843 = insertelement <4 x i32> poison, i32 %t842, i64 0
  %t844 = shufflevector <4 x i32> %t843, <4 x i32> poison, <4 x i32> zeroinitializer
  %t845 = add i64 %t462, %loop840.j
  %t846 = sub i64 %t845, %t462
  %t847 = mul i64 %t846, 16
  %t848 = add i64 %t3, %t847
  %t849 = add i64 %t848, 1600
  %t850 = inttoptr i64 %t849 to ptr
  %t851 = load <4 x float>, ptr %t850, align 16
  %t852 = fcmp oeq <4 x float> %t851, splat (float 0xFFF0000000000000)
  %t853 = select <4 x i1> %t852, <4 x i32> %t844, <4 x i32> splat (i32 0)
  %t854 = or <4 x i32> %loop840.c0, %t853
  %t855 = add nsw i64 %loop840.j, 1
  br label %loop840
loop840.end:
  br label %loop856
loop856:
  %loop856.j = phi i64 [ 0, %loop840.end ], [ %t872, %loop856.body ]
  %loop856.c0 = phi <4 x i32> [ splat (i32 0), %loop840.end ], [ %t871, %loop856.body ]
  %loop856.ok = icmp slt i64 %loop856.j, 32
  br i1 %loop856.ok, label %loop856.body, label %loop856.end
loop856.body:
  %t857 = shl i64 1, %loop856.j
  %t858 = trunc i64 %t857 to i32
  %t859 = insertelement <4 x i32> poison, i32 %t858, i64 0
  %t860 = shufflevector <4 x i32> %t859, <4 x i32> poison, <4 x i32> zeroinitializer
  %t861 = add i64 %t462, 32
  %t862 = add i64 %t861, %loop856.j
  %t863 = sub i64 %t862, %t462
  %t864 = mul i64 %t863, 16
  %t865 = add i64 %t3, %t864
  %t866 = add i64 %t865, 1600
  %t867 = inttoptr i64 %t866 to ptr
  %t868 = load <4 x float>, ptr %t867, align 16
  %t869 = fcmp oeq <4 x float> %t868, splat (float 0xFFF0000000000000)
  %t870 = select <4 x i1> %t869, <4 x i32> %t860, <4 x i32> splat (i32 0)
  %t871 = or <4 x i32> %loop856.c0, %t870
  %t872 = add nsw i64 %loop856.j, 1
  br label %loop856
loop856.end:
  %t873 = xor <4 x i32> %loop840.c0, splat (i32 -1)
  %t874 = xor <4 x i32> %loop856.c0, splat (i32 -1)
  %t875 = and <4 x i32> %t836, %t873
  %t876 = and <4 x i32> %t839, %t874
  %t877 = add i64 %t3, 256
  %t878 = inttoptr i64 %t877 to ptr
  store <4 x i32> %t875, ptr %t878, align 16
  %t879 = add i64 %t3, 272
  %t880 = inttoptr i64 %t879 to ptr
  store <4 x i32> %t876, ptr %t880, align 16
  br label %when832.end
when832.end:
  %t881 = add i64 %t3, 256
  %t882 = inttoptr i64 %t881 to ptr
  %t883 = load <4 x i32>, ptr %t882, align 16
  %t884 = add i64 %t3, 272
  %t885 = inttoptr i64 %t884 to ptr
  %t886 = load <4 x i32>, ptr %t885, align 16
  %t887 = icmp eq <4 x i32> %t883, splat (i32 0)
  %t888 = icmp eq <4 x i32> %t886, splat (i32 0)
  %t889 = xor <4 x i1> %t887, splat (i1 true)
  %t890 = xor <4 x i1> %t888, splat (i1 true)
  %t891 = or <4 x i1> %t889, %t890
  %t892 = bitcast <4 x i1> %t891 to i4
  %t893 = icmp ne i4 %t892, 0
  %t894 = zext i1 %t893 to i64
  %t896 = icmp ne i64 %t894, 0
  br i1 %t896, label %when895, label %when895.end
when895:
  %t897 = mul i64 %t462, %t437
  %t898 = add i64 %t434, %t897
  %t899 = mul i64 %t462, %t456
  %t900 = add i64 %t453, %t899
  %t901 = add i64 %t470, 4
  %t902 = sub i64 %t901, 1
  %t903 = sdiv i64 %t902, 4
  %t904 = mul i64 %t903, 4
  %t905 = add i64 %args.address, 88
  %t906 = inttoptr i64 %t905 to ptr
  %t907 = load i64, ptr %t906, align 8
  br label %loop908
loop908:
  %loop908.j = phi i64 [ 0, %when895 ], [ %t1014, %when995.end ]
  %loop908.ok = icmp slt i64 %loop908.j, %t904
  br i1 %loop908.ok, label %loop908.body, label %loop908.end
loop908.body:
  %t909 = icmp slt i64 %loop908.j, %t470
  %t910 = zext i1 %t909 to i64
  %t912 = icmp ne i64 %t910, 0
  br i1 %t912, label %when911, label %when911.end
when911:
  %t913 = mul i64 %loop908.j, %t437
  %t914 = add i64 %t898, %t913
  %t915 = mul i64 %loop908.j, %t11
  %t916 = add i64 %t3, %t915
  %t917 = icmp eq i64 2, 2
  %t918 = zext i1 %t917 to i64
  %t919 = sdiv i64 %t907, 4
  %t920 = icmp ne i64 %t918, 0
  %t921 = select i1 %t920, i64 %t919, i64 0
  %t922 = sdiv i64 %t921, 4
  %t923 = mul i64 %t922, 4
  br label %loop924
loop924:
  %loop924.j = phi i64 [ 0, %when911 ], [ %t967, %loop924.body ]
  %loop924.ok = icmp slt i64 %loop924.j, %t923
  br i1 %loop924.ok, label %loop924.body, label %loop924.end
loop924.body:
  %t925 = mul i64 %loop924.j, 8
  %t926 = add i64 %t914, %t925
  %t927 = inttoptr i64 %t926 to ptr
  %t928 = load <4 x half>, ptr %t927, align 1
  %t929 = fpext <4 x half> %t928 to <4 x float>
  %t930 = add i64 %loop924.j, 1
  %t931 = mul i64 %t930, 8
  %t932 = add i64 %t914, %t931
  %t933 = inttoptr i64 %t932 to ptr
  %t934 = load <4 x half>, ptr %t933, align 1
  %t935 = fpext <4 x half> %t934 to <4 x float>
  %t936 = add i64 %loop924.j, 2
  %t937 = mul i64 %t936, 8
  %t938 = add i64 %t914, %t937
  %t939 = inttoptr i64 %t938 to ptr
  %t940 = load <4 x half>, ptr %t939, align 1
  %t941 = fpext <4 x half> %t940 to <4 x float>
  %t942 = add i64 %loop924.j, 3
  %t943 = mul i64 %t942, 8
  %t944 = add i64 %t914, %t943
  %t945 = inttoptr i64 %t944 to ptr
  %t946 = load <4 x half>, ptr %t945, align 1
  %t947 = fpext <4 x half> %t946 to <4 x float>
  %t948 = mul i64 %loop924.j, 16
  %t949 = add i64 %t916, %t948
  %t950 = add i64 %t949, 2688
  %t951 = inttoptr i64 %t950 to ptr
  store <4 x float> %t929, ptr %t951, align 1
  %t952 = add i64 %loop924.j, 1
  %t953 = mul i64 %t952, 16
  %t954 = add i64 %t916, %t953
  %t955 = add i64 %t954, 2688
  %t956 = inttoptr i64 %t955 to ptr
  store <4 x float> %t935, ptr %t956, align 1
  %t957 = add i64 %loop924.j, 2
  %t958 = mul i64 %t957, 16
  %t959 = add i64 %t916, %t958
  %t960 = add i64 %t959, 2688
  %t961 = inttoptr i64 %t960 to ptr
  store <4 x float> %t941, ptr %t961, align 1
  %t962 = add i64 %loop924.j, 3
  %t963 = mul i64 %t962, 16
  %t964 = add i64 %t916, %t963
  %t965 = add i64 %t964, 2688
  %t966 = inttoptr i64 %t965 to ptr
  store <4 x float> %t947, ptr %t966, align 1
  %t967 = add nsw i64 %loop924.j, 4
  br label %loop924
loop924.end:
  br label %loop968
loop968:
  %loop968.j = phi i64 [ %t923, %loop924.end ], [ %t978, %loop968.body ]
  %loop968.ok = icmp slt i64 %loop968.j, %t921
  br i1 %loop968.ok, label %loop968.body, label %loop968.end
loop968.body:
  %t969 = mul i64 %loop968.j, 16
  %t970 = add i64 %t916, %t969
  %t971 = mul i64 %loop968.j, 8
  %t972 = add i64 %t914, %t971
  %t973 = inttoptr i64 %t972 to ptr
  %t974 = load <4 x half>, ptr %t973, align 1
  %t975 = fpext <4 x half> %t974 to <4 x float>
  %t976 = add i64 %t970, 2688
  %t977 = inttoptr i64 %t976 to ptr
  store <4 x float> %t975, ptr %t977, align 1
  %t978 = add nsw i64 %loop968.j, 1
  br label %loop968
loop968.end:
  %t979 = mul i64 %t921, 4
  br label %loop980
loop980:
  %loop980.j = phi i64 [ %t979, %loop968.end ], [ %t993, %loop980.body ]
  %loop980.ok = icmp slt i64 %loop980.j, %t907
  br i1 %loop980.ok, label %loop980.body, label %loop980.end
loop980.body:
  %t981 = mul i64 %loop980.j, 4
  %t982 = add i64 %t916, %t981
  %t983 = mul i64 %loop980.j, 2
  %t984 = add i64 %t914, %t983
  %t985 = inttoptr i64 %t984 to ptr
  %t986 = load half, ptr %t985, align 1
  %t987 = insertelement <4 x half> poison, half %t986, i64 0
  %t988 = shufflevector <4 x half> %t987, <4 x half> poison, <4 x i32> zeroinitializer
  %t989 = fpext <4 x half> %t988 to <4 x float>
  %t990 = extractelement <4 x float> %t989, i64 0
  %t991 = add i64 %t982, 2688
  %t992 = inttoptr i64 %t991 to ptr
  store float %t990, ptr %t992, align 1
  %t993 = add nsw i64 %loop980.j, 1
  br label %loop980
loop980.end:
  br label %when911.end
when911.end:
  %t994 = sub i64 1, %t910
  %t996 = icmp ne i64 %t994, 0
  br i1 %t996, label %when995, label %when995.end
when995:
  %t997 = mul i64 %loop908.j, %t11
  %t998 = add i64 %t3, %t997
  %t999 = sdiv i64 %t907, 4
  br label %loop1000
loop1000:
  %loop1000.j = phi i64 [ 0, %when995 ], [ %t1005, %loop1000.body ]
  %loop1000.ok = icmp slt i64 %loop1000.j, %t999
  br i1 %loop1000.ok, label %loop1000.body, label %loop1000.end
loop1000.body:
  %t1001 = mul i64 %loop1000.j, 16
  %t1002 = add i64 %t998, %t1001
  %t1003 = add i64 %t1002, 2688
  %t1004 = inttoptr i64 %t1003 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1004, align 1
  %t1005 = add nsw i64 %loop1000.j, 1
  br label %loop1000
loop1000.end:
  %t1006 = mul i64 %t999, 4
  br label %loop1007
loop1007:
  %loop1007.j = phi i64 [ %t1006, %loop1000.end ], [ %t1013, %loop1007.body ]
  %loop1007.ok = icmp slt i64 %loop1007.j, %t907
  br i1 %loop1007.ok, label %loop1007.body, label %loop1007.end
loop1007.body:
  %t1008 = mul i64 %loop1007.j, 4
  %t1009 = add i64 %t998, %t1008
  %t1010 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t1011 = add i64 %t1009, 2688
  %t1012 = inttoptr i64 %t1011 to ptr
  store float %t1010, ptr %t1012, align 1
  %t1013 = add nsw i64 %loop1007.j, 1
  br label %loop1007
loop1007.end:
  br label %when995.end
when995.end:
  %t1014 = add nsw i64 %loop908.j, 1
  br label %loop908
loop908.end:
  %t1015 = add i64 %args.address, 96
  %t1016 = inttoptr i64 %t1015 to ptr
  %t1017 = load i64, ptr %t1016, align 8
  br label %loop1018
loop1018:
  %loop1018.j = phi i64 [ 0, %loop908.end ], [ %t1116, %when1099.end ]
  %loop1018.ok = icmp slt i64 %loop1018.j, %t904
  br i1 %loop1018.ok, label %loop1018.body, label %loop1018.end
loop1018.body:
  %t1019 = icmp slt i64 %loop1018.j, %t470
  %t1020 = zext i1 %t1019 to i64
  %t1022 = icmp ne i64 %t1020, 0
  br i1 %t1022, label %when1021, label %when1021.end
when1021:
  %t1023 = mul i64 %loop1018.j, %t456
  %t1024 = add i64 %t900, %t1023
  %t1025 = mul i64 %loop1018.j, %t18
  %t1026 = add i64 %t16, %t1025
  %t1027 = icmp eq i64 2, 2
  %t1028 = zext i1 %t1027 to i64
  %t1029 = sdiv i64 %t1017, 4
  %t1030 = icmp ne i64 %t1028, 0
  %t1031 = select i1 %t1030, i64 %t1029, i64 0
  %t1032 = sdiv i64 %t1031, 4
  %t1033 = mul i64 %t1032, 4
  br label %loop1034
loop1034:
  %loop1034.j = phi i64 [ 0, %when1021 ], [ %t1073, %loop1034.body ]
  %loop1034.ok = icmp slt i64 %loop1034.j, %t1033
  br i1 %loop1034.ok, label %loop1034.body, label %loop1034.end
loop1034.body:
  %t1035 = mul i64 %loop1034.j, 8
  %t1036 = add i64 %t1024, %t1035
  %t1037 = inttoptr i64 %t1036 to ptr
  %t1038 = load <4 x half>, ptr %t1037, align 1
  %t1039 = fpext <4 x half> %t1038 to <4 x float>
  %t1040 = add i64 %loop1034.j, 1
  %t1041 = mul i64 %t1040, 8
  %t1042 = add i64 %t1024, %t1041
  %t1043 = inttoptr i64 %t1042 to ptr
  %t1044 = load <4 x half>, ptr %t1043, align 1
  %t1045 = fpext <4 x half> %t1044 to <4 x float>
  %t1046 = add i64 %loop1034.j, 2
  %t1047 = mul i64 %t1046, 8
  %t1048 = add i64 %t1024, %t1047
  %t1049 = inttoptr i64 %t1048 to ptr
  %t1050 = load <4 x half>, ptr %t1049, align 1
  %t1051 = fpext <4 x half> %t1050 to <4 x float>
  %t1052 = add i64 %loop1034.j, 3
  %t1053 = mul i64 %t1052, 8
  %t1054 = add i64 %t1024, %t1053
  %t1055 = inttoptr i64 %t1054 to ptr
  %t1056 = load <4 x half>, ptr %t1055, align 1
  %t1057 = fpext <4 x half> %t1056 to <4 x float>
  %t1058 = mul i64 %loop1034.j, 16
  %t1059 = add i64 %t1026, %t1058
  %t1060 = inttoptr i64 %t1059 to ptr
  store <4 x float> %t1039, ptr %t1060, align 1
  %t1061 = add i64 %loop1034.j, 1
  %t1062 = mul i64 %t1061, 16
  %t1063 = add i64 %t1026, %t1062
  %t1064 = inttoptr i64 %t1063 to ptr
  store <4 x float> %t1045, ptr %t1064, align 1
  %t1065 = add i64 %loop1034.j, 2
  %t1066 = mul i64 %t1065, 16
  %t1067 = add i64 %t1026, %t1066
  %t1068 = inttoptr i64 %t1067 to ptr
  store <4 x float> %t1051, ptr %t1068, align 1
  %t1069 = add i64 %loop1034.j, 3
  %t1070 = mul i64 %t1069, 16
  %t1071 = add i64 %t1026, %t1070
  %t1072 = inttoptr i64 %t1071 to ptr
  store <4 x float> %t1057, ptr %t1072, align 1
  %t1073 = add nsw i64 %loop1034.j, 4
  br label %loop1034
loop1034.end:
  br label %loop1074
loop1074:
  %loop1074.j = phi i64 [ %t1033, %loop1034.end ], [ %t1083, %loop1074.body ]
  %loop1074.ok = icmp slt i64 %loop1074.j, %t1031
  br i1 %loop1074.ok, label %loop1074.body, label %loop1074.end
loop1074.body:
  %t1075 = mul i64 %loop1074.j, 16
  %t1076 = add i64 %t1026, %t1075
  %t1077 = mul i64 %loop1074.j, 8
  %t1078 = add i64 %t1024, %t1077
  %t1079 = inttoptr i64 %t1078 to ptr
  %t1080 = load <4 x half>, ptr %t1079, align 1
  %t1081 = fpext <4 x half> %t1080 to <4 x float>
  %t1082 = inttoptr i64 %t1076 to ptr
  store <4 x float> %t1081, ptr %t1082, align 1
  %t1083 = add nsw i64 %loop1074.j, 1
  br label %loop1074
loop1074.end:
  %t1084 = mul i64 %t1031, 4
  br label %loop1085
loop1085:
  %loop1085.j = phi i64 [ %t1084, %loop1074.end ], [ %t1097, %loop1085.body ]
  %loop1085.ok = icmp slt i64 %loop1085.j, %t1017
  br i1 %loop1085.ok, label %loop1085.body, label %loop1085.end
loop1085.body:
  %t1086 = mul i64 %loop1085.j, 4
  %t1087 = add i64 %t1026, %t1086
  %t1088 = mul i64 %loop1085.j, 2
  %t1089 = add i64 %t1024, %t1088
  %t1090 = inttoptr i64 %t1089 to ptr
  %t1091 = load half, ptr %t1090, align 1
  %t1092 = insertelement <4 x half> poison, half %t1091, i64 0
  %t1093 = shufflevector <4 x half> %t1092, <4 x half> poison, <4 x i32> zeroinitializer
  %t1094 = fpext <4 x half> %t1093 to <4 x float>
  %t1095 = extractelement <4 x float> %t1094, i64 0
  %t1096 = inttoptr i64 %t1087 to ptr
  store float %t1095, ptr %t1096, align 1
  %t1097 = add nsw i64 %loop1085.j, 1
  br label %loop1085
loop1085.end:
  br label %when1021.end
when1021.end:
  %t1098 = sub i64 1, %t1020
  %t1100 = icmp ne i64 %t1098, 0
  br i1 %t1100, label %when1099, label %when1099.end
when1099:
  %t1101 = mul i64 %loop1018.j, %t18
  %t1102 = add i64 %t16, %t1101
  %t1103 = sdiv i64 %t1017, 4
  br label %loop1104
loop1104:
  %loop1104.j = phi i64 [ 0, %when1099 ], [ %t1108, %loop1104.body ]
  %loop1104.ok = icmp slt i64 %loop1104.j, %t1103
  br i1 %loop1104.ok, label %loop1104.body, label %loop1104.end
loop1104.body:
  %t1105 = mul i64 %loop1104.j, 16
  %t1106 = add i64 %t1102, %t1105
  %t1107 = inttoptr i64 %t1106 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1107, align 1
  %t1108 = add nsw i64 %loop1104.j, 1
  br label %loop1104
loop1104.end:
  %t1109 = mul i64 %t1103, 4
  br label %loop1110
loop1110:
  %loop1110.j = phi i64 [ %t1109, %loop1104.end ], [ %t1115, %loop1110.body ]
  %loop1110.ok = icmp slt i64 %loop1110.j, %t1017
  br i1 %loop1110.ok, label %loop1110.body, label %loop1110.end
loop1110.body:
  %t1111 = mul i64 %loop1110.j, 4
  %t1112 = add i64 %t1102, %t1111
  %t1113 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t1114 = inttoptr i64 %t1112 to ptr
  store float %t1113, ptr %t1114, align 1
  %t1115 = add nsw i64 %loop1110.j, 1
  br label %loop1110
loop1110.end:
  br label %when1099.end
when1099.end:
  %t1116 = add nsw i64 %loop1018.j, 1
  br label %loop1018
loop1018.end:
  %t1117 = add i64 %args.address, 96
  %t1118 = inttoptr i64 %t1117 to ptr
  %t1119 = load i64, ptr %t1118, align 8
  %t1120 = add i64 %args.address, 88
  %t1121 = inttoptr i64 %t1120 to ptr
  %t1122 = load i64, ptr %t1121, align 8
  br label %loop1123
loop1123:
  %loop1123.j = phi i64 [ 0, %loop1018.end ], [ %t1193, %loop1144.end ]
  %loop1123.ok = icmp slt i64 %loop1123.j, %t904
  br i1 %loop1123.ok, label %loop1123.body, label %loop1123.end
loop1123.body:
  %t1124 = mul i64 %loop1123.j, 2
  %t1125 = sdiv i64 %t1124, 64
  %t1126 = add i64 %loop1123.j, 4
  %t1127 = mul i64 %t1126, 2
  %t1128 = sdiv i64 %t1127, 64
  br label %loop1129
loop1129:
  %loop1129.j = phi i64 [ %t1125, %loop1123.body ], [ %t1143, %loop1129.body ]
  %loop1129.ok = icmp slt i64 %loop1129.j, %t1128
  br i1 %loop1129.ok, label %loop1129.body, label %loop1129.end
loop1129.body:
  %t1130 = add i64 %t462, 64
  %t1131 = mul i64 %t1130, %t351
  %t1132 = add i64 %t360, %t1131
  %t1133 = sub i64 %t81, 1
  %t1134 = icmp slt i64 %loop1129.j, %t1133
  %t1135 = zext i1 %t1134 to i64
  %t1136 = icmp ne i64 %t1135, 0
  %t1137 = select i1 %t1136, i64 %loop1129.j, i64 %t1133
  %t1138 = mul i64 %t1137, %t348
  %t1139 = add i64 %t1132, %t1138
  %t1140 = inttoptr i64 %t1139 to ptr
  call void @llvm.prefetch.p0(ptr %t1140, i32 0, i32 3, i32 1)
  %t1141 = add i64 %t1139, 64
  %t1142 = inttoptr i64 %t1141 to ptr
  call void @llvm.prefetch.p0(ptr %t1142, i32 0, i32 3, i32 1)
  %t1143 = add nsw i64 %loop1129.j, 1
  br label %loop1129
loop1129.end:
  br label %loop1144
loop1144:
  %loop1144.j = phi i64 [ 0, %loop1129.end ], [ %t1182, %loop1144.body ]
  %loop1144.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1129.end ], [ %t1178, %loop1144.body ]
  %loop1144.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1129.end ], [ %t1179, %loop1144.body ]
  %loop1144.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1129.end ], [ %t1180, %loop1144.body ]
  %loop1144.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1129.end ], [ %t1181, %loop1144.body ]
  %loop1144.ok = icmp slt i64 %loop1144.j, %t1122
  br i1 %loop1144.ok, label %loop1144.body, label %loop1144.end
loop1144.body:
  %t1145 = mul i64 %loop1123.j, %t11
  %t1146 = add i64 %t3, %t1145
  %t1147 = mul i64 %loop1144.j, 4
  %t1148 = add i64 %t1146, %t1147
  %t1149 = add i64 %t1148, %t11
  %t1150 = mul i64 %t11, 2
  %t1151 = add i64 %t1148, %t1150
  %t1152 = mul i64 %t11, 3
  %t1153 = add i64 %t1148, %t1152
  %t1154 = add i64 %t1148, 2688
  %t1155 = inttoptr i64 %t1154 to ptr
  %t1156 = load float, ptr %t1155, align 1
  %t1157 = insertelement <4 x float> poison, float %t1156, i64 0
  %t1158 = shufflevector <4 x float> %t1157, <4 x float> poison, <4 x i32> zeroinitializer
  %t1159 = add i64 %t1149, 2688
  %t1160 = inttoptr i64 %t1159 to ptr
  %t1161 = load float, ptr %t1160, align 1
  %t1162 = insertelement <4 x float> poison, float %t1161, i64 0
  %t1163 = shufflevector <4 x float> %t1162, <4 x float> poison, <4 x i32> zeroinitializer
  %t1164 = add i64 %t1151, 2688
  %t1165 = inttoptr i64 %t1164 to ptr
  %t1166 = load float, ptr %t1165, align 1
  %t1167 = insertelement <4 x float> poison, float %t1166, i64 0
  %t1168 = shufflevector <4 x float> %t1167, <4 x float> poison, <4 x i32> zeroinitializer
  %t1169 = add i64 %t1153, 2688
  %t1170 = inttoptr i64 %t1169 to ptr
  %t1171 = load float, ptr %t1170, align 1
  %t1172 = insertelement <4 x float> poison, float %t1171, i64 0
  %t1173 = shufflevector <4 x float> %t1172, <4 x float> poison, <4 x i32> zeroinitializer
  %t1174 = mul i64 %loop1144.j, 16
  %t1175 = add i64 %t30, %t1174
  %t1176 = inttoptr i64 %t1175 to ptr
  %t1177 = load <4 x float>, ptr %t1176, align 16
  %t1178 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1158, <4 x float> %t1177, <4 x float> %loop1144.c0)
  %t1179 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1163, <4 x float> %t1177, <4 x float> %loop1144.c1)
  %t1180 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1168, <4 x float> %t1177, <4 x float> %loop1144.c2)
  %t1181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1173, <4 x float> %t1177, <4 x float> %loop1144.c3)
  %t1182 = add nsw i64 %loop1144.j, 1
  br label %loop1144
loop1144.end:
  %t1183 = mul i64 %loop1123.j, 16
  %t1184 = add i64 %t3, %t1183
  %t1185 = add i64 %t1184, 576
  %t1186 = inttoptr i64 %t1185 to ptr
  store <4 x float> %loop1144.c0, ptr %t1186, align 16
  %t1187 = add i64 %t1184, 592
  %t1188 = inttoptr i64 %t1187 to ptr
  store <4 x float> %loop1144.c1, ptr %t1188, align 16
  %t1189 = add i64 %t1184, 608
  %t1190 = inttoptr i64 %t1189 to ptr
  store <4 x float> %loop1144.c2, ptr %t1190, align 16
  %t1191 = add i64 %t1184, 624
  %t1192 = inttoptr i64 %t1191 to ptr
  store <4 x float> %loop1144.c3, ptr %t1192, align 16
  %t1193 = add nsw i64 %loop1123.j, 4
  br label %loop1123
loop1123.end:
  %t1194 = add i64 %t3, 256
  %t1195 = inttoptr i64 %t1194 to ptr
  %t1196 = load <4 x i32>, ptr %t1195, align 16
  %t1197 = add i64 %t3, 272
  %t1198 = inttoptr i64 %t1197 to ptr
  %t1199 = load <4 x i32>, ptr %t1198, align 16
  %t1200 = icmp eq <4 x i32> %t1196, splat (i32 -1)
  %t1201 = icmp eq <4 x i32> %t1199, splat (i32 -1)
  %t1202 = and <4 x i1> %t1200, %t1201
  %t1203 = bitcast <4 x i1> %t1202 to i4
  %t1204 = icmp eq i4 %t1203, -1
  %t1205 = zext i1 %t1204 to i64
  %t1207 = icmp ne i64 %t1205, 0
  br i1 %t1207, label %when1206, label %when1206.end
when1206:
  br label %loop1208
loop1208:
  %loop1208.j = phi i64 [ 0, %when1206 ], [ %t1283, %loop1208.body ]
  %loop1208.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1206 ], [ %t1282, %loop1208.body ]
  %loop1208.ok = icmp slt i64 %loop1208.j, %t904
  br i1 %loop1208.ok, label %loop1208.body, label %loop1208.end
loop1208.body:
  %t1209 = mul i64 %loop1208.j, 16
  %t1210 = add i64 %t3, %t1209
  %t1211 = add i64 %t1210, 576
  %t1212 = inttoptr i64 %t1211 to ptr
  %t1213 = load <4 x float>, ptr %t1212, align 16
  %t1214 = add i64 %t462, %loop1208.j
  %t1215 = fdiv <4 x float> %t1213, %t336
  %t1216 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1215)
  %t1217 = fmul <4 x float> %t1216, splat (float 0xC007154760000000)
  %t1218 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1217
  %t1219 = select <4 x i1> %t1218, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1217
  %t1220 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1219
  %t1221 = select <4 x i1> %t1220, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1219
  %t1222 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1221)
  %t1223 = fsub <4 x float> %t1221, %t1222
  %t1224 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1223, <4 x float> splat (float 0x3F826900C0000000))
  %t1225 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1224, <4 x float> %t1223, <4 x float> splat (float 0x3FAC954460000000))
  %t1226 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1225, <4 x float> %t1223, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1227 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1226, <4 x float> %t1223, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1227, <4 x float> %t1223, <4 x float> splat (float 0x3FF0000000000000))
  %t1229 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1217
  %t1230 = select <4 x i1> %t1229, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1217
  %t1231 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1230
  %t1232 = select <4 x i1> %t1231, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1230
  %t1233 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1232)
  %t1234 = fadd <4 x float> %t1233, splat (float 0x4168000FE0000000)
  %t1235 = bitcast <4 x float> %t1234 to <4 x i32>
  %t1236 = shl <4 x i32> %t1235, splat (i32 23)
  %t1237 = bitcast <4 x i32> %t1236 to <4 x float>
  %t1238 = fcmp ord <4 x float> %t1217, %t1217
  %t1239 = fmul <4 x float> %t1228, %t1237
  %t1240 = select <4 x i1> %t1238, <4 x float> %t1239, <4 x float> %t1217
  %t1241 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1240
  %t1242 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1240
  %t1243 = fdiv <4 x float> %t1241, %t1242
  %t1244 = fcmp olt <4 x float> %t1215, splat (float 0x0000000000000000)
  %t1245 = fneg <4 x float> %t1243
  %t1246 = select <4 x i1> %t1244, <4 x float> %t1245, <4 x float> %t1243
  %t1247 = fmul <4 x float> %t1215, %t1215
  %t1248 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1247, <4 x float> splat (float 0xBF8226E360000000))
  %t1249 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1248, <4 x float> %t1247, <4 x float> splat (float 0x3F9664F480000000))
  %t1250 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1249, <4 x float> %t1247, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1251 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1250, <4 x float> %t1247, <4 x float> splat (float 0x3FC1111120000000))
  %t1252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1251, <4 x float> %t1247, <4 x float> splat (float 0xBFD5555560000000))
  %t1253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1252, <4 x float> %t1247, <4 x float> splat (float 0x3FF0000000000000))
  %t1254 = fmul <4 x float> %t1215, %t1253
  %t1255 = fcmp olt <4 x float> %t1216, splat (float 0x3FD0000000000000)
  %t1256 = select <4 x i1> %t1255, <4 x float> %t1254, <4 x float> %t1246
  %t1257 = fmul <4 x float> %t336, %t1256
  %t1258 = add i64 %t3, 64
  %t1259 = inttoptr i64 %t1258 to ptr
  %t1260 = load <4 x i32>, ptr %t1259, align 16
  %t1261 = trunc i64 %t1214 to i32
  %t1262 = insertelement <4 x i32> poison, i32 %t1261, i64 0
  %t1263 = shufflevector <4 x i32> %t1262, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1264 = sub <4 x i32> %t1260, %t1263
  %t1265 = icmp slt <4 x i32> %t1264, splat (i32 0)
  %t1266 = sub <4 x i32> splat (i32 0), %t1264
  %t1267 = select <4 x i1> %t1265, <4 x i32> %t1266, <4 x i32> %t1264
  %t1268 = sitofp <4 x i32> %t1267 to <4 x float>
  %t1269 = fmul <4 x float> %t370, %t1268
  %t1270 = fsub <4 x float> %t1257, %t1269
  %t1271 = mul i64 %loop1208.j, 16
  %t1272 = add i64 %t3, %t1271
  %t1273 = add i64 %t1272, 1600
  %t1274 = inttoptr i64 %t1273 to ptr
  %t1275 = load <4 x float>, ptr %t1274, align 16
  %t1276 = fadd <4 x float> %t1270, %t1275
  %t1277 = mul i64 %loop1208.j, 16
  %t1278 = add i64 %t3, %t1277
  %t1279 = add i64 %t1278, 576
  %t1280 = inttoptr i64 %t1279 to ptr
  store <4 x float> %t1276, ptr %t1280, align 16
  %t1281 = fcmp ogt <4 x float> %t1276, %loop1208.c0
  %t1282 = select <4 x i1> %t1281, <4 x float> %t1276, <4 x float> %loop1208.c0
  %t1283 = add nsw i64 %loop1208.j, 1
  br label %loop1208
loop1208.end:
  %t1284 = add i64 %t3, 448
  %t1285 = inttoptr i64 %t1284 to ptr
  %t1286 = load <4 x float>, ptr %t1285, align 16
  %t1287 = fadd <4 x float> %loop1208.c0, %t1286
  %t1288 = fcmp ogt <4 x float> %t1287, splat (float 0x403B000000000000)
  %t1289 = bitcast <4 x i1> %t1288 to i4
  %t1290 = icmp ne i4 %t1289, 0
  %t1291 = zext i1 %t1290 to i64
  %t1293 = icmp ne i64 %t1291, 0
  br i1 %t1293, label %when1292, label %when1292.end
when1292:
  %t1294 = add i64 %t3, 448
  %t1295 = inttoptr i64 %t1294 to ptr
  %t1296 = load <4 x float>, ptr %t1295, align 16
  %t1297 = fneg <4 x float> %loop1208.c0
  %t1298 = select <4 x i1> %t1288, <4 x float> %t1297, <4 x float> %t1296
  %t1299 = add i64 %t3, 448
  %t1300 = inttoptr i64 %t1299 to ptr
  store <4 x float> %t1298, ptr %t1300, align 16
  %t1301 = fsub <4 x float> %t1298, %t1296
  %t1302 = fmul <4 x float> %t1301, splat (float 0x3FF7154760000000)
  %t1303 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1302
  %t1304 = select <4 x i1> %t1303, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1302
  %t1305 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1304
  %t1306 = select <4 x i1> %t1305, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1304
  %t1307 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1306)
  %t1308 = fsub <4 x float> %t1306, %t1307
  %t1309 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1308, <4 x float> splat (float 0x3F826900C0000000))
  %t1310 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1309, <4 x float> %t1308, <4 x float> splat (float 0x3FAC954460000000))
  %t1311 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1310, <4 x float> %t1308, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1312 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1311, <4 x float> %t1308, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1312, <4 x float> %t1308, <4 x float> splat (float 0x3FF0000000000000))
  %t1314 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1302
  %t1315 = select <4 x i1> %t1314, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1302
  %t1316 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1315
  %t1317 = select <4 x i1> %t1316, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1315
  %t1318 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1317)
  %t1319 = fadd <4 x float> %t1318, splat (float 0x4168000FE0000000)
  %t1320 = bitcast <4 x float> %t1319 to <4 x i32>
  %t1321 = shl <4 x i32> %t1320, splat (i32 23)
  %t1322 = bitcast <4 x i32> %t1321 to <4 x float>
  %t1323 = fcmp ord <4 x float> %t1302, %t1302
  %t1324 = fmul <4 x float> %t1313, %t1322
  %t1325 = select <4 x i1> %t1323, <4 x float> %t1324, <4 x float> %t1302
  %t1326 = select <4 x i1> %t1288, <4 x float> %t1325, <4 x float> splat (float 0x3FF0000000000000)
  %t1327 = add i64 %t3, 512
  %t1328 = inttoptr i64 %t1327 to ptr
  %t1329 = load <4 x float>, ptr %t1328, align 16
  %t1330 = fmul <4 x float> %t1329, %t1326
  %t1331 = add i64 %t3, 512
  %t1332 = inttoptr i64 %t1331 to ptr
  store <4 x float> %t1330, ptr %t1332, align 16
  br label %loop1333
loop1333:
  %loop1333.j = phi i64 [ 0, %when1292 ], [ %t1342, %loop1333.body ]
  %loop1333.ok = icmp slt i64 %loop1333.j, %t387
  br i1 %loop1333.ok, label %loop1333.body, label %loop1333.end
loop1333.body:
  %t1334 = mul i64 %loop1333.j, 16
  %t1335 = add i64 %t35, %t1334
  %t1336 = inttoptr i64 %t1335 to ptr
  %t1337 = load <4 x float>, ptr %t1336, align 16
  %t1338 = fmul <4 x float> %t1337, %t1326
  %t1339 = mul i64 %loop1333.j, 16
  %t1340 = add i64 %t35, %t1339
  %t1341 = inttoptr i64 %t1340 to ptr
  store <4 x float> %t1338, ptr %t1341, align 16
  %t1342 = add nsw i64 %loop1333.j, 1
  br label %loop1333
loop1333.end:
  br label %when1292.end
when1292.end:
  %t1343 = add i64 %t3, 448
  %t1344 = inttoptr i64 %t1343 to ptr
  %t1345 = load <4 x float>, ptr %t1344, align 16
  br label %loop1346
loop1346:
  %loop1346.j = phi i64 [ 0, %when1292.end ], [ %t1382, %loop1346.body ]
  %loop1346.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1292.end ], [ %t1381, %loop1346.body ]
  %loop1346.ok = icmp slt i64 %loop1346.j, %t904
  br i1 %loop1346.ok, label %loop1346.body, label %loop1346.end
loop1346.body:
  %t1347 = mul i64 %loop1346.j, 16
  %t1348 = add i64 %t3, %t1347
  %t1349 = add i64 %t1348, 576
  %t1350 = inttoptr i64 %t1349 to ptr
  %t1351 = load <4 x float>, ptr %t1350, align 16
  %t1352 = fadd <4 x float> %t1351, %t1345
  %t1353 = fmul <4 x float> %t1352, splat (float 0x3FF7154760000000)
  %t1354 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1353
  %t1355 = select <4 x i1> %t1354, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1353
  %t1356 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1355
  %t1357 = select <4 x i1> %t1356, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1355
  %t1358 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1357)
  %t1359 = fsub <4 x float> %t1357, %t1358
  %t1360 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1359, <4 x float> splat (float 0x3F826900C0000000))
  %t1361 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1360, <4 x float> %t1359, <4 x float> splat (float 0x3FAC954460000000))
  %t1362 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1361, <4 x float> %t1359, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1363 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1362, <4 x float> %t1359, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1364 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1363, <4 x float> %t1359, <4 x float> splat (float 0x3FF0000000000000))
  %t1365 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1353
  %t1366 = select <4 x i1> %t1365, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1353
  %t1367 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1366
  %t1368 = select <4 x i1> %t1367, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1366
  %t1369 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1368)
  %t1370 = fadd <4 x float> %t1369, splat (float 0x4168000FE0000000)
  %t1371 = bitcast <4 x float> %t1370 to <4 x i32>
  %t1372 = shl <4 x i32> %t1371, splat (i32 23)
  %t1373 = bitcast <4 x i32> %t1372 to <4 x float>
  %t1374 = fcmp ord <4 x float> %t1353, %t1353
  %t1375 = fmul <4 x float> %t1364, %t1373
  %t1376 = select <4 x i1> %t1374, <4 x float> %t1375, <4 x float> %t1353
  %t1377 = mul i64 %loop1346.j, 16
  %t1378 = add i64 %t3, %t1377
  %t1379 = add i64 %t1378, 576
  %t1380 = inttoptr i64 %t1379 to ptr
  store <4 x float> %t1376, ptr %t1380, align 16
  %t1381 = fadd <4 x float> %loop1346.c0, %t1376
  %t1382 = add nsw i64 %loop1346.j, 1
  br label %loop1346
loop1346.end:
  %t1383 = add i64 %t3, 512
  %t1384 = inttoptr i64 %t1383 to ptr
  %t1385 = load <4 x float>, ptr %t1384, align 16
  %t1386 = fadd <4 x float> %t1385, %loop1346.c0
  %t1387 = add i64 %t3, 512
  %t1388 = inttoptr i64 %t1387 to ptr
  store <4 x float> %t1386, ptr %t1388, align 16
  br label %when1206.end
when1206.end:
  %t1389 = sub i64 1, %t1205
  %t1391 = icmp ne i64 %t1389, 0
  br i1 %t1391, label %when1390, label %when1390.end
when1390:
  br label %loop1392
loop1392:
  %loop1392.j = phi i64 [ 0, %when1390 ], [ %t1481, %loop1392.body ]
  %loop1392.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1390 ], [ %t1480, %loop1392.body ]
  %loop1392.ok = icmp slt i64 %loop1392.j, %t904
  br i1 %loop1392.ok, label %loop1392.body, label %loop1392.end
loop1392.body:
  %t1393 = mul i64 %loop1392.j, 16
  %t1394 = add i64 %t3, %t1393
  %t1395 = add i64 %t1394, 576
  %t1396 = inttoptr i64 %t1395 to ptr
  %t1397 = load <4 x float>, ptr %t1396, align 16
  %t1398 = add i64 %t462, %loop1392.j
  %t1399 = fdiv <4 x float> %t1397, %t336
  %t1400 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1399)
  %t1401 = fmul <4 x float> %t1400, splat (float 0xC007154760000000)
  %t1402 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1401
  %t1403 = select <4 x i1> %t1402, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1401
  %t1404 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1403
  %t1405 = select <4 x i1> %t1404, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1403
  %t1406 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1405)
  %t1407 = fsub <4 x float> %t1405, %t1406
  %t1408 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1407, <4 x float> splat (float 0x3F826900C0000000))
  %t1409 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1408, <4 x float> %t1407, <4 x float> splat (float 0x3FAC954460000000))
  %t1410 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1409, <4 x float> %t1407, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1411 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1410, <4 x float> %t1407, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1412 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1411, <4 x float> %t1407, <4 x float> splat (float 0x3FF0000000000000))
  %t1413 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1401
  %t1414 = select <4 x i1> %t1413, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1401
  %t1415 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1414
  %t1416 = select <4 x i1> %t1415, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1414
  %t1417 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1416)
  %t1418 = fadd <4 x float> %t1417, splat (float 0x4168000FE0000000)
  %t1419 = bitcast <4 x float> %t1418 to <4 x i32>
  %t1420 = shl <4 x i32> %t1419, splat (i32 23)
  %t1421 = bitcast <4 x i32> %t1420 to <4 x float>
  %t1422 = fcmp ord <4 x float> %t1401, %t1401
  %t1423 = fmul <4 x float> %t1412, %t1421
  %t1424 = select <4 x i1> %t1422, <4 x float> %t1423, <4 x float> %t1401
  %t1425 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1424
  %t1426 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1424
  %t1427 = fdiv <4 x float> %t1425, %t1426
  %t1428 = fcmp olt <4 x float> %t1399, splat (float 0x0000000000000000)
  %t1429 = fneg <4 x float> %t1427
  %t1430 = select <4 x i1> %t1428, <4 x float> %t1429, <4 x float> %t1427
  %t1431 = fmul <4 x float> %t1399, %t1399
  %t1432 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1431, <4 x float> splat (float 0xBF8226E360000000))
  %t1433 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1432, <4 x float> %t1431, <4 x float> splat (float 0x3F9664F480000000))
  %t1434 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1433, <4 x float> %t1431, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1435 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1434, <4 x float> %t1431, <4 x float> splat (float 0x3FC1111120000000))
  %t1436 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1435, <4 x float> %t1431, <4 x float> splat (float 0xBFD5555560000000))
  %t1437 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1436, <4 x float> %t1431, <4 x float> splat (float 0x3FF0000000000000))
  %t1438 = fmul <4 x float> %t1399, %t1437
  %t1439 = fcmp olt <4 x float> %t1400, splat (float 0x3FD0000000000000)
  %t1440 = select <4 x i1> %t1439, <4 x float> %t1438, <4 x float> %t1430
  %t1441 = fmul <4 x float> %t336, %t1440
  %t1442 = add i64 %t3, 64
  %t1443 = inttoptr i64 %t1442 to ptr
  %t1444 = load <4 x i32>, ptr %t1443, align 16
  %t1445 = trunc i64 %t1398 to i32
  %t1446 = insertelement <4 x i32> poison, i32 %t1445, i64 0
  %t1447 = shufflevector <4 x i32> %t1446, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1448 = sub <4 x i32> %t1444, %t1447
  %t1449 = icmp slt <4 x i32> %t1448, splat (i32 0)
  %t1450 = sub <4 x i32> splat (i32 0), %t1448
  %t1451 = select <4 x i1> %t1449, <4 x i32> %t1450, <4 x i32> %t1448
  %t1452 = sitofp <4 x i32> %t1451 to <4 x float>
  %t1453 = fmul <4 x float> %t370, %t1452
  %t1454 = fsub <4 x float> %t1441, %t1453
  %t1455 = mul i64 %loop1392.j, 16
  %t1456 = add i64 %t3, %t1455
  %t1457 = add i64 %t1456, 1600
  %t1458 = inttoptr i64 %t1457 to ptr
  %t1459 = load <4 x float>, ptr %t1458, align 16
  %t1460 = fadd <4 x float> %t1454, %t1459
  %t1461 = mul i64 %loop1392.j, 16
  %t1462 = add i64 %t3, %t1461
  %t1463 = add i64 %t1462, 576
  %t1464 = inttoptr i64 %t1463 to ptr
  store <4 x float> %t1460, ptr %t1464, align 16
  %t1465 = lshr i64 %loop1392.j, 5
  %t1466 = mul i64 %t1465, 16
  %t1467 = add i64 %t3, %t1466
  %t1468 = add i64 %t1467, 256
  %t1469 = inttoptr i64 %t1468 to ptr
  %t1470 = load <4 x i32>, ptr %t1469, align 16
  %t1471 = and i64 %loop1392.j, 31
  %t1472 = shl i64 1, %t1471
  %t1473 = trunc i64 %t1472 to i32
  %t1474 = insertelement <4 x i32> poison, i32 %t1473, i64 0
  %t1475 = shufflevector <4 x i32> %t1474, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1476 = and <4 x i32> %t1470, %t1475
  %t1477 = icmp eq <4 x i32> %t1476, splat (i32 0)
  %t1478 = select <4 x i1> %t1477, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1460
  %t1479 = fcmp ogt <4 x float> %t1478, %loop1392.c0
  %t1480 = select <4 x i1> %t1479, <4 x float> %t1478, <4 x float> %loop1392.c0
  %t1481 = add nsw i64 %loop1392.j, 1
  br label %loop1392
loop1392.end:
  %t1482 = add i64 %t3, 448
  %t1483 = inttoptr i64 %t1482 to ptr
  %t1484 = load <4 x float>, ptr %t1483, align 16
  %t1485 = fadd <4 x float> %loop1392.c0, %t1484
  %t1486 = fcmp ogt <4 x float> %t1485, splat (float 0x403B000000000000)
  %t1487 = bitcast <4 x i1> %t1486 to i4
  %t1488 = icmp ne i4 %t1487, 0
  %t1489 = zext i1 %t1488 to i64
  %t1491 = icmp ne i64 %t1489, 0
  br i1 %t1491, label %when1490, label %when1490.end
when1490:
  %t1492 = add i64 %t3, 448
  %t1493 = inttoptr i64 %t1492 to ptr
  %t1494 = load <4 x float>, ptr %t1493, align 16
  %t1495 = fneg <4 x float> %loop1392.c0
  %t1496 = select <4 x i1> %t1486, <4 x float> %t1495, <4 x float> %t1494
  %t1497 = add i64 %t3, 448
  %t1498 = inttoptr i64 %t1497 to ptr
  store <4 x float> %t1496, ptr %t1498, align 16
  %t1499 = fsub <4 x float> %t1496, %t1494
  %t1500 = fmul <4 x float> %t1499, splat (float 0x3FF7154760000000)
  %t1501 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1500
  %t1502 = select <4 x i1> %t1501, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1500
  %t1503 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1502
  %t1504 = select <4 x i1> %t1503, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1502
  %t1505 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1504)
  %t1506 = fsub <4 x float> %t1504, %t1505
  %t1507 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1506, <4 x float> splat (float 0x3F826900C0000000))
  %t1508 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1507, <4 x float> %t1506, <4 x float> splat (float 0x3FAC954460000000))
  %t1509 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1508, <4 x float> %t1506, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1510 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1509, <4 x float> %t1506, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1510, <4 x float> %t1506, <4 x float> splat (float 0x3FF0000000000000))
  %t1512 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1500
  %t1513 = select <4 x i1> %t1512, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1500
  %t1514 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1513
  %t1515 = select <4 x i1> %t1514, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1513
  %t1516 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1515)
  %t1517 = fadd <4 x float> %t1516, splat (float 0x4168000FE0000000)
  %t1518 = bitcast <4 x float> %t1517 to <4 x i32>
  %t1519 = shl <4 x i32> %t1518, splat (i32 23)
  %t1520 = bitcast <4 x i32> %t1519 to <4 x float>
  %t1521 = fcmp ord <4 x float> %t1500, %t1500
  %t1522 = fmul <4 x float> %t1511, %t1520
  %t1523 = select <4 x i1> %t1521, <4 x float> %t1522, <4 x float> %t1500
  %t1524 = select <4 x i1> %t1486, <4 x float> %t1523, <4 x float> splat (float 0x3FF0000000000000)
  %t1525 = add i64 %t3, 512
  %t1526 = inttoptr i64 %t1525 to ptr
  %t1527 = load <4 x float>, ptr %t1526, align 16
  %t1528 = fmul <4 x float> %t1527, %t1524
  %t1529 = add i64 %t3, 512
  %t1530 = inttoptr i64 %t1529 to ptr
  store <4 x float> %t1528, ptr %t1530, align 16
  br label %loop1531
loop1531:
  %loop1531.j = phi i64 [ 0, %when1490 ], [ %t1540, %loop1531.body ]
  %loop1531.ok = icmp slt i64 %loop1531.j, %t387
  br i1 %loop1531.ok, label %loop1531.body, label %loop1531.end
loop1531.body:
  %t1532 = mul i64 %loop1531.j, 16
  %t1533 = add i64 %t35, %t1532
  %t1534 = inttoptr i64 %t1533 to ptr
  %t1535 = load <4 x float>, ptr %t1534, align 16
  %t1536 = fmul <4 x float> %t1535, %t1524
  %t1537 = mul i64 %loop1531.j, 16
  %t1538 = add i64 %t35, %t1537
  %t1539 = inttoptr i64 %t1538 to ptr
  store <4 x float> %t1536, ptr %t1539, align 16
  %t1540 = add nsw i64 %loop1531.j, 1
  br label %loop1531
loop1531.end:
  br label %when1490.end
when1490.end:
  %t1541 = add i64 %t3, 448
  %t1542 = inttoptr i64 %t1541 to ptr
  %t1543 = load <4 x float>, ptr %t1542, align 16
  br label %loop1544
loop1544:
  %loop1544.j = phi i64 [ 0, %when1490.end ], [ %t1594, %loop1544.body ]
  %loop1544.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1490.end ], [ %t1593, %loop1544.body ]
  %loop1544.ok = icmp slt i64 %loop1544.j, %t904
  br i1 %loop1544.ok, label %loop1544.body, label %loop1544.end
loop1544.body:
  %t1545 = mul i64 %loop1544.j, 16
  %t1546 = add i64 %t3, %t1545
  %t1547 = add i64 %t1546, 576
  %t1548 = inttoptr i64 %t1547 to ptr
  %t1549 = load <4 x float>, ptr %t1548, align 16
  %t1550 = fadd <4 x float> %t1549, %t1543
  %t1551 = fmul <4 x float> %t1550, splat (float 0x3FF7154760000000)
  %t1552 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1551
  %t1553 = select <4 x i1> %t1552, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1551
  %t1554 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1553
  %t1555 = select <4 x i1> %t1554, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1553
  %t1556 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1555)
  %t1557 = fsub <4 x float> %t1555, %t1556
  %t1558 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1557, <4 x float> splat (float 0x3F826900C0000000))
  %t1559 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1558, <4 x float> %t1557, <4 x float> splat (float 0x3FAC954460000000))
  %t1560 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1559, <4 x float> %t1557, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1561 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1560, <4 x float> %t1557, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1562 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1561, <4 x float> %t1557, <4 x float> splat (float 0x3FF0000000000000))
  %t1563 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1551
  %t1564 = select <4 x i1> %t1563, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1551
  %t1565 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1564
  %t1566 = select <4 x i1> %t1565, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1564
  %t1567 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1566)
  %t1568 = fadd <4 x float> %t1567, splat (float 0x4168000FE0000000)
  %t1569 = bitcast <4 x float> %t1568 to <4 x i32>
  %t1570 = shl <4 x i32> %t1569, splat (i32 23)
  %t1571 = bitcast <4 x i32> %t1570 to <4 x float>
  %t1572 = fcmp ord <4 x float> %t1551, %t1551
  %t1573 = fmul <4 x float> %t1562, %t1571
  %t1574 = select <4 x i1> %t1572, <4 x float> %t1573, <4 x float> %t1551
  %t1575 = lshr i64 %loop1544.j, 5
  %t1576 = mul i64 %t1575, 16
  %t1577 = add i64 %t3, %t1576
  %t1578 = add i64 %t1577, 256
  %t1579 = inttoptr i64 %t1578 to ptr
  %t1580 = load <4 x i32>, ptr %t1579, align 16
  %t1581 = and i64 %loop1544.j, 31
  %t1582 = shl i64 1, %t1581
  %t1583 = trunc i64 %t1582 to i32
  %t1584 = insertelement <4 x i32> poison, i32 %t1583, i64 0
  %t1585 = shufflevector <4 x i32> %t1584, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1586 = and <4 x i32> %t1580, %t1585
  %t1587 = icmp eq <4 x i32> %t1586, splat (i32 0)
  %t1588 = select <4 x i1> %t1587, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1574
  %t1589 = mul i64 %loop1544.j, 16
  %t1590 = add i64 %t3, %t1589
  %t1591 = add i64 %t1590, 576
  %t1592 = inttoptr i64 %t1591 to ptr
  store <4 x float> %t1588, ptr %t1592, align 16
  %t1593 = fadd <4 x float> %loop1544.c0, %t1588
  %t1594 = add nsw i64 %loop1544.j, 1
  br label %loop1544
loop1544.end:
  %t1595 = add i64 %t3, 512
  %t1596 = inttoptr i64 %t1595 to ptr
  %t1597 = load <4 x float>, ptr %t1596, align 16
  %t1598 = fadd <4 x float> %t1597, %loop1544.c0
  %t1599 = add i64 %t3, 512
  %t1600 = inttoptr i64 %t1599 to ptr
  store <4 x float> %t1598, ptr %t1600, align 16
  br label %when1390.end
when1390.end:
  %t1602 = icmp ne i64 %loop376.j, 0
  br i1 %t1602, label %when1601, label %when1601.end
when1601:
  %t1603 = trunc i64 %loop376.j to i32
  %t1604 = insertelement <4 x i32> poison, i32 %t1603, i64 0
  %t1605 = shufflevector <4 x i32> %t1604, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1606 = icmp sgt <4 x i32> %t1605, splat (i32 1)
  %t1607 = select <4 x i1> %t1606, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1608 = add i64 %args.address, 96
  %t1609 = inttoptr i64 %t1608 to ptr
  %t1610 = load i64, ptr %t1609, align 8
  br label %loop1611
loop1611:
  %loop1611.j = phi i64 [ 0, %when1601 ], [ %t1632, %loop1612.end ]
  %loop1611.ok = icmp slt i64 %loop1611.j, %t904
  br i1 %loop1611.ok, label %loop1611.body, label %loop1611.end
loop1611.body:
  br label %loop1612
loop1612:
  %loop1612.j = phi i64 [ 0, %loop1611.body ], [ %t1631, %loop1612.body ]
  %loop1612.ok = icmp slt i64 %loop1612.j, %t1610
  br i1 %loop1612.ok, label %loop1612.body, label %loop1612.end
loop1612.body:
  %t1613 = mul i64 %loop1611.j, %t18
  %t1614 = add i64 %t16, %t1613
  %t1615 = mul i64 %loop1612.j, 4
  %t1616 = add i64 %t1614, %t1615
  %t1617 = inttoptr i64 %t1616 to ptr
  %t1618 = load float, ptr %t1617, align 1
  %t1619 = insertelement <4 x float> poison, float %t1618, i64 0
  %t1620 = shufflevector <4 x float> %t1619, <4 x float> poison, <4 x i32> zeroinitializer
  %t1621 = mul i64 %loop1611.j, %t25
  %t1622 = add i64 %t23, %t1621
  %t1623 = mul i64 %loop1612.j, 4
  %t1624 = add i64 %t1622, %t1623
  %t1625 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1620)
  %t1626 = fcmp olt <4 x float> %t1625, splat (float 0x7FF0000000000000)
  %t1627 = fmul <4 x float> %t1620, %t1607
  %t1628 = select <4 x i1> %t1626, <4 x float> %t1627, <4 x float> splat (float 0x0000000000000000)
  %t1629 = extractelement <4 x float> %t1628, i64 0
  %t1630 = inttoptr i64 %t1624 to ptr
  store float %t1629, ptr %t1630, align 1
  %t1631 = add nsw i64 %loop1612.j, 1
  br label %loop1612
loop1612.end:
  %t1632 = add nsw i64 %loop1611.j, 1
  br label %loop1611
loop1611.end:
  br label %when1601.end
when1601.end:
  %t1633 = icmp sgt i64 %loop376.j, 0
  %t1634 = zext i1 %t1633 to i64
  %t1635 = icmp ne i64 %t1634, 0
  %t1636 = select i1 %t1635, i64 %t23, i64 %t16
  %t1637 = icmp ne i64 %t1634, 0
  %t1638 = select i1 %t1637, i64 %t25, i64 %t18
  %t1639 = add i64 %args.address, 96
  %t1640 = inttoptr i64 %t1639 to ptr
  %t1641 = load i64, ptr %t1640, align 8
  %t1642 = sdiv i64 %t1641, 4
  %t1643 = mul i64 %t1642, 4
  br label %loop1644
loop1644:
  %loop1644.j = phi i64 [ 0, %when1601.end ], [ %t1726, %loop1666.end ]
  %loop1644.ok = icmp slt i64 %loop1644.j, %t1643
  br i1 %loop1644.ok, label %loop1644.body, label %loop1644.end
loop1644.body:
  %t1645 = mul i64 %loop1644.j, 2
  %t1646 = sdiv i64 %t1645, %t1119
  %t1647 = add i64 %loop1644.j, 4
  %t1648 = mul i64 %t1647, 2
  %t1649 = sdiv i64 %t1648, %t1119
  br label %loop1650
loop1650:
  %loop1650.j = phi i64 [ %t1646, %loop1644.body ], [ %t1665, %loop1650.body ]
  %loop1650.ok = icmp slt i64 %loop1650.j, %t1649
  br i1 %loop1650.ok, label %loop1650.body, label %loop1650.end
loop1650.body:
  %t1651 = add i64 %t462, 64
  %t1652 = add i64 %loop1650.j, 2
  %t1653 = mul i64 %t1651, %t351
  %t1654 = add i64 %t360, %t1653
  %t1655 = sub i64 %t81, 1
  %t1656 = icmp slt i64 %t1652, %t1655
  %t1657 = zext i1 %t1656 to i64
  %t1658 = icmp ne i64 %t1657, 0
  %t1659 = select i1 %t1658, i64 %t1652, i64 %t1655
  %t1660 = mul i64 %t1659, %t348
  %t1661 = add i64 %t1654, %t1660
  %t1662 = inttoptr i64 %t1661 to ptr
  call void @llvm.prefetch.p0(ptr %t1662, i32 0, i32 3, i32 1)
  %t1663 = add i64 %t1661, 64
  %t1664 = inttoptr i64 %t1663 to ptr
  call void @llvm.prefetch.p0(ptr %t1664, i32 0, i32 3, i32 1)
  %t1665 = add nsw i64 %loop1650.j, 1
  br label %loop1650
loop1650.end:
  br label %loop1666
loop1666:
  %loop1666.j = phi i64 [ 0, %loop1650.end ], [ %t1699, %loop1666.body ]
  %loop1666.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1650.end ], [ %t1695, %loop1666.body ]
  %loop1666.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1650.end ], [ %t1696, %loop1666.body ]
  %loop1666.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1650.end ], [ %t1697, %loop1666.body ]
  %loop1666.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1650.end ], [ %t1698, %loop1666.body ]
  %loop1666.ok = icmp slt i64 %loop1666.j, %t904
  br i1 %loop1666.ok, label %loop1666.body, label %loop1666.end
loop1666.body:
  %t1667 = mul i64 %loop1644.j, 4
  %t1668 = add i64 %t1636, %t1667
  %t1669 = mul i64 %loop1666.j, %t1638
  %t1670 = add i64 %t1668, %t1669
  %t1671 = inttoptr i64 %t1670 to ptr
  %t1672 = load float, ptr %t1671, align 1
  %t1673 = insertelement <4 x float> poison, float %t1672, i64 0
  %t1674 = shufflevector <4 x float> %t1673, <4 x float> poison, <4 x i32> zeroinitializer
  %t1675 = add i64 %t1670, 4
  %t1676 = inttoptr i64 %t1675 to ptr
  %t1677 = load float, ptr %t1676, align 1
  %t1678 = insertelement <4 x float> poison, float %t1677, i64 0
  %t1679 = shufflevector <4 x float> %t1678, <4 x float> poison, <4 x i32> zeroinitializer
  %t1680 = add i64 %t1670, 8
  %t1681 = inttoptr i64 %t1680 to ptr
  %t1682 = load float, ptr %t1681, align 1
  %t1683 = insertelement <4 x float> poison, float %t1682, i64 0
  %t1684 = shufflevector <4 x float> %t1683, <4 x float> poison, <4 x i32> zeroinitializer
  %t1685 = add i64 %t1670, 12
  %t1686 = inttoptr i64 %t1685 to ptr
  %t1687 = load float, ptr %t1686, align 1
  %t1688 = insertelement <4 x float> poison, float %t1687, i64 0
  %t1689 = shufflevector <4 x float> %t1688, <4 x float> poison, <4 x i32> zeroinitializer
  %t1690 = mul i64 %loop1666.j, 16
  %t1691 = add i64 %t3, %t1690
  %t1692 = add i64 %t1691, 576
  %t1693 = inttoptr i64 %t1692 to ptr
  %t1694 = load <4 x float>, ptr %t1693, align 16
  %t1695 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1674, <4 x float> %t1694, <4 x float> %loop1666.c0)
  %t1696 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1679, <4 x float> %t1694, <4 x float> %loop1666.c1)
  %t1697 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1684, <4 x float> %t1694, <4 x float> %loop1666.c2)
  %t1698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1689, <4 x float> %t1694, <4 x float> %loop1666.c3)
  %t1699 = add nsw i64 %loop1666.j, 1
  br label %loop1666
loop1666.end:
  %t1700 = mul i64 %loop1644.j, 16
  %t1701 = add i64 %t35, %t1700
  %t1702 = inttoptr i64 %t1701 to ptr
  %t1703 = load <4 x float>, ptr %t1702, align 16
  %t1704 = add i64 %t1701, 16
  %t1705 = inttoptr i64 %t1704 to ptr
  %t1706 = load <4 x float>, ptr %t1705, align 16
  %t1707 = add i64 %t1701, 32
  %t1708 = inttoptr i64 %t1707 to ptr
  %t1709 = load <4 x float>, ptr %t1708, align 16
  %t1710 = add i64 %t1701, 48
  %t1711 = inttoptr i64 %t1710 to ptr
  %t1712 = load <4 x float>, ptr %t1711, align 16
  %t1713 = fadd <4 x float> %t1703, %loop1666.c0
  %t1714 = fadd <4 x float> %t1706, %loop1666.c1
  %t1715 = fadd <4 x float> %t1709, %loop1666.c2
  %t1716 = fadd <4 x float> %t1712, %loop1666.c3
  %t1717 = mul i64 %loop1644.j, 16
  %t1718 = add i64 %t35, %t1717
  %t1719 = inttoptr i64 %t1718 to ptr
  store <4 x float> %t1713, ptr %t1719, align 16
  %t1720 = add i64 %t1718, 16
  %t1721 = inttoptr i64 %t1720 to ptr
  store <4 x float> %t1714, ptr %t1721, align 16
  %t1722 = add i64 %t1718, 32
  %t1723 = inttoptr i64 %t1722 to ptr
  store <4 x float> %t1715, ptr %t1723, align 16
  %t1724 = add i64 %t1718, 48
  %t1725 = inttoptr i64 %t1724 to ptr
  store <4 x float> %t1716, ptr %t1725, align 16
  %t1726 = add nsw i64 %loop1644.j, 4
  br label %loop1644
loop1644.end:
  br label %loop1727
loop1727:
  %loop1727.j = phi i64 [ %t1643, %loop1644.end ], [ %t1773, %loop1749.end ]
  %loop1727.ok = icmp slt i64 %loop1727.j, %t1641
  br i1 %loop1727.ok, label %loop1727.body, label %loop1727.end
loop1727.body:
  %t1728 = mul i64 %loop1727.j, 2
  %t1729 = sdiv i64 %t1728, %t1119
  %t1730 = add i64 %loop1727.j, 4
  %t1731 = mul i64 %t1730, 2
  %t1732 = sdiv i64 %t1731, %t1119
  br label %loop1733
loop1733:
  %loop1733.j = phi i64 [ %t1729, %loop1727.body ], [ %t1748, %loop1733.body ]
  %loop1733.ok = icmp slt i64 %loop1733.j, %t1732
  br i1 %loop1733.ok, label %loop1733.body, label %loop1733.end
loop1733.body:
  %t1734 = add i64 %t462, 64
  %t1735 = add i64 %loop1733.j, 2
  %t1736 = mul i64 %t1734, %t351
  %t1737 = add i64 %t360, %t1736
  %t1738 = sub i64 %t81, 1
  %t1739 = icmp slt i64 %t1735, %t1738
  %t1740 = zext i1 %t1739 to i64
  %t1741 = icmp ne i64 %t1740, 0
  %t1742 = select i1 %t1741, i64 %t1735, i64 %t1738
  %t1743 = mul i64 %t1742, %t348
  %t1744 = add i64 %t1737, %t1743
  %t1745 = inttoptr i64 %t1744 to ptr
  call void @llvm.prefetch.p0(ptr %t1745, i32 0, i32 3, i32 1)
  %t1746 = add i64 %t1744, 64
  %t1747 = inttoptr i64 %t1746 to ptr
  call void @llvm.prefetch.p0(ptr %t1747, i32 0, i32 3, i32 1)
  %t1748 = add nsw i64 %loop1733.j, 1
  br label %loop1733
loop1733.end:
  br label %loop1749
loop1749:
  %loop1749.j = phi i64 [ 0, %loop1733.end ], [ %t1764, %loop1749.body ]
  %loop1749.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1733.end ], [ %t1763, %loop1749.body ]
  %loop1749.ok = icmp slt i64 %loop1749.j, %t904
  br i1 %loop1749.ok, label %loop1749.body, label %loop1749.end
loop1749.body:
  %t1750 = mul i64 %loop1727.j, 4
  %t1751 = add i64 %t1636, %t1750
  %t1752 = mul i64 %loop1749.j, %t1638
  %t1753 = add i64 %t1751, %t1752
  %t1754 = inttoptr i64 %t1753 to ptr
  %t1755 = load float, ptr %t1754, align 1
  %t1756 = insertelement <4 x float> poison, float %t1755, i64 0
  %t1757 = shufflevector <4 x float> %t1756, <4 x float> poison, <4 x i32> zeroinitializer
  %t1758 = mul i64 %loop1749.j, 16
  %t1759 = add i64 %t3, %t1758
  %t1760 = add i64 %t1759, 576
  %t1761 = inttoptr i64 %t1760 to ptr
  %t1762 = load <4 x float>, ptr %t1761, align 16
  %t1763 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1757, <4 x float> %t1762, <4 x float> %loop1749.c0)
  %t1764 = add nsw i64 %loop1749.j, 1
  br label %loop1749
loop1749.end:
  %t1765 = mul i64 %loop1727.j, 16
  %t1766 = add i64 %t35, %t1765
  %t1767 = inttoptr i64 %t1766 to ptr
  %t1768 = load <4 x float>, ptr %t1767, align 16
  %t1769 = fadd <4 x float> %t1768, %loop1749.c0
  %t1770 = mul i64 %loop1727.j, 16
  %t1771 = add i64 %t35, %t1770
  %t1772 = inttoptr i64 %t1771 to ptr
  store <4 x float> %t1769, ptr %t1772, align 16
  %t1773 = add nsw i64 %loop1727.j, 1
  br label %loop1727
loop1727.end:
  %t1775 = icmp ne i64 %loop376.j, 0
  br i1 %t1775, label %when1774, label %when1774.end
when1774:
  %t1776 = add i64 %args.address, 96
  %t1777 = inttoptr i64 %t1776 to ptr
  %t1778 = load i64, ptr %t1777, align 8
  br label %loop1779
loop1779:
  %loop1779.j = phi i64 [ 0, %when1774 ], [ %t1825, %loop1780.end ]
  %loop1779.ok = icmp slt i64 %loop1779.j, %t904
  br i1 %loop1779.ok, label %loop1779.body, label %loop1779.end
loop1779.body:
  br label %loop1780
loop1780:
  %loop1780.j = phi i64 [ 0, %loop1779.body ], [ %t1824, %when1795.end ]
  %loop1780.ok = icmp slt i64 %loop1780.j, %t1778
  br i1 %loop1780.ok, label %loop1780.body, label %loop1780.end
loop1780.body:
  %t1781 = mul i64 %loop1779.j, %t18
  %t1782 = add i64 %t16, %t1781
  %t1783 = mul i64 %loop1780.j, 4
  %t1784 = add i64 %t1782, %t1783
  %t1785 = inttoptr i64 %t1784 to ptr
  %t1786 = load float, ptr %t1785, align 1
  %t1787 = insertelement <4 x float> poison, float %t1786, i64 0
  %t1788 = shufflevector <4 x float> %t1787, <4 x float> poison, <4 x i32> zeroinitializer
  %t1789 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1788)
  %t1790 = fcmp olt <4 x float> %t1789, splat (float 0x7FF0000000000000)
  %t1791 = xor <4 x i1> %t1790, splat (i1 true)
  %t1792 = bitcast <4 x i1> %t1791 to i4
  %t1793 = icmp ne i4 %t1792, 0
  %t1794 = zext i1 %t1793 to i64
  %t1796 = icmp ne i64 %t1794, 0
  br i1 %t1796, label %when1795, label %when1795.end
when1795:
  %t1797 = mul i64 %loop1780.j, 16
  %t1798 = add i64 %t35, %t1797
  %t1799 = inttoptr i64 %t1798 to ptr
  %t1800 = load <4 x float>, ptr %t1799, align 16
  %t1801 = mul i64 %loop1779.j, 16
  %t1802 = add i64 %t3, %t1801
  %t1803 = add i64 %t1802, 576
  %t1804 = inttoptr i64 %t1803 to ptr
  %t1805 = load <4 x float>, ptr %t1804, align 16
  %t1806 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1805, <4 x float> %t1788, <4 x float> %t1800)
  %t1807 = lshr i64 %loop1779.j, 5
  %t1808 = mul i64 %t1807, 16
  %t1809 = add i64 %t3, %t1808
  %t1810 = add i64 %t1809, 256
  %t1811 = inttoptr i64 %t1810 to ptr
  %t1812 = load <4 x i32>, ptr %t1811, align 16
  %t1813 = and i64 %loop1779.j, 31
  %t1814 = shl i64 1, %t1813
  %t1815 = trunc i64 %t1814 to i32
  %t1816 = insertelement <4 x i32> poison, i32 %t1815, i64 0
  %t1817 = shufflevector <4 x i32> %t1816, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1818 = and <4 x i32> %t1812, %t1817
  %t1819 = icmp eq <4 x i32> %t1818, splat (i32 0)
  %t1820 = select <4 x i1> %t1819, <4 x float> %t1800, <4 x float> %t1806
  %t1821 = mul i64 %loop1780.j, 16
  %t1822 = add i64 %t35, %t1821
  %t1823 = inttoptr i64 %t1822 to ptr
  store <4 x float> %t1820, ptr %t1823, align 16
  br label %when1795.end
when1795.end:
  %t1824 = add nsw i64 %loop1780.j, 1
  br label %loop1780
loop1780.end:
  %t1825 = add nsw i64 %loop1779.j, 1
  br label %loop1779
loop1779.end:
  br label %when1774.end
when1774.end:
  br label %when895.end
when895.end:
  %t1826 = srem i64 %loop461.j, 16
  %t1827 = icmp eq i64 %t1826, 15
  %t1828 = zext i1 %t1827 to i64
  %t1830 = icmp ne i64 %t1828, 0
  br i1 %t1830, label %when1829, label %when1829.end
when1829:
  %t1831 = add i64 %args.address, 96
  %t1832 = inttoptr i64 %t1831 to ptr
  %t1833 = load i64, ptr %t1832, align 8
  br label %loop1834
loop1834:
  %loop1834.j = phi i64 [ 0, %when1829 ], [ %t1852, %loop1834.body ]
  %loop1834.ok = icmp slt i64 %loop1834.j, %t1833
  br i1 %loop1834.ok, label %loop1834.body, label %loop1834.end
loop1834.body:
  %t1835 = add i64 %loop1834.j, %t1833
  %t1836 = add i64 %loop1834.j, %t1833
  %t1837 = mul i64 %t1836, 16
  %t1838 = add i64 %t35, %t1837
  %t1839 = inttoptr i64 %t1838 to ptr
  %t1840 = load <4 x float>, ptr %t1839, align 16
  %t1841 = mul i64 %loop1834.j, 16
  %t1842 = add i64 %t35, %t1841
  %t1843 = inttoptr i64 %t1842 to ptr
  %t1844 = load <4 x float>, ptr %t1843, align 16
  %t1845 = fadd <4 x float> %t1840, %t1844
  %t1846 = mul i64 %t1835, 16
  %t1847 = add i64 %t35, %t1846
  %t1848 = inttoptr i64 %t1847 to ptr
  store <4 x float> %t1845, ptr %t1848, align 16
  %t1849 = mul i64 %loop1834.j, 16
  %t1850 = add i64 %t35, %t1849
  %t1851 = inttoptr i64 %t1850 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1851, align 16
  %t1852 = add nsw i64 %loop1834.j, 1
  br label %loop1834
loop1834.end:
  br label %when1829.end
when1829.end:
  %t1853 = add nsw i64 %loop461.j, 1
  br label %loop461
loop461.end:
  %t1854 = add i64 %args.address, 96
  %t1855 = inttoptr i64 %t1854 to ptr
  %t1856 = load i64, ptr %t1855, align 8
  br label %loop1857
loop1857:
  %loop1857.j = phi i64 [ 0, %loop461.end ], [ %t1875, %loop1857.body ]
  %loop1857.ok = icmp slt i64 %loop1857.j, %t1856
  br i1 %loop1857.ok, label %loop1857.body, label %loop1857.end
loop1857.body:
  %t1858 = add i64 %loop1857.j, %t1856
  %t1859 = add i64 %loop1857.j, %t1856
  %t1860 = mul i64 %t1859, 16
  %t1861 = add i64 %t35, %t1860
  %t1862 = inttoptr i64 %t1861 to ptr
  %t1863 = load <4 x float>, ptr %t1862, align 16
  %t1864 = mul i64 %loop1857.j, 16
  %t1865 = add i64 %t35, %t1864
  %t1866 = inttoptr i64 %t1865 to ptr
  %t1867 = load <4 x float>, ptr %t1866, align 16
  %t1868 = fadd <4 x float> %t1863, %t1867
  %t1869 = mul i64 %t1858, 16
  %t1870 = add i64 %t35, %t1869
  %t1871 = inttoptr i64 %t1870 to ptr
  store <4 x float> %t1868, ptr %t1871, align 16
  %t1872 = mul i64 %loop1857.j, 16
  %t1873 = add i64 %t35, %t1872
  %t1874 = inttoptr i64 %t1873 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1874, align 16
  %t1875 = add nsw i64 %loop1857.j, 1
  br label %loop1857
loop1857.end:
  %t1876 = add i64 %args.address, 96
  %t1877 = inttoptr i64 %t1876 to ptr
  %t1878 = load i64, ptr %t1877, align 8
  br label %loop1879
loop1879:
  %loop1879.j = phi i64 [ 0, %loop1857.end ], [ %t1891, %loop1879.body ]
  %loop1879.ok = icmp slt i64 %loop1879.j, %t1878
  br i1 %loop1879.ok, label %loop1879.body, label %loop1879.end
loop1879.body:
  %t1880 = add i64 %args.address, 96
  %t1881 = inttoptr i64 %t1880 to ptr
  %t1882 = load i64, ptr %t1881, align 8
  %t1883 = add i64 %loop1879.j, %t1882
  %t1884 = mul i64 %t1883, 16
  %t1885 = add i64 %t35, %t1884
  %t1886 = inttoptr i64 %t1885 to ptr
  %t1887 = load <4 x float>, ptr %t1886, align 16
  %t1888 = mul i64 %loop1879.j, 16
  %t1889 = add i64 %t35, %t1888
  %t1890 = inttoptr i64 %t1889 to ptr
  store <4 x float> %t1887, ptr %t1890, align 16
  %t1891 = add nsw i64 %loop1879.j, 1
  br label %loop1879
loop1879.end:
  br label %loop1892
loop1892:
  %loop1892.j = phi i64 [ 0, %loop1879.end ], [ %t1901, %loop1892.body ]
  %loop1892.c0 = phi <4 x i1> [ splat (i1 false), %loop1879.end ], [ %t1900, %loop1892.body ]
  %loop1892.ok = icmp slt i64 %loop1892.j, %t373
  br i1 %loop1892.ok, label %loop1892.body, label %loop1892.end
loop1892.body:
  %t1893 = mul i64 %loop1892.j, 16
  %t1894 = add i64 %t35, %t1893
  %t1895 = inttoptr i64 %t1894 to ptr
  %t1896 = load <4 x float>, ptr %t1895, align 16
  %t1897 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1896)
  %t1898 = fcmp olt <4 x float> %t1897, splat (float 0x7FF0000000000000)
  %t1899 = xor <4 x i1> %t1898, splat (i1 true)
  %t1900 = or <4 x i1> %loop1892.c0, %t1899
  %t1901 = add nsw i64 %loop1892.j, 1
  br label %loop1892
loop1892.end:
  %t1902 = add i64 %t3, 512
  %t1903 = inttoptr i64 %t1902 to ptr
  %t1904 = load <4 x float>, ptr %t1903, align 16
  %t1905 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1904)
  %t1906 = fcmp olt <4 x float> %t1905, splat (float 0x7FF0000000000000)
  %t1907 = and <4 x i1> %loop1892.c0, %t1906
  %t1908 = bitcast <4 x i1> %t1907 to i4
  %t1909 = icmp ne i4 %t1908, 0
  %t1910 = zext i1 %t1909 to i64
  %t1911 = icmp slt i64 %loop376.j, 1
  %t1912 = zext i1 %t1911 to i64
  %t1913 = and i64 %t1910, %t1912
  %t1915 = icmp ne i64 %t1913, 0
  br i1 %t1915, label %when1914, label %when1914.end
when1914:
  %t1916 = add i64 %args.address, 96
  %t1917 = inttoptr i64 %t1916 to ptr
  %t1918 = load i64, ptr %t1917, align 8
  br label %loop1919
loop1919:
  %loop1919.j = phi i64 [ 0, %when1914 ], [ %t1927, %loop1919.body ]
  %loop1919.ok = icmp slt i64 %loop1919.j, %t1918
  br i1 %loop1919.ok, label %loop1919.body, label %loop1919.end
loop1919.body:
  %t1920 = mul i64 %loop1919.j, 16
  %t1921 = add i64 %t35, %t1920
  %t1922 = inttoptr i64 %t1921 to ptr
  %t1923 = load <4 x float>, ptr %t1922, align 16
  %t1924 = mul i64 %loop1919.j, 16
  %t1925 = add i64 %t41, %t1924
  %t1926 = inttoptr i64 %t1925 to ptr
  store <4 x float> %t1923, ptr %t1926, align 16
  %t1927 = add nsw i64 %loop1919.j, 1
  br label %loop1919
loop1919.end:
  %t1928 = add i64 %t3, 384
  %t1929 = add i64 %loop376.j, 1
  %t1930 = inttoptr i64 %t1928 to ptr
  store i64 %t1929, ptr %t1930, align 8
  br label %when1914.end
when1914.end:
  br label %when382.end
when382.end:
  %t1931 = add nsw i64 %loop376.j, 1
  br label %loop376
loop376.end:
  %t1932 = add i64 %t3, 384
  %t1933 = inttoptr i64 %t1932 to ptr
  %t1934 = load i64, ptr %t1933, align 8
  %t1935 = add i64 %t3, 448
  %t1936 = inttoptr i64 %t1935 to ptr
  %t1937 = load <4 x float>, ptr %t1936, align 16
  %t1938 = add i64 %t3, 512
  %t1939 = inttoptr i64 %t1938 to ptr
  %t1940 = load <4 x float>, ptr %t1939, align 16
  %t1941 = fcmp oeq <4 x float> %t1940, splat (float 0x0000000000000000)
  %t1942 = fneg <4 x float> %t1937
  %t1943 = select <4 x i1> %t1941, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1942
  %t1944 = add i64 %args.address, 320
  %t1945 = inttoptr i64 %t1944 to ptr
  %t1946 = load i64, ptr %t1945, align 8
  %t1947 = add i64 %args.address, 56
  %t1948 = inttoptr i64 %t1947 to ptr
  %t1949 = load i64, ptr %t1948, align 8
  %t1950 = mul i64 %t68, %t1949
  %t1951 = add i64 %t1950, %t72
  %t1952 = mul i64 %t1951, 8
  %t1953 = add i64 %t1946, %t1952
  %t1954 = inttoptr i64 %t1953 to ptr
  %t1955 = load double, ptr %t1954, align 8
  %t1956 = fptrunc double %t1955 to float
  %t1957 = insertelement <4 x float> poison, float %t1956, i64 0
  %t1958 = shufflevector <4 x float> %t1957, <4 x float> poison, <4 x i32> zeroinitializer
  %t1959 = fcmp ogt <4 x float> %t1943, %t1958
  %t1960 = select <4 x i1> %t1959, <4 x float> %t1943, <4 x float> %t1958
  %t1961 = fcmp ogt <4 x float> %t1960, splat (float 0xFFF0000000000000)
  %t1962 = select <4 x i1> %t1961, <4 x float> %t1960, <4 x float> splat (float 0x0000000000000000)
  %t1963 = fcmp ogt <4 x float> %t1943, splat (float 0xFFF0000000000000)
  %t1964 = fsub <4 x float> %t1943, %t1962
  %t1965 = fmul <4 x float> %t1964, splat (float 0x3FF7154760000000)
  %t1966 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1965
  %t1967 = select <4 x i1> %t1966, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1965
  %t1968 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1967
  %t1969 = select <4 x i1> %t1968, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1967
  %t1970 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1969)
  %t1971 = fsub <4 x float> %t1969, %t1970
  %t1972 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1971, <4 x float> splat (float 0x3F826900C0000000))
  %t1973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1972, <4 x float> %t1971, <4 x float> splat (float 0x3FAC954460000000))
  %t1974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1973, <4 x float> %t1971, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1975 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1974, <4 x float> %t1971, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1975, <4 x float> %t1971, <4 x float> splat (float 0x3FF0000000000000))
  %t1977 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1965
  %t1978 = select <4 x i1> %t1977, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1965
  %t1979 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1978
  %t1980 = select <4 x i1> %t1979, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1978
  %t1981 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1980)
  %t1982 = fadd <4 x float> %t1981, splat (float 0x4168000FE0000000)
  %t1983 = bitcast <4 x float> %t1982 to <4 x i32>
  %t1984 = shl <4 x i32> %t1983, splat (i32 23)
  %t1985 = bitcast <4 x i32> %t1984 to <4 x float>
  %t1986 = fcmp ord <4 x float> %t1965, %t1965
  %t1987 = fmul <4 x float> %t1976, %t1985
  %t1988 = select <4 x i1> %t1986, <4 x float> %t1987, <4 x float> %t1965
  %t1989 = select <4 x i1> %t1963, <4 x float> %t1988, <4 x float> splat (float 0x0000000000000000)
  %t1990 = fcmp oeq <4 x float> %t1940, %t1940
  %t1991 = select <4 x i1> %t1990, <4 x float> %t1989, <4 x float> %t1940
  %t1992 = fmul <4 x float> %t1940, %t1991
  %t1993 = fcmp ogt <4 x float> %t1958, splat (float 0xFFF0000000000000)
  %t1994 = fsub <4 x float> %t1958, %t1962
  %t1995 = fmul <4 x float> %t1994, splat (float 0x3FF7154760000000)
  %t1996 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1995
  %t1997 = select <4 x i1> %t1996, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1995
  %t1998 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1997
  %t1999 = select <4 x i1> %t1998, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1997
  %t2000 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1999)
  %t2001 = fsub <4 x float> %t1999, %t2000
  %t2002 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t2001, <4 x float> splat (float 0x3F826900C0000000))
  %t2003 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2002, <4 x float> %t2001, <4 x float> splat (float 0x3FAC954460000000))
  %t2004 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2003, <4 x float> %t2001, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t2005 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2004, <4 x float> %t2001, <4 x float> splat (float 0x3FE62E4F60000000))
  %t2006 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2005, <4 x float> %t2001, <4 x float> splat (float 0x3FF0000000000000))
  %t2007 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1995
  %t2008 = select <4 x i1> %t2007, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1995
  %t2009 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t2008
  %t2010 = select <4 x i1> %t2009, <4 x float> splat (float 0x4060000000000000), <4 x float> %t2008
  %t2011 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t2010)
  %t2012 = fadd <4 x float> %t2011, splat (float 0x4168000FE0000000)
  %t2013 = bitcast <4 x float> %t2012 to <4 x i32>
  %t2014 = shl <4 x i32> %t2013, splat (i32 23)
  %t2015 = bitcast <4 x i32> %t2014 to <4 x float>
  %t2016 = fcmp ord <4 x float> %t1995, %t1995
  %t2017 = fmul <4 x float> %t2006, %t2015
  %t2018 = select <4 x i1> %t2016, <4 x float> %t2017, <4 x float> %t1995
  %t2019 = select <4 x i1> %t1993, <4 x float> %t2018, <4 x float> splat (float 0x0000000000000000)
  %t2020 = fadd <4 x float> %t1992, %t2019
  %t2021 = fcmp oeq <4 x float> %t2020, splat (float 0x0000000000000000)
  %t2022 = fdiv <4 x float> %t1991, %t2020
  %t2023 = select <4 x i1> %t2021, <4 x float> splat (float 0x0000000000000000), <4 x float> %t2022
  %t2024 = add i64 %t3, 448
  %t2025 = inttoptr i64 %t2024 to ptr
  store <4 x float> %t1962, ptr %t2025, align 16
  %t2026 = add i64 %t3, 512
  %t2027 = inttoptr i64 %t2026 to ptr
  store <4 x float> %t2020, ptr %t2027, align 16
  br label %loop2028
loop2028:
  %loop2028.j = phi i64 [ 0, %loop376.end ], [ %t2037, %loop2028.body ]
  %loop2028.ok = icmp slt i64 %loop2028.j, %t373
  br i1 %loop2028.ok, label %loop2028.body, label %loop2028.end
loop2028.body:
  %t2029 = mul i64 %loop2028.j, 16
  %t2030 = add i64 %t35, %t2029
  %t2031 = inttoptr i64 %t2030 to ptr
  %t2032 = load <4 x float>, ptr %t2031, align 16
  %t2033 = fmul <4 x float> %t2032, %t2023
  %t2034 = mul i64 %loop2028.j, 16
  %t2035 = add i64 %t35, %t2034
  %t2036 = inttoptr i64 %t2035 to ptr
  store <4 x float> %t2033, ptr %t2036, align 16
  %t2037 = add nsw i64 %loop2028.j, 1
  br label %loop2028
loop2028.end:
  %t2038 = icmp sgt i64 %t1934, 1
  %t2039 = zext i1 %t2038 to i64
  %t2041 = icmp ne i64 %t2039, 0
  br i1 %t2041, label %when2040, label %when2040.end
when2040:
  br label %loop2042
loop2042:
  %loop2042.j = phi i64 [ 0, %when2040 ], [ %t2059, %loop2042.body ]
  %loop2042.ok = icmp slt i64 %loop2042.j, %t373
  br i1 %loop2042.ok, label %loop2042.body, label %loop2042.end
loop2042.body:
  %t2043 = mul i64 %loop2042.j, 16
  %t2044 = add i64 %t41, %t2043
  %t2045 = inttoptr i64 %t2044 to ptr
  %t2046 = load <4 x float>, ptr %t2045, align 16
  %t2047 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t2046)
  %t2048 = fcmp olt <4 x float> %t2047, splat (float 0x7FF0000000000000)
  %t2049 = fmul <4 x float> %t2046, %t2023
  %t2050 = mul i64 %loop2042.j, 16
  %t2051 = add i64 %t35, %t2050
  %t2052 = inttoptr i64 %t2051 to ptr
  %t2053 = load <4 x float>, ptr %t2052, align 16
  %t2054 = fmul <4 x float> %t2053, splat (float 0x4450000000000000)
  %t2055 = select <4 x i1> %t2048, <4 x float> %t2049, <4 x float> %t2054
  %t2056 = mul i64 %loop2042.j, 16
  %t2057 = add i64 %t35, %t2056
  %t2058 = inttoptr i64 %t2057 to ptr
  store <4 x float> %t2055, ptr %t2058, align 16
  %t2059 = add nsw i64 %loop2042.j, 1
  br label %loop2042
loop2042.end:
  br label %when2040.end
when2040.end:
  %t2060 = add i64 %args.address, 224
  %t2061 = inttoptr i64 %t2060 to ptr
  %t2062 = load i64, ptr %t2061, align 8
  %t2063 = add i64 %args.address, 232
  %t2064 = inttoptr i64 %t2063 to ptr
  %t2065 = load i64, ptr %t2064, align 8
  %t2066 = mul i64 %t68, 8
  %t2067 = add i64 %t2065, %t2066
  %t2068 = inttoptr i64 %t2067 to ptr
  %t2069 = load i64, ptr %t2068, align 8
  %t2070 = add i64 %t2062, %t2069
  %t2071 = add i64 %args.address, 240
  %t2072 = inttoptr i64 %t2071 to ptr
  %t2073 = load i64, ptr %t2072, align 8
  %t2074 = mul i64 %t72, %t2073
  %t2075 = add i64 %t2070, %t2074
  %t2076 = add i64 %args.address, 248
  %t2077 = inttoptr i64 %t2076 to ptr
  %t2078 = load i64, ptr %t2077, align 8
  %t2079 = mul i64 %t73, %t2078
  %t2080 = add i64 %t2075, %t2079
  %t2081 = add i64 %args.address, 248
  %t2082 = inttoptr i64 %t2081 to ptr
  %t2083 = load i64, ptr %t2082, align 8
  %t2084 = add i64 %args.address, 256
  %t2085 = inttoptr i64 %t2084 to ptr
  %t2086 = load i64, ptr %t2085, align 8
  %t2087 = icmp eq i64 %t2086, 4
  %t2088 = zext i1 %t2087 to i64
  %t2089 = sdiv i64 %t373, 4
  %t2090 = mul i64 %t2089, 4
  %t2091 = icmp ne i64 %t2088, 0
  %t2092 = select i1 %t2091, i64 %t2090, i64 0
  br label %loop2093
loop2093:
  %loop2093.j = phi i64 [ 0, %when2040.end ], [ %t2140, %loop2130.end ]
  %loop2093.ok = icmp slt i64 %loop2093.j, %t2092
  br i1 %loop2093.ok, label %loop2093.body, label %loop2093.end
loop2093.body:
  %t2094 = mul i64 %loop2093.j, 16
  %t2095 = add i64 %t35, %t2094
  %t2096 = inttoptr i64 %t2095 to ptr
  %t2097 = load <4 x float>, ptr %t2096, align 16
  %t2098 = add i64 %t2095, 16
  %t2099 = inttoptr i64 %t2098 to ptr
  %t2100 = load <4 x float>, ptr %t2099, align 16
  %t2101 = add i64 %t2095, 32
  %t2102 = inttoptr i64 %t2101 to ptr
  %t2103 = load <4 x float>, ptr %t2102, align 16
  %t2104 = add i64 %t2095, 48
  %t2105 = inttoptr i64 %t2104 to ptr
  %t2106 = load <4 x float>, ptr %t2105, align 16
  %t2107 = shufflevector <4 x float> %t2097, <4 x float> %t2103, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2108 = shufflevector <4 x float> %t2097, <4 x float> %t2103, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2109 = shufflevector <4 x float> %t2100, <4 x float> %t2106, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2110 = shufflevector <4 x float> %t2100, <4 x float> %t2106, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2111 = shufflevector <4 x float> %t2107, <4 x float> %t2109, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2112 = shufflevector <4 x float> %t2107, <4 x float> %t2109, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2113 = shufflevector <4 x float> %t2108, <4 x float> %t2110, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2114 = shufflevector <4 x float> %t2108, <4 x float> %t2110, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2115 = add i64 %t3, 2624
  %t2116 = inttoptr i64 %t2115 to ptr
  store <4 x float> %t2111, ptr %t2116, align 16
  %t2117 = add i64 %t3, 2640
  %t2118 = inttoptr i64 %t2117 to ptr
  store <4 x float> %t2112, ptr %t2118, align 16
  %t2119 = add i64 %t3, 2656
  %t2120 = inttoptr i64 %t2119 to ptr
  store <4 x float> %t2113, ptr %t2120, align 16
  %t2121 = add i64 %t3, 2672
  %t2122 = inttoptr i64 %t2121 to ptr
  store <4 x float> %t2114, ptr %t2122, align 16
  %t2123 = mul i64 %loop2093.j, %t2086
  %t2124 = add i64 %t2080, %t2123
  %t2125 = sub i64 %t81, 0
  %t2126 = icmp slt i64 %t2125, 4
  %t2127 = zext i1 %t2126 to i64
  %t2128 = icmp ne i64 %t2127, 0
  %t2129 = select i1 %t2128, i64 %t2125, i64 4
  br label %loop2130
loop2130:
  %loop2130.j = phi i64 [ 0, %loop2093.body ], [ %t2139, %loop2130.body ]
  %loop2130.ok = icmp slt i64 %loop2130.j, %t2129
  br i1 %loop2130.ok, label %loop2130.body, label %loop2130.end
loop2130.body:
  %t2131 = mul i64 %loop2130.j, 16
  %t2132 = add i64 %t3, %t2131
  %t2133 = add i64 %t2132, 2624
  %t2134 = inttoptr i64 %t2133 to ptr
  %t2135 = load <4 x float>, ptr %t2134, align 16
  %t2136 = mul i64 %loop2130.j, %t2083
  %t2137 = add i64 %t2124, %t2136
  %t2138 = inttoptr i64 %t2137 to ptr
  store <4 x float> %t2135, ptr %t2138, align 1
  %t2139 = add nsw i64 %loop2130.j, 1
  br label %loop2130
loop2130.end:
  %t2140 = add nsw i64 %loop2093.j, 4
  br label %loop2093
loop2093.end:
  br label %loop2141
loop2141:
  %loop2141.j = phi i64 [ %t2092, %loop2093.end ], [ %t2158, %loop2142.end ]
  %loop2141.ok = icmp slt i64 %loop2141.j, %t373
  br i1 %loop2141.ok, label %loop2141.body, label %loop2141.end
loop2141.body:
  br label %loop2142
loop2142:
  %loop2142.j = phi i64 [ 0, %loop2141.body ], [ %t2157, %loop2142.body ]
  %loop2142.ok = icmp slt i64 %loop2142.j, %t81
  br i1 %loop2142.ok, label %loop2142.body, label %loop2142.end
loop2142.body:
  %t2143 = mul i64 %loop2142.j, %t2083
  %t2144 = add i64 %t2080, %t2143
  %t2145 = mul i64 %loop2141.j, %t2086
  %t2146 = add i64 %t2144, %t2145
  %t2147 = mul i64 %loop2141.j, 16
  %t2148 = add i64 %t35, %t2147
  %t2149 = mul i64 %loop2142.j, 4
  %t2150 = add i64 %t2148, %t2149
  %t2151 = inttoptr i64 %t2150 to ptr
  %t2152 = load float, ptr %t2151, align 1
  %t2153 = insertelement <4 x float> poison, float %t2152, i64 0
  %t2154 = shufflevector <4 x float> %t2153, <4 x float> poison, <4 x i32> zeroinitializer
  %t2155 = extractelement <4 x float> %t2154, i64 0
  %t2156 = inttoptr i64 %t2146 to ptr
  store float %t2155, ptr %t2156, align 1
  %t2157 = add nsw i64 %loop2142.j, 1
  br label %loop2142
loop2142.end:
  %t2158 = add nsw i64 %loop2141.j, 1
  br label %loop2141
loop2141.end:
  %t2159 = add i64 %args.address, 56
  %t2160 = inttoptr i64 %t2159 to ptr
  %t2161 = load i64, ptr %t2160, align 8
  %t2162 = mul i64 %t68, %t2161
  %t2163 = add i64 %t2162, %t72
  %t2164 = add i64 %args.address, 72
  %t2165 = inttoptr i64 %t2164 to ptr
  %t2166 = load i64, ptr %t2165, align 8
  %t2167 = mul i64 %t2163, %t2166
  %t2168 = add i64 %t2167, %t73
  %t2169 = mul i64 %t2168, 4
  %t2170 = add i64 %args.address, 264
  %t2171 = inttoptr i64 %t2170 to ptr
  %t2172 = load i64, ptr %t2171, align 8
  %t2173 = add i64 %args.address, 272
  %t2174 = inttoptr i64 %t2173 to ptr
  %t2175 = load i64, ptr %t2174, align 8
  %t2177 = icmp ne i64 %t2172, 0
  br i1 %t2177, label %when2176, label %when2176.end
when2176:
  br label %loop2178
loop2178:
  %loop2178.j = phi i64 [ 0, %when2176 ], [ %t2191, %loop2178.body ]
  %loop2178.ok = icmp slt i64 %loop2178.j, %t81
  br i1 %loop2178.ok, label %loop2178.body, label %loop2178.end
loop2178.body:
  %t2179 = add i64 %t2172, %t2169
  %t2180 = mul i64 %loop2178.j, 4
  %t2181 = add i64 %t2179, %t2180
  %t2182 = mul i64 %loop2178.j, 4
  %t2183 = add i64 %t3, %t2182
  %t2184 = add i64 %t2183, 448
  %t2185 = inttoptr i64 %t2184 to ptr
  %t2186 = load float, ptr %t2185, align 1
  %t2187 = insertelement <4 x float> poison, float %t2186, i64 0
  %t2188 = shufflevector <4 x float> %t2187, <4 x float> poison, <4 x i32> zeroinitializer
  %t2189 = extractelement <4 x float> %t2188, i64 0
  %t2190 = inttoptr i64 %t2181 to ptr
  store float %t2189, ptr %t2190, align 1
  %t2191 = add nsw i64 %loop2178.j, 1
  br label %loop2178
loop2178.end:
  br label %when2176.end
when2176.end:
  %t2193 = icmp ne i64 %t2175, 0
  br i1 %t2193, label %when2192, label %when2192.end
when2192:
  br label %loop2194
loop2194:
  %loop2194.j = phi i64 [ 0, %when2192 ], [ %t2207, %loop2194.body ]
  %loop2194.ok = icmp slt i64 %loop2194.j, %t81
  br i1 %loop2194.ok, label %loop2194.body, label %loop2194.end
loop2194.body:
  %t2195 = add i64 %t2175, %t2169
  %t2196 = mul i64 %loop2194.j, 4
  %t2197 = add i64 %t2195, %t2196
  %t2198 = mul i64 %loop2194.j, 4
  %t2199 = add i64 %t3, %t2198
  %t2200 = add i64 %t2199, 512
  %t2201 = inttoptr i64 %t2200 to ptr
  %t2202 = load float, ptr %t2201, align 1
  %t2203 = insertelement <4 x float> poison, float %t2202, i64 0
  %t2204 = shufflevector <4 x float> %t2203, <4 x float> poison, <4 x i32> zeroinitializer
  %t2205 = extractelement <4 x float> %t2204, i64 0
  %t2206 = inttoptr i64 %t2197 to ptr
  store float %t2205, ptr %t2206, align 1
  %t2207 = add nsw i64 %loop2194.j, 1
  br label %loop2194
loop2194.end:
  br label %when2192.end
when2192.end:
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
