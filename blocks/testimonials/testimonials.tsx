import { styled } from '@mui/material/styles'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { QuoteFigure } from './quote-figure.tsx'
import type { Testimonials as TestimonialsBlock } from './schema.ts'

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 48,
})

const Rating = styled('p')({
  display: 'flex',
  alignItems: 'baseline',
  alignSelf: 'start',
  gap: 14,
  marginBottom: 40,
  color: 'var(--palette-text-secondary)',
  '& strong': {
    color: 'var(--palette-primary-text)',
    font: '700 clamp(4rem, 3rem + 4vw, 6.5rem) / 0.85 var(--font-display)',
    letterSpacing: '-0.05em',
  },
})

const Others = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 270px), 1fr))',
  gap: 32,
  marginTop: 56,
  '@media (min-width: 900px)': { gap: 48, marginTop: 80 },
})

export function Testimonials(block: TestimonialsBlock) {
  const [first, ...others] = block.quotes
  return (
    <Section>
      <Top>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
        {block.rating && (
          <Rating>
            <strong>{block.rating.value}</strong> <span>{block.rating.label}</span>
          </Rating>
        )}
      </Top>
      {first && <QuoteFigure quote={first} large />}
      {others.length > 0 && (
        <Others>
          {others.map((quote) => (
            <QuoteFigure key={quote.quote} quote={quote} />
          ))}
        </Others>
      )}
    </Section>
  )
}
