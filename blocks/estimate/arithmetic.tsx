import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { displayFont } from '../../src/theme/display-font.ts'
import type { Ballpark } from './estimate-hours.ts'
import type { Estimate } from './schema.ts'

const Result = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 20,
  color: 'var(--palette-primary-text)',
  ...displayFont('1.5rem', 1, 0.8),
  '& output': {
    fontSize: 'clamp(5.5rem, 3rem + 11vw, 12rem)',
    lineHeight: 0.86,
    letterSpacing: 'calc(2 * var(--font-spacing))',
    fontVariantNumeric: 'tabular-nums',
  },
  '& output:empty::before': { content: '"–" / ""', color: 'var(--palette-outline)' },
})

const Lines = styled('dl')({
  marginBlock: 36,
  borderBottom: '1px solid var(--palette-divider)',
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 24px',
    paddingBlock: 13,
    borderTop: '1px solid var(--palette-divider)',
  },
  '& dt': { color: 'var(--palette-text-secondary)' },
  '& dd': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
})

const Source = styled('p')({
  marginTop: 24,
  maxWidth: '33em',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
})

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 6 })

type Props = { block: Estimate; ballpark: Ballpark; children: ReactNode }

/** The result, and the arithmetic below it. */
export function Arithmetic({ block, ballpark, children }: Props) {
  return (
    <div>
      <Result>
        <output name="staff_hours" htmlFor={`${block.id}-guests ${block.id}-hours`}>
          {ballpark.ok ? ballpark.staffHours : ''}
        </output>
        staff-hours
      </Result>
      <Lines>
        {linesOf(block, ballpark).map(([what, sum]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </Lines>
      {children}
      <Source>{block.source}</Source>
    </div>
  )
}

/** Each line of the sum: its label, and its arithmetic. */
function linesOf(block: Estimate, ballpark: Ballpark): [string, string][] {
  const names = ['Crew', 'Shift', 'Together'] as const
  if (!ballpark.ok) return names.map((name) => [name, '–'])
  const { guests, hours, staff, shiftHours, staffHours, isMinimum } = ballpark
  const quotient = guests / block.guestsPerStaff
  const crew = `${number(guests)} guests ÷ ${number(block.guestsPerStaff)} =`
  const people = Number.isInteger(quotient)
    ? `${crew} ${number(staff)} staff`
    : `${crew} ${number(Number(quotient.toPrecision(4)))}, rounded up to ${number(staff)} staff`
  const setup = block.setupHours ? `${number(hours)} h + ${number(block.setupHours)} h set-up` : `${number(hours)} h`
  const shift = isMinimum ? `${setup}, at least ${number(shiftHours)} h` : `${setup} = ${number(shiftHours)} h`
  return [
    ['Crew', people],
    ['Shift', shift],
    ['Together', `${number(staff)} × ${number(shiftHours)} = ${number(staffHours)} staff-hours`],
  ]
}
