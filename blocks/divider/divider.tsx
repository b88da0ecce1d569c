import Container from '@mui/material/Container'
import MuiDivider from '@mui/material/Divider'
import type { Divider as DividerBlock } from './schema.ts'

/** A text of a line stays in it, and one that is longer than the page is wide has several. */
const wrapping = {
  whiteSpace: 'normal',
  '& .MuiDivider-wrapper': { flex: 'none', maxWidth: '100%', textWrap: 'balance' },
}

export function Divider({ text }: DividerBlock) {
  return (
    <Container>
      <MuiDivider sx={wrapping}>{text}</MuiDivider>
    </Container>
  )
}
