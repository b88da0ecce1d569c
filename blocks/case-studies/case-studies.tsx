import Box from '@mui/material/Box'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro, stickyAside } from '../../src/components/section.tsx'
import { CaseCard } from './case-card.tsx'
import type { CaseStudies as CaseStudiesBlock } from './schema.ts'

/** The first case stays beside the others. */
const cards = {
  display: 'grid',
  gap: 7,
  gridTemplateColumns: { md: '8fr 5fr' },
  columnGap: { md: 8 },
  '& > :first-of-type': {
    ...stickyAside,
    gridRow: { md: '1 / span 2' },
    alignSelf: 'start',
  },
}

export function CaseStudies(block: CaseStudiesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Box sx={cards}>
        {(block.cases ?? []).map((item, index) => (
          <CaseCard key={item.href} item={item} large={index === 0} />
        ))}
      </Box>
      {block.action && <Action action={block.action} variant="outlined" sx={{ mt: 7 }} />}
    </Section>
  )
}
