import { defineBlock, eyebrowField, introField, line, sentences, titleField } from 'marquee/schema'
import Papa from 'papaparse'
import { z } from 'zod'
import { translated } from '../../schema/translations/translated.ts'
import { typeset } from '../../schema/writing/typeset.ts'
import { tableWords } from './words.ts'

const maxRows = 500
const maxColumns = 12

const cell = () => z.union([z.number(), line(300), z.literal('')])

/** Rows of a spreadsheet as text. The separator is found: a comma, a semicolon or a tab. */
const csvSchema = z
  .string()
  .trim()
  .min(1)
  .max(100_000)
  .register(translated, { as: 'text' })
  .transform((text, context) => {
    const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: true })
    const [error] = errors.filter(({ type }) => type !== 'Delimiter')
    if (error) context.addIssue({ code: 'custom', message: `must be CSV: ${error.message.toLowerCase()}` })
    return data.map((row) => row.map((value) => typeset(value.trim())))
  })

export const tableSchema = defineBlock(
  'table',
  'A table of rows and columns, which visitors can sort. Prices are a `price-table`, products side by side a `comparison`.',
  {
    eyebrow: eyebrowField('Figures'),
    title: titleField('All dates'),
    intro: introField('A date needs at least three people.'),
    columns: z
      .array(line(60))
      .min(2)
      .max(maxColumns)
      .optional()
      .meta({
        description: 'Names of the columns, where the table is written as `rows`.',
        examples: [['Date', 'People']],
      }),
    rows: z
      .array(z.array(cell()).min(2, { abort: true }).max(maxColumns))
      .min(1)
      .max(maxRows)
      .optional()
      .meta({
        description: 'The rows, each a list of texts and numbers in the order of `columns`.',
        examples: [[['January', 12]]],
      }),
    csv: csvSchema.optional().meta({
      description:
        'The table as CSV, in place of `columns` and `rows`: what a spreadsheet copies or exports. The first line names the columns.',
      examples: ['Date,People\nJanuary,12'],
    }),
    sortable: z
      .boolean()
      .default(true)
      .meta({ description: 'false: the order of the rows means something, and visitors cannot change it.' }),
    footnote: sentences(300)
      .optional()
      .meta({ description: 'A sentence under the table.', examples: ['As of December.'] }),
  },
  {
    label: 'Table',
    group: 'Text and pictures',
    island: 'touch',
    words: tableWords,
    numbersAsWritten: 'rows',
    alsoCalled: ['data table', 'sortable table'],
  },
).superRefine(({ columns, rows, csv }, context) => {
  const rule = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
  if (csv ? columns || rows : !columns || !rows) return rule([], 'must have `columns` and `rows`, or `csv`')
  const [head = [], ...body] = csv ?? [columns ?? [], ...(rows ?? [])]
  if (csv && (head.length < 2 || body.length === 0))
    return rule(['csv'], 'must have two columns and two lines at least')
  body.forEach((row, index) => {
    if (row.length === head.length) return
    const path = csv ? ['csv'] : ['rows', index]
    rule(
      path,
      `must have ${head.length} values${csv ? ` in line ${index + 2}` : ''}, one for each column, but has ${row.length}`,
    )
  })
})
export type Table = z.infer<typeof tableSchema>
