import { defineBlock, entryFields, eyebrowField, introField, line, sentences, titleField } from 'marquee/schema'
import { readNumber } from 'marquee/words'
import { z } from 'zod'
import { shownAmounts } from '../../schema/language/number-formats.ts'

const rowSchema = z
  .strictObject({
    name: line(80).meta({ description: 'What it is the price of.', examples: ['One hour'] }),
    note: sentences(200)
      .optional()
      .meta({ description: 'What the price contains.', examples: ['Without an appointment, while you wait.'] }),
    price: z
      .union([z.number().min(0).max(1_000_000).multipleOf(0.01), line(40)], {
        error: 'must be an amount, such as 18 or 12.50, or words',
      })
      .optional()
      .meta({
        description:
          'The price in the currency of the site, a field of a record that is money, or words, such as `free`. Left out: visitors are asked to ask.',
        examples: [18],
        input: 'money',
      }),
    from: z.boolean().default(false).meta({ description: 'true: this is the least that it costs.' }),
    unit: line(30)
      .optional()
      .meta({ description: 'What one price is for, behind it.', examples: ['a day'] }),
    ...entryFields,
  })
  .meta({ title: 'row' })

export const priceTableSchema = defineBlock(
  'price-table',
  'A table of prices, written as amounts in the currency of the site.',
  {
    eyebrow: eyebrowField('Prices'),
    title: titleField('What it costs'),
    intro: introField('You hear the price first.'),
    rows: z
      .array(rowSchema)
      .min(1)
      .max(60)
      .meta({ description: 'The prices, in order.', examples: [[{ name: 'One hour', price: 18 }]] }),
    footnote: sentences(300)
      .optional()
      .meta({ description: 'A sentence under the table.', examples: ['All prices include VAT.'] }),
  },
  {
    label: 'Price table',
    group: 'Services',
    alsoCalled: ['price', 'prices', 'price list', 'rates', 'menu card'],
  },
).overwrite((block) => {
  // An amount as people type it, `12,50`, is a text for YAML.
  const amountOf = ({ price }: (typeof block.rows)[number]) => (typeof price === 'string' ? readNumber(price) : price)
  const isAmount = (amount: number | undefined) => amount !== undefined && amount >= 0
  // In one column all amounts have decimals, or none has.
  const amounts = shownAmounts(
    block.rows
      .map(amountOf)
      .filter((amount) => isAmount(amount))
      .map(Number),
  )
  const rows = block.rows.map((row) => (isAmount(amountOf(row)) ? { ...row, price: amounts.shift() } : row))
  return { ...block, rows }
})
export type PriceTable = z.infer<typeof priceTableSchema>
