import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { dateFormat, displayFont, isoDateOf, rounded } from 'marquee'
import { DayPicker, type Labels } from 'react-day-picker'
import { dayLimits } from '../../../schema/forms/day-limits.ts'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { language } from '../../../schema/language/language.ts'
import { dayOf } from './days.ts'

const cell = 'minmax(0, 1fr)'

/** Two months fit side by side. */
const wide = '(min-width: 640px)'

const Frame = styled('div')({
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  background: 'var(--palette-background-default)',
  padding: '8px 8px 12px',
  '& .rdp-months': { position: 'relative', display: 'grid', gap: '12px 32px' },
  [`@media ${wide}`]: {
    padding: '12px 16px 16px',
    '& .rdp-months': { gridTemplateColumns: `${cell} ${cell}` },
  },
  '& .rdp-nav': { position: 'absolute', insetInline: 0, display: 'flex', justifyContent: 'space-between' },
  '& .rdp-month_caption': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    ...displayFont('1.125rem', 1.2),
  },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th': { padding: '6px 0', color: 'var(--palette-text-secondary)', fontSize: '0.875rem', fontWeight: 500 },
  '& td': { padding: 1, textAlign: 'center' },
  '& button': {
    minWidth: 40,
    height: 42,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: rounded(5.25),
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { background: 'var(--palette-action-hover)' },
    '&:focus-visible': { outlineOffset: 1 },
    '&:disabled, &[aria-disabled=true]': {
      color: 'var(--palette-text-secondary)',
      opacity: 0.45,
      cursor: 'default',
      background: 'none',
    },
  },
  '& .rdp-nav button': { width: 44, height: 44, position: 'relative', zIndex: 1 },
  '& .rdp-chevron': { width: 20, height: 20, fill: 'currentColor', verticalAlign: 'middle' },
  '& td button': { width: '100%' },
  '& .rdp-today button': { borderColor: 'var(--palette-outline)', fontWeight: 700 },
  // Lit like the bulbs of the headings.
  '& .rdp-selected button': {
    background: 'var(--palette-primary-main)',
    color: 'var(--palette-primary-contrastText)',
    fontWeight: 700,
    '&:hover': { background: 'var(--palette-primary-dark)' },
  },
  '& .rdp-hidden': { visibility: 'hidden' },
  '@media (forced-colors: active)': { '& .rdp-selected button': { border: '2px solid Highlight' } },
})

type Props = {
  dates: readonly string[]
  field: FieldOf<'dates'>
  set: (dates: string[]) => void
  labelledBy: string
  describedBy: string | undefined
}

const fullDate = dateFormat({ dateStyle: 'full' })
const monthName = dateFormat({ month: 'long', year: 'numeric' })
const weekday = dateFormat({ weekday: 'long' })
const shortWeekday = dateFormat({ weekday: 'short' })

/** The label of a day is the number on its button, not “1st”: voice control users say what they see (WCAG 2.5.3). */
const dayLabel: Labels['labelDayButton'] = (date, { today, selected }) =>
  [today && formsWords.today, fullDate(date), selected && formsWords.selected].filter(Boolean).join(', ')

/** A calendar in which several days can be chosen by pointer or arrow keys. */
export function Calendar({ dates, field, set, labelledBy, describedBy }: Props) {
  const today = new Date()
  const { first: earliest, last: latest } = dayLimits(field, isoDateOf(today))
  const [first] = dates
  // The calendar has no HTML of the build, so the first value may be that of the browser.
  const isWide = useMediaQuery(wide, { noSsr: true })
  return (
    <Frame role="group" aria-labelledby={labelledBy} aria-describedby={describedBy}>
      <DayPicker
        mode="multiple"
        max={field.max}
        numberOfMonths={isWide ? 2 : 1}
        selected={dates.map(dayOf)}
        onSelect={(days) => set((days ?? []).map(isoDateOf).sort())}
        disabled={[
          ...(earliest ? [{ before: dayOf(earliest.day) }] : []),
          ...(latest ? [{ after: dayOf(latest.day) }] : []),
        ]}
        startMonth={earliest ? dayOf(earliest.day) : new Date(today.getFullYear() - 3, 0)}
        endMonth={latest ? dayOf(latest.day) : new Date(today.getFullYear() + 3, 11)}
        weekStartsOn={language().weekStart}
        formatters={{ formatCaption: monthName, formatWeekdayName: (date) => shortWeekday(date).slice(0, 2) }}
        labels={{
          labelNav: () => formsWords.months,
          labelPrevious: () => formsWords.previousMonth,
          labelNext: () => formsWords.nextMonth,
          labelDayButton: dayLabel,
          labelGrid: monthName,
          labelWeekday: weekday,
        }}
        defaultMonth={first ? dayOf(first) : earliest ? dayOf(earliest.day) : today}
      />
    </Frame>
  )
}
