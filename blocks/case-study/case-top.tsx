import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Chip } from '../../src/components/chip.tsx'
import { Day } from '../../src/components/day.tsx'
import { Eyebrow } from '../../src/components/eyebrow.tsx'
import { Ornament } from '../../src/components/ornament.tsx'
import { Picture } from '../../src/components/picture/picture.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import type { CaseStudy } from './schema.ts'

const Spread = styled('div')({
  display: 'grid',
  gap: 40,
  paddingBlock: 'calc(var(--header-height) + clamp(36px, 5.5vw, 88px)) clamp(56px, 6vw, 88px)',
  '& h1': { fontSize: 'clamp(2.375rem, 1.4rem + 3.6vw, 4.5rem)', lineHeight: 1, maxWidth: '9.3em' },
  '& [data-picture]': { borderRadius: rounded(4.5) },
  '@media (min-width: 900px)': { gridTemplateColumns: '7fr 5fr', columnGap: 72, alignItems: 'end' },
})

const Words = styled('div')({
  display: 'grid',
  gap: 22,
  '& > p:last-of-type': {
    fontSize: '1.1875rem',
    lineHeight: 1.55,
    color: 'var(--palette-text-secondary)',
    maxWidth: '36em',
  },
})

const Kind = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14 })

const Facts = styled('dl')({
  display: 'grid',
  gap: '20px 40px',
  gridColumn: '1 / -1',
  paddingTop: 24,
  borderTop: '1px solid var(--palette-outline)',
  '& dt': { color: 'var(--palette-text-secondary)', fontSize: '1rem' },
  '& dd': { fontWeight: 650, lineHeight: 1.4 },
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)' },
})

const Note = styled('p')({
  gridColumn: '1 / -1',
  padding: '16px 20px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3.5),
  background: 'var(--palette-background-paper)',
  '& strong': { color: 'var(--palette-primary-text)' },
})

/** Headline, brief and facts of the event. A plan says first that it is one. */
export function CaseTop({ block }: { block: CaseStudy }) {
  const { kind, title, brief, image, setting, guests, hours, crew, permission } = block
  const people = crew.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Container>
        <Spread>
          <Words>
            <Kind>
              <Eyebrow>{permission ? kind : `How we would staff it: ${kind}`}</Eyebrow>
              {!permission && <Chip>Illustrative</Chip>}
            </Kind>
            <Typography variant="h1">{title}</Typography>
            <p>{brief}</p>
          </Words>
          <Picture image={image} sizes="(min-width: 900px) 440px, 100vw" />
          <Facts>
            <Fact name="Setting" value={setting} />
            <Fact name="Guests" value={guests} />
            <Fact name="Hours" value={hours} />
            <Fact name="Crew" value={people === 1 ? '1 person' : `${people} people`} />
          </Facts>
          {permission ? (
            <Note>
              Published with permission of {permission.by}, given on <Day date={permission.on} />.
            </Note>
          ) : (
            <Note>
              <strong>Illustrative.</strong> This is a plan for an event of this kind. It reports no event that took
              place, describes no client, and claims no result.
            </Note>
          )}
        </Spread>
      </Container>
      <Ornament />
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
