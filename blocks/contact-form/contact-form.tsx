import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { TextAreaField, TextField } from '../../src/ui/form/field.tsx'
import { FormFrame } from '../../src/ui/form/form-frame.tsx'
import { NotSent } from '../../src/ui/form/not-sent.tsx'
import { Buttons, SubmitButton } from '../../src/ui/form/submit-button.tsx'
import { ThankYou } from '../../src/ui/form/thank-you.tsx'
import { Trap } from '../../src/ui/form/trap.tsx'
import { useSending } from '../../src/ui/form/use-sending.ts'
import { type ContactFields, contactFaults, contactInquiry } from './contact-inquiry.ts'
import type { ContactForm as ContactFormBlock } from './schema.ts'

const Fields = styled('div')({
  display: 'grid',
  gap: 22,
  '@media (min-width: 560px)': { gridTemplateColumns: '1fr 1fr', '& > :last-child': { gridColumn: '1 / -1' } },
})

/** Its fields stay the browser's own, so what was typed before the scripts came is kept. */
export function ContactForm(block: ContactFormBlock) {
  const { register, handleSubmit, reset, setError, formState } = useForm<ContactFields>({ shouldFocusError: true })
  const { state, send } = useSending(block.endpoint, () => reset())
  const { errors } = formState
  const onSubmit = handleSubmit((fields) => {
    const inquiry = contactInquiry(fields)
    const faults = contactFaults(inquiry)
    for (const [name, message] of faults) setError(name, { message }, { shouldFocus: name === faults[0]?.[0] })
    return faults.length === 0 ? send(inquiry) : undefined
  })
  const field = (name: keyof ContactFields, label: string) => ({
    ...register(name),
    id: `${block.id}-${name}`,
    label,
    fault: errors[name]?.message,
  })
  return (
    <FormFrame block={block} waysLabel="Or reach us directly">
      <form method="post" onSubmit={onSubmit} aria-label={block.title}>
        <Fields>
          <TextField {...field('firstName', 'First name')} autoComplete="given-name" required />
          <TextField {...field('lastName', 'Last name')} autoComplete="family-name" required />
          <TextField {...field('email', 'Email')} type="email" autoComplete="email" required />
          <TextField {...field('phoneNumber', 'Phone number')} type="tel" autoComplete="tel" optional />
          <TextAreaField {...field('message', 'Message')} required />
        </Fields>
        <Trap {...register('website')} />
        {state === 'failed' && <NotSent phone={block.phone} email={block.email} />}
        <Buttons>
          <SubmitButton isSending={state === 'sending'}>{block.submit}</SubmitButton>
        </Buttons>
      </form>
      {state === 'thanks' && <ThankYou text={block.thanks} />}
    </FormFrame>
  )
}
