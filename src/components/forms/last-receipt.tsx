import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { dateFormat } from '../date-format.ts'
import { lastSent, type Sent } from '../submission-queue/site-queue.ts'
import { showReceipt } from './receipt-shown.ts'

const Line = styled(Typography)({
  marginBottom: 20,
  color: 'var(--palette-text-secondary)',
})

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

const messageKeys = {
  confirmed: 'lastSent',
  unconfirmed: 'lastSent',
  waiting: 'lastWaiting',
  refused: 'lastRefused',
} as const

type Props = {
  form: string
  /** Any value that changes when there may be a new receipt: it is then read again. */
  refreshKey: unknown
}

/** A link to the last receipt of this form on this device, if there is one. */
export function LastReceipt({ form, refreshKey }: Props) {
  const [sent, setSent] = useState<Sent>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever there may be a new one
  useEffect(() => {
    let isShown = true
    lastSent(form).then((found) => isShown && setSent(found))
    return () => {
      isShown = false
    }
  }, [form, refreshKey])
  if (!sent) return null
  return (
    <Line>
      {fill(formsWords[messageKeys[sent.state]], { moment: moment(sent.at) })}{' '}
      <Link
        component="button"
        type="button"
        onClick={() => showReceipt(sent.id)}
        sx={{ minHeight: 32, color: 'primary.text', fontWeight: 600 }}
      >
        {sent.state === 'waiting' || sent.state === 'refused' ? formsWords.seeWritten : formsWords.seeSent}
      </Link>
    </Line>
  )
}
