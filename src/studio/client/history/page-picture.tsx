import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import type { FromFrame, ToFrame } from '../../wire/messages.ts'
import type { FrameView } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import type { BlockRange } from './changed-blocks.ts'
import { type PicturePart, partOf } from './picture-part.ts'

/** The page is this wide in a picture, and this high until its height is known, in pixels. */
const pageSize = { width: 1200, height: 1600 }
/** In a room that is narrower than `room`, a picture that has all of its page has it as a phone shows it. */
const phone = { room: 600, width: 390 }

/** How high its room is until the page is there. */
const waitingHeight = 160

type Props = {
  label: string
  address: string
  /** What it shows of the page in place of its document. */
  view?: FrameView
  /** Which blocks it shows, or all of the page; without it the top of the page. */
  shows?: BlockRange | 'whole'
}

/** A page, scaled down. */
export function PagePicture({ label, address, view, shows }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [roomWidth, setRoomWidth] = useState(0)
  const [loads, setLoads] = useState(0)
  const [measured, setMeasured] = useState<PicturePart>()
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoomWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!view) return
    const show = () => {
      const message: ToFrame = { studio: 'show', view }
      frame.current?.contentWindow?.postMessage(message, location.origin)
    }
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === frame.current?.contentWindow && data.studio === 'ready') show()
    }
    addEventListener('message', listen)
    show()
    return () => removeEventListener('message', listen)
  }, [view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each load is another document
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!page?.body || shows === undefined) return
    const measure = () => {
      const found = partOf(page, shows === 'whole' ? undefined : shows)
      if (found) setMeasured((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    const sizes = new ResizeObserver(measure)
    sizes.observe(page.body)
    const blocks = new MutationObserver(measure)
    blocks.observe(page.body, { childList: true, subtree: true })
    measure()
    return () => {
      sizes.disconnect()
      blocks.disconnect()
    }
  }, [shows, loads])
  const width = shows !== undefined && roomWidth < phone.room ? phone.width : pageSize.width
  const scale = roomWidth / width
  const isWaiting = shows !== undefined && !measured
  const { top, height, whole } = measured ?? { top: 0, height: pageSize.height, whole: pageSize.height }
  return (
    <Box component="figure" sx={{ flex: 1, minWidth: 0, m: 0 }}>
      <Typography component="figcaption" sx={{ fontSize: 11, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        ref={room}
        sx={{
          position: 'relative',
          height: isWaiting ? waitingHeight : height * scale,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {isWaiting && <LinearProgress aria-label={say().history.rendering} />}
        <Box
          component="iframe"
          ref={frame}
          title={say().history.picture(label)}
          src={`${address}?studio`}
          inert
          tabIndex={-1}
          onLoad={() => setLoads((count) => count + 1)}
          // Out of the flow, so that it does not widen the room that it is scaled to.
          sx={{
            width,
            height: Math.max(whole, pageSize.height),
            position: 'absolute',
            border: 0,
            visibility: isWaiting ? 'hidden' : 'visible',
            transform: `scale(${scale}) translateY(${-top}px)`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  )
}
