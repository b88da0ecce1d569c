import ListItem, { type ListItemProps } from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

const Row = styled(ListItem)({
  borderTop: '1px solid var(--palette-divider)',
  breakInside: 'avoid',
  '&, & a': { flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px' },
  '& > a, &:not(:has(a))': { minHeight: 56, padding: '12px 0' },
  '& strong': { transition: 'translate 200ms, color 120ms' },
  '& a:hover': { backgroundColor: 'transparent' },
  '& a:hover strong, & a:focus-visible strong': { color: 'var(--palette-primary-text)', translate: '6px 0' },
  '& a:active strong': { translate: '3px 0' },
  '&:not(:has(a)) strong': { color: 'var(--palette-text-secondary)', fontWeight: 500 },
  '& small:last-child': { marginInlineStart: 'auto' },
})

type Props = Pick<ListItemProps, 'sx'> & {
  name: string
  /** Each in small type beside the name. */
  notes: readonly (string | undefined)[]
  /** Address of its page. Without one the row is plain text, and says so. */
  href?: string | undefined
}

/** A row of a list of places: a link, or plain text and an invitation to ask. */
export function LinkRow({ name, notes, href, sx = {} }: Props) {
  const inside = (
    <>
      <Typography variant="h5" component="strong">
        {name}
      </Typography>
      {[...notes, href ? undefined : 'Ask us'].filter(Boolean).map((note) => (
        <Typography key={note} variant="body2" component="small" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
    </>
  )
  return <Row sx={sx}>{href ? <ListItemButton href={href}>{inside}</ListItemButton> : inside}</Row>
}
