import type { createFind, EmptyResult, SearchFile } from './engine.ts'
import { createTermOf, type TermOf } from './words.ts'

/** A loaded search. */
export type Search = { find: ReturnType<typeof createFind>; nothing: EmptyResult; termOf: TermOf }

/** Attribute of the search in the layout with the address of its index. */
export const fileAttribute = 'data-search-file'

let loading: Promise<Search> | undefined

async function fetchSearch(): Promise<Search> {
  const address = document.querySelector(`[${fileAttribute}]`)?.getAttribute(fileAttribute)
  if (!address) throw new Error('This site has no search.')
  // The engine is requested after the index has answered: without a connection only one request fails.
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const [engine, file] = await Promise.all([import('./engine.ts'), response.json()])
  const { index, names, nothing, terms } = file as SearchFile
  const termOf = createTermOf(terms)
  return { find: engine.createFind(index, { termOf, names, alike: terms.alike }), nothing, termOf }
}

/** Loads engine and index once for all searches of the window. After a failure the next call retries. */
export function loadSearch(): Promise<Search> {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
