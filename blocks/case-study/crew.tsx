import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { CaseStudy } from './schema.ts'

const Posts = styled('ul')({
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
  borderBottom: '1px solid var(--palette-outline)',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'clamp(56px, 9vw, 104px) 1fr',
    gap: '10px 20px',
    alignItems: 'center',
    paddingBlock: 22,
    borderTop: '1px solid var(--palette-outline)',
  },
  '& h3': { font: '700 1.3125rem/1.25 var(--font-display)', letterSpacing: '-0.015em' },
  '& p': { marginTop: 4, color: 'var(--palette-text-secondary)', fontSize: '1rem', lineHeight: 1.5 },
  '@media (min-width: 900px)': {
    '& li': { gridTemplateColumns: 'clamp(56px, 9vw, 104px) 6fr 5fr', columnGap: 32 },
  },
})

const Count = styled('span')({
  font: '700 clamp(2.5rem, 1.8rem + 2.4vw, 4rem) / 1 var(--font-display)',
  letterSpacing: '-0.04em',
  color: 'var(--palette-primary-text)',
})

/** One lit bulb per person, so that the sizes of groups are visible at a glance. */
const People = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 7,
  forcedColorAdjust: 'none',
  '& i': {
    width: 15,
    height: 15,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    border: '2px solid var(--palette-primary-text)',
  },
  '@media (max-width: 899.95px)': { gridColumn: 2 },
})

const Sum = styled('p')({ marginTop: 24, fontWeight: 700, fontSize: '1.1875rem' })

/** The crew by role, with the sum. */
export function Crew({ crew }: { crew: CaseStudy['crew'] }) {
  const people = crew.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <Typography variant="h2">The crew we would send</Typography>
      <Posts>
        {crew.map(({ role, count, task }) => (
          <li key={role}>
            <Count>{count}</Count>
            <div>
              <h3>{role}</h3>
              <p>{task}</p>
            </div>
            <People aria-hidden>
              {Array.from({ length: count }, (_, person) => `${role} ${person}`).map((person) => (
                <i key={person} />
              ))}
            </People>
          </li>
        ))}
      </Posts>
      <Sum>
        {people} {people === 1 ? 'person' : 'people'} in all
      </Sum>
    </>
  )
}
