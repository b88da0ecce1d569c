import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { InboxRow } from '../../inbox-wire.ts'
import { shownTime, words } from '../words.ts'
import { StateChip, SuspectedChip } from './state-chip.tsx'

/** Inquiries, each with who sent it, what it begins with and what becomes of it. */
export function InboxList({ rows }: { rows: readonly InboxRow[] }) {
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={words.inbox.title}>
        {rows.map((row) => (
          <ListItem key={row.id} disablePadding divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
            <ListItemButton component={Link} to={`/inbox/${row.id}`} sx={{ py: 1.5 }}>
              <Row row={row} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}

function Row({ row }: { row: InboxRow }) {
  const { receivedAt, form, sender, state, assigned, isSuspected, excerpt, notes, files } = row
  const facts = [
    form,
    assigned && words.inbox.given(assigned),
    notes > 0 && words.inbox.notes(notes),
    files > 0 && words.inbox.files(files),
  ].filter(Boolean)
  return (
    <Stack sx={{ flex: 1, minWidth: 0, gap: 0.25 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          component="bdi"
          noWrap
          sx={{ fontWeight: state === 'new' ? 700 : 500, minWidth: 0, maxWidth: '100%' }}
        >
          {sender || words.inbox.anonymous}
        </Typography>
        <StateChip state={state} />
        {isSuspected && <SuspectedChip />}
        <Box sx={{ flex: 1 }} />
        <Typography variant="body2" color="text.secondary" component="time" dateTime={receivedAt}>
          {shownTime(receivedAt)}
        </Typography>
      </Stack>
      <Typography variant="body2" dir="auto" noWrap>
        {excerpt}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts.join(' · ')}
      </Typography>
    </Stack>
  )
}
