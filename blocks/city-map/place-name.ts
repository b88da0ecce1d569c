import type { City } from './schema.ts'

/** A city with the area around it, if it has one: `Portland, Oregon`. */
export const placeName = ({ name, areas }: Pick<City, 'name' | 'areas'>): string =>
  [name, ...areas.slice(0, 1)].join(', ')
