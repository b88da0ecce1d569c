import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backUpTeam } from '../../../src/team/server/backup.ts'
import { openTeam } from '../../../src/team/server/store/open-team.ts'
import { createCheckouts } from '../../../src/team/server/workspaces/checkouts.ts'
import { workspaceOf } from '../../../src/team/server/workspaces/workspaces.ts'
import { openedWorkspaces } from './workspaces/opened-workspaces.ts'

it('has everything that a new server needs to go on', async () => {
  const { team, site, data, signedIn, begun, entered, call } = await openedWorkspaces()
  const ana = await signedIn('ana@example.com', 'writer')
  await begun(ana)
  await call('edit', await entered(ana), { text: 'Typed.' })
  await team.studios?.stop(1)
  await mkdir(join(data, 'files/kept/1'), { recursive: true })
  await writeFile(join(data, 'files/kept/1/plan.pdf'), 'PDF')
  const folder = await mkdtemp(join(tmpdir(), 'marquee-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const to = join(folder, 'monday')
  expect(await backUpTeam({ data, to })).toEqual(['team.sqlite', 'repository.bundle', 'files/kept'])
  await expect(backUpTeam({ data, to })).rejects.toThrow('EEXIST')

  // As docs/team.md says.
  const restored = join(folder, 'data')
  await cp(to, restored, { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--mirror', 'repository.bundle', 'repository.git'], { cwd: restored })
  const database = await openTeam({ file: join(restored, 'team.sqlite') })
  onTestFinished(() => database.db.destroy())
  const checkouts = createCheckouts({ data: restored, pages: site.pages })
  const workspace = await workspaceOf(database.db, 1)
  await checkouts.checkOut(workspace)
  expect(await readFile(join(await checkouts.pagesOf(1), 'about.yaml'), 'utf8')).toBe('{"text":"Typed."}')
  expect(await checkouts.snapshot(workspace, { name: 'Ana', email: 'ana@example.com' })).toBeUndefined()
  expect(await readFile(join(restored, 'files/kept/1/plan.pdf'), 'utf8')).toBe('PDF')
})
