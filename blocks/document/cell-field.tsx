import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { ChangeEvent } from 'react'
import type { CellType } from '../../schema/documents/cell.ts'

type Props = {
  id: string
  of: { name: string; type: CellType; choices?: readonly string[] | undefined; width?: number }
  text: string
  isHydrated: boolean
  /** Id of the error message. */
  error?: string | undefined
  /** For a cell of a table, whose heading is no label. */
  label?: string
  hint?: string | undefined
  onChange: (text: string) => void
}

const isNumber = (type: CellType) => type === 'number' || type === 'money'

/** The field of a cell: a choice, a date by the device's own picker, or a line of text. */
export function CellField({ id, of, text, isHydrated, error, label, hint, onChange }: Props) {
  const shared = {
    id,
    value: text,
    title: hint,
    'aria-label': label,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error,
  } as const
  if (of.type === 'choice') {
    const choices = of.choices ?? []
    return (
      <NativeSelect
        input={<InputBase />}
        inputProps={{ ...shared, disabled: !isHydrated, onChange: (event) => onChange(event.currentTarget.value) }}
      >
        <option value="" label="&nbsp;" />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
        {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      </NativeSelect>
    )
  }
  return (
    <InputBase
      slotProps={{
        input: {
          ...shared,
          type: of.type === 'date' ? 'date' : 'text',
          inputMode: isNumber(of.type) ? 'decimal' : undefined,
          size: of.type === 'date' ? undefined : of.width,
          maxLength: of.type === 'date' ? undefined : 500,
          autoComplete: 'off',
          readOnly: !isHydrated,
          onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
        },
      }}
    />
  )
}
