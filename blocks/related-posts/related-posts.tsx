import { Section, SectionIntro } from 'marquee'
import { PageCards } from '../../src/components/cards/page-cards.tsx'
import type { RelatedPosts as RelatedPostsBlock } from './schema.ts'

/** The posts, which the build fills in; nothing where there is no other post yet. */
export const RelatedPosts = ({ eyebrow, title, intro, listed }: RelatedPostsBlock) =>
  listed?.length !== 0 && (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} intro={intro} />
      <PageCards pages={listed ?? []} level="h3" />
    </Section>
  )
