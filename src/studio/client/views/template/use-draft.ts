import { useMemo } from 'react'
import type { FileEdits } from '../../../wire/edits.ts'
import type { PageModel, WrittenValues } from '../../../wire/page.ts'
import { type BlockChange, changed } from '../../block-change.ts'
import { useStudio, useStudioStore } from '../../store/studio-store.ts'
import { afterWriting, filesOf, type Part, partOf } from './template-drafts.ts'

/** Changes of a template that are not written. */
export function useDraft(model: PageModel | undefined) {
  const address = model?.address
  const draft = useStudio(({ drafts }) => (address === undefined ? undefined : drafts.get(address)))
  const keepDraft = useStudio(({ keepDraft }) => keepDraft)
  const { getState } = useStudioStore()
  const now = () => (address === undefined ? undefined : getState().drafts.get(address))
  const base = draft?.base ?? model
  const files = useMemo((): FileEdits[] => (draft ? filesOf(draft) : []), [draft])

  return {
    /** The edits of the template; none if it is as it was. */
    files,
    /** A part with its changes. */
    written(part: Part): WrittenValues | undefined {
      const written = base && partOf(base, part)
      const values = draft?.values.get(part)
      return written && values ? { ...written, values } : written
    },
    change(part: Part, change: BlockChange): void {
      if (!base) return
      // Several changes may come before the next rendering.
      const before = now() ?? { base, values: new Map() }
      const values = before.values.get(part) ?? partOf(before.base, part)?.values ?? {}
      keepDraft(base.address, { ...before, values: new Map(before.values).set(part, changed(values, change)) })
    },
    discard(): void {
      if (address !== undefined) keepDraft(address, undefined)
    },
    /** The draft was written with this hash. What was typed since it was sent stays. */
    wasWritten(hash: string): void {
      if (draft) keepDraft(draft.base.address, afterWriting(now(), draft, hash))
    },
    /** Lets the draft replace the version of the file with this hash where both have changed. */
    keepMine(hash: string): void {
      if (draft) keepDraft(draft.base.address, { ...draft, over: hash })
    },
  }
}
