import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { browserArgs, exhaustiveTests } from '../../../../src/cli/tests/test-scope.ts'
import { engineRoot } from '../../../../src/files/roots.ts'

const specs = globSync('tests/**/*.spec.ts', { cwd: engineRoot }).map((file) =>
  readFileSync(join(engineRoot, file), 'utf8'),
)
const tags = new Set(specs.flatMap((text) => text.match(/(?<=tag: [^}]*')@[a-z-]+(?=')/g) ?? []))
const users = ['@crawler', '@marketer', '@visitor']

it('a browser test has tags of users and devices alone, and each user has a journey', () => {
  expect([...tags].sort()).toEqual([...users, '@phone', '@phone-only'].sort())
})

it('the journeys of users, and no other browser tests, belong to the quick verdict', () => {
  const [, pattern = ''] = browserArgs.quick
  expect([...tags].filter((tag) => new RegExp(pattern).test(`a title ${tag}`)).sort()).toEqual(users)
  expect(browserArgs.rest).toEqual(['--grep-invert', pattern])
})

it('finds the files with exhaustive tests', () => {
  expect(exhaustiveTests()).toContain(join('tests', 'engine', 'builder', 'shards.test.ts'))
  expect(exhaustiveTests()).not.toContain(join('tests', 'engine', 'cli', 'ci.test.ts'))
})
