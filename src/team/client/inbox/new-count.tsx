import Box from '@mui/material/Box'
import { words } from '../words.ts'
import { useNews } from './use-news.ts'

/** How many inquiries nobody has looked after, beside the name of the inbox. */
export function NewCount() {
  const { data: { count } = { count: 0 } } = useNews()
  if (count === 0) return null
  return (
    <Box
      component="span"
      role="img"
      aria-label={words.inbox.fresh(count)}
      sx={{
        ml: 0.75,
        px: 0.75,
        minWidth: 20,
        borderRadius: 5,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 12,
        lineHeight: '20px',
        textAlign: 'center',
      }}
    >
      {count > 99 ? '99+' : count}
    </Box>
  )
}
