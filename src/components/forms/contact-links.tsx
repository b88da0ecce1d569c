import { styled } from '@mui/material/styles'
import { dialled } from '../../../schema/forms/phone.ts'

const Ways = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 650,
    textDecorationColor: 'var(--palette-primary-text)',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.3em',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--palette-primary-text)' },
  },
  '& li:first-of-type a': {
    font: 'var(--font-weight) 1.5rem/1.3 var(--font-display)',
    letterSpacing: 'calc(0.8 * var(--font-spacing))',
  },
})

/** The phone number and the e-mail address, as alternatives to the form. */
export function ContactLinks({ phone, email }: { phone: string; email: string }) {
  return (
    <Ways>
      <li>
        <a href={`tel:${dialled(phone)}`}>{phone}</a>
      </li>
      <li>
        <a href={`mailto:${encodeURI(email)}`}>{email}</a>
      </li>
    </Ways>
  )
}
