import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { ProcessSteps as ProcessStepsBlock } from './schema.ts'

const wide = '@media (min-width: 900px)'

/** Steps along a cord: down the page on phones, across it on wide screens, a lit bulb at each. */
const Steps = styled('ol')({
  display: 'grid',
  gap: 40,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [wide]: { gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 40 },
})

const Step = styled('li')({
  position: 'relative',
  paddingInlineStart: 48,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8,
    insetBlock: '18px -58px',
    borderInlineStart: '1px solid var(--palette-outline)',
  },
  '&:last-of-type::before': { display: 'none' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 1,
    insetBlockStart: 10,
    width: 16,
    height: 16,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    boxShadow:
      '0 0 0 6px var(--palette-background-default), 0 0 34px 8px color-mix(in srgb, var(--palette-primary-main) 45%, transparent)',
    forcedColorAdjust: 'none',
  },
  [wide]: {
    paddingInlineStart: 0,
    paddingBlockStart: 56,
    '&::before': {
      insetInline: '8px -48px',
      insetBlock: '17px auto',
      borderInlineStart: 0,
      borderBlockStart: '1px solid var(--palette-outline)',
    },
    '&::after': { insetInlineStart: 0 },
  },
})

const Numeral = styled('span')({
  display: 'block',
  marginBlockEnd: 10,
  color: 'var(--palette-primary-text)',
  font: '700 1.0625rem/1 var(--font-display)',
})

const Foot = styled('div')({ marginTop: 56 })

export function ProcessSteps(block: ProcessStepsBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Steps>
        {block.steps.map(({ title, description }, index) => (
          <Step key={title}>
            <Numeral>{`Step ${index + 1}`}</Numeral>
            <Typography variant="h3" sx={{ mb: 1.25 }}>
              {title}
            </Typography>
            <Typography sx={{ color: 'var(--palette-text-secondary)' }}>{description}</Typography>
          </Step>
        ))}
      </Steps>
      {block.action && (
        <Foot>
          <Action action={block.action} />
        </Foot>
      )}
    </Section>
  )
}
