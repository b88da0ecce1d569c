import { styled } from '@mui/material/styles'
import { linkRow } from '../../src/components/link-row.ts'
import type { Locations } from './schema.ts'

const Row = styled('li')({
  ...linkRow,
  breakInside: 'avoid',
  borderTop: '1px solid var(--palette-divider)',
  '& > *': { ...linkRow['& > *'], minHeight: 60 },
  '& strong': { ...linkRow['& strong'], font: '700 clamp(1.5rem, 1.25rem + 0.9vw, 2rem) / 1.15 var(--font-display)' },
  '& small:last-child': { marginInlineStart: 'auto' },
  '@media (max-width: 599.95px)': {
    '& > *': { minHeight: 48, paddingBlock: 10 },
    '& strong': { fontSize: '1.1875rem' },
    '& small': { display: 'none' },
    '& small:last-child': { display: 'revert', marginInlineStart: 0 },
    '& a small:last-child': { display: 'none' },
  },
})

type Props = { city: Locations['cities'][number] }

/** A city of the index: a link if it has a page, else its name and an invitation to ask. */
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
