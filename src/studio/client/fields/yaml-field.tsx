import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { parse, stringify, YAMLParseError } from 'yaml'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

const shown = (value: unknown) => (value === undefined ? '' : stringify(value, { lineWidth: 0 }).trimEnd())

/** A value that no other widget fits, as YAML. It is changed once its text is valid YAML. */
export function YamlField(props: FieldProps) {
  const { schema, label, path } = props
  const { value, ref, set, diagnostic, handlers } = useField(props)
  const [typed, setTyped] = useState<{ text: string; wrong?: string }>()

  function type(text: string): void {
    try {
      const parsed: unknown = text.trim() === '' ? '' : parse(text)
      setTyped({ text })
      set(parsed)
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error
      setTyped({ text, wrong: `This is not YAML yet: ${error.message.split(' at line')[0]}.` })
    }
  }

  return (
    <MuiTextField
      label={label}
      multiline
      minRows={1}
      maxRows={22}
      value={typed?.text ?? shown(value)}
      inputRef={ref}
      error={typed?.wrong !== undefined || diagnostic?.severity === 'error'}
      onFocus={handlers.onFocus}
      onBlur={() => {
        if (typed?.wrong === undefined) setTyped(undefined)
        handlers.onBlur()
      }}
      onChange={({ target }) => type(target.value)}
      helperText={typed?.wrong ?? <FieldHelp description={schema.description} diagnostic={diagnostic} />}
      slotProps={{
        htmlInput: { 'data-field': path, spellCheck: false, style: { fontFamily: 'ui-monospace, monospace' } },
      }}
    />
  )
}
