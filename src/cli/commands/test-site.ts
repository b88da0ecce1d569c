import { existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ownBlocks } from '../../content/block-types/find-blocks.ts'
import { projectRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { command } from '../options.ts'
import { underRoot } from '../support/root.ts'
import { runSteps } from '../support/run-steps.ts'
import { newPasswords, temporaryFolder } from '../tests/test-environment.ts'
import { ownSiteSteps } from '../tests/test-steps.ts'

const call = command(
  'test',
  'Checks the content, builds it, and looks at its pages, forms and own blocks in a browser. Runs the tests of own blocks.',
)

/** Inquiries of the tests stay in a folder of theirs: no database, mail or other service gets them. */
const noServices: NodeJS.ProcessEnv = {
  INQUIRY_ENDPOINT: '/api/inquiries',
  INQUIRY_TRANSPORT: undefined,
  DATABASE_URL: undefined,
  FILES_URL: undefined,
  SMTP_URL: undefined,
  NOTIFY_WEBHOOK: undefined,
  NEWSLETTER_WEBHOOK: undefined,
}

function isInstalled(name: string): boolean {
  try {
    return findPackageJSON(name, pathToFileURL(join(projectRoot, 'package.json'))) !== undefined
  } catch {
    return false
  }
}

/**
 * `test` of the package: checks a site. Exit code 0 if nothing failed, 1 if something did or a package is missing, 2
 * wrong use.
 */
export async function testSite(argv: string[]): Promise<number> {
  const { pages: site } = call.parse(argv, { from: 'user' }).opts()
  const hasBlocks = ownBlocks(underRoot(site)).length > 0
  const hasTypes = hasBlocks && existsSync(underRoot('tsconfig.json'))
  const blockTests = globSync('_blocks/*/*.test.{ts,tsx}', { cwd: underRoot(site) }).map((file) =>
    withSlashes(join(site, file)),
  )
  const tools = ['@playwright/test', '@axe-core/playwright']
  const missing = [...tools, ...(hasTypes ? ['typescript'] : []), ...(blockTests.length > 0 ? ['vitest'] : [])].filter(
    (name) => !isInstalled(name),
  )
  if (missing.length > 0) {
    console.error(
      `The checks need packages that are not installed. To add them: npm install --save-dev ${missing.join(' ')}`,
    )
    return 1
  }
  const { findTestBrowser } = await import('../tests/chromium.ts')
  const temporary = temporaryFolder()
  const reports = await mkdtemp(join(temporary, 'marquee-test-'))
  const programs = [dirname(process.execPath), join(projectRoot, 'node_modules/.bin'), process.env['PATH']]
  const env = {
    ...process.env,
    PATH: programs.join(delimiter),
    TMPDIR: temporary,
    ...newPasswords([site]),
    // Each step says which site it is about.
    SITE: undefined,
    ...noServices,
    CHROMIUM_PATH: findTestBrowser(),
  }
  const status = await runSteps(
    [ownSiteSteps({ site, out: join(reports, 'site'), reports, hasBlocks, hasTypes, blockTests })],
    env,
  )
  await rm(reports, { recursive: true, force: true })
  return status
}
