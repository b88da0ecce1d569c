import { isShown, line, sentences, slug } from 'marquee/schema'
import { z } from 'zod'
import { cellTypes, maxCellLength } from './cell.ts'

/** Formulas write names in brackets, so a name contains no character with a meaning there. */
const cellName = () =>
  isShown(
    z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^[^[\]@#'{}]+$/, { error: "must have none of the signs [ ] @ # ' { }, which formulas use" }),
  )

/** What people read where a name would stand: headings and tabs. The name stays what formulas and rows refer to. */
const label = (maxLength: number) =>
  cellName()
    .max(maxLength)
    .optional()
    .meta({
      description: 'What people read instead of the name, which formulas, rows and files of visitors go on using.',
      examples: ['In stock'],
    })

const formula = () => z.string().trim().min(1).max(1_000)

/** A typed text. YAML reads some of them as numbers. */
const typed = () => z.union([z.string().max(maxCellLength), z.number()])

const cellFields = {
  name: cellName().meta({ description: 'What it is called; formulas use this name.', examples: ['On hand'] }),
  label: label(40),
  type: z.enum(cellTypes).default('text').meta({
    description: 'What it holds: a text, a choice, a number, money, a date, a time of day, a length of time.',
  }),
  choices: z
    .array(z.string().trim().min(1).max(40))
    .min(1)
    .max(40)
    .optional()
    .meta({ description: 'The values of a choice.', examples: [['Yes', 'No', 'Maybe']] }),
  decimals: z
    .int()
    .min(0)
    .max(4)
    .optional()
    .meta({ description: 'Digits after the point of a number.', examples: [1] }),
}

const columnSchema = z
  .strictObject({
    ...cellFields,
    width: z
      .int()
      .min(3)
      .max(60)
      .default(12)
      .meta({ description: 'Width in characters.', examples: [14] }),
    formula: formula()
      .optional()
      .meta({
        description:
          'Computed as in Excel: `[@Par]` is the cell in the same row, `[Par]` the whole column, `ABOVE([@End])` the cell above.',
        examples: ['MAX(0, [@Par] - [@[On hand]])'],
      }),
    hint: sentences(160)
      .optional()
      .meta({ description: 'Said beside the cell while one fills it in.', examples: ['Tenths for open bottles.'] }),
    print: z.boolean().default(true).meta({ description: 'false leaves the column out on paper.' }),
  })
  .meta({ title: 'column' })

const factSchema = z
  .strictObject({
    ...cellFields,
    sample: typed()
      .optional()
      .meta({ description: 'What the sample says.', examples: ['Autumn gala'] }),
  })
  .meta({ title: 'fact' })

const summarySchema = z
  .strictObject({
    name: line(60).meta({ description: 'What is counted.', examples: ['Said yes'] }),
    formula: formula().meta({ description: 'Computed from whole columns.', examples: ['COUNTIF([RSVP], "Yes")'] }),
    type: z.enum(cellTypes).default('number').meta({ description: 'What the result is.' }),
    decimals: cellFields.decimals,
  })
  .meta({ title: 'total' })

const viewSchema = z
  .strictObject({
    name: cellName()
      .max(28)
      .meta({ description: 'Name of the list, and of its tab.', examples: ['Door list'] }),
    label: label(28),
    columns: z
      .array(cellName())
      .min(1)
      .max(12)
      .meta({ description: 'Columns of the table that it shows.', examples: [['Last name', 'Table']] }),
    sortBy: z
      .array(cellName())
      .max(3)
      .default([])
      .meta({ description: 'Columns that give the order, the first counts most.', examples: [['Last name']] }),
    where: formula()
      .optional()
      .meta({ description: 'Which rows it shows; left out, all.', examples: ['[@Order] > 0'] }),
    tick: line(20)
      .optional()
      .meta({ description: 'Heading of an empty column to tick off.', examples: ['In'] }),
  })
  .meta({ title: 'view' })

const tableSchema = z
  .strictObject({
    name: cellName()
      .max(28)
      .meta({ description: 'Name of the table, and of its tab.', examples: ['Guests'] }),
    label: label(28),
    key: cellName().meta({
      description: 'The column that makes a row count: computed cells stay empty where it is empty.',
      examples: ['Item'],
    }),
    columns: z.array(columnSchema).min(2).max(40).meta({ description: 'The columns, from left to right.' }),
    rows: z
      .array(z.record(z.string(), typed()))
      .min(1)
      .max(60)
      .meta({ description: 'The rows of the sample, each a mapping of column and value.' }),
    blankRows: z
      .int()
      .min(1)
      .max(500)
      .default(60)
      .meta({ description: 'How many rows the downloads have ready.', examples: [60] }),
    summary: z.array(summarySchema).max(16).default([]).meta({ description: 'What is counted over all rows.' }),
    views: z.array(viewSchema).max(4).default([]).meta({ description: 'Lists made from the rows, for print.' }),
  })
  .meta({ title: 'table' })

/** A sheet. `sheet-errors.ts` checks what its parts say together. */
export const sheetFields = z.strictObject({
  kind: z.literal('sheet'),
  slug: slug()
    .max(60)
    .meta({ description: 'Name of the files.', examples: ['bar-par-sheet'] }),
  name: line(60).meta({ description: 'What it is called.', examples: ['Bar par sheet'] }),
  facts: z.array(factSchema).max(16).default([]).meta({ description: 'What stands above the table.' }),
  tables: z.array(tableSchema).min(1).max(3).meta({ description: 'The tables; each is a tab of the workbook.' }),
})

export type Sheet = z.infer<typeof sheetFields>
export type SheetTable = z.infer<typeof tableSchema>

export type SheetFact = z.infer<typeof factSchema>
export type SheetView = z.infer<typeof viewSchema>
