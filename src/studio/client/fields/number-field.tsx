import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import type { FieldSchema } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** The range of a number in words. */
function rangeOf({ minimum, maximum, exclusiveMinimum }: FieldSchema): string {
  const { from, above, to, fromTo, aboveTo } = say().fields.range
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined
  if (exclusiveMinimum !== undefined)
    return most === undefined ? above(exclusiveMinimum) : aboveTo(exclusiveMinimum, most)
  if (least === undefined) return most === undefined ? '' : to(most)
  return most === undefined ? from(least) : fromTo(least, most)
}

/** A number. What is typed stays as it is until it is one: `1.` on the way to `1.5`. */
export function NumberField(props: FieldProps) {
  const { schema, required, path } = props
  const { value, set, diagnostic, input } = useField(props)
  const [typed, setTyped] = useState<string>()
  return (
    <MuiTextField
      {...input}
      value={typed ?? (value === undefined || value === null ? '' : String(value))}
      required={required}
      onBlur={() => {
        setTyped(undefined)
        input.onBlur()
      }}
      onChange={({ target }) => {
        const number = Number(target.value)
        setTyped(target.value)
        set(target.value.trim() !== '' && Number.isFinite(number) ? number : target.value)
      }}
      {...(schema.examples?.[0] !== undefined && { placeholder: String(schema.examples[0]) })}
      helperText={
        <FieldHelp
          label={props.label}
          description={schema.description}
          more={rangeOf(schema)}
          diagnostic={diagnostic}
        />
      }
      slotProps={{ htmlInput: { 'data-field': path, inputMode: 'decimal' }, inputLabel: { required: false } }}
    />
  )
}
