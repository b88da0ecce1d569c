import { useCallback, useEffect } from 'react'
import type { Key } from '../../keys.ts'
import type { FromFrame, Place } from '../../messages.ts'
import type { PageModel, StudioSetup } from '../../model.ts'
import { withTokens } from '../../tokens.ts'
import { type BlockChange, type FieldPath, originAt } from '../block-change.ts'
import { blockName } from '../field-schema.ts'
import { shownPath, writtenPath } from '../shown-path.ts'
import type { Saver } from './saver.ts'
import type { useChanges } from './use-changes.ts'
import { useInPlace } from './use-in-place.ts'
import type { usePreview } from './use-preview.ts'
import type { Selection, useSelection } from './use-selection.ts'
import { useStable } from './use-stable.ts'

/** The names of blocks by their numbers in the frame; empty for blocks that are not of this page or shared file. */
function namesInFrame({ blocks }: PageModel, setup: StudioSetup | undefined): string[] {
  const names: string[] = []
  for (const [index, { type, shown = index }] of blocks.entries()) if (shown >= 0) names[shown] = blockName(setup, type)
  return Array.from(names, (name) => name ?? '')
}

type Options = {
  preview: ReturnType<typeof usePreview>
  page: PageModel | undefined
  /** The page or shared file that has the selected value. */
  owner: PageModel | undefined
  setup: StudioSetup | undefined
  saver: Saver
  selection: Selection | undefined
  changes: ReturnType<typeof useChanges>
  /** A key of the studio was pressed on the page. */
  onKey: (key: Key) => void
  /** The chip of a token was chosen. */
  onToken: (name: string) => void
  /** The page has loaded. */
  onReady: (view: Window) => void
} & Pick<ReturnType<typeof useSelection>, 'open' | 'leaveFocus'>

/** Sends the selection and typed texts to the frame, and handles what is clicked and typed there. */
export function useFrame({ preview, page, owner, setup, saver, selection, changes, ...actions }: Options) {
  const { frame, post } = preview
  const names = page && namesInFrame(page, setup).join('\n')

  /** The number in the frame of a block of the page, and the reverse; -1 if there is none. */
  const shownOf = useCallback((block: number) => page?.blocks[block]?.shown ?? block, [page])
  /** The path on the page of a value of a block; `undefined` for the block, and for what the page does not show yet. */
  const shownPathOf = useCallback(
    (block: number, path: FieldPath | undefined) => {
      const own = page?.blocks[block]
      return own && path !== undefined ? shownPath(own, path) : path
    },
    [page],
  )
  const blockOf = (shown: number) => page?.blocks.findIndex((one) => one.shown === shown) ?? -1

  const showSelection = useCallback(
    (scroll: boolean) => {
      post({ studio: 'select', place: placeOf(), scroll })

      function placeOf(): Place | undefined {
        const { block, path, elsewhere } = selection ?? {}
        const isBlock = typeof block === 'number'
        if (!elsewhere) return isBlock ? { block: shownOf(block), path: shownPathOf(block, path) } : undefined
        const written = isBlock ? owner?.blocks[block] : owner?.head
        if (!written || path === undefined) return undefined
        return { address: elsewhere.address, path: originAt(written, path).path.join('.') }
      }
    },
    [post, selection, owner, shownOf, shownPathOf],
  )
  useEffect(() => showSelection(true), [showSelection])
  const showNames = useCallback(() => {
    if (names !== undefined) post({ studio: 'names', names: names.split('\n') })
  }, [names, post])
  useEffect(showNames, [showNames])

  const inPlace = useInPlace({ post, page, setup, saver, changes, ...actions })

  function openPlace(place: Place): void {
    const { open } = actions
    if ('address' in place) {
      const { address, path } = place
      open({ block: 'head', path, ...(address !== page?.address && { elsewhere: { address, at: path } }) })
    } else {
      const block = blockOf(place.block)
      const own = page?.blocks[block]
      if (own) open({ block, path: place.path === undefined ? undefined : writtenPath(own, place.path) })
    }
  }

  const { receive } = useStable({
    receive(message: FromFrame): void {
      if (message.studio === 'key') actions.onKey(message)
      else if (message.studio === 'edited') {
        const left = inPlace.close(message.byKey)
        if (left) openPlace(left)
      } else if (message.studio === 'edit') inPlace.open(message.place)
      else if (message.studio === 'input') inPlace.type(message.place, message.text)
      else if (message.studio === 'blur') inPlace.blur()
      else if (message.studio === 'token') actions.onToken(message.name)
      else if (message.studio === 'ready') {
        const view = frame.current?.contentWindow
        if (view) actions.onReady(view)
        showNames()
        showSelection(false)
      } else openPlace(message.place)
    },
  })
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data.studio) receive(data)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, receive])

  const { block, path, elsewhere } = selection ?? {}
  const textPath = typeof block === 'number' && path && !elsewhere ? shownPathOf(block, path) : undefined
  const text = typeof block === 'number' && textPath ? { block: shownOf(block), path: textPath } : undefined

  return {
    openPlace,
    /** Edits the selected text on the page; `undefined` if no text is selected. */
    editInPlace: text && inPlace.canOpen(text) ? () => inPlace.open(text, true) : undefined,
    /** Shows a plain text of the selected block on the page before it is saved. */
    showTyped(change: BlockChange): void {
      if (!page || change.kind !== 'set' || typeof change.value !== 'string') return
      if (typeof selection?.block !== 'number' || selection.elsewhere) return
      const text = withTokens(change.value, page.tokens)
      const path = shownPathOf(selection.block, change.path)
      if (path) preview.postNow({ studio: 'text', place: { block: shownOf(selection.block), path }, text })
    },
  }
}
