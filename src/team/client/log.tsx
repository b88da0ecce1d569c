import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery } from '@tanstack/react-query'
import { logSchema, type TeamLog } from '../wire.ts'
import { ask } from './ask.ts'
import { usePageTitle } from './page-title.ts'
import { Refusal } from './refusal.tsx'
import { shownTime, words } from './words.ts'

/** Entries whose words say all. */
const withoutPerson: ReadonlySet<string> = new Set(['sign-in-refused', 'live'])

/** Who did what, the newest first. */
export function Log() {
  usePageTitle(words.log.title)
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['log'],
    queryFn: ({ pageParam }) => ask('log', logSchema, pageParam === 0 ? {} : { before: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ entries, hasMore }: TeamLog) => (hasMore ? entries.at(-1)?.position : undefined),
  })
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography component="h1" sx={{ fontSize: 24, fontWeight: 650 }}>
        {words.log.title}
      </Typography>
      <Refusal error={error} onAgain={() => void refetch()} />
      {isPending && <CircularProgress size={24} aria-label={words.general.loading} />}
      {data && (
        <Paper variant="outlined">
          <List disablePadding>
            {data.pages
              .flatMap(({ entries }) => entries)
              .map(({ position, at, by, what, about, details }) => (
                <ListItem key={position} divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
                  <ListItemText
                    primary={
                      withoutPerson.has(what)
                        ? words.log.words[what](about, details)
                        : `${by || words.log.operator} ${words.log.words[what](about, details)}`
                    }
                    secondary={shownTime(at)}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItem>
              ))}
          </List>
        </Paper>
      )}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.log.more}
        </Button>
      )}
    </Stack>
  )
}
