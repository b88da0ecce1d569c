import { type Image, isImage } from '../../../schema/image.ts'
import { collector } from './collector.ts'

/** The pictures of a parsed block, in the order in which they stand there. */
export const imagesIn = collector<Image>((container, into) => {
  if (isImage(container)) into.push(container)
})
