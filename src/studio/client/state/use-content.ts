import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { call } from '../call.ts'
import { NotFound } from '../not-found.ts'
import { storeEdits, takeStoredEdits } from '../saving/stored-edits.ts'
import { useContentChanges } from '../saving/use-content-changes.ts'
import { useStudio } from '../store/studio-store.ts'
import { useGivenBlock } from './use-given-block.ts'
import { usePageAt } from './use-page-at.ts'

/**
 * Reads the page at an address into the store, with what else of the content the studio shows. `path` is where the studio
 * is: there, or at a view.
 */
export function useContent(path: string, address: string): void {
  const content = useStudio(({ content }) => content)
  const seeRead = useStudio(({ seeRead }) => seeRead)
  const seeHistory = useStudio(({ seeHistory }) => seeHistory)
  const showSaved = useStudio(({ showSaved }) => showSaved)
  const open = useStudio(({ open }) => open)
  const changedElsewhere = useStudio(({ changedElsewhere }) => changedElsewhere)
  const { data: setup, error: setupError } = useQuery({
    queryKey: ['setup'],
    queryFn: () => call('setup', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const {
    data: page,
    error: pageError,
    refetch,
  } = useQuery({
    queryKey: ['page', address],
    queryFn: async () => content.shownOf(address, await call('page', { address })),
  })
  const other = useStudio(({ chosen }) => chosen?.elsewhere?.address)
  const { data: read, error: otherError } = usePageAt(other)
  const elsewhere = other === undefined ? undefined : read
  const missing = otherError instanceof NotFound ? other : undefined
  const failure = pageError ?? setupError ?? undefined

  // Before anything is painted, so that the parts of the studio show one state of it.
  useLayoutEffect(
    () => seeRead({ path, address, page, setup, failure, elsewhere, missing }),
    [seeRead, path, address, page, setup, failure, elsewhere, missing],
  )
  useEffect(() => {
    if (page && page.revision >= content.revision()) seeHistory(page.history)
  }, [page, content, seeHistory])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is that of the page now
  useEffect(() => showSaved(), [showSaved, address, page?.view])
  useEffect(() => {
    if (elsewhere) content.seePage(elsewhere)
  }, [elsewhere, content])
  useEffect(() => {
    if (page && !content.seePage(page)) void refetch()
  }, [page, content, refetch])
  useContentChanges(content, changedElsewhere)
  useKeptEdits()
  useGivenBlock(path === address ? page : undefined, address, open)
}

/** Writes what the previous document of this tab has left, and leaves what this one cannot write to the next. */
function useKeptEdits(): void {
  const saver = useStudio(({ saver }) => saver)
  useEffect(() => {
    saver.restore(takeStoredEdits())
    const leave = () => {
      // The next document writes what does not arrive before this one is gone.
      storeEdits(saver.typedEdits())
      void saver.flush()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [saver])
}
