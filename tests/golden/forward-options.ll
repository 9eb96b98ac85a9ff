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
  %loop376.j = phi i64 [ 0, %loop215.end ], [ %t1934, %when382.end ]
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
  %loop461.j = phi i64 [ %t457, %loop388.end ], [ %t1856, %when1832.end ]
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
  %t1120 = add i64 %args.address, 96
  %t1121 = inttoptr i64 %t1120 to ptr
  %t1122 = load i64, ptr %t1121, align 8
  %t1123 = add i64 %args.address, 88
  %t1124 = inttoptr i64 %t1123 to ptr
  %t1125 = load i64, ptr %t1124, align 8
  br label %loop1126
loop1126:
  %loop1126.j = phi i64 [ 0, %loop1018.end ], [ %t1196, %loop1147.end ]
  %loop1126.ok = icmp slt i64 %loop1126.j, %t904
  br i1 %loop1126.ok, label %loop1126.body, label %loop1126.end
loop1126.body:
  %t1127 = mul i64 %loop1126.j, 2
  %t1128 = sdiv i64 %t1127, 64
  %t1129 = add i64 %loop1126.j, 4
  %t1130 = mul i64 %t1129, 2
  %t1131 = sdiv i64 %t1130, 64
  br label %loop1132
loop1132:
  %loop1132.j = phi i64 [ %t1128, %loop1126.body ], [ %t1146, %loop1132.body ]
  %loop1132.ok = icmp slt i64 %loop1132.j, %t1131
  br i1 %loop1132.ok, label %loop1132.body, label %loop1132.end
loop1132.body:
  %t1133 = add i64 %t462, 64
  %t1134 = mul i64 %t1133, %t351
  %t1135 = add i64 %t360, %t1134
  %t1136 = sub i64 %t81, 1
  %t1137 = icmp slt i64 %loop1132.j, %t1136
  %t1138 = zext i1 %t1137 to i64
  %t1139 = icmp ne i64 %t1138, 0
  %t1140 = select i1 %t1139, i64 %loop1132.j, i64 %t1136
  %t1141 = mul i64 %t1140, %t348
  %t1142 = add i64 %t1135, %t1141
  %t1143 = inttoptr i64 %t1142 to ptr
  call void @llvm.prefetch.p0(ptr %t1143, i32 0, i32 3, i32 1)
  %t1144 = add i64 %t1142, 64
  %t1145 = inttoptr i64 %t1144 to ptr
  call void @llvm.prefetch.p0(ptr %t1145, i32 0, i32 3, i32 1)
  %t1146 = add nsw i64 %loop1132.j, 1
  br label %loop1132
loop1132.end:
  br label %loop1147
loop1147:
  %loop1147.j = phi i64 [ 0, %loop1132.end ], [ %t1185, %loop1147.body ]
  %loop1147.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1132.end ], [ %t1181, %loop1147.body ]
  %loop1147.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1132.end ], [ %t1182, %loop1147.body ]
  %loop1147.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1132.end ], [ %t1183, %loop1147.body ]
  %loop1147.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1132.end ], [ %t1184, %loop1147.body ]
  %loop1147.ok = icmp slt i64 %loop1147.j, %t1125
  br i1 %loop1147.ok, label %loop1147.body, label %loop1147.end
loop1147.body:
  %t1148 = mul i64 %loop1126.j, %t11
  %t1149 = add i64 %t3, %t1148
  %t1150 = mul i64 %loop1147.j, 4
  %t1151 = add i64 %t1149, %t1150
  %t1152 = add i64 %t1151, %t11
  %t1153 = mul i64 %t11, 2
  %t1154 = add i64 %t1151, %t1153
  %t1155 = mul i64 %t11, 3
  %t1156 = add i64 %t1151, %t1155
  %t1157 = add i64 %t1151, 2688
  %t1158 = inttoptr i64 %t1157 to ptr
  %t1159 = load float, ptr %t1158, align 1
  %t1160 = insertelement <4 x float> poison, float %t1159, i64 0
  %t1161 = shufflevector <4 x float> %t1160, <4 x float> poison, <4 x i32> zeroinitializer
  %t1162 = add i64 %t1152, 2688
  %t1163 = inttoptr i64 %t1162 to ptr
  %t1164 = load float, ptr %t1163, align 1
  %t1165 = insertelement <4 x float> poison, float %t1164, i64 0
  %t1166 = shufflevector <4 x float> %t1165, <4 x float> poison, <4 x i32> zeroinitializer
  %t1167 = add i64 %t1154, 2688
  %t1168 = inttoptr i64 %t1167 to ptr
  %t1169 = load float, ptr %t1168, align 1
  %t1170 = insertelement <4 x float> poison, float %t1169, i64 0
  %t1171 = shufflevector <4 x float> %t1170, <4 x float> poison, <4 x i32> zeroinitializer
  %t1172 = add i64 %t1156, 2688
  %t1173 = inttoptr i64 %t1172 to ptr
  %t1174 = load float, ptr %t1173, align 1
  %t1175 = insertelement <4 x float> poison, float %t1174, i64 0
  %t1176 = shufflevector <4 x float> %t1175, <4 x float> poison, <4 x i32> zeroinitializer
  %t1177 = mul i64 %loop1147.j, 16
  %t1178 = add i64 %t30, %t1177
  %t1179 = inttoptr i64 %t1178 to ptr
  %t1180 = load <4 x float>, ptr %t1179, align 16
  %t1181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1161, <4 x float> %t1180, <4 x float> %loop1147.c0)
  %t1182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1166, <4 x float> %t1180, <4 x float> %loop1147.c1)
  %t1183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1171, <4 x float> %t1180, <4 x float> %loop1147.c2)
  %t1184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1176, <4 x float> %t1180, <4 x float> %loop1147.c3)
  %t1185 = add nsw i64 %loop1147.j, 1
  br label %loop1147
loop1147.end:
  %t1186 = mul i64 %loop1126.j, 16
  %t1187 = add i64 %t3, %t1186
  %t1188 = add i64 %t1187, 576
  %t1189 = inttoptr i64 %t1188 to ptr
  store <4 x float> %loop1147.c0, ptr %t1189, align 16
  %t1190 = add i64 %t1187, 592
  %t1191 = inttoptr i64 %t1190 to ptr
  store <4 x float> %loop1147.c1, ptr %t1191, align 16
  %t1192 = add i64 %t1187, 608
  %t1193 = inttoptr i64 %t1192 to ptr
  store <4 x float> %loop1147.c2, ptr %t1193, align 16
  %t1194 = add i64 %t1187, 624
  %t1195 = inttoptr i64 %t1194 to ptr
  store <4 x float> %loop1147.c3, ptr %t1195, align 16
  %t1196 = add nsw i64 %loop1126.j, 4
  br label %loop1126
loop1126.end:
  %t1197 = add i64 %t3, 256
  %t1198 = inttoptr i64 %t1197 to ptr
  %t1199 = load <4 x i32>, ptr %t1198, align 16
  %t1200 = add i64 %t3, 272
  %t1201 = inttoptr i64 %t1200 to ptr
  %t1202 = load <4 x i32>, ptr %t1201, align 16
  %t1203 = icmp eq <4 x i32> %t1199, splat (i32 -1)
  %t1204 = icmp eq <4 x i32> %t1202, splat (i32 -1)
  %t1205 = and <4 x i1> %t1203, %t1204
  %t1206 = bitcast <4 x i1> %t1205 to i4
  %t1207 = icmp eq i4 %t1206, -1
  %t1208 = zext i1 %t1207 to i64
  %t1210 = icmp ne i64 %t1208, 0
  br i1 %t1210, label %when1209, label %when1209.end
when1209:
  br label %loop1211
loop1211:
  %loop1211.j = phi i64 [ 0, %when1209 ], [ %t1286, %loop1211.body ]
  %loop1211.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1209 ], [ %t1285, %loop1211.body ]
  %loop1211.ok = icmp slt i64 %loop1211.j, %t904
  br i1 %loop1211.ok, label %loop1211.body, label %loop1211.end
loop1211.body:
  %t1212 = mul i64 %loop1211.j, 16
  %t1213 = add i64 %t3, %t1212
  %t1214 = add i64 %t1213, 576
  %t1215 = inttoptr i64 %t1214 to ptr
  %t1216 = load <4 x float>, ptr %t1215, align 16
  %t1217 = add i64 %t462, %loop1211.j
  %t1218 = fdiv <4 x float> %t1216, %t336
  %t1219 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1218)
  %t1220 = fmul <4 x float> %t1219, splat (float 0xC007154760000000)
  %t1221 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1220
  %t1222 = select <4 x i1> %t1221, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1220
  %t1223 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1222
  %t1224 = select <4 x i1> %t1223, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1222
  %t1225 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1224)
  %t1226 = fsub <4 x float> %t1224, %t1225
  %t1227 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1226, <4 x float> splat (float 0x3F826900C0000000))
  %t1228 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1227, <4 x float> %t1226, <4 x float> splat (float 0x3FAC954460000000))
  %t1229 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1228, <4 x float> %t1226, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1230 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1229, <4 x float> %t1226, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1231 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1230, <4 x float> %t1226, <4 x float> splat (float 0x3FF0000000000000))
  %t1232 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1220
  %t1233 = select <4 x i1> %t1232, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1220
  %t1234 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1233
  %t1235 = select <4 x i1> %t1234, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1233
  %t1236 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1235)
  %t1237 = fadd <4 x float> %t1236, splat (float 0x4168000FE0000000)
  %t1238 = bitcast <4 x float> %t1237 to <4 x i32>
  %t1239 = shl <4 x i32> %t1238, splat (i32 23)
  %t1240 = bitcast <4 x i32> %t1239 to <4 x float>
  %t1241 = fcmp ord <4 x float> %t1220, %t1220
  %t1242 = fmul <4 x float> %t1231, %t1240
  %t1243 = select <4 x i1> %t1241, <4 x float> %t1242, <4 x float> %t1220
  %t1244 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1243
  %t1245 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1243
  %t1246 = fdiv <4 x float> %t1244, %t1245
  %t1247 = fcmp olt <4 x float> %t1218, splat (float 0x0000000000000000)
  %t1248 = fneg <4 x float> %t1246
  %t1249 = select <4 x i1> %t1247, <4 x float> %t1248, <4 x float> %t1246
  %t1250 = fmul <4 x float> %t1218, %t1218
  %t1251 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1250, <4 x float> splat (float 0xBF8226E360000000))
  %t1252 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1251, <4 x float> %t1250, <4 x float> splat (float 0x3F9664F480000000))
  %t1253 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1252, <4 x float> %t1250, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1254 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1253, <4 x float> %t1250, <4 x float> splat (float 0x3FC1111120000000))
  %t1255 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1254, <4 x float> %t1250, <4 x float> splat (float 0xBFD5555560000000))
  %t1256 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1255, <4 x float> %t1250, <4 x float> splat (float 0x3FF0000000000000))
  %t1257 = fmul <4 x float> %t1218, %t1256
  %t1258 = fcmp olt <4 x float> %t1219, splat (float 0x3FD0000000000000)
  %t1259 = select <4 x i1> %t1258, <4 x float> %t1257, <4 x float> %t1249
  %t1260 = fmul <4 x float> %t336, %t1259
  %t1261 = add i64 %t3, 64
  %t1262 = inttoptr i64 %t1261 to ptr
  %t1263 = load <4 x i32>, ptr %t1262, align 16
  %t1264 = trunc i64 %t1217 to i32
  %t1265 = insertelement <4 x i32> poison, i32 %t1264, i64 0
  %t1266 = shufflevector <4 x i32> %t1265, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1267 = sub <4 x i32> %t1263, %t1266
  %t1268 = icmp slt <4 x i32> %t1267, splat (i32 0)
  %t1269 = sub <4 x i32> splat (i32 0), %t1267
  %t1270 = select <4 x i1> %t1268, <4 x i32> %t1269, <4 x i32> %t1267
  %t1271 = sitofp <4 x i32> %t1270 to <4 x float>
  %t1272 = fmul <4 x float> %t370, %t1271
  %t1273 = fsub <4 x float> %t1260, %t1272
  %t1274 = mul i64 %loop1211.j, 16
  %t1275 = add i64 %t3, %t1274
  %t1276 = add i64 %t1275, 1600
  %t1277 = inttoptr i64 %t1276 to ptr
  %t1278 = load <4 x float>, ptr %t1277, align 16
  %t1279 = fadd <4 x float> %t1273, %t1278
  %t1280 = mul i64 %loop1211.j, 16
  %t1281 = add i64 %t3, %t1280
  %t1282 = add i64 %t1281, 576
  %t1283 = inttoptr i64 %t1282 to ptr
  store <4 x float> %t1279, ptr %t1283, align 16
  %t1284 = fcmp ogt <4 x float> %t1279, %loop1211.c0
  %t1285 = select <4 x i1> %t1284, <4 x float> %t1279, <4 x float> %loop1211.c0
  %t1286 = add nsw i64 %loop1211.j, 1
  br label %loop1211
loop1211.end:
  %t1287 = add i64 %t3, 448
  %t1288 = inttoptr i64 %t1287 to ptr
  %t1289 = load <4 x float>, ptr %t1288, align 16
  %t1290 = fadd <4 x float> %loop1211.c0, %t1289
  %t1291 = fcmp ogt <4 x float> %t1290, splat (float 0x403B000000000000)
  %t1292 = bitcast <4 x i1> %t1291 to i4
  %t1293 = icmp ne i4 %t1292, 0
  %t1294 = zext i1 %t1293 to i64
  %t1296 = icmp ne i64 %t1294, 0
  br i1 %t1296, label %when1295, label %when1295.end
when1295:
  %t1297 = add i64 %t3, 448
  %t1298 = inttoptr i64 %t1297 to ptr
  %t1299 = load <4 x float>, ptr %t1298, align 16
  %t1300 = fneg <4 x float> %loop1211.c0
  %t1301 = select <4 x i1> %t1291, <4 x float> %t1300, <4 x float> %t1299
  %t1302 = add i64 %t3, 448
  %t1303 = inttoptr i64 %t1302 to ptr
  store <4 x float> %t1301, ptr %t1303, align 16
  %t1304 = fsub <4 x float> %t1301, %t1299
  %t1305 = fmul <4 x float> %t1304, splat (float 0x3FF7154760000000)
  %t1306 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1305
  %t1307 = select <4 x i1> %t1306, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1305
  %t1308 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1307
  %t1309 = select <4 x i1> %t1308, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1307
  %t1310 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1309)
  %t1311 = fsub <4 x float> %t1309, %t1310
  %t1312 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1311, <4 x float> splat (float 0x3F826900C0000000))
  %t1313 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1312, <4 x float> %t1311, <4 x float> splat (float 0x3FAC954460000000))
  %t1314 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1313, <4 x float> %t1311, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1315 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1314, <4 x float> %t1311, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1316 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1315, <4 x float> %t1311, <4 x float> splat (float 0x3FF0000000000000))
  %t1317 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1305
  %t1318 = select <4 x i1> %t1317, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1305
  %t1319 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1318
  %t1320 = select <4 x i1> %t1319, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1318
  %t1321 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1320)
  %t1322 = fadd <4 x float> %t1321, splat (float 0x4168000FE0000000)
  %t1323 = bitcast <4 x float> %t1322 to <4 x i32>
  %t1324 = shl <4 x i32> %t1323, splat (i32 23)
  %t1325 = bitcast <4 x i32> %t1324 to <4 x float>
  %t1326 = fcmp ord <4 x float> %t1305, %t1305
  %t1327 = fmul <4 x float> %t1316, %t1325
  %t1328 = select <4 x i1> %t1326, <4 x float> %t1327, <4 x float> %t1305
  %t1329 = select <4 x i1> %t1291, <4 x float> %t1328, <4 x float> splat (float 0x3FF0000000000000)
  %t1330 = add i64 %t3, 512
  %t1331 = inttoptr i64 %t1330 to ptr
  %t1332 = load <4 x float>, ptr %t1331, align 16
  %t1333 = fmul <4 x float> %t1332, %t1329
  %t1334 = add i64 %t3, 512
  %t1335 = inttoptr i64 %t1334 to ptr
  store <4 x float> %t1333, ptr %t1335, align 16
  br label %loop1336
loop1336:
  %loop1336.j = phi i64 [ 0, %when1295 ], [ %t1345, %loop1336.body ]
  %loop1336.ok = icmp slt i64 %loop1336.j, %t387
  br i1 %loop1336.ok, label %loop1336.body, label %loop1336.end
loop1336.body:
  %t1337 = mul i64 %loop1336.j, 16
  %t1338 = add i64 %t35, %t1337
  %t1339 = inttoptr i64 %t1338 to ptr
  %t1340 = load <4 x float>, ptr %t1339, align 16
  %t1341 = fmul <4 x float> %t1340, %t1329
  %t1342 = mul i64 %loop1336.j, 16
  %t1343 = add i64 %t35, %t1342
  %t1344 = inttoptr i64 %t1343 to ptr
  store <4 x float> %t1341, ptr %t1344, align 16
  %t1345 = add nsw i64 %loop1336.j, 1
  br label %loop1336
loop1336.end:
  br label %when1295.end
when1295.end:
  %t1346 = add i64 %t3, 448
  %t1347 = inttoptr i64 %t1346 to ptr
  %t1348 = load <4 x float>, ptr %t1347, align 16
  br label %loop1349
loop1349:
  %loop1349.j = phi i64 [ 0, %when1295.end ], [ %t1385, %loop1349.body ]
  %loop1349.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1295.end ], [ %t1384, %loop1349.body ]
  %loop1349.ok = icmp slt i64 %loop1349.j, %t904
  br i1 %loop1349.ok, label %loop1349.body, label %loop1349.end
loop1349.body:
  %t1350 = mul i64 %loop1349.j, 16
  %t1351 = add i64 %t3, %t1350
  %t1352 = add i64 %t1351, 576
  %t1353 = inttoptr i64 %t1352 to ptr
  %t1354 = load <4 x float>, ptr %t1353, align 16
  %t1355 = fadd <4 x float> %t1354, %t1348
  %t1356 = fmul <4 x float> %t1355, splat (float 0x3FF7154760000000)
  %t1357 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1356
  %t1358 = select <4 x i1> %t1357, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1356
  %t1359 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1358
  %t1360 = select <4 x i1> %t1359, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1358
  %t1361 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1360)
  %t1362 = fsub <4 x float> %t1360, %t1361
  %t1363 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1362, <4 x float> splat (float 0x3F826900C0000000))
  %t1364 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1363, <4 x float> %t1362, <4 x float> splat (float 0x3FAC954460000000))
  %t1365 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1364, <4 x float> %t1362, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1366 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1365, <4 x float> %t1362, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1367 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1366, <4 x float> %t1362, <4 x float> splat (float 0x3FF0000000000000))
  %t1368 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1356
  %t1369 = select <4 x i1> %t1368, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1356
  %t1370 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1369
  %t1371 = select <4 x i1> %t1370, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1369
  %t1372 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1371)
  %t1373 = fadd <4 x float> %t1372, splat (float 0x4168000FE0000000)
  %t1374 = bitcast <4 x float> %t1373 to <4 x i32>
  %t1375 = shl <4 x i32> %t1374, splat (i32 23)
  %t1376 = bitcast <4 x i32> %t1375 to <4 x float>
  %t1377 = fcmp ord <4 x float> %t1356, %t1356
  %t1378 = fmul <4 x float> %t1367, %t1376
  %t1379 = select <4 x i1> %t1377, <4 x float> %t1378, <4 x float> %t1356
  %t1380 = mul i64 %loop1349.j, 16
  %t1381 = add i64 %t3, %t1380
  %t1382 = add i64 %t1381, 576
  %t1383 = inttoptr i64 %t1382 to ptr
  store <4 x float> %t1379, ptr %t1383, align 16
  %t1384 = fadd <4 x float> %loop1349.c0, %t1379
  %t1385 = add nsw i64 %loop1349.j, 1
  br label %loop1349
loop1349.end:
  %t1386 = add i64 %t3, 512
  %t1387 = inttoptr i64 %t1386 to ptr
  %t1388 = load <4 x float>, ptr %t1387, align 16
  %t1389 = fadd <4 x float> %t1388, %loop1349.c0
  %t1390 = add i64 %t3, 512
  %t1391 = inttoptr i64 %t1390 to ptr
  store <4 x float> %t1389, ptr %t1391, align 16
  br label %when1209.end
when1209.end:
  %t1392 = sub i64 1, %t1208
  %t1394 = icmp ne i64 %t1392, 0
  br i1 %t1394, label %when1393, label %when1393.end
when1393:
  br label %loop1395
loop1395:
  %loop1395.j = phi i64 [ 0, %when1393 ], [ %t1484, %loop1395.body ]
  %loop1395.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1393 ], [ %t1483, %loop1395.body ]
  %loop1395.ok = icmp slt i64 %loop1395.j, %t904
  br i1 %loop1395.ok, label %loop1395.body, label %loop1395.end
loop1395.body:
  %t1396 = mul i64 %loop1395.j, 16
  %t1397 = add i64 %t3, %t1396
  %t1398 = add i64 %t1397, 576
  %t1399 = inttoptr i64 %t1398 to ptr
  %t1400 = load <4 x float>, ptr %t1399, align 16
  %t1401 = add i64 %t462, %loop1395.j
  %t1402 = fdiv <4 x float> %t1400, %t336
  %t1403 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1402)
  %t1404 = fmul <4 x float> %t1403, splat (float 0xC007154760000000)
  %t1405 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1404
  %t1406 = select <4 x i1> %t1405, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1404
  %t1407 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1406
  %t1408 = select <4 x i1> %t1407, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1406
  %t1409 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1408)
  %t1410 = fsub <4 x float> %t1408, %t1409
  %t1411 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1410, <4 x float> splat (float 0x3F826900C0000000))
  %t1412 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1411, <4 x float> %t1410, <4 x float> splat (float 0x3FAC954460000000))
  %t1413 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1412, <4 x float> %t1410, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1414 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1413, <4 x float> %t1410, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1415 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1414, <4 x float> %t1410, <4 x float> splat (float 0x3FF0000000000000))
  %t1416 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1404
  %t1417 = select <4 x i1> %t1416, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1404
  %t1418 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1417
  %t1419 = select <4 x i1> %t1418, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1417
  %t1420 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1419)
  %t1421 = fadd <4 x float> %t1420, splat (float 0x4168000FE0000000)
  %t1422 = bitcast <4 x float> %t1421 to <4 x i32>
  %t1423 = shl <4 x i32> %t1422, splat (i32 23)
  %t1424 = bitcast <4 x i32> %t1423 to <4 x float>
  %t1425 = fcmp ord <4 x float> %t1404, %t1404
  %t1426 = fmul <4 x float> %t1415, %t1424
  %t1427 = select <4 x i1> %t1425, <4 x float> %t1426, <4 x float> %t1404
  %t1428 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1427
  %t1429 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1427
  %t1430 = fdiv <4 x float> %t1428, %t1429
  %t1431 = fcmp olt <4 x float> %t1402, splat (float 0x0000000000000000)
  %t1432 = fneg <4 x float> %t1430
  %t1433 = select <4 x i1> %t1431, <4 x float> %t1432, <4 x float> %t1430
  %t1434 = fmul <4 x float> %t1402, %t1402
  %t1435 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1434, <4 x float> splat (float 0xBF8226E360000000))
  %t1436 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1435, <4 x float> %t1434, <4 x float> splat (float 0x3F9664F480000000))
  %t1437 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1436, <4 x float> %t1434, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1438 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1437, <4 x float> %t1434, <4 x float> splat (float 0x3FC1111120000000))
  %t1439 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1438, <4 x float> %t1434, <4 x float> splat (float 0xBFD5555560000000))
  %t1440 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1439, <4 x float> %t1434, <4 x float> splat (float 0x3FF0000000000000))
  %t1441 = fmul <4 x float> %t1402, %t1440
  %t1442 = fcmp olt <4 x float> %t1403, splat (float 0x3FD0000000000000)
  %t1443 = select <4 x i1> %t1442, <4 x float> %t1441, <4 x float> %t1433
  %t1444 = fmul <4 x float> %t336, %t1443
  %t1445 = add i64 %t3, 64
  %t1446 = inttoptr i64 %t1445 to ptr
  %t1447 = load <4 x i32>, ptr %t1446, align 16
  %t1448 = trunc i64 %t1401 to i32
  %t1449 = insertelement <4 x i32> poison, i32 %t1448, i64 0
  %t1450 = shufflevector <4 x i32> %t1449, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1451 = sub <4 x i32> %t1447, %t1450
  %t1452 = icmp slt <4 x i32> %t1451, splat (i32 0)
  %t1453 = sub <4 x i32> splat (i32 0), %t1451
  %t1454 = select <4 x i1> %t1452, <4 x i32> %t1453, <4 x i32> %t1451
  %t1455 = sitofp <4 x i32> %t1454 to <4 x float>
  %t1456 = fmul <4 x float> %t370, %t1455
  %t1457 = fsub <4 x float> %t1444, %t1456
  %t1458 = mul i64 %loop1395.j, 16
  %t1459 = add i64 %t3, %t1458
  %t1460 = add i64 %t1459, 1600
  %t1461 = inttoptr i64 %t1460 to ptr
  %t1462 = load <4 x float>, ptr %t1461, align 16
  %t1463 = fadd <4 x float> %t1457, %t1462
  %t1464 = mul i64 %loop1395.j, 16
  %t1465 = add i64 %t3, %t1464
  %t1466 = add i64 %t1465, 576
  %t1467 = inttoptr i64 %t1466 to ptr
  store <4 x float> %t1463, ptr %t1467, align 16
  %t1468 = lshr i64 %loop1395.j, 5
  %t1469 = mul i64 %t1468, 16
  %t1470 = add i64 %t3, %t1469
  %t1471 = add i64 %t1470, 256
  %t1472 = inttoptr i64 %t1471 to ptr
  %t1473 = load <4 x i32>, ptr %t1472, align 16
  %t1474 = and i64 %loop1395.j, 31
  %t1475 = shl i64 1, %t1474
  %t1476 = trunc i64 %t1475 to i32
  %t1477 = insertelement <4 x i32> poison, i32 %t1476, i64 0
  %t1478 = shufflevector <4 x i32> %t1477, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1479 = and <4 x i32> %t1473, %t1478
  %t1480 = icmp eq <4 x i32> %t1479, splat (i32 0)
  %t1481 = select <4 x i1> %t1480, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1463
  %t1482 = fcmp ogt <4 x float> %t1481, %loop1395.c0
  %t1483 = select <4 x i1> %t1482, <4 x float> %t1481, <4 x float> %loop1395.c0
  %t1484 = add nsw i64 %loop1395.j, 1
  br label %loop1395
loop1395.end:
  %t1485 = add i64 %t3, 448
  %t1486 = inttoptr i64 %t1485 to ptr
  %t1487 = load <4 x float>, ptr %t1486, align 16
  %t1488 = fadd <4 x float> %loop1395.c0, %t1487
  %t1489 = fcmp ogt <4 x float> %t1488, splat (float 0x403B000000000000)
  %t1490 = bitcast <4 x i1> %t1489 to i4
  %t1491 = icmp ne i4 %t1490, 0
  %t1492 = zext i1 %t1491 to i64
  %t1494 = icmp ne i64 %t1492, 0
  br i1 %t1494, label %when1493, label %when1493.end
when1493:
  %t1495 = add i64 %t3, 448
  %t1496 = inttoptr i64 %t1495 to ptr
  %t1497 = load <4 x float>, ptr %t1496, align 16
  %t1498 = fneg <4 x float> %loop1395.c0
  %t1499 = select <4 x i1> %t1489, <4 x float> %t1498, <4 x float> %t1497
  %t1500 = add i64 %t3, 448
  %t1501 = inttoptr i64 %t1500 to ptr
  store <4 x float> %t1499, ptr %t1501, align 16
  %t1502 = fsub <4 x float> %t1499, %t1497
  %t1503 = fmul <4 x float> %t1502, splat (float 0x3FF7154760000000)
  %t1504 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1503
  %t1505 = select <4 x i1> %t1504, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1503
  %t1506 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1505
  %t1507 = select <4 x i1> %t1506, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1505
  %t1508 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1507)
  %t1509 = fsub <4 x float> %t1507, %t1508
  %t1510 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1509, <4 x float> splat (float 0x3F826900C0000000))
  %t1511 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1510, <4 x float> %t1509, <4 x float> splat (float 0x3FAC954460000000))
  %t1512 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1511, <4 x float> %t1509, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1513 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1512, <4 x float> %t1509, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1514 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1513, <4 x float> %t1509, <4 x float> splat (float 0x3FF0000000000000))
  %t1515 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1503
  %t1516 = select <4 x i1> %t1515, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1503
  %t1517 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1516
  %t1518 = select <4 x i1> %t1517, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1516
  %t1519 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1518)
  %t1520 = fadd <4 x float> %t1519, splat (float 0x4168000FE0000000)
  %t1521 = bitcast <4 x float> %t1520 to <4 x i32>
  %t1522 = shl <4 x i32> %t1521, splat (i32 23)
  %t1523 = bitcast <4 x i32> %t1522 to <4 x float>
  %t1524 = fcmp ord <4 x float> %t1503, %t1503
  %t1525 = fmul <4 x float> %t1514, %t1523
  %t1526 = select <4 x i1> %t1524, <4 x float> %t1525, <4 x float> %t1503
  %t1527 = select <4 x i1> %t1489, <4 x float> %t1526, <4 x float> splat (float 0x3FF0000000000000)
  %t1528 = add i64 %t3, 512
  %t1529 = inttoptr i64 %t1528 to ptr
  %t1530 = load <4 x float>, ptr %t1529, align 16
  %t1531 = fmul <4 x float> %t1530, %t1527
  %t1532 = add i64 %t3, 512
  %t1533 = inttoptr i64 %t1532 to ptr
  store <4 x float> %t1531, ptr %t1533, align 16
  br label %loop1534
loop1534:
  %loop1534.j = phi i64 [ 0, %when1493 ], [ %t1543, %loop1534.body ]
  %loop1534.ok = icmp slt i64 %loop1534.j, %t387
  br i1 %loop1534.ok, label %loop1534.body, label %loop1534.end
loop1534.body:
  %t1535 = mul i64 %loop1534.j, 16
  %t1536 = add i64 %t35, %t1535
  %t1537 = inttoptr i64 %t1536 to ptr
  %t1538 = load <4 x float>, ptr %t1537, align 16
  %t1539 = fmul <4 x float> %t1538, %t1527
  %t1540 = mul i64 %loop1534.j, 16
  %t1541 = add i64 %t35, %t1540
  %t1542 = inttoptr i64 %t1541 to ptr
  store <4 x float> %t1539, ptr %t1542, align 16
  %t1543 = add nsw i64 %loop1534.j, 1
  br label %loop1534
loop1534.end:
  br label %when1493.end
when1493.end:
  %t1544 = add i64 %t3, 448
  %t1545 = inttoptr i64 %t1544 to ptr
  %t1546 = load <4 x float>, ptr %t1545, align 16
  br label %loop1547
loop1547:
  %loop1547.j = phi i64 [ 0, %when1493.end ], [ %t1597, %loop1547.body ]
  %loop1547.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1493.end ], [ %t1596, %loop1547.body ]
  %loop1547.ok = icmp slt i64 %loop1547.j, %t904
  br i1 %loop1547.ok, label %loop1547.body, label %loop1547.end
loop1547.body:
  %t1548 = mul i64 %loop1547.j, 16
  %t1549 = add i64 %t3, %t1548
  %t1550 = add i64 %t1549, 576
  %t1551 = inttoptr i64 %t1550 to ptr
  %t1552 = load <4 x float>, ptr %t1551, align 16
  %t1553 = fadd <4 x float> %t1552, %t1546
  %t1554 = fmul <4 x float> %t1553, splat (float 0x3FF7154760000000)
  %t1555 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1554
  %t1556 = select <4 x i1> %t1555, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1554
  %t1557 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1556
  %t1558 = select <4 x i1> %t1557, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1556
  %t1559 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1558)
  %t1560 = fsub <4 x float> %t1558, %t1559
  %t1561 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1560, <4 x float> splat (float 0x3F826900C0000000))
  %t1562 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1561, <4 x float> %t1560, <4 x float> splat (float 0x3FAC954460000000))
  %t1563 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1562, <4 x float> %t1560, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1564 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1563, <4 x float> %t1560, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1565 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1564, <4 x float> %t1560, <4 x float> splat (float 0x3FF0000000000000))
  %t1566 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1554
  %t1567 = select <4 x i1> %t1566, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1554
  %t1568 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1567
  %t1569 = select <4 x i1> %t1568, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1567
  %t1570 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1569)
  %t1571 = fadd <4 x float> %t1570, splat (float 0x4168000FE0000000)
  %t1572 = bitcast <4 x float> %t1571 to <4 x i32>
  %t1573 = shl <4 x i32> %t1572, splat (i32 23)
  %t1574 = bitcast <4 x i32> %t1573 to <4 x float>
  %t1575 = fcmp ord <4 x float> %t1554, %t1554
  %t1576 = fmul <4 x float> %t1565, %t1574
  %t1577 = select <4 x i1> %t1575, <4 x float> %t1576, <4 x float> %t1554
  %t1578 = lshr i64 %loop1547.j, 5
  %t1579 = mul i64 %t1578, 16
  %t1580 = add i64 %t3, %t1579
  %t1581 = add i64 %t1580, 256
  %t1582 = inttoptr i64 %t1581 to ptr
  %t1583 = load <4 x i32>, ptr %t1582, align 16
  %t1584 = and i64 %loop1547.j, 31
  %t1585 = shl i64 1, %t1584
  %t1586 = trunc i64 %t1585 to i32
  %t1587 = insertelement <4 x i32> poison, i32 %t1586, i64 0
  %t1588 = shufflevector <4 x i32> %t1587, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1589 = and <4 x i32> %t1583, %t1588
  %t1590 = icmp eq <4 x i32> %t1589, splat (i32 0)
  %t1591 = select <4 x i1> %t1590, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1577
  %t1592 = mul i64 %loop1547.j, 16
  %t1593 = add i64 %t3, %t1592
  %t1594 = add i64 %t1593, 576
  %t1595 = inttoptr i64 %t1594 to ptr
  store <4 x float> %t1591, ptr %t1595, align 16
  %t1596 = fadd <4 x float> %loop1547.c0, %t1591
  %t1597 = add nsw i64 %loop1547.j, 1
  br label %loop1547
loop1547.end:
  %t1598 = add i64 %t3, 512
  %t1599 = inttoptr i64 %t1598 to ptr
  %t1600 = load <4 x float>, ptr %t1599, align 16
  %t1601 = fadd <4 x float> %t1600, %loop1547.c0
  %t1602 = add i64 %t3, 512
  %t1603 = inttoptr i64 %t1602 to ptr
  store <4 x float> %t1601, ptr %t1603, align 16
  br label %when1393.end
when1393.end:
  %t1605 = icmp ne i64 %loop376.j, 0
  br i1 %t1605, label %when1604, label %when1604.end
when1604:
  %t1606 = trunc i64 %loop376.j to i32
  %t1607 = insertelement <4 x i32> poison, i32 %t1606, i64 0
  %t1608 = shufflevector <4 x i32> %t1607, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1609 = icmp sgt <4 x i32> %t1608, splat (i32 1)
  %t1610 = select <4 x i1> %t1609, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1611 = add i64 %args.address, 96
  %t1612 = inttoptr i64 %t1611 to ptr
  %t1613 = load i64, ptr %t1612, align 8
  br label %loop1614
loop1614:
  %loop1614.j = phi i64 [ 0, %when1604 ], [ %t1635, %loop1615.end ]
  %loop1614.ok = icmp slt i64 %loop1614.j, %t904
  br i1 %loop1614.ok, label %loop1614.body, label %loop1614.end
loop1614.body:
  br label %loop1615
loop1615:
  %loop1615.j = phi i64 [ 0, %loop1614.body ], [ %t1634, %loop1615.body ]
  %loop1615.ok = icmp slt i64 %loop1615.j, %t1613
  br i1 %loop1615.ok, label %loop1615.body, label %loop1615.end
loop1615.body:
  %t1616 = mul i64 %loop1614.j, %t18
  %t1617 = add i64 %t16, %t1616
  %t1618 = mul i64 %loop1615.j, 4
  %t1619 = add i64 %t1617, %t1618
  %t1620 = inttoptr i64 %t1619 to ptr
  %t1621 = load float, ptr %t1620, align 1
  %t1622 = insertelement <4 x float> poison, float %t1621, i64 0
  %t1623 = shufflevector <4 x float> %t1622, <4 x float> poison, <4 x i32> zeroinitializer
  %t1624 = mul i64 %loop1614.j, %t25
  %t1625 = add i64 %t23, %t1624
  %t1626 = mul i64 %loop1615.j, 4
  %t1627 = add i64 %t1625, %t1626
  %t1628 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1623)
  %t1629 = fcmp olt <4 x float> %t1628, splat (float 0x7FF0000000000000)
  %t1630 = fmul <4 x float> %t1623, %t1610
  %t1631 = select <4 x i1> %t1629, <4 x float> %t1630, <4 x float> splat (float 0x0000000000000000)
  %t1632 = extractelement <4 x float> %t1631, i64 0
  %t1633 = inttoptr i64 %t1627 to ptr
  store float %t1632, ptr %t1633, align 1
  %t1634 = add nsw i64 %loop1615.j, 1
  br label %loop1615
loop1615.end:
  %t1635 = add nsw i64 %loop1614.j, 1
  br label %loop1614
loop1614.end:
  br label %when1604.end
when1604.end:
  %t1636 = icmp sgt i64 %loop376.j, 0
  %t1637 = zext i1 %t1636 to i64
  %t1638 = icmp ne i64 %t1637, 0
  %t1639 = select i1 %t1638, i64 %t23, i64 %t16
  %t1640 = icmp ne i64 %t1637, 0
  %t1641 = select i1 %t1640, i64 %t25, i64 %t18
  %t1642 = add i64 %args.address, 96
  %t1643 = inttoptr i64 %t1642 to ptr
  %t1644 = load i64, ptr %t1643, align 8
  %t1645 = sdiv i64 %t1644, 4
  %t1646 = mul i64 %t1645, 4
  br label %loop1647
loop1647:
  %loop1647.j = phi i64 [ 0, %when1604.end ], [ %t1729, %loop1669.end ]
  %loop1647.ok = icmp slt i64 %loop1647.j, %t1646
  br i1 %loop1647.ok, label %loop1647.body, label %loop1647.end
loop1647.body:
  %t1648 = mul i64 %loop1647.j, 2
  %t1649 = sdiv i64 %t1648, %t1122
  %t1650 = add i64 %loop1647.j, 4
  %t1651 = mul i64 %t1650, 2
  %t1652 = sdiv i64 %t1651, %t1122
  br label %loop1653
loop1653:
  %loop1653.j = phi i64 [ %t1649, %loop1647.body ], [ %t1668, %loop1653.body ]
  %loop1653.ok = icmp slt i64 %loop1653.j, %t1652
  br i1 %loop1653.ok, label %loop1653.body, label %loop1653.end
loop1653.body:
  %t1654 = add i64 %t462, 64
  %t1655 = add i64 %loop1653.j, 2
  %t1656 = mul i64 %t1654, %t351
  %t1657 = add i64 %t360, %t1656
  %t1658 = sub i64 %t81, 1
  %t1659 = icmp slt i64 %t1655, %t1658
  %t1660 = zext i1 %t1659 to i64
  %t1661 = icmp ne i64 %t1660, 0
  %t1662 = select i1 %t1661, i64 %t1655, i64 %t1658
  %t1663 = mul i64 %t1662, %t348
  %t1664 = add i64 %t1657, %t1663
  %t1665 = inttoptr i64 %t1664 to ptr
  call void @llvm.prefetch.p0(ptr %t1665, i32 0, i32 3, i32 1)
  %t1666 = add i64 %t1664, 64
  %t1667 = inttoptr i64 %t1666 to ptr
  call void @llvm.prefetch.p0(ptr %t1667, i32 0, i32 3, i32 1)
  %t1668 = add nsw i64 %loop1653.j, 1
  br label %loop1653
loop1653.end:
  br label %loop1669
loop1669:
  %loop1669.j = phi i64 [ 0, %loop1653.end ], [ %t1702, %loop1669.body ]
  %loop1669.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1653.end ], [ %t1698, %loop1669.body ]
  %loop1669.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1653.end ], [ %t1699, %loop1669.body ]
  %loop1669.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1653.end ], [ %t1700, %loop1669.body ]
  %loop1669.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1653.end ], [ %t1701, %loop1669.body ]
  %loop1669.ok = icmp slt i64 %loop1669.j, %t904
  br i1 %loop1669.ok, label %loop1669.body, label %loop1669.end
loop1669.body:
  %t1670 = mul i64 %loop1647.j, 4
  %t1671 = add i64 %t1639, %t1670
  %t1672 = mul i64 %loop1669.j, %t1641
  %t1673 = add i64 %t1671, %t1672
  %t1674 = inttoptr i64 %t1673 to ptr
  %t1675 = load float, ptr %t1674, align 1
  %t1676 = insertelement <4 x float> poison, float %t1675, i64 0
  %t1677 = shufflevector <4 x float> %t1676, <4 x float> poison, <4 x i32> zeroinitializer
  %t1678 = add i64 %t1673, 4
  %t1679 = inttoptr i64 %t1678 to ptr
  %t1680 = load float, ptr %t1679, align 1
  %t1681 = insertelement <4 x float> poison, float %t1680, i64 0
  %t1682 = shufflevector <4 x float> %t1681, <4 x float> poison, <4 x i32> zeroinitializer
  %t1683 = add i64 %t1673, 8
  %t1684 = inttoptr i64 %t1683 to ptr
  %t1685 = load float, ptr %t1684, align 1
  %t1686 = insertelement <4 x float> poison, float %t1685, i64 0
  %t1687 = shufflevector <4 x float> %t1686, <4 x float> poison, <4 x i32> zeroinitializer
  %t1688 = add i64 %t1673, 12
  %t1689 = inttoptr i64 %t1688 to ptr
  %t1690 = load float, ptr %t1689, align 1
  %t1691 = insertelement <4 x float> poison, float %t1690, i64 0
  %t1692 = shufflevector <4 x float> %t1691, <4 x float> poison, <4 x i32> zeroinitializer
  %t1693 = mul i64 %loop1669.j, 16
  %t1694 = add i64 %t3, %t1693
  %t1695 = add i64 %t1694, 576
  %t1696 = inttoptr i64 %t1695 to ptr
  %t1697 = load <4 x float>, ptr %t1696, align 16
  %t1698 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1677, <4 x float> %t1697, <4 x float> %loop1669.c0)
  %t1699 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1682, <4 x float> %t1697, <4 x float> %loop1669.c1)
  %t1700 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1687, <4 x float> %t1697, <4 x float> %loop1669.c2)
  %t1701 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1692, <4 x float> %t1697, <4 x float> %loop1669.c3)
  %t1702 = add nsw i64 %loop1669.j, 1
  br label %loop1669
loop1669.end:
  %t1703 = mul i64 %loop1647.j, 16
  %t1704 = add i64 %t35, %t1703
  %t1705 = inttoptr i64 %t1704 to ptr
  %t1706 = load <4 x float>, ptr %t1705, align 16
  %t1707 = add i64 %t1704, 16
  %t1708 = inttoptr i64 %t1707 to ptr
  %t1709 = load <4 x float>, ptr %t1708, align 16
  %t1710 = add i64 %t1704, 32
  %t1711 = inttoptr i64 %t1710 to ptr
  %t1712 = load <4 x float>, ptr %t1711, align 16
  %t1713 = add i64 %t1704, 48
  %t1714 = inttoptr i64 %t1713 to ptr
  %t1715 = load <4 x float>, ptr %t1714, align 16
  %t1716 = fadd <4 x float> %t1706, %loop1669.c0
  %t1717 = fadd <4 x float> %t1709, %loop1669.c1
  %t1718 = fadd <4 x float> %t1712, %loop1669.c2
  %t1719 = fadd <4 x float> %t1715, %loop1669.c3
  %t1720 = mul i64 %loop1647.j, 16
  %t1721 = add i64 %t35, %t1720
  %t1722 = inttoptr i64 %t1721 to ptr
  store <4 x float> %t1716, ptr %t1722, align 16
  %t1723 = add i64 %t1721, 16
  %t1724 = inttoptr i64 %t1723 to ptr
  store <4 x float> %t1717, ptr %t1724, align 16
  %t1725 = add i64 %t1721, 32
  %t1726 = inttoptr i64 %t1725 to ptr
  store <4 x float> %t1718, ptr %t1726, align 16
  %t1727 = add i64 %t1721, 48
  %t1728 = inttoptr i64 %t1727 to ptr
  store <4 x float> %t1719, ptr %t1728, align 16
  %t1729 = add nsw i64 %loop1647.j, 4
  br label %loop1647
loop1647.end:
  br label %loop1730
loop1730:
  %loop1730.j = phi i64 [ %t1646, %loop1647.end ], [ %t1776, %loop1752.end ]
  %loop1730.ok = icmp slt i64 %loop1730.j, %t1644
  br i1 %loop1730.ok, label %loop1730.body, label %loop1730.end
loop1730.body:
  %t1731 = mul i64 %loop1730.j, 2
  %t1732 = sdiv i64 %t1731, %t1122
  %t1733 = add i64 %loop1730.j, 4
  %t1734 = mul i64 %t1733, 2
  %t1735 = sdiv i64 %t1734, %t1122
  br label %loop1736
loop1736:
  %loop1736.j = phi i64 [ %t1732, %loop1730.body ], [ %t1751, %loop1736.body ]
  %loop1736.ok = icmp slt i64 %loop1736.j, %t1735
  br i1 %loop1736.ok, label %loop1736.body, label %loop1736.end
loop1736.body:
  %t1737 = add i64 %t462, 64
  %t1738 = add i64 %loop1736.j, 2
  %t1739 = mul i64 %t1737, %t351
  %t1740 = add i64 %t360, %t1739
  %t1741 = sub i64 %t81, 1
  %t1742 = icmp slt i64 %t1738, %t1741
  %t1743 = zext i1 %t1742 to i64
  %t1744 = icmp ne i64 %t1743, 0
  %t1745 = select i1 %t1744, i64 %t1738, i64 %t1741
  %t1746 = mul i64 %t1745, %t348
  %t1747 = add i64 %t1740, %t1746
  %t1748 = inttoptr i64 %t1747 to ptr
  call void @llvm.prefetch.p0(ptr %t1748, i32 0, i32 3, i32 1)
  %t1749 = add i64 %t1747, 64
  %t1750 = inttoptr i64 %t1749 to ptr
  call void @llvm.prefetch.p0(ptr %t1750, i32 0, i32 3, i32 1)
  %t1751 = add nsw i64 %loop1736.j, 1
  br label %loop1736
loop1736.end:
  br label %loop1752
loop1752:
  %loop1752.j = phi i64 [ 0, %loop1736.end ], [ %t1767, %loop1752.body ]
  %loop1752.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1736.end ], [ %t1766, %loop1752.body ]
  %loop1752.ok = icmp slt i64 %loop1752.j, %t904
  br i1 %loop1752.ok, label %loop1752.body, label %loop1752.end
loop1752.body:
  %t1753 = mul i64 %loop1730.j, 4
  %t1754 = add i64 %t1639, %t1753
  %t1755 = mul i64 %loop1752.j, %t1641
  %t1756 = add i64 %t1754, %t1755
  %t1757 = inttoptr i64 %t1756 to ptr
  %t1758 = load float, ptr %t1757, align 1
  %t1759 = insertelement <4 x float> poison, float %t1758, i64 0
  %t1760 = shufflevector <4 x float> %t1759, <4 x float> poison, <4 x i32> zeroinitializer
  %t1761 = mul i64 %loop1752.j, 16
  %t1762 = add i64 %t3, %t1761
  %t1763 = add i64 %t1762, 576
  %t1764 = inttoptr i64 %t1763 to ptr
  %t1765 = load <4 x float>, ptr %t1764, align 16
  %t1766 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1760, <4 x float> %t1765, <4 x float> %loop1752.c0)
  %t1767 = add nsw i64 %loop1752.j, 1
  br label %loop1752
loop1752.end:
  %t1768 = mul i64 %loop1730.j, 16
  %t1769 = add i64 %t35, %t1768
  %t1770 = inttoptr i64 %t1769 to ptr
  %t1771 = load <4 x float>, ptr %t1770, align 16
  %t1772 = fadd <4 x float> %t1771, %loop1752.c0
  %t1773 = mul i64 %loop1730.j, 16
  %t1774 = add i64 %t35, %t1773
  %t1775 = inttoptr i64 %t1774 to ptr
  store <4 x float> %t1772, ptr %t1775, align 16
  %t1776 = add nsw i64 %loop1730.j, 1
  br label %loop1730
loop1730.end:
  %t1778 = icmp ne i64 %loop376.j, 0
  br i1 %t1778, label %when1777, label %when1777.end
when1777:
  %t1779 = add i64 %args.address, 96
  %t1780 = inttoptr i64 %t1779 to ptr
  %t1781 = load i64, ptr %t1780, align 8
  br label %loop1782
loop1782:
  %loop1782.j = phi i64 [ 0, %when1777 ], [ %t1828, %loop1783.end ]
  %loop1782.ok = icmp slt i64 %loop1782.j, %t904
  br i1 %loop1782.ok, label %loop1782.body, label %loop1782.end
loop1782.body:
  br label %loop1783
loop1783:
  %loop1783.j = phi i64 [ 0, %loop1782.body ], [ %t1827, %when1798.end ]
  %loop1783.ok = icmp slt i64 %loop1783.j, %t1781
  br i1 %loop1783.ok, label %loop1783.body, label %loop1783.end
loop1783.body:
  %t1784 = mul i64 %loop1782.j, %t18
  %t1785 = add i64 %t16, %t1784
  %t1786 = mul i64 %loop1783.j, 4
  %t1787 = add i64 %t1785, %t1786
  %t1788 = inttoptr i64 %t1787 to ptr
  %t1789 = load float, ptr %t1788, align 1
  %t1790 = insertelement <4 x float> poison, float %t1789, i64 0
  %t1791 = shufflevector <4 x float> %t1790, <4 x float> poison, <4 x i32> zeroinitializer
  %t1792 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1791)
  %t1793 = fcmp olt <4 x float> %t1792, splat (float 0x7FF0000000000000)
  %t1794 = xor <4 x i1> %t1793, splat (i1 true)
  %t1795 = bitcast <4 x i1> %t1794 to i4
  %t1796 = icmp ne i4 %t1795, 0
  %t1797 = zext i1 %t1796 to i64
  %t1799 = icmp ne i64 %t1797, 0
  br i1 %t1799, label %when1798, label %when1798.end
when1798:
  %t1800 = mul i64 %loop1783.j, 16
  %t1801 = add i64 %t35, %t1800
  %t1802 = inttoptr i64 %t1801 to ptr
  %t1803 = load <4 x float>, ptr %t1802, align 16
  %t1804 = mul i64 %loop1782.j, 16
  %t1805 = add i64 %t3, %t1804
  %t1806 = add i64 %t1805, 576
  %t1807 = inttoptr i64 %t1806 to ptr
  %t1808 = load <4 x float>, ptr %t1807, align 16
  %t1809 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1808, <4 x float> %t1791, <4 x float> %t1803)
  %t1810 = lshr i64 %loop1782.j, 5
  %t1811 = mul i64 %t1810, 16
  %t1812 = add i64 %t3, %t1811
  %t1813 = add i64 %t1812, 256
  %t1814 = inttoptr i64 %t1813 to ptr
  %t1815 = load <4 x i32>, ptr %t1814, align 16
  %t1816 = and i64 %loop1782.j, 31
  %t1817 = shl i64 1, %t1816
  %t1818 = trunc i64 %t1817 to i32
  %t1819 = insertelement <4 x i32> poison, i32 %t1818, i64 0
  %t1820 = shufflevector <4 x i32> %t1819, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1821 = and <4 x i32> %t1815, %t1820
  %t1822 = icmp eq <4 x i32> %t1821, splat (i32 0)
  %t1823 = select <4 x i1> %t1822, <4 x float> %t1803, <4 x float> %t1809
  %t1824 = mul i64 %loop1783.j, 16
  %t1825 = add i64 %t35, %t1824
  %t1826 = inttoptr i64 %t1825 to ptr
  store <4 x float> %t1823, ptr %t1826, align 16
  br label %when1798.end
when1798.end:
  %t1827 = add nsw i64 %loop1783.j, 1
  br label %loop1783
loop1783.end:
  %t1828 = add nsw i64 %loop1782.j, 1
  br label %loop1782
loop1782.end:
  br label %when1777.end
when1777.end:
  br label %when895.end
when895.end:
  %t1829 = srem i64 %loop461.j, 16
  %t1830 = icmp eq i64 %t1829, 15
  %t1831 = zext i1 %t1830 to i64
  %t1833 = icmp ne i64 %t1831, 0
  br i1 %t1833, label %when1832, label %when1832.end
when1832:
  %t1834 = add i64 %args.address, 96
  %t1835 = inttoptr i64 %t1834 to ptr
  %t1836 = load i64, ptr %t1835, align 8
  br label %loop1837
loop1837:
  %loop1837.j = phi i64 [ 0, %when1832 ], [ %t1855, %loop1837.body ]
  %loop1837.ok = icmp slt i64 %loop1837.j, %t1836
  br i1 %loop1837.ok, label %loop1837.body, label %loop1837.end
loop1837.body:
  %t1838 = add i64 %loop1837.j, %t1836
  %t1839 = add i64 %loop1837.j, %t1836
  %t1840 = mul i64 %t1839, 16
  %t1841 = add i64 %t35, %t1840
  %t1842 = inttoptr i64 %t1841 to ptr
  %t1843 = load <4 x float>, ptr %t1842, align 16
  %t1844 = mul i64 %loop1837.j, 16
  %t1845 = add i64 %t35, %t1844
  %t1846 = inttoptr i64 %t1845 to ptr
  %t1847 = load <4 x float>, ptr %t1846, align 16
  %t1848 = fadd <4 x float> %t1843, %t1847
  %t1849 = mul i64 %t1838, 16
  %t1850 = add i64 %t35, %t1849
  %t1851 = inttoptr i64 %t1850 to ptr
  store <4 x float> %t1848, ptr %t1851, align 16
  %t1852 = mul i64 %loop1837.j, 16
  %t1853 = add i64 %t35, %t1852
  %t1854 = inttoptr i64 %t1853 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1854, align 16
  %t1855 = add nsw i64 %loop1837.j, 1
  br label %loop1837
loop1837.end:
  br label %when1832.end
when1832.end:
  %t1856 = add nsw i64 %loop461.j, 1
  br label %loop461
loop461.end:
  %t1857 = add i64 %args.address, 96
  %t1858 = inttoptr i64 %t1857 to ptr
  %t1859 = load i64, ptr %t1858, align 8
  br label %loop1860
loop1860:
  %loop1860.j = phi i64 [ 0, %loop461.end ], [ %t1878, %loop1860.body ]
  %loop1860.ok = icmp slt i64 %loop1860.j, %t1859
  br i1 %loop1860.ok, label %loop1860.body, label %loop1860.end
loop1860.body:
  %t1861 = add i64 %loop1860.j, %t1859
  %t1862 = add i64 %loop1860.j, %t1859
  %t1863 = mul i64 %t1862, 16
  %t1864 = add i64 %t35, %t1863
  %t1865 = inttoptr i64 %t1864 to ptr
  %t1866 = load <4 x float>, ptr %t1865, align 16
  %t1867 = mul i64 %loop1860.j, 16
  %t1868 = add i64 %t35, %t1867
  %t1869 = inttoptr i64 %t1868 to ptr
  %t1870 = load <4 x float>, ptr %t1869, align 16
  %t1871 = fadd <4 x float> %t1866, %t1870
  %t1872 = mul i64 %t1861, 16
  %t1873 = add i64 %t35, %t1872
  %t1874 = inttoptr i64 %t1873 to ptr
  store <4 x float> %t1871, ptr %t1874, align 16
  %t1875 = mul i64 %loop1860.j, 16
  %t1876 = add i64 %t35, %t1875
  %t1877 = inttoptr i64 %t1876 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1877, align 16
  %t1878 = add nsw i64 %loop1860.j, 1
  br label %loop1860
loop1860.end:
  %t1879 = add i64 %args.address, 96
  %t1880 = inttoptr i64 %t1879 to ptr
  %t1881 = load i64, ptr %t1880, align 8
  br label %loop1882
loop1882:
  %loop1882.j = phi i64 [ 0, %loop1860.end ], [ %t1894, %loop1882.body ]
  %loop1882.ok = icmp slt i64 %loop1882.j, %t1881
  br i1 %loop1882.ok, label %loop1882.body, label %loop1882.end
loop1882.body:
  %t1883 = add i64 %args.address, 96
  %t1884 = inttoptr i64 %t1883 to ptr
  %t1885 = load i64, ptr %t1884, align 8
  %t1886 = add i64 %loop1882.j, %t1885
  %t1887 = mul i64 %t1886, 16
  %t1888 = add i64 %t35, %t1887
  %t1889 = inttoptr i64 %t1888 to ptr
  %t1890 = load <4 x float>, ptr %t1889, align 16
  %t1891 = mul i64 %loop1882.j, 16
  %t1892 = add i64 %t35, %t1891
  %t1893 = inttoptr i64 %t1892 to ptr
  store <4 x float> %t1890, ptr %t1893, align 16
  %t1894 = add nsw i64 %loop1882.j, 1
  br label %loop1882
loop1882.end:
  br label %loop1895
loop1895:
  %loop1895.j = phi i64 [ 0, %loop1882.end ], [ %t1904, %loop1895.body ]
  %loop1895.c0 = phi <4 x i1> [ splat (i1 false), %loop1882.end ], [ %t1903, %loop1895.body ]
  %loop1895.ok = icmp slt i64 %loop1895.j, %t373
  br i1 %loop1895.ok, label %loop1895.body, label %loop1895.end
loop1895.body:
  %t1896 = mul i64 %loop1895.j, 16
  %t1897 = add i64 %t35, %t1896
  %t1898 = inttoptr i64 %t1897 to ptr
  %t1899 = load <4 x float>, ptr %t1898, align 16
  %t1900 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1899)
  %t1901 = fcmp olt <4 x float> %t1900, splat (float 0x7FF0000000000000)
  %t1902 = xor <4 x i1> %t1901, splat (i1 true)
  %t1903 = or <4 x i1> %loop1895.c0, %t1902
  %t1904 = add nsw i64 %loop1895.j, 1
  br label %loop1895
loop1895.end:
  %t1905 = add i64 %t3, 512
  %t1906 = inttoptr i64 %t1905 to ptr
  %t1907 = load <4 x float>, ptr %t1906, align 16
  %t1908 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1907)
  %t1909 = fcmp olt <4 x float> %t1908, splat (float 0x7FF0000000000000)
  %t1910 = and <4 x i1> %loop1895.c0, %t1909
  %t1911 = bitcast <4 x i1> %t1910 to i4
  %t1912 = icmp ne i4 %t1911, 0
  %t1913 = zext i1 %t1912 to i64
  %t1914 = icmp slt i64 %loop376.j, 1
  %t1915 = zext i1 %t1914 to i64
  %t1916 = and i64 %t1913, %t1915
  %t1918 = icmp ne i64 %t1916, 0
  br i1 %t1918, label %when1917, label %when1917.end
when1917:
  %t1919 = add i64 %args.address, 96
  %t1920 = inttoptr i64 %t1919 to ptr
  %t1921 = load i64, ptr %t1920, align 8
  br label %loop1922
loop1922:
  %loop1922.j = phi i64 [ 0, %when1917 ], [ %t1930, %loop1922.body ]
  %loop1922.ok = icmp slt i64 %loop1922.j, %t1921
  br i1 %loop1922.ok, label %loop1922.body, label %loop1922.end
loop1922.body:
  %t1923 = mul i64 %loop1922.j, 16
  %t1924 = add i64 %t35, %t1923
  %t1925 = inttoptr i64 %t1924 to ptr
  %t1926 = load <4 x float>, ptr %t1925, align 16
  %t1927 = mul i64 %loop1922.j, 16
  %t1928 = add i64 %t41, %t1927
  %t1929 = inttoptr i64 %t1928 to ptr
  store <4 x float> %t1926, ptr %t1929, align 16
  %t1930 = add nsw i64 %loop1922.j, 1
  br label %loop1922
loop1922.end:
  %t1931 = add i64 %t3, 384
  %t1932 = add i64 %loop376.j, 1
  %t1933 = inttoptr i64 %t1931 to ptr
  store i64 %t1932, ptr %t1933, align 8
  br label %when1917.end
when1917.end:
  br label %when382.end
when382.end:
  %t1934 = add nsw i64 %loop376.j, 1
  br label %loop376
loop376.end:
  %t1935 = add i64 %t3, 384
  %t1936 = inttoptr i64 %t1935 to ptr
  %t1937 = load i64, ptr %t1936, align 8
  %t1938 = add i64 %t3, 448
  %t1939 = inttoptr i64 %t1938 to ptr
  %t1940 = load <4 x float>, ptr %t1939, align 16
  %t1941 = add i64 %t3, 512
  %t1942 = inttoptr i64 %t1941 to ptr
  %t1943 = load <4 x float>, ptr %t1942, align 16
  %t1944 = fcmp oeq <4 x float> %t1943, splat (float 0x0000000000000000)
  %t1945 = fneg <4 x float> %t1940
  %t1946 = select <4 x i1> %t1944, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1945
  %t1947 = add i64 %args.address, 320
  %t1948 = inttoptr i64 %t1947 to ptr
  %t1949 = load i64, ptr %t1948, align 8
  %t1950 = add i64 %args.address, 56
  %t1951 = inttoptr i64 %t1950 to ptr
  %t1952 = load i64, ptr %t1951, align 8
  %t1953 = mul i64 %t68, %t1952
  %t1954 = add i64 %t1953, %t72
  %t1955 = mul i64 %t1954, 8
  %t1956 = add i64 %t1949, %t1955
  %t1957 = inttoptr i64 %t1956 to ptr
  %t1958 = load double, ptr %t1957, align 8
  %t1959 = fptrunc double %t1958 to float
  %t1960 = insertelement <4 x float> poison, float %t1959, i64 0
  %t1961 = shufflevector <4 x float> %t1960, <4 x float> poison, <4 x i32> zeroinitializer
  %t1962 = fcmp ogt <4 x float> %t1946, %t1961
  %t1963 = select <4 x i1> %t1962, <4 x float> %t1946, <4 x float> %t1961
  %t1964 = fcmp ogt <4 x float> %t1963, splat (float 0xFFF0000000000000)
  %t1965 = select <4 x i1> %t1964, <4 x float> %t1963, <4 x float> splat (float 0x0000000000000000)
  %t1966 = fcmp ogt <4 x float> %t1946, splat (float 0xFFF0000000000000)
  %t1967 = fsub <4 x float> %t1946, %t1965
  %t1968 = fmul <4 x float> %t1967, splat (float 0x3FF7154760000000)
  %t1969 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1968
  %t1970 = select <4 x i1> %t1969, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1968
  %t1971 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1970
  %t1972 = select <4 x i1> %t1971, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1970
  %t1973 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1972)
  %t1974 = fsub <4 x float> %t1972, %t1973
  %t1975 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1974, <4 x float> splat (float 0x3F826900C0000000))
  %t1976 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1975, <4 x float> %t1974, <4 x float> splat (float 0x3FAC954460000000))
  %t1977 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1976, <4 x float> %t1974, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1977, <4 x float> %t1974, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1978, <4 x float> %t1974, <4 x float> splat (float 0x3FF0000000000000))
  %t1980 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1968
  %t1981 = select <4 x i1> %t1980, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1968
  %t1982 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1981
  %t1983 = select <4 x i1> %t1982, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1981
  %t1984 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1983)
  %t1985 = fadd <4 x float> %t1984, splat (float 0x4168000FE0000000)
  %t1986 = bitcast <4 x float> %t1985 to <4 x i32>
  %t1987 = shl <4 x i32> %t1986, splat (i32 23)
  %t1988 = bitcast <4 x i32> %t1987 to <4 x float>
  %t1989 = fcmp ord <4 x float> %t1968, %t1968
  %t1990 = fmul <4 x float> %t1979, %t1988
  %t1991 = select <4 x i1> %t1989, <4 x float> %t1990, <4 x float> %t1968
  %t1992 = select <4 x i1> %t1966, <4 x float> %t1991, <4 x float> splat (float 0x0000000000000000)
  %t1993 = fcmp oeq <4 x float> %t1943, %t1943
  %t1994 = select <4 x i1> %t1993, <4 x float> %t1992, <4 x float> %t1943
  %t1995 = fmul <4 x float> %t1943, %t1994
  %t1996 = fcmp ogt <4 x float> %t1961, splat (float 0xFFF0000000000000)
  %t1997 = fsub <4 x float> %t1961, %t1965
  %t1998 = fmul <4 x float> %t1997, splat (float 0x3FF7154760000000)
  %t1999 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1998
  %t2000 = select <4 x i1> %t1999, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1998
  %t2001 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t2000
  %t2002 = select <4 x i1> %t2001, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t2000
  %t2003 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t2002)
  %t2004 = fsub <4 x float> %t2002, %t2003
  %t2005 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t2004, <4 x float> splat (float 0x3F826900C0000000))
  %t2006 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2005, <4 x float> %t2004, <4 x float> splat (float 0x3FAC954460000000))
  %t2007 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2006, <4 x float> %t2004, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t2008 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2007, <4 x float> %t2004, <4 x float> splat (float 0x3FE62E4F60000000))
  %t2009 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t2008, <4 x float> %t2004, <4 x float> splat (float 0x3FF0000000000000))
  %t2010 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1998
  %t2011 = select <4 x i1> %t2010, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1998
  %t2012 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t2011
  %t2013 = select <4 x i1> %t2012, <4 x float> splat (float 0x4060000000000000), <4 x float> %t2011
  %t2014 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t2013)
  %t2015 = fadd <4 x float> %t2014, splat (float 0x4168000FE0000000)
  %t2016 = bitcast <4 x float> %t2015 to <4 x i32>
  %t2017 = shl <4 x i32> %t2016, splat (i32 23)
  %t2018 = bitcast <4 x i32> %t2017 to <4 x float>
  %t2019 = fcmp ord <4 x float> %t1998, %t1998
  %t2020 = fmul <4 x float> %t2009, %t2018
  %t2021 = select <4 x i1> %t2019, <4 x float> %t2020, <4 x float> %t1998
  %t2022 = select <4 x i1> %t1996, <4 x float> %t2021, <4 x float> splat (float 0x0000000000000000)
  %t2023 = fadd <4 x float> %t1995, %t2022
  %t2024 = fcmp oeq <4 x float> %t2023, splat (float 0x0000000000000000)
  %t2025 = fdiv <4 x float> %t1994, %t2023
  %t2026 = select <4 x i1> %t2024, <4 x float> splat (float 0x0000000000000000), <4 x float> %t2025
  %t2027 = add i64 %t3, 448
  %t2028 = inttoptr i64 %t2027 to ptr
  store <4 x float> %t1965, ptr %t2028, align 16
  %t2029 = add i64 %t3, 512
  %t2030 = inttoptr i64 %t2029 to ptr
  store <4 x float> %t2023, ptr %t2030, align 16
  br label %loop2031
loop2031:
  %loop2031.j = phi i64 [ 0, %loop376.end ], [ %t2040, %loop2031.body ]
  %loop2031.ok = icmp slt i64 %loop2031.j, %t373
  br i1 %loop2031.ok, label %loop2031.body, label %loop2031.end
loop2031.body:
  %t2032 = mul i64 %loop2031.j, 16
  %t2033 = add i64 %t35, %t2032
  %t2034 = inttoptr i64 %t2033 to ptr
  %t2035 = load <4 x float>, ptr %t2034, align 16
  %t2036 = fmul <4 x float> %t2035, %t2026
  %t2037 = mul i64 %loop2031.j, 16
  %t2038 = add i64 %t35, %t2037
  %t2039 = inttoptr i64 %t2038 to ptr
  store <4 x float> %t2036, ptr %t2039, align 16
  %t2040 = add nsw i64 %loop2031.j, 1
  br label %loop2031
loop2031.end:
  %t2041 = icmp sgt i64 %t1937, 1
  %t2042 = zext i1 %t2041 to i64
  %t2044 = icmp ne i64 %t2042, 0
  br i1 %t2044, label %when2043, label %when2043.end
when2043:
  br label %loop2045
loop2045:
  %loop2045.j = phi i64 [ 0, %when2043 ], [ %t2062, %loop2045.body ]
  %loop2045.ok = icmp slt i64 %loop2045.j, %t373
  br i1 %loop2045.ok, label %loop2045.body, label %loop2045.end
loop2045.body:
  %t2046 = mul i64 %loop2045.j, 16
  %t2047 = add i64 %t41, %t2046
  %t2048 = inttoptr i64 %t2047 to ptr
  %t2049 = load <4 x float>, ptr %t2048, align 16
  %t2050 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t2049)
  %t2051 = fcmp olt <4 x float> %t2050, splat (float 0x7FF0000000000000)
  %t2052 = fmul <4 x float> %t2049, %t2026
  %t2053 = mul i64 %loop2045.j, 16
  %t2054 = add i64 %t35, %t2053
  %t2055 = inttoptr i64 %t2054 to ptr
  %t2056 = load <4 x float>, ptr %t2055, align 16
  %t2057 = fmul <4 x float> %t2056, splat (float 0x4450000000000000)
  %t2058 = select <4 x i1> %t2051, <4 x float> %t2052, <4 x float> %t2057
  %t2059 = mul i64 %loop2045.j, 16
  %t2060 = add i64 %t35, %t2059
  %t2061 = inttoptr i64 %t2060 to ptr
  store <4 x float> %t2058, ptr %t2061, align 16
  %t2062 = add nsw i64 %loop2045.j, 1
  br label %loop2045
loop2045.end:
  br label %when2043.end
when2043.end:
  %t2063 = add i64 %args.address, 224
  %t2064 = inttoptr i64 %t2063 to ptr
  %t2065 = load i64, ptr %t2064, align 8
  %t2066 = add i64 %args.address, 232
  %t2067 = inttoptr i64 %t2066 to ptr
  %t2068 = load i64, ptr %t2067, align 8
  %t2069 = mul i64 %t68, 8
  %t2070 = add i64 %t2068, %t2069
  %t2071 = inttoptr i64 %t2070 to ptr
  %t2072 = load i64, ptr %t2071, align 8
  %t2073 = add i64 %t2065, %t2072
  %t2074 = add i64 %args.address, 240
  %t2075 = inttoptr i64 %t2074 to ptr
  %t2076 = load i64, ptr %t2075, align 8
  %t2077 = mul i64 %t72, %t2076
  %t2078 = add i64 %t2073, %t2077
  %t2079 = add i64 %args.address, 248
  %t2080 = inttoptr i64 %t2079 to ptr
  %t2081 = load i64, ptr %t2080, align 8
  %t2082 = mul i64 %t73, %t2081
  %t2083 = add i64 %t2078, %t2082
  %t2084 = add i64 %args.address, 248
  %t2085 = inttoptr i64 %t2084 to ptr
  %t2086 = load i64, ptr %t2085, align 8
  %t2087 = add i64 %args.address, 256
  %t2088 = inttoptr i64 %t2087 to ptr
  %t2089 = load i64, ptr %t2088, align 8
  %t2090 = icmp eq i64 %t2089, 4
  %t2091 = zext i1 %t2090 to i64
  %t2092 = sdiv i64 %t373, 4
  %t2093 = mul i64 %t2092, 4
  %t2094 = icmp ne i64 %t2091, 0
  %t2095 = select i1 %t2094, i64 %t2093, i64 0
  br label %loop2096
loop2096:
  %loop2096.j = phi i64 [ 0, %when2043.end ], [ %t2143, %loop2133.end ]
  %loop2096.ok = icmp slt i64 %loop2096.j, %t2095
  br i1 %loop2096.ok, label %loop2096.body, label %loop2096.end
loop2096.body:
  %t2097 = mul i64 %loop2096.j, 16
  %t2098 = add i64 %t35, %t2097
  %t2099 = inttoptr i64 %t2098 to ptr
  %t2100 = load <4 x float>, ptr %t2099, align 16
  %t2101 = add i64 %t2098, 16
  %t2102 = inttoptr i64 %t2101 to ptr
  %t2103 = load <4 x float>, ptr %t2102, align 16
  %t2104 = add i64 %t2098, 32
  %t2105 = inttoptr i64 %t2104 to ptr
  %t2106 = load <4 x float>, ptr %t2105, align 16
  %t2107 = add i64 %t2098, 48
  %t2108 = inttoptr i64 %t2107 to ptr
  %t2109 = load <4 x float>, ptr %t2108, align 16
  %t2110 = shufflevector <4 x float> %t2100, <4 x float> %t2106, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2111 = shufflevector <4 x float> %t2100, <4 x float> %t2106, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2112 = shufflevector <4 x float> %t2103, <4 x float> %t2109, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2113 = shufflevector <4 x float> %t2103, <4 x float> %t2109, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2114 = shufflevector <4 x float> %t2110, <4 x float> %t2112, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2115 = shufflevector <4 x float> %t2110, <4 x float> %t2112, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2116 = shufflevector <4 x float> %t2111, <4 x float> %t2113, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t2117 = shufflevector <4 x float> %t2111, <4 x float> %t2113, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t2118 = add i64 %t3, 2624
  %t2119 = inttoptr i64 %t2118 to ptr
  store <4 x float> %t2114, ptr %t2119, align 16
  %t2120 = add i64 %t3, 2640
  %t2121 = inttoptr i64 %t2120 to ptr
  store <4 x float> %t2115, ptr %t2121, align 16
  %t2122 = add i64 %t3, 2656
  %t2123 = inttoptr i64 %t2122 to ptr
  store <4 x float> %t2116, ptr %t2123, align 16
  %t2124 = add i64 %t3, 2672
  %t2125 = inttoptr i64 %t2124 to ptr
  store <4 x float> %t2117, ptr %t2125, align 16
  %t2126 = mul i64 %loop2096.j, %t2089
  %t2127 = add i64 %t2083, %t2126
  %t2128 = sub i64 %t81, 0
  %t2129 = icmp slt i64 %t2128, 4
  %t2130 = zext i1 %t2129 to i64
  %t2131 = icmp ne i64 %t2130, 0
  %t2132 = select i1 %t2131, i64 %t2128, i64 4
  br label %loop2133
loop2133:
  %loop2133.j = phi i64 [ 0, %loop2096.body ], [ %t2142, %loop2133.body ]
  %loop2133.ok = icmp slt i64 %loop2133.j, %t2132
  br i1 %loop2133.ok, label %loop2133.body, label %loop2133.end
loop2133.body:
  %t2134 = mul i64 %loop2133.j, 16
  %t2135 = add i64 %t3, %t2134
  %t2136 = add i64 %t2135, 2624
  %t2137 = inttoptr i64 %t2136 to ptr
  %t2138 = load <4 x float>, ptr %t2137, align 16
  %t2139 = mul i64 %loop2133.j, %t2086
  %t2140 = add i64 %t2127, %t2139
  %t2141 = inttoptr i64 %t2140 to ptr
  store <4 x float> %t2138, ptr %t2141, align 1
  %t2142 = add nsw i64 %loop2133.j, 1
  br label %loop2133
loop2133.end:
  %t2143 = add nsw i64 %loop2096.j, 4
  br label %loop2096
loop2096.end:
  br label %loop2144
loop2144:
  %loop2144.j = phi i64 [ %t2095, %loop2096.end ], [ %t2161, %loop2145.end ]
  %loop2144.ok = icmp slt i64 %loop2144.j, %t373
  br i1 %loop2144.ok, label %loop2144.body, label %loop2144.end
loop2144.body:
  br label %loop2145
loop2145:
  %loop2145.j = phi i64 [ 0, %loop2144.body ], [ %t2160, %loop2145.body ]
  %loop2145.ok = icmp slt i64 %loop2145.j, %t81
  br i1 %loop2145.ok, label %loop2145.body, label %loop2145.end
loop2145.body:
  %t2146 = mul i64 %loop2145.j, %t2086
  %t2147 = add i64 %t2083, %t2146
  %t2148 = mul i64 %loop2144.j, %t2089
  %t2149 = add i64 %t2147, %t2148
  %t2150 = mul i64 %loop2144.j, 16
  %t2151 = add i64 %t35, %t2150
  %t2152 = mul i64 %loop2145.j, 4
  %t2153 = add i64 %t2151, %t2152
  %t2154 = inttoptr i64 %t2153 to ptr
  %t2155 = load float, ptr %t2154, align 1
  %t2156 = insertelement <4 x float> poison, float %t2155, i64 0
  %t2157 = shufflevector <4 x float> %t2156, <4 x float> poison, <4 x i32> zeroinitializer
  %t2158 = extractelement <4 x float> %t2157, i64 0
  %t2159 = inttoptr i64 %t2149 to ptr
  store float %t2158, ptr %t2159, align 1
  %t2160 = add nsw i64 %loop2145.j, 1
  br label %loop2145
loop2145.end:
  %t2161 = add nsw i64 %loop2144.j, 1
  br label %loop2144
loop2144.end:
  %t2162 = add i64 %args.address, 56
  %t2163 = inttoptr i64 %t2162 to ptr
  %t2164 = load i64, ptr %t2163, align 8
  %t2165 = mul i64 %t68, %t2164
  %t2166 = add i64 %t2165, %t72
  %t2167 = add i64 %args.address, 72
  %t2168 = inttoptr i64 %t2167 to ptr
  %t2169 = load i64, ptr %t2168, align 8
  %t2170 = mul i64 %t2166, %t2169
  %t2171 = add i64 %t2170, %t73
  %t2172 = mul i64 %t2171, 4
  %t2173 = add i64 %args.address, 264
  %t2174 = inttoptr i64 %t2173 to ptr
  %t2175 = load i64, ptr %t2174, align 8
  %t2176 = add i64 %args.address, 272
  %t2177 = inttoptr i64 %t2176 to ptr
  %t2178 = load i64, ptr %t2177, align 8
  %t2180 = icmp ne i64 %t2175, 0
  br i1 %t2180, label %when2179, label %when2179.end
when2179:
  br label %loop2181
loop2181:
  %loop2181.j = phi i64 [ 0, %when2179 ], [ %t2194, %loop2181.body ]
  %loop2181.ok = icmp slt i64 %loop2181.j, %t81
  br i1 %loop2181.ok, label %loop2181.body, label %loop2181.end
loop2181.body:
  %t2182 = add i64 %t2175, %t2172
  %t2183 = mul i64 %loop2181.j, 4
  %t2184 = add i64 %t2182, %t2183
  %t2185 = mul i64 %loop2181.j, 4
  %t2186 = add i64 %t3, %t2185
  %t2187 = add i64 %t2186, 448
  %t2188 = inttoptr i64 %t2187 to ptr
  %t2189 = load float, ptr %t2188, align 1
  %t2190 = insertelement <4 x float> poison, float %t2189, i64 0
  %t2191 = shufflevector <4 x float> %t2190, <4 x float> poison, <4 x i32> zeroinitializer
  %t2192 = extractelement <4 x float> %t2191, i64 0
  %t2193 = inttoptr i64 %t2184 to ptr
  store float %t2192, ptr %t2193, align 1
  %t2194 = add nsw i64 %loop2181.j, 1
  br label %loop2181
loop2181.end:
  br label %when2179.end
when2179.end:
  %t2196 = icmp ne i64 %t2178, 0
  br i1 %t2196, label %when2195, label %when2195.end
when2195:
  br label %loop2197
loop2197:
  %loop2197.j = phi i64 [ 0, %when2195 ], [ %t2210, %loop2197.body ]
  %loop2197.ok = icmp slt i64 %loop2197.j, %t81
  br i1 %loop2197.ok, label %loop2197.body, label %loop2197.end
loop2197.body:
  %t2198 = add i64 %t2178, %t2172
  %t2199 = mul i64 %loop2197.j, 4
  %t2200 = add i64 %t2198, %t2199
  %t2201 = mul i64 %loop2197.j, 4
  %t2202 = add i64 %t3, %t2201
  %t2203 = add i64 %t2202, 512
  %t2204 = inttoptr i64 %t2203 to ptr
  %t2205 = load float, ptr %t2204, align 1
  %t2206 = insertelement <4 x float> poison, float %t2205, i64 0
  %t2207 = shufflevector <4 x float> %t2206, <4 x float> poison, <4 x i32> zeroinitializer
  %t2208 = extractelement <4 x float> %t2207, i64 0
  %t2209 = inttoptr i64 %t2200 to ptr
  store float %t2208, ptr %t2209, align 1
  %t2210 = add nsw i64 %loop2197.j, 1
  br label %loop2197
loop2197.end:
  br label %when2195.end
when2195.end:
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
