import Button from '@mui/material/Button'
import { fillNodes } from 'marquee'
import { TextField } from 'marquee/forms'
import { fill } from 'marquee/words'
import { type ComponentProps, type FocusEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'

type Props = { field: FieldOf<'email' | 'tel'>; text: ComponentProps<typeof TextField> & { name: string } }

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/**
 * An e-mail address or a phone number. A hint asks about a possible typo when the visitor leaves the field; no typo is
 * refused. The libraries that find typos load only then.
 */
export function ContactQuestion({ field, text }: Props) {
  const { setValue } = useFormContext()
  const [{ meant, incomplete }, setHints] = useState<{ meant?: string | undefined; incomplete?: string | undefined }>(
    {},
  )
  const look = ({ target: { value } }: FocusEvent<HTMLInputElement>) =>
    import('../../../src/components/forms/fields/contact-hints.ts').then(
      ({ emailHint, phoneHint }) => {
        if (field.kind === 'email') return setHints({ meant: emailHint(value) })
        // No hint with fewer digits: the number is refused, but the hint says that it can be sent.
        return setHints({ incomplete: digitsIn(value) < field.minDigits ? undefined : phoneHint(value) })
      },
      () => {},
    )
  const take = () => {
    setValue(text.name, meant)
    setHints({})
  }
  const suggestion = meant && (
    <span>
      {fillNodes(formsWords.didYouMean, {
        address: (
          <Button
            variant="text"
            onClick={take}
            sx={{ minHeight: 32, p: 0, color: 'primary.text', fontSize: 'inherit' }}
          >
            {meant}
          </Button>
        ),
      })}
    </span>
  )
  return (
    <>
      <TextField
        {...text}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          text.onBlur?.(event)
          look(event)
        }}
        type={field.kind}
        inputMode={field.kind}
        autoComplete={field.autocomplete}
        maxLength={field.kind === 'email' ? 200 : 40}
        hint={suggestion ?? incomplete ?? text.hint}
        {...(field.kind === 'email' && { autoCapitalize: 'none' })}
      />
      {/* There from the start: a region that comes with its words is not announced. */}
      <span className="visually-hidden" aria-live="polite">
        {meant ? fill(formsWords.didYouMean, { address: meant }) : incomplete}
      </span>
    </>
  )
}
