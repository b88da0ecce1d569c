import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { opensQuote, Section, SectionIntro } from 'marquee'
import { prefillResult, useTyped } from 'marquee/forms'
import { fieldNumber, shownNumber } from 'marquee/words'
import { Arithmetic } from './arithmetic.tsx'
import { type Ballpark, estimateHours } from './estimate-hours.ts'
import { NumberInput } from './number-input.tsx'
import type { Estimate as EstimateBlock } from './schema.ts'
import { estimateWords } from './words.ts'

/** The numbers with their words, and the steps of their buttons. */
const inputs = () =>
  [
    {
      name: 'guests',
      label: estimateWords.guests,
      fewer: estimateWords.fewerGuests,
      more: estimateWords.moreGuests,
      step: 10,
    },
    {
      name: 'hours',
      label: estimateWords.hours,
      fewer: estimateWords.fewerHours,
      more: estimateWords.moreHours,
      step: 1,
    },
  ] as const

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '6fr 7fr' },
  alignItems: { md: 'end' },
  columnGap: 12,
  rowGap: 6,
}

/** The numbers and the results in words. */
const linesOf = ({ guests, hours, people, shiftHours, personHours }: Extract<Ballpark, { ok: true }>) => [
  `${estimateWords.guests}: ${shownNumber(guests)}`,
  `${estimateWords.hours}: ${shownNumber(hours)}`,
  `${estimateWords.people}: ${shownNumber(people)}`,
  `${estimateWords.shift}: ${shownNumber(shiftHours)} h`,
  `${estimateWords.together}: ${shownNumber(personHours)} ${estimateWords.unit}`,
]

/** An estimate that updates with every keystroke. The server's HTML shows that of the initial numbers. */
export function Estimate(block: EstimateBlock) {
  const { methods, typed } = useTyped({
    guests: fieldNumber(block.guests.start),
    hours: fieldNumber(block.hours.start),
  })
  const ballpark = estimateHours(typed, block)
  const errors = ballpark.ok ? {} : ballpark.errors
  const takeAlong = () =>
    ballpark.ok &&
    prefillResult(
      { title: block.title, lines: linesOf(ballpark) },
      {
        guests: String(ballpark.guests),
        people: String(ballpark.people),
        hours: String(ballpark.shiftHours),
      },
    )
  return (
    <Section>
      <Box sx={columns}>
        <div>
          <SectionIntro title={block.title} eyebrow={block.eyebrow} intro={block.intro} />
          <Stack spacing={3.5}>
            {inputs().map((input) => (
              <NumberInput
                key={input.name}
                id={`${block.id}-${input.name}`}
                {...input}
                range={block[input.name]}
                error={errors[input.name]}
                methods={methods}
              />
            ))}
          </Stack>
        </div>
        <Arithmetic block={block} ballpark={ballpark}>
          <Button onClick={takeAlong} {...opensQuote}>
            {block.action}
          </Button>
        </Arithmetic>
      </Box>
    </Section>
  )
}
