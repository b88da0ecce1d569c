import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileHashes } from '../../../src/cache/file-hashes.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
/** Each takes two builds, one of them from nothing. */
const edits = 4

const body = (text: string) => `  - type: page-title\n    title: ${text}\n  - use: quote-form\n`
const edit = fc.record({
  name: fc.constantFrom('about', 'team', 'blog', 'blog/first'),
  text: fc.option(fc.constantFrom('Crews for tonight', 'Who we are', 'What we do'), { freq: 4 }),
})

it('a build that takes from the cache what is the same writes what one from nothing writes', async () => {
  const { root: base, write, remove } = await contentFolder({ 'index.yaml': pageText('Home', body('Home')) })
  const build = async (out: string, ...args: string[]) => {
    // What is kept of releases before depends on what those were.
    await rm(join(base, out), { recursive: true, force: true })
    const where = ['build', '--pages', join(base, 'pages'), '--out', join(base, out), ...args]
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), ...where], {
      encoding: 'utf8',
      env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000' },
    })
    expect(status, stderr).toBe(0)
    return fileHashes(join(base, out))
  }
  const there = new Set<string>()
  for (const { name, text } of fc.sample(edit, edits)) {
    if (text !== null) await write(`${name}.yaml`, pageText(`${text}, ${name}`, body(text)))
    else if (there.has(name)) await remove(`${name}.yaml`)
    there[text === null ? 'delete' : 'add'](name)
    expect(await build('warm')).toEqual(await build('cold', '--no-cache'))
  }
})
