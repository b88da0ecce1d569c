import Box from '@mui/material/Box'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { type EditPath, valueIn } from '../../../../../schema/edit.ts'
import type { FieldSchema } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import type { ThemeState } from './use-theme.ts'

type Props = {
  state: ThemeState
  path: EditPath
  label: string
  /** What a step of the slider is. */
  step: number
  isInPixels: boolean
  help: string | undefined
  stopped: ReactNode
}

/** A number of the theme: dragged, or typed. */
export function SliderField({ state, path, label, step, isInPixels, help, stopped }: Props) {
  const { values, fields, change } = state
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const schema = valueIn(
    fields,
    path.flatMap((key) => ['properties', key]),
  ) as FieldSchema | undefined
  const { minimum = 0, maximum = 100 } = schema ?? {}
  const own = valueIn(values, path)
  const value = Number(own ?? schema?.default ?? minimum)
  const set = (number: number, how: 'drag' | 'type') => change(path, number, say().fields.edit(label), how)
  const isWrong = typed !== undefined && !(Number(typed) >= minimum && Number(typed) <= maximum && typed.trim() !== '')

  function type(text: string): void {
    setTyped(text)
    const number = Number(text)
    if (text.trim() !== '' && number >= minimum && number <= maximum) set(number, 'type')
  }

  return (
    <Box>
      <Typography id={id} component="h4" sx={{ fontSize: 13 }}>
        {label}
        {isInPixels && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {say().theme.inPixels}
          </Box>
        )}
      </Typography>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Slider
          size="small"
          aria-labelledby={id}
          value={value}
          min={minimum}
          max={maximum}
          step={step}
          onChange={(_, number) => {
            setTyped(undefined)
            set(Number(number), 'drag')
          }}
          onChangeCommitted={(_, number) => set(Number(number), 'type')}
        />
        <TextField
          hiddenLabel
          value={typed ?? String(value)}
          error={isWrong}
          onChange={({ target }) => type(target.value)}
          onBlur={() => !isWrong && setTyped(undefined)}
          sx={{ width: 76, flexShrink: 0 }}
          slotProps={{ htmlInput: { 'aria-labelledby': id, inputMode: 'decimal' } }}
        />
      </Stack>
      {(isWrong || help) && (
        <Typography sx={{ fontSize: 12, color: isWrong ? 'error.main' : 'text.secondary' }}>
          {isWrong ? say().theme.fromTo(minimum, maximum) : help}
        </Typography>
      )}
      {stopped}
    </Box>
  )
}
