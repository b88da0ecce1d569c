import Paper from '@mui/material/Paper'
import Popper, { type PopperProps } from '@mui/material/Popper'
import type { EditorState } from 'prosemirror-state'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isStudioKey, isTextKey, keyOf } from '../../keys.ts'
import { say } from '../../words/say.ts'
import { pressKey } from '../commands/press-key.ts'
import { usePages } from '../state/use-pages.ts'
import { useStable } from '../state/use-stable.ts'
import type { FormattedText } from '../store/page-edit-state.ts'
import { useStudio, useStudioStore } from '../store/studio-store.ts'
import { isAboutText } from '../store/text-slice.ts'
import { FormatBar } from './format-bar.tsx'
import { createPageTextView } from './page-text-view.ts'
import { useTextDialogs } from './use-text-dialogs.tsx'

type Props = { opened: FormattedText }

/** A Markdown text that is formatted on the page itself: the text in the frame, and its bar over it. */
export function TextOnPage({ opened }: Props) {
  const store = useStudioStore()
  const page = useStudio(({ page }) => page)
  const pending = useStudio(({ pending }) => pending)
  const preview = useStudio(({ frame }) => frame)
  const { place } = opened
  const { data: pages = [] } = usePages(page?.listingHash ?? '')
  const shown = useRef<ReturnType<typeof createPageTextView>>(undefined)
  const popper = useRef<{ update: () => unknown } | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<EditorState>()
  const { run, ask, askForLink, dialogs } = useTextDialogs(shown, pages)
  const frame = preview.frame.current
  const { tokenValue, onToken, onChange, onKeyDown } = useStable({
    tokenValue: (name: string) => page?.tokens[name],
    onToken: (name: string) => page && store.getState().openToken(page.preview, name),
    onChange(markdown: string): void {
      preview.postNow({ studio: 'typed' })
      store.getState().typeText(place, markdown)
    },
    onKeyDown(event: KeyboardEvent): void {
      const key = keyOf(event)
      // ProseMirror takes Escape, and does nothing.
      if (event.isComposing || (event.defaultPrevented && key.key !== 'Escape')) return
      if (key.key === 'Escape') preview.postNow({ studio: 'leave', byKey: true })
      else if (key.key === 'F10' && key.alt) bar.current?.querySelector('button')?.focus()
      else if (isStudioKey(key) && !isTextKey(key)) pressKey(store, key)
      else return
      event.preventDefault()
    },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view takes later texts by itself
  useEffect(() => {
    const { markdown, at } = opened
    // The frame answers at once, so that the page is never without the text.
    preview.postNow({ studio: 'edit', place, source: markdown, tokens: page?.tokens ?? {}, isMarkdown: true })
    const host = preview.frame.current?.contentDocument?.querySelector<HTMLElement>('[data-studio-formatted]')
    if (!host) return
    const view = createPageTextView({
      host,
      markdown,
      at,
      tokenValue,
      onToken,
      onChange,
      onState: setState,
      onQuestion: ask,
    })
    shown.current = view
    host.addEventListener('keydown', onKeyDown)
    preview.postNow({ studio: 'type', keys: [] })
    const follow = () => void popper.current?.update()
    const { defaultView } = host.ownerDocument
    defaultView?.addEventListener('scroll', follow)
    return () => {
      defaultView?.removeEventListener('scroll', follow)
      host.removeEventListener('keydown', onKeyDown)
      shown.current = undefined
      view.end()
    }
  }, [place])
  useEffect(() => shown.current?.show(opened.markdown), [opened])
  useEffect(() => void (state && popper.current?.update()), [state])
  // After a question about the text. The editor puts the caret back where it was, which the focus alone does not.
  useEffect(() => {
    if (!pending) shown.current?.view.focus()
  }, [pending])

  /** What is selected, or the text while nothing is: so the bar does not cover what is written. */
  const anchor = useMemo<PopperProps['anchorEl']>(
    () => ({ getBoundingClientRect: () => shown.current?.selectedBox(frame) ?? new DOMRect() }),
    [frame],
  )
  if (!state || !frame) return null
  return (
    <>
      <Popper
        open
        role="region"
        aria-label={say().writing.textOnPage}
        anchorEl={anchor}
        popperRef={popper as PopperProps['popperRef']}
        placement="top-start"
        modifiers={[
          { name: 'offset', options: { offset: [0, 6] } },
          { name: 'flip', options: { boundary: frame.parentElement, fallbackPlacements: ['bottom-start'] } },
          {
            name: 'preventOverflow',
            options: { boundary: frame.parentElement, altAxis: true, tether: false, padding: 4 },
          },
        ]}
        sx={{ zIndex: 'speedDial', maxWidth: (frame.parentElement?.clientWidth ?? 0) - 8 }}
      >
        <Paper
          ref={bar}
          data-text-bar
          elevation={6}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            shown.current?.view.focus()
          }}
          onBlur={({ relatedTarget }) => {
            // The focus went on, neither to the text nor to a dialog about it.
            if (relatedTarget && !isAboutText(relatedTarget)) preview.postNow({ studio: 'leave' })
          }}
        >
          <FormatBar label={say().writing.textOnPageLabel} state={state} run={run} onLink={askForLink} />
        </Paper>
      </Popper>
      {dialogs(state)}
    </>
  )
}
