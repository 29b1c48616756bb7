export const guidePaths = {
  spring: '/fruehjahrscheck',
  autumn: '/herbstcheck',
  winter: '/wintercheck',
  holiday: '/urlaubscheck',
  airConditioning: '/klimaanlagenreinigung',
  windscreen: '/scheibenreparatur',
  accident: '/unfallhilfe',
} as const;
