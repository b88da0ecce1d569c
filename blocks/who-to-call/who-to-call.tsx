import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { WhoToCall as WhoToCallBlock } from './schema.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: '8px 32px',
    padding: '22px 0',
    borderTop: '1px solid var(--palette-divider)',
    '&:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  },
  '& h3': { margin: 0, font: '700 1.25rem/1.25 var(--font-display)' },
  '& p': { color: 'var(--palette-text-secondary)', lineHeight: 1.5 },
  '@media (min-width: 800px)': {
    '& li': { gridTemplateColumns: '4fr 5fr minmax(200px, auto)', alignItems: 'center' },
    '& li > :last-child:not(p)': { justifySelf: 'end' },
  },
  '@media print': { '& li': { padding: '6px 0' } },
})

export function WhoToCall(block: WhoToCallBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List>
        {block.contacts.map(({ when, text, action }, index) => (
          <li key={when}>
            <h3>{when}</h3>
            <p>{text}</p>
            {action && <Action action={action} variant={index === 0 ? 'contained' : 'outlined'} />}
          </li>
        ))}
      </List>
    </Section>
  )
}
