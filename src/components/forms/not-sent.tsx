import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useEffect, useRef } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { type SubmissionWords, submissionMail, submissionText } from '../submission-queue/words.ts'
import { ButtonRow } from './button-row.ts'
import { ContactLinks } from './contact-links.tsx'
import { CopyButton } from './copy-button.tsx'
import { FieldError } from './fields/field-error.tsx'
import type { Waits } from './use-sending.ts'

const panel = {
  scrollMarginBlock: '88px 112px',
  '&:focus': { outline: 'none' },
  mt: 3,
  p: '14px 20px 16px',
  borderColor: 'error.main',
  bgcolor: 'transparent',
  '& > p:first-of-type': { mt: 0 },
  '& > p + p': { mt: 1, color: 'text.secondary' },
}

type Props = {
  /** The alert. */
  message: string
  /** Why it goes out by itself. That the service asks for time is no alarm; a lost connection is one (docs/requirements.md, “Sending”). */
  waits?: Waits | undefined
  phone: string
  email: string
  /** The inquiry, for the contact links. */
  words?: SubmissionWords | undefined
  /** Whether it waits on the device and is retried; unknown if omitted. */
  isStored?: boolean | undefined
}

/** Reports that sending failed, or waits, and that nothing is lost, with contact links. */
export function NotSent({ message, waits, phone, email, words, isStored }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Paper ref={box} tabIndex={-1} sx={[panel, waits ? { borderColor: 'divider' } : {}]}>
      {waits === 'busy' ? <p role="status">{formsWords.busy}</p> : <FieldError>{message}</FieldError>}
      {waits === 'offline' && <p>{formsWords.offline}</p>}
      <p>{isStored === undefined ? formsWords.stillHere : isStored ? formsWords.stored : formsWords.notStored}</p>
      {words && (
        <ButtonRow sx={{ mt: 2, mb: 1 }}>
          <Button type="submit" variant="outlined">
            {formsWords.retry}
          </Button>
          <CopyButton text={submissionText(words)}>{formsWords.copyText}</CopyButton>
          <Button href={submissionMail(words, email)} variant="outlined">
            {formsWords.sendMail}
          </Button>
        </ButtonRow>
      )}
      <p>{formsWords.orContact}</p>
      <ContactLinks phone={phone} email={email} />
    </Paper>
  )
}
