import { useEffect, useMemo, useState } from 'react'
import type { FieldPath } from '../block-change.ts'

/** A block by its number on the page, or the head of the page; with the path of a value in it. */
export type Selection = {
  block: number | 'head'
  path?: FieldPath | undefined
  /**
   * The other page or shared file that has the value. `at` is the path of the value in its file, until the block is
   * found.
   */
  elsewhere?: { address: string; at?: FieldPath } | undefined
  /** The file in whose YAML the value was selected; the YAML pane stays with it. */
  inFile?: string | undefined
}

/** The selection, and the field that gets the focus. */
export function useSelection(address: string) {
  const [selection, setSelection] = useState<Selection>()
  const [focus, setFocus] = useState<{ path: FieldPath | undefined; request: number }>({ path: undefined, request: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => setSelection(undefined), [address])
  const actions = useMemo(() => {
    const leaveFocus = () => setFocus((now) => (now.path === undefined ? now : { ...now, path: undefined }))
    return {
      /** Selects without moving the focus, now or when the fields of a block show. */
      select(next: Selection | undefined): void {
        setSelection(next)
        leaveFocus()
      },
      /** Selects, and focuses the field of the path. */
      open(next: Selection): void {
        setSelection(next)
        setFocus(({ request }) => ({ path: next.path, request: request + 1 }))
      },
      /** Focuses no field: the focus belongs to the text on the page. */
      leaveFocus,
      /** From a value to its block, from a block to the one that holds it, else to the page. */
      up: (holder: number | undefined) =>
        setSelection((now) => {
          if (now?.path !== undefined && now.block !== 'head') return { block: now.block }
          return holder === undefined ? undefined : { block: holder }
        }),
    }
  }, [])
  return { selection, focus, ...actions }
}
