import { styled } from '@mui/material/styles'
import { Day } from '../../src/components/day.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { Card } from './card.tsx'
import type { LocalRules as LocalRulesBlock } from './schema.ts'

const Columns = styled('div')({
  display: 'grid',
  // A minimum width of the track would distort the shape of the card.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(36px, 5vw, 88px)',
  '@media (min-width: 900px)': { gridTemplateColumns: '5fr 6fr', alignItems: 'start' },
})

const Rules = styled('div')({
  '& > div': { paddingBlock: 24, borderTop: '1px solid var(--palette-divider)' },
  '& > div:first-of-type': { paddingTop: 0, borderTop: 0 },
  '& h3': { font: '700 1.3125rem/1.25 var(--font-display)', letterSpacing: '-0.015em', marginBottom: 8 },
  '& p': { fontSize: '1.125rem' },
  '& small': { display: 'block', marginTop: 16, color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
})

export function LocalRules(block: LocalRulesBlock) {
  const { card, rules, reviewBy } = block
  const heading = <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
  return (
    <Section>
      {card && heading}
      <Columns>
        {card ? <Card card={card} /> : heading}
        <Rules>
          {rules.map(({ title, text }) => (
            <div key={text}>
              {title && <h3>{title}</h3>}
              <p>{text}</p>
            </div>
          ))}
          {reviewBy && (
            <small>
              Rules change. We check this again by <Day date={reviewBy} />; the authority has the last word.
            </small>
          )}
        </Rules>
      </Columns>
    </Section>
  )
}
