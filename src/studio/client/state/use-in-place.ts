import { useEffect, useRef, useState } from 'react'
import type { BlockPlace, ToFrame } from '../../wire/messages.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { fieldKey, originAt, valueAt } from '../block-change.ts'
import { fieldAt } from '../field-schema.ts'
import { widgetOf } from '../fields/widget-of.ts'
import type { Saver } from '../saving/saver.ts'
import { writtenAs } from '../shown-path.ts'
import type { useChanges } from './use-changes.ts'

/** A formatted text that is edited on the page, and the point that was clicked. */
export type FormattedText = { place: BlockPlace; markdown: string; at?: { x: number; y: number } | undefined }

/** How a text was opened: from its field, or by a click at a point of the page. */
type Opening = { isFromField?: boolean; at?: { x: number; y: number } }

type Options = {
  post: (message: ToFrame) => void
  page: PageModel | undefined
  setup: StudioSetup | undefined
  saver: Saver
  changes: ReturnType<typeof useChanges>
  leaveFocus: () => void
}

/** Whether an element of the shell belongs to the text on the page: its formatting bar, a dialog, or the frame itself. */
export const isAboutText = (element: Element | null): boolean =>
  element?.closest('[data-text-bar], [role=dialog], iframe') != null

/** The text that is edited on the page: what a double click or a key opens, and what is typed there. */
export function useInPlace({ post, page, setup, saver, changes, leaveFocus }: Options) {
  const [opened, setOpened] = useState<Extract<ToFrame, { studio: 'edit' }>>()
  const [formatted, setFormatted] = useState<FormattedText>()
  // It gets the focus after the field that the first click focuses.
  useEffect(() => {
    if (opened) post(opened)
  }, [opened, post])

  function textAt(place: BlockPlace) {
    const { block: number = -1, path } = (page && writtenAs(page, place)) ?? {}
    const block = page?.blocks[number]
    const schema = setup?.blocks.find(({ type }) => type === block?.type)?.schema
    const field = schema && block && path !== undefined ? fieldAt(schema, block.values, path) : undefined
    const widget = field && widgetOf(field.schema)
    if (!block || path === undefined || !(widget === 'text' || widget === 'markdown')) return undefined
    const written = saver.typedValue(originAt(block, path), fieldKey(block, path)) ?? valueAt(block.values, path)
    const value = written ?? ''
    return typeof value === 'string'
      ? { block, path, value, widget, isRequired: field?.isRequired ?? false }
      : undefined
  }

  /** The open text, as it is on the page. */
  const current = useRef<{ place: BlockPlace; text: string } & Opening>(undefined)
  const open = (place: BlockPlace, opening: Opening = {}): void => {
    const text = textAt(place)
    if (!page || !text) return
    leaveFocus()
    current.current = { ...opening, place, text: text.value }
    const isMarkdown = text.widget === 'markdown'
    if (isMarkdown) setFormatted({ place, markdown: text.value, at: opening.at })
    else setOpened({ studio: 'edit', place, source: text.value, tokens: page.tokens, isMarkdown })
  }
  // Opens it again when it changed without being typed: by Undo, in an editor, or by Cancel in a question about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a page or an answer changes it in this way
  useEffect(() => {
    const { place, text, isFromField = false } = current.current ?? {}
    if (place && !changes.pending && textAt(place)?.value !== text) open(place, { isFromField })
  }, [page, changes.pending])
  useEffect(() => {
    if (!changes.pending && current.current) post({ studio: 'resume' })
  }, [changes.pending, post])

  return {
    /** Whether a value is a text that can be edited in place. */
    canOpen: (place: BlockPlace) => textAt(place) !== undefined,
    /** Edits a text in place, requested from its field or by a click. Other values are edited in their fields. */
    open,
    formatted,
    type(place: BlockPlace, typed: string): void {
      const text = textAt(place)
      if (!text) return
      current.current = { ...current.current, place, text: typed }
      const { block, path, isRequired } = text
      const value = typed === '' && !isRequired ? undefined : typed
      changes.change({ written: block, change: { kind: 'set', path, value }, label: 'Edit text', when: 'pause' })
    },
    /** The focus went to the shell: to a question about the text, or away from it. */
    blur(): void {
      if (!changes.pending && !isAboutText(document.activeElement)) post({ studio: 'leave' })
    },
    /** The text is left. Returns its place if the focus returns to its field. */
    close(byKey: boolean): BlockPlace | undefined {
      const { place, isFromField } = current.current ?? {}
      current.current = undefined
      setFormatted(undefined)
      void saver.flush()
      return byKey && isFromField ? place : undefined
    },
  }
}
