import { styled } from '@mui/material/styles'
import type { Locations } from './schema.ts'

const Row = styled('li')({
  breakInside: 'avoid',
  borderTop: '1px solid var(--line)',
  '& > *': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 10px',
    minHeight: 60,
    paddingBlock: 12,
    textDecoration: 'none',
  },
  '& strong': {
    font: '700 clamp(1.5rem, 1.25rem + 0.9vw, 2rem) / 1.15 var(--font-display)',
    letterSpacing: '-0.02em',
    transition: 'translate 200ms, color 120ms',
  },
  '& small': { color: 'var(--muted)', fontSize: '0.875rem' },
  '& small:last-child': { marginInlineStart: 'auto' },
  '& a:hover strong, & a:focus-visible strong': { color: 'var(--accent-ink)', translate: '6px 0' },
  '& a:active strong': { translate: '3px 0' },
  '& > span strong': { color: 'var(--muted)', fontWeight: 500 },
  '@media (max-width: 599.95px)': {
    '& > *': { minHeight: 48, paddingBlock: 10 },
    '& strong': { fontSize: '1.1875rem' },
    '& small': { display: 'none' },
    '& small:last-child': { display: 'revert', marginInlineStart: 0 },
    '& a small:last-child': { display: 'none' },
  },
})

type Props = { city: Locations['cities'][number] }

/** A city of the index: a link where it has a page, else its name and the word that asking helps. */
export function City({ city }: Props) {
  const inside = (
    <>
      <strong>{city.name}</strong>
      {city.state && <small>{city.state}</small>}
      {city.note && <small>{city.note}</small>}
      {!city.href && <small>Ask us</small>}
    </>
  )
  return <Row>{city.href ? <a href={city.href}>{inside}</a> : <span>{inside}</span>}</Row>
}
