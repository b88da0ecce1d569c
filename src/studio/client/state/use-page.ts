import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { EditResult, History } from '../../model.ts'
import { api } from '../api.ts'
import { createSaver, type Stopped } from './saver.ts'

const refusedAs = (error: unknown): EditResult => ({
  kind: 'refused',
  message: String(error instanceof Error ? error.message : error),
})

const savedWords = (files: readonly string[]) =>
  files.length === 1 ? `Saved to ${files[0]}` : `Saved to ${files.length} files`

/** Whether something is not saved yet, and what was not written. */
type Unsaved = { has: boolean; stopped: Stopped | undefined }

/**
 * The page at an address as its files say it, and what writes to them. `onContent` is called when the files have changed,
 * here or elsewhere.
 */
export function usePage(address: string, onContent: () => void) {
  const queries = useQueryClient()
  const setup = useQuery({ queryKey: ['setup'], queryFn: api.setup, staleTime: Number.POSITIVE_INFINITY })
  const { data: page, error, refetch } = useQuery({ queryKey: ['page', address], queryFn: () => api.page(address) })
  const [status, setStatus] = useState('')
  const [history, setHistory] = useState<History>({})
  const [unsaved, setUnsaved] = useState<Unsaved>({ has: false, stopped: undefined })
  const hashes = useRef<Record<string, string>>({})
  const revision = useRef(0)
  const changed = useRef(onContent)
  changed.current = onContent

  const refresh = useCallback(async () => {
    await queries.invalidateQueries({ queryKey: ['page'] })
    changed.current()
  }, [queries])

  const onSaved = useCallback(
    (result: Extract<EditResult, { kind: 'saved' }>) => {
      revision.current = result.revision
      setStatus(savedWords(result.files.map(({ file }) => file)))
      setHistory(result.history)
      void refresh()
    },
    [refresh],
  )

  const [saver] = useState(() =>
    createSaver({
      send: api.edit,
      hashOf: (file) => hashes.current[file] ?? '',
      onSaved(result) {
        for (const { file, hash } of result.files) hashes.current[file] = hash
        latestSaved.current(result)
      },
      onChange: (has, stopped) =>
        setUnsaved((before) => (before.has === has && before.stopped === stopped ? before : { has, stopped })),
    }),
  )
  const latestSaved = useRef(onSaved)
  latestSaved.current = onSaved

  useEffect(() => {
    // A page that was read before the last edit was written says less than its answer.
    if (!page || page.revision < revision.current) return
    hashes.current = { ...hashes.current, ...page.hashes }
    setHistory(page.history)
    if (revision.current === 0) revision.current = page.revision
  }, [page])

  // Waits for changes of the content, as long as the studio is open.
  useEffect(() => {
    let isOpen = true
    const follow = async () => {
      while (isOpen) {
        const known = revision.current
        const now = known === 0 ? undefined : await api.changes(known).catch(() => undefined)
        if (!isOpen) return
        if (now === undefined) await new Promise((done) => setTimeout(done, 300))
        else if (now.revision !== revision.current) {
          revision.current = now.revision
          await refresh()
        }
      }
    }
    void follow()
    return () => {
      isOpen = false
    }
  }, [refresh])

  const step = useCallback(
    async (back: boolean) => {
      await saver.flush()
      // What was typed and not written is taken back first.
      if (back && saver.stopped()) return saver.drop()
      const result = await (back ? api.undo() : api.redo())
      if (result.kind === 'saved') latestSaved.current(result)
      else if (result.kind === 'refused') setStatus(result.message)
    },
    [saver],
  )

  /** Runs a command that writes files, after what was typed. Returns why it was refused. */
  const perform = useCallback(
    async (command: () => Promise<EditResult>): Promise<string | undefined> => {
      await saver.flush()
      const result = await command().catch(refusedAs)
      if (result.kind === 'saved') latestSaved.current(result)
      await queries.invalidateQueries({ queryKey: ['setup'] })
      return result.kind === 'refused' ? result.message : undefined
    },
    [saver, queries],
  )

  /** Applies the fix of a diagnostic: of the page, or of what was typed and is held back. Resolves when it shows. */
  const fix = useCallback(
    async (found: Diagnostic) => {
      const stopped = saver.stopped()
      if (stopped?.kind === 'held' && stopped.diagnostics.includes(found)) {
        if (found.fix?.change.kind !== 'edits') return
        const { file, title } = found.fix
        for (const edit of found.fix.change.edits) saver.type({ file, edit, label: `Fix: ${title}` })
        return saver.flush()
      }
      await saver.flush()
      const result = await api.fix(address, found).catch(refusedAs)
      if (result.kind === 'saved') latestSaved.current(result)
      else if (result.kind === 'refused') setStatus(result.message)
      await refetch()
    },
    [saver, address, refetch],
  )

  const seen = useCallback((files: readonly { file: string; hash: string }[]) => {
    for (const { file, hash } of files) hashes.current[file] = hash
  }, [])

  return {
    perform,
    fix,
    seen,
    setup: setup.data,
    page,
    error: error ?? setup.error,
    refetch,
    saver,
    unsaved,
    status,
    history,
    step,
  }
}
