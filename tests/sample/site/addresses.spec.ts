import { expect, test } from '@playwright/test'
import { findDestination } from '../../../src/server/address.ts'
import { openRelease } from '../../../src/server/release.ts'
import { dist, readBuilt } from '../../browser/built-site.ts'
import { headOf } from '../../browser/html.ts'
import {
  citiesWithoutUshers,
  corporateOnly,
  otherPrefixes,
  prefixOnly,
  reused,
  routes,
} from '../coverage/routes-of-the-spec.ts'

/** The page that an address of the matrix shows: some services show the page of another one. */
function pageOf(path: string): string {
  const [, city, service = ''] = path.split('/')
  return `/${city}/${(reused as Record<string, string>)[service] ?? service}`
}

/** Aliases that section 2.6 names, with the page of each. */
const aliases = [
  ...Object.entries(otherPrefixes).flatMap(([prefix, city]) =>
    routes
      .filter((path) => path.startsWith(`/${city}/`))
      .map((path) => [path.replace(`/${city}/`, `/${prefix}/`), pageOf(path)] as const),
  ),
  ['/atlanta/popup-staff', '/atlanta/pop-up-staff'] as const,
  ['/la/promotional-models', '/la/promotional-model'] as const,
  ['/blog/street-team-marketing', '/blog/street-teams-grassroots-marketing'] as const,
]

/** Posts and case studies of sections 2.2 and 2.4, with their indexes. */
const posts = [
  '/blog',
  '/blog/how-much-to-tip-event-staff',
  '/blog/street-teams-grassroots-marketing',
  '/blog/california-bartender-guide',
  '/blog/budget-friendly-experiential-marketing-ideas',
  '/case-studies',
]
const cases =
  'guy-fieri-tailgate flure neutrogena aim-sports neurogum kcon nascar chainfest create-and-cultivate chiquita'
    .split(' ')
    .map((slug) => `/case-studies/${slug}`)

/** What the server has at these addresses. `tests/content/crawling.spec.ts` asks it for every page. */
async function answersOf(paths: readonly string[]) {
  const release = await (await openRelease(dist)).current()
  return paths.map((path) => {
    const found = findDestination(path, release)
    return { path, kind: found.kind, html: found.kind === 'file' ? readBuilt(found.file) : '' }
  })
}

const pathOf = (canonical: string) => (URL.canParse(canonical) ? new URL(canonical).pathname : canonical)

test('every city page of the specification answers with its own title, headline and address', {
  tag: '@crawler',
}, async () => {
  const answers = await answersOf(routes)
  expect(answers.filter(({ kind }) => kind !== 'file').map(({ path }) => path)).toEqual([])

  const pages = new Map<string, ReturnType<typeof headOf>>()
  for (const { path, html } of answers) {
    const head = headOf(html)
    expect(pathOf(head.canonical), path).toBe(pageOf(path))
    expect(head.headlines, path).toHaveLength(1)
    pages.set(pageOf(path), head)
  }
  const distinct = (texts: (string | undefined)[]) => new Set(texts).size
  expect(distinct([...pages.values()].map(({ title }) => title))).toBe(pages.size)
  expect(distinct([...pages.values()].map(({ headlines }) => headlines[0]))).toBe(pages.size)
})

test('every alias of the specification answers with its page', { tag: '@crawler' }, async () => {
  const answers = await answersOf(aliases.map(([alias]) => alias))
  const seen = answers.map(({ path, kind, html }) => [path, kind, pathOf(headOf(html).canonical)])
  expect(seen).toEqual(aliases.map(([alias, page]) => [alias, 'file', page]))
})

test('every post and case study has an address, and cases without permission are not indexed', {
  tag: '@crawler',
}, async () => {
  const answers = await answersOf([...posts, ...cases])
  const seen = answers.map(({ path, kind, html }) => [path, kind, pathOf(headOf(html).canonical)])
  expect(seen).toEqual([...posts, ...cases].map((path) => [path, 'file', path]))
  const notIndexed = answers
    .filter(({ html }) => /<meta name="robots" content="noindex/.test(html))
    .map(({ path }) => path)
  expect(notIndexed).toEqual(cases)
})

test('cities and services that the specification omits are not found', { tag: '@crawler' }, async () => {
  const left = [
    ...citiesWithoutUshers.map((city) => `/${city}/ushers`),
    ...corporateOnly.map((city) => `/${city}/event-staff`),
    ...prefixOnly.map((city) => `/${city}/event-staff`),
    '/philadelphia/bartenders',
    '/miami/popup-staff',
    '/charlotte',
  ]
  const answers = await answersOf(left)
  expect(answers.filter(({ kind }) => kind !== 'missing').map(({ path }) => path)).toEqual([])
})
