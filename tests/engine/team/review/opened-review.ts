import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusalToPublish } from '../../../../src/team/server/review/reviews.ts'
import { workspaceOf } from '../../../../src/team/server/workspaces/workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { openedWorkspaces } from '../workspaces/opened-workspaces.ts'

/** Ben writes, Cara publishes, Ana is the admin; Ben has a workspace with one change. */
export async function openedReview() {
  const all = await openedWorkspaces()
  const { signedIn, begun, ask, data, team, mails } = all
  const ana = await signedIn('ana@example.com', 'admin')
  const ben = await signedIn('ben@example.com', 'writer')
  const cara = await signedIn('cara@example.com', 'publisher')
  const dan = await signedIn('dan@example.com', 'viewer')
  const page = (id = 1) => join(data, 'workspaces', String(id), 'pages/about.yaml')
  const write = (text: string, id = 1) =>
    writeFile(page(id), pageText('About', `  - type: rich-text\n    body: ${text}\n`))
  await begun(ben)
  await write('Second.')
  const review = async (cookies: Record<string, string>, id = 1) =>
    JSON.parse((await ask('POST /api/review', { id }, cookies)).body)
  const asks = async (cookies = ben, reviewer = 3, id = 1) =>
    (await ask('POST /api/review/ask', { id, reviewer, words: 'Please look' }, cookies)).body
  const decides = async (cookies: Record<string, string>, decision: string, { number = 1, note = '', id = 1 } = {}) =>
    (await ask('POST /api/review/decide', { id, number, decision, note }, cookies)).body
  const personOf = (id: number) =>
    team.database.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const refusal = async (person: number, id = 1) => {
    const { snapshot, base } = await workspaceOf(team.database.db, id)
    const publishing = { person: await personOf(person), workspace: id, commit: snapshot ?? base, base }
    return refusalToPublish(team, publishing)
  }
  return { ...all, ana, ben, cara, dan, page, write, review, asks, decides, refusal, mails }
}
