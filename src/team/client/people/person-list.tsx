import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TeamPerson } from '../../wire.ts'
import { words } from '../words.ts'

type Props = {
  people: readonly TeamPerson[]
  onChange: (person: TeamPerson) => void
  onLink: (person: TeamPerson) => void
  onRemove: (person: TeamPerson) => void
}

/** The people of a team, each with what may be done about them. */
export function PersonList({ people, onChange, onLink, onRemove }: Props) {
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={words.general.people}>
        {people.map((person) => (
          <ListItem
            key={person.id}
            divider
            sx={{ '&:last-of-type': { borderBottom: 0 }, py: 1.5, gap: 1.5, flexWrap: 'wrap' }}
          >
            <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{person.name}</Typography>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {person.email}
              </Typography>
            </Stack>
            <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', flexBasis: { xs: '100%', sm: 'auto' } }}>
              <Chip size="small" label={words.people.roles[person.role]} />
              {person.seesInbox && <Chip size="small" variant="outlined" label={words.people.readsInbox} />}
              {person.lastDay && (
                <Chip
                  size="small"
                  variant="outlined"
                  color={person.isOver ? 'warning' : 'default'}
                  label={person.isOver ? words.people.over : words.people.until(person.lastDay)}
                />
              )}
            </Stack>
            <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              <Button onClick={() => onLink(person)}>{words.people.link}</Button>
              <Button aria-label={words.people.change(person.name)} onClick={() => onChange(person)}>
                {words.people.changeShort}
              </Button>
              <Button
                color="error"
                aria-label={words.people.removePerson(person.name)}
                onClick={() => onRemove(person)}
              >
                {words.people.remove}
              </Button>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Paper>
  )
}
