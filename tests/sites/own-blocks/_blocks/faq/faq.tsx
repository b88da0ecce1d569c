import { Section, SectionIntro } from 'marquee'
import type { Faq as FaqBlock } from './schema.ts'

export function Faq({ title, asked }: FaqBlock) {
  return (
    <Section>
      <SectionIntro title={title} />
      <ul>
        {asked.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Section>
  )
}
