import { Section } from 'marquee'
import { QuoteFigure } from '../../src/components/quote-figure.tsx'
import type { Quote as QuoteBlock } from './schema.ts'

export function Quote({ large, ...quote }: QuoteBlock) {
  return (
    <Section>
      <QuoteFigure quote={quote} large={large} />
    </Section>
  )
}
