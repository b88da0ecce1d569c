import { expect, it, vi } from 'vitest'
import { runSteps } from '../../../../src/cli/support/run-steps.ts'
import type { TestStep } from '../../../../src/cli/tests/test-steps.ts'

const ending = (name: string, code: number): TestStep => ({
  name,
  command: process.execPath,
  args: ['-e', `process.exitCode = ${code}`],
})

async function run(...parts: TestStep[][]) {
  const lines: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(...String(text).trim().split('\n')))
  try {
    return { status: await runSteps(parts, process.env), lines }
  } finally {
    log.mockRestore()
  }
}

it('counts a step without a report as one test, and ends with one line for all', async () => {
  const { status, lines } = await run([{ ...ending('types', 0), meanwhile: [ending('lint', 1)] }, ending('pages', 0)])
  expect(status).toBe(1)
  expect(lines.slice(-3)).toEqual(['Failed:', '- lint', '2 passed, 1 failed'])
})

it('says after each part how far the result is', async () => {
  const { status, lines } = await run([ending('quick', 0)], [ending('rest', 0), ending('more', 0)])
  expect(status).toBe(0)
  expect(lines.filter((line) => line.endsWith('failed'))).toEqual(['1 passed, 0 failed', '3 passed, 0 failed'])
})

it('names each test that passed only at the second try', async () => {
  const report = async () => ({ passed: 2, failed: [], flaky: ['home.spec.ts: shows its blocks'] })
  const { status, lines } = await run([{ ...ending('browser tests', 0), report }])
  expect(status).toBe(0)
  expect(lines.slice(-3)).toEqual([
    'Passed only at the second try:',
    '- home.spec.ts: shows its blocks',
    '2 passed, 0 failed',
  ])
})

it('fails a step that ends with an error, though its report names no failed test', async () => {
  const report = async () => ({ passed: 2, failed: [] })
  const { status, lines } = await run([{ ...ending('unit tests', 1), report }])
  expect(status).toBe(1)
  expect(lines.slice(-3)).toEqual(['Failed:', '- unit tests', '2 passed, 1 failed'])
})
