import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { useSiteTimes } from '../state/use-site-times.ts'
import { useStudio } from '../store/studio-store.ts'

/** Why the site does not have a page. */
const absenceOf = (state: PageModel['state'] | undefined): string => {
  const absence: Partial<Record<PageModel['state'], string>> = say().toolbar.absence
  return (state && absence[state]) ?? ''
}

/** Says that the site is shown as of another time, and leads back to now. */
export function DayBar() {
  const asOf = useStudio(({ asOf }) => asOf)
  const state = useStudio(({ page }) => page?.state)
  const { dayAndTime } = useSiteTimes()
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
      <Typography role="status" aria-label={say().toolbar.day} variant="body2" sx={{ fontWeight: 600 }}>
        {say().toolbar.shownAsOf(dayAndTime(asOf))} {absenceOf(state)}
      </Typography>
      <Button color="inherit" onClick={() => show('day')}>
        {say().toolbar.anotherDay}
      </Button>
      <Button color="inherit" onClick={() => showDay(undefined)}>
        {say().toolbar.backToToday}
      </Button>
    </Stack>
  )
}
