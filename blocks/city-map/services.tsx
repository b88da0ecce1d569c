import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { cityMapWords } from '../../schema/language/city-map-words.ts'
import { fill, plural } from '../../schema/language/words.ts'
import type { City } from './schema.ts'

const link = {
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecorationColor: 'var(--palette-outline)',
}

/** `<details>` and not `Accordion`: it unfolds without a script, and the browser's own search finds what it holds. */
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

export function ServiceLinks({ services }: { services: readonly City['services'][number][] }) {
  return (
    <List sx={{ columns: '180px 3', columnGap: 3, pb: 1.75 }}>
      {services.map(({ name, href }) => (
        <ListItem key={name} sx={{ breakInside: 'avoid' }}>
          <Link href={href} sx={[link, { py: 0.75, color: 'text.primary' }]}>
            {name}
          </Link>
        </ListItem>
      ))}
    </List>
  )
}

/** The services of a city: folded, or a single one in full. */
export function Services({ city }: { city: City }) {
  const [first, second] = city.services
  if (!first) return null
  if (!second)
    return (
      <Link
        href={first.href}
        sx={[
          link,
          {
            display: 'flex',
            alignItems: 'center',
            justifySelf: 'end',
            alignSelf: 'start',
            maxWidth: 128,
            textAlign: 'end',
          },
        ]}
      >
        {first.name}
      </Link>
    )
  return (
    <Folded>
      <summary>
        <span>
          {plural(cityMapWords.services, city.services.length)}
          <span className="visually-hidden"> {fill(cityMapWords.inCity, { city: city.name })}</span>
        </span>
      </summary>
      <ServiceLinks services={city.services} />
    </Folded>
  )
}
