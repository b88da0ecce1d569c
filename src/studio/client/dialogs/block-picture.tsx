import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import { exampleAddress } from '../../example-address.ts'
import type { BlockTypeModel } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'

/** The page is this wide in the picture, in pixels. */
const pageWidth = 1200
/**
 * The size of the picture in pixels: beside the list, and above it on a narrow screen. Above the list its height is
 * fixed, so that the list does not move under the pointer.
 */
const beside = { width: 480, minHeight: 0, maxHeight: 470 }
const above = { width: 272, minHeight: 150, maxHeight: 150 }
/** How long the pointer rests on a block before it is rendered, in milliseconds: it passes many on its way. */
const pauseMs = 120

/** The example of a block as the site shows it, without behaviour. A screen reader reads its description instead. */
export function BlockPicture({ type: { type, name } }: { type: BlockTypeModel }) {
  const [shown, setShown] = useState(type)
  const [loaded, setLoaded] = useState<{ type: string; height: number }>()
  useEffect(() => {
    const timer = setTimeout(() => setShown(type), pauseMs)
    return () => clearTimeout(timer)
  }, [type])
  const { width, minHeight, maxHeight } = useMediaQuery('(min-width: 900px)') ? beside : above
  const scale = width / pageWidth
  const height = loaded?.type === type ? Math.min(Math.max(loaded.height * scale, minHeight), maxHeight) : undefined
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        flexShrink: 0,
        alignSelf: 'flex-start',
        width,
        height: height ?? Math.max(minHeight, maxHeight / 2),
        mt: 1,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {height === undefined && <Skeleton variant="rectangular" width="100%" height="100%" />}
      <Box
        component="iframe"
        key={shown}
        title={say().dialogs.blockOnPage(name)}
        src={exampleAddress(shown)}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        onLoad={({ currentTarget }) =>
          setLoaded({ type: shown, height: currentTarget.contentDocument?.getElementById('main')?.offsetHeight ?? 0 })
        }
        sx={{
          display: 'block',
          border: 0,
          width: pageWidth,
          height: maxHeight / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          visibility: height === undefined ? 'hidden' : 'visible',
        }}
      />
    </Box>
  )
}
