import { useEffect, useMemo, useState } from 'react'
import type { FileEdits, PageModel, WrittenValues } from '../../../model.ts'
import { type BlockChange, changed, originAt } from '../../block-change.ts'
import { editsBetween } from './edits-between.ts'

/** A part of a template: its head, or a block by its number. */
export type Part = number | 'head'

type Drafts = {
  /** The template as it was when the first change was made: later changes are based on it. */
  base: PageModel
  values: ReadonlyMap<Part, Record<string, unknown>>
}

const partOf = (model: PageModel, part: Part): WrittenValues | undefined =>
  part === 'head' ? model.head : model.blocks[part]

/** What was typed last: it stays while another view or a page is open. */
let kept: Drafts | undefined

/** Changes of a template that are not written. */
export function useDraft(model: PageModel | undefined) {
  const [drafts, setDrafts] = useState(kept)
  useEffect(() => {
    kept = drafts
  }, [drafts])
  // The changes of one template are not those of another.
  const own = drafts?.base.address === model?.address ? drafts : undefined
  const base = own?.base ?? model

  const files = useMemo((): FileEdits[] => {
    if (!own) return []
    const edits = [...own.values].flatMap(([part, values]) => {
      const written = partOf(own.base, part)
      return written ? editsBetween(written.values, values, originAt(written, '').path) : []
    })
    const { file, hashes } = own.base
    return edits.length === 0 ? [] : [{ file, hash: hashes[file] ?? '', edits }]
  }, [own])

  const hasEdits = files.length > 0
  useEffect(() => {
    if (!hasEdits) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasEdits])

  return {
    /** The edits of the template; none if it is as it was. */
    files,
    /** A part with its changes. */
    written(part: Part): WrittenValues | undefined {
      const written = base && partOf(base, part)
      const values = own?.values.get(part)
      return written && values ? { ...written, values } : written
    },
    change(part: Part, change: BlockChange): void {
      if (!base) return
      setDrafts((before) => {
        const drafts = before?.base.address === base.address ? before : { base, values: new Map() }
        const values = drafts.values.get(part) ?? partOf(drafts.base, part)?.values ?? {}
        return { ...drafts, values: new Map(drafts.values).set(part, changed(values, change)) }
      })
    },
    discard: () => setDrafts(undefined),
  }
}
