import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import Popover from '@mui/material/Popover'
import TextField from '@mui/material/TextField'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { say } from '../../../words/say.ts'
import { ColourPicker } from './colour-picker.tsx'
import { Swatch } from './swatch.tsx'
import type { allColours } from './theme-values.ts'

type Props = {
  label: string
  /** What stands in the field: what was typed, or the written colour. */
  value: string
  /** The colour that shows. */
  colour: string
  /** Whether what stands there is no colour. */
  isWrong: boolean
  hasError?: boolean
  help: ReactNode
  /** What the colour is for. */
  description: string | undefined
  hasAlpha?: boolean
  /** The colours of the theme. */
  palette: ReturnType<typeof allColours>
  /** What the picker shows below its field. */
  inPicker?: ReactNode
  onType: (text: string) => void
  onPick: (colour: string, how: 'drag' | 'type') => void
  onBlur?: () => void
  /** Called when the picker opens or closes. */
  onOpen?: (isOpen: boolean) => void
}

/** A colour as hexadecimal digits, with a picker. */
export function ColourInput({ label, colour, ...props }: Props) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLDivElement>(null)
  function open(next: boolean): void {
    setOpen(next)
    props.onOpen?.(next)
  }
  return (
    <>
      <TextField
        ref={field}
        label={label}
        value={props.value}
        placeholder={colour}
        error={props.isWrong || props.hasError === true}
        onChange={({ target }) => props.onType(target.value)}
        onBlur={props.onBlur}
        slotProps={{
          htmlInput: { spellCheck: false, autoComplete: 'off' },
          inputLabel: { shrink: true },
          // A button there stays under the pointer: without the focus of the field its line would go before the click.
          formHelperText: { component: 'div', onMouseDown: (event: MouseEvent) => event.preventDefault() },
          input: {
            startAdornment: (
              <InputAdornment position="start" sx={{ ml: -0.75 }}>
                <IconButton
                  aria-label={say().theme.choose(label)}
                  onClick={() => open(true)}
                  sx={{ p: 0.25, borderRadius: 1 }}
                >
                  <Swatch colour={colour} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
        helperText={props.isWrong ? say().theme.noColour : props.help || undefined}
      />
      <Popover
        open={isOpen}
        anchorEl={field.current}
        onClose={() => open(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': say().theme.choose(label) } }}
      >
        <ColourPicker
          label={label}
          description={props.description}
          colour={colour}
          hasAlpha={props.hasAlpha ?? false}
          palette={props.palette}
          onChange={props.onPick}
        >
          {props.inPicker}
        </ColourPicker>
      </Popover>
    </>
  )
}
