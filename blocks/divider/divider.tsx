import Container from '@mui/material/Container'
import MuiDivider from '@mui/material/Divider'
import type { Divider as DividerBlock } from './schema.ts'

export function Divider({ text }: DividerBlock) {
  return (
    <Container>
      <MuiDivider>{text}</MuiDivider>
    </Container>
  )
}
