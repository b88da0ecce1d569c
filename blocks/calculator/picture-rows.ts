import List from '@mui/material/List'
import { styled } from '@mui/material/styles'

/** The rows of a picture: a label, its number, and the drawing below. */
export const PictureRows = styled(List)({
  margin: '20px 0 0',
  display: 'grid',
  gap: 16,
  '& li': { display: 'grid', gridTemplateColumns: '1fr auto', gap: '6px 16px' },
  '& span': { color: 'var(--palette-text-secondary)' },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '& svg': { gridColumn: '1 / -1', width: '100%' },
})
