import { defineBlock, href, imageField, isRead, line } from 'marquee/schema'
import { z } from 'zod'
import { frameAddress, frameProblem } from './frame-address.ts'
import { embedWords } from './words.ts'

export const embedSchema = defineBlock(
  'embed',
  'A part of another site in a frame: a calendar, a map, a form, a player. Nothing of it is loaded before somebody presses its button, or has agreed to its category (`consent.embeds` of the site file). The site file lists its host under `embeds`.',
  {
    // The component reads the host.
    href: isRead(
      href(frameAddress)
        .refine((address) => URL.canParse(address) && /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+[/:?#]?/.test(address), {
          error: 'must be an https:// address of another site, as its “embed” or “share” shows it',
          abort: true,
          // What is no safe address is reported as that.
          when: ({ issues }) => issues.length === 0,
        })
        .refine((address) => frameProblem(address) === undefined, {
          error: ({ input }) => frameProblem(String(input)),
          when: ({ issues }) => issues.length === 0,
        }),
    ).meta({
      description:
        'The address of the frame, as the other site gives it under “embed” or “share”: the address in its code, or all of its code.',
      examples: ['https://calendly.com/acme/intro', 'https://open.spotify.com/embed/album/4aawyAB9vmqN3uQ7FjRGTy'],
    }),
    title: line(100).meta({
      description: 'What it is: on its button, for screen readers, and on paper.',
      examples: ['Choose a time for a call'],
    }),
    height: z
      .int()
      .min(80)
      .max(1_200)
      .default(480)
      .meta({
        description: 'How high it is, in pixels. A calendar needs 700, a map 450, a song 152.',
        examples: [700],
      }),
    poster: imageField('film')
      .optional()
      .meta({
        description: 'A picture that stands in its place until it is shown.',
        examples: [{ name: 'contact/map', alt: 'A map of the harbour' }],
      }),
    caption: line(200)
      .optional()
      .meta({ description: 'What stands below it. Left out: the title.', examples: ['Half an hour, by telephone'] }),
  },
  {
    label: 'Part of another site',
    group: 'Sections and their parts',
    island: 'touch',
    embeds: 'href',
    sources: ({ href }) => ({ frames: [new URL(href).origin] }),
    words: embedWords,
    alsoCalled: ['iframe', 'frame', 'calendly', 'typeform', 'spotify', 'google maps', 'external content'],
  },
)
export type Embed = z.infer<typeof embedSchema>
