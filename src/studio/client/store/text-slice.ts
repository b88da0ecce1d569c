import type { BlockPlace } from '../../wire/messages.ts'
import { say } from '../../words/say.ts'
import { typeOnceFocused } from '../state/type-once-focused.ts'
import type { TextOnPage, TextOpening, TextSlice } from './page-edit-state.ts'
import { selectionOf } from './selectors.ts'
import type { Slice } from './state.ts'
import { placeOfSelection, textAt } from './text-in-page.ts'

/** Whether an element of the shell belongs to the text on the page: its formatting bar, a dialog, or the frame itself. */
export const isAboutText = (element: Element | null): boolean =>
  element?.closest('[data-text-bar], [role=dialog], iframe') != null

export const textSlice: Slice<TextSlice> = (set, get, { frame }) => {
  /** The open text, as it is on the page. */
  let current: ({ place: BlockPlace; text: string } & TextOpening) | undefined
  /** A text that was asked for before its page was read. */
  let early: { address: string; place: BlockPlace; opening: TextOpening } | undefined

  /** A text of the source, which is saved with the page. */
  function sourceText(place: BlockPlace): TextOnPage | undefined {
    const text = textAt(get(), place)
    if (!text) return undefined
    const { block: written, path, isRequired, value, widget } = text
    function type(typed: string): void {
      const change = { kind: 'set' as const, path, value: typed === '' && !isRequired ? undefined : typed }
      get().changeValue({ written, change, label: say().store.editText, when: 'pause' })
    }
    return { value, widget, type }
  }
  const textOf = (place: BlockPlace) => {
    const { translating, translatedText } = get()
    return translating?.address === undefined ? sourceText(place) : translatedText?.(place)
  }

  return {
    plainText: undefined,
    formattedText: undefined,
    openText(place, opening = {}) {
      const { page, setup, address, leaveFocus } = get()
      const isClicked = opening.at !== undefined
      early = isClicked && !(page && setup) ? { address, place, opening } : undefined
      if (!page || early) return
      const text = textOf(place)
      if (!text && isClicked) {
        frame.post({ studio: 'leave' })
        get().openPlace(place)
      }
      if (!text) return
      leaveFocus()
      // The field that the first click has focused would take what is typed until the text is open.
      frame.focus()
      current = { ...opening, place, text: text.value }
      if (text.widget === 'markdown') set({ formattedText: { place, markdown: text.value, at: opening.at } })
      else set({ plainText: { studio: 'edit', place, source: text.value, tokens: page.tokens, isMarkdown: false } })
    },
    openEarly() {
      if (early?.address === get().address) get().openText(early.place, early.opening)
      else early = undefined
    },
    openTextAgain() {
      if (!current || get().pending) return
      const { place, text, isFromField = false } = current
      if (textOf(place)?.value !== text) get().openText(place, { isFromField })
    },
    resumeText() {
      if (current && !get().pending) frame.post({ studio: 'resume' })
    },
    typeHeld(keys) {
      if (current) frame.post({ studio: 'type', keys })
      else if (keys.length > 0) typeOnceFocused(keys)
    },
    typeText(place, typed) {
      const text = textOf(place)
      if (!text) return
      current = { ...current, place, text: typed }
      text.type(typed)
    },
    blurText() {
      if (!get().pending && !isAboutText(document.activeElement)) frame.post({ studio: 'leave' })
    },
    closeText(byKey) {
      const { place, isFromField } = current ?? {}
      current = undefined
      set({ formattedText: undefined })
      void get().saver.flush()
      if (byKey && isFromField && place) get().openPlace(place)
    },
    editInPlace() {
      const place = placeOfSelection(get(), selectionOf(get()))
      get().showPane('page')
      if (place) get().openText(place, { isFromField: true })
    },
  }
}
