import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { CaseCard } from './case-card.tsx'
import type { CaseStudies as CaseStudiesBlock } from './schema.ts'

const Cards = styled('div')({
  display: 'grid',
  gap: 56,
  '@media (min-width: 900px)': {
    gridTemplateColumns: '8fr 5fr',
    columnGap: 64,
    '& > :first-of-type': {
      gridRow: '1 / span 2',
      position: 'sticky',
      top: 'calc(var(--header-height) + 24px)',
      alignSelf: 'start',
    },
  },
})

const Foot = styled('div')({ marginTop: 56 })

export function CaseStudies(block: CaseStudiesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Cards>
        {(block.cases ?? []).map((item, index) => (
          <CaseCard key={item.href} item={item} large={index === 0} />
        ))}
      </Cards>
      {block.action && (
        <Foot>
          <Action action={block.action} variant="outlined" />
        </Foot>
      )}
    </Section>
  )
}
