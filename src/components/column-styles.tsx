import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { CacheProvider, withEmotionCache } from '@emotion/react'
import type { ReactNode } from 'react'

const isWidth = (query: string) => /^\(m(?:in|ax)-width:[^)]*\)$/.test(query)

/**
 * Asks of the column what styles ask of the window: conditions on its width become container queries, and `vw` becomes
 * `cqi`. So a block in a narrow column looks as on a phone, whatever the width of the window. What must go by the window
 * itself, such as a dialog, says `dvw`.
 */
const byColumn: StylisPlugin = (element, _index, _siblings, callback) => {
  if (element.type === 'decl') element.value = element.value.replace(/(\d)vw\b/g, '$1cqi')
  if (element.type !== '@media' || !Array.isArray(element.children)) return undefined
  const queries = element.value
    .slice('@media'.length)
    .split(',')
    .map((query) => query.trim())
  const widths = queries.filter(isWidth)
  if (widths.length === 0) return undefined
  const others = queries.filter((query) => !isWidth(query))
  element.value = `@container ${widths.join(' or ')}`
  if (others.length === 0) return undefined
  const { children } = element
  const inside = children.map((child, index) => callback(child, index, children, callback) ?? '')
  return `@media ${others.join()}{${inside.join('')}}`
}
const plugins = [byColumn]

const caches = new WeakMap<EmotionCache, EmotionCache>()
/** The prefix of the names of rules of blocks in columns. */
const prefix = 'c-'

/** Emotion's cache for blocks in columns, beside that of their page: their rules are others, and so are their class names. */
export function columnCacheOf(cache: EmotionCache): EmotionCache {
  if (cache.key.endsWith('-c')) return cache
  const known = caches.get(cache)
  if (known) return known
  const created = createCache({ key: `${cache.key}-c`, stylisPlugins: plugins })
  if (cache.compat !== undefined) created.compat = cache.compat
  caches.set(cache, created)
  return created
}

/** The rules of a page and those of blocks in its columns, by the names in class names behind the key of the page. */
export function rulesOf(cache: EmotionCache): EmotionCache['inserted'] {
  const columns = Object.entries(columnCacheOf(cache).inserted)
  return { ...cache.inserted, ...Object.fromEntries(columns.map(([name, rule]) => [columnName(name), rule])) }
}

/** Marks a rule of the page, or of blocks in its columns, as inserted. */
export function markInserted(cache: EmotionCache, name: string) {
  if (name.startsWith(prefix)) columnCacheOf(cache).inserted[name.slice(prefix.length)] = true
  else cache.inserted[name] = true
}

/** Animations have their own names, whoever uses them. */
const columnName = (name: string) => (name.startsWith('animation-') ? name : `${prefix}${name}`)

/** Gives blocks in a column the styles that go by its width. */
export const ColumnStyles = withEmotionCache(({ children }: { children: ReactNode }, cache) => (
  <CacheProvider value={columnCacheOf(cache)}>{children}</CacheProvider>
))
