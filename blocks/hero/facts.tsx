import { styled } from '@mui/material/styles'
import type { Hero } from './schema.ts'

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  margin: '40px 0 0',
  paddingTop: 20,
  borderTop: '1px solid var(--line-strong)',
  '& div': { display: 'flex', flexDirection: 'row-reverse', alignItems: 'baseline', gap: 10 },
  '& dt': { color: 'var(--muted)', fontSize: '0.9375rem' },
  '& dd': { fontFamily: 'var(--font-display)', fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.02em' },
})

/** Figures in one row along the lower edge of the hero. Nothing where there are none. */
export function Facts({ facts }: Pick<Hero, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <List>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </List>
  )
}
