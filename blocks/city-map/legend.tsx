import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { fill, plural } from 'marquee/words'
import { formatOf } from '../../schema/language/language.ts'
import type { City } from './schema.ts'
import { cityMapWords } from './words.ts'

const Line = styled(Typography)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: '2.5em',
  marginTop: 12,
  color: 'var(--palette-text-secondary)',
  fontSize: '0.9375rem',
  '& > span:not([data-outside])::before': {
    content: '""',
    display: 'inline-block',
    width: 12,
    height: 12,
    marginInlineEnd: 10,
    borderRadius: '50%',
    background: 'var(--palette-primary-main)',
    boxShadow: '0 0 14px var(--palette-primary-main)',
    '@media print': { background: 'var(--palette-primary-text)', boxShadow: 'none', printColorAdjust: 'exact' },
  },
  '& > [data-ask]::before': {
    border: '2px solid var(--palette-text-secondary)',
    background: 'none',
    boxShadow: 'none',
  },
  '& strong': { color: 'var(--palette-text-primary)' },
})

const about = ({ href, services }: City, ask: string) => {
  if (!href) return ask
  return services.length === 1 ? services[0]?.name : plural(cityMapWords.services, services.length)
}

const listed = (names: readonly string[]) => formatOf('and', ({ locale }) => new Intl.ListFormat(locale)).format(names)

type Props = {
  ask: string
  /** Whether a city has no page, so that a bulb is a ring. */
  hasRing: boolean
  /** Names of the cities that lie outside the map. */
  outside: readonly string[]
  city: City | undefined
}

/**
 * The meaning of the bulbs; while the pointer is on a city, its facts. Not announced, because the list says the same.
 */
export function Legend({ ask, hasRing, outside, city }: Props) {
  if (!city)
    return (
      <Line>
        <span>{cityMapWords.lit}</span>
        {hasRing && <span data-ask="">{ask}</span>}
        {outside.length > 0 && <span data-outside="">{fill(cityMapWords.outside, { names: listed(outside) })}</span>}
      </Line>
    )
  return (
    <Line>
      <span data-ask={city.href ? undefined : ''}>
        <strong>{city.name}</strong>
        {city.areas[0] && `, ${city.areas[0]}`} · {about(city, ask)}
      </span>
    </Line>
  )
}
