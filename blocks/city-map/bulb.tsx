import { memo } from 'react'
import { placeName } from './place-name.ts'
import type { City } from './schema.ts'
import type { CitySpot } from './spots.ts'

type Props = {
  city: City
  spot: CitySpot
  target: string
  glow: string
  isOff: boolean
  isLit: boolean
  isStop: boolean
}

/** A boolean as a data attribute for the styles. */
const flag = (is: boolean) => (is ? '' : undefined)

/** A city on the map: lit if it has a page, a ring if visitors have to ask. */
export const Bulb = memo(function Bulb({ city, spot, target, glow, isOff, isLit, isStop }: Props) {
  const { x, y, label, area } = spot
  const asks = flag(city.href === undefined)
  const drawing = (
    <>
      <polygon points={area.join(' ')} />
      {city.href && <circle data-glow="" cx={x} cy={y} fill={glow} />}
      <circle data-bulb="" cx={x} cy={y} />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.ends && 'end'}>
          {city.name}
        </text>
      )}
    </>
  )
  if (isOff)
    return (
      <g data-off="" data-ask={asks}>
        {drawing}
      </g>
    )
  return (
    <a
      href={target}
      aria-label={placeName(city)}
      tabIndex={isStop ? 0 : -1}
      data-city={city.slug}
      data-ask={asks}
      data-lit={flag(isLit)}
    >
      {drawing}
    </a>
  )
})
