import { styled } from '@mui/material/styles'
import { land as landOfSite } from '../../schema/outline.ts'
import { bulbRadius, mapLabel } from '../../src/components/map/map-sizes.ts'
import { type Area, areaSize } from './area.ts'
import type { City } from './schema.ts'

const Drawing = styled('svg')({
  width: '100%',
  height: 'auto',
  '& mask': { maskType: 'alpha' },
  '& stop': { stopColor: 'var(--palette-text-primary)' },
  '& [data-glow] stop': { stopColor: 'var(--palette-primary-main)' },
  '& [data-ring]': {
    fill: 'var(--palette-primary-main)',
    fillOpacity: 0.13,
    stroke: 'var(--palette-primary-text)',
    strokeWidth: 1.5,
  },
  '& [data-bulb]': {
    fill: 'var(--palette-primary-main)',
    stroke: 'var(--palette-background-default)',
    strokeWidth: 1.5,
    transition: 'r 200ms',
  },
  '& [data-ask]': {
    fill: 'var(--palette-background-default)',
    stroke: 'var(--palette-text-secondary)',
    strokeWidth: 2,
  },
  '& [data-reach]': { fill: 'none', pointerEvents: 'all' },
  '& text': mapLabel,
  '& a:hover': { '& [data-bulb]': { r: `${bulbRadius + 2}px` }, '& text': { fill: 'var(--palette-primary-text)' } },
  '@media (min-width: 600px)': { '& text': { fontSize: 11.5 } },
  '@media (forced-colors: active)': {
    '& stop': { stopColor: 'CanvasText' },
    '& [data-bulb]': { fill: 'LinkText' },
    '& [data-ring]': { stroke: 'CanvasText', fill: 'none' },
  },
})

/** Size of the bulb of a nearby city, and of the area around it in which the pointer selects it. */
const nearbyRadius = bulbRadius - 1
const reach = 18

type SpotProps = { spot: Area<City>['spots'][number]; isCenter: boolean }

function Spot({ spot: { x, y, city, label }, isCenter }: SpotProps) {
  const drawing = (
    <>
      <circle
        data-bulb=""
        data-ask={city.href || isCenter ? undefined : ''}
        cx={x}
        cy={y}
        r={isCenter ? bulbRadius + 1 : nearbyRadius}
      />
      {label && (
        <text x={label.x} y={label.y} textAnchor={label.ends && 'end'}>
          {city.name}
        </text>
      )}
    </>
  )
  if (!city.href || isCenter) return drawing
  return (
    <a href={city.href} tabIndex={-1}>
      <circle data-reach="" cx={x} cy={y} r={reach} />
      {drawing}
    </a>
  )
}

const part = (length: number, whole: number) => Math.round((length / whole) * 100) / 100

type Props = { blockId: string; area: Area<City> }

/** The land around the city, fading to the edge. Hidden from screen readers, because caption and list say the same. */
export function AreaDrawing({ blockId, area: { land, ringRadius, spots } }: Props) {
  const [center, ...others] = spots
  if (!center) return null
  const { x, y } = center
  const id = (name: string) => `${blockId}-${name}`
  const ref = (name: string) => `url(#${id(name)})`
  return (
    <Drawing viewBox={`0 0 ${areaSize.width} ${areaSize.height}`} aria-hidden="true">
      <radialGradient id={id('light')} r="0.5" fx={part(x, areaSize.width)} fy={part(y, areaSize.height)}>
        <stop offset="0.55" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <radialGradient id={id('glow')} data-glow="">
        <stop offset="0" stopOpacity="0.75" />
        <stop offset="0.35" stopOpacity="0.22" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <mask id={id('land')}>
        <image href={landOfSite()?.url} {...land} />
      </mask>
      <rect width="100%" height="100%" fill={ref('light')} mask={ref('land')} />
      <circle data-ring="" cx={x} cy={y} r={ringRadius} />
      <circle cx={x} cy={y} r={ringRadius} fill={ref('glow')} />
      {others.map((spot) => (
        <Spot key={spot.city.name} spot={spot} isCenter={false} />
      ))}
      <Spot spot={center} isCenter />
    </Drawing>
  )
}
