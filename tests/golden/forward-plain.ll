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
  %loop290.j = phi i64 [ 0, %loop211.end ], [ %t1308, %when296.end ]
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
  %loop375.j = phi i64 [ %t371, %loop302.end ], [ %t1230, %when1206.end ]
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
  %t691 = add i64 %args.address, 96
  %t692 = inttoptr i64 %t691 to ptr
  %t693 = load i64, ptr %t692, align 8
  %t694 = add i64 %args.address, 96
  %t695 = inttoptr i64 %t694 to ptr
  %t696 = load i64, ptr %t695, align 8
  %t697 = add i64 %args.address, 88
  %t698 = inttoptr i64 %t697 to ptr
  %t699 = load i64, ptr %t698, align 8
  br label %loop700
loop700:
  %loop700.j = phi i64 [ 0, %when480.end ], [ %t746, %loop701.end ]
  %loop700.ok = icmp slt i64 %loop700.j, %t477
  br i1 %loop700.ok, label %loop700.body, label %loop700.end
loop700.body:
  br label %loop701
loop701:
  %loop701.j = phi i64 [ 0, %loop700.body ], [ %t735, %loop701.body ]
  %loop701.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop700.body ], [ %t731, %loop701.body ]
  %loop701.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop700.body ], [ %t732, %loop701.body ]
  %loop701.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop700.body ], [ %t733, %loop701.body ]
  %loop701.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop700.body ], [ %t734, %loop701.body ]
  %loop701.ok = icmp slt i64 %loop701.j, %t699
  br i1 %loop701.ok, label %loop701.body, label %loop701.end
loop701.body:
  %t702 = mul i64 %loop700.j, %t686
  %t703 = add i64 %t684, %t702
  %t704 = mul i64 %loop701.j, 4
  %t705 = add i64 %t703, %t704
  %t706 = add i64 %t705, %t686
  %t707 = mul i64 %t686, 2
  %t708 = add i64 %t705, %t707
  %t709 = mul i64 %t686, 3
  %t710 = add i64 %t705, %t709
  %t711 = inttoptr i64 %t705 to ptr
  %t712 = load float, ptr %t711, align 1
  %t713 = insertelement <4 x float> poison, float %t712, i64 0
  %t714 = shufflevector <4 x float> %t713, <4 x float> poison, <4 x i32> zeroinitializer
  %t715 = inttoptr i64 %t706 to ptr
  %t716 = load float, ptr %t715, align 1
  %t717 = insertelement <4 x float> poison, float %t716, i64 0
  %t718 = shufflevector <4 x float> %t717, <4 x float> poison, <4 x i32> zeroinitializer
  %t719 = inttoptr i64 %t708 to ptr
  %t720 = load float, ptr %t719, align 1
  %t721 = insertelement <4 x float> poison, float %t720, i64 0
  %t722 = shufflevector <4 x float> %t721, <4 x float> poison, <4 x i32> zeroinitializer
  %t723 = inttoptr i64 %t710 to ptr
  %t724 = load float, ptr %t723, align 1
  %t725 = insertelement <4 x float> poison, float %t724, i64 0
  %t726 = shufflevector <4 x float> %t725, <4 x float> poison, <4 x i32> zeroinitializer
  %t727 = mul i64 %loop701.j, 16
  %t728 = add i64 %t30, %t727
  %t729 = inttoptr i64 %t728 to ptr
  %t730 = load <4 x float>, ptr %t729, align 16
  %t731 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t714, <4 x float> %t730, <4 x float> %loop701.c0)
  %t732 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t718, <4 x float> %t730, <4 x float> %loop701.c1)
  %t733 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t722, <4 x float> %t730, <4 x float> %loop701.c2)
  %t734 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t726, <4 x float> %t730, <4 x float> %loop701.c3)
  %t735 = add nsw i64 %loop701.j, 1
  br label %loop701
loop701.end:
  %t736 = mul i64 %loop700.j, 16
  %t737 = add i64 %t3, %t736
  %t738 = add i64 %t737, 576
  %t739 = inttoptr i64 %t738 to ptr
  store <4 x float> %loop701.c0, ptr %t739, align 16
  %t740 = add i64 %t737, 592
  %t741 = inttoptr i64 %t740 to ptr
  store <4 x float> %loop701.c1, ptr %t741, align 16
  %t742 = add i64 %t737, 608
  %t743 = inttoptr i64 %t742 to ptr
  store <4 x float> %loop701.c2, ptr %t743, align 16
  %t744 = add i64 %t737, 624
  %t745 = inttoptr i64 %t744 to ptr
  store <4 x float> %loop701.c3, ptr %t745, align 16
  %t746 = add nsw i64 %loop700.j, 4
  br label %loop700
loop700.end:
  %t747 = add i64 %t3, 256
  %t748 = inttoptr i64 %t747 to ptr
  %t749 = load <4 x i32>, ptr %t748, align 16
  %t750 = add i64 %t3, 272
  %t751 = inttoptr i64 %t750 to ptr
  %t752 = load <4 x i32>, ptr %t751, align 16
  %t753 = icmp eq <4 x i32> %t749, splat (i32 -1)
  %t754 = icmp eq <4 x i32> %t752, splat (i32 -1)
  %t755 = and <4 x i1> %t753, %t754
  %t756 = bitcast <4 x i1> %t755 to i4
  %t757 = icmp eq i4 %t756, -1
  %t758 = zext i1 %t757 to i64
  %t760 = icmp ne i64 %t758, 0
  br i1 %t760, label %when759, label %when759.end
when759:
  br label %loop761
loop761:
  %loop761.j = phi i64 [ 0, %when759 ], [ %t769, %loop761.body ]
  %loop761.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when759 ], [ %t768, %loop761.body ]
  %loop761.ok = icmp slt i64 %loop761.j, %t477
  br i1 %loop761.ok, label %loop761.body, label %loop761.end
loop761.body:
  %t762 = mul i64 %loop761.j, 16
  %t763 = add i64 %t3, %t762
  %t764 = add i64 %t763, 576
  %t765 = inttoptr i64 %t764 to ptr
  %t766 = load <4 x float>, ptr %t765, align 16
  %t767 = fcmp ogt <4 x float> %t766, %loop761.c0
  %t768 = select <4 x i1> %t767, <4 x float> %t766, <4 x float> %loop761.c0
  %t769 = add nsw i64 %loop761.j, 1
  br label %loop761
loop761.end:
  %t770 = add i64 %t3, 448
  %t771 = inttoptr i64 %t770 to ptr
  %t772 = load <4 x float>, ptr %t771, align 16
  %t773 = fadd <4 x float> %loop761.c0, %t772
  %t774 = fcmp ogt <4 x float> %t773, splat (float 0x403B000000000000)
  %t775 = bitcast <4 x i1> %t774 to i4
  %t776 = icmp ne i4 %t775, 0
  %t777 = zext i1 %t776 to i64
  %t779 = icmp ne i64 %t777, 0
  br i1 %t779, label %when778, label %when778.end
when778:
  %t780 = add i64 %t3, 448
  %t781 = inttoptr i64 %t780 to ptr
  %t782 = load <4 x float>, ptr %t781, align 16
  %t783 = fneg <4 x float> %loop761.c0
  %t784 = select <4 x i1> %t774, <4 x float> %t783, <4 x float> %t782
  %t785 = add i64 %t3, 448
  %t786 = inttoptr i64 %t785 to ptr
  store <4 x float> %t784, ptr %t786, align 16
  %t787 = fsub <4 x float> %t784, %t782
  %t788 = fmul <4 x float> %t787, splat (float 0x3FF7154760000000)
  %t789 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t788
  %t790 = select <4 x i1> %t789, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t788
  %t791 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t790
  %t792 = select <4 x i1> %t791, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t790
  %t793 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t792)
  %t794 = fsub <4 x float> %t792, %t793
  %t795 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t794, <4 x float> splat (float 0x3F826900C0000000))
  %t796 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t795, <4 x float> %t794, <4 x float> splat (float 0x3FAC954460000000))
  %t797 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t796, <4 x float> %t794, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t798 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t797, <4 x float> %t794, <4 x float> splat (float 0x3FE62E4F60000000))
  %t799 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t798, <4 x float> %t794, <4 x float> splat (float 0x3FF0000000000000))
  %t800 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t788
  %t801 = select <4 x i1> %t800, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t788
  %t802 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t801
  %t803 = select <4 x i1> %t802, <4 x float> splat (float 0x4060000000000000), <4 x float> %t801
  %t804 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t803)
  %t805 = fadd <4 x float> %t804, splat (float 0x4168000FE0000000)
  %t806 = bitcast <4 x float> %t805 to <4 x i32>
  %t807 = shl <4 x i32> %t806, splat (i32 23)
  %t808 = bitcast <4 x i32> %t807 to <4 x float>
  %t809 = fcmp ord <4 x float> %t788, %t788
  %t810 = fmul <4 x float> %t799, %t808
  %t811 = select <4 x i1> %t809, <4 x float> %t810, <4 x float> %t788
  %t812 = select <4 x i1> %t774, <4 x float> %t811, <4 x float> splat (float 0x3FF0000000000000)
  %t813 = add i64 %t3, 512
  %t814 = inttoptr i64 %t813 to ptr
  %t815 = load <4 x float>, ptr %t814, align 16
  %t816 = fmul <4 x float> %t815, %t812
  %t817 = add i64 %t3, 512
  %t818 = inttoptr i64 %t817 to ptr
  store <4 x float> %t816, ptr %t818, align 16
  br label %loop819
loop819:
  %loop819.j = phi i64 [ 0, %when778 ], [ %t828, %loop819.body ]
  %loop819.ok = icmp slt i64 %loop819.j, %t301
  br i1 %loop819.ok, label %loop819.body, label %loop819.end
loop819.body:
  %t820 = mul i64 %loop819.j, 16
  %t821 = add i64 %t35, %t820
  %t822 = inttoptr i64 %t821 to ptr
  %t823 = load <4 x float>, ptr %t822, align 16
  %t824 = fmul <4 x float> %t823, %t812
  %t825 = mul i64 %loop819.j, 16
  %t826 = add i64 %t35, %t825
  %t827 = inttoptr i64 %t826 to ptr
  store <4 x float> %t824, ptr %t827, align 16
  %t828 = add nsw i64 %loop819.j, 1
  br label %loop819
loop819.end:
  br label %when778.end
when778.end:
  %t829 = add i64 %t3, 448
  %t830 = inttoptr i64 %t829 to ptr
  %t831 = load <4 x float>, ptr %t830, align 16
  br label %loop832
loop832:
  %loop832.j = phi i64 [ 0, %when778.end ], [ %t868, %loop832.body ]
  %loop832.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when778.end ], [ %t867, %loop832.body ]
  %loop832.ok = icmp slt i64 %loop832.j, %t477
  br i1 %loop832.ok, label %loop832.body, label %loop832.end
loop832.body:
  %t833 = mul i64 %loop832.j, 16
  %t834 = add i64 %t3, %t833
  %t835 = add i64 %t834, 576
  %t836 = inttoptr i64 %t835 to ptr
  %t837 = load <4 x float>, ptr %t836, align 16
  %t838 = fadd <4 x float> %t837, %t831
  %t839 = fmul <4 x float> %t838, splat (float 0x3FF7154760000000)
  %t840 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t839
  %t841 = select <4 x i1> %t840, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t839
  %t842 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t841
  %t843 = select <4 x i1> %t842, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t841
  %t844 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t843)
  %t845 = fsub <4 x float> %t843, %t844
  %t846 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t845, <4 x float> splat (float 0x3F826900C0000000))
  %t847 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t846, <4 x float> %t845, <4 x float> splat (float 0x3FAC954460000000))
  %t848 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t847, <4 x float> %t845, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t849 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t848, <4 x float> %t845, <4 x float> splat (float 0x3FE62E4F60000000))
  %t850 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t849, <4 x float> %t845, <4 x float> splat (float 0x3FF0000000000000))
  %t851 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t839
  %t852 = select <4 x i1> %t851, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t839
  %t853 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t852
  %t854 = select <4 x i1> %t853, <4 x float> splat (float 0x4060000000000000), <4 x float> %t852
  %t855 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t854)
  %t856 = fadd <4 x float> %t855, splat (float 0x4168000FE0000000)
  %t857 = bitcast <4 x float> %t856 to <4 x i32>
  %t858 = shl <4 x i32> %t857, splat (i32 23)
  %t859 = bitcast <4 x i32> %t858 to <4 x float>
  %t860 = fcmp ord <4 x float> %t839, %t839
  %t861 = fmul <4 x float> %t850, %t859
  %t862 = select <4 x i1> %t860, <4 x float> %t861, <4 x float> %t839
  %t863 = mul i64 %loop832.j, 16
  %t864 = add i64 %t3, %t863
  %t865 = add i64 %t864, 576
  %t866 = inttoptr i64 %t865 to ptr
  store <4 x float> %t862, ptr %t866, align 16
  %t867 = fadd <4 x float> %loop832.c0, %t862
  %t868 = add nsw i64 %loop832.j, 1
  br label %loop832
loop832.end:
  %t869 = add i64 %t3, 512
  %t870 = inttoptr i64 %t869 to ptr
  %t871 = load <4 x float>, ptr %t870, align 16
  %t872 = fadd <4 x float> %t871, %loop832.c0
  %t873 = add i64 %t3, 512
  %t874 = inttoptr i64 %t873 to ptr
  store <4 x float> %t872, ptr %t874, align 16
  br label %when759.end
when759.end:
  %t875 = sub i64 1, %t758
  %t877 = icmp ne i64 %t875, 0
  br i1 %t877, label %when876, label %when876.end
when876:
  br label %loop878
loop878:
  %loop878.j = phi i64 [ 0, %when876 ], [ %t900, %loop878.body ]
  %loop878.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when876 ], [ %t899, %loop878.body ]
  %loop878.ok = icmp slt i64 %loop878.j, %t477
  br i1 %loop878.ok, label %loop878.body, label %loop878.end
loop878.body:
  %t879 = mul i64 %loop878.j, 16
  %t880 = add i64 %t3, %t879
  %t881 = add i64 %t880, 576
  %t882 = inttoptr i64 %t881 to ptr
  %t883 = load <4 x float>, ptr %t882, align 16
  %t884 = lshr i64 %loop878.j, 5
  %t885 = mul i64 %t884, 16
  %t886 = add i64 %t3, %t885
  %t887 = add i64 %t886, 256
  %t888 = inttoptr i64 %t887 to ptr
  %t889 = load <4 x i32>, ptr %t888, align 16
  %t890 = and i64 %loop878.j, 31
  %t891 = shl i64 1, %t890
  %t892 = trunc i64 %t891 to i32
  %t893 = insertelement <4 x i32> poison, i32 %t892, i64 0
  %t894 = shufflevector <4 x i32> %t893, <4 x i32> poison, <4 x i32> zeroinitializer
  %t895 = and <4 x i32> %t889, %t894
  %t896 = icmp eq <4 x i32> %t895, splat (i32 0)
  %t897 = select <4 x i1> %t896, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t883
  %t898 = fcmp ogt <4 x float> %t897, %loop878.c0
  %t899 = select <4 x i1> %t898, <4 x float> %t897, <4 x float> %loop878.c0
  %t900 = add nsw i64 %loop878.j, 1
  br label %loop878
loop878.end:
  %t901 = add i64 %t3, 448
  %t902 = inttoptr i64 %t901 to ptr
  %t903 = load <4 x float>, ptr %t902, align 16
  %t904 = fadd <4 x float> %loop878.c0, %t903
  %t905 = fcmp ogt <4 x float> %t904, splat (float 0x403B000000000000)
  %t906 = bitcast <4 x i1> %t905 to i4
  %t907 = icmp ne i4 %t906, 0
  %t908 = zext i1 %t907 to i64
  %t910 = icmp ne i64 %t908, 0
  br i1 %t910, label %when909, label %when909.end
when909:
  %t911 = add i64 %t3, 448
  %t912 = inttoptr i64 %t911 to ptr
  %t913 = load <4 x float>, ptr %t912, align 16
  %t914 = fneg <4 x float> %loop878.c0
  %t915 = select <4 x i1> %t905, <4 x float> %t914, <4 x float> %t913
  %t916 = add i64 %t3, 448
  %t917 = inttoptr i64 %t916 to ptr
  store <4 x float> %t915, ptr %t917, align 16
  %t918 = fsub <4 x float> %t915, %t913
  %t919 = fmul <4 x float> %t918, splat (float 0x3FF7154760000000)
  %t920 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t919
  %t921 = select <4 x i1> %t920, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t919
  %t922 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t921
  %t923 = select <4 x i1> %t922, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t921
  %t924 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t923)
  %t925 = fsub <4 x float> %t923, %t924
  %t926 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t925, <4 x float> splat (float 0x3F826900C0000000))
  %t927 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t926, <4 x float> %t925, <4 x float> splat (float 0x3FAC954460000000))
  %t928 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t927, <4 x float> %t925, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t929 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t928, <4 x float> %t925, <4 x float> splat (float 0x3FE62E4F60000000))
  %t930 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t929, <4 x float> %t925, <4 x float> splat (float 0x3FF0000000000000))
  %t931 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t919
  %t932 = select <4 x i1> %t931, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t919
  %t933 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t932
  %t934 = select <4 x i1> %t933, <4 x float> splat (float 0x4060000000000000), <4 x float> %t932
  %t935 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t934)
  %t936 = fadd <4 x float> %t935, splat (float 0x4168000FE0000000)
  %t937 = bitcast <4 x float> %t936 to <4 x i32>
  %t938 = shl <4 x i32> %t937, splat (i32 23)
  %t939 = bitcast <4 x i32> %t938 to <4 x float>
  %t940 = fcmp ord <4 x float> %t919, %t919
  %t941 = fmul <4 x float> %t930, %t939
  %t942 = select <4 x i1> %t940, <4 x float> %t941, <4 x float> %t919
  %t943 = select <4 x i1> %t905, <4 x float> %t942, <4 x float> splat (float 0x3FF0000000000000)
  %t944 = add i64 %t3, 512
  %t945 = inttoptr i64 %t944 to ptr
  %t946 = load <4 x float>, ptr %t945, align 16
  %t947 = fmul <4 x float> %t946, %t943
  %t948 = add i64 %t3, 512
  %t949 = inttoptr i64 %t948 to ptr
  store <4 x float> %t947, ptr %t949, align 16
  br label %loop950
loop950:
  %loop950.j = phi i64 [ 0, %when909 ], [ %t959, %loop950.body ]
  %loop950.ok = icmp slt i64 %loop950.j, %t301
  br i1 %loop950.ok, label %loop950.body, label %loop950.end
loop950.body:
  %t951 = mul i64 %loop950.j, 16
  %t952 = add i64 %t35, %t951
  %t953 = inttoptr i64 %t952 to ptr
  %t954 = load <4 x float>, ptr %t953, align 16
  %t955 = fmul <4 x float> %t954, %t943
  %t956 = mul i64 %loop950.j, 16
  %t957 = add i64 %t35, %t956
  %t958 = inttoptr i64 %t957 to ptr
  store <4 x float> %t955, ptr %t958, align 16
  %t959 = add nsw i64 %loop950.j, 1
  br label %loop950
loop950.end:
  br label %when909.end
when909.end:
  %t960 = add i64 %t3, 448
  %t961 = inttoptr i64 %t960 to ptr
  %t962 = load <4 x float>, ptr %t961, align 16
  br label %loop963
loop963:
  %loop963.j = phi i64 [ 0, %when909.end ], [ %t1013, %loop963.body ]
  %loop963.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when909.end ], [ %t1012, %loop963.body ]
  %loop963.ok = icmp slt i64 %loop963.j, %t477
  br i1 %loop963.ok, label %loop963.body, label %loop963.end
loop963.body:
  %t964 = mul i64 %loop963.j, 16
  %t965 = add i64 %t3, %t964
  %t966 = add i64 %t965, 576
  %t967 = inttoptr i64 %t966 to ptr
  %t968 = load <4 x float>, ptr %t967, align 16
  %t969 = fadd <4 x float> %t968, %t962
  %t970 = fmul <4 x float> %t969, splat (float 0x3FF7154760000000)
  %t971 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t970
  %t972 = select <4 x i1> %t971, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t970
  %t973 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t972
  %t974 = select <4 x i1> %t973, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t972
  %t975 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t974)
  %t976 = fsub <4 x float> %t974, %t975
  %t977 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t976, <4 x float> splat (float 0x3F826900C0000000))
  %t978 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t977, <4 x float> %t976, <4 x float> splat (float 0x3FAC954460000000))
  %t979 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t978, <4 x float> %t976, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t980 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t979, <4 x float> %t976, <4 x float> splat (float 0x3FE62E4F60000000))
  %t981 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t980, <4 x float> %t976, <4 x float> splat (float 0x3FF0000000000000))
  %t982 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t970
  %t983 = select <4 x i1> %t982, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t970
  %t984 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t983
  %t985 = select <4 x i1> %t984, <4 x float> splat (float 0x4060000000000000), <4 x float> %t983
  %t986 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t985)
  %t987 = fadd <4 x float> %t986, splat (float 0x4168000FE0000000)
  %t988 = bitcast <4 x float> %t987 to <4 x i32>
  %t989 = shl <4 x i32> %t988, splat (i32 23)
  %t990 = bitcast <4 x i32> %t989 to <4 x float>
  %t991 = fcmp ord <4 x float> %t970, %t970
  %t992 = fmul <4 x float> %t981, %t990
  %t993 = select <4 x i1> %t991, <4 x float> %t992, <4 x float> %t970
  %t994 = lshr i64 %loop963.j, 5
  %t995 = mul i64 %t994, 16
  %t996 = add i64 %t3, %t995
  %t997 = add i64 %t996, 256
  %t998 = inttoptr i64 %t997 to ptr
  %t999 = load <4 x i32>, ptr %t998, align 16
  %t1000 = and i64 %loop963.j, 31
  %t1001 = shl i64 1, %t1000
  %t1002 = trunc i64 %t1001 to i32
  %t1003 = insertelement <4 x i32> poison, i32 %t1002, i64 0
  %t1004 = shufflevector <4 x i32> %t1003, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1005 = and <4 x i32> %t999, %t1004
  %t1006 = icmp eq <4 x i32> %t1005, splat (i32 0)
  %t1007 = select <4 x i1> %t1006, <4 x float> splat (float 0x0000000000000000), <4 x float> %t993
  %t1008 = mul i64 %loop963.j, 16
  %t1009 = add i64 %t3, %t1008
  %t1010 = add i64 %t1009, 576
  %t1011 = inttoptr i64 %t1010 to ptr
  store <4 x float> %t1007, ptr %t1011, align 16
  %t1012 = fadd <4 x float> %loop963.c0, %t1007
  %t1013 = add nsw i64 %loop963.j, 1
  br label %loop963
loop963.end:
  %t1014 = add i64 %t3, 512
  %t1015 = inttoptr i64 %t1014 to ptr
  %t1016 = load <4 x float>, ptr %t1015, align 16
  %t1017 = fadd <4 x float> %t1016, %loop963.c0
  %t1018 = add i64 %t3, 512
  %t1019 = inttoptr i64 %t1018 to ptr
  store <4 x float> %t1017, ptr %t1019, align 16
  br label %when876.end
when876.end:
  %t1021 = icmp ne i64 %loop290.j, 0
  br i1 %t1021, label %when1020, label %when1020.end
when1020:
  %t1022 = trunc i64 %loop290.j to i32
  %t1023 = insertelement <4 x i32> poison, i32 %t1022, i64 0
  %t1024 = shufflevector <4 x i32> %t1023, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1025 = icmp sgt <4 x i32> %t1024, splat (i32 1)
  %t1026 = select <4 x i1> %t1025, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1027 = add i64 %args.address, 96
  %t1028 = inttoptr i64 %t1027 to ptr
  %t1029 = load i64, ptr %t1028, align 8
  br label %loop1030
loop1030:
  %loop1030.j = phi i64 [ 0, %when1020 ], [ %t1051, %loop1031.end ]
  %loop1030.ok = icmp slt i64 %loop1030.j, %t477
  br i1 %loop1030.ok, label %loop1030.body, label %loop1030.end
loop1030.body:
  br label %loop1031
loop1031:
  %loop1031.j = phi i64 [ 0, %loop1030.body ], [ %t1050, %loop1031.body ]
  %loop1031.ok = icmp slt i64 %loop1031.j, %t1029
  br i1 %loop1031.ok, label %loop1031.body, label %loop1031.end
loop1031.body:
  %t1032 = mul i64 %loop1030.j, %t690
  %t1033 = add i64 %t688, %t1032
  %t1034 = mul i64 %loop1031.j, 4
  %t1035 = add i64 %t1033, %t1034
  %t1036 = inttoptr i64 %t1035 to ptr
  %t1037 = load float, ptr %t1036, align 1
  %t1038 = insertelement <4 x float> poison, float %t1037, i64 0
  %t1039 = shufflevector <4 x float> %t1038, <4 x float> poison, <4 x i32> zeroinitializer
  %t1040 = mul i64 %loop1030.j, %t25
  %t1041 = add i64 %t23, %t1040
  %t1042 = mul i64 %loop1031.j, 4
  %t1043 = add i64 %t1041, %t1042
  %t1044 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1039)
  %t1045 = fcmp olt <4 x float> %t1044, splat (float 0x7FF0000000000000)
  %t1046 = fmul <4 x float> %t1039, %t1026
  %t1047 = select <4 x i1> %t1045, <4 x float> %t1046, <4 x float> splat (float 0x0000000000000000)
  %t1048 = extractelement <4 x float> %t1047, i64 0
  %t1049 = inttoptr i64 %t1043 to ptr
  store float %t1048, ptr %t1049, align 1
  %t1050 = add nsw i64 %loop1031.j, 1
  br label %loop1031
loop1031.end:
  %t1051 = add nsw i64 %loop1030.j, 1
  br label %loop1030
loop1030.end:
  br label %when1020.end
when1020.end:
  %t1052 = icmp sgt i64 %loop290.j, 0
  %t1053 = zext i1 %t1052 to i64
  %t1054 = icmp ne i64 %t1053, 0
  %t1055 = select i1 %t1054, i64 %t23, i64 %t688
  %t1056 = icmp ne i64 %t1053, 0
  %t1057 = select i1 %t1056, i64 %t25, i64 %t690
  %t1058 = add i64 %args.address, 96
  %t1059 = inttoptr i64 %t1058 to ptr
  %t1060 = load i64, ptr %t1059, align 8
  %t1061 = sdiv i64 %t1060, 4
  %t1062 = mul i64 %t1061, 4
  br label %loop1063
loop1063:
  %loop1063.j = phi i64 [ 0, %when1020.end ], [ %t1124, %loop1064.end ]
  %loop1063.ok = icmp slt i64 %loop1063.j, %t1062
  br i1 %loop1063.ok, label %loop1063.body, label %loop1063.end
loop1063.body:
  br label %loop1064
loop1064:
  %loop1064.j = phi i64 [ 0, %loop1063.body ], [ %t1097, %loop1064.body ]
  %loop1064.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1063.body ], [ %t1093, %loop1064.body ]
  %loop1064.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1063.body ], [ %t1094, %loop1064.body ]
  %loop1064.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1063.body ], [ %t1095, %loop1064.body ]
  %loop1064.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1063.body ], [ %t1096, %loop1064.body ]
  %loop1064.ok = icmp slt i64 %loop1064.j, %t477
  br i1 %loop1064.ok, label %loop1064.body, label %loop1064.end
loop1064.body:
  %t1065 = mul i64 %loop1063.j, 4
  %t1066 = add i64 %t1055, %t1065
  %t1067 = mul i64 %loop1064.j, %t1057
  %t1068 = add i64 %t1066, %t1067
  %t1069 = inttoptr i64 %t1068 to ptr
  %t1070 = load float, ptr %t1069, align 1
  %t1071 = insertelement <4 x float> poison, float %t1070, i64 0
  %t1072 = shufflevector <4 x float> %t1071, <4 x float> poison, <4 x i32> zeroinitializer
  %t1073 = add i64 %t1068, 4
  %t1074 = inttoptr i64 %t1073 to ptr
  %t1075 = load float, ptr %t1074, align 1
  %t1076 = insertelement <4 x float> poison, float %t1075, i64 0
  %t1077 = shufflevector <4 x float> %t1076, <4 x float> poison, <4 x i32> zeroinitializer
  %t1078 = add i64 %t1068, 8
  %t1079 = inttoptr i64 %t1078 to ptr
  %t1080 = load float, ptr %t1079, align 1
  %t1081 = insertelement <4 x float> poison, float %t1080, i64 0
  %t1082 = shufflevector <4 x float> %t1081, <4 x float> poison, <4 x i32> zeroinitializer
  %t1083 = add i64 %t1068, 12
  %t1084 = inttoptr i64 %t1083 to ptr
  %t1085 = load float, ptr %t1084, align 1
  %t1086 = insertelement <4 x float> poison, float %t1085, i64 0
  %t1087 = shufflevector <4 x float> %t1086, <4 x float> poison, <4 x i32> zeroinitializer
  %t1088 = mul i64 %loop1064.j, 16
  %t1089 = add i64 %t3, %t1088
  %t1090 = add i64 %t1089, 576
  %t1091 = inttoptr i64 %t1090 to ptr
  %t1092 = load <4 x float>, ptr %t1091, align 16
  %t1093 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1072, <4 x float> %t1092, <4 x float> %loop1064.c0)
  %t1094 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1077, <4 x float> %t1092, <4 x float> %loop1064.c1)
  %t1095 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1082, <4 x float> %t1092, <4 x float> %loop1064.c2)
  %t1096 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1087, <4 x float> %t1092, <4 x float> %loop1064.c3)
  %t1097 = add nsw i64 %loop1064.j, 1
  br label %loop1064
loop1064.end:
  %t1098 = mul i64 %loop1063.j, 16
  %t1099 = add i64 %t35, %t1098
  %t1100 = inttoptr i64 %t1099 to ptr
  %t1101 = load <4 x float>, ptr %t1100, align 16
  %t1102 = add i64 %t1099, 16
  %t1103 = inttoptr i64 %t1102 to ptr
  %t1104 = load <4 x float>, ptr %t1103, align 16
  %t1105 = add i64 %t1099, 32
  %t1106 = inttoptr i64 %t1105 to ptr
  %t1107 = load <4 x float>, ptr %t1106, align 16
  %t1108 = add i64 %t1099, 48
  %t1109 = inttoptr i64 %t1108 to ptr
  %t1110 = load <4 x float>, ptr %t1109, align 16
  %t1111 = fadd <4 x float> %t1101, %loop1064.c0
  %t1112 = fadd <4 x float> %t1104, %loop1064.c1
  %t1113 = fadd <4 x float> %t1107, %loop1064.c2
  %t1114 = fadd <4 x float> %t1110, %loop1064.c3
  %t1115 = mul i64 %loop1063.j, 16
  %t1116 = add i64 %t35, %t1115
  %t1117 = inttoptr i64 %t1116 to ptr
  store <4 x float> %t1111, ptr %t1117, align 16
  %t1118 = add i64 %t1116, 16
  %t1119 = inttoptr i64 %t1118 to ptr
  store <4 x float> %t1112, ptr %t1119, align 16
  %t1120 = add i64 %t1116, 32
  %t1121 = inttoptr i64 %t1120 to ptr
  store <4 x float> %t1113, ptr %t1121, align 16
  %t1122 = add i64 %t1116, 48
  %t1123 = inttoptr i64 %t1122 to ptr
  store <4 x float> %t1114, ptr %t1123, align 16
  %t1124 = add nsw i64 %loop1063.j, 4
  br label %loop1063
loop1063.end:
  br label %loop1125
loop1125:
  %loop1125.j = phi i64 [ %t1062, %loop1063.end ], [ %t1150, %loop1126.end ]
  %loop1125.ok = icmp slt i64 %loop1125.j, %t1060
  br i1 %loop1125.ok, label %loop1125.body, label %loop1125.end
loop1125.body:
  br label %loop1126
loop1126:
  %loop1126.j = phi i64 [ 0, %loop1125.body ], [ %t1141, %loop1126.body ]
  %loop1126.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1125.body ], [ %t1140, %loop1126.body ]
  %loop1126.ok = icmp slt i64 %loop1126.j, %t477
  br i1 %loop1126.ok, label %loop1126.body, label %loop1126.end
loop1126.body:
  %t1127 = mul i64 %loop1125.j, 4
  %t1128 = add i64 %t1055, %t1127
  %t1129 = mul i64 %loop1126.j, %t1057
  %t1130 = add i64 %t1128, %t1129
  %t1131 = inttoptr i64 %t1130 to ptr
  %t1132 = load float, ptr %t1131, align 1
  %t1133 = insertelement <4 x float> poison, float %t1132, i64 0
  %t1134 = shufflevector <4 x float> %t1133, <4 x float> poison, <4 x i32> zeroinitializer
  %t1135 = mul i64 %loop1126.j, 16
  %t1136 = add i64 %t3, %t1135
  %t1137 = add i64 %t1136, 576
  %t1138 = inttoptr i64 %t1137 to ptr
  %t1139 = load <4 x float>, ptr %t1138, align 16
  %t1140 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1134, <4 x float> %t1139, <4 x float> %loop1126.c0)
  %t1141 = add nsw i64 %loop1126.j, 1
  br label %loop1126
loop1126.end:
  %t1142 = mul i64 %loop1125.j, 16
  %t1143 = add i64 %t35, %t1142
  %t1144 = inttoptr i64 %t1143 to ptr
  %t1145 = load <4 x float>, ptr %t1144, align 16
  %t1146 = fadd <4 x float> %t1145, %loop1126.c0
  %t1147 = mul i64 %loop1125.j, 16
  %t1148 = add i64 %t35, %t1147
  %t1149 = inttoptr i64 %t1148 to ptr
  store <4 x float> %t1146, ptr %t1149, align 16
  %t1150 = add nsw i64 %loop1125.j, 1
  br label %loop1125
loop1125.end:
  %t1152 = icmp ne i64 %loop290.j, 0
  br i1 %t1152, label %when1151, label %when1151.end
when1151:
  %t1153 = add i64 %args.address, 96
  %t1154 = inttoptr i64 %t1153 to ptr
  %t1155 = load i64, ptr %t1154, align 8
  br label %loop1156
loop1156:
  %loop1156.j = phi i64 [ 0, %when1151 ], [ %t1202, %loop1157.end ]
  %loop1156.ok = icmp slt i64 %loop1156.j, %t477
  br i1 %loop1156.ok, label %loop1156.body, label %loop1156.end
loop1156.body:
  br label %loop1157
loop1157:
  %loop1157.j = phi i64 [ 0, %loop1156.body ], [ %t1201, %when1172.end ]
  %loop1157.ok = icmp slt i64 %loop1157.j, %t1155
  br i1 %loop1157.ok, label %loop1157.body, label %loop1157.end
loop1157.body:
  %t1158 = mul i64 %loop1156.j, %t690
  %t1159 = add i64 %t688, %t1158
  %t1160 = mul i64 %loop1157.j, 4
  %t1161 = add i64 %t1159, %t1160
  %t1162 = inttoptr i64 %t1161 to ptr
  %t1163 = load float, ptr %t1162, align 1
  %t1164 = insertelement <4 x float> poison, float %t1163, i64 0
  %t1165 = shufflevector <4 x float> %t1164, <4 x float> poison, <4 x i32> zeroinitializer
  %t1166 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1165)
  %t1167 = fcmp olt <4 x float> %t1166, splat (float 0x7FF0000000000000)
  %t1168 = xor <4 x i1> %t1167, splat (i1 true)
  %t1169 = bitcast <4 x i1> %t1168 to i4
  %t1170 = icmp ne i4 %t1169, 0
  %t1171 = zext i1 %t1170 to i64
  %t1173 = icmp ne i64 %t1171, 0
  br i1 %t1173, label %when1172, label %when1172.end
when1172:
  %t1174 = mul i64 %loop1157.j, 16
  %t1175 = add i64 %t35, %t1174
  %t1176 = inttoptr i64 %t1175 to ptr
  %t1177 = load <4 x float>, ptr %t1176, align 16
  %t1178 = mul i64 %loop1156.j, 16
  %t1179 = add i64 %t3, %t1178
  %t1180 = add i64 %t1179, 576
  %t1181 = inttoptr i64 %t1180 to ptr
  %t1182 = load <4 x float>, ptr %t1181, align 16
  %t1183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1182, <4 x float> %t1165, <4 x float> %t1177)
  %t1184 = lshr i64 %loop1156.j, 5
  %t1185 = mul i64 %t1184, 16
  %t1186 = add i64 %t3, %t1185
  %t1187 = add i64 %t1186, 256
  %t1188 = inttoptr i64 %t1187 to ptr
  %t1189 = load <4 x i32>, ptr %t1188, align 16
  %t1190 = and i64 %loop1156.j, 31
  %t1191 = shl i64 1, %t1190
  %t1192 = trunc i64 %t1191 to i32
  %t1193 = insertelement <4 x i32> poison, i32 %t1192, i64 0
  %t1194 = shufflevector <4 x i32> %t1193, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1195 = and <4 x i32> %t1189, %t1194
  %t1196 = icmp eq <4 x i32> %t1195, splat (i32 0)
  %t1197 = select <4 x i1> %t1196, <4 x float> %t1177, <4 x float> %t1183
  %t1198 = mul i64 %loop1157.j, 16
  %t1199 = add i64 %t35, %t1198
  %t1200 = inttoptr i64 %t1199 to ptr
  store <4 x float> %t1197, ptr %t1200, align 16
  br label %when1172.end
when1172.end:
  %t1201 = add nsw i64 %loop1157.j, 1
  br label %loop1157
loop1157.end:
  %t1202 = add nsw i64 %loop1156.j, 1
  br label %loop1156
loop1156.end:
  br label %when1151.end
when1151.end:
  br label %when468.end
when468.end:
  %t1203 = srem i64 %loop375.j, 16
  %t1204 = icmp eq i64 %t1203, 15
  %t1205 = zext i1 %t1204 to i64
  %t1207 = icmp ne i64 %t1205, 0
  br i1 %t1207, label %when1206, label %when1206.end
when1206:
  %t1208 = add i64 %args.address, 96
  %t1209 = inttoptr i64 %t1208 to ptr
  %t1210 = load i64, ptr %t1209, align 8
  br label %loop1211
loop1211:
  %loop1211.j = phi i64 [ 0, %when1206 ], [ %t1229, %loop1211.body ]
  %loop1211.ok = icmp slt i64 %loop1211.j, %t1210
  br i1 %loop1211.ok, label %loop1211.body, label %loop1211.end
loop1211.body:
  %t1212 = add i64 %loop1211.j, %t1210
  %t1213 = add i64 %loop1211.j, %t1210
  %t1214 = mul i64 %t1213, 16
  %t1215 = add i64 %t35, %t1214
  %t1216 = inttoptr i64 %t1215 to ptr
  %t1217 = load <4 x float>, ptr %t1216, align 16
  %t1218 = mul i64 %loop1211.j, 16
  %t1219 = add i64 %t35, %t1218
  %t1220 = inttoptr i64 %t1219 to ptr
  %t1221 = load <4 x float>, ptr %t1220, align 16
  %t1222 = fadd <4 x float> %t1217, %t1221
  %t1223 = mul i64 %t1212, 16
  %t1224 = add i64 %t35, %t1223
  %t1225 = inttoptr i64 %t1224 to ptr
  store <4 x float> %t1222, ptr %t1225, align 16
  %t1226 = mul i64 %loop1211.j, 16
  %t1227 = add i64 %t35, %t1226
  %t1228 = inttoptr i64 %t1227 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1228, align 16
  %t1229 = add nsw i64 %loop1211.j, 1
  br label %loop1211
loop1211.end:
  br label %when1206.end
when1206.end:
  %t1230 = add nsw i64 %loop375.j, 1
  br label %loop375
loop375.end:
  %t1231 = add i64 %args.address, 96
  %t1232 = inttoptr i64 %t1231 to ptr
  %t1233 = load i64, ptr %t1232, align 8
  br label %loop1234
loop1234:
  %loop1234.j = phi i64 [ 0, %loop375.end ], [ %t1252, %loop1234.body ]
  %loop1234.ok = icmp slt i64 %loop1234.j, %t1233
  br i1 %loop1234.ok, label %loop1234.body, label %loop1234.end
loop1234.body:
  %t1235 = add i64 %loop1234.j, %t1233
  %t1236 = add i64 %loop1234.j, %t1233
  %t1237 = mul i64 %t1236, 16
  %t1238 = add i64 %t35, %t1237
  %t1239 = inttoptr i64 %t1238 to ptr
  %t1240 = load <4 x float>, ptr %t1239, align 16
  %t1241 = mul i64 %loop1234.j, 16
  %t1242 = add i64 %t35, %t1241
  %t1243 = inttoptr i64 %t1242 to ptr
  %t1244 = load <4 x float>, ptr %t1243, align 16
  %t1245 = fadd <4 x float> %t1240, %t1244
  %t1246 = mul i64 %t1235, 16
  %t1247 = add i64 %t35, %t1246
  %t1248 = inttoptr i64 %t1247 to ptr
  store <4 x float> %t1245, ptr %t1248, align 16
  %t1249 = mul i64 %loop1234.j, 16
  %t1250 = add i64 %t35, %t1249
  %t1251 = inttoptr i64 %t1250 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1251, align 16
  %t1252 = add nsw i64 %loop1234.j, 1
  br label %loop1234
loop1234.end:
  %t1253 = add i64 %args.address, 96
  %t1254 = inttoptr i64 %t1253 to ptr
  %t1255 = load i64, ptr %t1254, align 8
  br label %loop1256
loop1256:
  %loop1256.j = phi i64 [ 0, %loop1234.end ], [ %t1268, %loop1256.body ]
  %loop1256.ok = icmp slt i64 %loop1256.j, %t1255
  br i1 %loop1256.ok, label %loop1256.body, label %loop1256.end
loop1256.body:
  %t1257 = add i64 %args.address, 96
  %t1258 = inttoptr i64 %t1257 to ptr
  %t1259 = load i64, ptr %t1258, align 8
  %t1260 = add i64 %loop1256.j, %t1259
  %t1261 = mul i64 %t1260, 16
  %t1262 = add i64 %t35, %t1261
  %t1263 = inttoptr i64 %t1262 to ptr
  %t1264 = load <4 x float>, ptr %t1263, align 16
  %t1265 = mul i64 %loop1256.j, 16
  %t1266 = add i64 %t35, %t1265
  %t1267 = inttoptr i64 %t1266 to ptr
  store <4 x float> %t1264, ptr %t1267, align 16
  %t1268 = add nsw i64 %loop1256.j, 1
  br label %loop1256
loop1256.end:
  br label %loop1269
loop1269:
  %loop1269.j = phi i64 [ 0, %loop1256.end ], [ %t1278, %loop1269.body ]
  %loop1269.c0 = phi <4 x i1> [ splat (i1 false), %loop1256.end ], [ %t1277, %loop1269.body ]
  %loop1269.ok = icmp slt i64 %loop1269.j, %t287
  br i1 %loop1269.ok, label %loop1269.body, label %loop1269.end
loop1269.body:
  %t1270 = mul i64 %loop1269.j, 16
  %t1271 = add i64 %t35, %t1270
  %t1272 = inttoptr i64 %t1271 to ptr
  %t1273 = load <4 x float>, ptr %t1272, align 16
  %t1274 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1273)
  %t1275 = fcmp olt <4 x float> %t1274, splat (float 0x7FF0000000000000)
  %t1276 = xor <4 x i1> %t1275, splat (i1 true)
  %t1277 = or <4 x i1> %loop1269.c0, %t1276
  %t1278 = add nsw i64 %loop1269.j, 1
  br label %loop1269
loop1269.end:
  %t1279 = add i64 %t3, 512
  %t1280 = inttoptr i64 %t1279 to ptr
  %t1281 = load <4 x float>, ptr %t1280, align 16
  %t1282 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1281)
  %t1283 = fcmp olt <4 x float> %t1282, splat (float 0x7FF0000000000000)
  %t1284 = and <4 x i1> %loop1269.c0, %t1283
  %t1285 = bitcast <4 x i1> %t1284 to i4
  %t1286 = icmp ne i4 %t1285, 0
  %t1287 = zext i1 %t1286 to i64
  %t1288 = icmp slt i64 %loop290.j, 2
  %t1289 = zext i1 %t1288 to i64
  %t1290 = and i64 %t1287, %t1289
  %t1292 = icmp ne i64 %t1290, 0
  br i1 %t1292, label %when1291, label %when1291.end
when1291:
  %t1293 = add i64 %args.address, 96
  %t1294 = inttoptr i64 %t1293 to ptr
  %t1295 = load i64, ptr %t1294, align 8
  br label %loop1296
loop1296:
  %loop1296.j = phi i64 [ 0, %when1291 ], [ %t1304, %loop1296.body ]
  %loop1296.ok = icmp slt i64 %loop1296.j, %t1295
  br i1 %loop1296.ok, label %loop1296.body, label %loop1296.end
loop1296.body:
  %t1297 = mul i64 %loop1296.j, 16
  %t1298 = add i64 %t35, %t1297
  %t1299 = inttoptr i64 %t1298 to ptr
  %t1300 = load <4 x float>, ptr %t1299, align 16
  %t1301 = mul i64 %loop1296.j, 16
  %t1302 = add i64 %t41, %t1301
  %t1303 = inttoptr i64 %t1302 to ptr
  store <4 x float> %t1300, ptr %t1303, align 16
  %t1304 = add nsw i64 %loop1296.j, 1
  br label %loop1296
loop1296.end:
  %t1305 = add i64 %t3, 384
  %t1306 = add i64 %loop290.j, 1
  %t1307 = inttoptr i64 %t1305 to ptr
  store i64 %t1306, ptr %t1307, align 8
  br label %when1291.end
when1291.end:
  br label %when296.end
when296.end:
  %t1308 = add nsw i64 %loop290.j, 1
  br label %loop290
loop290.end:
  %t1309 = add i64 %t3, 384
  %t1310 = inttoptr i64 %t1309 to ptr
  %t1311 = load i64, ptr %t1310, align 8
  %t1312 = add i64 %t3, 448
  %t1313 = inttoptr i64 %t1312 to ptr
  %t1314 = load <4 x float>, ptr %t1313, align 16
  %t1315 = add i64 %t3, 512
  %t1316 = inttoptr i64 %t1315 to ptr
  %t1317 = load <4 x float>, ptr %t1316, align 16
  %t1318 = fcmp oeq <4 x float> %t1317, splat (float 0x0000000000000000)
  %t1319 = fneg <4 x float> %t1314
  %t1320 = select <4 x i1> %t1318, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1319
  %t1321 = add i64 %args.address, 320
  %t1322 = inttoptr i64 %t1321 to ptr
  %t1323 = load i64, ptr %t1322, align 8
  %t1324 = add i64 %args.address, 56
  %t1325 = inttoptr i64 %t1324 to ptr
  %t1326 = load i64, ptr %t1325, align 8
  %t1327 = mul i64 %t68, %t1326
  %t1328 = add i64 %t1327, %t72
  %t1329 = mul i64 %t1328, 8
  %t1330 = add i64 %t1323, %t1329
  %t1331 = inttoptr i64 %t1330 to ptr
  %t1332 = load double, ptr %t1331, align 8
  %t1333 = fptrunc double %t1332 to float
  %t1334 = insertelement <4 x float> poison, float %t1333, i64 0
  %t1335 = shufflevector <4 x float> %t1334, <4 x float> poison, <4 x i32> zeroinitializer
  %t1336 = fcmp ogt <4 x float> %t1320, %t1335
  %t1337 = select <4 x i1> %t1336, <4 x float> %t1320, <4 x float> %t1335
  %t1338 = fcmp ogt <4 x float> %t1337, splat (float 0xFFF0000000000000)
  %t1339 = select <4 x i1> %t1338, <4 x float> %t1337, <4 x float> splat (float 0x0000000000000000)
  %t1340 = fcmp ogt <4 x float> %t1320, splat (float 0xFFF0000000000000)
  %t1341 = fsub <4 x float> %t1320, %t1339
  %t1342 = fmul <4 x float> %t1341, splat (float 0x3FF7154760000000)
  %t1343 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1342
  %t1344 = select <4 x i1> %t1343, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1342
  %t1345 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1344
  %t1346 = select <4 x i1> %t1345, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1344
  %t1347 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1346)
  %t1348 = fsub <4 x float> %t1346, %t1347
  %t1349 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1348, <4 x float> splat (float 0x3F826900C0000000))
  %t1350 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1349, <4 x float> %t1348, <4 x float> splat (float 0x3FAC954460000000))
  %t1351 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1350, <4 x float> %t1348, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1352 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1351, <4 x float> %t1348, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1353 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1352, <4 x float> %t1348, <4 x float> splat (float 0x3FF0000000000000))
  %t1354 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1342
  %t1355 = select <4 x i1> %t1354, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1342
  %t1356 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1355
  %t1357 = select <4 x i1> %t1356, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1355
  %t1358 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1357)
  %t1359 = fadd <4 x float> %t1358, splat (float 0x4168000FE0000000)
  %t1360 = bitcast <4 x float> %t1359 to <4 x i32>
  %t1361 = shl <4 x i32> %t1360, splat (i32 23)
  %t1362 = bitcast <4 x i32> %t1361 to <4 x float>
  %t1363 = fcmp ord <4 x float> %t1342, %t1342
  %t1364 = fmul <4 x float> %t1353, %t1362
  %t1365 = select <4 x i1> %t1363, <4 x float> %t1364, <4 x float> %t1342
  %t1366 = select <4 x i1> %t1340, <4 x float> %t1365, <4 x float> splat (float 0x0000000000000000)
  %t1367 = fcmp oeq <4 x float> %t1317, %t1317
  %t1368 = select <4 x i1> %t1367, <4 x float> %t1366, <4 x float> %t1317
  %t1369 = fmul <4 x float> %t1317, %t1368
  %t1370 = fcmp ogt <4 x float> %t1335, splat (float 0xFFF0000000000000)
  %t1371 = fsub <4 x float> %t1335, %t1339
  %t1372 = fmul <4 x float> %t1371, splat (float 0x3FF7154760000000)
  %t1373 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1372
  %t1374 = select <4 x i1> %t1373, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1372
  %t1375 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1374
  %t1376 = select <4 x i1> %t1375, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1374
  %t1377 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1376)
  %t1378 = fsub <4 x float> %t1376, %t1377
  %t1379 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1378, <4 x float> splat (float 0x3F826900C0000000))
  %t1380 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1379, <4 x float> %t1378, <4 x float> splat (float 0x3FAC954460000000))
  %t1381 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1380, <4 x float> %t1378, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1382 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1381, <4 x float> %t1378, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1383 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1382, <4 x float> %t1378, <4 x float> splat (float 0x3FF0000000000000))
  %t1384 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1372
  %t1385 = select <4 x i1> %t1384, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1372
  %t1386 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1385
  %t1387 = select <4 x i1> %t1386, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1385
  %t1388 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1387)
  %t1389 = fadd <4 x float> %t1388, splat (float 0x4168000FE0000000)
  %t1390 = bitcast <4 x float> %t1389 to <4 x i32>
  %t1391 = shl <4 x i32> %t1390, splat (i32 23)
  %t1392 = bitcast <4 x i32> %t1391 to <4 x float>
  %t1393 = fcmp ord <4 x float> %t1372, %t1372
  %t1394 = fmul <4 x float> %t1383, %t1392
  %t1395 = select <4 x i1> %t1393, <4 x float> %t1394, <4 x float> %t1372
  %t1396 = select <4 x i1> %t1370, <4 x float> %t1395, <4 x float> splat (float 0x0000000000000000)
  %t1397 = fadd <4 x float> %t1369, %t1396
  %t1398 = fcmp oeq <4 x float> %t1397, splat (float 0x0000000000000000)
  %t1399 = fdiv <4 x float> %t1368, %t1397
  %t1400 = select <4 x i1> %t1398, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1399
  %t1401 = add i64 %t3, 448
  %t1402 = inttoptr i64 %t1401 to ptr
  store <4 x float> %t1339, ptr %t1402, align 16
  %t1403 = add i64 %t3, 512
  %t1404 = inttoptr i64 %t1403 to ptr
  store <4 x float> %t1397, ptr %t1404, align 16
  br label %loop1405
loop1405:
  %loop1405.j = phi i64 [ 0, %loop290.end ], [ %t1414, %loop1405.body ]
  %loop1405.ok = icmp slt i64 %loop1405.j, %t287
  br i1 %loop1405.ok, label %loop1405.body, label %loop1405.end
loop1405.body:
  %t1406 = mul i64 %loop1405.j, 16
  %t1407 = add i64 %t35, %t1406
  %t1408 = inttoptr i64 %t1407 to ptr
  %t1409 = load <4 x float>, ptr %t1408, align 16
  %t1410 = fmul <4 x float> %t1409, %t1400
  %t1411 = mul i64 %loop1405.j, 16
  %t1412 = add i64 %t35, %t1411
  %t1413 = inttoptr i64 %t1412 to ptr
  store <4 x float> %t1410, ptr %t1413, align 16
  %t1414 = add nsw i64 %loop1405.j, 1
  br label %loop1405
loop1405.end:
  %t1415 = icmp sgt i64 %t1311, 1
  %t1416 = zext i1 %t1415 to i64
  %t1418 = icmp ne i64 %t1416, 0
  br i1 %t1418, label %when1417, label %when1417.end
when1417:
  br label %loop1419
loop1419:
  %loop1419.j = phi i64 [ 0, %when1417 ], [ %t1436, %loop1419.body ]
  %loop1419.ok = icmp slt i64 %loop1419.j, %t287
  br i1 %loop1419.ok, label %loop1419.body, label %loop1419.end
loop1419.body:
  %t1420 = mul i64 %loop1419.j, 16
  %t1421 = add i64 %t41, %t1420
  %t1422 = inttoptr i64 %t1421 to ptr
  %t1423 = load <4 x float>, ptr %t1422, align 16
  %t1424 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1423)
  %t1425 = fcmp olt <4 x float> %t1424, splat (float 0x7FF0000000000000)
  %t1426 = fmul <4 x float> %t1423, %t1400
  %t1427 = mul i64 %loop1419.j, 16
  %t1428 = add i64 %t35, %t1427
  %t1429 = inttoptr i64 %t1428 to ptr
  %t1430 = load <4 x float>, ptr %t1429, align 16
  %t1431 = fmul <4 x float> %t1430, splat (float 0x4450000000000000)
  %t1432 = select <4 x i1> %t1425, <4 x float> %t1426, <4 x float> %t1431
  %t1433 = mul i64 %loop1419.j, 16
  %t1434 = add i64 %t35, %t1433
  %t1435 = inttoptr i64 %t1434 to ptr
  store <4 x float> %t1432, ptr %t1435, align 16
  %t1436 = add nsw i64 %loop1419.j, 1
  br label %loop1419
loop1419.end:
  br label %when1417.end
when1417.end:
  %t1437 = add i64 %args.address, 224
  %t1438 = inttoptr i64 %t1437 to ptr
  %t1439 = load i64, ptr %t1438, align 8
  %t1440 = add i64 %args.address, 232
  %t1441 = inttoptr i64 %t1440 to ptr
  %t1442 = load i64, ptr %t1441, align 8
  %t1443 = mul i64 %t68, 8
  %t1444 = add i64 %t1442, %t1443
  %t1445 = inttoptr i64 %t1444 to ptr
  %t1446 = load i64, ptr %t1445, align 8
  %t1447 = add i64 %t1439, %t1446
  %t1448 = add i64 %args.address, 240
  %t1449 = inttoptr i64 %t1448 to ptr
  %t1450 = load i64, ptr %t1449, align 8
  %t1451 = mul i64 %t72, %t1450
  %t1452 = add i64 %t1447, %t1451
  %t1453 = add i64 %args.address, 248
  %t1454 = inttoptr i64 %t1453 to ptr
  %t1455 = load i64, ptr %t1454, align 8
  %t1456 = mul i64 %t73, %t1455
  %t1457 = add i64 %t1452, %t1456
  %t1458 = add i64 %args.address, 248
  %t1459 = inttoptr i64 %t1458 to ptr
  %t1460 = load i64, ptr %t1459, align 8
  %t1461 = add i64 %args.address, 256
  %t1462 = inttoptr i64 %t1461 to ptr
  %t1463 = load i64, ptr %t1462, align 8
  %t1464 = icmp eq i64 %t1463, 4
  %t1465 = zext i1 %t1464 to i64
  %t1466 = sdiv i64 %t287, 4
  %t1467 = mul i64 %t1466, 4
  %t1468 = icmp ne i64 %t1465, 0
  %t1469 = select i1 %t1468, i64 %t1467, i64 0
  br label %loop1470
loop1470:
  %loop1470.j = phi i64 [ 0, %when1417.end ], [ %t1517, %loop1507.end ]
  %loop1470.ok = icmp slt i64 %loop1470.j, %t1469
  br i1 %loop1470.ok, label %loop1470.body, label %loop1470.end
loop1470.body:
  %t1471 = mul i64 %loop1470.j, 16
  %t1472 = add i64 %t35, %t1471
  %t1473 = inttoptr i64 %t1472 to ptr
  %t1474 = load <4 x float>, ptr %t1473, align 16
  %t1475 = add i64 %t1472, 16
  %t1476 = inttoptr i64 %t1475 to ptr
  %t1477 = load <4 x float>, ptr %t1476, align 16
  %t1478 = add i64 %t1472, 32
  %t1479 = inttoptr i64 %t1478 to ptr
  %t1480 = load <4 x float>, ptr %t1479, align 16
  %t1481 = add i64 %t1472, 48
  %t1482 = inttoptr i64 %t1481 to ptr
  %t1483 = load <4 x float>, ptr %t1482, align 16
  %t1484 = shufflevector <4 x float> %t1474, <4 x float> %t1480, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1485 = shufflevector <4 x float> %t1474, <4 x float> %t1480, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1486 = shufflevector <4 x float> %t1477, <4 x float> %t1483, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1487 = shufflevector <4 x float> %t1477, <4 x float> %t1483, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1488 = shufflevector <4 x float> %t1484, <4 x float> %t1486, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1489 = shufflevector <4 x float> %t1484, <4 x float> %t1486, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1490 = shufflevector <4 x float> %t1485, <4 x float> %t1487, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1491 = shufflevector <4 x float> %t1485, <4 x float> %t1487, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1492 = add i64 %t3, 1600
  %t1493 = inttoptr i64 %t1492 to ptr
  store <4 x float> %t1488, ptr %t1493, align 16
  %t1494 = add i64 %t3, 1616
  %t1495 = inttoptr i64 %t1494 to ptr
  store <4 x float> %t1489, ptr %t1495, align 16
  %t1496 = add i64 %t3, 1632
  %t1497 = inttoptr i64 %t1496 to ptr
  store <4 x float> %t1490, ptr %t1497, align 16
  %t1498 = add i64 %t3, 1648
  %t1499 = inttoptr i64 %t1498 to ptr
  store <4 x float> %t1491, ptr %t1499, align 16
  %t1500 = mul i64 %loop1470.j, %t1463
  %t1501 = add i64 %t1457, %t1500
  %t1502 = sub i64 %t81, 0
  %t1503 = icmp slt i64 %t1502, 4
  %t1504 = zext i1 %t1503 to i64
  %t1505 = icmp ne i64 %t1504, 0
  %t1506 = select i1 %t1505, i64 %t1502, i64 4
  br label %loop1507
loop1507:
  %loop1507.j = phi i64 [ 0, %loop1470.body ], [ %t1516, %loop1507.body ]
  %loop1507.ok = icmp slt i64 %loop1507.j, %t1506
  br i1 %loop1507.ok, label %loop1507.body, label %loop1507.end
loop1507.body:
  %t1508 = mul i64 %loop1507.j, 16
  %t1509 = add i64 %t3, %t1508
  %t1510 = add i64 %t1509, 1600
  %t1511 = inttoptr i64 %t1510 to ptr
  %t1512 = load <4 x float>, ptr %t1511, align 16
  %t1513 = mul i64 %loop1507.j, %t1460
  %t1514 = add i64 %t1501, %t1513
  %t1515 = inttoptr i64 %t1514 to ptr
  store <4 x float> %t1512, ptr %t1515, align 1
  %t1516 = add nsw i64 %loop1507.j, 1
  br label %loop1507
loop1507.end:
  %t1517 = add nsw i64 %loop1470.j, 4
  br label %loop1470
loop1470.end:
  br label %loop1518
loop1518:
  %loop1518.j = phi i64 [ %t1469, %loop1470.end ], [ %t1535, %loop1519.end ]
  %loop1518.ok = icmp slt i64 %loop1518.j, %t287
  br i1 %loop1518.ok, label %loop1518.body, label %loop1518.end
loop1518.body:
  br label %loop1519
loop1519:
  %loop1519.j = phi i64 [ 0, %loop1518.body ], [ %t1534, %loop1519.body ]
  %loop1519.ok = icmp slt i64 %loop1519.j, %t81
  br i1 %loop1519.ok, label %loop1519.body, label %loop1519.end
loop1519.body:
  %t1520 = mul i64 %loop1519.j, %t1460
  %t1521 = add i64 %t1457, %t1520
  %t1522 = mul i64 %loop1518.j, %t1463
  %t1523 = add i64 %t1521, %t1522
  %t1524 = mul i64 %loop1518.j, 16
  %t1525 = add i64 %t35, %t1524
  %t1526 = mul i64 %loop1519.j, 4
  %t1527 = add i64 %t1525, %t1526
  %t1528 = inttoptr i64 %t1527 to ptr
  %t1529 = load float, ptr %t1528, align 1
  %t1530 = insertelement <4 x float> poison, float %t1529, i64 0
  %t1531 = shufflevector <4 x float> %t1530, <4 x float> poison, <4 x i32> zeroinitializer
  %t1532 = extractelement <4 x float> %t1531, i64 0
  %t1533 = inttoptr i64 %t1523 to ptr
  store float %t1532, ptr %t1533, align 1
  %t1534 = add nsw i64 %loop1519.j, 1
  br label %loop1519
loop1519.end:
  %t1535 = add nsw i64 %loop1518.j, 1
  br label %loop1518
loop1518.end:
  %t1536 = add i64 %args.address, 56
  %t1537 = inttoptr i64 %t1536 to ptr
  %t1538 = load i64, ptr %t1537, align 8
  %t1539 = mul i64 %t68, %t1538
  %t1540 = add i64 %t1539, %t72
  %t1541 = add i64 %args.address, 72
  %t1542 = inttoptr i64 %t1541 to ptr
  %t1543 = load i64, ptr %t1542, align 8
  %t1544 = mul i64 %t1540, %t1543
  %t1545 = add i64 %t1544, %t73
  %t1546 = mul i64 %t1545, 4
  %t1547 = add i64 %args.address, 264
  %t1548 = inttoptr i64 %t1547 to ptr
  %t1549 = load i64, ptr %t1548, align 8
  %t1550 = add i64 %args.address, 272
  %t1551 = inttoptr i64 %t1550 to ptr
  %t1552 = load i64, ptr %t1551, align 8
  %t1554 = icmp ne i64 %t1549, 0
  br i1 %t1554, label %when1553, label %when1553.end
when1553:
  br label %loop1555
loop1555:
  %loop1555.j = phi i64 [ 0, %when1553 ], [ %t1568, %loop1555.body ]
  %loop1555.ok = icmp slt i64 %loop1555.j, %t81
  br i1 %loop1555.ok, label %loop1555.body, label %loop1555.end
loop1555.body:
  %t1556 = add i64 %t1549, %t1546
  %t1557 = mul i64 %loop1555.j, 4
  %t1558 = add i64 %t1556, %t1557
  %t1559 = mul i64 %loop1555.j, 4
  %t1560 = add i64 %t3, %t1559
  %t1561 = add i64 %t1560, 448
  %t1562 = inttoptr i64 %t1561 to ptr
  %t1563 = load float, ptr %t1562, align 1
  %t1564 = insertelement <4 x float> poison, float %t1563, i64 0
  %t1565 = shufflevector <4 x float> %t1564, <4 x float> poison, <4 x i32> zeroinitializer
  %t1566 = extractelement <4 x float> %t1565, i64 0
  %t1567 = inttoptr i64 %t1558 to ptr
  store float %t1566, ptr %t1567, align 1
  %t1568 = add nsw i64 %loop1555.j, 1
  br label %loop1555
loop1555.end:
  br label %when1553.end
when1553.end:
  %t1570 = icmp ne i64 %t1552, 0
  br i1 %t1570, label %when1569, label %when1569.end
when1569:
  br label %loop1571
loop1571:
  %loop1571.j = phi i64 [ 0, %when1569 ], [ %t1584, %loop1571.body ]
  %loop1571.ok = icmp slt i64 %loop1571.j, %t81
  br i1 %loop1571.ok, label %loop1571.body, label %loop1571.end
loop1571.body:
  %t1572 = add i64 %t1552, %t1546
  %t1573 = mul i64 %loop1571.j, 4
  %t1574 = add i64 %t1572, %t1573
  %t1575 = mul i64 %loop1571.j, 4
  %t1576 = add i64 %t3, %t1575
  %t1577 = add i64 %t1576, 512
  %t1578 = inttoptr i64 %t1577 to ptr
  %t1579 = load float, ptr %t1578, align 1
  %t1580 = insertelement <4 x float> poison, float %t1579, i64 0
  %t1581 = shufflevector <4 x float> %t1580, <4 x float> poison, <4 x i32> zeroinitializer
  %t1582 = extractelement <4 x float> %t1581, i64 0
  %t1583 = inttoptr i64 %t1574 to ptr
  store float %t1582, ptr %t1583, align 1
  %t1584 = add nsw i64 %loop1571.j, 1
  br label %loop1571
loop1571.end:
  br label %when1569.end
when1569.end:
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
