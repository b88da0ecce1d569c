import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action, Section, SectionIntro } from 'marquee'
import { fill, plural } from 'marquee/words'
import { type KeyboardEvent, type SyntheticEvent, useCallback, useMemo, useState } from 'react'
import { quoteHref } from '../../schema/links/quote-href.ts'
import { CityRow } from './city-row.tsx'
import { LandMap } from './land-map.tsx'
import { Legend } from './legend.tsx'
import { createSearch } from './matching.ts'
import type { CityMap as CityMapBlock } from './schema.ts'
import { SearchField } from './search-field.tsx'
import { useQuery } from './use-query.ts'
import { cityMapWords } from './words.ts'

const Columns = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1200px)': {
    gridTemplate: '"top list" auto / minmax(0, 4fr) minmax(0, 8fr)',
    gap: '0 40px',
    '&[data-map]': {
      gridTemplate: '"top map" auto "list map" 1fr / minmax(0, 4fr) minmax(0, 8fr)',
      // The words begin where those of other blocks do, the map uses the width beside them.
      marginInlineStart: 'clamp(0px, (100vw - 1200px) / 2, 168px)',
    },
  },
})
const stage = {
  gridArea: { lg: 'map' },
  alignSelf: { lg: 'start' },
  position: { lg: 'sticky' },
  top: { lg: 'calc(var(--header-height) + 24px)' },
}
const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
  columnGap: 6,
}

/** The city of an event's target, on the map or in the list. */
const cityAt = ({ target }: SyntheticEvent) => (target as Element).closest<HTMLElement>('[data-city]')?.dataset['city']

/** Where the arrow keys stop: the search field, then each row. */
const stopsOf = (element: Element) => [...element.querySelectorAll<HTMLElement>('[data-stop]')]

/**
 * A map and a list of the same cities; typing narrows both, and pointing at a city in one highlights it in the other.
 */
export function CityMap(block: CityMapBlock) {
  const blockId = block.id ?? block.type
  const { input, query, search } = useQuery()
  const [lit, setLit] = useState<string>()
  const find = useMemo(() => createSearch(block.cities, block.services), [block.cities, block.services])
  const matches = useMemo(() => find(query), [find, query])
  const found = useMemo(() => new Set(matches.map(({ city }) => city.slug)), [matches])
  const isFound = useCallback((slug: string) => found.has(slug), [found])
  const point = (event: SyntheticEvent) => setLit(cityAt(event))
  const clear = () => {
    search('')
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as Element
    if (target.closest('svg')) return
    if (event.key === 'Escape' && query !== '') return clear()
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = stopsOf(event.currentTarget)
    const own = target.closest('[data-city]')?.querySelector('[data-stop]') ?? target
    const next = stops[stops.indexOf(own as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const count = block.cities.length
  const hasMap = block.cities.some(({ spot }) => spot)
  const status =
    query.trim() === ''
      ? plural(cityMapWords.count, count)
      : fill(cityMapWords.found, { found: matches.length, n: count })
  return (
    <Section wide={hasMap}>
      <Columns
        data-map={hasMap ? '' : undefined}
        onPointerOver={point}
        onPointerLeave={() => setLit(undefined)}
        onFocus={point}
        onKeyDown={onKeyDown}
      >
        <Box sx={{ gridArea: { lg: 'top' } }}>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          <SearchField
            blockId={blockId}
            placeholder={block.placeholder}
            input={input}
            status={matches.length === 0 ? cityMapWords.none : status}
            onSearch={search}
            onEnter={() => document.querySelector<HTMLElement>(`#${blockId} li [data-stop]`)?.focus()}
          />
        </Box>
        {hasMap && (
          <Box sx={stage}>
            <LandMap blockId={blockId} cities={block.cities} isFound={isFound} lit={lit} />
            <Legend
              ask={block.ask}
              hasRing={block.cities.some(({ spot, href }) => spot && !href)}
              outside={block.cities.filter(({ spot }) => !spot).map(({ name }) => name)}
              city={block.cities.find(({ slug }) => slug === lit)}
            />
          </Box>
        )}
        <Box sx={{ gridArea: { lg: 'list' } }}>
          {matches.length > 0 ? (
            <List sx={list}>
              {matches.map(({ city, services, asks }) => (
                <CityRow
                  key={city.slug}
                  blockId={blockId}
                  city={city}
                  services={services}
                  asks={asks}
                  ask={block.ask}
                  isLit={city.slug === lit}
                />
              ))}
            </List>
          ) : (
            <Stack spacing={3} sx={{ alignItems: 'start', py: 3 }}>
              <Typography>{block.noMatch}</Typography>
              <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
                <Button href={quoteHref}>{block.ask}</Button>
                <Button variant="outlined" onClick={clear}>
                  {cityMapWords.showAll}
                </Button>
              </Stack>
            </Stack>
          )}
          {block.action && <Action action={block.action} variant="outlined" sx={{ mt: 4 }} />}
        </Box>
      </Columns>
    </Section>
  )
}
