import { useCallback, useEffect } from 'react'
import type { Key } from '../../keys.ts'
import { withTokens } from '../../tokens.ts'
import type { BlockPlace, FromFrame, Place } from '../../wire/messages.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { type BlockChange, originAt } from '../block-change.ts'
import { type BlockValue, inOutermost } from '../block-tree.ts'
import { blockName } from '../field-schema.ts'
import type { Saver } from '../saving/saver.ts'
import { shownPath, writtenAs } from '../shown-path.ts'
import type { useChanges } from './use-changes.ts'
import { useInPlace } from './use-in-place.ts'
import type { usePreview } from './use-preview.ts'
import type { Selection, useSelection } from './use-selection.ts'
import { useStable } from './use-stable.ts'

/** The names of the blocks of a page or shared file, as the frame knows the blocks: `2`, `2 columns.0.blocks.1`. */
const namesInFrame = (page: PageModel, setup: StudioSetup | undefined): Record<string, string> =>
  Object.fromEntries(
    page.blocks.flatMap(({ type }, number) => {
      const { block, path } = shownAs(page, { block: number })
      return block < 0 ? [] : [[[block, path].join(' ').trim(), blockName(setup, type)]]
    }),
  )

/** A value or a block as the frame knows it; without a path if the page does not show it yet. */
function shownAs(page: PageModel, at: BlockValue): BlockPlace {
  const { block, path } = inOutermost(page, at)
  const own = page.blocks[block]
  return { block: own?.shown ?? block, path: own && path !== undefined ? shownPath(own, path) : path }
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
  /** A picture was dropped on a value of the page. */
  onPicture: (picture: File, at: BlockValue | undefined) => Promise<void>
  /** The chip of a token was chosen. */
  onToken: (name: string) => void
  /** The page has loaded. */
  onReady: (view: Window) => void
} & Pick<ReturnType<typeof useSelection>, 'open' | 'leaveFocus'>

/** Sends the selection and typed texts to the frame, and handles what is clicked and typed there. */
export function useFrame({ preview, page, owner, setup, saver, selection, changes, ...actions }: Options) {
  const { frame, post } = preview
  const names = page && JSON.stringify(namesInFrame(page, setup))

  const showSelection = useCallback(
    (scroll: boolean) => {
      post({ studio: 'select', place: placeOf(), scroll })

      function placeOf(): Place | undefined {
        const { block, path, elsewhere } = selection ?? {}
        const isBlock = typeof block === 'number'
        if (!elsewhere) return isBlock && page ? shownAs(page, { block, path }) : undefined
        const written = isBlock ? owner?.blocks[block] : owner?.head
        if (!written || path === undefined) return undefined
        return { address: elsewhere.address, path: originAt(written, path).path.join('.') }
      }
    },
    [post, selection, owner, page],
  )
  useEffect(() => showSelection(true), [showSelection])
  const showNames = useCallback(() => {
    if (names !== undefined) post({ studio: 'names', names: JSON.parse(names) })
  }, [names, post])
  useEffect(showNames, [showNames])

  const inPlace = useInPlace({ post, page, setup, saver, changes, ...actions })

  function openPlace(place: Place): void {
    const { open } = actions
    if ('address' in place) {
      const { address, path } = place
      open({ block: 'head', path, ...(address !== page?.address && { elsewhere: { address, at: path } }) })
    } else {
      const at = page && writtenAs(page, place)
      if (at) open(at)
    }
  }

  const { receive } = useStable({
    receive(message: FromFrame): void {
      if (message.studio === 'key') actions.onKey(message)
      else if (message.studio === 'edited') {
        const left = inPlace.close(message.byKey)
        if (left) openPlace(left)
      } else if (message.studio === 'edit') inPlace.open(message.place, { at: message.at })
      else if (message.studio === 'input') inPlace.type(message.place, message.text)
      else if (message.studio === 'blur') inPlace.blur()
      else if (message.studio === 'picture') {
        const { place, file } = message
        void actions.onPicture(file, page && 'block' in place ? writtenAs(page, place) : undefined)
      } else if (message.studio === 'token') actions.onToken(message.name)
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
  const text = page && typeof block === 'number' && path && !elsewhere ? shownAs(page, { block, path }) : undefined

  return {
    openPlace,
    /** The formatted text that is edited on the page, and what is done with it. */
    textOnPage: inPlace.formatted && { opened: inPlace.formatted, type: inPlace.type },
    /** Edits the selected text on the page; `undefined` if no text is selected. */
    editInPlace: text?.path && inPlace.canOpen(text) ? () => inPlace.open(text, { isFromField: true }) : undefined,
    /** Shows a plain text of the selected block on the page before it is saved. */
    showTyped(change: BlockChange): void {
      if (!page || change.kind !== 'set' || typeof change.value !== 'string') return
      if (typeof selection?.block !== 'number' || selection.elsewhere) return
      const text = withTokens(change.value, page.tokens)
      const place = shownAs(page, { block: selection.block, path: change.path })
      if (place.path) preview.postNow({ studio: 'text', place, text })
    },
  }
}
