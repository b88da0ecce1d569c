import { useCallback, useEffect } from 'react'
import type { FromFrame, Place } from '../../wire/messages.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { pressKey } from '../commands/press-key.ts'
import { blockName } from '../field-schema.ts'
import { originAt } from '../page-blocks/block-change.ts'
import { shownAs, writtenAs } from '../shown-path.ts'
import { ownerOf, selectionOf } from '../store/selectors.ts'
import type { StudioState } from '../store/state.ts'
import { type StudioStore, useStudio, useStudioStore } from '../store/studio-store.ts'
import { listenToClipboard } from './clipboard-events.ts'

/** The names of the blocks of a page or shared file, as the frame knows the blocks: `2`, `2 columns.0.blocks.1`. */
const namesInFrame = (page: PageModel, setup: StudioSetup | undefined): Record<string, string> =>
  Object.fromEntries(
    page.blocks.flatMap(({ type }, number) => {
      const { block, path } = shownAs(page, { block: number })
      return block < 0 ? [] : [[[block, path].join(' ').trim(), blockName(setup, type)]]
    }),
  )

/** The place of the selected value in the frame. */
function selectedPlace(state: StudioState): Place | undefined {
  const { page } = state
  const owner = ownerOf(state)
  const { block, path, elsewhere } = selectionOf(state) ?? {}
  const isBlock = typeof block === 'number'
  if (!elsewhere) return isBlock && page ? shownAs(page, { block, path }) : undefined
  const written = isBlock ? owner?.blocks[block] : owner?.head
  if (!written || path === undefined) return undefined
  return { address: elsewhere.address, path: originAt(written, path).path.join('.') }
}

/** Handles what was clicked or typed on the page. `onReady` is called once it has loaded. */
function receive(store: StudioStore, message: FromFrame, onReady: () => void): void {
  const state = store.getState()
  const { page, translating } = state
  const isTranslated = translating?.address !== undefined
  if (message.studio === 'key') pressKey(store, message)
  else if (message.studio === 'edited') state.closeText(message.byKey)
  else if (message.studio === 'edit') state.openText(message.place, { at: message.at })
  else if (message.studio === 'input') state.typeText(message.place, message.text)
  else if (message.studio === 'blur') state.blurText()
  else if (message.studio === 'picture') {
    const { place, file } = message
    if (!isTranslated) void state.givePicture(file, page && 'block' in place ? writtenAs(page, place) : undefined)
  } else if (message.studio === 'token') {
    if (page && !isTranslated) state.openToken(page.preview, message.name)
  } else if (message.studio === 'ready') onReady()
  else state.openPlace(message.place)
}

/** Sends the selection and the names of the blocks to the frame, and handles what is clicked and typed there. */
export function useFrame(): void {
  const store = useStudioStore()
  const { frame, post, showLookAgain } = useStudio(({ frame }) => frame)
  const page = useStudio(({ page }) => page)
  const setup = useStudio(({ setup }) => setup)
  const names = page && JSON.stringify(namesInFrame(page, setup))
  const selection = useStudio(selectionOf)
  const owner = useStudio(ownerOf)

  const showSelection = useCallback(
    (scroll: boolean) => post({ studio: 'select', place: selectedPlace(store.getState()), scroll }),
    [post, store],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of the selection follows from them
  useEffect(() => showSelection(true), [showSelection, selection, owner, page])
  const showNames = useCallback(() => {
    if (names !== undefined) post({ studio: 'names', names: JSON.parse(names) })
  }, [names, post])
  useEffect(showNames, [showNames])

  const onReady = useCallback(() => {
    const view = frame.current?.contentWindow
    if (view) {
      listenToClipboard(store, view)
      store.getState().showSaved(true)
      showLookAgain()
    }
    showNames()
    showSelection(false)
  }, [frame, store, showLookAgain, showNames, showSelection])
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow && origin === location.origin && data.studio)
        receive(store, data, onReady)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame, store, onReady])

  useTextInPlace()
}

/** Opens a text on the page, and again when it changed otherwise. */
function useTextInPlace(): void {
  const { post } = useStudio(({ frame }) => frame)
  const plainText = useStudio(({ plainText }) => plainText)
  const page = useStudio(({ page }) => page)
  const pending = useStudio(({ pending }) => pending)
  const setup = useStudio(({ setup }) => setup)
  const openEarly = useStudio(({ openEarly }) => openEarly)
  const openTextAgain = useStudio(({ openTextAgain }) => openTextAgain)
  const resumeText = useStudio(({ resumeText }) => resumeText)
  // It gets the focus after the field that the first click focuses.
  useEffect(() => {
    if (plainText) post(plainText)
  }, [plainText, post])
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are read before a text can be opened
  useEffect(() => openEarly(), [page, setup, openEarly])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page or an answer changes the text in this way
  useEffect(() => openTextAgain(), [page, pending, openTextAgain])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer gives the focus back
  useEffect(() => resumeText(), [pending, resumeText])
}
