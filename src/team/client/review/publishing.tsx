import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { TeamReview } from '../../review-wire.ts'
import { isProblem, nothingSchema, publicationsSchema, type TeamPublication } from '../../wire.ts'
import { ask } from '../ask.ts'
import { isMoving, publishedAskMs } from '../published/is-moving.ts'
import { Refusal } from '../refusal.tsx'
import { shownTime, words } from '../words.ts'

type Props = { review: TeamReview; onChanged: () => void }

/** Publishes a workspace, or says why the person may not, and how far it is. */
export function Publishing({ review, onChanged }: Props) {
  const { id, title, mayPublish } = review
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['publications', id],
    queryFn: () => ask('publications', publicationsSchema, { workspace: id }),
    refetchInterval: ({ state }) => state.data?.some(isMoving) === true && publishedAskMs,
  })
  const beginning = useMutation({
    mutationFn: () => ask('publications/begin', nothingSchema, { id }),
    onSettled: onChanged,
  })
  const isOnItsWay = data?.some(isMoving) === true
  // What the rest of the page says is another thing when it has arrived.
  useEffect(
    () => (isOnItsWay ? () => void queries.invalidateQueries({ queryKey: ['review', id] }) : undefined),
    [isOnItsWay, queries, id],
  )
  // What was refused is of no interest after the next letter.
  const latest = data?.find(({ state, isOfNow }) => state !== 'refused' || isOfNow)
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Refusal error={beginning.error} />
      {latest && <HowFar review={review} publication={latest} />}
      {mayPublish && !isOnItsWay && (
        <Button
          variant="contained"
          size="large"
          sx={{ alignSelf: 'start' }}
          loading={beginning.isPending}
          aria-label={words.published.publishOne(title)}
          onClick={() => beginning.mutate()}
        >
          {words.published.publish}
        </Button>
      )}
      <WhyNot review={review} />
    </Stack>
  )
}

function WhyNot({ review: { state, isChanged, isChangedSince, mayAsk, whyNot } }: { review: TeamReview }) {
  // Who only looks at it has not asked for it, and what the head of the page says is not said twice.
  const isAsked = mayAsk || whyNot !== 'notReviewer'
  const isSaid = whyNot === 'forbidden' || (whyNot === 'changedSince' && isChangedSince) || state === 'asked'
  if (!isChanged || !isProblem(whyNot) || !isAsked || isSaid) return null
  return <Typography color="text.secondary">{words.problems[whyNot]}</Typography>
}

function HowFar({
  review: { id, isOwn, state, isChanged },
  publication: { state: now, liveAt, takesBack, problem, details },
}: {
  review: TeamReview
  publication: TeamPublication
}) {
  const said = words.published.states[now](liveAt && shownTime(liveAt))
  if (now === 'asked' || now === 'committed')
    return (
      <Stack sx={{ gap: 1 }}>
        <Typography role="status">{now === 'asked' ? words.published.checking : words.published.building}</Typography>
        <LinearProgress aria-label={said} />
      </Stack>
    )
  if (now === 'live')
    return (
      <Alert severity={state === 'published' ? 'success' : 'info'} action={<ToPublished />}>
        {takesBack > 0 ? words.published.tookBack(shownTime(liveAt)) : words.published.whole(shownTime(liveAt))}{' '}
        {takesBack > 0 ? isChanged && words.published.canAgain : words.published.since(isChanged)}
      </Alert>
    )
  return (
    <Alert
      severity="error"
      action={
        problem === 'mergeAsks' && isOwn ? (
          <Button color="inherit" component={Link} to={`/workspaces?open=${id}`}>
            {words.bar.update}
          </Button>
        ) : (
          now === 'failed' && <ToPublished />
        )
      }
    >
      {isProblem(problem) && words.problems[problem]}
      {details !== '' && (
        <Typography component="pre" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
    </Alert>
  )
}

const ToPublished = () => (
  <Button color="inherit" component={Link} to="/published">
    {words.published.title}
  </Button>
)
