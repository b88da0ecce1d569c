import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { changedRanges } from './changed-ranges.ts'

/** The height of the window of a page, and the most that is shown of it on the screen, in pixels. */
const windowHeight = 900
const maxShown = 300

/** How words that change look on the page, whatever its colours. */
const markStyles = '::highlight(changed) { background-color: #ffe27a; color: #1b1f24 }'

/** A page at rest: no script runs in it. */
const emptyDocument = '<!doctype html><html><head></head><body></body></html>'

const windowOf = (frame: HTMLIFrameElement | null) =>
  frame?.contentWindow as (Window & typeof globalThis) | null | undefined

export type StillStyles = { styles: string; language: string; direction: string }

type Props = StillStyles & {
  label: string
  html: string
  /** The same before: words that it does not have are marked. */
  before: string | undefined
  /** The width of the window, in pixels. */
  width: number
}

/** Blocks as a page shows them, scaled down, with the words that change marked. */
export function BlockStill({ label, html, before, width, styles, language, direction }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  /** How often the frame was loaded: one that moves in the document is loaded again. */
  const [loads, setLoads] = useState(0)
  const [scale, setScale] = useState(0)
  const [height, setHeight] = useState(0)

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [width])

  // Large styles are parsed once, and not with each letter that is typed.
  useEffect(() => {
    const view = windowOf(frame.current)
    if (loads === 0 || !view) return
    view.document.documentElement.lang = language
    view.document.documentElement.dir = direction
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(styles + markStyles)
    view.document.adoptedStyleSheets = [sheet]
  }, [loads, styles, language, direction])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another width breaks lines elsewhere
  useEffect(() => {
    const view = windowOf(frame.current)
    if (loads === 0 || !view) return
    const page = view.document
    page.body.innerHTML = `<div id="root"><main id="main">${html}</main></div>`
    const ranges = before === undefined ? [] : changedRanges(page.body, before)
    // Browsers without highlights show the words unmarked; they are listed beside it.
    view.CSS.highlights?.set('changed', new view.Highlight(...ranges))
    const measure = () => {
      setHeight(page.getElementById('main')?.getBoundingClientRect().height ?? 0)
      const { bottom = 0, top = 0 } = ranges[0]?.getBoundingClientRect() ?? {}
      const shown = maxShown / (scale || 1)
      if (bottom > Math.min(shown, windowHeight)) view.scrollBy(0, top - shown / 3)
    }
    measure()
    const observer = new view.ResizeObserver(measure)
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [loads, html, before, styles, language, direction, width, scale > 0])

  return (
    <Box
      ref={room}
      sx={{ position: 'relative', overflow: 'hidden', borderRadius: 1, bgcolor: 'background.default' }}
      style={{ height: Math.min(maxShown, windowHeight * scale, height * scale) }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={label}
        srcDoc={emptyDocument}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        onLoad={() => setLoads((before) => before + 1)}
        sx={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, border: 0, transformOrigin: '0 0' }}
        style={{ width, height: windowHeight, transform: `scale(${scale})` }}
      />
    </Box>
  )
}
