/**
 * The shapes of pictures, in CSS pixels at the largest. A shape fixes the ratio, so nothing shifts while loading; only
 * `text`, that of pictures in Markdown, is a box in which a picture keeps its own.
 */
export const imageShapes = {
  wide: { width: 1920, height: 750, widths: [640, 1024, 1920] },
  card: { width: 960, height: 720, widths: [480, 960] },
  film: { width: 1280, height: 720, widths: [640, 1280] },
  square: { width: 320, height: 320, widths: [160, 320] },
  mark: { width: 320, height: 96, widths: [320, 640] },
  text: { width: 960, height: 1280, widths: [480, 960] },
} as const
export type ImageShape = keyof typeof imageShapes
