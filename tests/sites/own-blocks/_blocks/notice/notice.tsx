import { Section, SectionIntro } from 'marquee'
import type { Notice as NoticeBlock } from './schema.ts'

export function Notice({ title, text }: NoticeBlock) {
  return (
    <Section>
      <SectionIntro title={title} intro={text} />
    </Section>
  )
}
