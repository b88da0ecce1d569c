import { editsBetween } from '../../../../content/edit/edits-between.ts'
import type { FileEdits } from '../../../wire/edits.ts'
import type { PageModel, WrittenValues } from '../../../wire/page.ts'
import { originAt } from '../../block-change.ts'

/** A part of a template: its head, or a block by its number. */
export type Part = number | 'head'

/** Changes of a template that are not written. */
export type Draft = {
  /** The template as it was at the first change: later changes are based on it. */
  base: PageModel
  values: ReadonlyMap<Part, Record<string, unknown>>
  /** The hash of the version of the file that the draft replaces where both have changed. */
  over?: string
}

export const partOf = (model: PageModel, part: Part): WrittenValues | undefined =>
  part === 'head' ? model.head : model.blocks[part]

/** The edits of a template; none if it is as it was. */
export function filesOf({ base, values, over }: Draft): FileEdits[] {
  const edits = [...values].flatMap(([part, after]) => {
    const written = partOf(base, part)
    return written ? editsBetween(written.values, after, originAt(written, '').path) : []
  })
  const { file, hashes } = base
  return edits.length === 0 ? [] : [{ file, hash: hashes[file] ?? '', ...(over !== undefined && { over }), edits }]
}

/** The template of a draft, as the version of its file with another hash. */
const basedOn = ({ base }: Draft, hash: string): PageModel => ({
  ...base,
  hashes: { ...base.hashes, [base.file]: hash },
})

function withValues(base: PageModel, values: Draft['values']): PageModel {
  const valuesOf = (part: Part, written: WrittenValues) => values.get(part) ?? written.values
  return {
    ...base,
    head: { ...base.head, values: valuesOf('head', base.head) },
    blocks: base.blocks.map((block, part) => ({ ...block, values: valuesOf(part, block) })),
  }
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** The drafts of templates, by their addresses: they stay while another template, view or page is open. */
export function createDrafts() {
  const drafts = new Map<string, Draft>()
  const listeners = new Set<() => void>()

  function keep(address: string, draft: Draft | undefined): void {
    if (draft) drafts.set(address, draft)
    else drafts.delete(address)
    // The tab may be closed from any page.
    const hasEdits = [...drafts.values()].some((one) => filesOf(one).length > 0)
    if (hasEdits) addEventListener('beforeunload', warn)
    else removeEventListener('beforeunload', warn)
    for (const listener of listeners) listener()
  }

  return {
    of: (address: string | undefined): Draft | undefined => (address === undefined ? undefined : drafts.get(address)),
    /** Calls `listener` when a draft changes; returns what ends it. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    keep,
    /** A draft was written, and the file has another hash: what was typed meanwhile is based on it. */
    written(sent: Draft, hash: string): void {
      const { address } = sent.base
      const now = drafts.get(address)
      const typed = now !== undefined && now !== sent
      keep(address, typed ? { values: now.values, base: withValues(basedOn(sent, hash), sent.values) } : undefined)
    },
    /** Lets a draft replace the version of the file with this hash where both have changed. */
    keepMine(draft: Draft, hash: string): void {
      keep(draft.base.address, { ...draft, over: hash })
    },
  }
}
