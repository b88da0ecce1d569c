import { styled } from '@mui/material/styles'
import type { ListedGroup } from '../../schema/listed-page.ts'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { Cards } from './cards.tsx'
import { FoldedLinks, Links } from './links.tsx'
import type { PageList as PageListBlock } from './schema.ts'

const Group = styled('div')({
  '& + &': { marginTop: 'clamp(48px, 6vw, 80px)' },
  '& > h3': { margin: '0 0 24px', font: '700 1.5rem/1.2 var(--font-display)', letterSpacing: '-0.02em' },
})

/** Heading beside its links if there is room: short lists under wide headings would be mostly empty. */
const Row = styled('div')({
  paddingTop: 20,
  borderTop: '1px solid var(--palette-divider)',
  '& + &': { marginTop: 24 },
  '& > h3': { margin: '0 0 8px', font: '700 1.3125rem/1.3 var(--font-display)', letterSpacing: '-0.02em' },
  '@media (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: '3fr 9fr',
    columnGap: 40,
    '& > h3': { paddingBlock: 7 },
    '& > ul': { gridColumn: 2 },
  },
})

/** The pages of a list, in groups if it has them. The build fills in what is listed. */
export function PageList(block: PageListBlock) {
  const { eyebrow, title, intro, look, by, listed = [] } = block
  return (
    <Section>
      <SectionIntro eyebrow={eyebrow} title={title} intro={intro} />
      {by ? (
        <FoldedLinks groups={listed} />
      ) : (
        listed.map((group) => <Titled key={group.title ?? ''} group={group} look={look} />)
      )}
    </Section>
  )
}

function Titled({ group, look }: { group: ListedGroup; look: PageListBlock['look'] }) {
  const { title, pages } = group
  const heading = title && <h3>{title}</h3>
  if (look === 'links')
    return (
      <Row>
        {heading}
        <Links pages={pages} />
      </Row>
    )
  return (
    <Group>
      {heading}
      <Cards pages={pages} level={title ? 'h4' : 'h3'} />
    </Group>
  )
}
