import { defineWords } from 'marquee/words'

/** The map of all cities and its list. */
export const cityMapWords = defineWords('city-map', {
  label: 'City, state or service',
  count: { one: '{n} city', other: '{n} cities' },
  found: '{found} of {n} cities',
  none: 'No city matches',
  noPage: 'No page for this in {city} yet:',
  askFor: 'Ask for {service} in {city}',
  showAll: 'Show all cities',
  lit: 'Services on its page',
  services: { one: '{n} service', other: '{n} services' },
  inCity: 'in {city}',
  outside: 'Not on this map: {names}',
  map: 'Map of the cities. Arrow keys go from city to city.',
})
