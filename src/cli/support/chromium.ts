import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram, runQuietly } from './system-program.ts'

/** Playwright's own download, which is not there on every machine. */
function own(): string | undefined {
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

/** The path of a Chromium. Throws with what a person can do. */
export const findChromium = (purpose = 'the browser tests'): string =>
  findProgram({
    title: 'Chromium',
    variable: 'CHROMIUM_PATH',
    names: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
    debianPackage: 'chromium',
    purpose,
    install: () => own() ?? (runQuietly('npx', ['playwright', 'install', 'chromium']) ? own() : undefined),
  })

/**
 * The browser of the tests: Chromium without what only a window needs, which takes less than half the time for the same
 * pages. Where it cannot be had, Chromium itself.
 */
export function findTestBrowser(): string {
  if (process.env['CHROMIUM_PATH']) return findChromium()
  try {
    return findProgram({
      title: 'Chromium without a window',
      variable: 'CHROMIUM_PATH',
      names: ['/usr/lib/chromium/chromium-headless-shell'],
      debianPackage: 'chromium-headless-shell',
      purpose: 'the browser tests',
    })
  } catch {
    return findChromium()
  }
}
