import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSite } from '../../content/load/load.ts'
import { passwordsOfRun } from '../build/gate-passwords.ts'
import { command } from '../options.ts'
import { findTestBrowser } from '../support/chromium.ts'
import { root } from '../support/root.ts'
import { allSteps, type Counts, siteSteps, type TestStep } from '../support/test-steps.ts'

const call = command(
  'npm test --',
  'Runs every check: format, types, lint, pages, unit and browser tests. Of another site, those of the engine and its content.',
)

/**
 * Linux keeps files of this folder in memory. `needed` is how much must be free there: tests fill 164 MB at most at the
 * same time.
 */
const memory = '/dev/shm'
const roomBytes = 1e9

/**
 * Where tests write. They create and delete some hundred thousand files; in memory, tests that build take a tenth less
 * time.
 */
function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomBytes ? memory : tmpdir()
}

/** Runs everything and ends with the line `N passed, N failed`. Exit code 0 only if nothing failed. */
export async function test(argv: string[]): Promise<number> {
  const { pages: site } = call.parse(argv, { from: 'user' }).opts()
  const temporary = temporaryFolder()
  const reports = await mkdtemp(join(temporary, 'marquee-test-'))
  const sites = await Promise.all([...new Set(['pages', site])].map((pages) => loadSite({ root, pages })))
  const env = {
    ...process.env,
    TMPDIR: temporary,
    ...passwordsOfRun(sites.flatMap(({ pages }) => pages)),
    // Each step says which site it is about.
    SITE: undefined,
    CHROMIUM_PATH: findTestBrowser(),
  }
  const total = { passed: 0, failed: 0 }
  for (const step of site === 'pages' ? allSteps(reports) : siteSteps(site, reports)) {
    console.log(`\n— ${step.name}`)
    const [done, aside] = await Promise.all([runStep(step, env), inTurn(step.meanwhile ?? [], env)])
    for (const { passed, failed } of [done, ...aside]) {
      total.passed += passed
      total.failed += failed
    }
    for (const { name, said } of aside) console.log(`\n— ${name}\n${said}`)
  }
  await rm(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

async function runStep({ command, args, report, ...step }: TestStep, env: NodeJS.ProcessEnv): Promise<Counts> {
  const ok = await endOf(
    spawn(command, args, { cwd: root, env: { ...env, ...step.env }, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
  const counts = await report?.().catch(() => undefined)
  return { passed: counts?.passed ?? (ok ? 1 : 0), failed: Math.max(counts?.failed ?? 0, ok ? 0 : 1) }
}

/** Runs steps one after the other, and returns their output. */
async function inTurn(steps: readonly TestStep[], env: NodeJS.ProcessEnv) {
  const done: (Counts & { name: string; said: string })[] = []
  for (const { name, command, args } of steps) {
    let said = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
    const ok = await endOf(child)
    done.push({ name, said, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })
  }
  return done
}

/** Whether a process ended well. All of its output has arrived by then. */
const endOf = (child: ChildProcess): Promise<boolean> =>
  new Promise((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
