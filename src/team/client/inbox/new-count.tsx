import Chip from '@mui/material/Chip'
import { words } from '../words.ts'
import { useNews } from './use-news.ts'

/** How many inquiries nobody has looked after, beside the name of the inbox. */
export function NewCount() {
  const { data: { count } = { count: 0 } } = useNews()
  if (count === 0) return null
  return (
    <Chip
      size="small"
      color="primary"
      role="img"
      aria-label={words.inbox.fresh(count)}
      label={count > 99 ? '99+' : count}
      sx={{ ml: 0.75, height: 20 }}
    />
  )
}
