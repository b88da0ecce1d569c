import type { z } from 'zod'
import { isMapping } from '../is-mapping.ts'
import { builtInCategories } from './category.ts'

type Entry = Readonly<Record<string, unknown>>
type Path = (string | number)[]
type Issue =
  | { code: 'invalid_value'; values: string[]; input: unknown; path: Path }
  | { code: 'custom'; message: string; path: Path }

const entriesOf = (list: unknown): Entry[] =>
  Array.isArray(list) ? list.map((one) => (isMapping(one) ? one : {})) : []
const textsOf = (list: unknown): string[] => (Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [])

/**
 * Checks that each category that a site file names exists and that each of its own is used, and that hosts with a category
 * are listed. The file may have other errors: what is not as it should be is passed over.
 */
export function checkCategories(site: Entry, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const consent = isMapping(site['consent']) ? site['consent'] : {}
  const own = entriesOf(consent['categories'])
  const measure = entriesOf(site['measure'])
  const embeds = entriesOf(consent['embeds'])
  const issues = [
    ...named(measure, ['measure'], own),
    ...named(embeds, ['consent', 'embeds'], own),
    ...hosts(embeds, textsOf(site['embeds'])),
    ...categories(own, new Set([...measure, ...embeds].map(({ category }) => category))),
  ]
  for (const issue of issues) context.addIssue(issue)
}

function named(entries: readonly Entry[], list: Path, own: readonly Entry[]): Issue[] {
  const keys = own.flatMap(({ key }) => (typeof key === 'string' ? [key] : []))
  const values = [...new Set([...builtInCategories, ...keys])]
  return entries.flatMap(({ category }, index) =>
    typeof category === 'string' && !values.includes(category)
      ? [{ code: 'invalid_value', values, input: category, path: [...list, index, 'category'] }]
      : [],
  )
}

function hosts(embeds: readonly Entry[], listed: string[]): Issue[] {
  const seen = new Set<unknown>()
  return embeds.flatMap(({ host }, index): Issue[] => {
    const path = ['consent', 'embeds', index, 'host']
    const isSecond = seen.has(host)
    seen.add(host)
    if (typeof host !== 'string') return []
    if (isSecond)
      return [{ code: 'custom', path, message: `\`${host}\` has a category already. Delete one of the two.` }]
    if (listed.includes(host)) return []
    if (listed.length > 0) return [{ code: 'invalid_value', values: listed, input: host, path }]
    return [
      {
        code: 'custom',
        path,
        message: `No host is listed under \`embeds\`. Write \`embeds: [${host}]\` in this file.`,
      },
    ]
  })
}

function categories(own: readonly Entry[], used: ReadonlySet<unknown>): Issue[] {
  const seen = new Set<unknown>(builtInCategories)
  return own.flatMap(({ key }, index): Issue[] => {
    const path = ['consent', 'categories', index, 'key']
    const isSecond = seen.has(key)
    seen.add(key)
    if (typeof key !== 'string') return []
    if (isSecond)
      return [{ code: 'custom', path, message: `There is a category \`${key}\` already. Choose another key.` }]
    if (used.has(key)) return []
    const message = `Nothing is of the category \`${key}\`. Write \`category: ${key}\` in an entry of \`measure\` or of \`consent.embeds\`, or delete the category: visitors are asked only about what is loaded.`
    return [{ code: 'custom', path, message }]
  })
}
