import { styled } from '@mui/material/styles'
import { Chip } from '../../src/components/chip.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { LinkGroups as LinkGroupsBlock } from './schema.ts'

const Groups = styled('div')({
  display: 'grid',
  gap: '56px 64px',
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
  '& h3': { margin: '0 0 12px', font: '700 1.375rem/1.2 var(--font-display)' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', borderTop: '1px solid var(--palette-outline)' },
  '& li': { position: 'relative', borderBottom: '1px solid var(--palette-divider)' },
  '& li > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 16px',
    alignItems: 'center',
    minHeight: 76,
    padding: '14px 4px',
    transition: 'background-color 120ms',
  },
  '& li:hover > div': { background: 'var(--palette-action-hover)' },
  '& a': {
    fontWeight: 650,
    fontSize: '1.125rem',
    textDecorationColor: 'var(--palette-primary-text)',
    textUnderlineOffset: '0.25em',
  },
  // The whole row is clickable.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { gridColumn: 1, color: 'var(--palette-text-secondary)', lineHeight: 1.45 },
  '& [data-chip]': { gridColumn: 2, gridRow: '1 / 3' },
})

export function LinkGroups(block: LinkGroupsBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Groups>
        {block.groups.map(({ title, links }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {links.map(({ text, href, note, chip }) => (
                <li key={href}>
                  <div>
                    <a href={href}>{text}</a>
                    <p>{note}</p>
                    {chip && <Chip data-chip="">{chip}</Chip>}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
    </Section>
  )
}
