import Button from '@mui/material/Button'
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { searchWords } from '../../../schema/language/search-words.ts'
import { fill, plural } from '../../../schema/language/words.ts'
import { SearchInput, SearchStatus } from '../forms/fields/search-input.tsx'
import { TextLink } from '../links/text-link.tsx'
import type { SearchHit } from './engine.ts'
import { loadSearch, type Search } from './load-search.ts'
import { NothingFound, Results } from './results.tsx'

export type SearchBoxProps = {
  id: string
  /** The label of the field. */
  label: string
  placeholder: string
  /** The page that shows all results; the action of the form. */
  page: string
  /** How many results are shown; all by default. */
  limit?: number
  /** Called with the query while the visitor types. */
  onQuery?: ((query: string) => void) | undefined
  /** The initial query, unless something was typed before hydration. */
  startQuery?: () => string
}

/** Moves the focus among the field and the results. */
function stepTo(root: Element, target: Element, step: 1 | -1): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-stop]')]
  const next = stops[stops.indexOf(target as HTMLElement) + step]
  next?.focus()
  return next !== undefined
}

function statusOf(query: string, found: readonly SearchHit[] | undefined): string {
  if (query.trim() === '') return searchWords.start
  if (found === undefined) return searchWords.loading
  if (found[0]?.quote) return searchWords.ask
  return found.length === 0 ? searchWords.none : plural(searchWords.found, found.length)
}

type SearchState = { state: 'idle' | 'loading' | 'failed' } | { state: 'ready'; search: Search }

/** The search, which is loaded as soon as `isRequested` is true, and a function that retries after a failure. */
function useSearch(isRequested: boolean): [SearchState, retry: () => void] {
  const [current, setCurrent] = useState<SearchState>({ state: 'idle' })
  const load = useCallback(() => {
    setCurrent({ state: 'loading' })
    loadSearch().then(
      (search) => setCurrent({ state: 'ready', search }),
      () => setCurrent({ state: 'failed' }),
    )
  }, [])
  useEffect(() => {
    if (isRequested) load()
  }, [isRequested, load])
  return [current, load]
}

/**
 * The search field of the site. Without scripts it is a form that leads to the page of results; with scripts it shows
 * results while the visitor types. The index is loaded when something is typed or the field gets the focus.
 */
export function SearchBox({ id, label, placeholder, page, limit, onQuery, startQuery }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [isRequested, setRequested] = useState(false)
  const [loaded, retry] = useSearch(isRequested)

  const search = (text: string) => {
    setRequested(true)
    setQuery(text)
    onQuery?.(text.trim())
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    const field = input.current
    if (!field) return
    field.value ||= startQuery?.() ?? ''
    if (field.value !== '') search(field.value)
    else if (field === document.activeElement) setRequested(true)
  }, [])

  const found = loaded.state === 'ready' ? loaded.search.find(query) : undefined
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step && stepTo(event.currentTarget, event.target as Element, step)) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys go to the fields and links inside
    <div onKeyDown={onKeyDown}>
      <search>
        <form action={page}>
          <SearchInput
            ref={input}
            id={`${id}-query`}
            aria-label={label}
            placeholder={placeholder}
            onFocus={() => setRequested(true)}
            onInput={({ currentTarget }) => search(currentTarget.value)}
          />
        </form>
      </search>
      <SearchStatus role="status">
        {loaded.state === 'failed' ? searchWords.failed : statusOf(query, found)}
      </SearchStatus>
      {loaded.state === 'failed' && (
        <Button variant="outlined" onClick={retry} data-stop="">
          {searchWords.retry}
        </Button>
      )}
      {query.trim() !== '' && loaded.state === 'ready' && found && found.length > 0 && (
        <Results found={found.slice(0, limit)} termOf={loaded.search.termOf} />
      )}
      {limit !== undefined && found && found.length > limit && (
        // With a target the browser handles it: on the page of results the app would see no change of page.
        <TextLink href={`${page}?${new URLSearchParams({ q: query.trim() })}`} target="_self" data-stop="">
          {fill(searchWords.all, { n: found.length })}
        </TextLink>
      )}
      {query.trim() !== '' && found?.length === 0 && loaded.state === 'ready' && (
        <NothingFound nothing={loaded.search.nothing} />
      )}
    </div>
  )
}
