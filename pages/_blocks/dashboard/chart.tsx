import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { displayFont, rounded } from 'marquee'
import { fill, shownNumber } from 'marquee/words'
import type { Chart as ChartData } from './figures.ts'
import { orList } from './rows.ts'
import type { Columns } from './schema.ts'
import { dashboardWords } from './words.ts'

const Figure = styled('figure')({
  minWidth: 0,
  padding: 'clamp(20px, 3vw, 32px)',
  border: '1px solid var(--palette-divider)',
  borderRadius: rounded(3.5),
  background: 'var(--palette-background-paper)',
  breakInside: 'avoid',
  '& h3': { marginBottom: 20, ...displayFont('1.375rem', 1.2) },
  '& ul': { display: 'grid', gap: 12 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    lineHeight: 1.35,
    fontSize: '1rem',
  },
  '& li b': { fontVariantNumeric: 'tabular-nums', fontWeight: 650 },
  '& li svg': { gridColumn: '1 / -1', width: '100%', height: 14, borderRadius: rounded(0.75), overflow: 'visible' },
  '& [data-note]': { marginTop: 16, lineHeight: 1.4 },
  '& small': { color: 'var(--palette-text-secondary)', fontSize: '0.875rem', fontWeight: 400 },
  '& [data-bar]': { fill: 'var(--palette-primary-main)' },
  // Low values differ by shape and by a word, not only by colour.
  '& [data-low]': {
    fill: 'transparent',
    stroke: 'var(--palette-primary-main)',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-base]': { stroke: 'var(--palette-outline)', vectorEffect: 'non-scaling-stroke' },
  '& [data-target]': { stroke: 'var(--palette-text-primary)', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  '@media print': {
    borderColor: 'var(--palette-divider)',
    '& [data-bar]': { fill: 'var(--palette-outline)', printColorAdjust: 'exact' },
    '& [data-low]': { fill: 'none', stroke: 'var(--palette-text-primary)' },
    '& li': { breakInside: 'avoid' },
  },
  '@media (forced-colors: active)': {
    '& [data-bar]': { fill: 'CanvasText' },
    '& [data-low]': { fill: 'Canvas' },
    '& [data-low], & [data-base], & [data-target]': { stroke: 'CanvasText' },
  },
})

/** The figures in a table. `<details>` and not `Accordion`: it unfolds without a script. */
const Figures = styled('details')({
  marginTop: 20,
  '& summary': { paddingBlock: 10, cursor: 'pointer', fontWeight: 600 },
  '& table': { fontSize: '1rem' },
  '& td:last-of-type, & th:last-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '@media print': { '&:not([open])': { display: 'none' } },
})

type Props = { id: string; chart: ChartData; columns: Columns; targetPercent: number }

/** One chart: bars with their values, and the same as a table. */
export function Chart({ id, chart, columns, targetPercent }: Props) {
  const { title, label, unit, bars, missing } = chart
  const target = chart.id === 'fill' ? targetPercent : undefined
  return (
    <Figure aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {missing.length > 0 ? (
        <p>{fill(dashboardWords.lacks, { columns: missing.map((field) => columnWords(columns, field)).join('; ') })}</p>
      ) : bars.length === 0 ? (
        <p>{dashboardWords.nothing}</p>
      ) : (
        <>
          <List>
            {bars.map((bar) => (
              <li key={bar.label}>
                <span>{bar.label}</span>
                <b>
                  {bar.text} {bar.isLow && <small>{dashboardWords.low}</small>}
                </b>
                <BarLine share={bar.share} isLow={bar.isLow === true} target={target} />
              </li>
            ))}
          </List>
          {target && (
            <p data-note="">
              <small>{fill(dashboardWords.target, { target })}</small>
            </p>
          )}
          <Figures>
            <summary>{dashboardWords.table}</summary>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{label}</TableCell>
                  <TableCell>{unit}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {bars.map((bar) => (
                  <TableRow key={bar.label}>
                    <TableCell>{bar.label}</TableCell>
                    <TableCell>{shownNumber(bar.value)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Figures>
        </>
      )}
    </Figure>
  )
}

const columnWords = (columns: Columns, field: keyof Columns) =>
  fill(dashboardWords.column, { names: orList(columns[field].names) })

/**
 * Not MUI X: its charts add 118 KB (gzip). The drawing is stretched to the width of the chart, so a bar needs no inline
 * style.
 */
function BarLine({ share, isLow, target }: { share: number; isLow: boolean; target: number | undefined }) {
  const width = Math.round(share * 10_000) / 100
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 9.5h100" data-base="" />
      <rect width={width} height="10" data-bar="" data-low={isLow ? '' : undefined} />
      {target && <path d={`M${target} -3v16`} data-target="" />}
    </svg>
  )
}
