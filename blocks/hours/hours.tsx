import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro, TextLink } from 'marquee'
import { fill, shownTime } from 'marquee/words'
import { useEffect, useState } from 'react'
import { dialled } from '../../schema/phone/phone.ts'
import { weekdayName } from './days.ts'
import { HoursTable } from './hours-table.tsx'
import { type OpenState, openState, type PlaceDay, timeIn } from './open-state.ts'
import type { Hours as HoursBlock } from './schema.ts'
import { hoursWords } from './words.ts'

/** How often it is looked whether the place is still open, in milliseconds. */
const lookMs = 30_000

type Now = { state: OpenState; today: PlaceDay }

/** What it is like now, which the HTML cannot know. */
function useNow(block: HoursBlock): Now | undefined {
  const [now, setNow] = useState<Now>()
  useEffect(() => {
    const look = () => {
      const moment = new Date()
      setNow({ state: openState(block, moment), today: timeIn(block.zone, moment).day })
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [block])
  return now
}

/** Opening hours, whether it is open now, and how to get there. */
export function Hours(block: HoursBlock) {
  const { addressLines, phone, directions, note } = block
  const now = useNow(block)
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Grid container rowSpacing={5} columnSpacing={8}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Status now={now} />
          <HoursTable block={block} today={now?.today} />
          {note && <Typography sx={{ mt: 2, color: 'text.secondary' }}>{note}</Typography>}
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          {addressLines.length > 0 && (
            <Typography component="address" sx={{ fontStyle: 'normal', whiteSpace: 'pre-line' }}>
              {addressLines.map((words) => (
                <Box key={words} component="span" sx={{ display: 'block' }}>
                  {/* Elsewhere than on the page, such as in a copied text, only the line break separates the lines. */}
                  {`${words}\n`}
                </Box>
              ))}
            </Typography>
          )}
          {phone && (
            <Link href={`tel:${dialled(phone)}`} sx={{ display: 'inline-block', py: 1.25 }}>
              {phone}
            </Link>
          )}
          {directions && (
            <div>
              <TextLink href={directions}>{hoursWords.directions}</TextLink>
            </div>
          )}
        </Grid>
      </Grid>
    </Section>
  )
}

/** Has its height before the time is known. */
const Status = ({ now }: { now: Now | undefined }) => (
  <Typography
    role="status"
    sx={{ minHeight: '1.75em', mb: 1.5, fontWeight: 650, '@media (scripting: none), print': { display: 'none' } }}
  >
    {now && statusOf(now)}
  </Typography>
)

function statusOf({ state, today }: Now): string {
  if (state.isOpen) return state.until ? fill(hoursWords.openUntil, { time: shownTime(state.until) }) : hoursWords.open
  if (!state.opens) return hoursWords.closedNow
  const { time, inDays } = state.opens
  if (inDays === 0) return fill(hoursWords.opensAt, { time: shownTime(time) })
  return fill(hoursWords.opensOn, { day: weekdayName(today.weekday, inDays), time: shownTime(time) })
}
