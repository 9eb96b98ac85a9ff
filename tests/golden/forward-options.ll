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
  %t12 = add i64 %t11, 2751
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
  %loop373.j = phi i64 [ 0, %loop212.end ], [ %t1760, %when379.end ]
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
  %loop458.j = phi i64 [ %t454, %loop385.end ], [ %t1682, %when1658.end ]
  %loop458.ok = icmp slt i64 %loop458.j, %t457
  br i1 %loop458.ok, label %loop458.body, label %loop458.end
loop458.body:
  %t459 = mul i64 %loop458.j, 64
  %t460 = add i64 %args.address, 80
  %t461 = inttoptr i64 %t460 to ptr
  %t462 = load i64, ptr %t461, align 8
  %t463 = sub i64 %t462, %t459
  %t464 = icmp slt i64 %t463, 64
  %t465 = zext i1 %t464 to i64
  %t466 = icmp ne i64 %t465, 0
  %t467 = select i1 %t466, i64 %t463, i64 64
  %t468 = icmp slt i64 %t459, %t409
  %t469 = zext i1 %t468 to i64
  %t470 = add i64 %t459, 64
  %t471 = icmp sgt i64 %t470, %t411
  %t472 = zext i1 %t471 to i64
  %t473 = or i64 %t469, %t472
  %t474 = add i64 %t3, 256
  %t475 = inttoptr i64 %t474 to ptr
  store <4 x i32> splat (i32 -1), ptr %t475, align 16
  %t476 = add i64 %t3, 272
  %t477 = inttoptr i64 %t476 to ptr
  store <4 x i32> splat (i32 -1), ptr %t477, align 16
  %t479 = icmp ne i64 %t473, 0
  br i1 %t479, label %when478, label %when478.end
when478:
  %t480 = add i64 %t3, 128
  %t481 = inttoptr i64 %t480 to ptr
  %t482 = load <4 x i32>, ptr %t481, align 16
  %t483 = add i64 %t3, 192
  %t484 = inttoptr i64 %t483 to ptr
  %t485 = load <4 x i32>, ptr %t484, align 16
  %t486 = trunc i64 %t459 to i32
  %t487 = insertelement <4 x i32> poison, i32 %t486, i64 0
  %t488 = shufflevector <4 x i32> %t487, <4 x i32> poison, <4 x i32> zeroinitializer
  %t489 = sub <4 x i32> %t482, %t488
  %t490 = icmp sgt <4 x i32> %t489, splat (i32 0)
  %t491 = select <4 x i1> %t490, <4 x i32> %t489, <4 x i32> splat (i32 0)
  %t492 = icmp slt <4 x i32> %t491, splat (i32 32)
  %t493 = select <4 x i1> %t492, <4 x i32> %t491, <4 x i32> splat (i32 32)
  %t494 = sub <4 x i32> %t485, %t488
  %t495 = icmp sgt <4 x i32> %t494, splat (i32 0)
  %t496 = select <4 x i1> %t495, <4 x i32> %t494, <4 x i32> splat (i32 0)
  %t497 = icmp slt <4 x i32> %t496, splat (i32 32)
  %t498 = select <4 x i1> %t497, <4 x i32> %t496, <4 x i32> splat (i32 32)
  %t499 = icmp ult <4 x i32> %t493, splat (i32 32)
  %t500 = select <4 x i1> %t499, <4 x i32> %t493, <4 x i32> splat (i32 0)
  %t501 = shl <4 x i32> splat (i32 -1), %t500
  %t502 = select <4 x i1> %t499, <4 x i32> %t501, <4 x i32> splat (i32 0)
  %t503 = icmp ult <4 x i32> %t498, splat (i32 32)
  %t504 = select <4 x i1> %t503, <4 x i32> %t498, <4 x i32> splat (i32 0)
  %t505 = shl <4 x i32> splat (i32 -1), %t504
  %t506 = select <4 x i1> %t503, <4 x i32> %t505, <4 x i32> splat (i32 0)
  %t507 = xor <4 x i32> %t506, splat (i32 -1)
  %t508 = and <4 x i32> %t502, %t507
  %t509 = add i64 %t459, 32
  %t510 = trunc i64 %t509 to i32
  %t511 = insertelement <4 x i32> poison, i32 %t510, i64 0
  %t512 = shufflevector <4 x i32> %t511, <4 x i32> poison, <4 x i32> zeroinitializer
  %t513 = sub <4 x i32> %t482, %t512
  %t514 = icmp sgt <4 x i32> %t513, splat (i32 0)
  %t515 = select <4 x i1> %t514, <4 x i32> %t513, <4 x i32> splat (i32 0)
  %t516 = icmp slt <4 x i32> %t515, splat (i32 32)
  %t517 = select <4 x i1> %t516, <4 x i32> %t515, <4 x i32> splat (i32 32)
  %t518 = sub <4 x i32> %t485, %t512
  %t519 = icmp sgt <4 x i32> %t518, splat (i32 0)
  %t520 = select <4 x i1> %t519, <4 x i32> %t518, <4 x i32> splat (i32 0)
  %t521 = icmp slt <4 x i32> %t520, splat (i32 32)
  %t522 = select <4 x i1> %t521, <4 x i32> %t520, <4 x i32> splat (i32 32)
  %t523 = icmp ult <4 x i32> %t517, splat (i32 32)
  %t524 = select <4 x i1> %t523, <4 x i32> %t517, <4 x i32> splat (i32 0)
  %t525 = shl <4 x i32> splat (i32 -1), %t524
  %t526 = select <4 x i1> %t523, <4 x i32> %t525, <4 x i32> splat (i32 0)
  %t527 = icmp ult <4 x i32> %t522, splat (i32 32)
  %t528 = select <4 x i1> %t527, <4 x i32> %t522, <4 x i32> splat (i32 0)
  %t529 = shl <4 x i32> splat (i32 -1), %t528
  %t530 = select <4 x i1> %t527, <4 x i32> %t529, <4 x i32> splat (i32 0)
  %t531 = xor <4 x i32> %t530, splat (i32 -1)
  %t532 = and <4 x i32> %t526, %t531
  %t533 = add i64 %t3, 256
  %t534 = inttoptr i64 %t533 to ptr
  store <4 x i32> %t508, ptr %t534, align 16
  %t535 = add i64 %t3, 272
  %t536 = inttoptr i64 %t535 to ptr
  store <4 x i32> %t532, ptr %t536, align 16
  br label %when478.end
when478.end:
  %t537 = add i64 %t3, 256
  %t538 = inttoptr i64 %t537 to ptr
  %t539 = load <4 x i32>, ptr %t538, align 16
  %t540 = add i64 %t3, 272
  %t541 = inttoptr i64 %t540 to ptr
  %t542 = load <4 x i32>, ptr %t541, align 16
  %t543 = add i64 %t3, 64
  %t544 = inttoptr i64 %t543 to ptr
  %t545 = load <4 x i32>, ptr %t544, align 16
  %t546 = sub <4 x i32> %t545, %t292
  %t547 = add i64 %t3, 64
  %t548 = inttoptr i64 %t547 to ptr
  %t549 = load <4 x i32>, ptr %t548, align 16
  %t550 = add <4 x i32> %t549, %t298
  %t551 = add <4 x i32> %t550, splat (i32 1)
  %t552 = trunc i64 %t459 to i32
  %t553 = insertelement <4 x i32> poison, i32 %t552, i64 0
  %t554 = shufflevector <4 x i32> %t553, <4 x i32> poison, <4 x i32> zeroinitializer
  %t555 = sub <4 x i32> %t546, %t554
  %t556 = icmp sgt <4 x i32> %t555, splat (i32 0)
  %t557 = select <4 x i1> %t556, <4 x i32> %t555, <4 x i32> splat (i32 0)
  %t558 = icmp slt <4 x i32> %t557, splat (i32 32)
  %t559 = select <4 x i1> %t558, <4 x i32> %t557, <4 x i32> splat (i32 32)
  %t560 = sub <4 x i32> %t551, %t554
  %t561 = icmp sgt <4 x i32> %t560, splat (i32 0)
  %t562 = select <4 x i1> %t561, <4 x i32> %t560, <4 x i32> splat (i32 0)
  %t563 = icmp slt <4 x i32> %t562, splat (i32 32)
  %t564 = select <4 x i1> %t563, <4 x i32> %t562, <4 x i32> splat (i32 32)
  %t565 = icmp ult <4 x i32> %t559, splat (i32 32)
  %t566 = select <4 x i1> %t565, <4 x i32> %t559, <4 x i32> splat (i32 0)
  %t567 = shl <4 x i32> splat (i32 -1), %t566
  %t568 = select <4 x i1> %t565, <4 x i32> %t567, <4 x i32> splat (i32 0)
  %t569 = icmp ult <4 x i32> %t564, splat (i32 32)
  %t570 = select <4 x i1> %t569, <4 x i32> %t564, <4 x i32> splat (i32 0)
  %t571 = shl <4 x i32> splat (i32 -1), %t570
  %t572 = select <4 x i1> %t569, <4 x i32> %t571, <4 x i32> splat (i32 0)
  %t573 = xor <4 x i32> %t572, splat (i32 -1)
  %t574 = and <4 x i32> %t568, %t573
  %t575 = add i64 %t459, 32
  %t576 = trunc i64 %t575 to i32
  %t577 = insertelement <4 x i32> poison, i32 %t576, i64 0
  %t578 = shufflevector <4 x i32> %t577, <4 x i32> poison, <4 x i32> zeroinitializer
  %t579 = sub <4 x i32> %t546, %t578
  %t580 = icmp sgt <4 x i32> %t579, splat (i32 0)
  %t581 = select <4 x i1> %t580, <4 x i32> %t579, <4 x i32> splat (i32 0)
  %t582 = icmp slt <4 x i32> %t581, splat (i32 32)
  %t583 = select <4 x i1> %t582, <4 x i32> %t581, <4 x i32> splat (i32 32)
  %t584 = sub <4 x i32> %t551, %t578
  %t585 = icmp sgt <4 x i32> %t584, splat (i32 0)
  %t586 = select <4 x i1> %t585, <4 x i32> %t584, <4 x i32> splat (i32 0)
  %t587 = icmp slt <4 x i32> %t586, splat (i32 32)
  %t588 = select <4 x i1> %t587, <4 x i32> %t586, <4 x i32> splat (i32 32)
  %t589 = icmp ult <4 x i32> %t583, splat (i32 32)
  %t590 = select <4 x i1> %t589, <4 x i32> %t583, <4 x i32> splat (i32 0)
  %t591 = shl <4 x i32> splat (i32 -1), %t590
  %t592 = select <4 x i1> %t589, <4 x i32> %t591, <4 x i32> splat (i32 0)
  %t593 = icmp ult <4 x i32> %t588, splat (i32 32)
  %t594 = select <4 x i1> %t593, <4 x i32> %t588, <4 x i32> splat (i32 0)
  %t595 = shl <4 x i32> splat (i32 -1), %t594
  %t596 = select <4 x i1> %t593, <4 x i32> %t595, <4 x i32> splat (i32 0)
  %t597 = xor <4 x i32> %t596, splat (i32 -1)
  %t598 = and <4 x i32> %t592, %t597
  %t599 = xor <4 x i32> %t574, splat (i32 -1)
  %t600 = xor <4 x i32> %t598, splat (i32 -1)
  %t601 = inttoptr i64 %t3 to ptr
  %t602 = load <4 x i32>, ptr %t601, align 16
  %t603 = icmp slt <4 x i32> %t602, %t318
  %t604 = select <4 x i1> %t603, <4 x i32> %t308, <4 x i32> splat (i32 0)
  %t605 = trunc i64 %t459 to i32
  %t606 = insertelement <4 x i32> poison, i32 %t605, i64 0
  %t607 = shufflevector <4 x i32> %t606, <4 x i32> poison, <4 x i32> zeroinitializer
  %t608 = sub <4 x i32> splat (i32 0), %t607
  %t609 = icmp sgt <4 x i32> %t608, splat (i32 0)
  %t610 = select <4 x i1> %t609, <4 x i32> %t608, <4 x i32> splat (i32 0)
  %t611 = icmp slt <4 x i32> %t610, splat (i32 32)
  %t612 = select <4 x i1> %t611, <4 x i32> %t610, <4 x i32> splat (i32 32)
  %t613 = sub <4 x i32> %t604, %t607
  %t614 = icmp sgt <4 x i32> %t613, splat (i32 0)
  %t615 = select <4 x i1> %t614, <4 x i32> %t613, <4 x i32> splat (i32 0)
  %t616 = icmp slt <4 x i32> %t615, splat (i32 32)
  %t617 = select <4 x i1> %t616, <4 x i32> %t615, <4 x i32> splat (i32 32)
  %t618 = icmp ult <4 x i32> %t612, splat (i32 32)
  %t619 = select <4 x i1> %t618, <4 x i32> %t612, <4 x i32> splat (i32 0)
  %t620 = shl <4 x i32> splat (i32 -1), %t619
  %t621 = select <4 x i1> %t618, <4 x i32> %t620, <4 x i32> splat (i32 0)
  %t622 = icmp ult <4 x i32> %t617, splat (i32 32)
  %t623 = select <4 x i1> %t622, <4 x i32> %t617, <4 x i32> splat (i32 0)
  %t624 = shl <4 x i32> splat (i32 -1), %t623
  %t625 = select <4 x i1> %t622, <4 x i32> %t624, <4 x i32> splat (i32 0)
  %t626 = xor <4 x i32> %t625, splat (i32 -1)
  %t627 = and <4 x i32> %t621, %t626
  %t628 = add i64 %t459, 32
  %t629 = trunc i64 %t628 to i32
  %t630 = insertelement <4 x i32> poison, i32 %t629, i64 0
  %t631 = shufflevector <4 x i32> %t630, <4 x i32> poison, <4 x i32> zeroinitializer
  %t632 = sub <4 x i32> splat (i32 0), %t631
  %t633 = icmp sgt <4 x i32> %t632, splat (i32 0)
  %t634 = select <4 x i1> %t633, <4 x i32> %t632, <4 x i32> splat (i32 0)
  %t635 = icmp slt <4 x i32> %t634, splat (i32 32)
  %t636 = select <4 x i1> %t635, <4 x i32> %t634, <4 x i32> splat (i32 32)
  %t637 = sub <4 x i32> %t604, %t631
  %t638 = icmp sgt <4 x i32> %t637, splat (i32 0)
  %t639 = select <4 x i1> %t638, <4 x i32> %t637, <4 x i32> splat (i32 0)
  %t640 = icmp slt <4 x i32> %t639, splat (i32 32)
  %t641 = select <4 x i1> %t640, <4 x i32> %t639, <4 x i32> splat (i32 32)
  %t642 = icmp ult <4 x i32> %t636, splat (i32 32)
  %t643 = select <4 x i1> %t642, <4 x i32> %t636, <4 x i32> splat (i32 0)
  %t644 = shl <4 x i32> splat (i32 -1), %t643
  %t645 = select <4 x i1> %t642, <4 x i32> %t644, <4 x i32> splat (i32 0)
  %t646 = icmp ult <4 x i32> %t641, splat (i32 32)
  %t647 = select <4 x i1> %t646, <4 x i32> %t641, <4 x i32> splat (i32 0)
  %t648 = shl <4 x i32> splat (i32 -1), %t647
  %t649 = select <4 x i1> %t646, <4 x i32> %t648, <4 x i32> splat (i32 0)
  %t650 = xor <4 x i32> %t649, splat (i32 -1)
  %t651 = and <4 x i32> %t645, %t650
  br label %loop652
loop652:
  %loop652.j = phi i64 [ 0, %when478.end ], [ %t675, %loop652.body ]
  %loop652.c0 = phi <4 x i32> [ splat (i32 0), %when478.end ], [ %t674, %loop652.body ]
  %loop652.ok = icmp slt i64 %loop652.j, 32
  br i1 %loop652.ok, label %loop652.body, label %loop652.end
loop652.body:
  %t653 = shl i64 1, %loop652.j
  %t654 = trunc i64 %t653 to i32
  %t655 = insertelement <4 x i32> poison, i32 %t654, i64 0
  %t656 = shufflevector <4 x i32> %t655, <4 x i32> poison, <4 x i32> zeroinitializer
  %t657 = add i64 %t459, %loop652.j
  %t658 = add i64 %t3, 64
  %t659 = inttoptr i64 %t658 to ptr
  %t660 = load <4 x i32>, ptr %t659, align 16
  %t661 = add i64 %args.address, 80
  %t662 = inttoptr i64 %t661 to ptr
  %t663 = load i64, ptr %t662, align 8
  %t664 = sub i64 %t663, 1
  %t665 = icmp slt i64 %t657, %t664
  %t666 = zext i1 %t665 to i64
  %t667 = icmp ne i64 %t666, 0
  %t668 = select i1 %t667, i64 %t657, i64 %t664
  %t669 = trunc i64 %t668 to i32
  %t670 = insertelement <4 x i32> poison, i32 %t669, i64 0
  %t671 = shufflevector <4 x i32> %t670, <4 x i32> poison, <4 x i32> zeroinitializer
  %t672 = icmp slt <4 x i32> %t327, %t671
  %t673 = select <4 x i1> %t672, <4 x i32> %t656, <4 x i32> splat (i32 0)
  %t674 = or <4 x i32> %loop652.c0, %t673
  %t675 = add nsw i64 %loop652.j, 1
  br label %loop652
loop652.end:
  br label %loop676
loop676:
  %loop676.j = phi i64 [ 0, %loop652.end ], [ %t700, %loop676.body ]
  %loop676.c0 = phi <4 x i32> [ splat (i32 0), %loop652.end ], [ %t699, %loop676.body ]
  %loop676.ok = icmp slt i64 %loop676.j, 32
  br i1 %loop676.ok, label %loop676.body, label %loop676.end
loop676.body:
  %t677 = shl i64 1, %loop676.j
  %t678 = trunc i64 %t677 to i32
  %t679 = insertelement <4 x i32> poison, i32 %t678, i64 0
  %t680 = shufflevector <4 x i32> %t679, <4 x i32> poison, <4 x i32> zeroinitializer
  %t681 = add i64 %t459, 32
  %t682 = add i64 %t681, %loop676.j
  %t683 = add i64 %t3, 64
  %t684 = inttoptr i64 %t683 to ptr
  %t685 = load <4 x i32>, ptr %t684, align 16
  %t686 = add i64 %args.address, 80
  %t687 = inttoptr i64 %t686 to ptr
  %t688 = load i64, ptr %t687, align 8
  %t689 = sub i64 %t688, 1
  %t690 = icmp slt i64 %t682, %t689
  %t691 = zext i1 %t690 to i64
  %t692 = icmp ne i64 %t691, 0
  %t693 = select i1 %t692, i64 %t682, i64 %t689
  %t694 = trunc i64 %t693 to i32
  %t695 = insertelement <4 x i32> poison, i32 %t694, i64 0
  %t696 = shufflevector <4 x i32> %t695, <4 x i32> poison, <4 x i32> zeroinitializer
  %t697 = icmp slt <4 x i32> %t327, %t696
  %t698 = select <4 x i1> %t697, <4 x i32> %t680, <4 x i32> splat (i32 0)
  %t699 = or <4 x i32> %loop676.c0, %t698
  %t700 = add nsw i64 %loop676.j, 1
  br label %loop676
loop676.end:
  %t701 = or <4 x i32> %t627, %loop652.c0
  %t702 = or <4 x i32> %t651, %loop676.c0
  %t703 = and <4 x i32> %t599, %t701
  %t704 = and <4 x i32> %t600, %t702
  %t705 = and <4 x i32> %t539, %t703
  %t706 = and <4 x i32> %t542, %t704
  %t707 = add i64 %t3, 256
  %t708 = inttoptr i64 %t707 to ptr
  store <4 x i32> %t705, ptr %t708, align 16
  %t709 = add i64 %t3, 272
  %t710 = inttoptr i64 %t709 to ptr
  store <4 x i32> %t706, ptr %t710, align 16
  %t711 = mul i64 %t459, %t348
  %t712 = add i64 %t357, %t711
  %t713 = icmp eq i64 %t348, 2
  %t714 = zext i1 %t713 to i64
  %t715 = sdiv i64 %t467, 4
  %t716 = mul i64 %t715, 4
  %t717 = icmp ne i64 %t714, 0
  %t718 = select i1 %t717, i64 %t716, i64 0
  br label %loop719
loop719:
  %loop719.j = phi i64 [ 0, %loop676.end ], [ %t788, %loop719.body ]
  %loop719.ok = icmp slt i64 %loop719.j, %t718
  br i1 %loop719.ok, label %loop719.body, label %loop719.end
loop719.body:
  %t720 = mul i64 %loop719.j, %t348
  %t721 = add i64 %t712, %t720
  %t722 = sub i64 %t78, 1
  %t723 = icmp slt i64 0, %t722
  %t724 = zext i1 %t723 to i64
  %t725 = icmp ne i64 %t724, 0
  %t726 = select i1 %t725, i64 0, i64 %t722
  %t727 = mul i64 %t726, %t345
  %t728 = add i64 %t721, %t727
  %t729 = sub i64 %t78, 1
  %t730 = icmp slt i64 1, %t729
  %t731 = zext i1 %t730 to i64
  %t732 = icmp ne i64 %t731, 0
  %t733 = select i1 %t732, i64 1, i64 %t729
  %t734 = mul i64 %t733, %t345
  %t735 = add i64 %t721, %t734
  %t736 = sub i64 %t78, 1
  %t737 = icmp slt i64 2, %t736
  %t738 = zext i1 %t737 to i64
  %t739 = icmp ne i64 %t738, 0
  %t740 = select i1 %t739, i64 2, i64 %t736
  %t741 = mul i64 %t740, %t345
  %t742 = add i64 %t721, %t741
  %t743 = sub i64 %t78, 1
  %t744 = icmp slt i64 3, %t743
  %t745 = zext i1 %t744 to i64
  %t746 = icmp ne i64 %t745, 0
  %t747 = select i1 %t746, i64 3, i64 %t743
  %t748 = mul i64 %t747, %t345
  %t749 = add i64 %t721, %t748
  %t750 = inttoptr i64 %t728 to ptr
  %t751 = load <4 x i16>, ptr %t750, align 1
  %t752 = zext <4 x i16> %t751 to <4 x i32>
  %t753 = shl <4 x i32> %t752, splat (i32 16)
  %t754 = bitcast <4 x i32> %t753 to <4 x float>
  %t755 = inttoptr i64 %t735 to ptr
  %t756 = load <4 x i16>, ptr %t755, align 1
  %t757 = zext <4 x i16> %t756 to <4 x i32>
  %t758 = shl <4 x i32> %t757, splat (i32 16)
  %t759 = bitcast <4 x i32> %t758 to <4 x float>
  %t760 = inttoptr i64 %t742 to ptr
  %t761 = load <4 x i16>, ptr %t760, align 1
  %t762 = zext <4 x i16> %t761 to <4 x i32>
  %t763 = shl <4 x i32> %t762, splat (i32 16)
  %t764 = bitcast <4 x i32> %t763 to <4 x float>
  %t765 = inttoptr i64 %t749 to ptr
  %t766 = load <4 x i16>, ptr %t765, align 1
  %t767 = zext <4 x i16> %t766 to <4 x i32>
  %t768 = shl <4 x i32> %t767, splat (i32 16)
  %t769 = bitcast <4 x i32> %t768 to <4 x float>
  %t770 = shufflevector <4 x float> %t754, <4 x float> %t764, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t771 = shufflevector <4 x float> %t754, <4 x float> %t764, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t772 = shufflevector <4 x float> %t759, <4 x float> %t769, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t773 = shufflevector <4 x float> %t759, <4 x float> %t769, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t774 = shufflevector <4 x float> %t770, <4 x float> %t772, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t775 = shufflevector <4 x float> %t770, <4 x float> %t772, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t776 = shufflevector <4 x float> %t771, <4 x float> %t773, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t777 = shufflevector <4 x float> %t771, <4 x float> %t773, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t778 = mul i64 %loop719.j, 16
  %t779 = add i64 %t3, %t778
  %t780 = add i64 %t779, 1600
  %t781 = inttoptr i64 %t780 to ptr
  store <4 x float> %t774, ptr %t781, align 16
  %t782 = add i64 %t779, 1616
  %t783 = inttoptr i64 %t782 to ptr
  store <4 x float> %t775, ptr %t783, align 16
  %t784 = add i64 %t779, 1632
  %t785 = inttoptr i64 %t784 to ptr
  store <4 x float> %t776, ptr %t785, align 16
  %t786 = add i64 %t779, 1648
  %t787 = inttoptr i64 %t786 to ptr
  store <4 x float> %t777, ptr %t787, align 16
  %t788 = add nsw i64 %loop719.j, 4
  br label %loop719
loop719.end:
  br label %loop789
loop789:
  %loop789.j = phi i64 [ %t718, %loop719.end ], [ %t815, %loop790.end ]
  %loop789.ok = icmp slt i64 %loop789.j, %t467
  br i1 %loop789.ok, label %loop789.body, label %loop789.end
loop789.body:
  br label %loop790
loop790:
  %loop790.j = phi i64 [ 0, %loop789.body ], [ %t814, %loop790.body ]
  %loop790.ok = icmp slt i64 %loop790.j, 4
  br i1 %loop790.ok, label %loop790.body, label %loop790.end
loop790.body:
  %t791 = sub i64 %t78, 1
  %t792 = icmp slt i64 %loop790.j, %t791
  %t793 = zext i1 %t792 to i64
  %t794 = icmp ne i64 %t793, 0
  %t795 = select i1 %t794, i64 %loop790.j, i64 %t791
  %t796 = mul i64 %t795, %t345
  %t797 = add i64 %t712, %t796
  %t798 = mul i64 %loop789.j, %t348
  %t799 = add i64 %t797, %t798
  %t800 = inttoptr i64 %t799 to ptr
  %t801 = load i16, ptr %t800, align 1
  %t802 = insertelement <4 x i16> poison, i16 %t801, i64 0
  %t803 = shufflevector <4 x i16> %t802, <4 x i16> poison, <4 x i32> zeroinitializer
  %t804 = zext <4 x i16> %t803 to <4 x i32>
  %t805 = shl <4 x i32> %t804, splat (i32 16)
  %t806 = bitcast <4 x i32> %t805 to <4 x float>
  %t807 = mul i64 %loop789.j, 16
  %t808 = add i64 %t3, %t807
  %t809 = mul i64 %loop790.j, 4
  %t810 = add i64 %t808, %t809
  %t811 = extractelement <4 x float> %t806, i64 0
  %t812 = add i64 %t810, 1600
  %t813 = inttoptr i64 %t812 to ptr
  store float %t811, ptr %t813, align 1
  %t814 = add nsw i64 %loop790.j, 1
  br label %loop790
loop790.end:
  %t815 = add nsw i64 %loop789.j, 1
  br label %loop789
loop789.end:
  %t816 = add i64 %t3, 256
  %t817 = inttoptr i64 %t816 to ptr
  %t818 = load <4 x i32>, ptr %t817, align 16
  %t819 = add i64 %t3, 272
  %t820 = inttoptr i64 %t819 to ptr
  %t821 = load <4 x i32>, ptr %t820, align 16
  br label %loop822
loop822:
  %loop822.j = phi i64 [ 0, %loop789.end ], [ %t837, %loop822.body ]
  %loop822.c0 = phi <4 x i32> [ splat (i32 0), %loop789.end ], [ %t836, %loop822.body ]
  %loop822.ok = icmp slt i64 %loop822.j, 32
  br i1 %loop822.ok, label %loop822.body, label %loop822.end
loop822.body:
  %t823 = shl i64 1, %loop822.j
  %t824 = trunc i64 %t823 to i32
  %t825 = insertelement <4 x i32> poison, i32 %t824, i64 0
  %t826 = shufflevector <4 x i32> %t825, <4 x i32> poison, <4 x i32> zeroinitializer
  %t827 = add i64 %t459, %loop822.j
  %t828 = sub i64 %t827, %t459
  %t829 = mul i64 %t828, 16
  %t830 = add i64 %t3, %t829
  %t831 = add i64 %t830, 1600
  %t832 = inttoptr i64 %t831 to ptr
  %t833 = load <4 x float>, ptr %t832, align 16
  %t834 = fcmp oeq <4 x float> %t833, splat (float 0xFFF0000000000000)
  %t835 = select <4 x i1> %t834, <4 x i32> %t826, <4 x i32> splat (i32 0)
  %t836 = or <4 x i32> %loop822.c0, %t835
  %t837 = add nsw i64 %loop822.j, 1
  br label %loop822
loop822.end:
  br label %loop838
loop838:
  %loop838.j = phi i64 [ 0, %loop822.end ], [ %t854, %loop838.body ]
  %loop838.c0 = phi <4 x i32> [ splat (i32 0), %loop822.end ], [ %t853, %loop838.body ]
  %loop838.ok = icmp slt i64 %loop838.j, 32
  br i1 %loop838.ok, label %loop838.body, label %loop838.end
loop838.body:
  %t839 = shl i64 1, %loop838.j
  %t840 = trunc i64 %t839 to i32
  %t841 = insertelement <4 x i32> poison, i32 %t840, i64 0
  %t842 = shufflevector <4 x i32> %t841, <4 x i32> poison, <4 x i32> zeroinitializer
  %t843 = add i64 %t459, 32
  %t844 = add i64 %t843, %loop838.j
  %t845 = sub i64 %t844, %t459
  %t846 = mul i64 %t845, 16
  %t847 = add i64 %t3, %t846
  %t848 = add i64 %t847, 1600
  %t849 = inttoptr i64 %t848 to ptr
  %t850 = load <4 x float>, ptr %t849, align 16
  %t851 = fcmp oeq <4 x float> %t850, splat (float 0xFFF0000000000000)
  %t852 = select <4 x i1> %t851, <4 x i32> %t842, <4 x i32> splat (i32 0)
  %t853 = or <4 x i32> %loop838.c0, %t852
  %t854 = add nsw i64 %loop838.j, 1
  br label %loop838
loop838.end:
  %t855 = xor <4 x i32> %loop822.c0, splat (i32 -1)
  %t856 = xor <4 x i32> %loop838.c0, splat (i32 -1)
  %t857 = and <4 x i32> %t818, %t855
  %t858 = and <4 x i32> %t821, %t856
  %t859 = add i64 %t3, 256
  %t860 = inttoptr i64 %t859 to ptr
  store <4 x i32> %t857, ptr %t860, align 16
  %t861 = add i64 %t3, 272
  %t862 = inttoptr i64 %t861 to ptr
  store <4 x i32> %t858, ptr %t862, align 16
  %t863 = add i64 %t3, 256
  %t864 = inttoptr i64 %t863 to ptr
  %t865 = load <4 x i32>, ptr %t864, align 16
  %t866 = add i64 %t3, 272
  %t867 = inttoptr i64 %t866 to ptr
  %t868 = load <4 x i32>, ptr %t867, align 16
  %t869 = icmp eq <4 x i32> %t865, splat (i32 0)
  %t870 = icmp eq <4 x i32> %t868, splat (i32 0)
  %t871 = xor <4 x i1> %t869, splat (i1 true)
  %t872 = xor <4 x i1> %t870, splat (i1 true)
  %t873 = or <4 x i1> %t871, %t872
  %t874 = bitcast <4 x i1> %t873 to i4
  %t875 = icmp ne i4 %t874, 0
  %t876 = zext i1 %t875 to i64
  %t878 = icmp ne i64 %t876, 0
  br i1 %t878, label %when877, label %when877.end
when877:
  %t879 = mul i64 %t459, %t434
  %t880 = add i64 %t431, %t879
  %t881 = mul i64 %t459, %t453
  %t882 = add i64 %t450, %t881
  %t883 = add i64 %t467, 4
  %t884 = sub i64 %t883, 1
  %t885 = sdiv i64 %t884, 4
  %t886 = mul i64 %t885, 4
  %t887 = add i64 %args.address, 88
  %t888 = inttoptr i64 %t887 to ptr
  %t889 = load i64, ptr %t888, align 8
  br label %loop890
loop890:
  %loop890.j = phi i64 [ 0, %when877 ], [ %t950, %when931.end ]
  %loop890.ok = icmp slt i64 %loop890.j, %t886
  br i1 %loop890.ok, label %loop890.body, label %loop890.end
loop890.body:
  %t891 = icmp slt i64 %loop890.j, %t467
  %t892 = zext i1 %t891 to i64
  %t894 = icmp ne i64 %t892, 0
  br i1 %t894, label %when893, label %when893.end
when893:
  %t895 = mul i64 %loop890.j, %t434
  %t896 = add i64 %t880, %t895
  %t897 = mul i64 %loop890.j, %t10
  %t898 = add i64 %t3, %t897
  %t899 = icmp eq i64 2, 2
  %t900 = zext i1 %t899 to i64
  %t901 = sdiv i64 %t889, 4
  %t902 = icmp ne i64 %t900, 0
  %t903 = select i1 %t902, i64 %t901, i64 0
  br label %loop904
loop904:
  %loop904.j = phi i64 [ 0, %when893 ], [ %t914, %loop904.body ]
  %loop904.ok = icmp slt i64 %loop904.j, %t903
  br i1 %loop904.ok, label %loop904.body, label %loop904.end
loop904.body:
  %t905 = mul i64 %loop904.j, 16
  %t906 = add i64 %t898, %t905
  %t907 = mul i64 %loop904.j, 8
  %t908 = add i64 %t896, %t907
  %t909 = inttoptr i64 %t908 to ptr
  %t910 = load <4 x half>, ptr %t909, align 1
  %t911 = fpext <4 x half> %t910 to <4 x float>
  %t912 = add i64 %t906, 2688
  %t913 = inttoptr i64 %t912 to ptr
  store <4 x float> %t911, ptr %t913, align 1
  %t914 = add nsw i64 %loop904.j, 1
  br label %loop904
loop904.end:
  %t915 = mul i64 %t903, 4
  br label %loop916
loop916:
  %loop916.j = phi i64 [ %t915, %loop904.end ], [ %t929, %loop916.body ]
  %loop916.ok = icmp slt i64 %loop916.j, %t889
  br i1 %loop916.ok, label %loop916.body, label %loop916.end
loop916.body:
  %t917 = mul i64 %loop916.j, 4
  %t918 = add i64 %t898, %t917
  %t919 = mul i64 %loop916.j, 2
  %t920 = add i64 %t896, %t919
  %t921 = inttoptr i64 %t920 to ptr
  %t922 = load half, ptr %t921, align 1
  %t923 = insertelement <4 x half> poison, half %t922, i64 0
  %t924 = shufflevector <4 x half> %t923, <4 x half> poison, <4 x i32> zeroinitializer
  %t925 = fpext <4 x half> %t924 to <4 x float>
  %t926 = extractelement <4 x float> %t925, i64 0
  %t927 = add i64 %t918, 2688
  %t928 = inttoptr i64 %t927 to ptr
  store float %t926, ptr %t928, align 1
  %t929 = add nsw i64 %loop916.j, 1
  br label %loop916
loop916.end:
  br label %when893.end
when893.end:
  %t930 = sub i64 1, %t892
  %t932 = icmp ne i64 %t930, 0
  br i1 %t932, label %when931, label %when931.end
when931:
  %t933 = mul i64 %loop890.j, %t10
  %t934 = add i64 %t3, %t933
  %t935 = sdiv i64 %t889, 4
  br label %loop936
loop936:
  %loop936.j = phi i64 [ 0, %when931 ], [ %t941, %loop936.body ]
  %loop936.ok = icmp slt i64 %loop936.j, %t935
  br i1 %loop936.ok, label %loop936.body, label %loop936.end
loop936.body:
  %t937 = mul i64 %loop936.j, 16
  %t938 = add i64 %t934, %t937
  %t939 = add i64 %t938, 2688
  %t940 = inttoptr i64 %t939 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t940, align 1
  %t941 = add nsw i64 %loop936.j, 1
  br label %loop936
loop936.end:
  %t942 = mul i64 %t935, 4
  br label %loop943
loop943:
  %loop943.j = phi i64 [ %t942, %loop936.end ], [ %t949, %loop943.body ]
  %loop943.ok = icmp slt i64 %loop943.j, %t889
  br i1 %loop943.ok, label %loop943.body, label %loop943.end
loop943.body:
  %t944 = mul i64 %loop943.j, 4
  %t945 = add i64 %t934, %t944
  %t946 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t947 = add i64 %t945, 2688
  %t948 = inttoptr i64 %t947 to ptr
  store float %t946, ptr %t948, align 1
  %t949 = add nsw i64 %loop943.j, 1
  br label %loop943
loop943.end:
  br label %when931.end
when931.end:
  %t950 = add nsw i64 %loop890.j, 1
  br label %loop890
loop890.end:
  %t951 = add i64 %args.address, 96
  %t952 = inttoptr i64 %t951 to ptr
  %t953 = load i64, ptr %t952, align 8
  br label %loop954
loop954:
  %loop954.j = phi i64 [ 0, %loop890.end ], [ %t1010, %when993.end ]
  %loop954.ok = icmp slt i64 %loop954.j, %t886
  br i1 %loop954.ok, label %loop954.body, label %loop954.end
loop954.body:
  %t955 = icmp slt i64 %loop954.j, %t467
  %t956 = zext i1 %t955 to i64
  %t958 = icmp ne i64 %t956, 0
  br i1 %t958, label %when957, label %when957.end
when957:
  %t959 = mul i64 %loop954.j, %t453
  %t960 = add i64 %t882, %t959
  %t961 = mul i64 %loop954.j, %t16
  %t962 = add i64 %t15, %t961
  %t963 = icmp eq i64 2, 2
  %t964 = zext i1 %t963 to i64
  %t965 = sdiv i64 %t953, 4
  %t966 = icmp ne i64 %t964, 0
  %t967 = select i1 %t966, i64 %t965, i64 0
  br label %loop968
loop968:
  %loop968.j = phi i64 [ 0, %when957 ], [ %t977, %loop968.body ]
  %loop968.ok = icmp slt i64 %loop968.j, %t967
  br i1 %loop968.ok, label %loop968.body, label %loop968.end
loop968.body:
  %t969 = mul i64 %loop968.j, 16
  %t970 = add i64 %t962, %t969
  %t971 = mul i64 %loop968.j, 8
  %t972 = add i64 %t960, %t971
  %t973 = inttoptr i64 %t972 to ptr
  %t974 = load <4 x half>, ptr %t973, align 1
  %t975 = fpext <4 x half> %t974 to <4 x float>
  %t976 = inttoptr i64 %t970 to ptr
  store <4 x float> %t975, ptr %t976, align 1
  %t977 = add nsw i64 %loop968.j, 1
  br label %loop968
loop968.end:
  %t978 = mul i64 %t967, 4
  br label %loop979
loop979:
  %loop979.j = phi i64 [ %t978, %loop968.end ], [ %t991, %loop979.body ]
  %loop979.ok = icmp slt i64 %loop979.j, %t953
  br i1 %loop979.ok, label %loop979.body, label %loop979.end
loop979.body:
  %t980 = mul i64 %loop979.j, 4
  %t981 = add i64 %t962, %t980
  %t982 = mul i64 %loop979.j, 2
  %t983 = add i64 %t960, %t982
  %t984 = inttoptr i64 %t983 to ptr
  %t985 = load half, ptr %t984, align 1
  %t986 = insertelement <4 x half> poison, half %t985, i64 0
  %t987 = shufflevector <4 x half> %t986, <4 x half> poison, <4 x i32> zeroinitializer
  %t988 = fpext <4 x half> %t987 to <4 x float>
  %t989 = extractelement <4 x float> %t988, i64 0
  %t990 = inttoptr i64 %t981 to ptr
  store float %t989, ptr %t990, align 1
  %t991 = add nsw i64 %loop979.j, 1
  br label %loop979
loop979.end:
  br label %when957.end
when957.end:
  %t992 = sub i64 1, %t956
  %t994 = icmp ne i64 %t992, 0
  br i1 %t994, label %when993, label %when993.end
when993:
  %t995 = mul i64 %loop954.j, %t16
  %t996 = add i64 %t15, %t995
  %t997 = sdiv i64 %t953, 4
  br label %loop998
loop998:
  %loop998.j = phi i64 [ 0, %when993 ], [ %t1002, %loop998.body ]
  %loop998.ok = icmp slt i64 %loop998.j, %t997
  br i1 %loop998.ok, label %loop998.body, label %loop998.end
loop998.body:
  %t999 = mul i64 %loop998.j, 16
  %t1000 = add i64 %t996, %t999
  %t1001 = inttoptr i64 %t1000 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1001, align 1
  %t1002 = add nsw i64 %loop998.j, 1
  br label %loop998
loop998.end:
  %t1003 = mul i64 %t997, 4
  br label %loop1004
loop1004:
  %loop1004.j = phi i64 [ %t1003, %loop998.end ], [ %t1009, %loop1004.body ]
  %loop1004.ok = icmp slt i64 %loop1004.j, %t953
  br i1 %loop1004.ok, label %loop1004.body, label %loop1004.end
loop1004.body:
  %t1005 = mul i64 %loop1004.j, 4
  %t1006 = add i64 %t996, %t1005
  %t1007 = extractelement <4 x float> splat (float 0x0000000000000000), i64 0
  %t1008 = inttoptr i64 %t1006 to ptr
  store float %t1007, ptr %t1008, align 1
  %t1009 = add nsw i64 %loop1004.j, 1
  br label %loop1004
loop1004.end:
  br label %when993.end
when993.end:
  %t1010 = add nsw i64 %loop954.j, 1
  br label %loop954
loop954.end:
  %t1011 = add i64 %args.address, 88
  %t1012 = inttoptr i64 %t1011 to ptr
  %t1013 = load i64, ptr %t1012, align 8
  br label %loop1014
loop1014:
  %loop1014.j = phi i64 [ 0, %loop954.end ], [ %t1064, %loop1015.end ]
  %loop1014.ok = icmp slt i64 %loop1014.j, %t886
  br i1 %loop1014.ok, label %loop1014.body, label %loop1014.end
loop1014.body:
  br label %loop1015
loop1015:
  %loop1015.j = phi i64 [ 0, %loop1014.body ], [ %t1053, %loop1015.body ]
  %loop1015.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1014.body ], [ %t1049, %loop1015.body ]
  %loop1015.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1014.body ], [ %t1050, %loop1015.body ]
  %loop1015.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1014.body ], [ %t1051, %loop1015.body ]
  %loop1015.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1014.body ], [ %t1052, %loop1015.body ]
  %loop1015.ok = icmp slt i64 %loop1015.j, %t1013
  br i1 %loop1015.ok, label %loop1015.body, label %loop1015.end
loop1015.body:
  %t1016 = mul i64 %loop1014.j, %t10
  %t1017 = add i64 %t3, %t1016
  %t1018 = mul i64 %loop1015.j, 4
  %t1019 = add i64 %t1017, %t1018
  %t1020 = add i64 %t1019, %t10
  %t1021 = mul i64 %t10, 2
  %t1022 = add i64 %t1019, %t1021
  %t1023 = mul i64 %t10, 3
  %t1024 = add i64 %t1019, %t1023
  %t1025 = add i64 %t1019, 2688
  %t1026 = inttoptr i64 %t1025 to ptr
  %t1027 = load float, ptr %t1026, align 1
  %t1028 = insertelement <4 x float> poison, float %t1027, i64 0
  %t1029 = shufflevector <4 x float> %t1028, <4 x float> poison, <4 x i32> zeroinitializer
  %t1030 = add i64 %t1020, 2688
  %t1031 = inttoptr i64 %t1030 to ptr
  %t1032 = load float, ptr %t1031, align 1
  %t1033 = insertelement <4 x float> poison, float %t1032, i64 0
  %t1034 = shufflevector <4 x float> %t1033, <4 x float> poison, <4 x i32> zeroinitializer
  %t1035 = add i64 %t1022, 2688
  %t1036 = inttoptr i64 %t1035 to ptr
  %t1037 = load float, ptr %t1036, align 1
  %t1038 = insertelement <4 x float> poison, float %t1037, i64 0
  %t1039 = shufflevector <4 x float> %t1038, <4 x float> poison, <4 x i32> zeroinitializer
  %t1040 = add i64 %t1024, 2688
  %t1041 = inttoptr i64 %t1040 to ptr
  %t1042 = load float, ptr %t1041, align 1
  %t1043 = insertelement <4 x float> poison, float %t1042, i64 0
  %t1044 = shufflevector <4 x float> %t1043, <4 x float> poison, <4 x i32> zeroinitializer
  %t1045 = mul i64 %loop1015.j, 16
  %t1046 = add i64 %t27, %t1045
  %t1047 = inttoptr i64 %t1046 to ptr
  %t1048 = load <4 x float>, ptr %t1047, align 16
  %t1049 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1029, <4 x float> %t1048, <4 x float> %loop1015.c0)
  %t1050 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1034, <4 x float> %t1048, <4 x float> %loop1015.c1)
  %t1051 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1039, <4 x float> %t1048, <4 x float> %loop1015.c2)
  %t1052 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1044, <4 x float> %t1048, <4 x float> %loop1015.c3)
  %t1053 = add nsw i64 %loop1015.j, 1
  br label %loop1015
loop1015.end:
  %t1054 = mul i64 %loop1014.j, 16
  %t1055 = add i64 %t3, %t1054
  %t1056 = add i64 %t1055, 576
  %t1057 = inttoptr i64 %t1056 to ptr
  store <4 x float> %loop1015.c0, ptr %t1057, align 16
  %t1058 = add i64 %t1055, 592
  %t1059 = inttoptr i64 %t1058 to ptr
  store <4 x float> %loop1015.c1, ptr %t1059, align 16
  %t1060 = add i64 %t1055, 608
  %t1061 = inttoptr i64 %t1060 to ptr
  store <4 x float> %loop1015.c2, ptr %t1061, align 16
  %t1062 = add i64 %t1055, 624
  %t1063 = inttoptr i64 %t1062 to ptr
  store <4 x float> %loop1015.c3, ptr %t1063, align 16
  %t1064 = add nsw i64 %loop1014.j, 4
  br label %loop1014
loop1014.end:
  %t1065 = add i64 %t3, 256
  %t1066 = inttoptr i64 %t1065 to ptr
  %t1067 = load <4 x i32>, ptr %t1066, align 16
  %t1068 = add i64 %t3, 272
  %t1069 = inttoptr i64 %t1068 to ptr
  %t1070 = load <4 x i32>, ptr %t1069, align 16
  %t1071 = icmp eq <4 x i32> %t1067, splat (i32 -1)
  %t1072 = icmp eq <4 x i32> %t1070, splat (i32 -1)
  %t1073 = and <4 x i1> %t1071, %t1072
  %t1074 = bitcast <4 x i1> %t1073 to i4
  %t1075 = icmp eq i4 %t1074, -1
  %t1076 = zext i1 %t1075 to i64
  %t1078 = icmp ne i64 %t1076, 0
  br i1 %t1078, label %when1077, label %when1077.end
when1077:
  br label %loop1079
loop1079:
  %loop1079.j = phi i64 [ 0, %when1077 ], [ %t1154, %loop1079.body ]
  %loop1079.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1077 ], [ %t1153, %loop1079.body ]
  %loop1079.ok = icmp slt i64 %loop1079.j, %t886
  br i1 %loop1079.ok, label %loop1079.body, label %loop1079.end
loop1079.body:
  %t1080 = mul i64 %loop1079.j, 16
  %t1081 = add i64 %t3, %t1080
  %t1082 = add i64 %t1081, 576
  %t1083 = inttoptr i64 %t1082 to ptr
  %t1084 = load <4 x float>, ptr %t1083, align 16
  %t1085 = add i64 %t459, %loop1079.j
  %t1086 = fdiv <4 x float> %t1084, %t333
  %t1087 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1086)
  %t1088 = fmul <4 x float> %t1087, splat (float 0xC007154760000000)
  %t1089 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1088
  %t1090 = select <4 x i1> %t1089, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1088
  %t1091 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1090
  %t1092 = select <4 x i1> %t1091, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1090
  %t1093 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1092)
  %t1094 = fsub <4 x float> %t1092, %t1093
  %t1095 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1094, <4 x float> splat (float 0x3F826900C0000000))
  %t1096 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1095, <4 x float> %t1094, <4 x float> splat (float 0x3FAC954460000000))
  %t1097 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1096, <4 x float> %t1094, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1098 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1097, <4 x float> %t1094, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1099 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1098, <4 x float> %t1094, <4 x float> splat (float 0x3FF0000000000000))
  %t1100 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1088
  %t1101 = select <4 x i1> %t1100, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1088
  %t1102 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1101
  %t1103 = select <4 x i1> %t1102, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1101
  %t1104 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1103)
  %t1105 = fadd <4 x float> %t1104, splat (float 0x4168000FE0000000)
  %t1106 = bitcast <4 x float> %t1105 to <4 x i32>
  %t1107 = shl <4 x i32> %t1106, splat (i32 23)
  %t1108 = bitcast <4 x i32> %t1107 to <4 x float>
  %t1109 = fcmp ord <4 x float> %t1088, %t1088
  %t1110 = fmul <4 x float> %t1099, %t1108
  %t1111 = select <4 x i1> %t1109, <4 x float> %t1110, <4 x float> %t1088
  %t1112 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1111
  %t1113 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1111
  %t1114 = fdiv <4 x float> %t1112, %t1113
  %t1115 = fcmp olt <4 x float> %t1086, splat (float 0x0000000000000000)
  %t1116 = fneg <4 x float> %t1114
  %t1117 = select <4 x i1> %t1115, <4 x float> %t1116, <4 x float> %t1114
  %t1118 = fmul <4 x float> %t1086, %t1086
  %t1119 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1118, <4 x float> splat (float 0xBF8226E360000000))
  %t1120 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1119, <4 x float> %t1118, <4 x float> splat (float 0x3F9664F480000000))
  %t1121 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1120, <4 x float> %t1118, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1122 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1121, <4 x float> %t1118, <4 x float> splat (float 0x3FC1111120000000))
  %t1123 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1122, <4 x float> %t1118, <4 x float> splat (float 0xBFD5555560000000))
  %t1124 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1123, <4 x float> %t1118, <4 x float> splat (float 0x3FF0000000000000))
  %t1125 = fmul <4 x float> %t1086, %t1124
  %t1126 = fcmp olt <4 x float> %t1087, splat (float 0x3FD0000000000000)
  %t1127 = select <4 x i1> %t1126, <4 x float> %t1125, <4 x float> %t1117
  %t1128 = fmul <4 x float> %t333, %t1127
  %t1129 = add i64 %t3, 64
  %t1130 = inttoptr i64 %t1129 to ptr
  %t1131 = load <4 x i32>, ptr %t1130, align 16
  %t1132 = trunc i64 %t1085 to i32
  %t1133 = insertelement <4 x i32> poison, i32 %t1132, i64 0
  %t1134 = shufflevector <4 x i32> %t1133, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1135 = sub <4 x i32> %t1131, %t1134
  %t1136 = icmp slt <4 x i32> %t1135, splat (i32 0)
  %t1137 = sub <4 x i32> splat (i32 0), %t1135
  %t1138 = select <4 x i1> %t1136, <4 x i32> %t1137, <4 x i32> %t1135
  %t1139 = sitofp <4 x i32> %t1138 to <4 x float>
  %t1140 = fmul <4 x float> %t367, %t1139
  %t1141 = fsub <4 x float> %t1128, %t1140
  %t1142 = mul i64 %loop1079.j, 16
  %t1143 = add i64 %t3, %t1142
  %t1144 = add i64 %t1143, 1600
  %t1145 = inttoptr i64 %t1144 to ptr
  %t1146 = load <4 x float>, ptr %t1145, align 16
  %t1147 = fadd <4 x float> %t1141, %t1146
  %t1148 = mul i64 %loop1079.j, 16
  %t1149 = add i64 %t3, %t1148
  %t1150 = add i64 %t1149, 576
  %t1151 = inttoptr i64 %t1150 to ptr
  store <4 x float> %t1147, ptr %t1151, align 16
  %t1152 = fcmp ogt <4 x float> %t1147, %loop1079.c0
  %t1153 = select <4 x i1> %t1152, <4 x float> %t1147, <4 x float> %loop1079.c0
  %t1154 = add nsw i64 %loop1079.j, 1
  br label %loop1079
loop1079.end:
  %t1155 = add i64 %t3, 448
  %t1156 = inttoptr i64 %t1155 to ptr
  %t1157 = load <4 x float>, ptr %t1156, align 16
  %t1158 = fadd <4 x float> %loop1079.c0, %t1157
  %t1159 = fcmp ogt <4 x float> %t1158, splat (float 0x403B000000000000)
  %t1160 = bitcast <4 x i1> %t1159 to i4
  %t1161 = icmp ne i4 %t1160, 0
  %t1162 = zext i1 %t1161 to i64
  %t1164 = icmp ne i64 %t1162, 0
  br i1 %t1164, label %when1163, label %when1163.end
when1163:
  %t1165 = add i64 %t3, 448
  %t1166 = inttoptr i64 %t1165 to ptr
  %t1167 = load <4 x float>, ptr %t1166, align 16
  %t1168 = fneg <4 x float> %loop1079.c0
  %t1169 = select <4 x i1> %t1159, <4 x float> %t1168, <4 x float> %t1167
  %t1170 = add i64 %t3, 448
  %t1171 = inttoptr i64 %t1170 to ptr
  store <4 x float> %t1169, ptr %t1171, align 16
  %t1172 = fsub <4 x float> %t1169, %t1167
  %t1173 = fmul <4 x float> %t1172, splat (float 0x3FF7154760000000)
  %t1174 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1173
  %t1175 = select <4 x i1> %t1174, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1173
  %t1176 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1175
  %t1177 = select <4 x i1> %t1176, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1175
  %t1178 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1177)
  %t1179 = fsub <4 x float> %t1177, %t1178
  %t1180 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1179, <4 x float> splat (float 0x3F826900C0000000))
  %t1181 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1180, <4 x float> %t1179, <4 x float> splat (float 0x3FAC954460000000))
  %t1182 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1181, <4 x float> %t1179, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1183 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1182, <4 x float> %t1179, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1184 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1183, <4 x float> %t1179, <4 x float> splat (float 0x3FF0000000000000))
  %t1185 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1173
  %t1186 = select <4 x i1> %t1185, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1173
  %t1187 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1186
  %t1188 = select <4 x i1> %t1187, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1186
  %t1189 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1188)
  %t1190 = fadd <4 x float> %t1189, splat (float 0x4168000FE0000000)
  %t1191 = bitcast <4 x float> %t1190 to <4 x i32>
  %t1192 = shl <4 x i32> %t1191, splat (i32 23)
  %t1193 = bitcast <4 x i32> %t1192 to <4 x float>
  %t1194 = fcmp ord <4 x float> %t1173, %t1173
  %t1195 = fmul <4 x float> %t1184, %t1193
  %t1196 = select <4 x i1> %t1194, <4 x float> %t1195, <4 x float> %t1173
  %t1197 = select <4 x i1> %t1159, <4 x float> %t1196, <4 x float> splat (float 0x3FF0000000000000)
  %t1198 = add i64 %t3, 512
  %t1199 = inttoptr i64 %t1198 to ptr
  %t1200 = load <4 x float>, ptr %t1199, align 16
  %t1201 = fmul <4 x float> %t1200, %t1197
  %t1202 = add i64 %t3, 512
  %t1203 = inttoptr i64 %t1202 to ptr
  store <4 x float> %t1201, ptr %t1203, align 16
  br label %loop1204
loop1204:
  %loop1204.j = phi i64 [ 0, %when1163 ], [ %t1213, %loop1204.body ]
  %loop1204.ok = icmp slt i64 %loop1204.j, %t384
  br i1 %loop1204.ok, label %loop1204.body, label %loop1204.end
loop1204.body:
  %t1205 = mul i64 %loop1204.j, 16
  %t1206 = add i64 %t32, %t1205
  %t1207 = inttoptr i64 %t1206 to ptr
  %t1208 = load <4 x float>, ptr %t1207, align 16
  %t1209 = fmul <4 x float> %t1208, %t1197
  %t1210 = mul i64 %loop1204.j, 16
  %t1211 = add i64 %t32, %t1210
  %t1212 = inttoptr i64 %t1211 to ptr
  store <4 x float> %t1209, ptr %t1212, align 16
  %t1213 = add nsw i64 %loop1204.j, 1
  br label %loop1204
loop1204.end:
  br label %when1163.end
when1163.end:
  %t1214 = add i64 %t3, 448
  %t1215 = inttoptr i64 %t1214 to ptr
  %t1216 = load <4 x float>, ptr %t1215, align 16
  %t1217 = add i64 %t3, 512
  %t1218 = inttoptr i64 %t1217 to ptr
  %t1219 = load <4 x float>, ptr %t1218, align 16
  br label %loop1220
loop1220:
  %loop1220.j = phi i64 [ 0, %when1163.end ], [ %t1256, %loop1220.body ]
  %loop1220.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1163.end ], [ %t1255, %loop1220.body ]
  %loop1220.ok = icmp slt i64 %loop1220.j, %t886
  br i1 %loop1220.ok, label %loop1220.body, label %loop1220.end
loop1220.body:
  %t1221 = mul i64 %loop1220.j, 16
  %t1222 = add i64 %t3, %t1221
  %t1223 = add i64 %t1222, 576
  %t1224 = inttoptr i64 %t1223 to ptr
  %t1225 = load <4 x float>, ptr %t1224, align 16
  %t1226 = fadd <4 x float> %t1225, %t1216
  %t1227 = fmul <4 x float> %t1226, splat (float 0x3FF7154760000000)
  %t1228 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1227
  %t1229 = select <4 x i1> %t1228, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1227
  %t1230 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1229
  %t1231 = select <4 x i1> %t1230, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1229
  %t1232 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1231)
  %t1233 = fsub <4 x float> %t1231, %t1232
  %t1234 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1233, <4 x float> splat (float 0x3F826900C0000000))
  %t1235 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1234, <4 x float> %t1233, <4 x float> splat (float 0x3FAC954460000000))
  %t1236 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1235, <4 x float> %t1233, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1237 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1236, <4 x float> %t1233, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1238 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1237, <4 x float> %t1233, <4 x float> splat (float 0x3FF0000000000000))
  %t1239 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1227
  %t1240 = select <4 x i1> %t1239, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1227
  %t1241 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1240
  %t1242 = select <4 x i1> %t1241, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1240
  %t1243 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1242)
  %t1244 = fadd <4 x float> %t1243, splat (float 0x4168000FE0000000)
  %t1245 = bitcast <4 x float> %t1244 to <4 x i32>
  %t1246 = shl <4 x i32> %t1245, splat (i32 23)
  %t1247 = bitcast <4 x i32> %t1246 to <4 x float>
  %t1248 = fcmp ord <4 x float> %t1227, %t1227
  %t1249 = fmul <4 x float> %t1238, %t1247
  %t1250 = select <4 x i1> %t1248, <4 x float> %t1249, <4 x float> %t1227
  %t1251 = mul i64 %loop1220.j, 16
  %t1252 = add i64 %t3, %t1251
  %t1253 = add i64 %t1252, 576
  %t1254 = inttoptr i64 %t1253 to ptr
  store <4 x float> %t1250, ptr %t1254, align 16
  %t1255 = fadd <4 x float> %loop1220.c0, %t1250
  %t1256 = add nsw i64 %loop1220.j, 1
  br label %loop1220
loop1220.end:
  %t1257 = fadd <4 x float> %t1219, %loop1220.c0
  %t1258 = add i64 %t3, 512
  %t1259 = inttoptr i64 %t1258 to ptr
  store <4 x float> %t1257, ptr %t1259, align 16
  br label %when1077.end
when1077.end:
  %t1260 = sub i64 1, %t1076
  %t1262 = icmp ne i64 %t1260, 0
  br i1 %t1262, label %when1261, label %when1261.end
when1261:
  br label %loop1263
loop1263:
  %loop1263.j = phi i64 [ 0, %when1261 ], [ %t1352, %loop1263.body ]
  %loop1263.c0 = phi <4 x float> [ splat (float 0xFFF0000000000000), %when1261 ], [ %t1351, %loop1263.body ]
  %loop1263.ok = icmp slt i64 %loop1263.j, %t886
  br i1 %loop1263.ok, label %loop1263.body, label %loop1263.end
loop1263.body:
  %t1264 = mul i64 %loop1263.j, 16
  %t1265 = add i64 %t3, %t1264
  %t1266 = add i64 %t1265, 576
  %t1267 = inttoptr i64 %t1266 to ptr
  %t1268 = load <4 x float>, ptr %t1267, align 16
  %t1269 = add i64 %t459, %loop1263.j
  %t1270 = fdiv <4 x float> %t1268, %t333
  %t1271 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1270)
  %t1272 = fmul <4 x float> %t1271, splat (float 0xC007154760000000)
  %t1273 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1272
  %t1274 = select <4 x i1> %t1273, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1272
  %t1275 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1274
  %t1276 = select <4 x i1> %t1275, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1274
  %t1277 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1276)
  %t1278 = fsub <4 x float> %t1276, %t1277
  %t1279 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1278, <4 x float> splat (float 0x3F826900C0000000))
  %t1280 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1279, <4 x float> %t1278, <4 x float> splat (float 0x3FAC954460000000))
  %t1281 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1280, <4 x float> %t1278, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1282 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1281, <4 x float> %t1278, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1283 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1282, <4 x float> %t1278, <4 x float> splat (float 0x3FF0000000000000))
  %t1284 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1272
  %t1285 = select <4 x i1> %t1284, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1272
  %t1286 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1285
  %t1287 = select <4 x i1> %t1286, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1285
  %t1288 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1287)
  %t1289 = fadd <4 x float> %t1288, splat (float 0x4168000FE0000000)
  %t1290 = bitcast <4 x float> %t1289 to <4 x i32>
  %t1291 = shl <4 x i32> %t1290, splat (i32 23)
  %t1292 = bitcast <4 x i32> %t1291 to <4 x float>
  %t1293 = fcmp ord <4 x float> %t1272, %t1272
  %t1294 = fmul <4 x float> %t1283, %t1292
  %t1295 = select <4 x i1> %t1293, <4 x float> %t1294, <4 x float> %t1272
  %t1296 = fsub <4 x float> splat (float 0x3FF0000000000000), %t1295
  %t1297 = fadd <4 x float> splat (float 0x3FF0000000000000), %t1295
  %t1298 = fdiv <4 x float> %t1296, %t1297
  %t1299 = fcmp olt <4 x float> %t1270, splat (float 0x0000000000000000)
  %t1300 = fneg <4 x float> %t1298
  %t1301 = select <4 x i1> %t1299, <4 x float> %t1300, <4 x float> %t1298
  %t1302 = fmul <4 x float> %t1270, %t1270
  %t1303 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F6D6D3D00000000), <4 x float> %t1302, <4 x float> splat (float 0xBF8226E360000000))
  %t1304 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1303, <4 x float> %t1302, <4 x float> splat (float 0x3F9664F480000000))
  %t1305 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1304, <4 x float> %t1302, <4 x float> splat (float 0xBFABA1BA20000000))
  %t1306 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1305, <4 x float> %t1302, <4 x float> splat (float 0x3FC1111120000000))
  %t1307 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1306, <4 x float> %t1302, <4 x float> splat (float 0xBFD5555560000000))
  %t1308 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1307, <4 x float> %t1302, <4 x float> splat (float 0x3FF0000000000000))
  %t1309 = fmul <4 x float> %t1270, %t1308
  %t1310 = fcmp olt <4 x float> %t1271, splat (float 0x3FD0000000000000)
  %t1311 = select <4 x i1> %t1310, <4 x float> %t1309, <4 x float> %t1301
  %t1312 = fmul <4 x float> %t333, %t1311
  %t1313 = add i64 %t3, 64
  %t1314 = inttoptr i64 %t1313 to ptr
  %t1315 = load <4 x i32>, ptr %t1314, align 16
  %t1316 = trunc i64 %t1269 to i32
  %t1317 = insertelement <4 x i32> poison, i32 %t1316, i64 0
  %t1318 = shufflevector <4 x i32> %t1317, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1319 = sub <4 x i32> %t1315, %t1318
  %t1320 = icmp slt <4 x i32> %t1319, splat (i32 0)
  %t1321 = sub <4 x i32> splat (i32 0), %t1319
  %t1322 = select <4 x i1> %t1320, <4 x i32> %t1321, <4 x i32> %t1319
  %t1323 = sitofp <4 x i32> %t1322 to <4 x float>
  %t1324 = fmul <4 x float> %t367, %t1323
  %t1325 = fsub <4 x float> %t1312, %t1324
  %t1326 = mul i64 %loop1263.j, 16
  %t1327 = add i64 %t3, %t1326
  %t1328 = add i64 %t1327, 1600
  %t1329 = inttoptr i64 %t1328 to ptr
  %t1330 = load <4 x float>, ptr %t1329, align 16
  %t1331 = fadd <4 x float> %t1325, %t1330
  %t1332 = mul i64 %loop1263.j, 16
  %t1333 = add i64 %t3, %t1332
  %t1334 = add i64 %t1333, 576
  %t1335 = inttoptr i64 %t1334 to ptr
  store <4 x float> %t1331, ptr %t1335, align 16
  %t1336 = lshr i64 %loop1263.j, 5
  %t1337 = mul i64 %t1336, 16
  %t1338 = add i64 %t3, %t1337
  %t1339 = add i64 %t1338, 256
  %t1340 = inttoptr i64 %t1339 to ptr
  %t1341 = load <4 x i32>, ptr %t1340, align 16
  %t1342 = and i64 %loop1263.j, 31
  %t1343 = shl i64 1, %t1342
  %t1344 = trunc i64 %t1343 to i32
  %t1345 = insertelement <4 x i32> poison, i32 %t1344, i64 0
  %t1346 = shufflevector <4 x i32> %t1345, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1347 = and <4 x i32> %t1341, %t1346
  %t1348 = icmp eq <4 x i32> %t1347, splat (i32 0)
  %t1349 = select <4 x i1> %t1348, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1331
  %t1350 = fcmp ogt <4 x float> %t1349, %loop1263.c0
  %t1351 = select <4 x i1> %t1350, <4 x float> %t1349, <4 x float> %loop1263.c0
  %t1352 = add nsw i64 %loop1263.j, 1
  br label %loop1263
loop1263.end:
  %t1353 = add i64 %t3, 448
  %t1354 = inttoptr i64 %t1353 to ptr
  %t1355 = load <4 x float>, ptr %t1354, align 16
  %t1356 = fadd <4 x float> %loop1263.c0, %t1355
  %t1357 = fcmp ogt <4 x float> %t1356, splat (float 0x403B000000000000)
  %t1358 = bitcast <4 x i1> %t1357 to i4
  %t1359 = icmp ne i4 %t1358, 0
  %t1360 = zext i1 %t1359 to i64
  %t1362 = icmp ne i64 %t1360, 0
  br i1 %t1362, label %when1361, label %when1361.end
when1361:
  %t1363 = add i64 %t3, 448
  %t1364 = inttoptr i64 %t1363 to ptr
  %t1365 = load <4 x float>, ptr %t1364, align 16
  %t1366 = fneg <4 x float> %loop1263.c0
  %t1367 = select <4 x i1> %t1357, <4 x float> %t1366, <4 x float> %t1365
  %t1368 = add i64 %t3, 448
  %t1369 = inttoptr i64 %t1368 to ptr
  store <4 x float> %t1367, ptr %t1369, align 16
  %t1370 = fsub <4 x float> %t1367, %t1365
  %t1371 = fmul <4 x float> %t1370, splat (float 0x3FF7154760000000)
  %t1372 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1371
  %t1373 = select <4 x i1> %t1372, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1371
  %t1374 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1373
  %t1375 = select <4 x i1> %t1374, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1373
  %t1376 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1375)
  %t1377 = fsub <4 x float> %t1375, %t1376
  %t1378 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1377, <4 x float> splat (float 0x3F826900C0000000))
  %t1379 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1378, <4 x float> %t1377, <4 x float> splat (float 0x3FAC954460000000))
  %t1380 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1379, <4 x float> %t1377, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1381 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1380, <4 x float> %t1377, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1382 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1381, <4 x float> %t1377, <4 x float> splat (float 0x3FF0000000000000))
  %t1383 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1371
  %t1384 = select <4 x i1> %t1383, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1371
  %t1385 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1384
  %t1386 = select <4 x i1> %t1385, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1384
  %t1387 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1386)
  %t1388 = fadd <4 x float> %t1387, splat (float 0x4168000FE0000000)
  %t1389 = bitcast <4 x float> %t1388 to <4 x i32>
  %t1390 = shl <4 x i32> %t1389, splat (i32 23)
  %t1391 = bitcast <4 x i32> %t1390 to <4 x float>
  %t1392 = fcmp ord <4 x float> %t1371, %t1371
  %t1393 = fmul <4 x float> %t1382, %t1391
  %t1394 = select <4 x i1> %t1392, <4 x float> %t1393, <4 x float> %t1371
  %t1395 = select <4 x i1> %t1357, <4 x float> %t1394, <4 x float> splat (float 0x3FF0000000000000)
  %t1396 = add i64 %t3, 512
  %t1397 = inttoptr i64 %t1396 to ptr
  %t1398 = load <4 x float>, ptr %t1397, align 16
  %t1399 = fmul <4 x float> %t1398, %t1395
  %t1400 = add i64 %t3, 512
  %t1401 = inttoptr i64 %t1400 to ptr
  store <4 x float> %t1399, ptr %t1401, align 16
  br label %loop1402
loop1402:
  %loop1402.j = phi i64 [ 0, %when1361 ], [ %t1411, %loop1402.body ]
  %loop1402.ok = icmp slt i64 %loop1402.j, %t384
  br i1 %loop1402.ok, label %loop1402.body, label %loop1402.end
loop1402.body:
  %t1403 = mul i64 %loop1402.j, 16
  %t1404 = add i64 %t32, %t1403
  %t1405 = inttoptr i64 %t1404 to ptr
  %t1406 = load <4 x float>, ptr %t1405, align 16
  %t1407 = fmul <4 x float> %t1406, %t1395
  %t1408 = mul i64 %loop1402.j, 16
  %t1409 = add i64 %t32, %t1408
  %t1410 = inttoptr i64 %t1409 to ptr
  store <4 x float> %t1407, ptr %t1410, align 16
  %t1411 = add nsw i64 %loop1402.j, 1
  br label %loop1402
loop1402.end:
  br label %when1361.end
when1361.end:
  %t1412 = add i64 %t3, 448
  %t1413 = inttoptr i64 %t1412 to ptr
  %t1414 = load <4 x float>, ptr %t1413, align 16
  %t1415 = add i64 %t3, 512
  %t1416 = inttoptr i64 %t1415 to ptr
  %t1417 = load <4 x float>, ptr %t1416, align 16
  br label %loop1418
loop1418:
  %loop1418.j = phi i64 [ 0, %when1361.end ], [ %t1468, %loop1418.body ]
  %loop1418.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %when1361.end ], [ %t1467, %loop1418.body ]
  %loop1418.ok = icmp slt i64 %loop1418.j, %t886
  br i1 %loop1418.ok, label %loop1418.body, label %loop1418.end
loop1418.body:
  %t1419 = mul i64 %loop1418.j, 16
  %t1420 = add i64 %t3, %t1419
  %t1421 = add i64 %t1420, 576
  %t1422 = inttoptr i64 %t1421 to ptr
  %t1423 = load <4 x float>, ptr %t1422, align 16
  %t1424 = fadd <4 x float> %t1423, %t1414
  %t1425 = fmul <4 x float> %t1424, splat (float 0x3FF7154760000000)
  %t1426 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1425
  %t1427 = select <4 x i1> %t1426, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1425
  %t1428 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1427
  %t1429 = select <4 x i1> %t1428, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1427
  %t1430 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1429)
  %t1431 = fsub <4 x float> %t1429, %t1430
  %t1432 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1431, <4 x float> splat (float 0x3F826900C0000000))
  %t1433 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1432, <4 x float> %t1431, <4 x float> splat (float 0x3FAC954460000000))
  %t1434 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1433, <4 x float> %t1431, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1435 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1434, <4 x float> %t1431, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1436 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1435, <4 x float> %t1431, <4 x float> splat (float 0x3FF0000000000000))
  %t1437 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1425
  %t1438 = select <4 x i1> %t1437, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1425
  %t1439 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1438
  %t1440 = select <4 x i1> %t1439, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1438
  %t1441 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1440)
  %t1442 = fadd <4 x float> %t1441, splat (float 0x4168000FE0000000)
  %t1443 = bitcast <4 x float> %t1442 to <4 x i32>
  %t1444 = shl <4 x i32> %t1443, splat (i32 23)
  %t1445 = bitcast <4 x i32> %t1444 to <4 x float>
  %t1446 = fcmp ord <4 x float> %t1425, %t1425
  %t1447 = fmul <4 x float> %t1436, %t1445
  %t1448 = select <4 x i1> %t1446, <4 x float> %t1447, <4 x float> %t1425
  %t1449 = lshr i64 %loop1418.j, 5
  %t1450 = mul i64 %t1449, 16
  %t1451 = add i64 %t3, %t1450
  %t1452 = add i64 %t1451, 256
  %t1453 = inttoptr i64 %t1452 to ptr
  %t1454 = load <4 x i32>, ptr %t1453, align 16
  %t1455 = and i64 %loop1418.j, 31
  %t1456 = shl i64 1, %t1455
  %t1457 = trunc i64 %t1456 to i32
  %t1458 = insertelement <4 x i32> poison, i32 %t1457, i64 0
  %t1459 = shufflevector <4 x i32> %t1458, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1460 = and <4 x i32> %t1454, %t1459
  %t1461 = icmp eq <4 x i32> %t1460, splat (i32 0)
  %t1462 = select <4 x i1> %t1461, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1448
  %t1463 = mul i64 %loop1418.j, 16
  %t1464 = add i64 %t3, %t1463
  %t1465 = add i64 %t1464, 576
  %t1466 = inttoptr i64 %t1465 to ptr
  store <4 x float> %t1462, ptr %t1466, align 16
  %t1467 = fadd <4 x float> %loop1418.c0, %t1462
  %t1468 = add nsw i64 %loop1418.j, 1
  br label %loop1418
loop1418.end:
  %t1469 = fadd <4 x float> %t1417, %loop1418.c0
  %t1470 = add i64 %t3, 512
  %t1471 = inttoptr i64 %t1470 to ptr
  store <4 x float> %t1469, ptr %t1471, align 16
  br label %when1261.end
when1261.end:
  %t1473 = icmp ne i64 %loop373.j, 0
  br i1 %t1473, label %when1472, label %when1472.end
when1472:
  %t1474 = trunc i64 %loop373.j to i32
  %t1475 = insertelement <4 x i32> poison, i32 %t1474, i64 0
  %t1476 = shufflevector <4 x i32> %t1475, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1477 = icmp sgt <4 x i32> %t1476, splat (i32 1)
  %t1478 = select <4 x i1> %t1477, <4 x float> splat (float 0x3B90000000000000), <4 x float> splat (float 0x3FF0000000000000)
  %t1479 = add i64 %args.address, 96
  %t1480 = inttoptr i64 %t1479 to ptr
  %t1481 = load i64, ptr %t1480, align 8
  br label %loop1482
loop1482:
  %loop1482.j = phi i64 [ 0, %when1472 ], [ %t1503, %loop1483.end ]
  %loop1482.ok = icmp slt i64 %loop1482.j, %t886
  br i1 %loop1482.ok, label %loop1482.body, label %loop1482.end
loop1482.body:
  br label %loop1483
loop1483:
  %loop1483.j = phi i64 [ 0, %loop1482.body ], [ %t1502, %loop1483.body ]
  %loop1483.ok = icmp slt i64 %loop1483.j, %t1481
  br i1 %loop1483.ok, label %loop1483.body, label %loop1483.end
loop1483.body:
  %t1484 = mul i64 %loop1482.j, %t16
  %t1485 = add i64 %t15, %t1484
  %t1486 = mul i64 %loop1483.j, 4
  %t1487 = add i64 %t1485, %t1486
  %t1488 = inttoptr i64 %t1487 to ptr
  %t1489 = load float, ptr %t1488, align 1
  %t1490 = insertelement <4 x float> poison, float %t1489, i64 0
  %t1491 = shufflevector <4 x float> %t1490, <4 x float> poison, <4 x i32> zeroinitializer
  %t1492 = mul i64 %loop1482.j, %t22
  %t1493 = add i64 %t21, %t1492
  %t1494 = mul i64 %loop1483.j, 4
  %t1495 = add i64 %t1493, %t1494
  %t1496 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1491)
  %t1497 = fcmp olt <4 x float> %t1496, splat (float 0x7FF0000000000000)
  %t1498 = fmul <4 x float> %t1491, %t1478
  %t1499 = select <4 x i1> %t1497, <4 x float> %t1498, <4 x float> splat (float 0x0000000000000000)
  %t1500 = extractelement <4 x float> %t1499, i64 0
  %t1501 = inttoptr i64 %t1495 to ptr
  store float %t1500, ptr %t1501, align 1
  %t1502 = add nsw i64 %loop1483.j, 1
  br label %loop1483
loop1483.end:
  %t1503 = add nsw i64 %loop1482.j, 1
  br label %loop1482
loop1482.end:
  br label %when1472.end
when1472.end:
  %t1504 = icmp sgt i64 %loop373.j, 0
  %t1505 = zext i1 %t1504 to i64
  %t1506 = icmp ne i64 %t1505, 0
  %t1507 = select i1 %t1506, i64 %t21, i64 %t15
  %t1508 = icmp ne i64 %t1505, 0
  %t1509 = select i1 %t1508, i64 %t22, i64 %t16
  %t1510 = add i64 %args.address, 96
  %t1511 = inttoptr i64 %t1510 to ptr
  %t1512 = load i64, ptr %t1511, align 8
  %t1513 = sdiv i64 %t1512, 4
  %t1514 = mul i64 %t1513, 4
  br label %loop1515
loop1515:
  %loop1515.j = phi i64 [ 0, %when1472.end ], [ %t1576, %loop1516.end ]
  %loop1515.ok = icmp slt i64 %loop1515.j, %t1514
  br i1 %loop1515.ok, label %loop1515.body, label %loop1515.end
loop1515.body:
  br label %loop1516
loop1516:
  %loop1516.j = phi i64 [ 0, %loop1515.body ], [ %t1549, %loop1516.body ]
  %loop1516.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1515.body ], [ %t1545, %loop1516.body ]
  %loop1516.c1 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1515.body ], [ %t1546, %loop1516.body ]
  %loop1516.c2 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1515.body ], [ %t1547, %loop1516.body ]
  %loop1516.c3 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1515.body ], [ %t1548, %loop1516.body ]
  %loop1516.ok = icmp slt i64 %loop1516.j, %t886
  br i1 %loop1516.ok, label %loop1516.body, label %loop1516.end
loop1516.body:
  %t1517 = mul i64 %loop1515.j, 4
  %t1518 = add i64 %t1507, %t1517
  %t1519 = mul i64 %loop1516.j, %t1509
  %t1520 = add i64 %t1518, %t1519
  %t1521 = inttoptr i64 %t1520 to ptr
  %t1522 = load float, ptr %t1521, align 1
  %t1523 = insertelement <4 x float> poison, float %t1522, i64 0
  %t1524 = shufflevector <4 x float> %t1523, <4 x float> poison, <4 x i32> zeroinitializer
  %t1525 = add i64 %t1520, 4
  %t1526 = inttoptr i64 %t1525 to ptr
  %t1527 = load float, ptr %t1526, align 1
  %t1528 = insertelement <4 x float> poison, float %t1527, i64 0
  %t1529 = shufflevector <4 x float> %t1528, <4 x float> poison, <4 x i32> zeroinitializer
  %t1530 = add i64 %t1520, 8
  %t1531 = inttoptr i64 %t1530 to ptr
  %t1532 = load float, ptr %t1531, align 1
  %t1533 = insertelement <4 x float> poison, float %t1532, i64 0
  %t1534 = shufflevector <4 x float> %t1533, <4 x float> poison, <4 x i32> zeroinitializer
  %t1535 = add i64 %t1520, 12
  %t1536 = inttoptr i64 %t1535 to ptr
  %t1537 = load float, ptr %t1536, align 1
  %t1538 = insertelement <4 x float> poison, float %t1537, i64 0
  %t1539 = shufflevector <4 x float> %t1538, <4 x float> poison, <4 x i32> zeroinitializer
  %t1540 = mul i64 %loop1516.j, 16
  %t1541 = add i64 %t3, %t1540
  %t1542 = add i64 %t1541, 576
  %t1543 = inttoptr i64 %t1542 to ptr
  %t1544 = load <4 x float>, ptr %t1543, align 16
  %t1545 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1524, <4 x float> %t1544, <4 x float> %loop1516.c0)
  %t1546 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1529, <4 x float> %t1544, <4 x float> %loop1516.c1)
  %t1547 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1534, <4 x float> %t1544, <4 x float> %loop1516.c2)
  %t1548 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1539, <4 x float> %t1544, <4 x float> %loop1516.c3)
  %t1549 = add nsw i64 %loop1516.j, 1
  br label %loop1516
loop1516.end:
  %t1550 = mul i64 %loop1515.j, 16
  %t1551 = add i64 %t32, %t1550
  %t1552 = inttoptr i64 %t1551 to ptr
  %t1553 = load <4 x float>, ptr %t1552, align 16
  %t1554 = add i64 %t1551, 16
  %t1555 = inttoptr i64 %t1554 to ptr
  %t1556 = load <4 x float>, ptr %t1555, align 16
  %t1557 = add i64 %t1551, 32
  %t1558 = inttoptr i64 %t1557 to ptr
  %t1559 = load <4 x float>, ptr %t1558, align 16
  %t1560 = add i64 %t1551, 48
  %t1561 = inttoptr i64 %t1560 to ptr
  %t1562 = load <4 x float>, ptr %t1561, align 16
  %t1563 = fadd <4 x float> %t1553, %loop1516.c0
  %t1564 = fadd <4 x float> %t1556, %loop1516.c1
  %t1565 = fadd <4 x float> %t1559, %loop1516.c2
  %t1566 = fadd <4 x float> %t1562, %loop1516.c3
  %t1567 = mul i64 %loop1515.j, 16
  %t1568 = add i64 %t32, %t1567
  %t1569 = inttoptr i64 %t1568 to ptr
  store <4 x float> %t1563, ptr %t1569, align 16
  %t1570 = add i64 %t1568, 16
  %t1571 = inttoptr i64 %t1570 to ptr
  store <4 x float> %t1564, ptr %t1571, align 16
  %t1572 = add i64 %t1568, 32
  %t1573 = inttoptr i64 %t1572 to ptr
  store <4 x float> %t1565, ptr %t1573, align 16
  %t1574 = add i64 %t1568, 48
  %t1575 = inttoptr i64 %t1574 to ptr
  store <4 x float> %t1566, ptr %t1575, align 16
  %t1576 = add nsw i64 %loop1515.j, 4
  br label %loop1515
loop1515.end:
  br label %loop1577
loop1577:
  %loop1577.j = phi i64 [ %t1514, %loop1515.end ], [ %t1602, %loop1578.end ]
  %loop1577.ok = icmp slt i64 %loop1577.j, %t1512
  br i1 %loop1577.ok, label %loop1577.body, label %loop1577.end
loop1577.body:
  br label %loop1578
loop1578:
  %loop1578.j = phi i64 [ 0, %loop1577.body ], [ %t1593, %loop1578.body ]
  %loop1578.c0 = phi <4 x float> [ splat (float 0x0000000000000000), %loop1577.body ], [ %t1592, %loop1578.body ]
  %loop1578.ok = icmp slt i64 %loop1578.j, %t886
  br i1 %loop1578.ok, label %loop1578.body, label %loop1578.end
loop1578.body:
  %t1579 = mul i64 %loop1577.j, 4
  %t1580 = add i64 %t1507, %t1579
  %t1581 = mul i64 %loop1578.j, %t1509
  %t1582 = add i64 %t1580, %t1581
  %t1583 = inttoptr i64 %t1582 to ptr
  %t1584 = load float, ptr %t1583, align 1
  %t1585 = insertelement <4 x float> poison, float %t1584, i64 0
  %t1586 = shufflevector <4 x float> %t1585, <4 x float> poison, <4 x i32> zeroinitializer
  %t1587 = mul i64 %loop1578.j, 16
  %t1588 = add i64 %t3, %t1587
  %t1589 = add i64 %t1588, 576
  %t1590 = inttoptr i64 %t1589 to ptr
  %t1591 = load <4 x float>, ptr %t1590, align 16
  %t1592 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1586, <4 x float> %t1591, <4 x float> %loop1578.c0)
  %t1593 = add nsw i64 %loop1578.j, 1
  br label %loop1578
loop1578.end:
  %t1594 = mul i64 %loop1577.j, 16
  %t1595 = add i64 %t32, %t1594
  %t1596 = inttoptr i64 %t1595 to ptr
  %t1597 = load <4 x float>, ptr %t1596, align 16
  %t1598 = fadd <4 x float> %t1597, %loop1578.c0
  %t1599 = mul i64 %loop1577.j, 16
  %t1600 = add i64 %t32, %t1599
  %t1601 = inttoptr i64 %t1600 to ptr
  store <4 x float> %t1598, ptr %t1601, align 16
  %t1602 = add nsw i64 %loop1577.j, 1
  br label %loop1577
loop1577.end:
  %t1604 = icmp ne i64 %loop373.j, 0
  br i1 %t1604, label %when1603, label %when1603.end
when1603:
  %t1605 = add i64 %args.address, 96
  %t1606 = inttoptr i64 %t1605 to ptr
  %t1607 = load i64, ptr %t1606, align 8
  br label %loop1608
loop1608:
  %loop1608.j = phi i64 [ 0, %when1603 ], [ %t1654, %loop1609.end ]
  %loop1608.ok = icmp slt i64 %loop1608.j, %t886
  br i1 %loop1608.ok, label %loop1608.body, label %loop1608.end
loop1608.body:
  br label %loop1609
loop1609:
  %loop1609.j = phi i64 [ 0, %loop1608.body ], [ %t1653, %when1624.end ]
  %loop1609.ok = icmp slt i64 %loop1609.j, %t1607
  br i1 %loop1609.ok, label %loop1609.body, label %loop1609.end
loop1609.body:
  %t1610 = mul i64 %loop1608.j, %t16
  %t1611 = add i64 %t15, %t1610
  %t1612 = mul i64 %loop1609.j, 4
  %t1613 = add i64 %t1611, %t1612
  %t1614 = inttoptr i64 %t1613 to ptr
  %t1615 = load float, ptr %t1614, align 1
  %t1616 = insertelement <4 x float> poison, float %t1615, i64 0
  %t1617 = shufflevector <4 x float> %t1616, <4 x float> poison, <4 x i32> zeroinitializer
  %t1618 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1617)
  %t1619 = fcmp olt <4 x float> %t1618, splat (float 0x7FF0000000000000)
  %t1620 = xor <4 x i1> %t1619, splat (i1 true)
  %t1621 = bitcast <4 x i1> %t1620 to i4
  %t1622 = icmp ne i4 %t1621, 0
  %t1623 = zext i1 %t1622 to i64
  %t1625 = icmp ne i64 %t1623, 0
  br i1 %t1625, label %when1624, label %when1624.end
when1624:
  %t1626 = mul i64 %loop1609.j, 16
  %t1627 = add i64 %t32, %t1626
  %t1628 = inttoptr i64 %t1627 to ptr
  %t1629 = load <4 x float>, ptr %t1628, align 16
  %t1630 = mul i64 %loop1608.j, 16
  %t1631 = add i64 %t3, %t1630
  %t1632 = add i64 %t1631, 576
  %t1633 = inttoptr i64 %t1632 to ptr
  %t1634 = load <4 x float>, ptr %t1633, align 16
  %t1635 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1634, <4 x float> %t1617, <4 x float> %t1629)
  %t1636 = lshr i64 %loop1608.j, 5
  %t1637 = mul i64 %t1636, 16
  %t1638 = add i64 %t3, %t1637
  %t1639 = add i64 %t1638, 256
  %t1640 = inttoptr i64 %t1639 to ptr
  %t1641 = load <4 x i32>, ptr %t1640, align 16
  %t1642 = and i64 %loop1608.j, 31
  %t1643 = shl i64 1, %t1642
  %t1644 = trunc i64 %t1643 to i32
  %t1645 = insertelement <4 x i32> poison, i32 %t1644, i64 0
  %t1646 = shufflevector <4 x i32> %t1645, <4 x i32> poison, <4 x i32> zeroinitializer
  %t1647 = and <4 x i32> %t1641, %t1646
  %t1648 = icmp eq <4 x i32> %t1647, splat (i32 0)
  %t1649 = select <4 x i1> %t1648, <4 x float> %t1629, <4 x float> %t1635
  %t1650 = mul i64 %loop1609.j, 16
  %t1651 = add i64 %t32, %t1650
  %t1652 = inttoptr i64 %t1651 to ptr
  store <4 x float> %t1649, ptr %t1652, align 16
  br label %when1624.end
when1624.end:
  %t1653 = add nsw i64 %loop1609.j, 1
  br label %loop1609
loop1609.end:
  %t1654 = add nsw i64 %loop1608.j, 1
  br label %loop1608
loop1608.end:
  br label %when1603.end
when1603.end:
  br label %when877.end
when877.end:
  %t1655 = srem i64 %loop458.j, 16
  %t1656 = icmp eq i64 %t1655, 15
  %t1657 = zext i1 %t1656 to i64
  %t1659 = icmp ne i64 %t1657, 0
  br i1 %t1659, label %when1658, label %when1658.end
when1658:
  %t1660 = add i64 %args.address, 96
  %t1661 = inttoptr i64 %t1660 to ptr
  %t1662 = load i64, ptr %t1661, align 8
  br label %loop1663
loop1663:
  %loop1663.j = phi i64 [ 0, %when1658 ], [ %t1681, %loop1663.body ]
  %loop1663.ok = icmp slt i64 %loop1663.j, %t1662
  br i1 %loop1663.ok, label %loop1663.body, label %loop1663.end
loop1663.body:
  %t1664 = add i64 %loop1663.j, %t1662
  %t1665 = add i64 %loop1663.j, %t1662
  %t1666 = mul i64 %t1665, 16
  %t1667 = add i64 %t32, %t1666
  %t1668 = inttoptr i64 %t1667 to ptr
  %t1669 = load <4 x float>, ptr %t1668, align 16
  %t1670 = mul i64 %loop1663.j, 16
  %t1671 = add i64 %t32, %t1670
  %t1672 = inttoptr i64 %t1671 to ptr
  %t1673 = load <4 x float>, ptr %t1672, align 16
  %t1674 = fadd <4 x float> %t1669, %t1673
  %t1675 = mul i64 %t1664, 16
  %t1676 = add i64 %t32, %t1675
  %t1677 = inttoptr i64 %t1676 to ptr
  store <4 x float> %t1674, ptr %t1677, align 16
  %t1678 = mul i64 %loop1663.j, 16
  %t1679 = add i64 %t32, %t1678
  %t1680 = inttoptr i64 %t1679 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1680, align 16
  %t1681 = add nsw i64 %loop1663.j, 1
  br label %loop1663
loop1663.end:
  br label %when1658.end
when1658.end:
  %t1682 = add nsw i64 %loop458.j, 1
  br label %loop458
loop458.end:
  %t1683 = add i64 %args.address, 96
  %t1684 = inttoptr i64 %t1683 to ptr
  %t1685 = load i64, ptr %t1684, align 8
  br label %loop1686
loop1686:
  %loop1686.j = phi i64 [ 0, %loop458.end ], [ %t1704, %loop1686.body ]
  %loop1686.ok = icmp slt i64 %loop1686.j, %t1685
  br i1 %loop1686.ok, label %loop1686.body, label %loop1686.end
loop1686.body:
  %t1687 = add i64 %loop1686.j, %t1685
  %t1688 = add i64 %loop1686.j, %t1685
  %t1689 = mul i64 %t1688, 16
  %t1690 = add i64 %t32, %t1689
  %t1691 = inttoptr i64 %t1690 to ptr
  %t1692 = load <4 x float>, ptr %t1691, align 16
  %t1693 = mul i64 %loop1686.j, 16
  %t1694 = add i64 %t32, %t1693
  %t1695 = inttoptr i64 %t1694 to ptr
  %t1696 = load <4 x float>, ptr %t1695, align 16
  %t1697 = fadd <4 x float> %t1692, %t1696
  %t1698 = mul i64 %t1687, 16
  %t1699 = add i64 %t32, %t1698
  %t1700 = inttoptr i64 %t1699 to ptr
  store <4 x float> %t1697, ptr %t1700, align 16
  %t1701 = mul i64 %loop1686.j, 16
  %t1702 = add i64 %t32, %t1701
  %t1703 = inttoptr i64 %t1702 to ptr
  store <4 x float> splat (float 0x0000000000000000), ptr %t1703, align 16
  %t1704 = add nsw i64 %loop1686.j, 1
  br label %loop1686
loop1686.end:
  %t1705 = add i64 %args.address, 96
  %t1706 = inttoptr i64 %t1705 to ptr
  %t1707 = load i64, ptr %t1706, align 8
  br label %loop1708
loop1708:
  %loop1708.j = phi i64 [ 0, %loop1686.end ], [ %t1720, %loop1708.body ]
  %loop1708.ok = icmp slt i64 %loop1708.j, %t1707
  br i1 %loop1708.ok, label %loop1708.body, label %loop1708.end
loop1708.body:
  %t1709 = add i64 %args.address, 96
  %t1710 = inttoptr i64 %t1709 to ptr
  %t1711 = load i64, ptr %t1710, align 8
  %t1712 = add i64 %loop1708.j, %t1711
  %t1713 = mul i64 %t1712, 16
  %t1714 = add i64 %t32, %t1713
  %t1715 = inttoptr i64 %t1714 to ptr
  %t1716 = load <4 x float>, ptr %t1715, align 16
  %t1717 = mul i64 %loop1708.j, 16
  %t1718 = add i64 %t32, %t1717
  %t1719 = inttoptr i64 %t1718 to ptr
  store <4 x float> %t1716, ptr %t1719, align 16
  %t1720 = add nsw i64 %loop1708.j, 1
  br label %loop1708
loop1708.end:
  br label %loop1721
loop1721:
  %loop1721.j = phi i64 [ 0, %loop1708.end ], [ %t1730, %loop1721.body ]
  %loop1721.c0 = phi <4 x i1> [ splat (i1 false), %loop1708.end ], [ %t1729, %loop1721.body ]
  %loop1721.ok = icmp slt i64 %loop1721.j, %t370
  br i1 %loop1721.ok, label %loop1721.body, label %loop1721.end
loop1721.body:
  %t1722 = mul i64 %loop1721.j, 16
  %t1723 = add i64 %t32, %t1722
  %t1724 = inttoptr i64 %t1723 to ptr
  %t1725 = load <4 x float>, ptr %t1724, align 16
  %t1726 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1725)
  %t1727 = fcmp olt <4 x float> %t1726, splat (float 0x7FF0000000000000)
  %t1728 = xor <4 x i1> %t1727, splat (i1 true)
  %t1729 = or <4 x i1> %loop1721.c0, %t1728
  %t1730 = add nsw i64 %loop1721.j, 1
  br label %loop1721
loop1721.end:
  %t1731 = add i64 %t3, 512
  %t1732 = inttoptr i64 %t1731 to ptr
  %t1733 = load <4 x float>, ptr %t1732, align 16
  %t1734 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1733)
  %t1735 = fcmp olt <4 x float> %t1734, splat (float 0x7FF0000000000000)
  %t1736 = and <4 x i1> %loop1721.c0, %t1735
  %t1737 = bitcast <4 x i1> %t1736 to i4
  %t1738 = icmp ne i4 %t1737, 0
  %t1739 = zext i1 %t1738 to i64
  %t1740 = icmp slt i64 %loop373.j, 1
  %t1741 = zext i1 %t1740 to i64
  %t1742 = and i64 %t1739, %t1741
  %t1744 = icmp ne i64 %t1742, 0
  br i1 %t1744, label %when1743, label %when1743.end
when1743:
  %t1745 = add i64 %args.address, 96
  %t1746 = inttoptr i64 %t1745 to ptr
  %t1747 = load i64, ptr %t1746, align 8
  br label %loop1748
loop1748:
  %loop1748.j = phi i64 [ 0, %when1743 ], [ %t1756, %loop1748.body ]
  %loop1748.ok = icmp slt i64 %loop1748.j, %t1747
  br i1 %loop1748.ok, label %loop1748.body, label %loop1748.end
loop1748.body:
  %t1749 = mul i64 %loop1748.j, 16
  %t1750 = add i64 %t32, %t1749
  %t1751 = inttoptr i64 %t1750 to ptr
  %t1752 = load <4 x float>, ptr %t1751, align 16
  %t1753 = mul i64 %loop1748.j, 16
  %t1754 = add i64 %t38, %t1753
  %t1755 = inttoptr i64 %t1754 to ptr
  store <4 x float> %t1752, ptr %t1755, align 16
  %t1756 = add nsw i64 %loop1748.j, 1
  br label %loop1748
loop1748.end:
  %t1757 = add i64 %t3, 384
  %t1758 = add i64 %loop373.j, 1
  %t1759 = inttoptr i64 %t1757 to ptr
  store i64 %t1758, ptr %t1759, align 8
  br label %when1743.end
when1743.end:
  br label %when379.end
when379.end:
  %t1760 = add nsw i64 %loop373.j, 1
  br label %loop373
loop373.end:
  %t1761 = add i64 %t3, 384
  %t1762 = inttoptr i64 %t1761 to ptr
  %t1763 = load i64, ptr %t1762, align 8
  %t1764 = add i64 %t3, 448
  %t1765 = inttoptr i64 %t1764 to ptr
  %t1766 = load <4 x float>, ptr %t1765, align 16
  %t1767 = add i64 %t3, 512
  %t1768 = inttoptr i64 %t1767 to ptr
  %t1769 = load <4 x float>, ptr %t1768, align 16
  %t1770 = fcmp oeq <4 x float> %t1769, splat (float 0x0000000000000000)
  %t1771 = fneg <4 x float> %t1766
  %t1772 = select <4 x i1> %t1770, <4 x float> splat (float 0xFFF0000000000000), <4 x float> %t1771
  %t1773 = add i64 %args.address, 320
  %t1774 = inttoptr i64 %t1773 to ptr
  %t1775 = load i64, ptr %t1774, align 8
  %t1776 = add i64 %args.address, 56
  %t1777 = inttoptr i64 %t1776 to ptr
  %t1778 = load i64, ptr %t1777, align 8
  %t1779 = mul i64 %t65, %t1778
  %t1780 = add i64 %t1779, %t69
  %t1781 = mul i64 %t1780, 8
  %t1782 = add i64 %t1775, %t1781
  %t1783 = inttoptr i64 %t1782 to ptr
  %t1784 = load double, ptr %t1783, align 8
  %t1785 = fptrunc double %t1784 to float
  %t1786 = insertelement <4 x float> poison, float %t1785, i64 0
  %t1787 = shufflevector <4 x float> %t1786, <4 x float> poison, <4 x i32> zeroinitializer
  %t1788 = fcmp ogt <4 x float> %t1772, %t1787
  %t1789 = select <4 x i1> %t1788, <4 x float> %t1772, <4 x float> %t1787
  %t1790 = fcmp ogt <4 x float> %t1789, splat (float 0xFFF0000000000000)
  %t1791 = select <4 x i1> %t1790, <4 x float> %t1789, <4 x float> splat (float 0x0000000000000000)
  %t1792 = fcmp ogt <4 x float> %t1772, splat (float 0xFFF0000000000000)
  %t1793 = fsub <4 x float> %t1772, %t1791
  %t1794 = fmul <4 x float> %t1793, splat (float 0x3FF7154760000000)
  %t1795 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1794
  %t1796 = select <4 x i1> %t1795, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1794
  %t1797 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1796
  %t1798 = select <4 x i1> %t1797, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1796
  %t1799 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1798)
  %t1800 = fsub <4 x float> %t1798, %t1799
  %t1801 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1800, <4 x float> splat (float 0x3F826900C0000000))
  %t1802 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1801, <4 x float> %t1800, <4 x float> splat (float 0x3FAC954460000000))
  %t1803 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1802, <4 x float> %t1800, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1804 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1803, <4 x float> %t1800, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1805 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1804, <4 x float> %t1800, <4 x float> splat (float 0x3FF0000000000000))
  %t1806 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1794
  %t1807 = select <4 x i1> %t1806, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1794
  %t1808 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1807
  %t1809 = select <4 x i1> %t1808, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1807
  %t1810 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1809)
  %t1811 = fadd <4 x float> %t1810, splat (float 0x4168000FE0000000)
  %t1812 = bitcast <4 x float> %t1811 to <4 x i32>
  %t1813 = shl <4 x i32> %t1812, splat (i32 23)
  %t1814 = bitcast <4 x i32> %t1813 to <4 x float>
  %t1815 = fcmp ord <4 x float> %t1794, %t1794
  %t1816 = fmul <4 x float> %t1805, %t1814
  %t1817 = select <4 x i1> %t1815, <4 x float> %t1816, <4 x float> %t1794
  %t1818 = select <4 x i1> %t1792, <4 x float> %t1817, <4 x float> splat (float 0x0000000000000000)
  %t1819 = fcmp oeq <4 x float> %t1769, %t1769
  %t1820 = select <4 x i1> %t1819, <4 x float> %t1818, <4 x float> %t1769
  %t1821 = fmul <4 x float> %t1769, %t1820
  %t1822 = fcmp ogt <4 x float> %t1787, splat (float 0xFFF0000000000000)
  %t1823 = fsub <4 x float> %t1787, %t1791
  %t1824 = fmul <4 x float> %t1823, splat (float 0x3FF7154760000000)
  %t1825 = fcmp ogt <4 x float> splat (float 0xC3B0000000000000), %t1824
  %t1826 = select <4 x i1> %t1825, <4 x float> splat (float 0xC3B0000000000000), <4 x float> %t1824
  %t1827 = fcmp olt <4 x float> splat (float 0x43B0000000000000), %t1826
  %t1828 = select <4 x i1> %t1827, <4 x float> splat (float 0x43B0000000000000), <4 x float> %t1826
  %t1829 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1828)
  %t1830 = fsub <4 x float> %t1828, %t1829
  %t1831 = call <4 x float> @llvm.fma.v4f32(<4 x float> splat (float 0x3F5EC320A0000000), <4 x float> %t1830, <4 x float> splat (float 0x3F826900C0000000))
  %t1832 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1831, <4 x float> %t1830, <4 x float> splat (float 0x3FAC954460000000))
  %t1833 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1832, <4 x float> %t1830, <4 x float> splat (float 0x3FCEBD5A80000000))
  %t1834 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1833, <4 x float> %t1830, <4 x float> splat (float 0x3FE62E4F60000000))
  %t1835 = call <4 x float> @llvm.fma.v4f32(<4 x float> %t1834, <4 x float> %t1830, <4 x float> splat (float 0x3FF0000000000000))
  %t1836 = fcmp ogt <4 x float> splat (float 0xC05FC00000000000), %t1824
  %t1837 = select <4 x i1> %t1836, <4 x float> splat (float 0xC05FC00000000000), <4 x float> %t1824
  %t1838 = fcmp olt <4 x float> splat (float 0x4060000000000000), %t1837
  %t1839 = select <4 x i1> %t1838, <4 x float> splat (float 0x4060000000000000), <4 x float> %t1837
  %t1840 = call <4 x float> @llvm.floor.v4f32(<4 x float> %t1839)
  %t1841 = fadd <4 x float> %t1840, splat (float 0x4168000FE0000000)
  %t1842 = bitcast <4 x float> %t1841 to <4 x i32>
  %t1843 = shl <4 x i32> %t1842, splat (i32 23)
  %t1844 = bitcast <4 x i32> %t1843 to <4 x float>
  %t1845 = fcmp ord <4 x float> %t1824, %t1824
  %t1846 = fmul <4 x float> %t1835, %t1844
  %t1847 = select <4 x i1> %t1845, <4 x float> %t1846, <4 x float> %t1824
  %t1848 = select <4 x i1> %t1822, <4 x float> %t1847, <4 x float> splat (float 0x0000000000000000)
  %t1849 = fadd <4 x float> %t1821, %t1848
  %t1850 = fcmp oeq <4 x float> %t1849, splat (float 0x0000000000000000)
  %t1851 = fdiv <4 x float> %t1820, %t1849
  %t1852 = select <4 x i1> %t1850, <4 x float> splat (float 0x0000000000000000), <4 x float> %t1851
  %t1853 = add i64 %t3, 448
  %t1854 = inttoptr i64 %t1853 to ptr
  store <4 x float> %t1791, ptr %t1854, align 16
  %t1855 = add i64 %t3, 512
  %t1856 = inttoptr i64 %t1855 to ptr
  store <4 x float> %t1849, ptr %t1856, align 16
  br label %loop1857
loop1857:
  %loop1857.j = phi i64 [ 0, %loop373.end ], [ %t1866, %loop1857.body ]
  %loop1857.ok = icmp slt i64 %loop1857.j, %t370
  br i1 %loop1857.ok, label %loop1857.body, label %loop1857.end
loop1857.body:
  %t1858 = mul i64 %loop1857.j, 16
  %t1859 = add i64 %t32, %t1858
  %t1860 = inttoptr i64 %t1859 to ptr
  %t1861 = load <4 x float>, ptr %t1860, align 16
  %t1862 = fmul <4 x float> %t1861, %t1852
  %t1863 = mul i64 %loop1857.j, 16
  %t1864 = add i64 %t32, %t1863
  %t1865 = inttoptr i64 %t1864 to ptr
  store <4 x float> %t1862, ptr %t1865, align 16
  %t1866 = add nsw i64 %loop1857.j, 1
  br label %loop1857
loop1857.end:
  %t1867 = icmp sgt i64 %t1763, 1
  %t1868 = zext i1 %t1867 to i64
  %t1870 = icmp ne i64 %t1868, 0
  br i1 %t1870, label %when1869, label %when1869.end
when1869:
  br label %loop1871
loop1871:
  %loop1871.j = phi i64 [ 0, %when1869 ], [ %t1888, %loop1871.body ]
  %loop1871.ok = icmp slt i64 %loop1871.j, %t370
  br i1 %loop1871.ok, label %loop1871.body, label %loop1871.end
loop1871.body:
  %t1872 = mul i64 %loop1871.j, 16
  %t1873 = add i64 %t38, %t1872
  %t1874 = inttoptr i64 %t1873 to ptr
  %t1875 = load <4 x float>, ptr %t1874, align 16
  %t1876 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %t1875)
  %t1877 = fcmp olt <4 x float> %t1876, splat (float 0x7FF0000000000000)
  %t1878 = fmul <4 x float> %t1875, %t1852
  %t1879 = mul i64 %loop1871.j, 16
  %t1880 = add i64 %t32, %t1879
  %t1881 = inttoptr i64 %t1880 to ptr
  %t1882 = load <4 x float>, ptr %t1881, align 16
  %t1883 = fmul <4 x float> %t1882, splat (float 0x4450000000000000)
  %t1884 = select <4 x i1> %t1877, <4 x float> %t1878, <4 x float> %t1883
  %t1885 = mul i64 %loop1871.j, 16
  %t1886 = add i64 %t32, %t1885
  %t1887 = inttoptr i64 %t1886 to ptr
  store <4 x float> %t1884, ptr %t1887, align 16
  %t1888 = add nsw i64 %loop1871.j, 1
  br label %loop1871
loop1871.end:
  br label %when1869.end
when1869.end:
  %t1889 = add i64 %args.address, 224
  %t1890 = inttoptr i64 %t1889 to ptr
  %t1891 = load i64, ptr %t1890, align 8
  %t1892 = add i64 %args.address, 232
  %t1893 = inttoptr i64 %t1892 to ptr
  %t1894 = load i64, ptr %t1893, align 8
  %t1895 = mul i64 %t65, 8
  %t1896 = add i64 %t1894, %t1895
  %t1897 = inttoptr i64 %t1896 to ptr
  %t1898 = load i64, ptr %t1897, align 8
  %t1899 = add i64 %t1891, %t1898
  %t1900 = add i64 %args.address, 240
  %t1901 = inttoptr i64 %t1900 to ptr
  %t1902 = load i64, ptr %t1901, align 8
  %t1903 = mul i64 %t69, %t1902
  %t1904 = add i64 %t1899, %t1903
  %t1905 = add i64 %args.address, 248
  %t1906 = inttoptr i64 %t1905 to ptr
  %t1907 = load i64, ptr %t1906, align 8
  %t1908 = mul i64 %t70, %t1907
  %t1909 = add i64 %t1904, %t1908
  %t1910 = add i64 %args.address, 248
  %t1911 = inttoptr i64 %t1910 to ptr
  %t1912 = load i64, ptr %t1911, align 8
  %t1913 = add i64 %args.address, 256
  %t1914 = inttoptr i64 %t1913 to ptr
  %t1915 = load i64, ptr %t1914, align 8
  %t1916 = icmp eq i64 %t1915, 4
  %t1917 = zext i1 %t1916 to i64
  %t1918 = sdiv i64 %t370, 4
  %t1919 = mul i64 %t1918, 4
  %t1920 = icmp ne i64 %t1917, 0
  %t1921 = select i1 %t1920, i64 %t1919, i64 0
  br label %loop1922
loop1922:
  %loop1922.j = phi i64 [ 0, %when1869.end ], [ %t1969, %loop1959.end ]
  %loop1922.ok = icmp slt i64 %loop1922.j, %t1921
  br i1 %loop1922.ok, label %loop1922.body, label %loop1922.end
loop1922.body:
  %t1923 = mul i64 %loop1922.j, 16
  %t1924 = add i64 %t32, %t1923
  %t1925 = inttoptr i64 %t1924 to ptr
  %t1926 = load <4 x float>, ptr %t1925, align 16
  %t1927 = add i64 %t1924, 16
  %t1928 = inttoptr i64 %t1927 to ptr
  %t1929 = load <4 x float>, ptr %t1928, align 16
  %t1930 = add i64 %t1924, 32
  %t1931 = inttoptr i64 %t1930 to ptr
  %t1932 = load <4 x float>, ptr %t1931, align 16
  %t1933 = add i64 %t1924, 48
  %t1934 = inttoptr i64 %t1933 to ptr
  %t1935 = load <4 x float>, ptr %t1934, align 16
  %t1936 = shufflevector <4 x float> %t1926, <4 x float> %t1932, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1937 = shufflevector <4 x float> %t1926, <4 x float> %t1932, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1938 = shufflevector <4 x float> %t1929, <4 x float> %t1935, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1939 = shufflevector <4 x float> %t1929, <4 x float> %t1935, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1940 = shufflevector <4 x float> %t1936, <4 x float> %t1938, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1941 = shufflevector <4 x float> %t1936, <4 x float> %t1938, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1942 = shufflevector <4 x float> %t1937, <4 x float> %t1939, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %t1943 = shufflevector <4 x float> %t1937, <4 x float> %t1939, <4 x i32> <i32 2, i32 6, i32 3, i32 7>
  %t1944 = add i64 %t3, 2624
  %t1945 = inttoptr i64 %t1944 to ptr
  store <4 x float> %t1940, ptr %t1945, align 16
  %t1946 = add i64 %t3, 2640
  %t1947 = inttoptr i64 %t1946 to ptr
  store <4 x float> %t1941, ptr %t1947, align 16
  %t1948 = add i64 %t3, 2656
  %t1949 = inttoptr i64 %t1948 to ptr
  store <4 x float> %t1942, ptr %t1949, align 16
  %t1950 = add i64 %t3, 2672
  %t1951 = inttoptr i64 %t1950 to ptr
  store <4 x float> %t1943, ptr %t1951, align 16
  %t1952 = mul i64 %loop1922.j, %t1915
  %t1953 = add i64 %t1909, %t1952
  %t1954 = sub i64 %t78, 0
  %t1955 = icmp slt i64 %t1954, 4
  %t1956 = zext i1 %t1955 to i64
  %t1957 = icmp ne i64 %t1956, 0
  %t1958 = select i1 %t1957, i64 %t1954, i64 4
  br label %loop1959
loop1959:
  %loop1959.j = phi i64 [ 0, %loop1922.body ], [ %t1968, %loop1959.body ]
  %loop1959.ok = icmp slt i64 %loop1959.j, %t1958
  br i1 %loop1959.ok, label %loop1959.body, label %loop1959.end
loop1959.body:
  %t1960 = mul i64 %loop1959.j, 16
  %t1961 = add i64 %t3, %t1960
  %t1962 = add i64 %t1961, 2624
  %t1963 = inttoptr i64 %t1962 to ptr
  %t1964 = load <4 x float>, ptr %t1963, align 16
  %t1965 = mul i64 %loop1959.j, %t1912
  %t1966 = add i64 %t1953, %t1965
  %t1967 = inttoptr i64 %t1966 to ptr
  store <4 x float> %t1964, ptr %t1967, align 1
  %t1968 = add nsw i64 %loop1959.j, 1
  br label %loop1959
loop1959.end:
  %t1969 = add nsw i64 %loop1922.j, 4
  br label %loop1922
loop1922.end:
  br label %loop1970
loop1970:
  %loop1970.j = phi i64 [ %t1921, %loop1922.end ], [ %t1987, %loop1971.end ]
  %loop1970.ok = icmp slt i64 %loop1970.j, %t370
  br i1 %loop1970.ok, label %loop1970.body, label %loop1970.end
loop1970.body:
  br label %loop1971
loop1971:
  %loop1971.j = phi i64 [ 0, %loop1970.body ], [ %t1986, %loop1971.body ]
  %loop1971.ok = icmp slt i64 %loop1971.j, %t78
  br i1 %loop1971.ok, label %loop1971.body, label %loop1971.end
loop1971.body:
  %t1972 = mul i64 %loop1971.j, %t1912
  %t1973 = add i64 %t1909, %t1972
  %t1974 = mul i64 %loop1970.j, %t1915
  %t1975 = add i64 %t1973, %t1974
  %t1976 = mul i64 %loop1970.j, 16
  %t1977 = add i64 %t32, %t1976
  %t1978 = mul i64 %loop1971.j, 4
  %t1979 = add i64 %t1977, %t1978
  %t1980 = inttoptr i64 %t1979 to ptr
  %t1981 = load float, ptr %t1980, align 1
  %t1982 = insertelement <4 x float> poison, float %t1981, i64 0
  %t1983 = shufflevector <4 x float> %t1982, <4 x float> poison, <4 x i32> zeroinitializer
  %t1984 = extractelement <4 x float> %t1983, i64 0
  %t1985 = inttoptr i64 %t1975 to ptr
  store float %t1984, ptr %t1985, align 1
  %t1986 = add nsw i64 %loop1971.j, 1
  br label %loop1971
loop1971.end:
  %t1987 = add nsw i64 %loop1970.j, 1
  br label %loop1970
loop1970.end:
  %t1988 = add i64 %args.address, 56
  %t1989 = inttoptr i64 %t1988 to ptr
  %t1990 = load i64, ptr %t1989, align 8
  %t1991 = mul i64 %t65, %t1990
  %t1992 = add i64 %t1991, %t69
  %t1993 = add i64 %args.address, 72
  %t1994 = inttoptr i64 %t1993 to ptr
  %t1995 = load i64, ptr %t1994, align 8
  %t1996 = mul i64 %t1992, %t1995
  %t1997 = add i64 %t1996, %t70
  %t1998 = mul i64 %t1997, 4
  %t1999 = add i64 %args.address, 264
  %t2000 = inttoptr i64 %t1999 to ptr
  %t2001 = load i64, ptr %t2000, align 8
  %t2002 = add i64 %args.address, 272
  %t2003 = inttoptr i64 %t2002 to ptr
  %t2004 = load i64, ptr %t2003, align 8
  %t2006 = icmp ne i64 %t2001, 0
  br i1 %t2006, label %when2005, label %when2005.end
when2005:
  br label %loop2007
loop2007:
  %loop2007.j = phi i64 [ 0, %when2005 ], [ %t2020, %loop2007.body ]
  %loop2007.ok = icmp slt i64 %loop2007.j, %t78
  br i1 %loop2007.ok, label %loop2007.body, label %loop2007.end
loop2007.body:
  %t2008 = add i64 %t2001, %t1998
  %t2009 = mul i64 %loop2007.j, 4
  %t2010 = add i64 %t2008, %t2009
  %t2011 = mul i64 %loop2007.j, 4
  %t2012 = add i64 %t3, %t2011
  %t2013 = add i64 %t2012, 448
  %t2014 = inttoptr i64 %t2013 to ptr
  %t2015 = load float, ptr %t2014, align 1
  %t2016 = insertelement <4 x float> poison, float %t2015, i64 0
  %t2017 = shufflevector <4 x float> %t2016, <4 x float> poison, <4 x i32> zeroinitializer
  %t2018 = extractelement <4 x float> %t2017, i64 0
  %t2019 = inttoptr i64 %t2010 to ptr
  store float %t2018, ptr %t2019, align 1
  %t2020 = add nsw i64 %loop2007.j, 1
  br label %loop2007
loop2007.end:
  br label %when2005.end
when2005.end:
  %t2022 = icmp ne i64 %t2004, 0
  br i1 %t2022, label %when2021, label %when2021.end
when2021:
  br label %loop2023
loop2023:
  %loop2023.j = phi i64 [ 0, %when2021 ], [ %t2036, %loop2023.body ]
  %loop2023.ok = icmp slt i64 %loop2023.j, %t78
  br i1 %loop2023.ok, label %loop2023.body, label %loop2023.end
loop2023.body:
  %t2024 = add i64 %t2004, %t1998
  %t2025 = mul i64 %loop2023.j, 4
  %t2026 = add i64 %t2024, %t2025
  %t2027 = mul i64 %loop2023.j, 4
  %t2028 = add i64 %t3, %t2027
  %t2029 = add i64 %t2028, 512
  %t2030 = inttoptr i64 %t2029 to ptr
  %t2031 = load float, ptr %t2030, align 1
  %t2032 = insertelement <4 x float> poison, float %t2031, i64 0
  %t2033 = shufflevector <4 x float> %t2032, <4 x float> poison, <4 x i32> zeroinitializer
  %t2034 = extractelement <4 x float> %t2033, i64 0
  %t2035 = inttoptr i64 %t2026 to ptr
  store float %t2034, ptr %t2035, align 1
  %t2036 = add nsw i64 %loop2023.j, 1
  br label %loop2023
loop2023.end:
  br label %when2021.end
when2021.end:
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
