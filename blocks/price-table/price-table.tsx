import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { fill } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import type { PriceTable as PriceTableBlock } from './schema.ts'

const secondary = { color: 'text.secondary', fontSize: '1rem', lineHeight: 1.5 }

/** Prices, each behind the name of its item. */
export function PriceTable(block: PriceTableBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Table sx={{ maxWidth: 900 }} aria-label={block.title}>
        <TableBody>
          {block.rows.map((row) => (
            <Row key={row.name} {...row} />
          ))}
        </TableBody>
      </Table>
      {block.footnote && <Typography sx={{ ...secondary, mt: 3 }}>{block.footnote}</Typography>}
    </Section>
  )
}

function Row({ name, note, price, from, unit }: PriceTableBlock['rows'][number]) {
  const amount = String(price ?? blocksWords.askUs)
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ py: 2, overflowWrap: 'anywhere' }}>
        <Typography variant="h5" component="span" sx={{ display: 'block' }}>
          {name}
        </Typography>
        {note && (
          <Typography component="span" sx={{ ...secondary, display: 'block', mt: 0.5, fontWeight: 400 }}>
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ py: 2, paddingInlineEnd: 0, textAlign: 'end' }}>
        <Typography variant="h5" component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {from && price !== undefined ? fill(blocksWords.priceFrom, { price: amount }) : amount}
        </Typography>
        {unit && (
          <Typography component="span" sx={{ ...secondary, display: 'block', whiteSpace: { sm: 'nowrap' } }}>
            {unit}
          </Typography>
        )}
      </TableCell>
    </TableRow>
  )
}
