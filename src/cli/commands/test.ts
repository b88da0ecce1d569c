import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../files/files-below.ts'
import { engineRoot } from '../../files/roots.ts'
import { newPassword } from '../build/gate-passwords.ts'
import { command } from '../options.ts'
import { writeBlockTypes } from '../support/block-types.ts'
import { findTestBrowser } from '../support/chromium.ts'
import { changesSince, GitRefused } from '../support/git.ts'
import { commitToCompare, mainRevision } from '../support/revision.ts'
import { underRoot } from '../support/root.ts'
import { allSteps, changedSteps, siteSteps, type TestResult, type TestStep } from '../support/test-steps.ts'

const call = command(
  'test',
  'Runs every check: format, types, lint, pages, unit and browser tests. Of another site, those of the engine and its content.',
)
  .option('--long', 'repeat what is random or exhaustive ten times as often')
  .option('--changed [rev]', 'run what changes since a revision can break; without one, since the main branch')

/** Linux holds the files of this folder in memory. */
const memoryFolder = '/dev/shm'

/** How much of it must be free, in bytes: tests fill 164 MB at most at the same time. */
const neededBytes = 1e9

/**
 * Where tests write. They create and delete some hundred thousand files; in memory, tests that build take a tenth less
 * time.
 */
function temporaryFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(memoryFolder)) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize > neededBytes ? memoryFolder : tmpdir()
}

/** The commit that a revision names, or where this branch left the main one. */
function comparedCommit(revision: string | true): string {
  try {
    return commitToCompare(revision === true ? mainRevision() : revision)
  } catch (error) {
    if (error instanceof GitRefused) return call.error(error.message)
    throw error
  }
}

/** A new password for each variable that a file of the sites names, since they need not be without errors. */
function newPasswords(sites: readonly string[]): NodeJS.ProcessEnv {
  const pages = sites.flatMap((site) => filesBelow(underRoot(site)).map((file) => join(underRoot(site), file)))
  const texts = pages.filter((file) => file.endsWith('.yaml')).map((file) => readFileSync(file, 'utf8'))
  const names = texts.flatMap((text) => text.match(/\bGATE_[A-Z0-9_]+/g) ?? [])
  return Object.fromEntries(names.map((name) => [name, newPassword()]))
}

/** Runs everything, lists what failed, and ends with the line `N passed, N failed`. Exit code 0 if nothing failed. */
export async function test(argv: string[]): Promise<number> {
  const { pages: site, long, changed } = call.parse(argv, { from: 'user' }).opts()
  const commit = changed && comparedCommit(changed)
  for (const one of new Set(['pages', site])) writeBlockTypes(one)
  const temporary = temporaryFolder()
  const reports = await mkdtemp(join(temporary, 'marquee-test-'))
  const env = {
    ...process.env,
    TMPDIR: temporary,
    ...newPasswords(['pages', site]),
    ...(long && { TEST_LONG: '1' }),
    // Each step says which site it is about.
    SITE: undefined,
    CHROMIUM_PATH: findTestBrowser(),
  }
  const steps = commit
    ? changedSteps(commit, [...changesSince(commit, ['.'], engineRoot).changed], reports)
    : site === 'pages'
      ? allSteps(reports, long)
      : siteSteps(site, reports, long)
  let passed = 0
  const failed: string[] = []
  const flaky: string[] = []
  for (const step of steps) {
    console.log(`\n— ${step.name}`)
    const [result, others] = await Promise.all([runStep(step, env), runInTurn(step.meanwhile ?? [], env)])
    for (const one of [result, ...others]) {
      passed += one.passed
      failed.push(...one.failed)
      flaky.push(...(one.flaky ?? []))
    }
    for (const { name, output } of others) console.log(`\n— ${name}\n${output}`)
  }
  await rm(reports, { recursive: true, force: true })
  // At the end, because a log is often cut from the top.
  for (const [title, names] of [
    ['Passed only at the second try', flaky],
    ['Failed', failed],
  ] as const)
    if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `- ${name}\n`).join('')}`)
  console.log(`\n${passed} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}

async function runStep(
  { name, command, args, report, ...step }: TestStep,
  env: NodeJS.ProcessEnv,
): Promise<TestResult> {
  const ok = await endOf(
    spawn(command, args, { cwd: engineRoot, env: { ...env, ...step.env }, stdio: ['ignore', 'inherit', 'inherit'] }),
  )
  const result = await report?.().catch(() => undefined)
  const { passed = ok ? 1 : 0, failed = [], flaky = [] } = result ?? {}
  return { passed, failed: ok || failed.length > 0 ? failed : [name], flaky }
}

/** Runs steps one after the other, and returns their output. */
async function runInTurn(steps: readonly TestStep[], env: NodeJS.ProcessEnv) {
  const done: (TestResult & { name: string; output: string })[] = []
  for (const { name, command, args } of steps) {
    let output = ''
    const child = spawn(command, args, { cwd: engineRoot, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    const ok = await endOf(child)
    done.push({ name, output, passed: ok ? 1 : 0, failed: ok ? [] : [name] })
  }
  return done
}

/** Whether a process ended with exit code 0. By then all of its output has arrived. */
const endOf = (child: ChildProcess): Promise<boolean> =>
  new Promise((done) => {
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
