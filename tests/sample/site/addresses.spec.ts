import { type APIRequestContext, expect, test } from '@playwright/test'
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

/** Answers for many addresses, some at a time. Redirects are not followed. */
async function answersOf(request: APIRequestContext, paths: readonly string[]) {
  const waiting = [...paths]
  const answers = new Map<string, { status: number; html: string }>()
  const worker = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const answer = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } })
      answers.set(path, { status: answer.status(), html: await answer.text() })
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return paths.map((path) => ({ path, ...(answers.get(path) ?? { status: 0, html: '' }) }))
}

const pathOf = (canonical: string) => (URL.canParse(canonical) ? new URL(canonical).pathname : canonical)

test('every city page of the specification answers with its own title, headline and address', async ({ request }) => {
  const answers = await answersOf(request, routes)
  expect(answers.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])

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

test('every alias of the specification answers with its page', async ({ request }) => {
  const answers = await answersOf(
    request,
    aliases.map(([alias]) => alias),
  )
  const seen = answers.map(({ path, status, html }) => [path, status, pathOf(headOf(html).canonical)])
  expect(seen).toEqual(aliases.map(([alias, page]) => [alias, 200, page]))
})

test('every post and case study has an address, and cases without permission are not indexed', async ({ request }) => {
  const answers = await answersOf(request, [...posts, ...cases])
  const seen = answers.map(({ path, status, html }) => [path, status, pathOf(headOf(html).canonical)])
  expect(seen).toEqual([...posts, ...cases].map((path) => [path, 200, path]))
  const notIndexed = answers
    .filter(({ html }) => /<meta name="robots" content="noindex/.test(html))
    .map(({ path }) => path)
  expect(notIndexed).toEqual(cases)
})

test('cities and services that the specification omits are not found', async ({ request }) => {
  const left = [
    ...citiesWithoutUshers.map((city) => `/${city}/ushers`),
    ...corporateOnly.map((city) => `/${city}/event-staff`),
    ...prefixOnly.map((city) => `/${city}/event-staff`),
    '/philadelphia/bartenders',
    '/miami/popup-staff',
    '/la',
  ]
  const answers = await answersOf(request, left)
  expect(answers.filter(({ status }) => status !== 404).map(({ path }) => path)).toEqual([])
})
