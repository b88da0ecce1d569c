import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { previousOf, rollBack } from '../../../builder/release/publish.ts'
import { BuildRunning } from '../../../builder/release/release-lock.ts'
import { readText } from '../../../files/read-text.ts'
import type { TeamRelease } from '../../wire.ts'
import { writeLog } from '../log.ts'
import { Problem } from '../problem.ts'
import type { Person } from '../sign-in/sessions.ts'
import type { Team } from '../team.ts'
import { goesLiveHere } from '../team-settings.ts'

/** The file of a release with the number of the newest publication that is in it. No visitor gets it. */
export const publicationFile = '_publication'

/** The newest publication that a release has; `undefined` for one that was not built for a publication. */
async function newestIn(folder: string): Promise<number | undefined> {
  const text = await readText(join(folder, publicationFile))
  return text === undefined ? undefined : Number(text)
}

/** The newest publication that visitors see, if the release says which. */
export const newestSeen = async ({ out, settings }: Team): Promise<number | undefined> =>
  out === undefined || !goesLiveHere(settings) ? undefined : newestIn(out)

/** What visitors see, and whether the server still has the release before it. */
export async function releaseNow({ out, settings }: Team): Promise<TeamRelease> {
  if (out === undefined || !goesLiveHere(settings)) return { hasOther: false, isBack: false }
  const other = previousOf(out)
  const [now = 0, before = 0] = [await newestIn(out), await newestIn(other)]
  return { hasOther: existsSync(join(other, 'index.html')), isBack: before > now }
}

/** Lets visitors see the release before, or again the newest one. Nothing is built, and nothing that was published changes. */
export async function swapReleases(team: Team, person: Person): Promise<void> {
  const { out, database, now } = team
  const { hasOther, isBack } = await releaseNow(team)
  if (out === undefined || !hasOther) throw new Problem('noOtherRelease')
  try {
    if (!(await rollBack(out))) throw new Problem('noOtherRelease')
  } catch (error) {
    throw error instanceof BuildRunning ? new Problem('isPublishing') : error
  }
  const what = isBack ? 'release-forward' : 'release-back'
  await database.write((transaction) => writeLog(transaction, now(), { person: person.id, what, about: '' }))
}
