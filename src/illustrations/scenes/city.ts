import type { Scene } from '../../../schema/scene.ts'
import type { Random } from '../random.ts'
import type { Sheet } from '../svg.ts'

/** What a city is known by. */
export type Feature = NonNullable<Scene['features']>[number]

/** A city on a sheet, for the parts that draw it. */
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
