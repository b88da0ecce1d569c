import { useState } from 'react'
import type { EditResult } from '../../../wire/edits.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'

/** Why a change was not discarded; `again` discards it in spite of errors. */
export type Kept = { message: string; again?: () => Promise<void> }

/** Discards changes that are not published: all of a file, or one of them. Undo brings them back. */
export function useDiscard() {
  const address = useStudio(({ address }) => address)
  const perform = useStudio(({ perform }) => perform)
  const [kept, setKept] = useState<Kept>()

  async function discard(name: string, change?: string, anyway = false): Promise<void> {
    setKept(undefined)
    let result: EditResult | undefined
    const refused = await perform(async () => {
      const request = { name, ...(change !== undefined && { change }), ...(anyway && { anyway }) }
      result = await call('discard', request, { shown: address })
      return result
    })
    if (result?.kind === 'held')
      setKept({
        message: result.diagnostics.map(({ message }) => message).join(' '),
        ...(!result.isFinal && { again: () => discard(name, change, true) }),
      })
    else if (refused !== undefined) setKept({ message: refused })
  }

  return { kept, discard }
}
