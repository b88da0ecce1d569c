import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { mapSize } from '../../schema/outline.ts'
import { bulbRadius, mapLabel } from '../../src/components/map/map-sizes.ts'
import { Bulb } from './bulb.tsx'
import { isArrowKey, nextInDirection } from './direction.ts'
import type { City } from './schema.ts'
import type { CitySpot } from './spots.ts'
import { cityMapWords } from './words.ts'

/** The land of the site in the colour of the text: its file, which a variable names, is a mask. */
const LandMask = styled('div')({
  position: 'absolute',
  inset: 0,
  background: 'var(--palette-text-primary)',
  mask: 'var(--land) center / contain no-repeat',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { background: 'CanvasText' },
})

const Bulbs = styled('svg')({
  position: 'relative',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '& stop': { stopColor: 'var(--palette-primary-main)' },
  '& a': { cursor: 'pointer', outlineOffset: -8 },
  '& polygon': { fill: 'none', pointerEvents: 'all' },
  '& circle, & text': { pointerEvents: 'none', transition: 'r 200ms, fill 120ms, opacity 200ms' },
  '& [data-bulb]': {
    r: `${bulbRadius}px`,
    fill: 'var(--palette-primary-main)',
    stroke: 'var(--palette-background-default)',
    strokeWidth: 2,
  },
  '& [data-glow]': { r: '24px' },
  // On paper the accent is white.
  '@media print': { '& [data-bulb]': { fill: 'var(--palette-primary-text)' }, '& [data-glow]': { display: 'none' } },
  '& text': mapLabel,
  '& [data-ask] [data-bulb]': {
    fill: 'var(--palette-background-default)',
    stroke: 'var(--palette-text-secondary)',
    strokeWidth: 2.5,
    r: '5px',
  },
  '& [data-ask] text': { fill: 'var(--palette-text-secondary)', fontWeight: 500 },
  '& [data-off]': { pointerEvents: 'none', '& *': { opacity: 0.3, pointerEvents: 'none' } },
  '& [data-lit], & a:hover, & a:focus-visible': {
    '& [data-bulb]': { r: '9px', stroke: 'var(--palette-text-primary)', strokeWidth: 3 },
    '& [data-glow]': { r: '46px' },
    '& text': { fill: 'var(--palette-primary-text)' },
  },
  // The ring around the bulb shows the focus, except in forced colours.
  '@media (forced-colors: none)': { '& a:focus-visible': { outline: 'none' } },
  '@media (forced-colors: active)': {
    '& [data-ask] text, & [data-lit] text, & a:hover text, & a:focus-visible text': { fill: 'CanvasText' },
  },
  // Labels scale with the map: below this width they are unreadable.
  '@container (max-width: 719px)': {
    '& text': { display: 'none' },
    '& [data-bulb]': { r: '9px' },
    '& [data-ask] [data-bulb]': { r: '7px', strokeWidth: 4 },
    '& [data-glow]': { r: '38px' },
    '& [data-lit], & a:hover, & a:focus-visible': {
      '& [data-bulb]': { r: '15px', strokeWidth: 6 },
      '& [data-glow]': { r: '72px' },
    },
  },
})

type OnMap = City & { spot: CitySpot }
const isOnMap = (city: City): city is OnMap => city.spot !== undefined

type Props = {
  blockId: string
  cities: readonly City[]
  /** Whether a city matches the search. */
  isFound: (slug: string) => boolean
  lit: string | undefined
}

/**
 * The land with a bulb for each city. A bulb scrolls to the row of its city. The tab key stops here once; arrow keys
 * move from bulb to bulb.
 */
export function LandMap({ blockId, cities, isFound, lit }: Props) {
  const [stop, setStop] = useState<string>()
  const shown = cities.filter(isOnMap)
  const found = shown.filter(({ slug }) => isFound(slug))
  const tabStop = (found.find(({ slug }) => slug === stop) ?? found[0])?.slug
  const glowId = `${blockId}-glow`

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const from = found.find(({ slug }) => slug === tabStop)
    if (!from || !isArrowKey(event.key)) return
    event.preventDefault()
    const places = found.map(({ slug, spot: { x, y } }) => ({ slug, x, y }))
    const next = nextInDirection(from.spot, event.key, places)
    if (next) event.currentTarget.querySelector<SVGAElement>(`[data-city="${next.slug}"]`)?.focus()
  }

  return (
    <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
      <LandMask />
      <Bulbs
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={cityMapWords.map}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setStop(target.closest<SVGElement>('[data-city]')?.dataset['city'])}
      >
        <radialGradient id={glowId}>
          <stop offset="0" stopOpacity="0.75" />
          <stop offset="0.35" stopOpacity="0.22" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        {shown.map((city) => (
          <Bulb
            key={city.slug}
            city={city}
            spot={city.spot}
            target={`#${blockId}-${city.slug}`}
            glow={`url(#${glowId})`}
            isOff={!isFound(city.slug)}
            isLit={city.slug === lit}
            isStop={city.slug === tabStop}
          />
        ))}
      </Bulbs>
    </Box>
  )
}
