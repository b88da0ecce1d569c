import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Markdown, Section, SectionIntro } from 'marquee'
import { shownNumber } from 'marquee/words'
import type { Calculator, Ratio } from '../../schema/calculator/definition.ts'
import { inWords, unitOf } from '../../schema/calculator/wording.ts'
import { calculatorWords } from '../../schema/language/calculator-words.ts'
import type { CalculatorRatios as RatiosBlock } from './schema.ts'

/** On a phone each ratio is a paragraph of its own. */
const table = {
  mt: 5,
  '& tbody th': { fontWeight: 600 },
  '& td:nth-of-type(1)': { minWidth: '11em', fontVariantNumeric: 'tabular-nums' },
  '& td:nth-of-type(2)': { color: 'text.secondary', fontSize: '0.9375rem' },
  '@media (max-width: 719px)': {
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& tr': { py: 1.75, borderBottom: '1px solid var(--palette-divider)' },
    '& tbody th, & tbody td': { padding: '2px 0', border: 0 },
  },
}

/** The entries of a ratio that depends on one or two choices, in words: `Full bar: 75`. */
function rowsOf(calculator: Calculator, { by = [], values = {} }: Ratio): string[] {
  const [first = '', second = ''] = by
  return Object.entries(values).flatMap(([key, value]) => {
    const label = inWords(calculator, first, key)
    if (typeof value === 'number') return [`${label}: ${shownNumber(value)}`]
    const cells = Object.entries(value).map(
      ([inner, number]) => `${inWords(calculator, second, inner).toLowerCase()} ${shownNumber(number)}`,
    )
    return [`${label}: ${cells.join(', ')}`]
  })
}

/** The ratios of a calculator, each with its source. */
export function CalculatorRatios(block: RatiosBlock) {
  const { calculator } = block
  return (
    <Section>
      <SectionIntro title={block.title} eyebrow={block.eyebrow} />
      {block.text && (
        <Box sx={{ maxWidth: '40rem', fontSize: '1.125rem' }}>
          <Markdown markdown={block.text} topLevel={3} />
        </Box>
      )}
      <Table sx={table}>
        <TableHead>
          <TableRow>
            <TableCell>{calculatorWords.ratio}</TableCell>
            <TableCell>{calculatorWords.number}</TableCell>
            <TableCell>{calculatorWords.source}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {calculator.ratios.map((ratio) => (
            <TableRow key={ratio.name}>
              <TableCell component="th" scope="row">
                {ratio.label}
              </TableCell>
              <TableCell>
                {ratio.value === undefined ? (
                  <List>
                    {rowsOf(calculator, ratio).map((row) => (
                      <ListItem key={row}>{row}</ListItem>
                    ))}
                  </List>
                ) : (
                  `${shownNumber(ratio.value)} ${unitOf(ratio.unit, ratio.value)}`.trim()
                )}
              </TableCell>
              <TableCell>{ratio.source}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
