import { existsSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backupSqlite } from '../../server/store/sqlite-backup.ts'
import { git } from '../../studio/server/publish/git.ts'
import { gitEnvironment } from './workspaces/git-environment.ts'

/** The databases of the server, and the files of inquiries, by their names in the folder of what it stores. */
const databases = ['team.sqlite', 'inquiries.sqlite']
const files = 'files/kept'

/**
 * Copies what a server of a team stores in `data` to a new folder, also while it runs: the databases that are files, those of inquiries, and a
 * bundle of its repository, which has all snapshots of workspaces. Returns the names of what was copied. Throws when the folder exists.
 */
export async function backUpTeam({ data, to }: { data: string; to: string }): Promise<string[]> {
  await mkdir(to, { mode: 0o700 })
  const copied: string[] = []
  for (const name of databases) {
    if (!existsSync(join(data, name))) continue
    backupSqlite(join(data, name), join(to, name))
    copied.push(name)
  }
  // After the database: each snapshot that it names is in the bundle.
  const gitDir = join(data, 'repository.git')
  if (existsSync(gitDir)) {
    await git(data, ['bundle', 'create', '--quiet', join(to, 'repository.bundle'), '--all'], {
      env: gitEnvironment({ gitDir }),
    })
    copied.push('repository.bundle')
  }
  if (existsSync(join(data, files))) {
    await cp(join(data, files), join(to, files), { recursive: true, errorOnExist: true })
    copied.push(files)
  }
  return copied
}
