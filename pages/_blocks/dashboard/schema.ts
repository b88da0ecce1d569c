import { defineBlock, isRead, line, sentences, titleField } from 'marquee/schema'
import { z } from 'zod'
import { dashboardWords } from './words.ts'

const column = (what: string, names: string[]) =>
  z
    .strictObject({
      names: z
        .array(line(60))
        .min(1)
        .max(12)
        .meta({ description: 'Headings under which a file may have it; capitals, blanks and - _ do not matter.' }),
      means: sentences(240).meta({ description: 'What it holds, as the page explains it.' }),
    })
    .meta({ title: 'column', description: what, examples: [{ names, means: what }] })

const columnsSchema = z
  .strictObject({
    received: column('When the inquiry came in.', ['receivedAt']),
    city: column('Where the event is.', ['location']),
    services: column('What was asked for.', ['selectedPositions']),
    answered: column('When it was first answered.', ['answeredAt']),
    booked: column('Whether it became a booking.', ['booked']),
    planned: column('How many people were planned.', ['planned']),
    present: column('How many people came.', ['present']),
  })
  .superRefine((columns, context) => {
    const seen = new Map(Object.keys(columns).map((field) => [field, field]))
    for (const [field, { names }] of Object.entries(columns))
      names.forEach((name, index) => {
        const key = name.toLowerCase().replace(/[\s_-]/g, '')
        const other = seen.get(key)
        if (other !== undefined && other !== field)
          context.addIssue({
            code: 'custom',
            path: [field, 'names', index],
            message: `\`${name}\` already stands for \`${other}\`, so a file could not be read`,
          })
        else seen.set(key, field)
      })
  })
  .meta({ title: 'columns' })
export type Columns = z.infer<typeof columnsSchema>
export type Field = keyof Columns

const moment = () =>
  z.string().regex(/^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/, {
    error: 'must be a day, with a time where it is known, such as `2026-08-03 09:12`',
  })

const sampleRow = z
  .strictObject({
    received: moment().meta({ description: 'When it came in.', examples: ['2026-08-03 09:12'] }),
    city: line(60).meta({ description: 'Where the event is.', examples: ['Chicago'] }),
    services: line(160).meta({ description: 'What was asked for, joined by commas.', examples: ['Ushers, Greeters'] }),
    answered: moment()
      .optional()
      .meta({ description: 'When it was answered.', examples: ['2026-08-03 10:40'] }),
    booked: z
      .enum(['yes', 'no'])
      .default('no')
      .meta({ description: 'Whether it was booked.', examples: ['yes'] }),
    planned: z
      .number()
      .int()
      .min(0)
      .max(10_000)
      .optional()
      .meta({ description: 'People planned.', examples: [12] }),
    present: z
      .number()
      .int()
      .min(0)
      .max(10_000)
      .optional()
      .meta({ description: 'People who came.', examples: [12] }),
  })
  .meta({ title: 'row' })

export const dashboardSchema = defineBlock(
  'dashboard',
  'Charts from a file that the person loads. It is read in the browser and never sent.',
  {
    title: titleField('Bookings, crews and answers'),
    intro: sentences(400)
      .optional()
      .meta({ description: 'Sentences under the heading.', examples: ['Load a file, or look at the sample.'] }),
    targetPercent: z
      .number()
      .int()
      .min(1)
      .max(100)
      .default(95)
      .meta({ description: 'Fill rate to reach, in percent.', examples: [95] }),
    columns: isRead(
      columnsSchema.meta({
        description: 'Which columns a file may have, and by which headings they are found.',
      }),
    ),
    sample: isRead(
      z
        .array(sampleRow)
        .min(1)
        .max(200)
        .meta({ description: 'Made-up rows that are shown, marked as a sample, until a file is loaded.' }),
    ),
  },
  {
    label: 'Dashboard of a file',
    group: 'Documents and tools',
    // A file can be dropped on it.
    island: 'idle-at-top',
    alsoCalled: ['chart', 'charts', 'graph', 'report', 'analytics', 'csv', 'diagram'],
    words: dashboardWords,
  },
)
export type Dashboard = z.infer<typeof dashboardSchema>
