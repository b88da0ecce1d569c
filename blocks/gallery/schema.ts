import { defineBlock, entryFields, eyebrowField, imageField, introField, line, titleField } from 'marquee/schema'
import { z } from 'zod'
import { galleryWords } from './words.ts'

const pictureSchema = z
  .strictObject({
    image: imageField('card')
      .refine(({ alt }) => alt !== '', { error: 'must say in `alt` what the picture shows', path: ['alt'] })
      .meta({
        description: 'The picture.',
        examples: [{ name: 'about/room', alt: 'A wooden table below a wide window' }],
      }),
    caption: line(160)
      .optional()
      .meta({ description: 'A line under it.', examples: ['The room in the morning'] }),
    credit: line(80)
      .optional()
      .meta({ description: 'Who took or drew it.', examples: ['Ada Nwosu'] }),
    ...entryFields,
  })
  .meta({ title: 'picture' })

export const gallerySchema = defineBlock(
  'gallery',
  'Pictures side by side, each of which opens large.',
  {
    eyebrow: eyebrowField('Pictures'),
    title: titleField('Where you will find us'),
    intro: introField('Choose a picture to see it large.'),
    columns: z
      .union([z.literal(2), z.literal(3), z.literal(4)])
      .default(3)
      .meta({ description: 'How many stand side by side where there is room: 2, 3 or 4.', examples: [3] }),
    pictures: z
      .array(pictureSchema)
      .min(2)
      .max(60)
      .meta({
        description: 'The pictures, in order.',
        examples: [[{ image: { name: 'about/room', alt: 'A wooden table below a wide window' } }]],
      }),
  },
  {
    label: 'Gallery of pictures',
    group: 'Text and pictures',
    island: 'touch',
    words: galleryWords,
    alsoCalled: ['pictures', 'images', 'photos', 'image gallery', 'lightbox', 'photo wall'],
  },
)
export type Gallery = z.infer<typeof gallerySchema>
export type GalleryPicture = Gallery['pictures'][number]
