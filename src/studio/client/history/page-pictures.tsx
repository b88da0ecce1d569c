import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { EarlierView } from '../../wire/history.ts'
import type { FromFrame, ToFrame } from '../../wire/messages.ts'
import type { FrameView } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'

/** The page is this wide in a picture, and this high, in pixels. */
const pageSize = { width: 1200, height: 1600 }

type PictureProps = { label: string; address: string; view?: FrameView }

/** A page, scaled down; with `view`, as that says. */
function PagePicture({ label, address, view }: PictureProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(0)
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => setScale(element.clientWidth / pageSize.width))
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
  return (
    <Box component="figure" sx={{ flex: 1, minWidth: 0, m: 0 }}>
      <Typography component="figcaption" sx={{ fontSize: 11, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Box
        ref={room}
        sx={{
          position: 'relative',
          height: pageSize.height * scale,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Box
          component="iframe"
          ref={frame}
          title={say().history.picture(label)}
          src={`${address}?studio`}
          inert
          tabIndex={-1}
          // Out of the flow, so that it does not widen the room that it is scaled to.
          sx={{
            ...pageSize,
            position: 'absolute',
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </Box>
    </Box>
  )
}

type Props = {
  /** The address of a page that exists now. */
  address: string
  commit: string
  revision: number
}

/** Two pictures of a page: as it was in a commit, and as it is now. */
export function PagePictures({ address, commit, revision }: Props) {
  const { data, error } = useQuery({
    queryKey: ['view', address, commit, revision],
    queryFn: () => call('earlierView', { address, commit }),
    placeholderData: (before: EarlierView | undefined) => before,
  })
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return <LinearProgress aria-label={say().history.rendering} sx={{ my: 2 }} />
  if (!data.view)
    return (
      <Alert severity="info" sx={{ my: 1 }}>
        {data.hasErrors ? say().history.hadErrors : say().history.beingDrawn}
      </Alert>
    )
  return (
    <Box sx={{ width: 1, display: 'flex', gap: 1, mt: 1, flexDirection: { xs: 'column', sm: 'row' } }}>
      <PagePicture label={say().history.before} address={address} view={data.view} />
      <PagePicture label={say().history.now} address={address} />
    </Box>
  )
}
