import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { generate } from '../../../src/cli/commands/generate.ts'
import { runCommand } from '../../../src/cli/run-command.ts'
import { matrixText } from '../../support/texts/matrix-text.ts'

export const template = `title: "{service.name} in {city.name}"
description: Hire {service.plural} in {city.name}. Call {site.phone}.
blocks:
  - type: hero
    title: "{service.name} in {city.name}"
  - type: rich-text
    when: { city.labor.dailyOvertime: true }
    text: "{city.labor.dailyOvertime.text}"
`

const coverage = matrixText(
  '[la, nyc]',
  '[greeters, hosts, ushers]',
  `reuses:
  services: { hosts: greeters }
aliases:
  cities:
    los-angeles: la
`,
)

const collections = readFileSync(join(import.meta.dirname, '../errors/_shared/collections.yaml'), 'utf8')

/** Files of a small site, by path below the content folder. `undefined` leaves one out. */
export type Files = Record<string, string | undefined>

const small = (): Files => ({
  '_data/site.yaml': 'phone: (213) 555-0142\n',
  '_data/coverage/city-service.yaml': coverage,
  '_data/collections.yaml': collections,
  '_data/templates/city-service.yaml': template,
  ...Object.fromEntries(
    ['la', 'nyc'].map((city) => [`_data/cities/${city}.yaml`, trimmed(`cities/${city}`, 'nearby')]),
  ),
  ...Object.fromEntries(
    ['greeters', 'hosts', 'ushers'].flatMap((service) => [
      [`_data/services/${service}.yaml`, trimmed(`services/${service}`, 'related')],
      [`_data/faqs/${service}.yaml`, stringify(fixture(`faqs/${service}`))],
    ]),
  ),
})

/** Records as they once were: what the sample site says of a city may change without a word of these tests. */
const fixture = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.yaml`), 'utf8'))

/** A record without one of its keys, so that a small site need not have what it names. */
function trimmed(name: string, key: string): string {
  const { [key]: _, ...rest } = fixture(name) as Record<string, unknown>
  return stringify(rest)
}

/** A small site in a folder of its own: two cities, three services. Call `remove` at the end. */
export function makeSite(changes: Files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of Object.entries({ ...small(), ...changes })) if (text !== undefined) write(path, text)
  return {
    folder,
    write,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    /** Every file with its text. */
    all: () =>
      Object.fromEntries(
        readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => [
            join(entry.parentPath, entry.name).slice(folder.length + 1),
            readFileSync(join(entry.parentPath, entry.name), 'utf8'),
          ])
          .sort(),
      ) as Record<string, string>,
    erase: (path: string) => rmSync(join(folder, path)),
    /** Commits what is there, to a repository of its own. */
    commit: () => {
      const git = (...args: string[]) =>
        execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder })
      git('init', '-q')
      git('add', '-A')
      git('commit', '-qm', 'A state of the site')
    },
    remove: () => rmSync(folder, { recursive: true }),
    /** Runs the command. Gives the exit code and what was printed, with the folder called `pages`. */
    async generate(...args: string[]) {
      const lines: string[] = []
      const log = vi.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)))
      const error = vi.spyOn(console, 'error').mockImplementation((text) => void lines.push(String(text)))
      const code = await runCommand(generate, [...args, '--pages', folder]).finally(() => {
        log.mockRestore()
        error.mockRestore()
      })
      return { code, text: lines.join('\n').replaceAll(/[^\s`]*\/generate-\w+/g, 'pages') }
    },
  }
}
