import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { valueIn } from '../../../../../schema/edit.ts'
import { colourWords } from '../../../theme-words.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { ColourPicker } from './colour-picker.tsx'
import { ContrastLines } from './contrast-lines.tsx'
import { Swatch } from './swatch.tsx'
import { isLegible, type TonePair } from './theme-contrasts.ts'
import { allColours, colourIn, typedColour } from './theme-values.ts'
import type { ThemeState } from './use-theme.ts'

/** The colours of which parts of the page shine through. */
const withAlpha = ['divider', 'outline', 'action.hover']

/** What the schema says about a colour. */
function descriptionOf(fields: FieldSchema | undefined, path: readonly string[]): string | undefined {
  const tone = valueIn(fields, ['properties', 'tones', 'additionalProperties'])
  const found = valueIn(tone, path.flatMap((key) => ['properties', key]).concat('description'))
  return typeof found === 'string' ? found : undefined
}

type Props = {
  state: ThemeState
  tone: string
  path: readonly string[]
  /** What is shown below if this value is not saved. */
  stopped: ReactNode
}

/** A colour of a tone: as hexadecimal digits, and by sight. Without one of its own it follows from the others. */
export function ColourField({ state, tone, path, stopped }: Props) {
  const { values, palettes, fields, change, remove } = state
  const label = colourWords(tone, path)
  const whole = ['tones', tone, ...path]
  const own = valueIn(values, whole)
  const palette = palettes.get(tone)
  const colour = palette ? colourIn(palette, path) : '#000000'
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  const setIn = (of: string, role: readonly string[], hex: string, how: 'drag' | 'type' = 'type') =>
    change(['tones', of, ...role], hex, `Edit ${colourWords(of, role)}`, how)
  const set = (hex: string, how?: 'drag' | 'type') => setIn(tone, path, hex, how)
  const isWrong = typed !== undefined && typed !== '' && typedColour(typed) === undefined
  const ownText = typeof own === 'string' ? own : ''
  /** What was typed shows as long as it counts: it may be discarded, undone or replaced meanwhile. */
  const isShown = isWrong || typed === '' || typedColour(typed ?? '') === (ownText || colour)
  const role = path.join('.')
  const isHere = (pair: TonePair, owner: string) => pair.tone === tone || (owner === tone && !isLegible(pair))
  const asText = state.pairs
    .filter((pair) => pair.path.join('.') === role && isHere(pair, pair.owner))
    .sort((a, b) => a.ratio - b.ratio)
  const asGround = state.pairs.filter((pair) => pair.ground.path === role && isHere(pair, pair.groundOwner))
  // What lies on a ground has fields of its own, which say it while this one is not changed.
  const isChanging = isFocused || isOpen || stopped !== null
  const shown = [...asText.slice(0, 1), ...(isChanging ? asGround.filter((pair) => !isLegible(pair)) : [])]
  const lines = (some: readonly TonePair[]) => (
    <ContrastLines
      pairs={some}
      all={state.isDragging ? undefined : state.pairs}
      tone={tone}
      path={path}
      onUse={setIn}
    />
  )

  function type(text: string): void {
    setTyped(text)
    const hex = typedColour(text)
    if (hex !== undefined) set(hex)
    else if (text.trim() === '') remove(whole, `Edit ${label}`)
  }

  return (
    <Box ref={field} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <TextField
        label={label}
        value={typed !== undefined && isShown ? typed : ownText}
        placeholder={colour}
        error={isWrong || shown.some((pair) => !isLegible(pair))}
        onChange={({ target }) => type(target.value)}
        // What is no colour stays, with its reason.
        onBlur={() => !isWrong && setTyped(undefined)}
        slotProps={{
          htmlInput: { spellCheck: false, autoComplete: 'off' },
          inputLabel: { shrink: true },
          // A button there stays under the pointer: without the focus of the field its line would go before the click.
          formHelperText: { component: 'div', onMouseDown: (event: MouseEvent) => event.preventDefault() },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ ml: -0.75 }}>
                <IconButton
                  aria-label={`Choose ${label}`}
                  onClick={() => setOpen(true)}
                  sx={{ p: 0.25, borderRadius: 1 }}
                >
                  <Swatch colour={colour} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        helperText={
          isWrong
            ? 'A colour is # with six letters a to f or digits, such as #1d1713.'
            : shown.length > 0 && lines(shown)
        }
      />
      {stopped}
      <Popover
        open={isOpen}
        anchorEl={field.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Choose ${label}` } }}
      >
        <ColourPicker
          label={label}
          description={descriptionOf(fields, path)}
          colour={colour}
          hasAlpha={withAlpha.includes(path.join('.'))}
          palette={allColours(palettes)}
          onChange={(hex, how) => {
            setTyped(undefined)
            set(hex, how)
          }}
        >
          {lines([...asText, ...asGround])}
        </ColourPicker>
      </Popover>
    </Box>
  )
}
