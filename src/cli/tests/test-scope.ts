import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineRoot } from '../../files/roots.ts'

/**
 * Which tests run: the quick verdict of `npm test`, all others, or both. A unit test belongs to the quick verdict unless it
 * has the tag `exhaustive`, a browser test if it has the tag of a user, because it is a journey of that user.
 */
export type Scope = 'quick' | 'rest' | 'all'

const users = '@(?:marketer|visitor|crawler)\\b'

export const browserArgs: Record<Scope, readonly string[]> = {
  quick: ['--grep', users],
  rest: ['--grep-invert', users],
  all: [],
}

export const unitArgs: Record<Scope, readonly string[]> = {
  quick: ['--tags-filter', '!exhaustive'],
  rest: ['--tags-filter', 'exhaustive'],
  all: [],
}

/** Files with exhaustive unit tests. To load all others, only to skip their tests, takes a minute. */
export const exhaustiveTests = (): string[] =>
  globSync('{blocks,tests,pages/_blocks}/**/*.test.{ts,tsx}', { cwd: engineRoot }).filter((file) =>
    readFileSync(join(engineRoot, file), 'utf8').includes('exhaustive'),
  )
