import { editsBetween } from '../../../../content/edit/edits-between.ts'
import type { FileEdits } from '../../../wire/edits.ts'
import type { PageModel, WrittenValues } from '../../../wire/page.ts'
import { originAt } from '../../page-blocks/block-change.ts'

/** A part of a template: its head, or a block by its number. */
export type Part = number | 'head'

/** Changes of a template that are not written. */
export type TemplateEdits = {
  /** The template as it was at the first change: later changes are based on it. */
  base: PageModel
  values: ReadonlyMap<Part, Record<string, unknown>>
  /** The hash of the version of the file that the edits replace where both have changed. */
  over?: string
}

export const partOf = (model: PageModel, part: Part): WrittenValues | undefined =>
  part === 'head' ? model.head : model.blocks[part]

/** The edits of a template; none if it is as it was. */
export function filesOf({ base, values, over }: TemplateEdits): FileEdits[] {
  const edits = [...values].flatMap(([part, after]) => {
    const written = partOf(base, part)
    return written ? editsBetween(written.values, after, { path: originAt(written, '').path }) : []
  })
  const { file, hashes } = base
  return edits.length === 0 ? [] : [{ file, hash: hashes[file] ?? '', ...(over !== undefined && { over }), edits }]
}

/** The template of some edits, as the version of its file with another hash. */
const basedOn = ({ base }: TemplateEdits, hash: string): PageModel => ({
  ...base,
  hashes: { ...base.hashes, [base.file]: hash },
})

function withValues(base: PageModel, values: TemplateEdits['values']): PageModel {
  const valuesOf = (part: Part, written: WrittenValues) => values.get(part) ?? written.values
  return {
    ...base,
    head: { ...base.head, values: valuesOf('head', base.head) },
    blocks: base.blocks.map((block, part) => ({ ...block, values: valuesOf(part, block) })),
  }
}

/**
 * What is left of the edits of a template once they were written as `sent`, and its file has another hash: what was typed
 * meanwhile is based on it.
 */
export function afterWriting(
  now: TemplateEdits | undefined,
  sent: TemplateEdits,
  hash: string,
): TemplateEdits | undefined {
  const isTyped = now !== undefined && now !== sent
  return isTyped ? { values: now.values, base: withValues(basedOn(sent, hash), sent.values) } : undefined
}
