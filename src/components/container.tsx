import { styled } from '@mui/material/styles'

/** As wide as a page, with room at both sides. */
export const Container = styled('div')<{ wide?: boolean }>(({ wide = false }) => ({
  width: '100%',
  maxWidth: wide ? 1536 : 1200,
  marginInline: 'auto',
  paddingInline: 20,
  '@media (min-width: 600px)': { paddingInline: 32 },
}))
