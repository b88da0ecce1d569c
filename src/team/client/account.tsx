import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { nothingSchema } from '../wire.ts'
import { ask } from './ask.ts'
import { browserName } from './browser-name.ts'
import { usePageTitle } from './page-title.ts'
import { Refusal } from './refusal.tsx'
import { useMe } from './use-me.ts'
import { shownTime, words } from './words.ts'

/** The person who is signed in, what the person may do, and where else the account is open. */
export function Account() {
  usePageTitle(words.general.you)
  const { data: me } = useMe()
  const leave = useMutation({
    mutationFn: (path: 'sign-out' | 'sign-out/everywhere') => ask(path, nothingSchema),
    onSuccess: () => location.replace('/sign-in'),
  })
  if (!me) return null
  const { person, sessions } = me
  return (
    <Stack sx={{ gap: 3 }}>
      <div>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650 }}>
          {person.name}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {person.email}
        </Typography>
      </div>
      <div>
        <Typography>{words.you.role(person.role)}</Typography>
        {person.seesInbox && <Typography>{words.you.inbox}</Typography>}
        {person.lastDay && <Typography>{words.you.lastDay(person.lastDay)}</Typography>}
      </div>
      <section aria-labelledby="sessions">
        <Typography variant="h2" id="sessions" sx={{ mb: 1 }}>
          {words.you.sessions}
        </Typography>
        <Paper variant="outlined">
          <List disablePadding>
            {sessions.map(({ agent, since, seen, isThis }) => (
              <ListItem key={since} divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
                <ListItemText
                  primary={browserName(agent) + (isThis ? ` (${words.you.thisBrowser})` : '')}
                  secondary={words.you.seen(shownTime(seen))}
                />
              </ListItem>
            ))}
          </List>
        </Paper>
      </section>
      <Refusal error={leave.error} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => leave.mutate('sign-out')}>
          {words.you.signOut}
        </Button>
        <Button onClick={() => leave.mutate('sign-out/everywhere')}>{words.you.everywhere}</Button>
      </Stack>
    </Stack>
  )
}
