import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, useEffect, useRef } from 'react'
import { HexAlphaColorPicker, HexColorPicker, setNonce } from 'react-colorful'
import { normalised } from '../../../../../schema/theme/colour.ts'
import { colourWords } from '../../../theme-words.ts'
import { say } from '../../../words/say.ts'
import { Swatch } from './swatch.tsx'
import type { allColours } from './theme-values.ts'

// The policy of the shell allows style elements by its nonce alone.
setNonce(document.querySelector('script')?.nonce ?? '')

/** Takes a colour from anywhere on the screen, in the browsers that can. */
declare global {
  interface Window {
    EyeDropper?: new () => { open: () => Promise<{ sRGBHex: string }> }
  }
}

type Props = {
  label: string
  /** What the colour is for. */
  description: string | undefined
  colour: string
  /** Whether it may be partly transparent. */
  hasAlpha: boolean
  /** The colours of the theme. */
  palette: ReturnType<typeof allColours>
  /** The contrasts of the colour. */
  children: ReactNode
  onChange: (colour: string, how: 'drag' | 'type') => void
}

/** Chooses a colour by sight: on a field, among the colours of the theme, or from the screen. */
export function ColourPicker({ label, description, colour, hasAlpha, palette, children, onChange }: Props) {
  const { isDragging, follow } = useDrag(() => onChange(last.current, 'type'))
  const last = useRef(colour)
  const Picker = hasAlpha ? HexAlphaColorPicker : HexColorPicker
  const change = (hex: string) => {
    last.current = normalised(hex)
    onChange(last.current, isDragging() ? 'drag' : 'type')
  }
  const { EyeDropper } = window
  const colours = hasAlpha ? palette : palette.filter((one) => one.colour.length === 7)
  return (
    <Box sx={{ p: 1.5, width: 260, '& .react-colorful': { width: 1, height: 190 } }}>
      {description && <Box sx={{ mb: 1, fontSize: 12, color: 'text.secondary' }}>{description}</Box>}
      <Box onPointerDown={follow}>
        <Picker color={colour} onChange={change} />
      </Box>
      <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>{children}</Box>
      <Box
        component="ul"
        aria-label={say().theme.coloursFor(label)}
        sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
      >
        {colours.map((one) => (
          <li key={one.colour}>
            <ButtonBase
              aria-label={`${one.colour}, ${colourWords(one.tone, one.path)}`}
              title={colourWords(one.tone, one.path)}
              focusRipple
              onClick={() => change(one.colour)}
              sx={{ borderRadius: 1 }}
            >
              <Swatch colour={one.colour} />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {EyeDropper && (
        <Button
          sx={{ mt: 1 }}
          onClick={() =>
            new EyeDropper().open().then(
              ({ sRGBHex }) => change(sRGBHex),
              // A person has pressed Escape.
              () => undefined,
            )
          }
        >
          {say().theme.pick}
        </Button>
      )}
    </Box>
  )
}

/** Says whether a pointer is down that came down on the element with `follow`. `onEnd` is called when it is up. */
function useDrag(onEnd: () => void) {
  const isDown = useRef(false)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    const end = () => {
      if (isDown.current) ended.current()
      isDown.current = false
    }
    const types = ['pointerup', 'touchend', 'mouseup'] as const
    for (const type of types) addEventListener(type, end)
    return () => {
      for (const type of types) removeEventListener(type, end)
      end()
    }
  }, [])
  return {
    isDragging: () => isDown.current,
    follow: () => {
      isDown.current = true
    },
  }
}
