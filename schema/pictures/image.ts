import { z } from 'zod'
import { placeholderKinds } from '../placeholders/placeholder-kind.ts'
import { translated } from '../translations/translated.ts'
import type { ImageShape } from './picture-sizes.ts'

const share = (side: string, far: string) =>
  z
    .number()
    .min(0)
    .max(1)
    .meta({ description: `0 is the ${side} edge, 1 the ${far}.` })

/**
 * The point of a picture that every crop keeps. In shares of its width and height, as `opacity` and `aspectRatio` are: one
 * unit for every size in which a picture is written. CSS wants percents, which `focusPosition()` gives.
 */
export const focusSchema = z.strictObject({
  x: share('left', 'right').meta({ examples: [0.7] }),
  y: share('top', 'bottom').meta({ examples: [0.3] }),
})
export type Focus = z.infer<typeof focusSchema>

const fields = {
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
    .max(120)
    .meta({
      description:
        'Name of the picture without ending. A file `_public/images/{name}.jpg` (or png, webp, avif, svg) in the content folder is shown; without one, a neutral drawing in the colours of the theme.',
      examples: ['home/hero', 'services/repairs'],
    }),
  alt: z
    .string()
    .trim()
    .max(250)
    .register(translated, { as: 'text' })
    .meta({ description: 'What the picture shows, for people who cannot see it. Empty for pure decoration.' }),
  focus: focusSchema.optional().meta({
    description:
      'The point that stays visible wherever the picture is cropped, such as a face. Without it, the middle.',
    examples: [{ x: 0.7, y: 0.3 }],
  }),
}
/** A mark is never cropped. */
const { focus: _focus, ...markFields } = fields

/** A picture of a shape, written as `name`, `alt` and `focus`; parsing adds the shape. */
export const imageField = <S extends ImageShape>(shape: S) =>
  z
    .strictObject(shape === 'mark' ? markFields : fields)
    .transform((image): Written & { shape: S } => ({ ...image, shape }))
    .register(placeholderKinds, { kind: 'image' })

type Written = z.infer<z.ZodObject<typeof fields, z.core.$strict>>

/** A parsed picture, as blocks receive it. */
export type Image = Written & { shape: ImageShape }

/** Whether a value in a parsed block is a picture. */
export const isImage = (value: object): value is Image => 'shape' in value && 'name' in value && 'alt' in value
