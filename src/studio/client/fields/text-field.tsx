import MuiTextField from '@mui/material/TextField'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

/** Texts of more characters than this are written over several lines. */
const oneLine = 160

/** How much of the room must be used before the letters left are shown. */
const nearlyFull = 0.7

/** A text, long or short, a number or a day. */
export function TextField(props: FieldProps) {
  const { schema, label, required, path } = props
  const { value, ref, set, diagnostic, handlers } = useField(props)
  const isNumber = schema.type === 'number' || schema.type === 'integer'
  const text = value === undefined || value === null ? '' : String(value)
  const isMarkdown = schema.widget === 'markdown'
  const isLong = isMarkdown || (!isNumber && ((schema.maxLength ?? 0) > oneLine || text.includes('\n')))
  const { maxLength } = schema
  const left = maxLength !== undefined && text.length > maxLength * nearlyFull ? maxLength - text.length : undefined
  return (
    <MuiTextField
      label={label}
      value={text}
      inputRef={ref}
      required={required}
      error={diagnostic?.severity === 'error'}
      {...handlers}
      onChange={({ target }) => {
        const number = Number(target.value)
        set(isNumber && target.value !== '' && Number.isFinite(number) ? number : target.value)
      }}
      {...(isLong && { multiline: true, minRows: isMarkdown ? 6 : 3, maxRows: 22 })}
      {...(schema.format === 'date' && { type: 'date' })}
      {...(schema.examples?.[0] !== undefined && { placeholder: String(schema.examples[0]) })}
      helperText={<FieldHelp description={schema.description} diagnostic={diagnostic} left={left} />}
      slotProps={{
        htmlInput: { 'data-field': path, ...(isNumber && { inputMode: 'decimal' }) },
        inputLabel: { required: false, ...(schema.format === 'date' && { shrink: true }) },
      }}
    />
  )
}
