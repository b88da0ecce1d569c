import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, one that is installed, Playwright's own, or else the system's
 * package. Gives its path, or throws with what a person can do.
 */
export function findChromium(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH names ${given}, but there is no such file.`)
  }
  return look() ?? install()
}

const look = () => [...usual, chromium.executablePath()].find((path) => path && existsSync(path))

function install(): string {
  console.error('Installing Chromium for the browser tests. This is needed once.')
  const done = run('npx', ['playwright', 'install', 'chromium'])
  if (!done && process.getuid?.() === 0 && run('apt-get', ['update'])) run('apt-get', ['install', '-y', 'chromium'])
  const found = look()
  if (found) return found
  throw new Error('No Chromium could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test')
}
