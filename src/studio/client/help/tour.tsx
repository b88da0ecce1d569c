import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { say } from '../../words/say.ts'
import { seeTour } from './first-start.ts'
import { tourSteps } from './tour-steps.ts'

/** How far the frame is from what it is around, in pixels. */
const gap = 2

/** Where an element is in the window, as long as it is seen. */
function useBox(target: string): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>()
  useEffect(() => {
    const measure = () => setBox(document.querySelector(target)?.getBoundingClientRect())
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [target])
  return box && box.width > 0 ? box : undefined
}

/** The focus goes to where the tour can be begun again. */
const focusHelp = () =>
  document.querySelector<HTMLElement>(`header button[aria-label="${CSS.escape(say().commands.help)}"]`)?.focus()

/** The tour: one step after the other, each with a frame around what it speaks of. The studio works on behind it. */
export function Tour({ onLeave }: { onLeave: () => void }) {
  const leave = () => {
    focusHelp()
    onLeave()
  }
  const [index, setIndex] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const steps = tourSteps()
  const { title, text, target } = steps[index] as (typeof steps)[number]
  const box = useBox(target)
  const isLast = index === steps.length - 1
  useEffect(seeTour, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read out from its title on
  useEffect(() => heading.current?.focus(), [index])
  return (
    <>
      {box && (
        <Box
          aria-hidden
          sx={{
            ...{ position: 'fixed', zIndex: 'tooltip', pointerEvents: 'none', borderRadius: 1 },
            ...{ outline: '3px solid', outlineColor: 'primary.main', outlineOffset: -gap },
          }}
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      )}
      <Paper
        component="section"
        aria-label={say().tour.tour}
        elevation={8}
        onKeyDown={({ key }) => key === 'Escape' && leave()}
        sx={{
          ...{ position: 'fixed', zIndex: 'tooltip', right: { xs: 8, sm: 24 }, bottom: { xs: 8, sm: 24 } },
          ...{ width: { xs: 'calc(100vw - 16px)', sm: 380 }, p: 2.5 },
        }}
      >
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {say().tour.step(index + 1, steps.length)}
        </Typography>
        <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ fontSize: 17, outline: 'none' }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ my: 1 }}>
          {text} {isLast && say().tour.again}
        </Typography>
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button color="inherit" onClick={leave} sx={{ mr: 'auto' }}>
            {say().tour.leave}
          </Button>
          {index > 0 && <Button onClick={() => setIndex(index - 1)}>{say().tour.previous}</Button>}
          <Button variant="contained" onClick={() => (isLast ? leave() : setIndex(index + 1))}>
            {isLast ? say().tour.begin : say().tour.next}
          </Button>
        </Stack>
      </Paper>
    </>
  )
}
