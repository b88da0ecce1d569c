import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Action, dateFormat, displayFont, Section, SectionIntro, shownAs, withoutTags } from 'marquee'
import { plural, shownNumber } from 'marquee/words'
import { useEffect, useState } from 'react'
import type { Countdown as CountdownBlock } from './schema.ts'
import { offsetOf, timeLeft, units, zoneOf } from './time-left.ts'
import { countdownWords } from './words.ts'

const day = dateFormat({ dateStyle: 'full', timeZone: 'UTC' })
const dayAndTime = dateFormat({ dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })

/** The moment as one reads it where its zone is, with the zone. */
const inWords = (at: string) =>
  at.length > 10
    ? `${dayAndTime(Date.parse(at) + offsetOf(at))} (${zoneOf(at, countdownWords.utc)})`
    : day(Date.parse(at))

/** Milliseconds until a moment, every second; `undefined` in the HTML, which cannot know. */
function useTimeUntil(at: string): number | undefined {
  const [ms, setMs] = useState<number>()
  useEffect(() => {
    const look = () => setMs(Date.parse(at) - Date.now())
    look()
    const timer = setInterval(look, 1_000)
    return () => clearInterval(timer)
  }, [at])
  return ms
}

/** Days, hours, minutes and seconds until an event. */
export function Countdown(block: CountdownBlock) {
  const { after } = block
  const at = withoutTags(block.at)
  const ms = useTimeUntil(at)
  const isOver = ms !== undefined && ms <= 0
  const shown = isOver && after ? { title: after.title, intro: after.text, action: after.action } : block
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={shown.title} intro={shown.intro} />
      {!(isOver && after) && (
        <>
          <Typography component="time" dateTime={at} sx={{ display: 'block', mb: 3, fontWeight: 600 }}>
            {shownAs(block.at, inWords)}
          </Typography>
          {!isOver && <Left ms={ms} />}
        </>
      )}
      {shown.action && <Action action={shown.action} sx={{ mt: 4 }} />}
    </Section>
  )
}

/** Has its size before the time is known. */
function Left({ ms }: { ms: number | undefined }) {
  const left = ms === undefined ? undefined : timeLeft(ms)
  return (
    <Box
      role="timer"
      sx={{
        display: 'grid',
        // A thousand days need more room.
        gridTemplateColumns: 'minmax(max-content, 1fr) repeat(3, minmax(0, 1fr))',
        gap: { xs: 1, sm: 3 },
        maxWidth: 640,
        '@media (scripting: none), print': { display: 'none' },
      }}
    >
      {units.map((unit) => (
        <Box key={unit} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          <Box
            component="span"
            sx={{
              display: 'block',
              ...displayFont('clamp(2rem, 1.2rem + 3vw, 3.75rem)', 1.1),
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {left ? shownNumber(left[unit]) : '–'}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {plural(countdownWords[unit], left?.[unit] ?? 0)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
