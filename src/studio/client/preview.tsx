import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import { memo, useEffect, useRef, useState } from 'react'
import { timeQuery } from '../time-query.ts'
import { say } from '../words/say.ts'
import { useStudio } from './store/studio-store.ts'

type Props = {
  /** The address of the page; `undefined` until a shared file is loaded, which says the page that shows it. */
  address: string | undefined
}

/** The room around the page, in pixels. */
const margin = 16

/** The page in a frame as wide as a device; scaled down if the frame is wider than its room. */
export const Preview = memo(({ address }: Props) => {
  const { frame } = useStudio(({ frame }) => frame)
  const mode = useStudio(({ mode }) => mode)
  const width = useStudio(({ width }) => width)
  const asOf = useStudio(({ asOf }) => asOf)
  const isEmpty = useStudio(({ page }) => page?.list !== undefined && !page.fields && page.blocks.length === 0)
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = element
      // Without a size another pane is shown: the page stays, so that it is not loaded again.
      if (clientWidth > 0) setSize({ width: clientWidth, height: clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const shown = `${mode} ${address} ${asOf}`
  const query = [...(mode === 'edit' ? ['studio'] : []), ...(asOf ? [`${timeQuery}=${encodeURIComponent(asOf)}`] : [])]
  const [loaded, setLoaded] = useState('')
  const isLoaded = loaded === shown
  const isFull = width === 'full'
  const frameWidth = isFull ? size.width : Number(width)
  // A page that just fits into its room does not shrink for a margin.
  const left = (size.width - frameWidth) / 2
  const side = left < 0 ? margin : Math.min(margin, left)
  const space = { width: size.width - 2 * side, height: size.height - (isFull ? 0 : 2 * margin) }
  const scale = Math.min(1, space.width / frameWidth)
  return (
    <Box ref={room} sx={{ position: 'relative', height: '100%', overflow: 'hidden', bgcolor: 'background.default' }}>
      {/* Behind the page, which covers it once it shows. */}
      <Stack
        direction="row"
        sx={{
          position: 'absolute',
          inset: 0,
          gap: 1.5,
          placeContent: 'center',
          alignItems: 'center',
          color: 'text.secondary',
        }}
      >
        {isEmpty && say().shell.noBlocks}
        {!isLoaded && !isEmpty && (
          <>
            <CircularProgress size={20} aria-label={say().common.loading} />
            {say().shell.loadingPage}
          </>
        )}
      </Stack>
      {size.width > 0 && address !== undefined && (
        <Box
          component="iframe"
          ref={frame}
          title={say().shell.preview}
          src={query.length > 0 ? `${address}?${query.join('&')}` : address}
          key={shown}
          onLoad={() => setLoaded(shown)}
          sx={{
            position: 'absolute',
            top: isFull ? 0 : margin,
            left: Math.max(side, (size.width - frameWidth * scale) / 2),
            width: frameWidth,
            height: space.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            border: 0,
            borderRadius: isFull ? 0 : 2,
            boxShadow: isFull ? 'none' : '0 1px 3px rgb(0 0 0 / 20%), 0 8px 30px rgb(0 0 0 / 12%)',
            bgcolor: isLoaded ? 'common.white' : 'transparent',
            visibility: isEmpty ? 'hidden' : 'visible',
          }}
        />
      )}
    </Box>
  )
})
