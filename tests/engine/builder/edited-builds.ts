import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from '../../../src/cli/commands/build.ts'
import { filesBelow } from '../../../src/files/files-below.ts'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { copyCached } from './assets/copy-cached.ts'
import { createChance, editedSite } from './edited-site.ts'

// Edits a site at random and builds it after each edit, once with a cache and once without: both must write the same files.
// Without means a cache of bundles alone, which edits of content do not change; in the long part `--no-cache` at first.
// Before some builds something happens to the cache: it is damaged, becomes that of an earlier build, a build that writes to it is
// killed, or another build writes to it at the same time.
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
  const copy = join(root, 'cache-of-clean')
  rmSync(copy, { recursive: true, force: true })
  await copyCached(copy)
  process.env['MARQUEE_CACHE'] = copy
  try {
    return await run()
  } finally {
    process.env['MARQUEE_CACHE'] = cacheFolder
  }
}

const chance = createChance(Number(seed) + 1000)
const cacheFolder = join(root, 'cache')
await copyCached(cacheFolder)
process.env['MARQUEE_CACHE'] = cacheFolder
/** What is computed once. Bundles are tested elsewhere. */
const stores = ['pages', 'documents'].map((name) => join(cacheFolder, name))
const earlierStores = join(root, 'earlier')

/** Cuts a file of the store, or overwrites a part of it. */
function damageStore(): void {
  const files = stores.filter(existsSync).flatMap((store) => filesBelow(store).map((name) => join(store, name)))
  const file = files[chance(files.length)]
  if (file === undefined) return
  const bytes = Buffer.from(readFileSync(file))
  const at = chance(bytes.length)
  // A file of its own: releases have the same file.
  rmSync(file)
  writeFileSync(file, chance(2) === 0 ? bytes.subarray(0, at) : bytes.fill('x', at, at + 100))
}

function keepStores(): void {
  rmSync(earlierStores, { recursive: true, force: true })
  for (const store of stores.filter(existsSync))
    cpSync(store, join(earlierStores, basename(store)), { recursive: true })
}

function restoreStores(): void {
  for (const store of stores) {
    rmSync(store, { recursive: true, force: true })
    const earlier = join(earlierStores, basename(store))
    if (existsSync(earlier)) cpSync(earlier, store, { recursive: true })
  }
}

/** Starts another build with the same cache. */
function startOther(): ChildProcess {
  const args = ['build', '--pages', site.folder, '--out', join(root, 'other'), '--weak-passwords', '--now', nowOf()]
  return spawn(process.execPath, [join(import.meta.dirname, '../../../src/cli/main.ts'), ...args], { stdio: 'ignore' })
}

/** Lets something happen to the cache, and returns what and how long to wait for it after the build. */
async function disturb(): Promise<{ name: string; ended?: Promise<unknown> }> {
  const kind = chance(12)
  if (kind === 0) damageStore()
  else if (kind === 1) keepStores()
  else if (kind === 2) restoreStores()
  else if (kind === 3) {
    const other = startOther()
    const ended = once(other, 'close')
    await Promise.race([ended, new Promise((go) => setTimeout(go, chance(4000)))])
    other.kill('SIGKILL')
    await ended
  } else if (kind === 4) return { name: 'two at once', ended: once(startOther(), 'close') }
  return { name: ['damaged', 'kept', 'of a while ago', 'killed'][kind] ?? 'undisturbed' }
}

const site = editedSite(root, createChance(Number(seed)))
const nowOf = () => site.now().toISOString().replace('.000', '')
const counts = { built: 0, upToDate: 0, refused: 0 }
for (let edit = 0; edit < Number(count); edit++) {
  if (edit > 0) site.edit()
  const [cached, clean] = [join(root, 'cached'), join(root, 'clean')]
  const lines: string[] = []
  console.error = (text: string) => lines.push(text)
  const run = (out: string, ...more: string[]) =>
    build(['--pages', site.folder, '--out', out, '--weak-passwords', '--now', nowOf(), ...more])
  const { name, ended } = await disturb()
  const code = await run(cached)
  await ended
  const said = lines.splice(0)
  rmSync(clean, { recursive: true, force: true })
  const expected = edit === 0 && isLong ? await run(clean, '--no-cache') : await buildAnew(() => run(clean))
  const problem = (words: string) => {
    process.stdout.write(`edit ${edit} (seed ${seed}, store ${name}): ${words}\n${said.join('\n')}\n`)
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
