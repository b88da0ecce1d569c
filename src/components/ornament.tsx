import type { SxProps } from '@mui/material/styles'
import { styled } from '@mui/material/styles'

const Row = styled('div')({})

/** The row along an edge of a block. The theme says how it looks: `src/theme/ornament.ts`. */
export const Ornament = ({ sx = {} }: { sx?: SxProps }) => <Row aria-hidden data-ornament="" sx={sx} />
