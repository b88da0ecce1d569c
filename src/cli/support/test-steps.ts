import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many tests passed, and the names of those that failed. */
export type TestResult = { passed: number; failed: readonly string[] }

/** A check: a program with its arguments. */
export type TestStep = {
  name: string
  command: string
  args: string[]
  /** Variables beside those of the run. */
  env?: NodeJS.ProcessEnv
  /** Reads the results of its tests; without it the step counts as one test. */
  report?: () => Promise<TestResult>
  /** Steps that use one processor at most. They run one after the other during this step, and are reported after it. */
  meanwhile?: readonly TestStep[]
}

/** A step that runs a command of the command line. */
const commandStep = (name: string, ...args: string[]): TestStep => ({
  name,
  command: 'node',
  args: ['src/cli/main.ts', ...args],
})

/** What is tested: a content folder, the folder of its release, and the folder of the reports. */
type Tested = { site: string; out: string; reports: string }

/** Checks of the content alone, without a build. */
const contentSteps = (site: string): TestStep[] => [
  commandStep(`generated pages of ${site}`, 'generate', '--check', '--site', site),
  commandStep(`days of change of ${site}`, 'lastmod', '--check', '--site', site),
]

/** Tests in Chromium; `files` are parts of their paths. */
function browserStep(name: string, { site, out, reports }: Tested, files: readonly string[]): TestStep {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  return {
    name,
    command: 'playwright',
    args: ['test', '--config', 'tests/browser/playwright.config.ts', ...files],
    env: { SITE: site, TEST_DIST: out, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report: () => readBrowser(report),
  }
}

function unitStep({ reports }: Tested, files: readonly string[]): TestStep {
  const report = join(reports, 'unit.json')
  return {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report: () => readUnit(report),
  }
}

const codeStep = (site: string): TestStep => ({
  name: 'types',
  command: 'tsc',
  args: ['-p', '.'],
  meanwhile: [
    { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
    commandStep('page schemas', 'validate', '--site', site),
  ],
})

/** The site of another company, which shows that the engine knows nothing of the sample site. */
const secondSite = 'tests/sites/spoke-and-chain'

/** All checks of the repository, fastest first. */
export function allSteps(reports: string): TestStep[] {
  const sample = { site: 'pages', out: 'dist', reports }
  const second = { site: secondSite, out: join(reports, 'second-site'), reports }
  return [
    codeStep(sample.site),
    // Caches pictures and bundles, which the tests that build then use.
    commandStep('build for the browser tests', 'build'),
    {
      ...unitStep(sample, []),
      meanwhile: [
        { name: 'unused files, exports and packages', command: 'knip', args: [] },
        ...contentSteps(sample.site),
        commandStep('HTML of every page', 'check-html'),
        commandStep(`schemas of ${second.site}`, 'validate', '--site', second.site),
        ...contentSteps(second.site),
        commandStep(`build of ${second.site}`, 'build', '--site', second.site, '--out', second.out),
        commandStep(`HTML of ${second.site}`, 'check-html', '--out', second.out),
      ],
    },
    browserStep('browser tests', sample, ['/tests/engine/', '/tests/content/', '/tests/sample/']),
    browserStep(`browser tests of ${second.site}`, second, ['/tests/content/', '/tests/sites/']),
  ]
}

/** The checks of another site than the sample: those of the engine, and those that hold for any content. */
export function siteSteps(site: string, reports: string): TestStep[] {
  const tested = { site, out: join(reports, 'site'), reports }
  return [
    codeStep(site),
    commandStep(`build of ${site}`, 'build', '--site', site, '--out', tested.out),
    {
      ...unitStep(tested, ['tests/engine/', 'blocks/']),
      meanwhile: [...contentSteps(site), commandStep('HTML of every page', 'check-html', '--out', tested.out)],
    },
    // The tests of the engine bring content of their own.
    browserStep('browser tests of the engine', { ...tested, site: 'pages' }, ['/tests/engine/']),
    browserStep(`browser tests of ${site}`, tested, ['/tests/content/']),
  ]
}

async function readUnit(file: string): Promise<TestResult> {
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

async function readBrowser(file: string): Promise<TestResult> {
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8')) as BrowserReport
  return { passed: stats.expected + stats.flaky, failed: suites.flatMap(failedSpecs) }
}

/** The part of Playwright's report that is read. */
type BrowserReport = { stats: { expected: number; flaky: number }; suites: BrowserSuite[] }
type BrowserSuite = { specs: { title: string; file: string; ok: boolean }[]; suites?: BrowserSuite[] }

const failedSpecs = ({ specs, suites = [] }: BrowserSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
]
