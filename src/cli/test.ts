import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '../content/load.ts'
import { findTestBrowser } from './chromium.ts'
import { passwordsOfRun } from './gate-passwords.ts'
import { root } from './root.ts'

type Counts = { passed: number; failed: number }
type Step = { name: string; command: string; args: string[]; report?: () => Promise<Counts> }

/** All checks, quickest first. A step without a report counts as one. */
const steps = (reports: string): Step[] => [
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'types', command: 'tsc', args: ['-p', '.'] },
  { name: 'unused files, exports and packages', command: 'knip', args: [] },
  { name: 'generated pages', command: 'node', args: ['src/cli/main.ts', 'generate', '--check'] },
  { name: 'days of change', command: 'node', args: ['src/cli/main.ts', 'lastmod', '--check'] },
  { name: 'page schemas', command: 'node', args: ['src/cli/main.ts', 'validate'] },
  {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'unit.json')}`],
    report: async () => readUnit(join(reports, 'unit.json')),
  },
  { name: 'build for the browser tests', command: 'node', args: ['src/cli/main.ts', 'build'] },
  { name: 'HTML of every page', command: 'node', args: ['src/cli/main.ts', 'check-html'] },
  {
    name: 'browser tests',
    command: 'playwright',
    args: ['test', '--config', 'tests/browser/playwright.config.ts'],
    report: async () => readBrowser(join(reports, 'browser.json')),
  },
]

/** Runs everything and ends with one line, `N passed, N failed`. Exit code 0 only when nothing failed. */
export async function test(): Promise<number> {
  const reports = await mkdtemp(join(tmpdir(), 'marquee-test-'))
  const total = { passed: 0, failed: 0 }
  const env = {
    ...process.env,
    ...passwordsOfRun((await loadSite({ root })).pages),
    CHROMIUM_PATH: findTestBrowser(),
    // The same modules are loaded hundreds of times, by each worker and each command under test: they are compiled once.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json'),
  }
  for (const step of steps(reports)) {
    console.log(`\n— ${step.name}`)
    const ok = await run(step, env)
    const counts = await step.report?.().catch(() => undefined)
    total.passed += counts?.passed ?? (ok ? 1 : 0)
    total.failed += Math.max(counts?.failed ?? 0, ok ? 0 : 1)
  }
  await rm(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

function run({ command, args }: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  return new Promise((done) => {
    child.on('error', () => done(false))
    child.on('exit', (code) => done(code === 0))
  })
}

async function readUnit(file: string): Promise<Counts> {
  const { numPassedTests, numFailedTests } = JSON.parse(await readFile(file, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

async function readBrowser(file: string): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(file, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
