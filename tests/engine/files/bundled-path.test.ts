import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { marquee } from '../../../src/dev/vite-plugin-marquee.ts'
import { unbundledPath } from '../../../src/files/bundled-path.ts'
import { run } from '../../support/run.ts'

const refused = [
  ['#', '/home/a/site#2'],
  ['#', '/home/a#b/site'],
  ['?', '/home/what?/site'],
  ['*', '/home/a/best*'],
  ['$', '/home/a/$&'],
  ['$', '/home/$1/site'],
  ['\\', '/home/a\\b/site'],
] as const

it.each(refused)('a `%s` is named by a server that stops in %s', (sign, root) => {
  const { config } = marquee() as unknown as { config: (given: { root: string }) => unknown }
  expect(() => config({ root })).toThrow(
    `The path of this folder has a \`${sign}\`: ${root}\nScripts cannot be bundled there. Rename the folder, or move it.`,
  )
})

it.each(['/home/a/site', '/home/a b/sité 100%', '/home/a%20b/日本', "/srv/[x]/{a,b}/(c)/@site/it's", '/srv/c$/$home'])(
  'a server runs in %s',
  (root) => {
    expect(unbundledPath(root)).toBeUndefined()
  },
)

it.each(['build', 'dev', 'studio', 'start'])(
  '%s names the sign in the path of a site with own blocks',
  async (name) => {
    const pages = join(mkdtempSync(join(tmpdir(), 'marquee-path-')), 'a#b')
    onTestFinished(() => rmSync(join(pages, '..'), { recursive: true }))
    mkdirSync(join(pages, '_blocks'), { recursive: true })
    const { status, stderr } = await run(name, ['--site', pages])
    expect([status, stderr]).toEqual([1, expect.stringContaining(`has a \`#\`: ${pages}\n`)])
  },
)
