import { styled } from '@mui/material/styles'
import { Bullets } from 'marquee'
import { fill, plural } from 'marquee/words'
import type { CellError } from './rows.ts'
import { dashboardWords } from './words.ts'

/** Enough to see what is wrong throughout a file. */
const maxShown = 20

/** `<details>` and not `Accordion`: the browser's own search opens it. */
const Box = styled('details')({
  marginTop: 24,
  padding: '4px 20px',
  borderInlineStart: '4px solid var(--palette-error-main)',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 48, cursor: 'pointer', fontWeight: 650 },
})

/** Cells that could not be read, by line and column as a spreadsheet shows them. */
export function CellErrors({ errors }: { errors: readonly CellError[] }) {
  const rest = errors.length - maxShown
  return (
    <Box open role="alert" data-print="no">
      <summary>{plural(dashboardWords.cells, errors.length)}</summary>
      <Bullets sx={{ mb: 2 }}>
        {errors.slice(0, maxShown).map(({ line, column, text }) => (
          <li key={`${line} ${column}`}>{fill(dashboardWords.cell, { line, column, error: text })}</li>
        ))}
        {rest > 0 && <li>{fill(dashboardWords.more, { n: rest })}</li>}
      </Bullets>
    </Box>
  )
}
