import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { rounded } from '../../theme/rounded.ts'
import { type SubmissionWords, submissionMail, submissionText } from '../submission-queue/submission-words.ts'
import { ButtonRow } from './button-row.ts'
import { ContactLinks } from './contact-links.tsx'
import { CopyButton } from './copy-button.tsx'
import { FieldError } from './fields/field-error.tsx'

const Box = styled('div')({
  scrollMarginBlock: '88px 112px',
  '&:focus': { outline: 'none' },
  marginTop: 24,
  padding: '14px 20px 16px',
  border: '1px solid var(--palette-error-main)',
  borderRadius: rounded(3.5),
  '& > p:first-of-type': { marginTop: 0 },
  '& > p + p': { marginTop: 8, color: 'var(--palette-text-secondary)' },
})

const ContactButtons = styled(ButtonRow)({ margin: '16px 0 8px' })

type Props = {
  /** The alert. */
  message: string
  phone: string
  email: string
  /** The inquiry, for the contact links. */
  words?: SubmissionWords | undefined
  /** Whether it waits on the device and is retried; unknown if omitted. */
  isKept?: boolean | undefined
}

/** Reports that sending failed and that nothing is lost, with contact links. */
export function NotSent({ message, phone, email, words, isKept }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} tabIndex={-1}>
      <FieldError>{message}</FieldError>
      <p>{isKept === undefined ? formsWords.stillHere : isKept ? formsWords.stored : formsWords.notStored}</p>
      {words && (
        <ContactButtons>
          <Button type="submit" variant="outlined">
            {formsWords.retry}
          </Button>
          <CopyButton text={submissionText(words)}>{formsWords.copyText}</CopyButton>
          <Button href={submissionMail(words, email)} variant="outlined">
            {formsWords.sendMail}
          </Button>
        </ContactButtons>
      )}
      <p>{formsWords.orContact}</p>
      <ContactLinks phone={phone} email={email} />
    </Box>
  )
}
