import Typography from '@mui/material/Typography'
import type { GridModel } from '../../../wire/grid.ts'
import { say } from '../../../words/say.ts'
import { StudioLink } from '../studio-link.tsx'

/** How to read the table, in one line. */
export const Legend = ({ grid, onOpen }: { grid: GridModel; onOpen: (address: string) => void }) => (
  <Typography variant="body2" sx={{ px: 2, pb: 1.25, color: 'text.secondary', maxWidth: '110ch' }}>
    {say().grid.legend}{' '}
    <StudioLink address={grid.address} onOpen={onOpen} underline="always">
      {say().grid.settings}
    </StudioLink>
  </Typography>
)
