import { styled } from '@mui/material/styles'
import type { City } from './schema.ts'

const Links = styled('ul')({
  columns: '180px 3',
  columnGap: 24,
  margin: 0,
  padding: '0 0 14px',
  listStyle: 'none',
  fontSize: '0.9375rem',
  '& a': {
    display: 'block',
    paddingBlock: 6,
    lineHeight: 1.4,
    breakInside: 'avoid',
    textDecorationColor: 'var(--palette-outline)',
    textUnderlineOffset: '0.25em',
  },
  '& a:hover': { color: 'var(--palette-primary-text)', textDecorationColor: 'currentcolor' },
})

const Folded = styled('details')({
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 10,
    minHeight: 56,
    color: 'var(--palette-text-secondary)',
    fontSize: '0.9375rem',
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary::after': {
    content: '"+" / ""',
    width: '0.7em',
    color: 'var(--palette-primary-text)',
    fontSize: '1.375rem',
  },
  '&[open] > summary::after': { content: '"–" / ""' },
  '& > summary:hover': { color: 'var(--palette-text-primary)' },
})

const Only = styled('a')({
  justifySelf: 'end',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  maxWidth: 128,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'end',
  textUnderlineOffset: '0.25em',
  '&:hover': { color: 'var(--palette-text-primary)' },
})

export function ServiceLinks({ services }: { services: readonly City['services'][number][] }) {
  return (
    <Links>
      {services.map(({ name, href }) => (
        <li key={name}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </Links>
  )
}

/** The services of a city: folded, or a single one in full. */
export function Services({ city }: { city: City }) {
  const [first, second] = city.services
  if (!first) return null
  if (!second) return <Only href={first.href}>{first.name}</Only>
  return (
    <Folded>
      <summary>
        <span>
          {city.services.length} services<span className="visually-hidden"> in {city.name}</span>
        </span>
      </summary>
      <ServiceLinks services={city.services} />
    </Folded>
  )
}
