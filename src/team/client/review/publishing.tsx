import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { TeamReview } from '../../review-wire.ts'
import { isProblem, nothingSchema, publicationsSchema, type TeamPublication } from '../../wire.ts'
import { ask } from '../ask.ts'
import { askedAgain, isMoving } from '../published/is-moving.ts'
import { plannedWords } from '../published/planned-words.ts'
import { Refusal } from '../refusal.tsx'
import { shownPlan, shownTime, words } from '../words.ts'
import { PlanDialog } from './plan-dialog.tsx'

type Props = { review: TeamReview; onChanged: () => void }

/** Publishes a workspace, or says why the person may not, and how far it is. */
export function Publishing({ review, onChanged }: Props) {
  const { id, title, mayPublish } = review
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['publications', id],
    async queryFn({ queryKey }) {
      const found = await ask('publications', publicationsSchema, { workspace: id })
      const wasOnItsWay = queries.getQueryData<TeamPublication[]>(queryKey)?.some(isMoving)
      // What the rest of the page says is another thing when it has arrived, and both say it at once.
      if (wasOnItsWay && !found.some(isMoving)) await queries.invalidateQueries({ queryKey: ['review', id] })
      return found
    },
    refetchInterval: ({ state }) => askedAgain(state.data),
  })
  const beginning = useMutation({
    mutationFn: () => ask('publications/begin', nothingSchema, { id }),
    onSettled: onChanged,
  })
  const [isPlanning, setIsPlanning] = useState(false)
  const isOnItsWay = data?.some(isMoving) === true
  // What was refused is of no interest after the next letter.
  const latest = data?.find(({ state, isOfNow, publishAt }) => state !== 'refused' || isOfNow || publishAt !== '')
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Refusal error={beginning.error} />
      {latest && <HowFar review={review} publication={latest} onChanged={onChanged} />}
      {mayPublish && !isOnItsWay && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            size="large"
            loading={beginning.isPending}
            aria-label={words.published.publishOne(title)}
            onClick={() => beginning.mutate()}
          >
            {words.published.publish}
          </Button>
          <Button size="large" aria-label={words.published.planOne(title)} onClick={() => setIsPlanning(true)}>
            {words.published.plan}
          </Button>
        </Stack>
      )}
      {isPlanning && (
        <PlanDialog
          id={id}
          onPlanned={() => {
            setIsPlanning(false)
            void queries.invalidateQueries({ queryKey: ['publications'] })
            onChanged()
          }}
          onClose={() => setIsPlanning(false)}
        />
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
  publication,
  onChanged,
}: {
  review: TeamReview
  publication: TeamPublication
  onChanged: () => void
}) {
  const { state: now, liveAt, takesBack, problem, details, publishAt, isBack, waits, isForOrigin } = publication
  if (now === 'planned' || waits !== '') return <Waiting publication={publication} onChanged={onChanged} />
  const said = words.published.states[now](liveAt && shownTime(liveAt))
  if (now === 'asked' || now === 'committed')
    return (
      <Stack sx={{ gap: 1 }}>
        <Typography role="status">
          {now === 'committed'
            ? words.published.building
            : isForOrigin
              ? words.published.checkingToSend
              : words.published.checking}
        </Typography>
        <LinearProgress aria-label={said} />
      </Stack>
    )
  if (now === 'live' && isBack)
    return (
      <Alert severity="warning" action={<ToPublished />}>
        {words.published.forward.state}
      </Alert>
    )
  if (now === 'live' || now === 'sent') {
    const { tookBack, tookBackSent, whole, sent, canAgain, since, sinceSent } = words.published
    const [back, there] = now === 'sent' ? [tookBackSent, sent] : [tookBack, whole]
    return (
      <Alert severity={state === 'published' ? 'success' : 'info'} action={<ToPublished />}>
        {(takesBack > 0 ? back : there)(shownTime(liveAt))}{' '}
        {takesBack > 0 ? isChanged && canAgain : now === 'sent' && !isChanged ? sinceSent : since(isChanged)}
      </Alert>
    )
  }
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
      {publishAt !== '' && `${words.published.wasPlanned(shownPlan(publishAt))} `}
      {isProblem(problem) && words.problems[problem]}
      {details !== '' && (
        <Typography component="pre" variant="body2" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {details}
        </Typography>
      )}
    </Alert>
  )
}

/** When it is published by itself, or what it waits for, with the way to stop that. */
function Waiting({ publication, onChanged }: { publication: TeamPublication; onChanged: () => void }) {
  const { id, isOfNow, mayCancel, words: said, waits, waitsSince } = publication
  const isPlanned = waits === ''
  const queries = useQueryClient()
  const cancelling = useMutation({
    mutationFn: () => ask('publications/cancel', nothingSchema, { id }),
    onSettled() {
      void queries.invalidateQueries({ queryKey: ['publications'] })
      onChanged()
    },
  })
  return (
    <>
      <Refusal error={cancelling.error} />
      <Alert
        severity={isPlanned && isOfNow ? 'info' : 'warning'}
        action={
          mayCancel && (
            <Button
              color="inherit"
              loading={cancelling.isPending}
              aria-label={isPlanned ? words.published.cancelOne(said) : words.published.stopOne(said)}
              onClick={() => cancelling.mutate()}
            >
              {isPlanned ? words.published.cancelPlan : words.published.stop}
            </Button>
          )
        }
      >
        {isPlanned ? plannedWords(publication) : words.published[waits](shownTime(waitsSince))}{' '}
        {isPlanned && !isOfNow && words.published.plannedChanged}
      </Alert>
    </>
  )
}

const ToPublished = () => (
  <Button color="inherit" component={Link} to="/published">
    {words.published.title}
  </Button>
)
