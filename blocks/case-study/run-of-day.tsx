import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CaseStudy } from './schema.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 64,
  '@media (min-width: 900px)': { gridTemplateColumns: '5fr 7fr', gap: 72, alignItems: 'start' },
})

const Preparation = styled('ol')({
  margin: '32px 0 0',
  padding: '0 0 0 24px',
  '& li + li': { marginTop: 14 },
  '& li::marker': { color: 'var(--palette-primary-text)', fontWeight: 700 },
})

/** A cord through the day, with a bulb at each moment. */
const Day = styled('ol')({
  position: 'relative',
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', paddingInlineStart: 36, paddingBottom: 28 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 7,
    width: 13,
    height: 13,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    boxShadow: '0 0 18px 3px color-mix(in srgb, var(--palette-primary-main) 40%, transparent)',
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 6,
    top: 26,
    bottom: 0,
    width: 1,
    background: 'var(--palette-outline)',
  },
  '& b': { display: 'block', font: '700 1.1875rem/1.4 var(--font-display)' },
  '& span': { color: 'var(--palette-text-secondary)' },
})

/** The preparation, and the day hour by hour. */
export function RunOfDay({ preparation, day }: Pick<CaseStudy, 'preparation' | 'day'>) {
  return (
    <Columns>
      <div>
        <Typography variant="h2">Before the day</Typography>
        <Preparation>
          {preparation.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Preparation>
      </div>
      <div>
        <Typography variant="h2">Run of the day</Typography>
        <Day>
          {day.map(({ time, what }) => (
            <li key={time}>
              <b>{time}</b>
              <span>{what}</span>
            </li>
          ))}
        </Day>
      </div>
    </Columns>
  )
}
