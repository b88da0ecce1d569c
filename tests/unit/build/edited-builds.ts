import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileHashes } from '../../../src/cache/file-hashes.ts'
import { build } from '../../../src/cli/build.ts'
import { createChance, editedSite } from './edited-site.ts'

// A process of its own: builds need React as it is in production.
const [, , root = '', count = '20', seed = '1'] = process.argv

type Assets = string[][]

/** What a release says of which files are its own, and which are of releases before. */
const assetsOf = (out: string) => JSON.parse(readFileSync(join(out, '_assets.json'), 'utf8')) as Assets

/** The files of a release, without those of releases before: what was there before makes no difference to it. */
function ownFiles(out: string): Map<string, string> {
  const [own = [], ...earlier] = assetsOf(out)
  const left = new Set(earlier.flat().filter((name) => !own.includes(name)))
  const isOwn = (name: string) => name !== '_assets.json' && !left.has(name.replace('assets/', ''))
  return new Map([...fileHashes(out)].filter(([name]) => isOwn(name)))
}

const site = editedSite(root, createChance(Number(seed)))
const reasons = new Map<string, number>()
const counts = { again: 0, whole: 0, same: 0, refused: 0 }
for (let edit = 0; edit < Number(count); edit++) {
  if (edit > 0) site.edit()
  const [warm, cold] = [join(root, 'warm'), join(root, 'cold')]
  const lines: string[] = []
  console.error = (text: string) => lines.push(text)
  const run = (out: string) => build(['--pages', site.folder, '--out', out, '--no-compress', '--weak-passwords'])
  const code = await run(warm)
  const isSame = lines.some((line) => line.includes('nothing has changed'))
  const isWhole =
    !lines.some((line) => line.includes('rendering')) || lines.some((line) => line.includes('making everything anew'))
  // Whatever is remembered of a folder is of no use without it.
  rmSync(cold, { recursive: true, force: true })
  const said = lines.splice(0)
  const expected = await run(cold)
  const problem = (words: string) => {
    process.stdout.write(`edit ${edit} (seed ${seed}): ${words}\n${said.join('\n')}\n`)
    process.exit(1)
  }
  if (code !== expected) problem(`exit codes ${code} and ${expected}\n${lines.join('\n')}`)
  if (code !== 0) {
    counts.refused += 1
    site.undo()
    continue
  }
  for (const line of said) {
    const [reason] = line.match(/making everything anew.*/) ?? []
    if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
  }
  counts[isSame ? 'same' : isWhole || edit === 0 ? 'whole' : 'again'] += 1
  const [one, other] = [ownFiles(warm), ownFiles(cold)]
  const names = [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
  if (names.length > 0) problem(`other files: ${names.join(', ')}`)
}
process.stdout.write(JSON.stringify({ ...counts, reasons: Object.fromEntries(reasons) }))
