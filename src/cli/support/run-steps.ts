import { type ChildProcess, spawn } from 'node:child_process'
import { projectRoot } from '../../files/roots.ts'
import type { TestResult } from '../tests/test-reports.ts'
import type { TestStep } from '../tests/test-steps.ts'

/**
 * Runs all steps, lists what failed, and ends with the line `N passed, N failed`. Exit code 0 if nothing failed. Steps of
 * several parts run one part after the other, and each part says how far the result is.
 */
export async function runSteps(parts: readonly (readonly TestStep[])[], env: NodeJS.ProcessEnv): Promise<number> {
  const total = { passed: 0, failed: [] as string[], flaky: [] as string[] }
  for (const steps of parts) {
    for (const step of steps) {
      const startMs = performance.now()
      console.log(`\n— ${step.name}`)
      const [result, others] = await Promise.all([runStep(step, env), runInTurn(step.meanwhile ?? [], env)])
      for (const one of [result, ...others]) {
        total.passed += one.passed
        total.failed.push(...one.failed)
        total.flaky.push(...(one.flaky ?? []))
      }
      for (const { name, output } of others) console.log(`\n— ${name}\n${output}`)
      const names = [step, ...others].map(({ name }) => name).join(', ')
      console.log(`${Math.round((performance.now() - startMs) / 1000)} s: ${names}`)
    }
    logResult(total)
  }
  return total.failed.length === 0 ? 0 : 1
}

/** At the end, because a log is often cut from the top. */
function logResult({ passed, failed, flaky = [] }: TestResult): void {
  for (const [title, names] of [
    ['Passed only at the second try', flaky],
    ['Failed', failed],
  ] as const)
    if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `- ${name}\n`).join('')}`)
  console.log(`\n${passed} passed, ${failed.length} failed`)
}

async function runStep(
  { name, command, args, report, ...step }: TestStep,
  env: NodeJS.ProcessEnv,
): Promise<TestResult> {
  const ok = await endOf(
    spawn(command, args, { cwd: projectRoot, env: { ...env, ...step.env }, stdio: ['ignore', 'inherit', 'inherit'] }),
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
    const child = spawn(command, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
