import { readFile } from 'node:fs/promises'

/** How many tests passed, the names of those that failed, and of those that passed only at the second try. */
export type TestResult = { passed: number; failed: readonly string[]; flaky?: readonly string[] }

/** Reads the report of vitest. */
export async function readUnit(file: string): Promise<TestResult> {
  const { numPassedTests, testResults } = JSON.parse(await readFile(file, 'utf8')) as UnitReport
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName)
    // A file that does not load has no tests.
    return tests.length > 0 || status === 'passed' ? tests : [`${name} does not load`]
  })
  return { passed: numPassedTests, failed }
}

/** The part of vitest's report that is read. */
type UnitReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Reads the report of Playwright. */
export async function readBrowser(file: string): Promise<TestResult> {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as BrowserReport
  const namesOf = (status: string) =>
    suites
      .flatMap(specsIn)
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: namesOf('unexpected'), flaky: namesOf('flaky') }
}

/** The part of Playwright's report that is read. */
type BrowserReport = { stats: { expected: number; flaky: number }; suites: BrowserSuite[] }
type BrowserSpec = { title: string; file: string; tests: { status: string }[] }
type BrowserSuite = { specs: BrowserSpec[]; suites?: BrowserSuite[] }

const specsIn = ({ specs, suites = [] }: BrowserSuite): BrowserSpec[] => [...specs, ...suites.flatMap(specsIn)]
