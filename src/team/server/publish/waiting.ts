import type { Selectable } from 'kysely'
import type { TeamPublication } from '../../wire.ts'
import type { NextJob } from '../jobs/jobs.ts'
import type { TeamTables } from '../store/tables.ts'
import type { Team } from '../team.ts'
import { OriginAway } from './origin.ts'

type Waits = TeamPublication['waits']
type Said = Pick<Selectable<TeamTables['publications']>, 'state' | 'problem' | 'details'>

/** Whether a publication waits for an origin that does not answer, and was not sent there. */
export const isAway = ({ state, problem }: Pick<Said, 'state' | 'problem'>): boolean =>
  state === 'asked' && problem === 'away'

/** What a page says of a publication: what it waits for and since when, or why it is not possible. */
export function waitingOf(row: Said): Pick<TeamPublication, 'waits' | 'waitsSince' | 'problem' | 'details'> {
  const { problem, details } = row
  if (row.state !== 'asked' || problem === '') return { waits: '', waitsSince: '', problem, details }
  return { waits: isAway(row) ? 'away' : 'unclear', waitsSince: details, problem: '', details: '' }
}

/**
 * Notes what a publication waits for from now on. False if it is asked for no longer, since somebody has cancelled it. What is `unclear` stays so
 * where the origin does not answer again.
 */
export async function noteWaiting({ database, now }: Team, id: number, waits: Waits): Promise<boolean> {
  const details = waits === '' ? '' : now().toISOString()
  return database.write(async (transaction) => {
    const asked = transaction.updateTable('publications').set({ problem: waits, details }).where('id', '=', id)
    const noted = asked.where('state', '=', 'asked')
    const { numUpdatedRows } = await (waits === 'away' ? noted.where('problem', '=', '') : noted).executeTakeFirst()
    return numUpdatedRows > 0n
  })
}

/** Takes in what developers have pushed to the origin, once a minute. */
export function nextFromOrigin({ checkouts }: Team): NextJob {
  let said = ''
  return async () => {
    if (!checkouts?.origin?.takeTurn()) return undefined
    return async (signal) => {
      try {
        await checkouts.takeIn(signal)
        said = ''
      } catch (error) {
        if (signal.aborted) return
        const isAway = error instanceof OriginAway
        const words = `The repository of the site ${isAway ? 'does not answer' : 'cannot be used'}: ${String(error)}`
        // Once, not each minute.
        if (words !== said) console.error(words)
        said = words
      }
    }
  }
}
