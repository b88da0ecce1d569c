import Box from '@mui/material/Box'
import { Action, Section, SectionIntro } from 'marquee'
import { CaseCard } from './case-card.tsx'
import type { CaseStudies as CaseStudiesBlock } from './schema.ts'

/** The first case has a row of its own, the others share theirs. */
const cards = {
  display: 'grid',
  gap: 7,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  columnGap: { md: 8 },
  '& > :first-of-type': { gridColumn: { md: '1 / -1' } },
}

/** The cases, which the build fills in; nothing where there are none, as in a language. */
export function CaseStudies(block: CaseStudiesBlock) {
  if (block.cases?.length === 0) return null
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
