import type { TeamPublication } from '../../wire.ts'

/** How often it is asked whether something is live, and whether the time of something planned has come, in milliseconds. */
const askMs = 2_000
const plannedAskMs = 30_000

/** Whether something is on its way to the site. */
export const isMoving = ({ state }: TeamPublication): boolean => state === 'asked' || state === 'committed'

/** How often it is asked again what became of these publications; false if nothing is to come. */
export function askedAgain(publications: readonly TeamPublication[] = []): number | false {
  if (publications.some(isMoving)) return askMs
  return publications.some(({ state }) => state === 'planned') && plannedAskMs
}
