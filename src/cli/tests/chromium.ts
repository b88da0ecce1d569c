import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, runQuietly } from '../support/system-program.ts'

/** The Chromium that Playwright has downloaded; `undefined` if it has not. */
function playwrightChromium(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** The path of a Chromium. Throws an error that says how to install one. */
export const findChromium = (purpose = 'the browser tests'): string =>
  findProgram({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
    debianPackage: 'chromium',
    purpose,
    install: () =>
      playwrightChromium() ??
      (runQuietly('npx', ['playwright', 'install', 'chromium']) ? playwrightChromium() : undefined),
  })

/**
 * The browser of the tests: headless Chromium, which takes less than half the time for the same pages. Falls back to
 * full Chromium.
 */
export function findTestBrowser(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  try {
    return findProgram({
      title: 'headless Chromium',
      variable: 'CHROMIUM_PATH',
      names: ['/usr/lib/chromium/chromium-headless-shell'],
      debianPackage: 'chromium-headless-shell',
      purpose: 'the browser tests',
    })
  } catch {
    return findChromium()
  }
}
