import MuiTextField from '@mui/material/TextField'
import { useState } from 'react'
import { parse, YAMLParseError } from 'yaml'
import { say } from '../../words/say.ts'
import { yamlOf } from '../yaml/yaml-value.ts'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** A value that no other widget fits, as YAML. It is changed once its text is valid YAML. */
export function YamlField(props: FieldProps) {
  const { value, set, input } = useField(props)
  const [typed, setTyped] = useState<{ text: string; wrong?: string }>()

  function type(text: string): void {
    try {
      const parsed: unknown = text.trim() === '' ? '' : parse(text)
      setTyped({ text })
      set(parsed)
    } catch (error) {
      if (!(error instanceof YAMLParseError)) throw error
      setTyped({ text, wrong: say().fields.notYaml(error.message.split(' at line')[0] ?? '') })
    }
  }

  return (
    <MuiTextField
      {...input}
      multiline
      minRows={1}
      maxRows={22}
      value={typed?.text ?? (value === undefined ? '' : yamlOf(value))}
      error={typed?.wrong !== undefined || input.error}
      onBlur={() => {
        if (typed?.wrong === undefined) setTyped(undefined)
        input.onBlur()
      }}
      onChange={({ target }) => type(target.value)}
      helperText={typed?.wrong ?? input.helperText}
      slotProps={{
        htmlInput: { 'data-field': props.path, spellCheck: false, style: { fontFamily: 'ui-monospace, monospace' } },
      }}
    />
  )
}
