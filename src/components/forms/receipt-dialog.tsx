import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { fill } from '../../../schema/language/words.ts'
import { dateFormat } from '../date-format.ts'
import { notify } from '../notices/notice-store.ts'
import { readSent, type Sent, submissionStore } from '../submission-queue/site-queue.ts'
import { submissionText } from '../submission-queue/words.ts'
import { AnswerList } from './answer-list.tsx'
import { ButtonRow } from './button-row.ts'
import { ContactLinks } from './contact-links.tsx'
import { CopyButton } from './copy-button.tsx'
import { showReceipt } from './receipt-shown.ts'

const Actions = styled(ButtonRow)({ marginTop: 28 })

const moment = dateFormat({ dateStyle: 'full', timeStyle: 'short' })

function stateOf(sent: Sent): string {
  const values = { moment: moment(sent.at) }
  if (sent.state === 'confirmed') return fill(formsWords.receiptConfirmed, values)
  if (sent.state === 'unconfirmed') return fill(formsWords.receiptUnconfirmed, values)
  return fill(sent.state === 'refused' ? formsWords.receiptRefused : formsWords.receiptWaiting, values)
}

/** The receipt of an inquiry: what was sent, when, and what happens next. It is stored on this device only. */
export function ReceiptDialog({ id }: { id: string }) {
  const [sent, setSent] = useState<Sent>()
  useEffect(() => {
    let isShown = true
    readSent(id).then((found) => {
      if (!isShown) return
      if (found) setSent(found)
      else showReceipt(undefined)
    })
    return () => {
      isShown = false
    }
  }, [id])
  if (!sent) return null

  const { words, state } = sent
  const isSent = state === 'confirmed' || state === 'unconfirmed'
  const close = () => showReceipt(undefined)
  const deleteSent = async () => {
    await submissionStore.delete(id)
    close()
    notify(formsWords.deleted)
  }
  return (
    <Dialog
      open
      onClose={close}
      data-part="dialogs"
      aria-labelledby="receipt-title"
      slotProps={{
        paper: { sx: { width: 640, maxWidth: 'calc(100% - 24px)', p: { xs: '32px 24px 28px', sm: '44px 48px 40px' } } },
      }}
    >
      <Typography variant="h2" id="receipt-title" sx={{ fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)' }}>
        {isSent ? formsWords.receiptSent : formsWords.receiptWritten}
      </Typography>
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{stateOf(sent)}</Typography>
      <AnswerList rows={words.rows} />
      {isSent && words.next && <p>{words.next}</p>}
      {words.phone && <ContactLinks phone={words.phone} email={words.email} />}
      <Actions data-print="no">
        <Button onClick={close}>{formsWords.close}</Button>
        <CopyButton text={`${stateOf(sent)}\n\n${submissionText(words)}`}>{formsWords.copy}</CopyButton>
        <Button variant="outlined" onClick={() => print()}>
          {formsWords.print}
        </Button>
        <Button variant="text" onClick={deleteSent}>
          {formsWords.delete}
        </Button>
      </Actions>
    </Dialog>
  )
}
