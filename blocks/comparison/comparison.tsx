import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { Icon } from '../../src/components/icon.tsx'
import { wideTable } from '../../src/components/wide-table.ts'
import type { Comparison as ComparisonBlock } from './schema.ts'
import { comparisonWords } from './words.ts'

/** The names of the features stay in sight while the products are scrolled. */
const sticky = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  minWidth: { xs: 132, sm: 200 },
  backgroundColor: 'background.default',
  '@media print': { position: 'static' },
} as const

/** Features by products. */
export const Comparison = (block: ComparisonBlock) => (
  <Section>
    <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
    <Box role="region" aria-label={block.title} tabIndex={0} sx={wideTable}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>
              <span className="visually-hidden">{comparisonWords.feature}</span>
            </TableCell>
            {block.products.map((product) => (
              <TableCell key={product} component="th" scope="col" sx={{ minWidth: 120, color: 'text.primary' }}>
                {product}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {block.features.map((feature) => (
            <Feature key={feature.name} {...feature} />
          ))}
        </TableBody>
      </Table>
    </Box>
  </Section>
)

const Feature = ({ name, note, values }: ComparisonBlock['features'][number]) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={[sticky, { fontWeight: 600 }]}>
      {name}
      {note && (
        <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </TableCell>
    {values.map((value, index) => (
      // Values have no names, and their order is that of the products.
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
      <TableCell key={index}>
        <Value value={value} />
      </TableCell>
    ))}
  </TableRow>
)

function Value({ value }: { value: string | number | boolean }) {
  if (typeof value !== 'boolean') return value
  return (
    <Box component="span" sx={{ color: value ? 'primary.text' : 'text.secondary' }}>
      {value ? <Icon name="check" size={24} /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{value ? comparisonWords.yes : comparisonWords.no}</span>
    </Box>
  )
}
