import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { moduleHash } from '../../../src/cache/code-hash.ts'

const modules = {
  'draw.ts': "import { round } from './round.ts'\nimport {\n  type Size,\n  sizeOf,\n} from './inner/size.ts'\n",
  'round.ts': "import './polyfill.ts'\nexport const round = Math.round\n",
  'polyfill.ts': '// Nothing.\n',
  'inner/size.ts': "export * from '../edge.ts'\nexport const late = () => import('../late.ts')\n",
  'edge.ts': "import type { Words } from './words.ts'\nimport { join } from 'node:path'\n",
  'late.ts': "import { draw } from './draw.ts'\n",
  'words.ts': 'export type Words = string\n',
  'other.ts': 'export const other = 1\n',
}

/** The hash of `draw.ts` in a folder of its own, after another line in the module `changed`. */
function hashWith(changed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'inner'))
  for (const [name, code] of Object.entries(modules))
    writeFileSync(join(folder, name), name === changed ? `${code}export const added = 1\n` : code)
  return moduleHash(pathToFileURL(join(folder, 'draw.ts')).href)
}

it.each(['draw.ts', 'round.ts', 'polyfill.ts', 'inner/size.ts', 'edge.ts', 'late.ts'])(
  'the hash of a module changes with %s, which it imports',
  (name) => {
    expect(hashWith(name)).not.toBe(hashWith(''))
  },
)

it.each(['words.ts', 'other.ts'])('the hash does not change with %s, of which it imports types at most', (name) => {
  expect(hashWith(name)).toBe(hashWith(''))
})
