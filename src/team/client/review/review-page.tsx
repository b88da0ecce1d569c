import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { reviewSchema, type TeamReview } from '../../review-wire.ts'
import { ask } from '../ask.ts'
import { BackLink } from '../back-link.tsx'
import { usePageTitle } from '../page-title.ts'
import { Refusal } from '../refusal.tsx'
import { shownTime, words } from '../words.ts'
import { Comments } from './comments.tsx'
import { Decision } from './decision.tsx'
import { Publishing } from './publishing.tsx'
import { ReviewedFiles } from './reviewed-files.tsx'

/** What a workspace changes, in words, and what the team says and decides about it. */
export function ReviewPage() {
  const id = Number(useParams()['id'])
  const queries = useQueryClient()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['review', id],
    queryFn: () => ask('review', reviewSchema, { id }),
  })
  usePageTitle(data ? words.review.one(data.title) : words.review.toIt)
  const changed = () => void queries.invalidateQueries()
  return (
    // A part with nothing in it has no gap either.
    <Stack sx={{ gap: 3, '& > :empty': { display: 'none' } }}>
      <BackLink to="/workspaces">{words.review.back}</BackLink>
      {error && !data && <Typography component="h1">{words.review.toIt}</Typography>}
      <Refusal error={error} onAgain={() => void refetch()} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data && (
        <>
          <Head review={data} />
          <Weighty review={data} />
          <Publishing review={data} onChanged={changed} />
          <Decision review={data} onChanged={changed} />
          <section aria-labelledby="changes">
            <Typography variant="h2" id="changes" sx={{ mb: 1 }}>
              {words.review.changes}
            </Typography>
            <ReviewedFiles review={data} onChanged={changed} />
          </section>
          <Comments review={data} onChanged={changed} />
        </>
      )}
    </Stack>
  )
}

function Head({ review: { id, title, owner, isOwn, state, isChangedSince, asked } }: { review: TeamReview }) {
  const { approvedBy, returnedBy, askedBy } = words.review
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          label={words.review.states[state]}
          color={state === 'open' ? 'default' : 'primary'}
        />
      </Stack>
      <Typography color="text.secondary">{isOwn ? words.review.yours : words.review.of(owner)}</Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" component={Link} to={`/workspaces?open=${id}`}>
          {isOwn ? words.workspaces.open : words.workspaces.look}
        </Button>
        <Button component={Link} to={`/workspaces/${id}/previews`}>
          {words.previews.title}
        </Button>
      </Stack>
      {asked && <Typography>{askedBy(asked.by, asked.reviewer, shownTime(asked.at))}</Typography>}
      {asked?.words && <Said text={asked.words} />}
      {asked?.decidedBy && (
        <Typography>{(asked.note ? returnedBy : approvedBy)(asked.decidedBy, shownTime(asked.decidedAt))}</Typography>
      )}
      {asked?.note && <Said text={asked.note} />}
      {isChangedSince && state === 'asked' && <Alert severity="info">{words.review.changedSinceAsked}</Alert>}
      {isChangedSince && state === 'open' && <Alert severity="info">{words.review.changedSinceApproved}</Alert>}
    </Stack>
  )
}

const Said = ({ text }: { text: string }) => (
  <Typography sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {text}
  </Typography>
)

/** What a second person has to see, and what cannot be published at all. */
function Weighty({ review: { weighty, forbidden } }: { review: TeamReview }) {
  return (
    <>
      {forbidden.length > 0 && (
        <Alert severity="error">
          <List title={words.review.forbiddenTitle} lines={forbidden} />
        </Alert>
      )}
      {weighty.length > 0 && (
        <Alert severity="warning">
          <List
            title={words.review.weightyTitle}
            lines={weighty.map(({ kind, about, value }) => words.review.weighty[kind](about, value))}
          />
        </Alert>
      )}
    </>
  )
}

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <Typography variant="h2" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)
