import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { engineModule, engineRoot } from '../../src/files/roots.ts'
import { dist, root } from './built-site.ts'

/** Where the tested site is served; two checkouts can be tested at once on two ports. */
const port = Number(process.env['TEST_PORT'] ?? 4280)

const headless = '/usr/lib/chromium/chromium-headless-shell'

/** The headless shell takes half the time of full Chromium. `npm test` sets the path that it found or installed. */
const browser = process.env['CHROMIUM_PATH'] ?? (existsSync(headless) ? headless : '/usr/bin/chromium')

/** Tests of the server's answers, which open no page: they run once, not per device. */
const answers = [
  'addresses',
  'crawling',
  'documents',
  'foreign-words',
  'sitemap',
  'snapshot-copies',
  'structured-data',
].map((name) => `${name}.spec.{ts,js}`)

/** The longest test of all begins first, else one processor waits for its end. */
const longest = 'studio-whole-way.spec.{ts,js}'

/** Stores inquiries of the tests in a temporary folder, not among those of visitors. It is deleted at the end. */
function dataOfRun(): string {
  // Each worker loads this file too, and inherits the variable.
  const given = process.env['TEST_DATA']
  if (given) return given
  const folder = mkdtempSync(join(tmpdir(), 'marquee-inquiries-'))
  process.env['TEST_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const data = dataOfRun()

const desktop = { width: 1440, height: 900 }

// A test runs on a desktop. Where a phone differs, such as in menus, the layout, touch and the steps of a form, it also
// runs on a phone if it carries the tag @phone, and only there if it carries @phone-only.
export default defineConfig({
  testDir: '..',
  testMatch: '*.spec.{ts,js}',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: '100%',
  // On a shared machine a gesture may be interrupted. A test that passes at its second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Only ends a test that hangs, since the time that tests take depends on the machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json']],
  preserveOutput: 'failures-only',
  use: {
    actionTimeout: 60_000,
    baseURL: `http://localhost:${port}`,
    // Nobody waits for transitions. A test that is about motion sets `no-preference`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: browser,
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
        // A process for each test. Else its first navigation leaves the process of the blank page for a new one.
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    { name: 'longest', testMatch: longest, use: { viewport: desktop } },
    { name: 'answers', testMatch: answers },
    {
      name: 'desktop',
      testIgnore: [longest, ...answers],
      grepInvert: /@phone-only/,
      use: { viewport: desktop },
    },
    {
      name: 'phone',
      testIgnore: answers,
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" "${join(engineRoot, engineModule('src/cli/main.ts'))}" serve --out "${dist}" --data "${data}"`,
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port), ADMIN_TOKEN: 'token-of-the-tests' },
    reuseExistingServer: false,
  },
})
