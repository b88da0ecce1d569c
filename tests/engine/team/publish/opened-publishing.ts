import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CheckSite } from '../../../../src/studio/server/publish/site-check.ts'
import type { Role } from '../../../../src/team/server/people/roles.ts'
import { noteChange } from '../../../../src/team/server/workspaces/workspaces.ts'
import { pageText } from '../../content/folder.ts'
import { openedWorkspaces, type WorkspacesOptions } from '../workspaces/opened-workspaces.ts'

/** Stands in for the command line. */
export const command = new URL('../previews/build-process.ts', import.meta.url)

/** A page of two sections. */
export const page = (first: string, second = 'Second.') =>
  pageText('About', `  - type: rich-text\n    body: ${first}\n  - type: rich-text\n    body: ${second}\n`)

/** The check of all pages takes seconds; most of what is published here has no errors. */
export const withoutErrors: CheckSite = async () => ({ errors: [], warnings: 0 })

/** A site with a page of two sections, whose people publish. */
export async function openedPublishing({
  isChecked = false,
  sendsTo,
}: Pick<WorkspacesOptions, 'sendsTo'> & { isChecked?: boolean } = {}) {
  const team = await openedWorkspaces({
    command,
    ...(!isChecked && { checkSite: withoutErrors }),
    ...(sendsTo && { sendsTo }),
  })
  const { data, ask, site } = team
  const develop = async (name: string, text: string) => {
    await site.write(name, text)
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', `Change ${name}`)
  }
  await develop('about.yaml', page('First.'))
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', join(data, 'repository.git'), ...args], { encoding: 'utf8' }).trim()

  async function begun(name: string, role: Role = 'publisher') {
    const cookies = await team.signedIn(`${name}@example.com`, role)
    const id = await team.begun(cookies, `Work of ${name}`)
    const { id: person } = JSON.parse((await ask('POST /api/me', {}, cookies)).body).person
    return {
      cookies,
      person,
      id,
      write: async (text: string | Buffer, file = 'about.yaml') => {
        const path = join(data, `workspaces/${id}/pages`, file)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
        await noteChange(team.team, id, person)
      },
      publish: async () => (await ask('POST /api/publications/begin', { id }, cookies)).body,
      publishOne: (workspace: number) => ask('POST /api/publications/begin', { id: workspace }, cookies),
      takeBack: async (number: number) => (await ask('POST /api/publications/take-back', { id: number }, cookies)).body,
      list: async () => JSON.parse((await ask('POST /api/publications', {}, cookies)).body),
      review: async () => JSON.parse((await ask('POST /api/review', { id }, cookies)).body),
      asks: async (reviewer: number) =>
        (await ask('POST /api/review/ask', { id, reviewer, words: 'Please look' }, cookies)).body,
      decide: async (workspace: number, number: number, decision = 'approved') =>
        (await ask('POST /api/review/decide', { id: workspace, number, decision, note: '' }, cookies)).body,
      log: async () => JSON.parse((await ask('POST /api/log', {}, cookies)).body).entries,
    }
  }
  const live = () => readFile(join(data, 'site/index.html'), 'utf8').catch(() => '')
  const idle = async () => {
    await team.team.jobs?.idle()
  }
  return { ...team, develop, git, begun, live, idle }
}
