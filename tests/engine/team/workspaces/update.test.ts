import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { commitOnOrigin } from '../../../../src/studio/server/publish/origin/commit-on-origin.ts'
import { fetchOrigin } from '../../../../src/studio/server/publish/origin/origin.ts'
import { openRepository } from '../../../../src/studio/server/publish/repository.ts'
import type { OriginChoices } from '../../../../src/studio/wire/publish.ts'
import { createCheckouts } from '../../../../src/team/server/workspaces/checkouts.ts'
import { pageText } from '../../content/folder.ts'
import { gitSite } from '../../studio/server/publish/git-site.ts'

const block = (text: string) => `  - type: rich-text\n    body: ${text}\n`
const about = (title: string, first = 'First.', second = 'Second.') =>
  `# The team.\n${pageText('About', block(first) + block(second)).replace('title: About', `title: ${title}`)}`
const lock = (hashes: Record<string, string>) => `${JSON.stringify({ version: 1, pages: hashes }, undefined, 2)}\n`
const author = { name: 'Ben', email: 'ben@example.com' }

/** A workspace of a small site, whose studio brings it up to date. */
async function workspace() {
  const site = await gitSite({ 'about.yaml': about('About'), 'contact.yaml': pageText('Contact', block('Call.')) })
  const data = await mkdtemp(join(tmpdir(), 'marquee-team-'))
  onTestFinished(() => rm(data, { recursive: true }))
  const checkouts = createCheckouts({ data, pages: site.pages })
  const begun = { id: 1, base: await checkouts.latest(), snapshot: null }
  await checkouts.checkOut(begun)
  const file = (name: string) => join(data, 'workspaces/1/pages', name)

  /** Others publish files. Returns the commit. */
  async function published(files: Record<string, string>): Promise<string> {
    for (const [name, text] of Object.entries(files)) await site.write(name, text)
    site.git('add', '.')
    site.git('commit', '--quiet', '--message', 'Publish')
    return checkouts.latest()
  }

  async function update(choices: OriginChoices = {}) {
    const repository = await openRepository(join(data, 'workspaces/1/pages'))
    const request = { files: [], message: 'x', choices, titles: new Map() }
    return commitOnOrigin(repository, request, await fetchOrigin(repository))
  }

  return {
    site,
    checkouts,
    begun,
    published,
    update,
    read: (name: string) => readFile(file(name), 'utf8'),
    write: (name: string, text: string) => writeFile(file(name), text),
  }
}

describe('bringing a workspace up to date', () => {
  it('merges other pages, other blocks and other fields, byte for byte, and rests on what was published', async () => {
    const { checkouts, begun, published, update, read, write } = await workspace()
    const first = await (async () => {
      await write('about.yaml', about('About', 'First.', 'Changed by Ben.'))
      return checkouts.snapshot(begun, author)
    })()
    const main = await published({
      '../code.ts': 'export {}',
      'about.yaml': about('About us', 'Changed by Ada.'),
      'contact.yaml': pageText('Contact', block('Write.')),
    })
    expect(await update()).toMatchObject({ kind: 'nothing', commit: main, since: 'Ada Lovelace changed 2 pages since' })
    expect(await read('about.yaml')).toBe(about('About us', 'Changed by Ada.', 'Changed by Ben.'))
    expect(await read('contact.yaml')).toBe(pageText('Contact', block('Write.')))
    const saved = await checkouts.snapshot({ ...begun, snapshot: first?.commit ?? null }, author)
    expect(saved).toMatchObject({ base: main, changes: 1 })
    const diff = ['--git-dir', checkouts.repository.gitDir, 'diff', '--name-only', main, saved?.commit ?? '']
    expect(execFileSync('git', diff, { encoding: 'utf8' })).toBe('pages/about.yaml\n')
    // Nothing is new now, and another snapshot is the same.
    expect(await update()).toMatchObject({ kind: 'nothing', commit: main })
    expect(await checkouts.snapshot({ ...begun, base: main, snapshot: saved?.commit ?? null }, author)).toBeUndefined()
    expect(await checkouts.news({ base: main, snapshot: saved?.commit ?? null })).toEqual({ authors: [], names: [] })
  })

  it.each([
    ['mine', 'Title of Ben'],
    ['theirs', 'Title of Ada'],
  ] as const)('asks in words about the same text, and takes %s', async (side, title) => {
    const { published, update, read, write } = await workspace()
    await write('about.yaml', about('Title of Ben', 'First.', 'Changed by Ben.'))
    await published({ 'about.yaml': about('Title of Ada', 'Changed by Ada.') })
    const asked = await update()
    expect(asked).toMatchObject({
      kind: 'conflicts',
      since: 'Ada Lovelace changed 1 page since',
      conflicts: [{ title: 'Title of Ben', place: 'Title', mine: 'Title of Ben', theirs: 'Title of Ada' }],
    })
    // Who cancels has everything as before.
    expect(await read('about.yaml')).toBe(about('Title of Ben', 'First.', 'Changed by Ben.'))
    const [conflict] = asked.kind === 'conflicts' ? asked.conflicts : []
    if (!conflict) throw new Error('Nothing was asked.')
    expect(await update({ [conflict.id]: { side, seen: conflict.seen } })).toMatchObject({ kind: 'nothing' })
    expect(await read('about.yaml')).toBe(about(title, 'Changed by Ada.', 'Changed by Ben.'))
  })

  it('never asks about lock files', async () => {
    const { published, update, read, write } = await workspace()
    await published({ 'generated.lock.json': lock({ a: '1', b: '1' }), '_data/lastmod.lock.json': lock({ x: '1' }) })
    await update()
    await write('generated.lock.json', lock({ a: '2', b: '1', mine: '1' }))
    await write('_data/lastmod.lock.json', lock({ x: '2', mine: '1' }))
    await published({
      'generated.lock.json': lock({ a: '3', b: '1', theirs: '1' }),
      '_data/lastmod.lock.json': lock({ x: '3', theirs: '1' }),
    })
    expect(await update()).toMatchObject({ kind: 'nothing' })
    expect(JSON.parse(await read('generated.lock.json')).pages).toEqual({ a: '3', b: '1', mine: '1', theirs: '1' })
    expect(JSON.parse(await read('_data/lastmod.lock.json')).pages).toEqual({ x: '3', mine: '1', theirs: '1' })
  })

  it('asks nothing again where it ended after the files were written', async () => {
    const { published, update, read, write } = await workspace()
    const main = await published({ 'about.yaml': about('About us'), 'contact.yaml': pageText('Call us', '') })
    await write('about.yaml', about('About us'))
    await write('contact.yaml', pageText('Call us', ''))
    expect(await update()).toMatchObject({ kind: 'nothing', commit: main })
    expect(await read('contact.yaml')).toBe(pageText('Call us', ''))
  })

  it('rests on no commit that is not of the site, whatever the folder says', async () => {
    const { checkouts, begun, write, site } = await workspace()
    await write('about.yaml', about('About us'))
    const saved = await checkouts.snapshot(begun, author)
    if (!saved) throw new Error('Nothing was saved.')
    const args = ['-C', checkouts.folderOf(1), 'checkout', '--quiet', '--force', '--detach', saved.commit]
    execFileSync('git', args)
    await write('about.yaml', about('Once more'))
    const again = await checkouts.snapshot({ ...begun, snapshot: saved.commit }, author)
    expect(again).toMatchObject({ base: begun.base, changes: 1 })
    expect(site.git('rev-parse', 'HEAD')).toBe(begun.base)
  })
})
