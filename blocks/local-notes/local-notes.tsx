import { styled } from '@mui/material/styles'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { firstSentence } from './first-sentence.ts'
import type { LocalNotes as LocalNotesBlock } from './schema.ts'

/** Two columns of notes that need not be level, so that notes of different lengths leave no gaps. */
const Notes = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  columnGap: 72,
  '@media (min-width: 900px)': { columns: 2 },
  '& li': { breakInside: 'avoid', paddingBlock: '4px clamp(32px, 4vw, 52px)' },
  '& strong': {
    display: 'block',
    font: '700 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.25 var(--font-display)',
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
  '& p': { marginTop: 10, color: 'var(--palette-text-secondary)' },
})

export function LocalNotes(block: LocalNotesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Notes>
        {block.notes.map(({ text }) => {
          const { first, rest } = firstSentence(text)
          return (
            <li key={text}>
              <strong>{first}</strong>
              {rest && <p>{rest}</p>}
            </li>
          )
        })}
      </Notes>
    </Section>
  )
}
