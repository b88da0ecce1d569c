import { styled } from '@mui/material/styles'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { Venues as VenuesBlock } from './schema.ts'

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gap: '10px 48px',
    paddingBlock: 'clamp(24px, 3vw, 40px)',
    borderTop: '1px solid var(--palette-divider)',
  },
  '& > li:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '& h3': {
    font: '700 clamp(1.625rem, 1.2rem + 1.9vw, 2.75rem) / 1.08 var(--font-display)',
    letterSpacing: '-0.025em',
    textWrap: 'balance',
  },
  '& span': { display: 'block', marginTop: 8, color: 'var(--palette-primary-text)', fontWeight: 600 },
  '& p': { fontSize: '1.125rem', maxWidth: '36em' },
  '@media (min-width: 900px)': { '& > li': { gridTemplateColumns: '6fr 6fr', alignItems: 'start' } },
})

const Districts = styled('div')({
  marginTop: 32,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '8px 14px',
  '& p': { color: 'var(--palette-text-secondary)' },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 0',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontWeight: 600,
  },
  '& li + li::before': { content: '"·"', paddingInline: 12, color: 'var(--palette-primary-text)' },
})

export function Venues(block: VenuesBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List>
        {block.venues.map(({ name, area, note }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              {area && <span>{area}</span>}
            </div>
            <p>{note}</p>
          </li>
        ))}
      </List>
      {block.districts.length > 0 && (
        <Districts>
          <p>{block.districtsTitle}</p>
          <ul>
            {block.districts.map((district) => (
              <li key={district}>{district}</li>
            ))}
          </ul>
        </Districts>
      )}
    </Section>
  )
}
