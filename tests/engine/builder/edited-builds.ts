import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../../src/cli/commands/build.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { copyCached } from './copy-cached.ts'
import { createChance, editedSite } from './edited-site.ts'

// Edits a site at random and builds it after each edit, once with a cache and once without: both must write the same files.
// Without means a cache of bundles alone, which edits of content do not change; in the long part `--no-cache` at first.
// A process of its own: builds need React as it is in production.
const [, , root = '', count = '20', seed = '1'] = process.argv

/** The asset files of a release, and of those before it. */
const assetsOf = (out: string) => JSON.parse(readFileSync(join(out, '_assets.json'), 'utf8')) as string[][]

/** The files of a release, without the assets that it keeps of previous ones. */
function ownFiles(out: string): Map<string, string> {
  const [own = [], ...earlier] = assetsOf(out)
  const left = new Set(earlier.flat().filter((name) => !own.includes(name)))
  const isOwn = (name: string) => name !== '_assets.json' && !left.has(name.replace(/^assets\//, ''))
  return new Map([...fileHashes(out)].filter(([name]) => isOwn(name)))
}

/** Builds with a new cache that holds bundles alone. */
async function buildAnew(run: () => Promise<number>): Promise<number> {
  const shared = process.env['MARQUEE_CACHE'] ?? ''
  const copy = join(root, 'cache-of-clean')
  rmSync(copy, { recursive: true, force: true })
  await copyCached(copy)
  process.env['MARQUEE_CACHE'] = copy
  try {
    return await run()
  } finally {
    process.env['MARQUEE_CACHE'] = shared
  }
}

const site = editedSite(root, createChance(Number(seed)))
const counts = { built: 0, upToDate: 0, refused: 0 }
for (let edit = 0; edit < Number(count); edit++) {
  if (edit > 0) site.edit()
  const [cached, clean] = [join(root, 'cached'), join(root, 'clean')]
  const lines: string[] = []
  console.error = (text: string) => lines.push(text)
  const run = (out: string, ...more: string[]) =>
    build(['--pages', site.folder, '--out', out, '--weak-passwords', ...more])
  const code = await run(cached)
  const said = lines.splice(0)
  rmSync(clean, { recursive: true, force: true })
  const expected = edit === 0 && isLong ? await run(clean, '--no-cache') : await buildAnew(() => run(clean))
  const problem = (words: string) => {
    process.stdout.write(`edit ${edit} (seed ${seed}): ${words}\n${said.join('\n')}\n`)
    process.exit(1)
  }
  if (code !== expected) problem(`exit codes ${code} and ${expected}\n${lines.join('\n')}`)
  if (code !== 0) {
    if (edit === 0) problem('the site itself has errors')
    counts.refused += 1
    site.undo()
    continue
  }
  counts[said.some((line) => line.includes('is up to date')) ? 'upToDate' : 'built'] += 1
  const [one, other] = [ownFiles(cached), ownFiles(clean)]
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
  if (names.length > 0) problem(`other files: ${names.join(', ')}`)
}
process.stdout.write(JSON.stringify(counts))
