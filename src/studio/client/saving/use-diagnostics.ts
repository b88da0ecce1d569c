import { useMemo } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StoppedSave } from './saver.ts'

/** Whether something is not saved yet, and the edits that were stopped. */
export type Unsaved = { has: boolean; stopped: StoppedSave | undefined }

/** Diagnostics of what was typed, with the page that it was typed in. */
export type Tried = { page: PageModel | undefined; diagnostics: readonly Diagnostic[] }

const none: readonly Diagnostic[] = []

export const isSameDiagnostic = (one: Diagnostic, other: Diagnostic) =>
  one.code === other.code && one.file === other.file && one.path === other.path && one.message === other.message

type Options = { page: PageModel | undefined; tried: Tried | undefined; unsaved: Unsaved }

/** The problems of a page with what was typed. */
export function useDiagnostics({ page, tried, unsaved }: Options) {
  const typed = unsaved.has && tried?.page === page ? tried?.diagnostics : undefined
  const held = unsaved.stopped?.kind === 'held' ? unsaved.stopped.diagnostics : undefined
  const diagnostics = useMemo(() => {
    const saved = page?.diagnostics ?? none
    if (typed || !held) return typed ?? saved
    return [...held, ...saved.filter((one) => !held.some((found) => isSameDiagnostic(one, found)))]
  }, [page, typed, held])
  return {
    diagnostics,
    /** The diagnostics of what was typed and is not saved, once it was checked. */
    typedDiagnostics: typed ?? held,
  }
}
