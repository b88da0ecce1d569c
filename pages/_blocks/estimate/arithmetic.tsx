import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont } from 'marquee'
import { fieldNumber, fill, shownNumber } from 'marquee/words'
import type { ReactNode } from 'react'
import type { Ballpark } from './estimate-hours.ts'
import type { Estimate } from './schema.ts'
import { estimateWords } from './words.ts'

const Result = styled(Typography)({
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

const Source = styled(Typography)({
  marginTop: 24,
  maxWidth: '33em',
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  lineHeight: 1.55,
})

const number = (value: number) => shownNumber(value, 6)

type Props = { block: Estimate; ballpark: Ballpark; children: ReactNode }

/** The result, and the arithmetic below it. */
export function Arithmetic({ block, ballpark, children }: Props) {
  return (
    <div>
      <Result>
        <output name="person_hours" htmlFor={`${block.id}-guests ${block.id}-hours`}>
          {ballpark.ok ? fieldNumber(ballpark.personHours) : ''}
        </output>
        {estimateWords.unit}
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
  const words = estimateWords
  if (!ballpark.ok) return [words.people, words.shift, words.together].map((name) => [name, '–'])
  const { guests, hours, people, shiftHours, personHours, isMinimum } = ballpark
  const quotient = guests / block.guestsPerPerson
  const sum = Number.isInteger(quotient) ? words.peopleSum : words.peopleRounded
  const plain = isMinimum ? words.shiftMinimum : words.shiftSum
  const withSetup = isMinimum ? words.shiftMinimumWithSetup : words.shiftWithSetup
  const values = {
    guests: number(guests),
    ratio: number(block.guestsPerPerson),
    quotient: number(Number(quotient.toPrecision(4))),
    people: number(people),
    hours: number(hours),
    setup: number(block.setupHours),
    shift: number(shiftHours),
    total: number(personHours),
  }
  return [
    [words.people, fill(sum, values)],
    [words.shift, fill(block.setupHours ? withSetup : plain, values)],
    [words.together, fill(words.togetherSum, values)],
  ]
}
