import { styled } from '@mui/material/styles'
import { Prose } from '../../src/components/prose/prose.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { Contents } from './contents.tsx'
import type { RichText as RichTextBlock } from './schema.ts'

const Columns = styled('div')({
  '@media (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: '4fr 8fr',
    gap: 72,
    '& > :last-child': { gridColumn: 2 },
  },
})

/** About 68 characters per line: longer lines are hard to read. */
const Measure = styled('div')({
  maxWidth: '36rem',
  fontSize: '1.125rem',
  '& li::marker': { color: 'var(--palette-primary-text)' },
})

export function RichText(block: RichTextBlock) {
  const anchors = block.id ?? block.type
  const topLevel = block.title ? 3 : 2
  return (
    <Section>
      <Columns>
        {(block.title || block.contents) && (
          <div>
            {block.title && <SectionIntro eyebrow={block.eyebrow} title={block.title} />}
            {block.contents && <Contents markdown={block.body} anchors={anchors} />}
          </div>
        )}
        <Measure>
          <Prose markdown={block.body} topLevel={topLevel} anchors={anchors} />
        </Measure>
      </Columns>
    </Section>
  )
}
