import { styled } from '@mui/material/styles'
import { Picture } from '../../src/components/picture/picture.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import { Sheet } from '../../src/components/sheet.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import type { Duties as DutiesBlock } from './schema.ts'

const wide = '@media (min-width: 900px)'

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(40px, 6vw, 88px)',
  [wide]: { gridTemplateColumns: '7fr 5fr', alignItems: 'start' },
})

/** The day from morning to night, each line as large as a heading: it is what people come to read. */
const Day = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingBlock: 'clamp(14px, 1.8vw, 22px)',
    borderTop: '1px solid var(--palette-divider)',
    font: '700 clamp(1.3125rem, 1.05rem + 1.1vw, 1.9375rem) / 1.2 var(--font-display)',
    letterSpacing: '-0.018em',
    textWrap: 'balance',
  },
  '& li:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '& li::first-letter': { textTransform: 'uppercase' },
})

/** The sheet overlaps the lower edge of the picture. */
const Side = styled('div')({
  '& > [data-brief]': { position: 'relative', margin: '-56px 12px 0 clamp(16px, 5vw, 48px)' },
  '& [data-picture]': { borderRadius: rounded(5) },
  '& li::first-letter': { textTransform: 'uppercase' },
})

const More = styled('div')({
  display: 'grid',
  gap: 36,
  marginTop: 'clamp(44px, 5vw, 72px)',
  [wide]: { gridTemplateColumns: '1fr 1fr', columnGap: 64 },
  '& h3': { fontSize: '1rem', fontWeight: 600, color: 'var(--palette-text-secondary)', marginBottom: 12 },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '8px 10px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    padding: '7px 16px',
    border: '1px solid var(--palette-outline)',
    borderRadius: 'var(--shape-button)',
    lineHeight: 1.35,
  },
})

export function Duties(block: DutiesBlock) {
  return (
    <Section>
      <Columns>
        <div>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          <Day>
            {block.duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </Day>
        </div>
        <Side>
          <Picture image={block.image} sizes="(min-width: 900px) 460px, 100vw" />
          <div data-brief="">
            <Sheet title={block.brief.title} points={block.brief.items} />
          </div>
        </Side>
      </Columns>
      {block.more.length > 0 && (
        <More>
          {block.more.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </More>
      )}
    </Section>
  )
}
