import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { ServicesList as ServicesListBlock } from './schema.ts'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 56,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', borderTop: '1px solid var(--palette-divider)' },
  '& h3': { margin: 0, font: '700 1.3125rem/1.2 var(--font-display)', letterSpacing: '-0.015em' },
  '& p': { marginTop: 6, color: 'var(--palette-text-secondary)', fontSize: '1rem', lineHeight: 1.5 },
  '& li > *': { display: 'block', paddingBlock: 20, textDecoration: 'none' },
  // On phones only the names, in two columns: a list of this length is for finding a role, not for reading.
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: '1fr 1fr',
    columnGap: 20,
    '& h3': { fontSize: '1.0625rem', lineHeight: 1.25 },
    '& li > *': { paddingBlock: 13 },
    '& li p': { display: 'none' },
  },
  '& a h3': {
    backgroundImage: 'linear-gradient(var(--palette-primary-text), var(--palette-primary-text))',
    backgroundSize: '0 2px',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    transition: 'background-size 220ms',
    width: 'fit-content',
  },
  '& a:hover h3, & a:focus-visible h3': { backgroundSize: '100% 2px', color: 'var(--palette-primary-text)' },
})

const Foot = styled('div')({ marginTop: 48 })

export function ServicesList(block: ServicesListBlock) {
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <List>
        {block.services.map((service) => (
          <Service key={service.name} {...service} />
        ))}
      </List>
      {block.action && (
        <Foot>
          <Action action={block.action} />
        </Foot>
      )}
    </Section>
  )
}

/** The whole cell is the link if there is a page. */
function Service({ name, summary, href }: ServicesListBlock['services'][number]) {
  const inside = (
    <>
      <h3>{name}</h3>
      {summary && <p>{summary}</p>}
    </>
  )
  return <li>{href ? <a href={href}>{inside}</a> : <div>{inside}</div>}</li>
}
