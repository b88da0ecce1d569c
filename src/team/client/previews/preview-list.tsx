import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TeamPreview } from '../../wire.ts'
import { shownTime, words } from '../words.ts'

type Props = {
  previews: readonly TeamPreview[]
  onChange: (asked: { id: number; what: 'end' | 'renew' }) => void
}

/** Previews, each with whether it is ready, when it ends and how often it was opened. */
export function PreviewList({ previews, onChange }: Props) {
  return (
    <Paper variant="outlined">
      <List disablePadding aria-label={words.previews.title}>
        {previews.map((preview) => (
          <Row key={preview.id} preview={preview} onChange={onChange} />
        ))}
      </List>
    </Paper>
  )
}

function Row({
  preview: { id, by, at, day, endsAt, state, problem, opened, mayEnd },
  onChange,
}: Pick<Props, 'onChange'> & { preview: TeamPreview }) {
  const time = shownTime(at)
  const facts = [
    ...(day === '' ? [] : [words.previews.asOf(day)]),
    words.previews.opened(opened),
    words.previews.ends(shownTime(endsAt)),
  ]
  return (
    <ListItem divider sx={{ '&:last-of-type': { borderBottom: 0 }, py: 1.5, gap: 1.5, flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 240px', minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{words.previews.since(by, time)}</Typography>
          <Chip size="small" label={words.previews.states[state]} role="status" />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {facts.join(' · ')}
        </Typography>
        {problem !== '' && (
          <>
            <Typography variant="body2">{words.previews.problem}</Typography>
            <Typography component="pre" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {problem}
            </Typography>
          </>
        )}
      </Stack>
      {mayEnd && (
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <Button color="error" aria-label={words.previews.endOne(time)} onClick={() => onChange({ id, what: 'end' })}>
            {words.previews.end}
          </Button>
          <Button aria-label={words.previews.renewOne(time)} onClick={() => onChange({ id, what: 'renew' })}>
            {words.previews.renew}
          </Button>
        </Stack>
      )}
    </ListItem>
  )
}
