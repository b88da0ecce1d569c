/**
 * Seeds one fault after the other in a clone of the last commit, and lists which test finds it:
 *
 *     node tests/support/seeded-faults/find-faults.ts [--all] [ROOM…]
 *
 * Of the tests that guard the room, those of `npm test` run, with `--all` those of `npm run test:all`. First they run
 * without a fault, since a test that fails then finds nothing. Exit code 0 if every fault was found.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findTestBrowser } from '../../../src/cli/tests/chromium.ts'
import { newPasswords } from '../../../src/cli/tests/test-environment.ts'
import { readBrowser, readUnit } from '../../../src/cli/tests/test-reports.ts'
import { browserArgs, unitArgs } from '../../../src/cli/tests/test-scope.ts'
import { engineRoot } from '../../../src/files/roots.ts'
import { linkPackages } from '../link-packages.ts'
import { seededFaults } from './faults.ts'

const { values, positionals: rooms } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const scope = values.all ? 'all' : 'quick'
const clone = mkdtempSync(join(tmpdir(), 'marquee-faults-'))
const report = join(clone, 'report.json')
const env = {
  ...process.env,
  ...newPasswords(['pages']),
  CHROMIUM_PATH: findTestBrowser(),
  TEST_PORT: '4290',
  TEST_DIST: 'dist',
  PLAYWRIGHT_JSON_OUTPUT_NAME: report,
}

const run = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { cwd: clone, env, stdio: 'ignore' }).status === 0

const git = (...args: string[]) => spawnSync('git', args, { cwd: engineRoot, stdio: 'inherit' })

/** Runs tests, and returns the names of those that fail. */
async function failures(tests: readonly string[]): Promise<readonly string[]> {
  const specs = tests.filter((part) => part.endsWith('.spec'))
  const units = tests.filter((part) => !part.endsWith('.spec'))
  const failed: string[] = []
  if (
    units.length > 0 &&
    !run('vitest', 'run', ...units, ...unitArgs[scope], '--reporter=json', `--outputFile=${report}`)
  )
    failed.push(...(await readUnit(report)).failed)
  if (specs.length === 0) return failed
  if (!run(process.execPath, 'src/cli/main.ts', 'build', '--no-compress')) return [...failed, 'build']
  if (!run('playwright', 'test', '-c', 'tests/browser/playwright.config.ts', ...specs, ...browserArgs[scope]))
    failed.push(...(await readBrowser(report)).failed)
  return failed
}

git('worktree', 'add', '--quiet', '--detach', '--force', clone, 'HEAD')
try {
  await linkPackages(clone)
  const faults = seededFaults.filter(({ room }) => rooms.length === 0 || rooms.includes(room))
  const before = new Set(await failures([...new Set(faults.flatMap(({ tests }) => tests))]))
  let missed = 0
  for (const { room, what, file, from, to, tests } of faults) {
    const path = join(clone, file)
    const text = readFileSync(path, 'utf8')
    if (text.split(from).length !== 2)
      throw new Error(`Seed another fault in ${room}: ${file} does not hold this once: ${from}`)
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
    const [found] = (await failures(tests)).filter((name) => !before.has(name))
    writeFileSync(path, text)
    if (found === undefined) missed++
    console.log(`${found === undefined ? '✗' : '✓'} ${room}: ${what}\n    ${found ?? 'no test finds it'}`)
  }
  console.log(`\n${faults.length - missed} of ${faults.length} found`)
  process.exitCode = missed === 0 ? 0 : 1
} finally {
  git('worktree', 'remove', '--force', clone)
  rmSync(clone, { recursive: true, force: true })
}
