import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { layoutWords } from '../../schema/language/layout-words.ts'

/** Shown in place of a page, or of a part of it, that is loading. */
export function Spinner() {
  return (
    <Box role="status" sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', p: 4 }}>
      <CircularProgress size={44} aria-hidden />
      <span className="visually-hidden">{layoutWords.loading}</span>
    </Box>
  )
}
