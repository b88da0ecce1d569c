import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** Where the tested site is served; two checkouts can be tested at once on two ports. */
const port = Number(process.env['TEST_PORT'] ?? 4280)

/** Tests of answers, without a browser: once is enough. */
const answers = ['addresses.spec.ts', 'crawling.spec.ts', 'snapshot-copies.spec.ts', 'structured-data.spec.ts']

/** Inquiries that the tests send are stored apart from those of visitors, in a folder that goes when they end. */
function dataOfRun(): string {
  // Each worker reads this file as well, and is given the variable.
  const given = process.env['TEST_DATA']
  if (given) return given
  const folder = mkdtempSync(join(tmpdir(), 'marquee-inquiries-'))
  process.env['TEST_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const data = dataOfRun()

// A test that only makes sense on one kind of device carries its tag: @desktop or @phone. What is the same on every
// device, such as storage and sealed contents, is tested @once: on a desktop.
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may take a core away in the middle of a gesture. What needed its second try is listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Only there to end a test that hangs: how long one takes depends on the machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  preserveOutput: 'failures-only',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'answers', testMatch: answers },
    { name: 'desktop', testIgnore: answers, grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // The policy of a page does not depend on its width, and to use everything on every page takes long.
      testIgnore: [...answers, 'policy.spec.ts'],
      grepInvert: /@desktop|@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node ../../src/cli/main.ts serve --data ${data}`,
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), ADMIN_TOKEN: 'token-of-the-tests' },
    reuseExistingServer: false,
  },
})
