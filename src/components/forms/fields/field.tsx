import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { formsWords } from '../../../../schema/language/forms-words.ts'
import { FieldError } from './field-error.tsx'

export const Optional = styled('span')({
  color: 'var(--palette-text-secondary)',
  fontWeight: 400,
  '&::before': { content: '" "' },
})

/** What every field has beside its input. */
export type FieldProps = {
  /** Prefix of the ids of hint and error: `{id}-hint`, `{id}-error`. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean | undefined
}

type Native<Tag extends 'select' | 'textarea'> = FieldProps & ComponentProps<Tag>

/** Attributes of a native field that link it to its hint, its error and its unit. */
export const fieldAttributes = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>, unit?: string) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** The hint and the error below a field, with the ids that {@link fieldAttributes} names. */
export const HintAndError = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => (
  <>
    {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </>
)

/** A field with its label above, and its hint and its error below. */
export function Field({ id, label, hint, error, optional = false, children }: FieldProps & { children: ReactNode }) {
  return (
    <FormControl fullWidth error={Boolean(error)}>
      <FormLabel htmlFor={id}>
        {label}
        {optional && <Optional>{formsWords.optional}</Optional>}
      </FormLabel>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </FormControl>
  )
}

type Look = Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment' | 'sx'>
type InputProps = Look & ComponentProps<'input'>

/** One line of text without a label. All other props go to the native input. */
export const Input = ({ startAdornment, endAdornment, sx, ref, ...attributes }: InputProps) => (
  <OutlinedInput fullWidth {...{ startAdornment, endAdornment, sx }} inputRef={ref} inputProps={attributes} />
)

/** One line of text. */
export function TextField({ id, label, hint, error, optional, ...props }: FieldProps & InputProps) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <Input {...props} {...fieldAttributes({ id, hint, error })} />
    </Field>
  )
}

type Amount = FieldProps & ComponentProps<'input'> & { before?: string | undefined; behind?: string | undefined }

/**
 * A number in a text field: a field of type number drops invalid input, and changes when the page is scrolled. `before`
 * and `behind` show its unit.
 */
export function AmountField({ id, label, hint, error, optional, before, behind, ...props }: Amount) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <Input
        {...props}
        type="text"
        autoComplete="off"
        maxLength={24}
        {...fieldAttributes({ id, hint, error }, behind)}
        startAdornment={
          before && (
            <InputAdornment position="start" aria-hidden="true">
              {before}
            </InputAdornment>
          )
        }
        endAdornment={
          behind && (
            <InputAdornment position="end" id={`${id}-unit`}>
              {behind}
            </InputAdornment>
          )
        }
      />
    </Field>
  )
}

/** A select field, which the browser opens. */
export function SelectField({ id, label, hint, error, optional, ref, ...props }: Native<'select'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <NativeSelect
        input={<OutlinedInput fullWidth inputRef={ref} />}
        inputProps={{ ...props, ...fieldAttributes({ id, hint, error }) }}
      />
    </Field>
  )
}

/** Several lines of text. The field grows with them where the browser can; MUI's own measure is a `style` attribute. */
export function TextAreaField({ id, label, hint, error, optional, ref, ...props }: Native<'textarea'>) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <OutlinedInput
        fullWidth
        inputComponent="textarea"
        inputRef={ref}
        inputProps={{ type: undefined, ...props, ...fieldAttributes({ id, hint, error }) }}
      />
    </Field>
  )
}
