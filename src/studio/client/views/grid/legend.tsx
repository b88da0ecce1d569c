import Typography from '@mui/material/Typography'
import type { GridModel } from '../../../wire/grid.ts'
import { StudioLink } from '../studio-link.tsx'

/** How to read the table, in one line. */
export const Legend = ({ grid, onOpen }: { grid: GridModel; onOpen: (address: string) => void }) => (
  <Typography variant="body2" sx={{ px: 2, pb: 1.25, color: 'text.secondary', maxWidth: '110ch' }}>
    A tick is a page. Tick a cell to add its page, or take the tick off to remove it; the tick beside a name is for all
    of them. The percentage says how much of a page is also on the page that is most like it. The arrow keys move, Space
    ticks and Enter opens the page.{' '}
    <StudioLink address={grid.address} onOpen={onOpen} underline="always">
      All settings of this grid of pages
    </StudioLink>
  </Typography>
)
