import Box from '@mui/material/Box'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { blocksWords } from '../../../schema/language/blocks-words.ts'

const row = { display: 'flex', flexGrow: 1, flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', px: 0 }

const small = { color: 'text.secondary' }

const link = {
  '&:hover': { bgcolor: 'transparent' },
  '&:hover strong, &:focus-visible strong': { color: 'primary.text', translate: '6px 0' },
  '&:active strong': { translate: '3px 0' },
}

/** Large: on phones a name alone, or the name and the invitation to ask. */
const sizes = {
  medium: { row: { minHeight: 56, py: 1.5 }, name: {}, note: {}, ask: { marginInlineStart: 'auto' } },
  large: {
    row: { minHeight: { xs: 48, sm: 60 }, py: { xs: 1.25, sm: 1.5 } },
    name: { fontSize: { xs: '1.1875rem', sm: 'clamp(1.5rem, 1.25rem + 0.9vw, 2rem)' }, lineHeight: 1.15 },
    note: { display: { xs: 'none', sm: 'revert' }, '&:last-child': { marginInlineStart: 'auto' } },
    ask: { marginInlineStart: { xs: 0, sm: 'auto' } },
  },
}

type Props = {
  name: string
  /** Each in small type beside the name. */
  notes: readonly (string | undefined)[]
  /** Address of its page. Without one the row is plain text, and says so. */
  href?: string | undefined
  size?: keyof typeof sizes
}

/** A row of a list of places: a link, or plain text and an invitation to ask. */
export function LinkRow({ name, notes, href, size = 'medium' }: Props) {
  const look = sizes[size]
  const inside = (
    <>
      <Typography
        variant="h5"
        component="strong"
        sx={[
          { transition: 'translate 200ms, color 120ms' },
          look.name,
          !href && { color: 'text.secondary', fontWeight: 500 },
        ]}
      >
        {name}
      </Typography>
      {notes.filter(Boolean).map((note) => (
        <Typography key={note} variant="body2" component="small" sx={[small, look.note]}>
          {note}
        </Typography>
      ))}
      {!href && (
        <Typography variant="body2" component="small" sx={[small, look.ask]}>
          {blocksWords.askUs}
        </Typography>
      )}
    </>
  )
  return (
    <ListItem sx={{ borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}>
      {href ? (
        <ListItemButton href={href} sx={[row, look.row, link]}>
          {inside}
        </ListItemButton>
      ) : (
        <Box sx={[row, look.row]}>{inside}</Box>
      )}
    </ListItem>
  )
}
