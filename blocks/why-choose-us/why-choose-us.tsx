import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { WhyChooseUs as WhyChooseUsBlock } from './schema.ts'

const Columns = styled('div')({
  '@media (min-width: 900px)': { display: 'grid', gridTemplateColumns: '5fr 7fr', gap: 80, alignItems: 'start' },
})

const Aside = styled('div')({
  marginBottom: 48,
  '@media (min-width: 900px)': { position: 'sticky', top: 'calc(var(--header-height) + 24px)', marginBottom: 0 },
})

const Reasons = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'clamp(56px, 12vw, 150px) 1fr',
    columnGap: 20,
    paddingBlock: 'clamp(28px, 4vw, 48px)',
    borderTop: '1px solid var(--palette-divider)',
  },
  '& li:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '& p': { color: 'var(--palette-text-secondary)', gridColumn: 2 },
})

const Numeral = styled('span')({
  gridRow: '1 / span 2',
  color: 'var(--palette-background-default)',
  // The fill is painted over the stroke: it hides the lines where the strokes of a letter cross.
  WebkitTextStroke: '4px var(--palette-primary-text)',
  paintOrder: 'stroke fill',
  font: '700 clamp(3.5rem, 2rem + 5.5vw, 7.5rem) / 0.8 var(--font-display)',
  letterSpacing: '-0.05em',
  '@media (forced-colors: active)': { color: 'CanvasText', WebkitTextStroke: '0' },
})

export function WhyChooseUs(block: WhyChooseUsBlock) {
  return (
    <Section>
      <Columns>
        <Aside>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          {block.action && <Action action={block.action} />}
        </Aside>
        <Reasons>
          {block.reasons.map((reason, index) => (
            <li key={reason.title}>
              <Numeral aria-hidden>{index + 1}</Numeral>
              <Typography variant="h3" sx={{ mb: 1.25, fontSize: 'clamp(1.4rem, 1.1rem + 1vw, 2rem)' }}>
                {reason.title}
              </Typography>
              <p>{reason.text}</p>
            </li>
          ))}
        </Reasons>
      </Columns>
    </Section>
  )
}
