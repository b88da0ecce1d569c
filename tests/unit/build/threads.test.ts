import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { awayNames } from '../../../src/build/away/load.ts'
import { fileHashes } from '../../../src/cache/file-hashes.ts'
import { contentFolder, pageText } from '../content/folder.ts'

const root = join(import.meta.dirname, '../../..')
const form = '  - use: quote-form\n'
const headline = (text: string) => `  - type: page-title\n    title: ${text}\n`
const sample = (path: string) => readFileSync(join(root, 'pages/_data', path), 'utf8')
const data = ['cities/la.yaml', 'cities/oc.yaml', 'services/bartenders.yaml', 'services/servers.yaml']
const venues = '  - type: venues\n    title: Where we work in {city.name}\n    venues: { from: city.venues }\n'
const ofCity = (city: string, service: string, more = '') =>
  pageText(
    `${service} in {city.name}`,
    `${headline('Hello')}${more}${service === 'servers' ? venues : ''}${form}`,
    `city: ${city}\nservice: ${service}\n`,
  )
const list = '  - type: page-list\n    title: All pages of the city\n    under: /oc\n'

const content = {
  ...Object.fromEntries(data.map((name) => [`_data/${name}`, sample(name)])),
  '_data/coverage.yaml': 'cities: [la, oc]\nservices: [bartenders, servers]\n',
  'index.yaml': pageText('Home', `${headline('Home')}${list}${form}`),
  'la/bartenders.yaml': ofCity('la', 'bartenders'),
  'la/servers.yaml': ofCity('la', 'servers'),
  'oc.yaml': pageText('Orange County', `${headline('Orange County')}${form}`),
  'oc/bartenders.yaml': ofCity('oc', 'bartenders'),
  'oc/draft.yaml': pageText('Later', `${headline('Later')}${form}`, 'draft: true\n'),
  'oc/list.yaml': pageText('List', `${headline('List')}${list}`),
  'oc/servers.yaml': ofCity('oc', 'servers'),
}

async function site(more: Record<string, string> = {}) {
  const { root: base } = await contentFolder({ ...content, ...more })
  const build = (threads: number) => {
    const where = ['--pages', join(base, 'pages'), '--out', join(base, `dist-${threads}`)]
    const args = [join(root, 'src/cli/main.ts'), 'build', ...where, '--threads', String(threads), '--no-compress']
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1764000000' }
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
    const timed = /^ *\d+\.\d s .*\n/gm
    const isShared = stderr.includes(' on two threads')
    return {
      status,
      isShared,
      said: stderr.replace(timed, '').replaceAll(`dist-${threads}`, 'dist').replaceAll(base, ''),
    }
  }
  const hashes = (threads: number) => fileHashes(join(base, `dist-${threads}`))
  return { build, hashes }
}

it('two threads write what one writes, with a page in each that lists those of the other', async () => {
  const { build, hashes } = await site()
  const [one, two] = [build(1), build(2)]
  expect(one.status, one.said).toBe(0)
  expect([one.isShared, two.isShared, two.said]).toEqual([false, true, one.said])
  expect([...hashes(1).keys()]).toContain('oc/servers.html')
  expect(hashes(2)).toEqual(hashes(1))
})

/** What is said of the site as it is. */
let sound: string | undefined

it.each([
  ['a fault in one page of the second thread', { 'oc/servers.yaml': ofCity('oc', 'servers', '  - type: venus\n') }],
  [
    'a link to a part of the page that is not there',
    { 'oc/servers.yaml': ofCity('oc', 'servers', linkTo('#nothing')) },
  ],
  [
    'a link from one half to nowhere in the other',
    { 'oc/servers.yaml': ofCity('oc', 'servers', linkTo('/la/nobody')) },
  ],
  [
    'one address in both halves',
    { 'oc/servers.yaml': ofCity('oc', 'servers').replace('title', 'aliases: [/]\ntitle') },
  ],
])('two threads say of %s what one says', async (_, more) => {
  const { build } = await site(more)
  const [one, two] = [build(1), build(2)]
  sound ??= (await site()).build(1).said
  expect(one.said).not.toBe(sound)
  expect(two).toEqual({ ...one, isShared: false })
})

function linkTo(href: string): string {
  return `  - type: call-to-action\n    title: Go there\n    action: { text: There, href: "${href}" }\n`
}

it('gives the second thread whole folders, about half of the pages', () => {
  const names = ['_data/site.yaml', 'a.yaml', 'b/1.yaml', 'b/2.yaml', 'c/1.yaml', 'c/2.yaml', 'd/1.yaml']
  expect(awayNames(names)).toEqual(['c/1.yaml', 'c/2.yaml', 'd/1.yaml'])
})
