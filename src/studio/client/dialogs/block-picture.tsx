import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { exampleAddress } from '../../example-address.ts'
import type { BlockType } from '../../model.ts'

/** The page is this wide in the picture, in pixels; the picture is `shownWidth` wide. */
const pageWidth = 1200
const shownWidth = 480
const scale = shownWidth / pageWidth
const mostHeight = 470
/** How long a block is looked at before it is drawn, in milliseconds: a pointer passes many on its way. */
const pauseMs = 120

/** The example of a block as the site shows it, at rest. Who does not see it has its description. */
export function BlockPicture({ type: { type, name } }: { type: BlockType }) {
  const [shown, setShown] = useState(type)
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setShown(type), pauseMs)
    return () => clearTimeout(timer)
  }, [type])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture has another height
  useEffect(() => setHeight(undefined), [shown])
  const isReady = height !== undefined && shown === type
  return (
    <Box
      aria-hidden
      sx={{
        ...{ display: { xs: 'none', md: 'block' }, position: 'relative', flexShrink: 0, alignSelf: 'flex-start' },
        ...{ width: shownWidth, height: isReady ? Math.min(height * scale, mostHeight) : mostHeight / 2, mt: 1 },
        ...{ overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1 },
      }}
    >
      {!isReady && <Skeleton variant="rectangular" width="100%" height="100%" />}
      <Box
        component="iframe"
        key={shown}
        title={`${name} on a page`}
        src={exampleAddress(shown)}
        sandbox="allow-same-origin"
        inert
        tabIndex={-1}
        onLoad={({ currentTarget }) =>
          setHeight(currentTarget.contentDocument?.getElementById('main')?.offsetHeight ?? 0)
        }
        sx={{
          ...{ display: 'block', border: 0, width: pageWidth, height: mostHeight / scale },
          ...{ transform: `scale(${scale})`, transformOrigin: '0 0', visibility: isReady ? 'visible' : 'hidden' },
        }}
      />
    </Box>
  )
}
