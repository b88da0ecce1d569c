import { styled } from '@mui/material/styles'
import type { Hero } from './schema.ts'

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))',
  gap: '16px 20px',
  margin: '40px 0 0',
  paddingTop: 20,
  borderTop: '1px solid var(--palette-outline)',
  '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: 2 },
  '& dt': { fontSize: '0.9375rem', lineHeight: 1.35 },
  '& dd': {
    fontFamily: 'var(--font-display)',
    fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.75rem)',
    fontWeight: 'var(--font-weight)',
    letterSpacing: 'calc(0.8 * var(--font-spacing))',
  },
  '@media (min-width: 900px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    columnGap: 56,
    // A label stands beside its figure, or below it where a row has no room for both.
    '& div': {
      flexFlow: 'row-reverse wrap-reverse',
      alignContent: 'flex-end',
      alignItems: 'baseline',
      gap: '2px 10px',
    },
  },
})

/** Figures in one row along the lower edge of the hero; nothing if there are none. */
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
