import { useMemo } from 'react'
import type { FileEdits } from '../../../wire/edits.ts'
import type { PageModel, WrittenValues } from '../../../wire/page.ts'
import { type BlockChange, changed } from '../../page-blocks/block-change.ts'
import { useStudio, useStudioStore } from '../../store/studio-store.ts'
import { afterWriting, filesOf, type Part, partOf } from './template-edits.ts'

/** Changes of a template that are not written. */
export function useTemplateEdits(model: PageModel | undefined) {
  const address = model?.address
  const edits = useStudio(({ templateEdits }) => (address === undefined ? undefined : templateEdits.get(address)))
  const setTemplateEdits = useStudio(({ setTemplateEdits }) => setTemplateEdits)
  const { getState } = useStudioStore()
  const now = () => (address === undefined ? undefined : getState().templateEdits.get(address))
  const base = edits?.base ?? model
  const files = useMemo((): FileEdits[] => (edits ? filesOf(edits) : []), [edits])

  return {
    /** The edits of the template; none if it is as it was. */
    files,
    /** A part with its changes. */
    written(part: Part): WrittenValues | undefined {
      const written = base && partOf(base, part)
      const values = edits?.values.get(part)
      return written && values ? { ...written, values } : written
    },
    change(part: Part, change: BlockChange): void {
      if (!base) return
      // Several changes may come before the next rendering.
      const before = now() ?? { base, values: new Map() }
      const values = before.values.get(part) ?? partOf(before.base, part)?.values ?? {}
      setTemplateEdits(base.address, { ...before, values: new Map(before.values).set(part, changed(values, change)) })
    },
    discard(): void {
      if (address !== undefined) setTemplateEdits(address, undefined)
    },
    /** The edits were written with this hash. What was typed since it was sent stays. */
    wasWritten(hash: string): void {
      if (edits) setTemplateEdits(edits.base.address, afterWriting(now(), edits, hash))
    },
    /** Lets the edits replace the version of the file with this hash where both have changed. */
    keepMine(hash: string): void {
      if (edits) setTemplateEdits(edits.base.address, { ...edits, over: hash })
    },
  }
}
