import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { estimateWords } from '../../schema/language/estimate-words.ts'
import { prefillForms } from '../../src/components/forms/prefill.ts'
import { useTyped } from '../../src/components/forms/use-typed.ts'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { opensQuote } from '../../src/components/site-link.tsx'
import { Arithmetic } from './arithmetic.tsx'
import { estimateHours } from './estimate-hours.ts'
import { NumberInput } from './number-input.tsx'
import type { Estimate as EstimateBlock } from './schema.ts'

/** Step sizes of the plus and minus buttons. */
const guestStep = 10
const hourStep = 1

const columns = {
  display: 'grid',
  gridTemplateColumns: { md: '6fr 7fr' },
  alignItems: { md: 'end' },
  columnGap: 12,
  rowGap: 6,
}

/** An estimate that updates with every keystroke. The server's HTML shows that of the initial numbers. */
export function Estimate(block: EstimateBlock) {
  const { methods, typed } = useTyped({ guests: String(block.guests.start), hours: String(block.hours.start) })
  const ballpark = estimateHours(typed, block)
  const errors = ballpark.ok ? {} : ballpark.errors
  const takeAlong = () =>
    ballpark.ok &&
    prefillForms({
      guests: String(ballpark.guests),
      people: String(ballpark.people),
      hours: String(ballpark.shiftHours),
    })
  return (
    <Section>
      <Box sx={columns}>
        <div>
          <SectionIntro title={block.title} eyebrow={block.eyebrow} intro={block.intro} />
          <Stack spacing={3.5}>
            <NumberInput
              id={`${block.id}-guests`}
              name="guests"
              label={estimateWords.guests}
              fewer={estimateWords.fewerGuests}
              more={estimateWords.moreGuests}
              start={block.guests.start}
              step={guestStep}
              range={block.guests}
              error={errors.guests}
              methods={methods}
            />
            <NumberInput
              id={`${block.id}-hours`}
              name="hours"
              label={estimateWords.hours}
              fewer={estimateWords.fewerHours}
              more={estimateWords.moreHours}
              start={block.hours.start}
              step={hourStep}
              range={block.hours}
              error={errors.hours}
              methods={methods}
            />
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
