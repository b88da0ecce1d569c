import { useCallback } from 'react'
import type { GateFields } from '../gate/envelope.ts'
import { GateScreen } from '../render/gate-screen.tsx'
import { addUnlockedPage } from './unlocked-pages.ts'

/** The screen of a protected page, which passes on the content that it opens. */
export function Gate({ id, path, remember, envelope }: GateFields) {
  const onOpen = useCallback(
    (html: string, byHand: boolean) => addUnlockedPage({ path, envelope }, html, byHand),
    [path, envelope],
  )
  return <GateScreen {...{ id, path, remember, envelope, onOpen }} />
}
