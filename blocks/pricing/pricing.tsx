import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Section, SectionIntro } from 'marquee'
import { PeriodSwitch, periodStyles } from './period-switch.tsx'
import { Plan } from './plan.tsx'
import type { Pricing as PricingBlock } from './schema.ts'

/** Four plans stand in a row at the most, and five and six in rows of three, so that none is alone. */
const row = (plans: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
    ...(plans > 4 && { lg: 'repeat(3, minmax(0, 1fr))' }),
  },
  gap: 3,
})

/** Plans side by side. */
export function Pricing(block: PricingBlock) {
  const { plans, title } = block
  const hasSwitch = plans.some(({ monthly, yearly }) => monthly !== undefined && yearly !== undefined)
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={title} intro={block.intro} />
      <Box sx={hasSwitch ? periodStyles : {}}>
        {hasSwitch && <PeriodSwitch name={`${block.id}-period`} />}
        <Box sx={row(plans.length)}>
          {plans.map((plan) => (
            <Plan key={plan.name} {...plan} />
          ))}
        </Box>
      </Box>
      {block.footnote && <Typography sx={{ mt: 3, color: 'text.secondary' }}>{block.footnote}</Typography>}
    </Section>
  )
}
