import { type Image, isImage } from '../../../schema/image.ts'
import { collector } from '../validate/collector.ts'

/** The pictures of a parsed block, in order. */
export const imagesIn = collector((container): readonly Image[] => (isImage(container) ? [container] : []))
