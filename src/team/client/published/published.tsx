import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { isProblem, nothingSchema, publicationsSchema, type TeamPublication } from '../../wire.ts'
import { ask } from '../ask.ts'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { useMe } from '../use-me.ts'
import { shownPlan, shownTime, words } from '../words.ts'
import { askedAgain } from './is-moving.ts'
import { plannedWords } from './planned-words.ts'
import { ReleaseBack } from './release-back.tsx'

/** What is on the site and what is on its way: who, what, since when, and the way back. */
export function Published() {
  usePageTitle(words.published.title)
  const queries = useQueryClient()
  const { data: me } = useMe()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['publications'],
    queryFn: () => ask('publications', publicationsSchema),
    refetchInterval: ({ state }) => askedAgain(state.data),
  })
  const changed = () => void queries.invalidateQueries()
  const taking = useMutation({
    mutationFn: (id: number) => ask('publications/take-back', nothingSchema, { id }),
    onSettled: changed,
  })
  const building = useMutation({
    mutationFn: () => ask('publications/build', nothingSchema),
    onSettled: changed,
  })
  const cancelling = useMutation({
    mutationFn: (id: number) => ask('publications/cancel', nothingSchema, { id }),
    onSettled: changed,
  })
  const mayBuild = me?.person.role === 'publisher' || me?.person.role === 'admin'
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650 }}>
        {words.published.title}
      </Typography>
      <Typography color="text.secondary">{words.published.help}</Typography>
      <Refusal error={error ?? taking.error ?? building.error ?? cancelling.error} onAgain={() => void refetch()} />
      {mayBuild && data?.some(({ state }) => state === 'failed') && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" loading={building.isPending} onClick={() => building.mutate()}>
              {words.published.buildAgain}
            </Button>
          }
        >
          {words.problems.buildFailed}
        </Alert>
      )}
      <ReleaseBack mayGo={mayBuild} newest={data?.find(({ state }) => state === 'live')?.id} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data?.length === 0 && <Typography>{words.published.none}</Typography>}
      {data && data.length > 0 && (
        <Paper variant="outlined">
          <List disablePadding aria-label={words.published.title}>
            {data.map((one) => (
              <Row
                key={one.id}
                publication={one}
                onTakeBack={() => taking.mutate(one.id)}
                onCancel={() => cancelling.mutate(one.id)}
              />
            ))}
          </List>
        </Paper>
      )}
    </Stack>
  )
}

function Row({
  publication: {
    words: said,
    by,
    at,
    liveAt,
    state,
    problem,
    details,
    takesBack,
    isTakenBack,
    mayTakeBack,
    mayCancel,
    isBack,
    publishAt,
    waits,
    waitsSince,
    isForOrigin,
  },
  onTakeBack,
  onCancel,
}: {
  publication: TeamPublication
  onTakeBack: () => void
  onCancel: () => void
}) {
  return (
    <ListItem divider sx={{ '&:last-of-type': { borderBottom: 0 }, py: 1.5, gap: 1.5, flexWrap: 'wrap' }}>
      <Stack sx={{ flex: '1 1 240px', minWidth: 0, gap: 0.25 }}>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {takesBack > 0 ? words.published.taking(said) : said}
          </Typography>
          <Chip
            size="small"
            label={
              isTakenBack
                ? words.published.wasTakenBack
                : isBack
                  ? words.published.wentBack
                  : words.published.states[state](liveAt && shownTime(liveAt))
            }
            role="status"
          />
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {words.published.by(by, shownTime(at))}
        </Typography>
        {publishAt !== '' && state === 'planned' && (
          <Typography variant="body2">{plannedWords({ publishAt, isForOrigin })}</Typography>
        )}
        {waits !== '' && <Typography variant="body2">{words.published[waits](shownTime(waitsSince))}</Typography>}
        {publishAt !== '' && state === 'refused' && (
          <Typography variant="body2">{words.published.wasPlanned(shownPlan(publishAt))}</Typography>
        )}
        {isProblem(problem) && <Typography variant="body2">{words.problems[problem]}</Typography>}
        {details !== '' && (
          <Typography component="pre" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {details}
          </Typography>
        )}
      </Stack>
      {mayCancel && (
        <Button
          aria-label={state === 'planned' ? words.published.cancelOne(said) : words.published.stopOne(said)}
          onClick={onCancel}
        >
          {state === 'planned' ? words.published.cancelPlan : words.published.stop}
        </Button>
      )}
      {mayTakeBack && (
        <Button color="error" aria-label={words.published.takeBackOne(said)} onClick={onTakeBack}>
          {words.published.takeBack}
        </Button>
      )}
    </ListItem>
  )
}
