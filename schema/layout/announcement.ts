import { z } from 'zod'
import { linkSchema } from '../links/link.ts'
import { matchesPath, pathPatterns } from '../links/path-pattern.ts'
import { holds, scheduleFields, spanOf } from '../schedule/schedule.ts'
import { line, slug } from '../text.ts'

const announcementSchema = z
  .strictObject({
    text: line(120).meta({ description: 'What is announced.', examples: ['Closed on King’s Day, April 27.'] }),
    link: linkSchema
      .optional()
      .meta({ description: 'A link behind the text.', examples: [{ text: 'Opening hours', href: '/hours' }] }),
    tone: slug()
      .optional()
      .meta({ description: 'A tone of `_data/theme.yaml`. Left out: that of the block `call-to-action`.' }),
    paths: pathPatterns()
      .optional()
      .meta({
        label: 'Chosen pages',
        description: 'The pages that have it. `/blog/*` are all pages below `/blog`. Left out: all pages.',
        examples: [['/', '/repair/*']],
      }),
    dismissible: z
      .boolean()
      .default(true)
      .meta({ label: 'Visitors can close it', description: 'Whether visitors can close it, for good.' }),
    ...scheduleFields,
  })
  .meta({ title: 'announcement' })
export type Announcement = z.infer<typeof announcementSchema>

export const announcementsSchema = z
  .array(announcementSchema)
  .max(20)
  .default([])
  .meta({
    description: 'Bars over the header. A page shows the first that is for it and whose time has come.',
    examples: [[{ text: 'Closed on King’s Day, April 27.', unpublishAt: '2027-04-28' }]],
  })

/** The announcements whose time has come. `drafts`: also those that only the development server shows. */
export const announcementsAt = (all: readonly Announcement[], at: number, drafts = false): Announcement[] =>
  all.filter(({ draft, ...times }) => (drafts || !draft) && holds(spanOf(times), at))

/** The announcement of a page: the first for its path. Its number, or -1. */
export const announcementFor = (all: readonly Pick<Announcement, 'paths'>[], path: string): number =>
  all.findIndex(({ paths }) => paths === undefined || matchesPath(paths, path))
