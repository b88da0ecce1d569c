import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PageModel } from '../../wire/page.ts'
import { useStudio } from '../store/studio-store.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' })

/** A time in words: “3 December 2026, 09:00”. */
const timeWords = (time: string) => `${day.format(new Date(time))}, ${clock.format(new Date(time))}`

const absence: Partial<Record<PageModel['state'], string>> = {
  draft: 'This page is a draft: the site does not have it.',
  scheduled: 'The site does not have this page yet.',
  ended: 'The site does not have this page any more.',
}

/** Says that the site is shown as of another time, and leads back to now. */
export function DayBar() {
  const asOf = useStudio(({ asOf }) => asOf)
  const state = useStudio(({ page }) => page?.state)
  const show = useStudio(({ show }) => show)
  const showDay = useStudio(({ showDay }) => showDay)
  if (asOf === undefined) return null
  return (
    <Stack
      direction="row"
      sx={{
        px: 2,
        py: 0.25,
        columnGap: 1.5,
        flexWrap: 'wrap',
        placeContent: 'center',
        alignItems: 'center',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      <Typography role="status" aria-label="Day" variant="body2" sx={{ fontWeight: 600 }}>
        Shown as on {timeWords(asOf)}. {state && absence[state]}
      </Typography>
      <Button color="inherit" onClick={() => show('day')}>
        Another day
      </Button>
      <Button color="inherit" onClick={() => showDay(undefined)}>
        Back to today
      </Button>
    </Stack>
  )
}
