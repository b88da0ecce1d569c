import Box from '@mui/material/Box'
import type { SxProps } from '@mui/material/styles'

/** The row along an edge of a block. The theme says how it looks: `src/theme/ornament.ts`. */
export const Ornament = ({ sx = {} }: { sx?: SxProps }) => <Box aria-hidden data-ornament="" sx={sx} />
