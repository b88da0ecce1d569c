import { useRef } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { PageModel } from '../../wire/page.ts'
import { placeOf } from '../problems/page-diagnostics.ts'
import type { Selection } from './use-selection.ts'

const nameOf = ({ file, path, code }: Diagnostic) => `${file} ${path} ${code}`

type Shown = { page: PageModel | undefined; diagnostics: readonly Diagnostic[] }

/** Returns a function that opens the problems of the page, one after the other. */
export function useNextProblem({ page, diagnostics }: Shown, open: (place: Selection) => void): () => void {
  /** The problem that was opened last, and its number among those of the page. */
  const last = useRef({ name: '', index: 0 })
  return () => {
    if (!page || diagnostics.length === 0) return
    const { name, index } = last.current
    const at = diagnostics.findIndex((found) => nameOf(found) === name)
    // Once a problem is fixed, the next one has its number.
    const next = (name === '' ? 0 : at === -1 ? index : at + 1) % diagnostics.length
    const found = diagnostics[next] as Diagnostic
    last.current = { name: nameOf(found), index: next }
    open(placeOf(page, found))
  }
}
