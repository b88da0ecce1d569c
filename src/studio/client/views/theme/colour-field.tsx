import Box from '@mui/material/Box'
import { type ReactNode, useState } from 'react'
import { valueIn } from '../../../../../schema/edit.ts'
import { colourWords } from '../../../theme-words.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { ColourInput } from './colour-input.tsx'
import { ContrastLines } from './contrast-lines.tsx'
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
  const setIn = (of: string, role: readonly string[], hex: string, how: 'drag' | 'type' = 'type') =>
    change(['tones', of, ...role], hex, say().fields.edit(colourWords(of, role)), how)
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
    else if (text.trim() === '') remove(whole, say().fields.edit(label))
  }

  return (
    <Box onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <ColourInput
        label={label}
        value={typed !== undefined && isShown ? typed : ownText}
        colour={colour}
        isWrong={isWrong}
        hasError={shown.some((pair) => !isLegible(pair))}
        help={shown.length > 0 && lines(shown)}
        description={descriptionOf(fields, path)}
        hasAlpha={withAlpha.includes(path.join('.'))}
        palette={allColours(palettes)}
        inPicker={lines([...asText, ...asGround])}
        onType={type}
        // What is no colour stays, with its reason.
        onBlur={() => !isWrong && setTyped(undefined)}
        onOpen={setOpen}
        onPick={(hex, how) => {
          setTyped(undefined)
          set(hex, how)
        }}
      />
      {stopped}
    </Box>
  )
}
