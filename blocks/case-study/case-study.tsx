import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { PillLinks } from '../../src/components/pill-links.ts'
import { Section } from '../../src/components/section.tsx'
import { CaseTop } from './case-top.tsx'
import { Crew } from './crew.tsx'
import { RunOfDay } from './run-of-day.tsx'
import type { CaseStudy as CaseStudyBlock } from './schema.ts'

const wide = '@media (min-width: 900px)'

/** A section of the page with its own ground. */
const Ground = styled('div')({ background: 'var(--palette-background-default)', color: 'var(--palette-text-primary)' })

const Demands = styled('ul')({
  display: 'grid',
  gap: '32px 64px',
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { paddingTop: 20, borderTop: '1px solid var(--palette-outline)' },
  '& h3': { font: '700 1.3125rem/1.25 var(--font-display)', letterSpacing: '-0.015em' },
  '& p': { marginTop: 8, color: 'var(--palette-text-secondary)' },
  [wide]: { gridTemplateColumns: '1fr 1fr' },
})

const Measures = styled('dl')({
  marginTop: 40,
  borderBottom: '1px solid var(--palette-divider)',
  '& > div': { paddingBlock: 18, borderTop: '1px solid var(--palette-divider)' },
  '& dt': { fontWeight: 700 },
  '& dd': { color: 'var(--palette-text-secondary)' },
  [wide]: { '& > div': { display: 'grid', gridTemplateColumns: '4fr 8fr', columnGap: 48 } },
})

const Links = styled(PillLinks)({ marginTop: 48 })

export function CaseStudy(block: CaseStudyBlock) {
  const { demands, crew, preparation, day, report, links } = block
  return (
    <>
      <CaseTop block={block} />
      <Ground data-part="page">
        <Section>
          <Typography variant="h2">What makes it hard</Typography>
          <Demands>
            {demands.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Demands>
        </Section>
      </Ground>
      <Ground data-part="contrast">
        <Section>
          <Crew crew={crew} />
        </Section>
      </Ground>
      <Ground data-part="page">
        <Section>
          <RunOfDay preparation={preparation} day={day} />
        </Section>
      </Ground>
      <Ground data-part="raised">
        <Section>
          <Typography variant="h2">What we would report</Typography>
          <Measures>
            {report.map(({ name, how }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </Measures>
          {links.length > 0 && (
            <Links>
              {links.map(({ text, href }) => (
                <li key={href}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </Links>
          )}
        </Section>
      </Ground>
    </>
  )
}
