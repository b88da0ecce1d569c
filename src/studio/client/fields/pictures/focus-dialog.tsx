import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { focusPosition } from '../../../../../schema/pictures/focus-position.ts'
import type { Focus } from '../../../../../schema/pictures/image.ts'
import { imageShapes } from '../../../../../schema/pictures/picture-sizes.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'

const middle: Focus = { x: 0.5, y: 0.5 }

/** The shapes whose crops are shown. */
const crops = ['wide', 'card', 'square'] as const

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

/** How far an arrow key moves the point; with Shift further. */
const step = 0.01
const largeStep = 0.1

type Props = {
  name: string
  focus: Focus | undefined
  /** Called with the point, or without one for the middle. */
  onChoose: (focus: Focus | undefined) => void
  onClose: () => void
}

/** Chooses the point of a picture that every crop keeps: by a click on it, or by arrow keys. */
export function FocusDialog({ name, focus, onChoose, onClose }: Props) {
  const [point, setPoint] = useState(focus ?? middle)
  const { data } = useQuery({
    queryKey: ['whole', name],
    queryFn: () => call('wholePicture', { name }),
    staleTime: Number.POSITIVE_INFINITY,
  })

  function choose({ currentTarget, clientX, clientY }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect()
    // A click by the keyboard has no place.
    if (clientX === 0 && clientY === 0) return
    setPoint({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) })
  }
  function move(event: KeyboardEvent): void {
    const far = event.shiftKey ? largeStep : step
    const [x, y] =
      { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    setPoint((now) => ({ x: within(now.x + x), y: within(now.y + y) }))
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="focus-title">
      <DialogTitle id="focus-title">{say().fields.whatStaysVisible}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 1.5 }}>
          {say().fields.focusHelp}
        </DialogContentText>
        {data?.src === undefined ? (
          <CircularProgress size={24} aria-label={say().common.loading} />
        ) : (
          <>
            <Box
              component="button"
              type="button"
              aria-label={say().fields.focusPoint(Math.round(point.x * 100), Math.round(point.y * 100))}
              onClick={choose}
              onKeyDown={move}
              sx={{
                position: 'relative',
                display: 'block',
                width: 'fit-content',
                p: 0,
                border: 0,
                cursor: 'crosshair',
              }}
            >
              <Box component="img" src={data.src} alt="" sx={{ display: 'block', maxWidth: 1, maxHeight: '50vh' }} />
              <Box
                aria-hidden
                sx={{
                  position: 'absolute',
                  width: 22,
                  height: 22,
                  m: '-11px',
                  border: '3px solid #fff',
                  borderRadius: '50%',
                  boxShadow: '0 0 0 2px #000, inset 0 0 0 2px #000',
                  pointerEvents: 'none',
                }}
                style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
              />
            </Box>
            <Stack direction="row" sx={{ mt: 2, gap: 1.5, alignItems: 'flex-end', flexWrap: 'wrap' }}>
              {crops.map((shape) => (
                <Box key={shape}>
                  <Box
                    component="img"
                    src={data.src}
                    alt=""
                    sx={{
                      display: 'block',
                      height: 72,
                      aspectRatio: `${imageShapes[shape].width} / ${imageShapes[shape].height}`,
                      objectFit: 'cover',
                      borderRadius: 1,
                    }}
                    style={{ objectPosition: focusPosition(point) }}
                  />
                  <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{say().fields.crops[shape]}</Typography>
                </Box>
              ))}
            </Stack>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {focus && (
          <Button color="inherit" onClick={() => onChoose(undefined)}>
            {say().fields.useMiddle}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {say().common.cancel}
        </Button>
        <Button variant="contained" onClick={() => onChoose(point)}>
          {say().fields.keepPoint}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
