import type { TeamPublication } from '../../wire.ts'

/** How often it is asked whether something is live, in milliseconds. */
export const publishedAskMs = 2_000

/** Whether something is on its way to the site. */
export const isMoving = ({ state }: TeamPublication): boolean => state === 'asked' || state === 'committed'
