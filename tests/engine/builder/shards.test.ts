// @module-tag exhaustive

import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pagesInShard } from '../../../src/builder/build-context.ts'
import { readShard } from '../../../src/cli/commands/build.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { run } from '../../support/run.ts'
import { contentFolder, pageText } from '../content/folder.ts'
import { copyCached } from './assets/copy-cached.ts'

const form = '  - use: quote-form\n'
const pictureOf = (name: string) =>
  `  - type: hero\n    title: ${name}\n    intro: A crew.\n    image: { name: ${name}, alt: A stage }\n`
const names = ['about', 'blog', 'blog/first', 'blog/second', 'team', 'values']
const hidden = pageText(
  'Plan',
  '  - type: page-title\n    title: Plan\n',
  'gate: { password: GATE_PLAN, remember: plan-auth }\n',
)

async function site() {
  const pages = Object.fromEntries(names.map((name) => [`${name}.yaml`, pageText(`The page ${name}`, form)]))
  const { root: base } = await contentFolder({
    ...pages,
    'index.yaml': pageText('Home', pictureOf('home') + form),
    'work.yaml': pageText('Work', pictureOf('work')),
    'plan.yaml': hidden,
  })
  const runWith = (cache: string, ...args: string[]) =>
    run('build', ['--pages', join(base, 'pages'), ...args], {
      env: {
        SOURCE_DATE_EPOCH: '1764000000',
        GATE_PLAN: 'mcfy-9kud-8dqt-3t5c-m9rc',
        MARQUEE_CACHE: join(base, cache),
      },
    })
  const build = async (cache: string, ...args: string[]) => {
    const { status, stderr } = await runWith(cache, ...args)
    expect(status, stderr).toBe(0)
    return stderr
  }
  return { base, run: runWith, build, filesIn: (folder: string) => fileHashes(join(base, folder)) }
}

const namesOf = (files: ReadonlyMap<string, string>, test: RegExp) =>
  [...files.keys()].filter((name) => test.test(name))

it('gives the same bytes after any number of shards, whose cached work the last build finds', async () => {
  const { base, build, filesIn } = await site()
  const out = (name: string) => ['--out', join(base, name)]
  await copyCached(join(base, 'alone'))
  await build('alone', ...out('whole'))
  const whole = filesIn('whole')
  expect([...whole.keys()]).toContain('blog/second.html.br')
  for (const count of isLong ? [2, 3] : [2]) {
    const shared = `shared-${count}`
    for (let number = 1; number <= count; number++) {
      // Two machines have a cache each, whose files are put together later.
      const cache = count === 2 ? `machine-${number}` : shared
      await copyCached(join(base, cache))
      const said = await build(cache, ...out(`never-${count}`), '--shard', `${number}/${count}`)
      expect(said).toContain(`Shard ${number} of ${count} is done`)
      expect(said).toMatch(/write the site with this cache: npm run build -- --site \S+\n$/)
      if (cache !== shared) await cp(join(base, cache), join(base, shared), { recursive: true })
    }
    expect(filesIn(`never-${count}`).size).toBe(0)
    const before = filesIn(shared)
    await build(shared, ...out(`last-${count}`))
    expect(filesIn(`last-${count}`), `${count} shards`).toEqual(whole)
    const added = [...filesIn(shared).keys()].filter((name) => !before.has(name))
    expect(added.filter((name) => /^(?:bundles|cards|downloads|fonts|pictures)\//.test(name))).toEqual([])
    // Files that depend on all pages, such as the sitemap, are compressed for the first time.
    const texts = namesOf(whole, /^(?!.*\.html).*\.br$/)
    expect(added.filter((name) => name.startsWith('compressed/')).length).toBeLessThan(texts.length)
  }
})

it('reports how a shard is written, and that it needs the cache', async () => {
  const { run } = await site()
  for (const [args, words] of [
    [['--shard', '3/2'], '--shard takes a part, such as 2/5.'],
    [['--shard', '1/2', '--no-cache'], '--shard fills the cache, and --no-cache ignores it.'],
  ] as const) {
    const { status, stderr } = await run('cache', ...args)
    expect(status).toBe(2)
    expect(stderr).toContain(words)
  }
})

it('reads a shard as its number and the number of shards, and assigns each page to one of them', () => {
  expect(readShard('2/5')).toEqual({ number: 2, of: 5 })
  for (const wrong of ['0/5', '6/5', '2', '2/0', '1/x', '-1/2', '1.5/2'])
    expect(readShard(wrong), wrong).toBeUndefined()
  const pages = [1, 2, 3, 4, 5, 6, 7, 8]
  const shards = [1, 2, 3].map((number) => pagesInShard(pages, { number, of: 3 }))
  expect(shards).toEqual([
    [1, 2],
    [3, 4, 5],
    [6, 7, 8],
  ])
})
