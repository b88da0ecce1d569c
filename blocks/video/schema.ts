import { defineBlock, href, imageField, isRead, line, sentences } from 'marquee/schema'
import { z } from 'zod'
import { moment } from '../../schema/schedule/moment.ts'
import { playerOf } from './player.ts'
import { videoWords } from './words.ts'

const trackSchema = z
  .strictObject({
    file: href()
      .regex(/^\/.+\.vtt$/, { error: 'must be a file of this site that ends in `.vtt`, such as `/videos/tour.en.vtt`' })
      .meta({ description: 'The file, in `_public/`.', examples: ['/videos/tour.en.vtt'] }),
    language: z
      .string()
      .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, { error: 'must be a code of a language, such as `en` or `pt-BR`' })
      .meta({ description: 'Its language.', examples: ['en'] }),
    label: line(40).meta({ description: 'What the menu of the player calls it.', examples: ['English'] }),
  })
  .meta({ title: 'captions' })

export const videoSchema = defineBlock(
  'video',
  'A film: a file of this site, or one of YouTube or Vimeo behind a picture, of which nothing is loaded before somebody presses play.',
  {
    // The component chooses the player by it.
    video: isRead(
      href().refine((address) => playerOf(address) !== undefined, {
        error:
          'must be a file of `_public/` that ends in `.mp4` or `.webm`, or the address of a film of YouTube or Vimeo, as the browser shows it while the film plays',
        // What is no safe address is reported as that.
        when: ({ issues }) => issues.length === 0,
      }),
    ).meta({
      description: 'A file of `_public/`, or the address of a film of YouTube or Vimeo as the browser shows it.',
      examples: ['/videos/tour.mp4', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://vimeo.com/76979871'],
    }),
    name: line(100).meta({
      description: 'What the film is called: on its button, for screen readers and for search engines.',
      examples: ['A walk through the house'],
    }),
    poster: imageField('film').meta({
      description: 'The picture that stands in its place until it plays.',
      examples: [{ name: 'about/house', alt: '' }],
    }),
    ratio: z.enum(['16/9', '4/3', '1/1', '9/16']).default('16/9').meta({ description: 'Width to height of the film.' }),
    caption: line(200)
      .optional()
      .meta({ description: 'What stands below it.', examples: ['From the door to the garden'] }),
    captions: z
      .array(trackSchema)
      .max(20)
      .default([])
      .meta({
        description:
          'What is said in it, to be read with the picture. Only for a file of this site: YouTube and Vimeo have their own.',
        examples: [[{ file: '/videos/tour.en.vtt', language: 'en', label: 'English' }]],
      }),
    transcript: sentences(20_000)
      .optional()
      .meta({
        description: 'What is said and shown in it, for those who would rather read. It unfolds below the film.',
        examples: ['A green door opens. “Come in,” says a woman.'],
      }),
    duration: z
      .string()
      .regex(/^(?:\d{1,2}:[0-5])?\d:[0-5]\d$|^[0-5]\d:[0-5]\d$/, {
        error: 'must be minutes and seconds, such as `3:45`, or `1:02:30`',
      })
      .optional()
      .meta({ description: 'How long it is, in minutes and seconds.', examples: ['3:45'] }),
    published: moment()
      .optional()
      .meta({
        description:
          'The day, or the time with its zone, when it was first shown. Search engines list a film only with it.',
        examples: ['2026-11-21'],
      }),
  },
  {
    label: 'Video',
    group: 'Sections and their parts',
    island: ({ video }) => (playerOf(video)?.kind === 'frame' ? 'touch' : undefined),
    sources: ({ video }) => {
      const player = playerOf(video)
      return player?.kind === 'frame' ? { frames: [player.origin] } : { media: ['self'] }
    },
    words: videoWords,
    structuredData({ video, name, caption, poster, published, duration, transcript }) {
      const player = playerOf(video)
      if (!player) return {}
      const shown = { name, caption, poster, published, duration, transcript }
      return { video: player.kind === 'file' ? { file: video, ...shown } : { player: player.frame, ...shown } }
    },
    alsoCalled: ['videos', 'film', 'movie', 'player', 'youtube', 'vimeo'],
  },
)
export type Video = z.infer<typeof videoSchema>
