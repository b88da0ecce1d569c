import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { dateFormat, Section, SectionIntro } from 'marquee'
import { plural } from 'marquee/words'
import { askMonth, type Month, months } from './ask-month.ts'
import type { PeakWeeks as PeakWeeksBlock } from './schema.ts'
import { peakWeeksWords } from './words.ts'

const wide = '@media (min-width: 900px)'
const twelve = 'repeat(12, minmax(0, 1fr))'

/** A cord with a bulb per month: lit in the months of the event, a ring in the month to ask. */
const Cord = styled('div')({
  display: 'grid',
  width: '100%',
  gridTemplateColumns: twelve,
  justifyItems: 'center',
  alignItems: 'center',
  height: 44,
  background: 'linear-gradient(var(--palette-outline), var(--palette-outline)) 0 50% / 100% 1px no-repeat',
  forcedColorAdjust: 'none',
  '& i': { width: 7, height: 7, borderRadius: '50%', background: 'var(--palette-outline)' },
  '& i[data-is="ask"]': {
    width: 16,
    height: 16,
    background: 'var(--palette-background-default)',
    border: '3px solid var(--palette-primary-text)',
  },
  '& i[data-is="on"]': {
    width: 20,
    height: 20,
    background: 'var(--palette-primary-main)',
    boxShadow: '0 0 26px 6px color-mix(in srgb, var(--palette-primary-main) 45%, transparent)',
    // On paper the accent is white, and a background is left out.
    '@media print': { border: '10px solid var(--palette-primary-text)', boxShadow: 'none' },
  },
  // Colours of the theme can be those of the ground of the system.
  '@media (forced-colors: active)': {
    background: 'linear-gradient(GrayText, GrayText) 0 50% / 100% 1px no-repeat',
    '& i': { background: 'CanvasText' },
    '& i[data-is="ask"]': { background: 'Canvas', borderColor: 'Highlight' },
    '& i[data-is="on"]': { background: 'Highlight', boxShadow: 'none' },
  },
})

const Names = styled('div')({
  display: 'grid',
  gridTemplateColumns: twelve,
  textAlign: 'center',
  marginBottom: 8,
  color: 'var(--palette-text-secondary)',
  fontSize: 'clamp(0.6875rem, 0.6rem + 0.4vw, 0.9375rem)',
  [wide]: { marginInlineStart: 'calc((100% - 48px) * 4 / 11 + 48px)' },
})

const Key = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  marginTop: 20,
  color: 'var(--palette-text-secondary)',
  fontSize: '1rem',
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 10 },
  '& i': {
    width: 14,
    height: 14,
    borderRadius: '50%',
    border: '3px solid var(--palette-primary-text)',
    forcedColorAdjust: 'none',
  },
  '& span:first-of-type i': {
    background: 'var(--palette-primary-main)',
    borderColor: 'var(--palette-primary-main)',
    '@media print': { border: '7px solid var(--palette-primary-text)' },
  },
  '@media (forced-colors: active)': {
    '& i': { borderColor: 'Highlight' },
    '& span:first-of-type i': { background: 'Highlight', borderColor: 'Highlight' },
  },
})

const monthFormat = dateFormat({ month: 'short', timeZone: 'UTC' })
/** A month as the language of the page calls it. */
const monthName = (month: Month) => monthFormat(Date.UTC(2026, months.indexOf(month)))

export function PeakWeeks(block: PeakWeeksBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Names aria-hidden>
        {months.map((month) => (
          <span key={month}>{monthName(month)}</span>
        ))}
      </Names>
      <List component="ol" sx={{ borderTop: 1, borderColor: 'divider' }}>
        {block.weeks.map((week) => (
          <Week key={`${week.what} ${week.months[0]}`} {...week} />
        ))}
      </List>
      <Key aria-hidden>
        <span>
          <i />
          {peakWeeksWords.now}
        </span>
        <span>
          <i />
          {peakWeeksWords.askBy}
        </span>
      </Key>
    </Section>
  )
}

function Week({ what, months: on, leadWeeks }: PeakWeeksBlock['weeks'][number]) {
  const [first] = on
  const ask = first && leadWeeks ? askMonth(first, leadWeeks) : undefined
  const when = on.map(monthName).join(', ')
  return (
    <ListItem
      divider
      sx={{ display: { md: 'grid' }, gridTemplateColumns: '4fr 7fr', columnGap: 6, py: 2.5, flexWrap: 'wrap' }}
    >
      <div>
        <Typography variant="h5" component="h3">
          {what}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '1rem' }}>
          {leadWeeks ? plural(peakWeeksWords.askAhead, leadWeeks, { when }) : when}
        </Typography>
      </div>
      <Cord aria-hidden>
        {months.map((month) => (
          <i key={month} {...(on.includes(month) ? { 'data-is': 'on' } : month === ask ? { 'data-is': 'ask' } : {})} />
        ))}
      </Cord>
    </ListItem>
  )
}
