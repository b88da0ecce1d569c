import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import MuiTextField from '@mui/material/TextField'
import { useRef } from 'react'
import { nameAtAddress } from '../../shared-address.ts'
import { charactersLeft } from '../../tokens.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { asSlug } from '../../words.ts'
import { useFields } from '../state/studio-context.ts'
import { useStudio } from '../store/studio-store.ts'
import { FieldHelp } from './field-help.tsx'
import type { FieldProps } from './field-props.ts'
import { TokenChips } from './token-chips.tsx'
import { TokenMenu } from './token-menu.tsx'
import { useField } from './use-field.tsx'

/** Texts of more characters than this are written over several lines. */
const oneLine = 160

type Props = FieldProps & {
  /** Converts what is typed to what is written. */
  written?: (typed: string) => string
}

/** A text, long or short, or a day. */
export function TextField({ written = (typed) => typed, ...props }: Props) {
  const { schema, label, required, path } = props
  const { value, set, diagnostic, isSample, input } = useField(props)
  const { page } = useFields()
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const text = value === undefined || value === null ? '' : String(value)
  const isMarkdown = schema.widget === 'markdown'
  const isLong = isMarkdown || (schema.maxLength ?? 0) > oneLine || text.includes('\n')
  // A token stands for a day that only its record has.
  const isDay = schema.format === 'date' && !text.includes('{')
  const left = charactersLeft(text, schema.maxLength, page.tokens)

  /** Inserts a token at the caret, and puts the caret after it. */
  function insert(token: string): void {
    const { selectionStart, selectionEnd } = element.current ?? {}
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    set(text.slice(0, from) + token + text.slice(to))
    requestAnimationFrame(() => {
      element.current?.focus()
      element.current?.setSelectionRange(from + token.length, from + token.length)
    })
  }

  return (
    <Box>
      <MuiTextField
        {...input}
        value={text}
        inputRef={(found) => {
          element.current = found
          input.inputRef(found)
        }}
        required={required}
        onChange={({ target }) => set(written(target.value))}
        {...(isLong && { multiline: true, minRows: isMarkdown ? 6 : 3, maxRows: 22 })}
        {...(isDay && { type: 'date' })}
        {...(schema.examples?.[0] !== undefined && { placeholder: String(schema.examples[0]) })}
        helperText={<FieldHelp {...{ label, diagnostic, isSample, left }} description={schema.description} />}
        slotProps={{
          htmlInput: { 'data-field': path },
          inputLabel: { required: false, ...(isDay && { shrink: true }) },
          input: schema.hasTokens
            ? {
                endAdornment: (
                  <InputAdornment
                    position="end"
                    sx={{ alignSelf: isLong ? 'flex-start' : 'center', mt: isLong ? 1 : 0 }}
                  >
                    <TokenMenu label={label} onChoose={insert} />
                  </InputAdornment>
                ),
              }
            : {},
        }}
      />
      {schema.hasTokens && <TokenChips text={text} label={label} />}
    </Box>
  )
}

/** Whether a page of the studio shows a record of a collection. */
const isRecord = (address: string, { collections }: StudioSetup): boolean =>
  Object.hasOwn(collections, nameAtAddress(address).split('/')[0] ?? '')

/**
 * A name in small letters, digits and hyphens: what is typed becomes one. That of a record which exists is shown alone: its
 * pages move with it, so a dialog changes it.
 */
export function SlugField(props: FieldProps) {
  const { page, isNew, setup } = useFields()
  const { input, value, diagnostic } = useField(props)
  const show = useStudio(({ show }) => show)
  // One that is wrong can be corrected.
  if (diagnostic || isNew || props.path !== 'slug' || !isRecord(page.address, setup))
    return <TextField {...props} written={asSlug} />
  return (
    <Box>
      <MuiTextField
        label={props.label}
        value={String(value ?? '')}
        onFocus={input.onFocus}
        helperText={say().fields.addressOfRecord}
        slotProps={{ htmlInput: { 'data-field': props.path, readOnly: true } }}
      />
      <Button size="small" variant="outlined" onClick={() => show('moveRecord')} sx={{ mt: 0.5 }}>
        {say().siteCommands.moveRecord}
      </Button>
    </Box>
  )
}
