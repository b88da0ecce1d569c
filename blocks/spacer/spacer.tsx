import Box from '@mui/material/Box'
import type { Spacer as SpacerBlock } from './schema.ts'

const heights = { small: { xs: 16, md: 24 }, normal: { xs: 32, md: 56 }, large: { xs: 64, md: 112 } }

export function Spacer({ size }: SpacerBlock) {
  return <Box sx={{ height: heights[size], '@media print': { height: 0 } }} />
}
