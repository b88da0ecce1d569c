import { styled } from '@mui/material/styles'
import { inquiryMessages } from '../../../schema/inquiry.ts'
import { Fault } from './fault.tsx'
import { WaysOut } from './ways-out.tsx'

const Box = styled('div')({
  marginTop: 24,
  padding: '14px 20px 16px',
  border: '1px solid var(--danger)',
  borderRadius: 14,
  '& > p:first-of-type': { marginTop: 0 },
  '& > p + p': { marginTop: 8, color: 'var(--muted)' },
})

/** Says that sending failed, that nothing is lost, and how to reach people without the form. */
export function NotSent({ phone, email }: { phone: string; email: string }) {
  return (
    <Box>
      <Fault>{inquiryMessages.notSent}</Fault>
      <p>Everything you entered is still here. You can also call or write:</p>
      <WaysOut phone={phone} email={email} />
    </Box>
  )
}
