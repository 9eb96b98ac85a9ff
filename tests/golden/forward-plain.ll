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
  %t13 = add i64 %t12, 1727
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
  %t144 = icmp eq i64 %t134, 4
  %t145 = zext i1 %t144 to i64
  %t146 = sdiv i64 %t137, 4
  %t147 = mul i64 %t146, 4
  %t148 = icmp ne i64 %t145, 0
  %t149 = select i1 %t148, i64 %t147, i64 0
  br label %loop150
loop150:
  %loop150.j = phi i64 [ 0, %entry ], [ %t210, %loop150.body ]
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
  %t182 = load <4 x float>, ptr %t181, align 1
  %t183 = inttoptr i64 %t166 to ptr
  %t184 = load <4 x float>, ptr %t183, align 1
  %t185 = inttoptr i64 %t173 to ptr
  %t186 = load <4 x float>, ptr %t185, align 1
  %t187 = inttoptr i64 %t180 to ptr
  %t188 = load <4 x float>, ptr %t187, align 1
  %t189 = shufflevector <4 x float> %t182, <4 x float> %t186, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t190 = shufflevector <4 x float> %t182, <4 x float> %t186, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t191 = shufflevector <4 x float> %t184, <4 x float> %t188, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t192 = shufflevector <4 x float> %t184, <4 x float> %t188, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t193 = shufflevector <4 x float> %t189, <4 x float> %t191, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t194 = shufflevector <4 x float> %t189, <4 x float> %t191, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t195 = shufflevector <4 x float> %t190, <4 x float> %t192, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t196 = shufflevector <4 x float> %t190, <4 x float> %t192, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t197 = fmul <4 x float> %t193, %t143
  %t198 = fmul <4 x float> %t194, %t143
  %t199 = fmul <4 x float> %t195, %t143
  %t200 = fmul <4 x float> %t196, %t143
  %t201 = mul i64 %loop150.j, 16
  %t202 = add i64 %t30, %t201
  %t203 = inttoptr i64 %t202 to ptr
  store <4 x float> %t197, ptr %t203, align 16
  %t204 = add i64 %t202, 16
  %t205 = inttoptr i64 %t204 to ptr
  store <4 x float> %t198, ptr %t205, align 16
  %t206 = add i64 %t202, 32
  %t207 = inttoptr i64 %t206 to ptr
  store <4 x float> %t199, ptr %t207, align 16
  %t208 = add i64 %t202, 48
  %t209 = inttoptr i64 %t208 to ptr
  store <4 x float> %t200, ptr %t209, align 16
  %t210 = add nsw i64 %loop150.j, 4
  br label %loop150
loop150.end:
  br label %loop211
loop211:
  %loop211.j = phi i64 [ %t149, %loop150.end ], [ %t234, %loop212.end ]
  %loop211.ok = icmp slt i64 %loop211.j, %t137
  br i1 %loop211.ok, label %loop211.body, label %loop211.end
loop211.body:
  br label %loop212
loop212:
  %loop212.j = phi i64 [ 0, %loop211.body ], [ %t233, %loop212.body ]
  %loop212.ok = icmp slt i64 %loop212.j, 4
  br i1 %loop212.ok, label %loop212.body, label %loop212.end
loop212.body:
  %t213 = sub i64 %t81, 1
  %t214 = icmp slt i64 %loop212.j, %t213
  %t215 = zext i1 %t214 to i64
  %t216 = icmp ne i64 %t215, 0
  %t217 = select i1 %t216, i64 %loop212.j, i64 %t213
  %t218 = mul i64 %t217, %t131
  %t219 = add i64 %t128, %t218
  %t220 = mul i64 %loop211.j, %t134
  %t221 = add i64 %t219, %t220
  %t222 = inttoptr i64 %t221 to ptr
  %t223 = load float, ptr %t222, align 1
  %t224 = insertelement <4 x float> poison, float %t223, i64 0
  %t225 = shufflevector <4 x float> %t224, <4 x float> poison, <4 x i32> zeroinitializer
  %t226 = mul i64 %loop211.j, 16
  %t227 = add i64 %t30, %t226
  %t228 = mul i64 %loop212.j, 4
  %t229 = add i64 %t227, %t228
  %t230 = fmul <4 x float> %t225, %t143
  %t231 = extractelement <4 x float> %t230, i64 0
  %t232 = inttoptr i64 %t229 to ptr
  store float %t231, ptr %t232, align 1
  %t233 = add nsw i64 %loop212.j, 1
  br label %loop212
loop212.end:
  %t234 = add nsw i64 %loop211.j, 1
  br label %loop211
loop211.end:
  %t235 = add i64 %t3, 64
  %t236 = inttoptr i64 %t235 to ptr
  %t237 = load <4 x i32>, ptr %t236, align 16
  %t238 = add i64 %args.address, 304
  %t239 = inttoptr i64 %t238 to ptr
  %t240 = load i64, ptr %t239, align 8
  %t241 = mul i64 %t68, 8
  %t242 = add i64 %t240, %t241
  %t243 = inttoptr i64 %t242 to ptr
  %t244 = load i64, ptr %t243, align 8
  %t245 = trunc i64 %t244 to i32
  %t246 = insertelement <4 x i32> poison, i32 %t245, i64 0
  %t247 = shufflevector <4 x i32> %t246, <4 x i32> poison, <4 x i32> zeroinitializer
  %t248 = inttoptr i64 %t3 to ptr
  %t249 = load <4 x i32>, ptr %t248, align 16
  %t250 = add i64 %args.address, 312
  %t251 = inttoptr i64 %t250 to ptr
  %t252 = load i64, ptr %t251, align 8
  %t253 = mul i64 %t68, 8
  %t254 = add i64 %t252, %t253
  %t255 = inttoptr i64 %t254 to ptr
  %t256 = load i64, ptr %t255, align 8
  %t257 = trunc i64 %t256 to i32
  %t258 = insertelement <4 x i32> poison, i32 %t257, i64 0
  %t259 = shufflevector <4 x i32> %t258, <4 x i32> poison, <4 x i32> zeroinitializer
  %t260 = icmp slt <4 x i32> %t249, %t259
  %t261 = add i64 %args.address, 288
  %t262 = inttoptr i64 %t261 to ptr
  %t263 = load i64, ptr %t262, align 8
  %t264 = trunc i64 %t263 to i32
  %t265 = insertelement <4 x i32> poison, i32 %t264, i64 0
  %t266 = shufflevector <4 x i32> %t265, <4 x i32> poison, <4 x i32> zeroinitializer
  %t267 = sub <4 x i32> %t237, %t266
  %t268 = icmp sgt <4 x i32> %t267, splat (i32 0)
  %t269 = select <4 x i1> %t268, <4 x i32> %t267, <4 x i32> splat (i32 0)
  %t270 = add i64 %t3, 128
  %t271 = inttoptr i64 %t270 to ptr
  store <4 x i32> %t269, ptr %t271, align 16
  %t272 = add i64 %args.address, 296
  %t273 = inttoptr i64 %t272 to ptr
  %t274 = load i64, ptr %t273, align 8
  %t275 = trunc i64 %t274 to i32
  %t276 = insertelement <4 x i32> poison, i32 %t275, i64 0
  %t277 = shufflevector <4 x i32> %t276, <4 x i32> poison, <4 x i32> zeroinitializer
  %t278 = add <4 x i32> %t237, %t277
  %t279 = add <4 x i32> %t278, splat (i32 1)
  %t280 = icmp slt <4 x i32> %t279, %t247
  %t281 = select <4 x i1> %t280, <4 x i32> %t279, <4 x i32> %t247
  %t282 = select <4 x i1> %t260, <4 x i32> %t281, <4 x i32> splat (i32 0)
  %t283 = add i64 %t3, 192
  %t284 = inttoptr i64 %t283 to ptr
  store <4 x i32> %t282, ptr %t284, align 16
  %t285 = add i64 %args.address, 96
  %t286 = inttoptr i64 %t285 to ptr
  %t287 = load i64, ptr %t286, align 8
  %t288 = add i64 %t3, 384
  %t289 = inttoptr i64 %t288 to ptr
  store i64 0, ptr %t289, align 8
  br label %loop290
loop290:
  %loop290.j = phi i64 [ 0, %loop211.end ], [ %t1302, %when296.end ]
  %loop290.ok = icmp slt i64 %loop290.j, 3
  br i1 %loop290.ok, label %loop290.body, label %loop290.end
loop290.body:
  %t291 = add i64 %t3, 384
  %t292 = inttoptr i64 %t291 to ptr
  %t293 = load i64, ptr %t292, align 8
  %t294 = icmp eq i64 %loop290.j, %t293
  %t295 = zext i1 %t294 to i64
  %t297 = icmp ne i64 %t295, 0
  br i1 %t297, label %when296, label %when296.end
when296:
  %t298 = add i64 %args.address, 96
  %t299 = inttoptr i64 %t298 to ptr
  %t300 = load i64, ptr %t299, align 8
  %t301 = mul i64 %t300, 2
  br label %loop302
loop302:
  %loop302.j = phi i64 [ 0, %when296 ], [ %t306, %loop302.body ]
  %loop302.ok = icmp slt i64 %loop302.j, %t301
  br i1 %loop302.ok, label %loop302.body, label %loop302.end
loop302.body:
  %t303 = mul i64 %loop302.j, 16
  %t304 = add i64 %t35, %t303
  %t305 = inttoptr i64 %t304 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t305, align 16
  %t306 = add nsw i64 %loop302.j, 1
  br label %loop302
loop302.end:
  %t307 = add i64 %t3, 512
  %t308 = inttoptr i64 %t307 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t308, align 16
  %t309 = add i64 %t3, 448
  %t310 = inttoptr i64 %t309 to ptr
  store <4 x float> splat (float 0x47EFFFFFE0000000), ptr %t310, align 16
  %t311 = add i64 %t3, 128
  %t312 = inttoptr i64 %t311 to ptr
  %t313 = load <4 x i32>, ptr %t312, align 16
  %t314 = add i64 %t3, 192
  %t315 = inttoptr i64 %t314 to ptr
  %t316 = load <4 x i32>, ptr %t315, align 16
  %t317 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t313)
  %t318 = sext i32 %t317 to i64
  %t319 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t316)
  %t320 = sext i32 %t319 to i64
  %t321 = icmp slt i64 %t320, 0
  %t322 = zext i1 %t321 to i64
  %t323 = icmp ne i64 %t322, 0
  %t324 = select i1 %t323, i64 0, i64 %t320
  %t325 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %t313)
  %t326 = sext i32 %t325 to i64
  %t327 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %t316)
  %t328 = sext i32 %t327 to i64
  %t329 = add i64 %args.address, 64
  %t330 = inttoptr i64 %t329 to ptr
  %t331 = load i64, ptr %t330, align 8
  %t332 = sdiv i64 %t72, %t331
  %t333 = add i64 %args.address, 144
  %t334 = inttoptr i64 %t333 to ptr
  %t335 = load i64, ptr %t334, align 8
  %t336 = add i64 %args.address, 152
  %t337 = inttoptr i64 %t336 to ptr
  %t338 = load i64, ptr %t337, align 8
  %t339 = mul i64 %t68, 8
  %t340 = add i64 %t338, %t339
  %t341 = inttoptr i64 %t340 to ptr
  %t342 = load i64, ptr %t341, align 8
  %t343 = add i64 %t335, %t342
  %t344 = add i64 %args.address, 160
  %t345 = inttoptr i64 %t344 to ptr
  %t346 = load i64, ptr %t345, align 8
  %t347 = mul i64 %t332, %t346
  %t348 = add i64 %t343, %t347
  %t349 = add i64 %args.address, 168
  %t350 = inttoptr i64 %t349 to ptr
  %t351 = load i64, ptr %t350, align 8
  %t352 = add i64 %args.address, 184
  %t353 = inttoptr i64 %t352 to ptr
  %t354 = load i64, ptr %t353, align 8
  %t355 = add i64 %args.address, 192
  %t356 = inttoptr i64 %t355 to ptr
  %t357 = load i64, ptr %t356, align 8
  %t358 = mul i64 %t68, 8
  %t359 = add i64 %t357, %t358
  %t360 = inttoptr i64 %t359 to ptr
  %t361 = load i64, ptr %t360, align 8
  %t362 = add i64 %t354, %t361
  %t363 = add i64 %args.address, 200
  %t364 = inttoptr i64 %t363 to ptr
  %t365 = load i64, ptr %t364, align 8
  %t366 = mul i64 %t332, %t365
  %t367 = add i64 %t362, %t366
  %t368 = add i64 %args.address, 208
  %t369 = inttoptr i64 %t368 to ptr
  %t370 = load i64, ptr %t369, align 8
  %t371 = sdiv i64 %t318, 64
  %t372 = add i64 %t324, 64
  %t373 = sub i64 %t372, 1
  %t374 = sdiv i64 %t373, 64
  br label %loop375
loop375:
  %loop375.j = phi i64 [ %t371, %loop302.end ], [ %t1224, %when1200.end ]
  %loop375.ok = icmp slt i64 %loop375.j, %t374
  br i1 %loop375.ok, label %loop375.body, label %loop375.end
loop375.body:
  %t376 = mul i64 %loop375.j, 64
  %t377 = add i64 %args.address, 80
  %t378 = inttoptr i64 %t377 to ptr
  %t379 = load i64, ptr %t378, align 8
  %t380 = sub i64 %t379, %t376
  %t381 = icmp slt i64 %t380, 64
  %t382 = zext i1 %t381 to i64
  %t383 = icmp ne i64 %t382, 0
  %t384 = select i1 %t383, i64 %t380, i64 64
  %t385 = icmp slt i64 %t376, %t326
  %t386 = zext i1 %t385 to i64
  %t387 = add i64 %t376, 64
  %t388 = icmp sgt i64 %t387, %t328
  %t389 = zext i1 %t388 to i64
  %t390 = or i64 %t386, %t389
  %t391 = add i64 %t3, 256
  %t392 = inttoptr i64 %t391 to ptr
  store <4 x i32> splat (i32 -1), ptr %t392, align 16
  %t393 = add i64 %t3, 272
  %t394 = inttoptr i64 %t393 to ptr
  store <4 x i32> splat (i32 -1), ptr %t394, align 16
  %t396 = icmp ne i64 %t390, 0
  br i1 %t396, label %when395, label %when395.end
when395:
  %t397 = add i64 %t3, 128
  %t398 = inttoptr i64 %t397 to ptr
  %t399 = load <4 x i32>, ptr %t398, align 16
  %t400 = add i64 %t3, 192
  %t401 = inttoptr i64 %t400 to ptr
  %t402 = load <4 x i32>, ptr %t401, align 16
  %t403 = trunc i64 %t376 to i32
  %t404 = insertelement <4 x i32> poison, i32 %t403, i64 0
  %t405 = shufflevector <4 x i32> %t404, <4 x i32> poison, <4 x i32> zeroinitializer
  %t406 = sub <4 x i32> %t399, %t405
  %t407 = icmp sgt <4 x i32> %t406, splat (i32 0)
  %t408 = select <4 x i1> %t407, <4 x i32> %t406, <4 x i32> splat (i32 0)
  %t409 = icmp slt <4 x i32> %t408, splat (i32 32)
  %t410 = select <4 x i1> %t409, <4 x i32> %t408, <4 x i32> splat (i32 32)
  %t411 = sub <4 x i32> %t402, %t405
  %t412 = icmp sgt <4 x i32> %t411, splat (i32 0)
  %t413 = select <4 x i1> %t412, <4 x i32> %t411, <4 x i32> splat (i32 0)
  %t414 = icmp slt <4 x i32> %t413, splat (i32 32)
  %t415 = select <4 x i1> %t414, <4 x i32> %t413, <4 x i32> splat (i32 32)
  %t416 = icmp ult <4 x i32> %t410, splat (i32 32)
  %t417 = select <4 x i1> %t416, <4 x i32> %t410, <4 x i32> splat (i32 0)
  %t418 = shl <4 x i32> splat (i32 -1), %t417
  %t419 = select <4 x i1> %t416, <4 x i32> %t418, <4 x i32> splat (i32 0)
  %t420 = icmp ult <4 x i32> %t415, splat (i32 32)
  %t421 = select <4 x i1> %t420, <4 x i32> %t415, <4 x i32> splat (i32 0)
  %t422 = shl <4 x i32> splat (i32 -1), %t421
  %t423 = select <4 x i1> %t420, <4 x i32> %t422, <4 x i32> splat (i32 0)
  %t424 = xor <4 x i32> %t423, splat (i32 -1)
  %t425 = and <4 x i32> %t419, %t424
  %t426 = add i64 %t376, 32
  %t427 = trunc i64 %t426 to i32
  %t428 = insertelement <4 x i32> poison, i32 %t427, i64 0
  %t429 = shufflevector <4 x i32> %t428, <4 x i32> poison, <4 x i32> zeroinitializer
  %t430 = sub <4 x i32> %t399, %t429
  %t431 = icmp sgt <4 x i32> %t430, splat (i32 0)
  %t432 = select <4 x i1> %t431, <4 x i32> %t430, <4 x i32> splat (i32 0)
  %t433 = icmp slt <4 x i32> %t432, splat (i32 32)
  %t434 = select <4 x i1> %t433, <4 x i32> %t432, <4 x i32> splat (i32 32)
  %t435 = sub <4 x i32> %t402, %t429
  %t436 = icmp sgt <4 x i32> %t435, splat (i32 0)
  %t437 = select <4 x i1> %t436, <4 x i32> %t435, <4 x i32> splat (i32 0)
  %t438 = icmp slt <4 x i32> %t437, splat (i32 32)
  %t439 = select <4 x i1> %t438, <4 x i32> %t437, <4 x i32> splat (i32 32)
  %t440 = icmp ult <4 x i32> %t434, splat (i32 32)
  %t441 = select <4 x i1> %t440, <4 x i32> %t434, <4 x i32> splat (i32 0)
  %t442 = shl <4 x i32> splat (i32 -1), %t441
  %t443 = select <4 x i1> %t440, <4 x i32> %t442, <4 x i32> splat (i32 0)
  %t444 = icmp ult <4 x i32> %t439, splat (i32 32)
  %t445 = select <4 x i1> %t444, <4 x i32> %t439, <4 x i32> splat (i32 0)
  %t446 = shl <4 x i32> splat (i32 -1), %t445
  %t447 = select <4 x i1> %t444, <4 x i32> %t446, <4 x i32> splat (i32 0)
  %t448 = xor <4 x i32> %t447, splat (i32 -1)
  %t449 = and <4 x i32> %t443, %t448
  %t450 = add i64 %t3, 256
  %t451 = inttoptr i64 %t450 to ptr
  store <4 x i32> %t425, ptr %t451, align 16
  %t452 = add i64 %t3, 272
  %t453 = inttoptr i64 %t452 to ptr
  store <4 x i32> %t449, ptr %t453, align 16
  br label %when395.end
when395.end:
  %t454 = add i64 %t3, 256
  %t455 = inttoptr i64 %t454 to ptr
  %t456 = load <4 x i32>, ptr %t455, align 16
  %t457 = add i64 %t3, 272
  %t458 = inttoptr i64 %t457 to ptr
  %t459 = load <4 x i32>, ptr %t458, align 16
  %t460 = icmp eq <4 x i32> %t456, splat (i32 0)
  %t461 = icmp eq <4 x i32> %t459, splat (i32 0)
  %t462 = xor <4 x i1> %t460, splat (i1 true)
  %t463 = xor <4 x i1> %t461, splat (i1 true)
  %t464 = or <4 x i1> %t462, %t463
  %t465 = bitcast <4 x i1> %t464 to i4
  %t466 = icmp ne i4 %t465, 0
  %t467 = zext i1 %t466 to i64
  %t469 = icmp ne i64 %t467, 0
  br i1 %t469, label %when468, label %when468.end
when468:
  %t470 = mul i64 %t376, %t351
  %t471 = add i64 %t348, %t470
  %t472 = mul i64 %t376, %t370
  %t473 = add i64 %t367, %t472
  %t474 = add i64 %t384, 4
  %t475 = sub i64 %t474, 1
  %t476 = sdiv i64 %t475, 4
  %t477 = mul i64 %t476, 4
  %t478 = icmp slt i64 %t384, 64
  %t479 = zext i1 %t478 to i64
  %t481 = icmp ne i64 %t479, 0
  br i1 %t481, label %when480, label %when480.end
when480:
  %t482 = add i64 %args.address, 88
  %t483 = inttoptr i64 %t482 to ptr
  %t484 = load i64, ptr %t483, align 8
  br label %loop485
loop485:
  %loop485.j = phi i64 [ 0, %when480 ], [ %t585, %when566.end ]
  %loop485.ok = icmp slt i64 %loop485.j, %t477
  br i1 %loop485.ok, label %loop485.body, label %loop485.end
loop485.body:
  %t486 = icmp slt i64 %loop485.j, %t384
  %t487 = zext i1 %t486 to i64
  %t489 = icmp ne i64 %t487, 0
  br i1 %t489, label %when488, label %when488.end
when488:
  %t490 = mul i64 %loop485.j, %t351
  %t491 = add i64 %t471, %t490
  %t492 = mul i64 %loop485.j, %t11
  %t493 = add i64 %t3, %t492
  %t494 = icmp eq i64 4, 4
  %t495 = zext i1 %t494 to i64
  %t496 = sdiv i64 %t484, 4
  %t497 = icmp ne i64 %t495, 0
  %t498 = select i1 %t497, i64 %t496, i64 0
  %t499 = sdiv i64 %t498, 4
  %t500 = mul i64 %t499, 4
  br label %loop501
loop501:
  %loop501.j = phi i64 [ 0, %when488 ], [ %t540, %loop501.body ]
  %loop501.ok = icmp slt i64 %loop501.j, %t500
  br i1 %loop501.ok, label %loop501.body, label %loop501.end
loop501.body:
  %t502 = mul i64 %loop501.j, 16
  %t503 = add i64 %t491, %t502
  %t504 = inttoptr i64 %t503 to ptr
  %t505 = load <4 x float>, ptr %t504, align 1
  %t506 = add i64 %loop501.j, 1
  %t507 = mul i64 %t506, 16
  %t508 = add i64 %t491, %t507
  %t509 = inttoptr i64 %t508 to ptr
  %t510 = load <4 x float>, ptr %t509, align 1
  %t511 = add i64 %loop501.j, 2
  %t512 = mul i64 %t511, 16
  %t513 = add i64 %t491, %t512
  %t514 = inttoptr i64 %t513 to ptr
  %t515 = load <4 x float>, ptr %t514, align 1
  %t516 = add i64 %loop501.j, 3
  %t517 = mul i64 %t516, 16
  %t518 = add i64 %t491, %t517
  %t519 = inttoptr i64 %t518 to ptr
  %t520 = load <4 x float>, ptr %t519, align 1
  %t521 = mul i64 %loop501.j, 16
  %t522 = add i64 %t493, %t521
  %t523 = add i64 %t522, 1664
  %t524 = inttoptr i64 %t523 to ptr
  store <4 x float> %t505, ptr %t524, align 1
  %t525 = add i64 %loop501.j, 1
  %t526 = mul i64 %t525, 16
  %t527 = add i64 %t493, %t526
  %t528 = add i64 %t527, 1664
  %t529 = inttoptr i64 %t528 to ptr
  store <4 x float> %t510, ptr %t529, align 1
  %t530 = add i64 %loop501.j, 2
  %t531 = mul i64 %t530, 16
  %t532 = add i64 %t493, %t531
  %t533 = add i64 %t532, 1664
  %t534 = inttoptr i64 %t533 to ptr
  store <4 x float> %t515, ptr %t534, align 1
  %t535 = add i64 %loop501.j, 3
  %t536 = mul i64 %t535, 16
  %t537 = add i64 %t493, %t536
  %t538 = add i64 %t537, 1664
  %t539 = inttoptr i64 %t538 to ptr
  store <4 x float> %t520, ptr %t539, align 1
  %t540 = add nsw i64 %loop501.j, 4
  br label %loop501
loop501.end:
  br label %loop541
loop541:
  %loop541.j = phi i64 [ %t500, %loop501.end ], [ %t550, %loop541.body ]
  %loop541.ok = icmp slt i64 %loop541.j, %t498
  br i1 %loop541.ok, label %loop541.body, label %loop541.end
loop541.body:
  %t542 = mul i64 %loop541.j, 16
  %t543 = add i64 %t493, %t542
  %t544 = mul i64 %loop541.j, 16
  %t545 = add i64 %t491, %t544
  %t546 = inttoptr i64 %t545 to ptr
  %t547 = load <4 x float>, ptr %t546, align 1
  %t548 = add i64 %t543, 1664
  %t549 = inttoptr i64 %t548 to ptr
  store <4 x float> %t547, ptr %t549, align 1
  %t550 = add nsw i64 %loop541.j, 1
  br label %loop541
loop541.end:
  %t551 = mul i64 %t498, 4
  br label %loop552
loop552:
  %loop552.j = phi i64 [ %t551, %loop541.end ], [ %t564, %loop552.body ]
  %loop552.ok = icmp slt i64 %loop552.j, %t484
  br i1 %loop552.ok, label %loop552.body, label %loop552.end
loop552.body:
  %t553 = mul i64 %loop552.j, 4
  %t554 = add i64 %t493, %t553
  %t555 = mul i64 %loop552.j, 4
  %t556 = add i64 %t491, %t555
  %t557 = inttoptr i64 %t556 to ptr
  %t558 = load float, ptr %t557, align 1
  %t559 = insertelement <4 x float> poison, float %t558, i64 0
  %t560 = shufflevector <4 x float> %t559, <4 x float> poison, <4 x i32> zeroinitializer
  %t561 = extractelement <4 x float> %t560, i64 0
  %t562 = add i64 %t554, 1664
  %t563 = inttoptr i64 %t562 to ptr
  store float %t561, ptr %t563, align 1
  %t564 = add nsw i64 %loop552.j, 1
  br label %loop552
loop552.end:
  br label %when488.end
when488.end:
  %t565 = sub i64 1, %t487
  %t567 = icmp ne i64 %t565, 0
  br i1 %t567, label %when566, label %when566.end
when566:
  %t568 = mul i64 %loop485.j, %t11
  %t569 = add i64 %t3, %t568
  %t570 = sdiv i64 %t484, 4
  br label %loop571
loop571:
  %loop571.j = phi i64 [ 0, %when566 ], [ %t576, %loop571.body ]
  %loop571.ok = icmp slt i64 %loop571.j, %t570
  br i1 %loop571.ok, label %loop571.body, label %loop571.end
loop571.body:
  %t572 = mul i64 %loop571.j, 16
  %t573 = add i64 %t569, %t572
  %t574 = add i64 %t573, 1664
  %t575 = inttoptr i64 %t574 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t575, align 1
  %t576 = add nsw i64 %loop571.j, 1
  br label %loop571
loop571.end:
  %t577 = mul i64 %t570, 4
  br label %loop578
loop578:
  %loop578.j = phi i64 [ %t577, %loop571.end ], [ %t584, %loop578.body ]
  %loop578.ok = icmp slt i64 %loop578.j, %t484
  br i1 %loop578.ok, label %loop578.body, label %loop578.end
loop578.body:
  %t579 = mul i64 %loop578.j, 4
  %t580 = add i64 %t569, %t579
  %t581 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t582 = add i64 %t580, 1664
  %t583 = inttoptr i64 %t582 to ptr
  store float %t581, ptr %t583, align 1
  %t584 = add nsw i64 %loop578.j, 1
  br label %loop578
loop578.end:
  br label %when566.end
when566.end:
  %t585 = add nsw i64 %loop485.j, 1
  br label %loop485
loop485.end:
  %t586 = add i64 %args.address, 96
  %t587 = inttoptr i64 %t586 to ptr
  %t588 = load i64, ptr %t587, align 8
  br label %loop589
loop589:
  %loop589.j = phi i64 [ 0, %loop485.end ], [ %t681, %when664.end ]
  %loop589.ok = icmp slt i64 %loop589.j, %t477
  br i1 %loop589.ok, label %loop589.body, label %loop589.end
loop589.body:
  %t590 = icmp slt i64 %loop589.j, %t384
  %t591 = zext i1 %t590 to i64
  %t593 = icmp ne i64 %t591, 0
  br i1 %t593, label %when592, label %when592.end
when592:
  %t594 = mul i64 %loop589.j, %t370
  %t595 = add i64 %t473, %t594
  %t596 = mul i64 %loop589.j, %t18
  %t597 = add i64 %t16, %t596
  %t598 = icmp eq i64 4, 4
  %t599 = zext i1 %t598 to i64
  %t600 = sdiv i64 %t588, 4
  %t601 = icmp ne i64 %t599, 0
  %t602 = select i1 %t601, i64 %t600, i64 0
  %t603 = sdiv i64 %t602, 4
  %t604 = mul i64 %t603, 4
  br label %loop605
loop605:
  %loop605.j = phi i64 [ 0, %when592 ], [ %t640, %loop605.body ]
  %loop605.ok = icmp slt i64 %loop605.j, %t604
  br i1 %loop605.ok, label %loop605.body, label %loop605.end
loop605.body:
  %t606 = mul i64 %loop605.j, 16
  %t607 = add i64 %t595, %t606
  %t608 = inttoptr i64 %t607 to ptr
  %t609 = load <4 x float>, ptr %t608, align 1
  %t610 = add i64 %loop605.j, 1
  %t611 = mul i64 %t610, 16
  %t612 = add i64 %t595, %t611
  %t613 = inttoptr i64 %t612 to ptr
  %t614 = load <4 x float>, ptr %t613, align 1
  %t615 = add i64 %loop605.j, 2
  %t616 = mul i64 %t615, 16
  %t617 = add i64 %t595, %t616
  %t618 = inttoptr i64 %t617 to ptr
  %t619 = load <4 x float>, ptr %t618, align 1
  %t620 = add i64 %loop605.j, 3
  %t621 = mul i64 %t620, 16
  %t622 = add i64 %t595, %t621
  %t623 = inttoptr i64 %t622 to ptr
  %t624 = load <4 x float>, ptr %t623, align 1
  %t625 = mul i64 %loop605.j, 16
  %t626 = add i64 %t597, %t625
  %t627 = inttoptr i64 %t626 to ptr
  store <4 x float> %t609, ptr %t627, align 1
  %t628 = add i64 %loop605.j, 1
  %t629 = mul i64 %t628, 16
  %t630 = add i64 %t597, %t629
  %t631 = inttoptr i64 %t630 to ptr
  store <4 x float> %t614, ptr %t631, align 1
  %t632 = add i64 %loop605.j, 2
  %t633 = mul i64 %t632, 16
  %t634 = add i64 %t597, %t633
  %t635 = inttoptr i64 %t634 to ptr
  store <4 x float> %t619, ptr %t635, align 1
  %t636 = add i64 %loop605.j, 3
  %t637 = mul i64 %t636, 16
  %t638 = add i64 %t597, %t637
  %t639 = inttoptr i64 %t638 to ptr
  store <4 x float> %t624, ptr %t639, align 1
  %t640 = add nsw i64 %loop605.j, 4
  br label %loop605
loop605.end:
  br label %loop641
loop641:
  %loop641.j = phi i64 [ %t604, %loop605.end ], [ %t649, %loop641.body ]
  %loop641.ok = icmp slt i64 %loop641.j, %t602
  br i1 %loop641.ok, label %loop641.body, label %loop641.end
loop641.body:
  %t642 = mul i64 %loop641.j, 16
  %t643 = add i64 %t597, %t642
  %t644 = mul i64 %loop641.j, 16
  %t645 = add i64 %t595, %t644
  %t646 = inttoptr i64 %t645 to ptr
  %t647 = load <4 x float>, ptr %t646, align 1
  %t648 = inttoptr i64 %t643 to ptr
  store <4 x float> %t647, ptr %t648, align 1
  %t649 = add nsw i64 %loop641.j, 1
  br label %loop641
loop641.end:
  %t650 = mul i64 %t602, 4
  br label %loop651
loop651:
  %loop651.j = phi i64 [ %t650, %loop641.end ], [ %t662, %loop651.body ]
  %loop651.ok = icmp slt i64 %loop651.j, %t588
  br i1 %loop651.ok, label %loop651.body, label %loop651.end
loop651.body:
  %t652 = mul i64 %loop651.j, 4
  %t653 = add i64 %t597, %t652
  %t654 = mul i64 %loop651.j, 4
  %t655 = add i64 %t595, %t654
  %t656 = inttoptr i64 %t655 to ptr
  %t657 = load float, ptr %t656, align 1
  %t658 = insertelement <4 x float> poison, float %t657, i64 0
  %t659 = shufflevector <4 x float> %t658, <4 x float> poison, <4 x i32> zeroinitializer
  %t660 = extractelement <4 x float> %t659, i64 0
  %t661 = inttoptr i64 %t653 to ptr
  store float %t660, ptr %t661, align 1
  %t662 = add nsw i64 %loop651.j, 1
  br label %loop651
loop651.end:
  br label %when592.end
when592.end:
  %t663 = sub i64 1, %t591
  %t665 = icmp ne i64 %t663, 0
  br i1 %t665, label %when664, label %when664.end
when664:
  %t666 = mul i64 %loop589.j, %t18
  %t667 = add i64 %t16, %t666
  %t668 = sdiv i64 %t588, 4
  br label %loop669
loop669:
  %loop669.j = phi i64 [ 0, %when664 ], [ %t673, %loop669.body ]
  %loop669.ok = icmp slt i64 %loop669.j, %t668
  br i1 %loop669.ok, label %loop669.body, label %loop669.end
loop669.body:
  %t670 = mul i64 %loop669.j, 16
  %t671 = add i64 %t667, %t670
  %t672 = inttoptr i64 %t671 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t672, align 1
  %t673 = add nsw i64 %loop669.j, 1
  br label %loop669
loop669.end:
  %t674 = mul i64 %t668, 4
  br label %loop675
loop675:
  %loop675.j = phi i64 [ %t674, %loop669.end ], [ %t680, %loop675.body ]
  %loop675.ok = icmp slt i64 %loop675.j, %t588
  br i1 %loop675.ok, label %loop675.body, label %loop675.end
loop675.body:
  %t676 = mul i64 %loop675.j, 4
  %t677 = add i64 %t667, %t676
  %t678 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t679 = inttoptr i64 %t677 to ptr
  store float %t678, ptr %t679, align 1
  %t680 = add nsw i64 %loop675.j, 1
  br label %loop675
loop675.end:
  br label %when664.end
when664.end:
  %t681 = add nsw i64 %loop589.j, 1
  br label %loop589
loop589.end:
  br label %when480.end
when480.end:
  %t682 = add i64 %t3, 1664
  %t683 = icmp ne i64 %t479, 0
  %t684 = select i1 %t683, i64 %t682, i64 %t471
  %t685 = icmp ne i64 %t479, 0
  %t686 = select i1 %t685, i64 %t11, i64 %t351
  %t687 = icmp ne i64 %t479, 0
  %t688 = select i1 %t687, i64 %t16, i64 %t473
  %t689 = icmp ne i64 %t479, 0
  %t690 = select i1 %t689, i64 %t18, i64 %t370
  %t691 = add i64 %args.address, 88
  %t692 = inttoptr i64 %t691 to ptr
  %t693 = load i64, ptr %t692, align 8
  br label %loop694
loop694:
  %loop694.j = phi i64 [ 0, %when480.end ], [ %t740, %loop695.end ]
  %loop694.ok = icmp slt i64 %loop694.j, %t477
  br i1 %loop694.ok, label %loop694.body, label %loop694.end
loop694.body:
  br label %loop695
loop695:
  %loop695.j = phi i64 [ 0, %loop694.body ], [ %t729, %loop695.body ]
  %loop695.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop694.body ], [ %t725, %loop695.body ]
  %loop695.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop694.body ], [ %t726, %loop695.body ]
  %loop695.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop694.body ], [ %t727, %loop695.body ]
  %loop695.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop694.body ], [ %t728, %loop695.body ]
  %loop695.ok = icmp slt i64 %loop695.j, %t693
  br i1 %loop695.ok, label %loop695.body, label %loop695.end
loop695.body:
  %t696 = mul i64 %loop694.j, %t686
  %t697 = add i64 %t684, %t696
  %t698 = mul i64 %loop695.j, 4
  %t699 = add i64 %t697, %t698
  %t700 = add i64 %t699, %t686
  %t701 = mul i64 %t686, 2
  %t702 = add i64 %t699, %t701
  %t703 = mul i64 %t686, 3
  %t704 = add i64 %t699, %t703
  %t705 = inttoptr i64 %t699 to ptr
  %t706 = load float, ptr %t705, align 1
  %t707 = insertelement <4 x float> poison, float %t706, i64 0
  %t708 = shufflevector <4 x float> %t707, <4 x float> poison, <4 x i32> zeroinitializer
  %t709 = inttoptr i64 %t700 to ptr
  %t710 = load float, ptr %t709, align 1
  %t711 = insertelement <4 x float> poison, float %t710, i64 0
  %t712 = shufflevector <4 x float> %t711, <4 x float> poison, <4 x i32> zeroinitializer
  %t713 = inttoptr i64 %t702 to ptr
  %t714 = load float, ptr %t713, align 1
  %t715 = insertelement <4 x float> poison, float %t714, i64 0
  %t716 = shufflevector <4 x float> %t715, <4 x float> poison, <4 x i32> zeroinitializer
  %t717 = inttoptr i64 %t704 to ptr
  %t718 = load float, ptr %t717, align 1
  %t719 = insertelement <4 x float> poison, float %t718, i64 0
  %t720 = shufflevector <4 x float> %t719, <4 x float> poison, <4 x i32> zeroinitializer
  %t721 = mul i64 %loop695.j, 16
  %t722 = add i64 %t30, %t721
  %t723 = inttoptr i64 %t722 to ptr
  %t724 = load <4 x float>, ptr %t723, align 16
  %t725 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t708, <4 x float> %t724, <4 x float> %loop695.c0)
  %t726 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t712, <4 x float> %t724, <4 x float> %loop695.c1)
  %t727 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t716, <4 x float> %t724, <4 x float> %loop695.c2)
  %t728 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t720, <4 x float> %t724, <4 x float> %loop695.c3)
  %t729 = add nsw i64 %loop695.j, 1
  br label %loop695
loop695.end:
  %t730 = mul i64 %loop694.j, 16
  %t731 = add i64 %t3, %t730
  %t732 = add i64 %t731, 576
  %t733 = inttoptr i64 %t732 to ptr
  store <4 x float> %loop695.c0, ptr %t733, align 16
  %t734 = add i64 %t731, 592
  %t735 = inttoptr i64 %t734 to ptr
  store <4 x float> %loop695.c1, ptr %t735, align 16
  %t736 = add i64 %t731, 608
  %t737 = inttoptr i64 %t736 to ptr
  store <4 x float> %loop695.c2, ptr %t737, align 16
  %t738 = add i64 %t731, 624
  %t739 = inttoptr i64 %t738 to ptr
  store <4 x float> %loop695.c3, ptr %t739, align 16
  %t740 = add nsw i64 %loop694.j, 4
  br label %loop694
loop694.end:
  %t741 = add i64 %t3, 256
  %t742 = inttoptr i64 %t741 to ptr
  %t743 = load <4 x i32>, ptr %t742, align 16
  %t744 = add i64 %t3, 272
  %t745 = inttoptr i64 %t744 to ptr
  %t746 = load <4 x i32>, ptr %t745, align 16
  %t747 = icmp eq <4 x i32> %t743, splat (i32 -1)
  %t748 = icmp eq <4 x i32> %t746, splat (i32 -1)
  %t749 = and <4 x i1> %t747, %t748
  %t750 = bitcast <4 x i1> %t749 to i4
  %t751 = icmp eq i4 %t750, -1
  %t752 = zext i1 %t751 to i64
  %t754 = icmp ne i64 %t752, 0
  br i1 %t754, label %when753, label %when753.end
when753:
  br label %loop755
loop755:
  %loop755.j = phi i64 [ 0, %when753 ], [ %t763, %loop755.body ]
  %loop755.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when753 ], [ %t762, %loop755.body ]
  %loop755.ok = icmp slt i64 %loop755.j, %t477
  br i1 %loop755.ok, label %loop755.body, label %loop755.end
loop755.body:
  %t756 = mul i64 %loop755.j, 16
  %t757 = add i64 %t3, %t756
  %t758 = add i64 %t757, 576
  %t759 = inttoptr i64 %t758 to ptr
  %t760 = load <4 x float>, ptr %t759, align 16
  %t761 = fcmp ogt <4 x float> %t760, %loop755.c0
  %t762 = select <4 x i1> %t761, <4 x float> %t760, <4 x float> %loop755.c0
  %t763 = add nsw i64 %loop755.j, 1
  br label %loop755
loop755.end:
  %t764 = add i64 %t3, 448
  %t765 = inttoptr i64 %t764 to ptr
  %t766 = load <4 x float>, ptr %t765, align 16
  %t767 = fadd <4 x float> %loop755.c0, %t766
  %t768 = fcmp ogt <4 x float> %t767, splat (float 0x403B000000000000)
  %t769 = bitcast <4 x i1> %t768 to i4
  %t770 = icmp ne i4 %t769, 0
  %t771 = zext i1 %t770 to i64
  %t773 = icmp ne i64 %t771, 0
  br i1 %t773, label %when772, label %when772.end
when772:
  %t774 = add i64 %t3, 448
  %t775 = inttoptr i64 %t774 to ptr
  %t776 = load <4 x float>, ptr %t775, align 16
  %t777 = fneg <4 x float> %loop755.c0
  %t778 = select <4 x i1> %t768, <4 x float> %t777, <4 x float> %t776
  %t779 = add i64 %t3, 448
  %t780 = inttoptr i64 %t779 to ptr
  store <4 x float> %t778, ptr %t780, align 16
  %t781 = fsub <4 x float> %t778, %t776
  %t782 = fmul <4 x float> %t781, splat (float 0x3FF7154760000000)
  %t783 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t782
  %t784 = select <4 x i1> %t783, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t782
  %t785 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t784
  %t786 = select <4 x i1> %t785, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t784
  %t787 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t786)
  %t788 = fsub <4 x float> %t786, %t787
  %t789 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t788, <4 x float> splat (float 0x3F826900C0000000))
  %t790 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t789, <4 x float> %t788, <4 x float> splat (float 0x3FAC954460000000))
  %t791 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t790, <4 x float> %t788, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t792 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t791, <4 x float> %t788, <4 x float> splat (float 0x3FE62E4F60000000))
  %t793 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t792, <4 x float> %t788, <4 x float> splat (float 0x3FF0000000000000))
  %t794 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t782
  %t795 = select <4 x i1> %t794, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t782
  %t796 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t795
  %t797 = select <4 x i1> %t796, <4 x float> splat (float 0x4060000000000000), <4 x float> %t795
  %t798 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t797)
  %t799 = fadd <4 x float> %t798, splat (float 0x4168000FE0000000)
  %t800 = bitcast <4 x float> %t799 to <4 x i32>
  %t801 = shl <4 x i32> %t800, splat (i32 23)
  %t802 = bitcast <4 x i32> %t801 to <4 x float>
  %t803 = fcmp ord <4 x float> %t782, %t782
  %t804 = fmul <4 x float> %t793, %t802
  %t805 = select <4 x i1> %t803, <4 x float> %t804, <4 x float> %t782
  %t806 = select <4 x i1> %t768, <4 x float> %t805, <4 x float> splat (float 0x3FF0000000000000)
  %t807 = add i64 %t3, 512
  %t808 = inttoptr i64 %t807 to ptr
  %t809 = load <4 x float>, ptr %t808, align 16
  %t810 = fmul <4 x float> %t809, %t806
  %t811 = add i64 %t3, 512
  %t812 = inttoptr i64 %t811 to ptr
  store <4 x float> %t810, ptr %t812, align 16
  br label %loop813
loop813:
  %loop813.j = phi i64 [ 0, %when772 ], [ %t822, %loop813.body ]
  %loop813.ok = icmp slt i64 %loop813.j, %t301
  br i1 %loop813.ok, label %loop813.body, label %loop813.end
loop813.body:
  %t814 = mul i64 %loop813.j, 16
  %t815 = add i64 %t35, %t814
  %t816 = inttoptr i64 %t815 to ptr
  %t817 = load <4 x float>, ptr %t816, align 16
  %t818 = fmul <4 x float> %t817, %t806
  %t819 = mul i64 %loop813.j, 16
  %t820 = add i64 %t35, %t819
  %t821 = inttoptr i64 %t820 to ptr
  store <4 x float> %t818, ptr %t821, align 16
  %t822 = add nsw i64 %loop813.j, 1
  br label %loop813
loop813.end:
  br label %when772.end
when772.end:
  %t823 = add i64 %t3, 448
  %t824 = inttoptr i64 %t823 to ptr
  %t825 = load <4 x float>, ptr %t824, align 16
  br label %loop826
loop826:
  %loop826.j = phi i64 [ 0, %when772.end ], [ %t862, %loop826.body ]
  %loop826.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when772.end ], [ %t861, %loop826.body ]
  %loop826.ok = icmp slt i64 %loop826.j, %t477
  br i1 %loop826.ok, label %loop826.body, label %loop826.end
loop826.body:
  %t827 = mul i64 %loop826.j, 16
  %t828 = add i64 %t3, %t827
  %t829 = add i64 %t828, 576
  %t830 = inttoptr i64 %t829 to ptr
  %t831 = load <4 x float>, ptr %t830, align 16
  %t832 = fadd <4 x float> %t831, %t825
  %t833 = fmul <4 x float> %t832, splat (float 0x3FF7154760000000)
  %t834 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t833
  %t835 = select <4 x i1> %t834, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t833
  %t836 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t835
  %t837 = select <4 x i1> %t836, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t835
  %t838 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t837)
  %t839 = fsub <4 x float> %t837, %t838
  %t840 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t839, <4 x float> splat (float 0x3F826900C0000000))
  %t841 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t840, <4 x float> %t839, <4 x float> splat (float 0x3FAC954460000000))
  %t842 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t841, <4 x float> %t839, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t843 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t842, <4 x float> %t839, <4 x float> splat (float 0x3FE62E4F60000000))
  %t844 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t843, <4 x float> %t839, <4 x float> splat (float 0x3FF0000000000000))
  %t845 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t833
  %t846 = select <4 x i1> %t845, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t833
  %t847 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t846
  %t848 = select <4 x i1> %t847, <4 x float> splat (float 0x4060000000000000), <4 x float> %t846
  %t849 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t848)
  %t850 = fadd <4 x float> %t849, splat (float 0x4168000FE0000000)
  %t851 = bitcast <4 x float> %t850 to <4 x i32>
  %t852 = shl <4 x i32> %t851, splat (i32 23)
  %t853 = bitcast <4 x i32> %t852 to <4 x float>
  %t854 = fcmp ord <4 x float> %t833, %t833
  %t855 = fmul <4 x float> %t844, %t853
  %t856 = select <4 x i1> %t854, <4 x float> %t855, <4 x float> %t833
  %t857 = mul i64 %loop826.j, 16
  %t858 = add i64 %t3, %t857
  %t859 = add i64 %t858, 576
  %t860 = inttoptr i64 %t859 to ptr
  store <4 x float> %t856, ptr %t860, align 16
  %t861 = fadd <4 x float> %loop826.c0, %t856
  %t862 = add nsw i64 %loop826.j, 1
  br label %loop826
loop826.end:
  %t863 = add i64 %t3, 512
  %t864 = inttoptr i64 %t863 to ptr
  %t865 = load <4 x float>, ptr %t864, align 16
  %t866 = fadd <4 x float> %t865, %loop826.c0
  %t867 = add i64 %t3, 512
  %t868 = inttoptr i64 %t867 to ptr
  store <4 x float> %t866, ptr %t868, align 16
  br label %when753.end
when753.end:
  %t869 = sub i64 1, %t752
  %t871 = icmp ne i64 %t869, 0
  br i1 %t871, label %when870, label %when870.end
when870:
  br label %loop872
loop872:
  %loop872.j = phi i64 [ 0, %when870 ], [ %t894, %loop872.body ]
  %loop872.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when870 ], [ %t893, %loop872.body ]
  %loop872.ok = icmp slt i64 %loop872.j, %t477
  br i1 %loop872.ok, label %loop872.body, label %loop872.end
loop872.body:
  %t873 = mul i64 %loop872.j, 16
  %t874 = add i64 %t3, %t873
  %t875 = add i64 %t874, 576
  %t876 = inttoptr i64 %t875 to ptr
  %t877 = load <4 x float>, ptr %t876, align 16
  %t878 = lshr i64 %loop872.j, 5
  %t879 = mul i64 %t878, 16
  %t880 = add i64 %t3, %t879
  %t881 = add i64 %t880, 256
  %t882 = inttoptr i64 %t881 to ptr
  %t883 = load <4 x i32>, ptr %t882, align 16
  %t884 = and i64 %loop872.j, 31
  %t885 = shl i64 1, %t884
  %t886 = trunc i64 %t885 to i32
  %t887 = insertelement <4 x i32> poison, i32 %t886, i64 0
  %t888 = shufflevector <4 x i32> %t887, <4 x i32> poison, <4 x i32> zeroinitializer
  %t889 = and <4 x i32> %t883, %t888
  %t890 = icmp eq <4 x i32> %t889, splat (i32 0)
  %t891 = select <4 x i1> %t890, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t877
  %t892 = fcmp ogt <4 x float> %t891, %loop872.c0
  %t893 = select <4 x i1> %t892, <4 x float> %t891, <4 x float> %loop872.c0
  %t894 = add nsw i64 %loop872.j, 1
  br label %loop872
loop872.end:
  %t895 = add i64 %t3, 448
  %t896 = inttoptr i64 %t895 to ptr
  %t897 = load <4 x float>, ptr %t896, align 16
  %t898 = fadd <4 x float> %loop872.c0, %t897
  %t899 = fcmp ogt <4 x float> %t898, splat (float 0x403B000000000000)
  %t900 = bitcast <4 x i1> %t899 to i4
  %t901 = icmp ne i4 %t900, 0
  %t902 = zext i1 %t901 to i64
  %t904 = icmp ne i64 %t902, 0
  br i1 %t904, label %when903, label %when903.end
when903:
  %t905 = add i64 %t3, 448
  %t906 = inttoptr i64 %t905 to ptr
  %t907 = load <4 x float>, ptr %t906, align 16
  %t908 = fneg <4 x float> %loop872.c0
  %t909 = select <4 x i1> %t899, <4 x float> %t908, <4 x float> %t907
  %t910 = add i64 %t3, 448
  %t911 = inttoptr i64 %t910 to ptr
  store <4 x float> %t909, ptr %t911, align 16
  %t912 = fsub <4 x float> %t909, %t907
  %t913 = fmul <4 x float> %t912, splat (float 0x3FF7154760000000)
  %t914 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t913
  %t915 = select <4 x i1> %t914, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t913
  %t916 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t915
  %t917 = select <4 x i1> %t916, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t915
  %t918 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t917)
  %t919 = fsub <4 x float> %t917, %t918
  %t920 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t919, <4 x float> splat (float 0x3F826900C0000000))
  %t921 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t920, <4 x float> %t919, <4 x float> splat (float 0x3FAC954460000000))
  %t922 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t921, <4 x float> %t919, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t923 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t922, <4 x float> %t919, <4 x float> splat (float 0x3FE62E4F60000000))
  %t924 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t923, <4 x float> %t919, <4 x float> splat (float 0x3FF0000000000000))
  %t925 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t913
  %t926 = select <4 x i1> %t925, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t913
  %t927 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t926
  %t928 = select <4 x i1> %t927, <4 x float> splat (float 0x4060000000000000), <4 x float> %t926
  %t929 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t928)
  %t930 = fadd <4 x float> %t929, splat (float 0x4168000FE0000000)
  %t931 = bitcast <4 x float> %t930 to <4 x i32>
  %t932 = shl <4 x i32> %t931, splat (i32 23)
  %t933 = bitcast <4 x i32> %t932 to <4 x float>
  %t934 = fcmp ord <4 x float> %t913, %t913
  %t935 = fmul <4 x float> %t924, %t933
  %t936 = select <4 x i1> %t934, <4 x float> %t935, <4 x float> %t913
  %t937 = select <4 x i1> %t899, <4 x float> %t936, <4 x float> splat (float 0x3FF0000000000000)
  %t938 = add i64 %t3, 512
  %t939 = inttoptr i64 %t938 to ptr
  %t940 = load <4 x float>, ptr %t939, align 16
  %t941 = fmul <4 x float> %t940, %t937
  %t942 = add i64 %t3, 512
  %t943 = inttoptr i64 %t942 to ptr
  store <4 x float> %t941, ptr %t943, align 16
  br label %loop944
loop944:
  %loop944.j = phi i64 [ 0, %when903 ], [ %t953, %loop944.body ]
  %loop944.ok = icmp slt i64 %loop944.j, %t301
  br i1 %loop944.ok, label %loop944.body, label %loop944.end
loop944.body:
  %t945 = mul i64 %loop944.j, 16
  %t946 = add i64 %t35, %t945
  %t947 = inttoptr i64 %t946 to ptr
  %t948 = load <4 x float>, ptr %t947, align 16
  %t949 = fmul <4 x float> %t948, %t937
  %t950 = mul i64 %loop944.j, 16
  %t951 = add i64 %t35, %t950
  %t952 = inttoptr i64 %t951 to ptr
  store <4 x float> %t949, ptr %t952, align 16
  %t953 = add nsw i64 %loop944.j, 1
  br label %loop944
loop944.end:
  br label %when903.end
when903.end:
  %t954 = add i64 %t3, 448
  %t955 = inttoptr i64 %t954 to ptr
  %t956 = load <4 x float>, ptr %t955, align 16
  br label %loop957
loop957:
  %loop957.j = phi i64 [ 0, %when903.end ], [ %t1007, %loop957.body ]
  %loop957.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when903.end ], [ %t1006, %loop957.body ]
  %loop957.ok = icmp slt i64 %loop957.j, %t477
  br i1 %loop957.ok, label %loop957.body, label %loop957.end
loop957.body:
  %t958 = mul i64 %loop957.j, 16
  %t959 = add i64 %t3, %t958
  %t960 = add i64 %t959, 576
  %t961 = inttoptr i64 %t960 to ptr
  %t962 = load <4 x float>, ptr %t961, align 16
  %t963 = fadd <4 x float> %t962, %t956
  %t964 = fmul <4 x float> %t963, splat (float 0x3FF7154760000000)
  %t965 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t964
  %t966 = select <4 x i1> %t965, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t964
  %t967 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t966
  %t968 = select <4 x i1> %t967, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t966
  %t969 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t968)
  %t970 = fsub <4 x float> %t968, %t969
  %t971 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t970, <4 x float> splat (float 0x3F826900C0000000))
  %t972 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t971, <4 x float> %t970, <4 x float> splat (float 0x3FAC954460000000))
  %t973 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t972, <4 x float> %t970, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t974 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t973, <4 x float> %t970, <4 x float> splat (float 0x3FE62E4F60000000))
  %t975 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t974, <4 x float> %t970, <4 x float> splat (float 0x3FF0000000000000))
  %t976 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t964
  %t977 = select <4 x i1> %t976, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t964
  %t978 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t977
  %t979 = select <4 x i1> %t978, <4 x float> splat (float 0x4060000000000000), <4 x float> %t977
  %t980 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t979)
  %t981 = fadd <4 x float> %t980, splat (float 0x4168000FE0000000)
  %t982 = bitcast <4 x float> %t981 to <4 x i32>
  %t983 = shl <4 x i32> %t982, splat (i32 23)
  %t984 = bitcast <4 x i32> %t983 to <4 x float>
  %t985 = fcmp ord <4 x float> %t964, %t964
  %t986 = fmul <4 x float> %t975, %t984
  %t987 = select <4 x i1> %t985, <4 x float> %t986, <4 x float> %t964
  %t988 = lshr i64 %loop957.j, 5
  %t989 = mul i64 %t988, 16
  %t990 = add i64 %t3, %t989
  %t991 = add i64 %t990, 256
  %t992 = inttoptr i64 %t991 to ptr
  %t993 = load <4 x i32>, ptr %t992, align 16
  %t994 = and i64 %loop957.j, 31
  %t995 = shl i64 1, %t994
  %t996 = trunc i64 %t995 to i32
  %t997 = insertelement <4 x i32> poison, i32 %t996, i64 0
  %t998 = shufflevector <4 x i32> %t997, <4 x i32> poison, <4 x i32> zeroinitializer
  %t999 = and <4 x i32> %t993, %t998
  %t1000 = icmp eq <4 x i32> %t999, splat (i32 0)
  %t1001 = select <4 x i1> %t1000, <4 x float> splat (float 0x0000000000000000), <4 x float> %t987
  %t1002 = mul i64 %loop957.j, 16
  %t1003 = add i64 %t3, %t1002
  %t1004 = add i64 %t1003, 576
  %t1005 = inttoptr i64 %t1004 to ptr
  store <4 x float> %t1001, ptr %t1005, align 16
  %t1006 = fadd <4 x float> %loop957.c0, %t1001
  %t1007 = add nsw i64 %loop957.j, 1
  br label %loop957
loop957.end:
  %t1008 = add i64 %t3, 512
  %t1009 = inttoptr i64 %t1008 to ptr
  %t1010 = load <4 x float>, ptr %t1009, align 16
  %t1011 = fadd <4 x float> %t1010, %loop957.c0
  %t1012 = add i64 %t3, 512
  %t1013 = inttoptr i64 %t1012 to ptr
  store <4 x float> %t1011, ptr %t1013, align 16
  br label %when870.end
when870.end:
  %t1015 = icmp ne i64 %loop290.j, 0
  br i1 %t1015, label %when1014, label %when1014.end
when1014:
  %t1016 = trunc i64 %loop290.j to i32
  %t1017 = insertelement <4 x i32> poison, i32 %t1016, i64 0
  %t1018 = shufflevector <4 x i32> %t1017, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1019 = icmp sgt <4 x i32> %t1018, splat (i32 1)
  %t1020 = select <4 x i1> %t1019, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1021 = add i64 %args.address, 96
  %t1022 = inttoptr i64 %t1021 to ptr
  %t1023 = load i64, ptr %t1022, align 8
  br label %loop1024
loop1024:
  %loop1024.j = phi i64 [ 0, %when1014 ], [ %t1045, %loop1025.end ]
  %loop1024.ok = icmp slt i64 %loop1024.j, %t477
  br i1 %loop1024.ok, label %loop1024.body, label %loop1024.end
loop1024.body:
  br label %loop1025
loop1025:
  %loop1025.j = phi i64 [ 0, %loop1024.body ], [ %t1044, %loop1025.body ]
  %loop1025.ok = icmp slt i64 %loop1025.j, %t1023
  br i1 %loop1025.ok, label %loop1025.body, label %loop1025.end
loop1025.body:
  %t1026 = mul i64 %loop1024.j, %t690
  %t1027 = add i64 %t688, %t1026
  %t1028 = mul i64 %loop1025.j, 4
  %t1029 = add i64 %t1027, %t1028
  %t1030 = inttoptr i64 %t1029 to ptr
  %t1031 = load float, ptr %t1030, align 1
  %t1032 = insertelement <4 x float> poison, float %t1031, i64 0
  %t1033 = shufflevector <4 x float> %t1032, <4 x float> poison, <4 x i32> zeroinitializer
  %t1034 = mul i64 %loop1024.j, %t25
  %t1035 = add i64 %t23, %t1034
  %t1036 = mul i64 %loop1025.j, 4
  %t1037 = add i64 %t1035, %t1036
  %t1038 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1033)
  %t1039 = fcmp olt <4 x float> %t1038, splat (float 0x7FF0000000000000)
  %t1040 = fmul <4 x float> %t1033, %t1020
  %t1041 = select <4 x i1> %t1039, <4 x float> %t1040, <4 x float> splat (float 0x0000000000000000)
  %t1042 = extractelement <4 x float> %t1041, i64 0
  %t1043 = inttoptr i64 %t1037 to ptr
  store float %t1042, ptr %t1043, align 1
  %t1044 = add nsw i64 %loop1025.j, 1
  br label %loop1025
loop1025.end:
  %t1045 = add nsw i64 %loop1024.j, 1
  br label %loop1024
loop1024.end:
  br label %when1014.end
when1014.end:
  %t1046 = icmp sgt i64 %loop290.j, 0
  %t1047 = zext i1 %t1046 to i64
  %t1048 = icmp ne i64 %t1047, 0
  %t1049 = select i1 %t1048, i64 %t23, i64 %t688
  %t1050 = icmp ne i64 %t1047, 0
  %t1051 = select i1 %t1050, i64 %t25, i64 %t690
  %t1052 = add i64 %args.address, 96
  %t1053 = inttoptr i64 %t1052 to ptr
  %t1054 = load i64, ptr %t1053, align 8
  %t1055 = sdiv i64 %t1054, 4
  %t1056 = mul i64 %t1055, 4
  br label %loop1057
loop1057:
  %loop1057.j = phi i64 [ 0, %when1014.end ], [ %t1118, %loop1058.end ]
  %loop1057.ok = icmp slt i64 %loop1057.j, %t1056
  br i1 %loop1057.ok, label %loop1057.body, label %loop1057.end
loop1057.body:
  br label %loop1058
loop1058:
  %loop1058.j = phi i64 [ 0, %loop1057.body ], [ %t1091, %loop1058.body ]
  %loop1058.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1057.body ], [ %t1087, %loop1058.body ]
  %loop1058.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1057.body ], [ %t1088, %loop1058.body ]
  %loop1058.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1057.body ], [ %t1089, %loop1058.body ]
  %loop1058.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1057.body ], [ %t1090, %loop1058.body ]
  %loop1058.ok = icmp slt i64 %loop1058.j, %t477
  br i1 %loop1058.ok, label %loop1058.body, label %loop1058.end
loop1058.body:
  %t1059 = mul i64 %loop1057.j, 4
  %t1060 = add i64 %t1049, %t1059
  %t1061 = mul i64 %loop1058.j, %t1051
  %t1062 = add i64 %t1060, %t1061
  %t1063 = inttoptr i64 %t1062 to ptr
  %t1064 = load float, ptr %t1063, align 1
  %t1065 = insertelement <4 x float> poison, float %t1064, i64 0
  %t1066 = shufflevector <4 x float> %t1065, <4 x float> poison, <4 x i32> zeroinitializer
  %t1067 = add i64 %t1062, 4
  %t1068 = inttoptr i64 %t1067 to ptr
  %t1069 = load float, ptr %t1068, align 1
  %t1070 = insertelement <4 x float> poison, float %t1069, i64 0
  %t1071 = shufflevector <4 x float> %t1070, <4 x float> poison, <4 x i32> zeroinitializer
  %t1072 = add i64 %t1062, 8
  %t1073 = inttoptr i64 %t1072 to ptr
  %t1074 = load float, ptr %t1073, align 1
  %t1075 = insertelement <4 x float> poison, float %t1074, i64 0
  %t1076 = shufflevector <4 x float> %t1075, <4 x float> poison, <4 x i32> zeroinitializer
  %t1077 = add i64 %t1062, 12
  %t1078 = inttoptr i64 %t1077 to ptr
  %t1079 = load float, ptr %t1078, align 1
  %t1080 = insertelement <4 x float> poison, float %t1079, i64 0
  %t1081 = shufflevector <4 x float> %t1080, <4 x float> poison, <4 x i32> zeroinitializer
  %t1082 = mul i64 %loop1058.j, 16
  %t1083 = add i64 %t3, %t1082
  %t1084 = add i64 %t1083, 576
  %t1085 = inttoptr i64 %t1084 to ptr
  %t1086 = load <4 x float>, ptr %t1085, align 16
  %t1087 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1066, <4 x float> %t1086, <4 x float> %loop1058.c0)
  %t1088 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1071, <4 x float> %t1086, <4 x float> %loop1058.c1)
  %t1089 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1076, <4 x float> %t1086, <4 x float> %loop1058.c2)
  %t1090 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1081, <4 x float> %t1086, <4 x float> %loop1058.c3)
  %t1091 = add nsw i64 %loop1058.j, 1
  br label %loop1058
loop1058.end:
  %t1092 = mul i64 %loop1057.j, 16
  %t1093 = add i64 %t35, %t1092
  %t1094 = inttoptr i64 %t1093 to ptr
  %t1095 = load <4 x float>, ptr %t1094, align 16
  %t1096 = add i64 %t1093, 16
  %t1097 = inttoptr i64 %t1096 to ptr
  %t1098 = load <4 x float>, ptr %t1097, align 16
  %t1099 = add i64 %t1093, 32
  %t1100 = inttoptr i64 %t1099 to ptr
  %t1101 = load <4 x float>, ptr %t1100, align 16
  %t1102 = add i64 %t1093, 48
  %t1103 = inttoptr i64 %t1102 to ptr
  %t1104 = load <4 x float>, ptr %t1103, align 16
  %t1105 = fadd <4 x float> %t1095, %loop1058.c0
  %t1106 = fadd <4 x float> %t1098, %loop1058.c1
  %t1107 = fadd <4 x float> %t1101, %loop1058.c2
  %t1108 = fadd <4 x float> %t1104, %loop1058.c3
  %t1109 = mul i64 %loop1057.j, 16
  %t1110 = add i64 %t35, %t1109
  %t1111 = inttoptr i64 %t1110 to ptr
  store <4 x float> %t1105, ptr %t1111, align 16
  %t1112 = add i64 %t1110, 16
  %t1113 = inttoptr i64 %t1112 to ptr
  store <4 x float> %t1106, ptr %t1113, align 16
  %t1114 = add i64 %t1110, 32
  %t1115 = inttoptr i64 %t1114 to ptr
  store <4 x float> %t1107, ptr %t1115, align 16
  %t1116 = add i64 %t1110, 48
  %t1117 = inttoptr i64 %t1116 to ptr
  store <4 x float> %t1108, ptr %t1117, align 16
  %t1118 = add nsw i64 %loop1057.j, 4
  br label %loop1057
loop1057.end:
  br label %loop1119
loop1119:
  %loop1119.j = phi i64 [ %t1056, %loop1057.end ], [ %t1144, %loop1120.end ]
  %loop1119.ok = icmp slt i64 %loop1119.j, %t1054
  br i1 %loop1119.ok, label %loop1119.body, label %loop1119.end
loop1119.body:
  br label %loop1120
loop1120:
  %loop1120.j = phi i64 [ 0, %loop1119.body ], [ %t1135, %loop1120.body ]
  %loop1120.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1119.body ], [ %t1134, %loop1120.body ]
  %loop1120.ok = icmp slt i64 %loop1120.j, %t477
  br i1 %loop1120.ok, label %loop1120.body, label %loop1120.end
loop1120.body:
  %t1121 = mul i64 %loop1119.j, 4
  %t1122 = add i64 %t1049, %t1121
  %t1123 = mul i64 %loop1120.j, %t1051
  %t1124 = add i64 %t1122, %t1123
  %t1125 = inttoptr i64 %t1124 to ptr
  %t1126 = load float, ptr %t1125, align 1
  %t1127 = insertelement <4 x float> poison, float %t1126, i64 0
  %t1128 = shufflevector <4 x float> %t1127, <4 x float> poison, <4 x i32> zeroinitializer
  %t1129 = mul i64 %loop1120.j, 16
  %t1130 = add i64 %t3, %t1129
  %t1131 = add i64 %t1130, 576
  %t1132 = inttoptr i64 %t1131 to ptr
  %t1133 = load <4 x float>, ptr %t1132, align 16
  %t1134 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1128, <4 x float> %t1133, <4 x float> %loop1120.c0)
  %t1135 = add nsw i64 %loop1120.j, 1
  br label %loop1120
loop1120.end:
  %t1136 = mul i64 %loop1119.j, 16
  %t1137 = add i64 %t35, %t1136
  %t1138 = inttoptr i64 %t1137 to ptr
  %t1139 = load <4 x float>, ptr %t1138, align 16
  %t1140 = fadd <4 x float> %t1139, %loop1120.c0
  %t1141 = mul i64 %loop1119.j, 16
  %t1142 = add i64 %t35, %t1141
  %t1143 = inttoptr i64 %t1142 to ptr
  store <4 x float> %t1140, ptr %t1143, align 16
  %t1144 = add nsw i64 %loop1119.j, 1
  br label %loop1119
loop1119.end:
  %t1146 = icmp ne i64 %loop290.j, 0
  br i1 %t1146, label %when1145, label %when1145.end
when1145:
  %t1147 = add i64 %args.address, 96
  %t1148 = inttoptr i64 %t1147 to ptr
  %t1149 = load i64, ptr %t1148, align 8
  br label %loop1150
loop1150:
  %loop1150.j = phi i64 [ 0, %when1145 ], [ %t1196, %loop1151.end ]
  %loop1150.ok = icmp slt i64 %loop1150.j, %t477
  br i1 %loop1150.ok, label %loop1150.body, label %loop1150.end
loop1150.body:
  br label %loop1151
loop1151:
  %loop1151.j = phi i64 [ 0, %loop1150.body ], [ %t1195, %when1166.end ]
  %loop1151.ok = icmp slt i64 %loop1151.j, %t1149
  br i1 %loop1151.ok, label %loop1151.body, label %loop1151.end
loop1151.body:
  %t1152 = mul i64 %loop1150.j, %t690
  %t1153 = add i64 %t688, %t1152
  %t1154 = mul i64 %loop1151.j, 4
  %t1155 = add i64 %t1153, %t1154
  %t1156 = inttoptr i64 %t1155 to ptr
  %t1157 = load float, ptr %t1156, align 1
  %t1158 = insertelement <4 x float> poison, float %t1157, i64 0
  %t1159 = shufflevector <4 x float> %t1158, <4 x float> poison, <4 x i32> zeroinitializer
  %t1160 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1159)
  %t1161 = fcmp olt <4 x float> %t1160, splat (float 0x7FF0000000000000)
  %t1162 = xor <4 x i1> %t1161, splat (i1 true)
  %t1163 = bitcast <4 x i1> %t1162 to i4
  %t1164 = icmp ne i4 %t1163, 0
  %t1165 = zext i1 %t1164 to i64
  %t1167 = icmp ne i64 %t1165, 0
  br i1 %t1167, label %when1166, label %when1166.end
when1166:
  %t1168 = mul i64 %loop1151.j, 16
  %t1169 = add i64 %t35, %t1168
  %t1170 = inttoptr i64 %t1169 to ptr
  %t1171 = load <4 x float>, ptr %t1170, align 16
  %t1172 = mul i64 %loop1150.j, 16
  %t1173 = add i64 %t3, %t1172
  %t1174 = add i64 %t1173, 576
  %t1175 = inttoptr i64 %t1174 to ptr
  %t1176 = load <4 x float>, ptr %t1175, align 16
  %t1177 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1176, <4 x float> %t1159, <4 x float> %t1171)
  %t1178 = lshr i64 %loop1150.j, 5
  %t1179 = mul i64 %t1178, 16
  %t1180 = add i64 %t3, %t1179
  %t1181 = add i64 %t1180, 256
  %t1182 = inttoptr i64 %t1181 to ptr
  %t1183 = load <4 x i32>, ptr %t1182, align 16
  %t1184 = and i64 %loop1150.j, 31
  %t1185 = shl i64 1, %t1184
  %t1186 = trunc i64 %t1185 to i32
  %t1187 = insertelement <4 x i32> poison, i32 %t1186, i64 0
  %t1188 = shufflevector <4 x i32> %t1187, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1189 = and <4 x i32> %t1183, %t1188
  %t1190 = icmp eq <4 x i32> %t1189, splat (i32 0)
  %t1191 = select <4 x i1> %t1190, <4 x float> %t1171, <4 x float> %t1177
  %t1192 = mul i64 %loop1151.j, 16
  %t1193 = add i64 %t35, %t1192
  %t1194 = inttoptr i64 %t1193 to ptr
  store <4 x float> %t1191, ptr %t1194, align 16
  br label %when1166.end
when1166.end:
  %t1195 = add nsw i64 %loop1151.j, 1
  br label %loop1151
loop1151.end:
  %t1196 = add nsw i64 %loop1150.j, 1
  br label %loop1150
loop1150.end:
  br label %when1145.end
when1145.end:
  br label %when468.end
when468.end:
  %t1197 = srem i64 %loop375.j, 16
  %t1198 = icmp eq i64 %t1197, 15
  %t1199 = zext i1 %t1198 to i64
  %t1201 = icmp ne i64 %t1199, 0
  br i1 %t1201, label %when1200, label %when1200.end
when1200:
  %t1202 = add i64 %args.address, 96
  %t1203 = inttoptr i64 %t1202 to ptr
  %t1204 = load i64, ptr %t1203, align 8
  br label %loop1205
loop1205:
  %loop1205.j = phi i64 [ 0, %when1200 ], [ %t1223, %loop1205.body ]
  %loop1205.ok = icmp slt i64 %loop1205.j, %t1204
  br i1 %loop1205.ok, label %loop1205.body, label %loop1205.end
loop1205.body:
  %t1206 = add i64 %loop1205.j, %t1204
  %t1207 = add i64 %loop1205.j, %t1204
  %t1208 = mul i64 %t1207, 16
  %t1209 = add i64 %t35, %t1208
  %t1210 = inttoptr i64 %t1209 to ptr
  %t1211 = load <4 x float>, ptr %t1210, align 16
  %t1212 = mul i64 %loop1205.j, 16
  %t1213 = add i64 %t35, %t1212
  %t1214 = inttoptr i64 %t1213 to ptr
  %t1215 = load <4 x float>, ptr %t1214, align 16
  %t1216 = fadd <4 x float> %t1211, %t1215
  %t1217 = mul i64 %t1206, 16
  %t1218 = add i64 %t35, %t1217
  %t1219 = inttoptr i64 %t1218 to ptr
  store <4 x float> %t1216, ptr %t1219, align 16
  %t1220 = mul i64 %loop1205.j, 16
  %t1221 = add i64 %t35, %t1220
  %t1222 = inttoptr i64 %t1221 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1222, align 16
  %t1223 = add nsw i64 %loop1205.j, 1
  br label %loop1205
loop1205.end:
  br label %when1200.end
when1200.end:
  %t1224 = add nsw i64 %loop375.j, 1
  br label %loop375
loop375.end:
  %t1225 = add i64 %args.address, 96
  %t1226 = inttoptr i64 %t1225 to ptr
  %t1227 = load i64, ptr %t1226, align 8
  br label %loop1228
loop1228:
  %loop1228.j = phi i64 [ 0, %loop375.end ], [ %t1246, %loop1228.body ]
  %loop1228.ok = icmp slt i64 %loop1228.j, %t1227
  br i1 %loop1228.ok, label %loop1228.body, label %loop1228.end
loop1228.body:
  %t1229 = add i64 %loop1228.j, %t1227
  %t1230 = add i64 %loop1228.j, %t1227
  %t1231 = mul i64 %t1230, 16
  %t1232 = add i64 %t35, %t1231
  %t1233 = inttoptr i64 %t1232 to ptr
  %t1234 = load <4 x float>, ptr %t1233, align 16
  %t1235 = mul i64 %loop1228.j, 16
  %t1236 = add i64 %t35, %t1235
  %t1237 = inttoptr i64 %t1236 to ptr
  %t1238 = load <4 x float>, ptr %t1237, align 16
  %t1239 = fadd <4 x float> %t1234, %t1238
  %t1240 = mul i64 %t1229, 16
  %t1241 = add i64 %t35, %t1240
  %t1242 = inttoptr i64 %t1241 to ptr
  store <4 x float> %t1239, ptr %t1242, align 16
  %t1243 = mul i64 %loop1228.j, 16
  %t1244 = add i64 %t35, %t1243
  %t1245 = inttoptr i64 %t1244 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1245, align 16
  %t1246 = add nsw i64 %loop1228.j, 1
  br label %loop1228
loop1228.end:
  %t1247 = add i64 %args.address, 96
  %t1248 = inttoptr i64 %t1247 to ptr
  %t1249 = load i64, ptr %t1248, align 8
  br label %loop1250
loop1250:
  %loop1250.j = phi i64 [ 0, %loop1228.end ], [ %t1262, %loop1250.body ]
  %loop1250.ok = icmp slt i64 %loop1250.j, %t1249
  br i1 %loop1250.ok, label %loop1250.body, label %loop1250.end
loop1250.body:
  %t1251 = add i64 %args.address, 96
  %t1252 = inttoptr i64 %t1251 to ptr
  %t1253 = load i64, ptr %t1252, align 8
  %t1254 = add i64 %loop1250.j, %t1253
  %t1255 = mul i64 %t1254, 16
  %t1256 = add i64 %t35, %t1255
  %t1257 = inttoptr i64 %t1256 to ptr
  %t1258 = load <4 x float>, ptr %t1257, align 16
  %t1259 = mul i64 %loop1250.j, 16
  %t1260 = add i64 %t35, %t1259
  %t1261 = inttoptr i64 %t1260 to ptr
  store <4 x float> %t1258, ptr %t1261, align 16
  %t1262 = add nsw i64 %loop1250.j, 1
  br label %loop1250
loop1250.end:
  br label %loop1263
loop1263:
  %loop1263.j = phi i64 [ 0, %loop1250.end ], [ %t1272, %loop1263.body ]
  %loop1263.c0 = phi <4 x i1> [ splat (i1 false), %loop1250.end ], [ %t1271, %loop1263.body ]
  %loop1263.ok = icmp slt i64 %loop1263.j, %t287
  br i1 %loop1263.ok, label %loop1263.body, label %loop1263.end
loop1263.body:
  %t1264 = mul i64 %loop1263.j, 16
  %t1265 = add i64 %t35, %t1264
  %t1266 = inttoptr i64 %t1265 to ptr
  %t1267 = load <4 x float>, ptr %t1266, align 16
  %t1268 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1267)
  %t1269 = fcmp olt <4 x float> %t1268, splat (float 0x7FF0000000000000)
  %t1270 = xor <4 x i1> %t1269, splat (i1 true)
  %t1271 = or <4 x i1> %loop1263.c0, %t1270
  %t1272 = add nsw i64 %loop1263.j, 1
  br label %loop1263
loop1263.end:
  %t1273 = add i64 %t3, 512
  %t1274 = inttoptr i64 %t1273 to ptr
  %t1275 = load <4 x float>, ptr %t1274, align 16
  %t1276 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1275)
  %t1277 = fcmp olt <4 x float> %t1276, splat (float 0x7FF0000000000000)
  %t1278 = and <4 x i1> %loop1263.c0, %t1277
  %t1279 = bitcast <4 x i1> %t1278 to i4
  %t1280 = icmp ne i4 %t1279, 0
  %t1281 = zext i1 %t1280 to i64
  %t1282 = icmp slt i64 %loop290.j, 2
  %t1283 = zext i1 %t1282 to i64
  %t1284 = and i64 %t1281, %t1283
  %t1286 = icmp ne i64 %t1284, 0
  br i1 %t1286, label %when1285, label %when1285.end
when1285:
  %t1287 = add i64 %args.address, 96
  %t1288 = inttoptr i64 %t1287 to ptr
  %t1289 = load i64, ptr %t1288, align 8
  br label %loop1290
loop1290:
  %loop1290.j = phi i64 [ 0, %when1285 ], [ %t1298, %loop1290.body ]
  %loop1290.ok = icmp slt i64 %loop1290.j, %t1289
  br i1 %loop1290.ok, label %loop1290.body, label %loop1290.end
loop1290.body:
  %t1291 = mul i64 %loop1290.j, 16
  %t1292 = add i64 %t35, %t1291
  %t1293 = inttoptr i64 %t1292 to ptr
  %t1294 = load <4 x float>, ptr %t1293, align 16
  %t1295 = mul i64 %loop1290.j, 16
  %t1296 = add i64 %t41, %t1295
  %t1297 = inttoptr i64 %t1296 to ptr
  store <4 x float> %t1294, ptr %t1297, align 16
  %t1298 = add nsw i64 %loop1290.j, 1
  br label %loop1290
loop1290.end:
  %t1299 = add i64 %t3, 384
  %t1300 = add i64 %loop290.j, 1
  %t1301 = inttoptr i64 %t1299 to ptr
  store i64 %t1300, ptr %t1301, align 8
  br label %when1285.end
when1285.end:
  br label %when296.end
when296.end:
  %t1302 = add nsw i64 %loop290.j, 1
  br label %loop290
loop290.end:
  %t1303 = add i64 %t3, 384
  %t1304 = inttoptr i64 %t1303 to ptr
  %t1305 = load i64, ptr %t1304, align 8
  %t1306 = add i64 %t3, 448
  %t1307 = inttoptr i64 %t1306 to ptr
  %t1308 = load <4 x float>, ptr %t1307, align 16
  %t1309 = add i64 %t3, 512
  %t1310 = inttoptr i64 %t1309 to ptr
  %t1311 = load <4 x float>, ptr %t1310, align 16
  %t1312 = fcmp oeq <4 x float> %t1311, splat (float 0x0000000000000000)
  %t1313 = fneg <4 x float> %t1308
  %t1314 = select <4 x i1> %t1312, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1313
  %t1315 = add i64 %args.address, 320
  %t1316 = inttoptr i64 %t1315 to ptr
  %t1317 = load i64, ptr %t1316, align 8
  %t1318 = add i64 %args.address, 56
  %t1319 = inttoptr i64 %t1318 to ptr
  %t1320 = load i64, ptr %t1319, align 8
  %t1321 = mul i64 %t68, %t1320
  %t1322 = add i64 %t1321, %t72
  %t1323 = mul i64 %t1322, 8
  %t1324 = add i64 %t1317, %t1323
  %t1325 = inttoptr i64 %t1324 to ptr
  %t1326 = load double, ptr %t1325, align 8
  %t1327 = fptrunc double %t1326 to float
  %t1328 = insertelement <4 x float> poison, float %t1327, i64 0
  %t1329 = shufflevector <4 x float> %t1328, <4 x float> poison, <4 x i32> zeroinitializer
  %t1330 = fcmp ogt <4 x float> %t1314, %t1329
  %t1331 = select <4 x i1> %t1330, <4 x float> %t1314, <4 x float> %t1329
  %t1332 = fcmp ogt <4 x float> %t1331, splat (float 0xFFF0000000000000)
  %t1333 = select <4 x i1> %t1332, <4 x float> %t1331, <4 x float> splat (float 0x0000000000000000)
  %t1334 = fcmp ogt <4 x float> %t1314, splat (float 0xFFF0000000000000)
  %t1335 = fsub <4 x float> %t1314, %t1333
  %t1336 = fmul <4 x float> %t1335, splat (float 0x3FF7154760000000)
  %t1337 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1336
  %t1338 = select <4 x i1> %t1337, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1336
  %t1339 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1338
  %t1340 = select <4 x i1> %t1339, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1338
  %t1341 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1340)
  %t1342 = fsub <4 x float> %t1340, %t1341
  %t1343 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1342, <4 x float> splat (float 0x3F826900C0000000))
  %t1344 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1343, <4 x float> %t1342, <4 x float> splat (float 0x3FAC954460000000))
  %t1345 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1344, <4 x float> %t1342, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1346 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1345, <4 x float> %t1342, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1347 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1346, <4 x float> %t1342, <4 x float> splat (float 0x3FF0000000000000))
  %t1348 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1336
  %t1349 = select <4 x i1> %t1348, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1336
  %t1350 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1349
  %t1351 = select <4 x i1> %t1350, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1349
  %t1352 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1351)
  %t1353 = fadd <4 x float> %t1352, splat (float 0x4168000FE0000000)
  %t1354 = bitcast <4 x float> %t1353 to <4 x i32>
  %t1355 = shl <4 x i32> %t1354, splat (i32 23)
  %t1356 = bitcast <4 x i32> %t1355 to <4 x float>
  %t1357 = fcmp ord <4 x float> %t1336, %t1336
  %t1358 = fmul <4 x float> %t1347, %t1356
  %t1359 = select <4 x i1> %t1357, <4 x float> %t1358, <4 x float> %t1336
  %t1360 = select <4 x i1> %t1334, <4 x float> %t1359, <4 x float> splat (float 0x0000000000000000)
  %t1361 = fcmp oeq <4 x float> %t1311, %t1311
  %t1362 = select <4 x i1> %t1361, <4 x float> %t1360, <4 x float> %t1311
  %t1363 = fmul <4 x float> %t1311, %t1362
  %t1364 = fcmp ogt <4 x float> %t1329, splat (float 0xFFF0000000000000)
  %t1365 = fsub <4 x float> %t1329, %t1333
  %t1366 = fmul <4 x float> %t1365, splat (float 0x3FF7154760000000)
  %t1367 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1366
  %t1368 = select <4 x i1> %t1367, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1366
  %t1369 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1368
  %t1370 = select <4 x i1> %t1369, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1368
  %t1371 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1370)
  %t1372 = fsub <4 x float> %t1370, %t1371
  %t1373 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1372, <4 x float> splat (float 0x3F826900C0000000))
  %t1374 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1373, <4 x float> %t1372, <4 x float> splat (float 0x3FAC954460000000))
  %t1375 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1374, <4 x float> %t1372, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1376 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1375, <4 x float> %t1372, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1377 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1376, <4 x float> %t1372, <4 x float> splat (float 0x3FF0000000000000))
  %t1378 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1366
  %t1379 = select <4 x i1> %t1378, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1366
  %t1380 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1379
  %t1381 = select <4 x i1> %t1380, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1379
  %t1382 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1381)
  %t1383 = fadd <4 x float> %t1382, splat (float 0x4168000FE0000000)
  %t1384 = bitcast <4 x float> %t1383 to <4 x i32>
  %t1385 = shl <4 x i32> %t1384, splat (i32 23)
  %t1386 = bitcast <4 x i32> %t1385 to <4 x float>
  %t1387 = fcmp ord <4 x float> %t1366, %t1366
  %t1388 = fmul <4 x float> %t1377, %t1386
  %t1389 = select <4 x i1> %t1387, <4 x float> %t1388, <4 x float> %t1366
  %t1390 = select <4 x i1> %t1364, <4 x float> %t1389, <4 x float> splat (float 0x0000000000000000)
  %t1391 = fadd <4 x float> %t1363, %t1390
  %t1392 = fcmp oeq <4 x float> %t1391, splat (float 0x0000000000000000)
  %t1393 = fdiv <4 x float> %t1362, %t1391
  %t1394 = select <4 x i1> %t1392, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1393
  %t1395 = add i64 %t3, 448
  %t1396 = inttoptr i64 %t1395 to ptr
  store <4 x float> %t1333, ptr %t1396, align 16
  %t1397 = add i64 %t3, 512
  %t1398 = inttoptr i64 %t1397 to ptr
  store <4 x float> %t1391, ptr %t1398, align 16
  br label %loop1399
loop1399:
  %loop1399.j = phi i64 [ 0, %loop290.end ], [ %t1408, %loop1399.body ]
  %loop1399.ok = icmp slt i64 %loop1399.j, %t287
  br i1 %loop1399.ok, label %loop1399.body, label %loop1399.end
loop1399.body:
  %t1400 = mul i64 %loop1399.j, 16
  %t1401 = add i64 %t35, %t1400
  %t1402 = inttoptr i64 %t1401 to ptr
  %t1403 = load <4 x float>, ptr %t1402, align 16
  %t1404 = fmul <4 x float> %t1403, %t1394
  %t1405 = mul i64 %loop1399.j, 16
  %t1406 = add i64 %t35, %t1405
  %t1407 = inttoptr i64 %t1406 to ptr
  store <4 x float> %t1404, ptr %t1407, align 16
  %t1408 = add nsw i64 %loop1399.j, 1
  br label %loop1399
loop1399.end:
  %t1409 = icmp sgt i64 %t1305, 1
  %t1410 = zext i1 %t1409 to i64
  %t1412 = icmp ne i64 %t1410, 0
  br i1 %t1412, label %when1411, label %when1411.end
when1411:
  br label %loop1413
loop1413:
  %loop1413.j = phi i64 [ 0, %when1411 ], [ %t1430, %loop1413.body ]
  %loop1413.ok = icmp slt i64 %loop1413.j, %t287
  br i1 %loop1413.ok, label %loop1413.body, label %loop1413.end
loop1413.body:
  %t1414 = mul i64 %loop1413.j, 16
  %t1415 = add i64 %t41, %t1414
  %t1416 = inttoptr i64 %t1415 to ptr
  %t1417 = load <4 x float>, ptr %t1416, align 16
  %t1418 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1417)
  %t1419 = fcmp olt <4 x float> %t1418, splat (float 0x7FF0000000000000)
  %t1420 = fmul <4 x float> %t1417, %t1394
  %t1421 = mul i64 %loop1413.j, 16
  %t1422 = add i64 %t35, %t1421
  %t1423 = inttoptr i64 %t1422 to ptr
  %t1424 = load <4 x float>, ptr %t1423, align 16
  %t1425 = fmul <4 x float> %t1424, splat (float 0x4450000000000000)
  %t1426 = select <4 x i1> %t1419, <4 x float> %t1420, <4 x float> %t1425
  %t1427 = mul i64 %loop1413.j, 16
  %t1428 = add i64 %t35, %t1427
  %t1429 = inttoptr i64 %t1428 to ptr
  store <4 x float> %t1426, ptr %t1429, align 16
  %t1430 = add nsw i64 %loop1413.j, 1
  br label %loop1413
loop1413.end:
  br label %when1411.end
when1411.end:
  %t1431 = add i64 %args.address, 224
  %t1432 = inttoptr i64 %t1431 to ptr
  %t1433 = load i64, ptr %t1432, align 8
  %t1434 = add i64 %args.address, 232
  %t1435 = inttoptr i64 %t1434 to ptr
  %t1436 = load i64, ptr %t1435, align 8
  %t1437 = mul i64 %t68, 8
  %t1438 = add i64 %t1436, %t1437
  %t1439 = inttoptr i64 %t1438 to ptr
  %t1440 = load i64, ptr %t1439, align 8
  %t1441 = add i64 %t1433, %t1440
  %t1442 = add i64 %args.address, 240
  %t1443 = inttoptr i64 %t1442 to ptr
  %t1444 = load i64, ptr %t1443, align 8
  %t1445 = mul i64 %t72, %t1444
  %t1446 = add i64 %t1441, %t1445
  %t1447 = add i64 %args.address, 248
  %t1448 = inttoptr i64 %t1447 to ptr
  %t1449 = load i64, ptr %t1448, align 8
  %t1450 = mul i64 %t73, %t1449
  %t1451 = add i64 %t1446, %t1450
  %t1452 = add i64 %args.address, 248
  %t1453 = inttoptr i64 %t1452 to ptr
  %t1454 = load i64, ptr %t1453, align 8
  %t1455 = add i64 %args.address, 256
  %t1456 = inttoptr i64 %t1455 to ptr
  %t1457 = load i64, ptr %t1456, align 8
  %t1458 = icmp eq i64 %t1457, 4
  %t1459 = zext i1 %t1458 to i64
  %t1460 = sdiv i64 %t287, 4
  %t1461 = mul i64 %t1460, 4
  %t1462 = icmp ne i64 %t1459, 0
  %t1463 = select i1 %t1462, i64 %t1461, i64 0
  br label %loop1464
loop1464:
  %loop1464.j = phi i64 [ 0, %when1411.end ], [ %t1511, %loop1501.end ]
  %loop1464.ok = icmp slt i64 %loop1464.j, %t1463
  br i1 %loop1464.ok, label %loop1464.body, label %loop1464.end
loop1464.body:
  %t1465 = mul i64 %loop1464.j, 16
  %t1466 = add i64 %t35, %t1465
  %t1467 = inttoptr i64 %t1466 to ptr
  %t1468 = load <4 x float>, ptr %t1467, align 16
  %t1469 = add i64 %t1466, 16
  %t1470 = inttoptr i64 %t1469 to ptr
  %t1471 = load <4 x float>, ptr %t1470, align 16
  %t1472 = add i64 %t1466, 32
  %t1473 = inttoptr i64 %t1472 to ptr
  %t1474 = load <4 x float>, ptr %t1473, align 16
  %t1475 = add i64 %t1466, 48
  %t1476 = inttoptr i64 %t1475 to ptr
  %t1477 = load <4 x float>, ptr %t1476, align 16
  %t1478 = shufflevector <4 x float> %t1468, <4 x float> %t1474, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1479 = shufflevector <4 x float> %t1468, <4 x float> %t1474, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1480 = shufflevector <4 x float> %t1471, <4 x float> %t1477, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1481 = shufflevector <4 x float> %t1471, <4 x float> %t1477, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1482 = shufflevector <4 x float> %t1478, <4 x float> %t1480, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1483 = shufflevector <4 x float> %t1478, <4 x float> %t1480, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1484 = shufflevector <4 x float> %t1479, <4 x float> %t1481, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1485 = shufflevector <4 x float> %t1479, <4 x float> %t1481, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1486 = add i64 %t3, 1600
  %t1487 = inttoptr i64 %t1486 to ptr
  store <4 x float> %t1482, ptr %t1487, align 16
  %t1488 = add i64 %t3, 1616
  %t1489 = inttoptr i64 %t1488 to ptr
  store <4 x float> %t1483, ptr %t1489, align 16
  %t1490 = add i64 %t3, 1632
  %t1491 = inttoptr i64 %t1490 to ptr
  store <4 x float> %t1484, ptr %t1491, align 16
  %t1492 = add i64 %t3, 1648
  %t1493 = inttoptr i64 %t1492 to ptr
  store <4 x float> %t1485, ptr %t1493, align 16
  %t1494 = mul i64 %loop1464.j, %t1457
  %t1495 = add i64 %t1451, %t1494
  %t1496 = sub i64 %t81, 0
  %t1497 = icmp slt i64 %t1496, 4
  %t1498 = zext i1 %t1497 to i64
  %t1499 = icmp ne i64 %t1498, 0
  %t1500 = select i1 %t1499, i64 %t1496, i64 4
  br label %loop1501
loop1501:
  %loop1501.j = phi i64 [ 0, %loop1464.body ], [ %t1510, %loop1501.body ]
  %loop1501.ok = icmp slt i64 %loop1501.j, %t1500
  br i1 %loop1501.ok, label %loop1501.body, label %loop1501.end
loop1501.body:
  %t1502 = mul i64 %loop1501.j, 16
  %t1503 = add i64 %t3, %t1502
  %t1504 = add i64 %t1503, 1600
  %t1505 = inttoptr i64 %t1504 to ptr
  %t1506 = load <4 x float>, ptr %t1505, align 16
  %t1507 = mul i64 %loop1501.j, %t1454
  %t1508 = add i64 %t1495, %t1507
  %t1509 = inttoptr i64 %t1508 to ptr
  store <4 x float> %t1506, ptr %t1509, align 1
  %t1510 = add nsw i64 %loop1501.j, 1
  br label %loop1501
loop1501.end:
  %t1511 = add nsw i64 %loop1464.j, 4
  br label %loop1464
loop1464.end:
  br label %loop1512
loop1512:
  %loop1512.j = phi i64 [ %t1463, %loop1464.end ], [ %t1529, %loop1513.end ]
  %loop1512.ok = icmp slt i64 %loop1512.j, %t287
  br i1 %loop1512.ok, label %loop1512.body, label %loop1512.end
loop1512.body:
  br label %loop1513
loop1513:
  %loop1513.j = phi i64 [ 0, %loop1512.body ], [ %t1528, %loop1513.body ]
  %loop1513.ok = icmp slt i64 %loop1513.j, %t81
  br i1 %loop1513.ok, label %loop1513.body, label %loop1513.end
loop1513.body:
  %t1514 = mul i64 %loop1513.j, %t1454
  %t1515 = add i64 %t1451, %t1514
  %t1516 = mul i64 %loop1512.j, %t1457
  %t1517 = add i64 %t1515, %t1516
  %t1518 = mul i64 %loop1512.j, 16
  %t1519 = add i64 %t35, %t1518
  %t1520 = mul i64 %loop1513.j, 4
  %t1521 = add i64 %t1519, %t1520
  %t1522 = inttoptr i64 %t1521 to ptr
  %t1523 = load float, ptr %t1522, align 1
  %t1524 = insertelement <4 x float> poison, float %t1523, i64 0
  %t1525 = shufflevector <4 x float> %t1524, <4 x float> poison, <4 x i32> zeroinitializer
  %t1526 = extractelement <4 x float> %t1525, i64 0
  %t1527 = inttoptr i64 %t1517 to ptr
  store float %t1526, ptr %t1527, align 1
  %t1528 = add nsw i64 %loop1513.j, 1
  br label %loop1513
loop1513.end:
  %t1529 = add nsw i64 %loop1512.j, 1
  br label %loop1512
loop1512.end:
  %t1530 = add i64 %args.address, 56
  %t1531 = inttoptr i64 %t1530 to ptr
  %t1532 = load i64, ptr %t1531, align 8
  %t1533 = mul i64 %t68, %t1532
  %t1534 = add i64 %t1533, %t72
  %t1535 = add i64 %args.address, 72
  %t1536 = inttoptr i64 %t1535 to ptr
  %t1537 = load i64, ptr %t1536, align 8
  %t1538 = mul i64 %t1534, %t1537
  %t1539 = add i64 %t1538, %t73
  %t1540 = mul i64 %t1539, 4
  %t1541 = add i64 %args.address, 264
  %t1542 = inttoptr i64 %t1541 to ptr
  %t1543 = load i64, ptr %t1542, align 8
  %t1544 = add i64 %args.address, 272
  %t1545 = inttoptr i64 %t1544 to ptr
  %t1546 = load i64, ptr %t1545, align 8
  %t1548 = icmp ne i64 %t1543, 0
  br i1 %t1548, label %when1547, label %when1547.end
when1547:
  br label %loop1549
loop1549:
  %loop1549.j = phi i64 [ 0, %when1547 ], [ %t1562, %loop1549.body ]
  %loop1549.ok = icmp slt i64 %loop1549.j, %t81
  br i1 %loop1549.ok, label %loop1549.body, label %loop1549.end
loop1549.body:
  %t1550 = add i64 %t1543, %t1540
  %t1551 = mul i64 %loop1549.j, 4
  %t1552 = add i64 %t1550, %t1551
  %t1553 = mul i64 %loop1549.j, 4
  %t1554 = add i64 %t3, %t1553
  %t1555 = add i64 %t1554, 448
  %t1556 = inttoptr i64 %t1555 to ptr
  %t1557 = load float, ptr %t1556, align 1
  %t1558 = insertelement <4 x float> poison, float %t1557, i64 0
  %t1559 = shufflevector <4 x float> %t1558, <4 x float> poison, <4 x i32> zeroinitializer
  %t1560 = extractelement <4 x float> %t1559, i64 0
  %t1561 = inttoptr i64 %t1552 to ptr
  store float %t1560, ptr %t1561, align 1
  %t1562 = add nsw i64 %loop1549.j, 1
  br label %loop1549
loop1549.end:
  br label %when1547.end
when1547.end:
  %t1564 = icmp ne i64 %t1546, 0
  br i1 %t1564, label %when1563, label %when1563.end
when1563:
  br label %loop1565
loop1565:
  %loop1565.j = phi i64 [ 0, %when1563 ], [ %t1578, %loop1565.body ]
  %loop1565.ok = icmp slt i64 %loop1565.j, %t81
  br i1 %loop1565.ok, label %loop1565.body, label %loop1565.end
loop1565.body:
  %t1566 = add i64 %t1546, %t1540
  %t1567 = mul i64 %loop1565.j, 4
  %t1568 = add i64 %t1566, %t1567
  %t1569 = mul i64 %loop1565.j, 4
  %t1570 = add i64 %t3, %t1569
  %t1571 = add i64 %t1570, 512
  %t1572 = inttoptr i64 %t1571 to ptr
  %t1573 = load float, ptr %t1572, align 1
  %t1574 = insertelement <4 x float> poison, float %t1573, i64 0
  %t1575 = shufflevector <4 x float> %t1574, <4 x float> poison, <4 x i32> zeroinitializer
  %t1576 = extractelement <4 x float> %t1575, i64 0
  %t1577 = inttoptr i64 %t1568 to ptr
  store float %t1576, ptr %t1577, align 1
  %t1578 = add nsw i64 %loop1565.j, 1
  br label %loop1565
loop1565.end:
  br label %when1563.end
when1563.end:
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
