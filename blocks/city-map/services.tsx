import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { Fold, opensQuote } from 'marquee'
import { prefillForms } from 'marquee/forms'
import { fill, plural } from 'marquee/words'
import { placeName } from './place-name.ts'
import type { AskedService, City } from './schema.ts'
import { cityMapWords } from './words.ts'

const link = {
  color: 'text.secondary',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textDecorationColor: 'var(--palette-outline)',
}

const Folded = styled(Fold)({
  border: 0,
  '& > summary': {
    justifyContent: 'flex-end',
    gap: 10,
    minHeight: 56,
    paddingBlock: 0,
    color: 'var(--palette-text-secondary)',
    fontSize: '0.9375rem',
  },
  '& > summary::after': { scale: '0.7' },
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

/** What a city has no page for: buttons that open the quote form with city and service. */
export const AskButtons = ({ city, services }: { city: City; services: readonly AskedService[] }) => (
  <List data-asks="" sx={{ pb: 1.75 }}>
    <ListItem>{fill(cityMapWords.noPage, { city: city.name })}</ListItem>
    {services.map(({ name, positions }) => (
      <ListItem key={name}>
        <Button
          variant="outlined"
          sx={{ minHeight: 44, mt: 1 }}
          onClick={() => prefillForms({ location: placeName(city), positions })}
          {...opensQuote}
        >
          {fill(cityMapWords.askFor, { service: name, city: city.name })}
        </Button>
      </ListItem>
    ))}
  </List>
)

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
