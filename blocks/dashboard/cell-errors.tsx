import { styled } from '@mui/material/styles'
import { Bullets } from '../../src/components/bullets.ts'
import type { CellError } from './rows.ts'

/** Enough to see what is wrong throughout a file. */
const mostShown = 20

const Box = styled('details')({
  marginTop: 24,
  padding: '4px 20px',
  borderInlineStart: '4px solid var(--palette-error-main)',
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 48, cursor: 'pointer', fontWeight: 650 },
})

/** Cells that could not be read, by line and column as a spreadsheet shows them. */
export function CellErrors({ errors }: { errors: readonly CellError[] }) {
  const rest = errors.length - mostShown
  return (
    <Box open role="alert" data-print="no">
      <summary>
        {errors.length === 1
          ? 'One cell could not be read and counts as empty.'
          : `${errors.length.toLocaleString('en-US')} cells could not be read and count as empty.`}
      </summary>
      <Bullets sx={{ mb: 2 }}>
        {errors.slice(0, mostShown).map(({ line, column, text }) => (
          <li key={`${line} ${column}`}>
            Line {line}, {column}: {text}
          </li>
        ))}
        {rest > 0 && <li>And {rest.toLocaleString('en-US')} more.</li>}
      </Bullets>
    </Box>
  )
}
