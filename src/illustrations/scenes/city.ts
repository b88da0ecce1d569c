import type { Scene } from '../../../schema/scene.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../svg.ts'

/** Features by which a city is recognised. */
export type Feature = NonNullable<Scene['features']>[number]

/** The dimensions and randomness that all parts of a skyline share. */
export type City = {
  sheet: Sheet
  random: Random
  width: number
  horizon: number
  has: (feature: Feature) => boolean
  air: string
}

/** Height of the sheet, in pixels. */
export const tall = 720
