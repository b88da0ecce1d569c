import { join } from 'node:path'
import { engineModule, engineRoot } from '../../files/roots.ts'
import { onlyBlocksOf, specsOf, unitTestsOf } from './spec-rooms.ts'
import { readBrowser, readUnit, type TestResult } from './test-reports.ts'
import { browserArgs, exhaustiveTests, type Scope, unitArgs } from './test-scope.ts'

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
  command: process.execPath,
  args: [join(engineRoot, engineModule('src/cli/main.ts')), ...args],
})

/** What is tested: a content folder, the folder of its release, and the folder of the reports. */
type Tested = { site: string; out: string; reports: string }

/** Checks of the content alone, without a build. */
const contentSteps = (site: string): TestStep[] => [
  commandStep(`generated pages of ${site}`, 'generate', '--check', '--site', site),
  commandStep(`days of change of ${site}`, 'lastmod', '--check', '--site', site),
]

/** Tests in Chromium; arguments without a name are parts of their paths. */
function browserStep(name: string, { site, out, reports }: Tested, args: readonly string[]): TestStep {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  return {
    name,
    command: 'playwright',
    args: ['test', '--config', join(engineRoot, engineModule('tests/browser/playwright.config.ts')), ...args],
    env: { SITE: site, TEST_DIST: out, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report: () => readBrowser(report),
  }
}

function unitStep({ reports }: Tested, args: readonly string[]): TestStep {
  const report = join(reports, 'unit.json')
  return {
    name: 'unit tests',
    command: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report: () => readUnit(report),
  }
}

/** What a site in a repository of its own has besides pages: blocks, types to check, and tests. */
type OwnSite = Tested & { hasBlocks: boolean; hasTypes: boolean; blockTests: readonly string[] }

/** The checks of a site in a repository of its own. The gallery shows the examples of its blocks to the browser. */
export function ownSiteSteps({ hasBlocks, hasTypes, blockTests, ...tested }: OwnSite): TestStep[] {
  const { site, out } = tested
  const gallery = hasBlocks ? ['--gallery'] : []
  return [
    commandStep('content', 'validate', '--site', site),
    commandStep('generated pages', 'generate', '--check', '--site', site),
    ...(hasTypes ? [{ name: 'types of own blocks', command: 'tsc', args: ['-p', '.'] }] : []),
    ...(blockTests.length > 0 ? [unitStep(tested, blockTests)] : []),
    commandStep('build', 'build', '--site', site, '--out', out, '--no-compress', ...gallery),
    browserStep('pages, forms and own blocks', tested, ['/tests/content/']),
  ]
}

/** Checks of the code, and of the schemas of a site. */
const codeSteps = (site: string): TestStep[] => [
  // More checkers read the same files again, and would take a processor from what runs beside them.
  { name: 'types', command: 'tsc', args: ['-p', '.', '--checkers', '1'] },
  { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  commandStep('page schemas', 'validate', '--site', site),
]

/** Checks the HTML of a release: of one page of each kind, or in the long part of all. */
const htmlStep = (site: string, { out, long }: { out: string; long: boolean | undefined }) =>
  commandStep(`HTML of ${site}`, 'check-html', '--out', out, ...(long ? ['--all'] : []))

/**
 * The release of the sample site that browser tests look at. Only the budgets read compressed copies, and those of `dist`:
 * to draw all pictures in full and to compress all pages takes most of a build.
 */
function builtSample(reports: string, { compressed }: { compressed: boolean }) {
  const out = compressed ? 'dist' : join(reports, 'site')
  const build = commandStep('build', 'build', '--out', out, ...(compressed ? [] : ['--quick']))
  return { build, sample: { site: 'pages', out, reports } }
}

const sampleSpecs = ['/tests/engine/', '/tests/content/', '/tests/sample/']

/** The site of another company, which shows that the engine knows nothing of the sample site. */
const secondSite = 'tests/sites/spoke-and-chain'

/** The quick verdict. What runs the rest afterwards needs the compressed release. */
export function quickSteps(reports: string, options: { compressed: boolean }): TestStep[] {
  const { build, sample } = builtSample(reports, options)
  return [
    // Caches pictures and bundles, which the tests that build then use.
    {
      ...build,
      meanwhile: [
        ...codeSteps(sample.site),
        { name: 'unused files, exports and packages', command: 'knip', args: [] },
        ...contentSteps(sample.site),
        commandStep(`schemas of ${secondSite}`, 'validate', '--site', secondSite),
        ...contentSteps(secondSite),
      ],
    },
    unitStep(sample, unitArgs.quick),
    browserStep('journeys in the browser', sample, [...sampleSpecs, ...browserArgs.quick]),
  ]
}

/** All checks of the repository that are not part of the quick verdict. They look at the release that it has built. */
export function restSteps(reports: string, { long }: { long: boolean | undefined }): TestStep[] {
  const { sample } = builtSample(reports, { compressed: true })
  const second = { site: secondSite, out: join(reports, 'second-site'), reports }
  return [
    {
      ...unitStep(sample, [...unitArgs.rest, ...exhaustiveTests()]),
      meanwhile: [
        htmlStep(sample.site, { out: sample.out, long }),
        commandStep(`build of ${second.site}`, 'build', '--site', second.site, '--out', second.out),
        htmlStep(second.site, { out: second.out, long }),
      ],
    },
    browserStep('other browser tests', sample, [...sampleSpecs, ...browserArgs.rest]),
    browserStep(`browser tests of ${second.site}`, second, ['/tests/content/', '/tests/sites/']),
  ]
}

/** The checks of another site than the sample: those of the engine, and those that hold for any content. */
export function siteSteps(
  site: string,
  reports: string,
  { scope, long }: { scope: Scope; long: boolean | undefined },
): TestStep[] {
  const tested = { site, out: join(reports, 'site'), reports }
  return [
    { ...commandStep(`build of ${site}`, 'build', '--site', site, '--out', tested.out), meanwhile: codeSteps(site) },
    {
      ...unitStep(tested, ['tests/engine/', 'blocks/', ...unitArgs[scope]]),
      meanwhile: [...contentSteps(site), htmlStep(site, { out: tested.out, long })],
    },
    // The tests of the engine bring content of their own.
    browserStep('browser tests of the engine', { ...tested, site: 'pages' }, ['/tests/engine/', ...browserArgs[scope]]),
    browserStep(`browser tests of ${site}`, tested, ['/tests/content/']),
  ]
}

/** The checks that files which differ from a commit can fail. */
export function changedSteps(commit: string, files: readonly string[], reports: string): TestStep[] {
  const specs = specsOf(files)
  const builds = specs.length > 0
  const { build, sample } = builtSample(reports, { compressed: specs.some((spec) => spec.includes('site/budgets')) })
  // A changed test runs whole.
  const shown = specs.some((spec) => spec.endsWith('.spec.ts')) ? [] : onlyBlocksOf(files)
  const env = shown.length > 0 ? { TEST_BLOCKS: shown.join() } : {}
  const browser = browserStep('browser tests', sample, specs)
  return [
    {
      ...unitStep(sample, [...unitTestsOf(files, commit), ...unitArgs.quick, '--passWithNoTests']),
      env,
      meanwhile: [...codeSteps(sample.site), ...(builds ? [build] : [])],
    },
    ...(builds ? [{ ...browser, env: { ...browser.env, ...env } }] : []),
  ]
}
