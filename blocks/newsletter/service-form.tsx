import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { InquiryContent } from '../../schema/forms/answers.ts'
import { newsletterForm } from '../../schema/forms/newsletter-form.ts'
import { formsWords } from '../../schema/language/forms-words.ts'
import { ContactLinks } from '../../src/components/forms/contact-links.tsx'
import { Honeypot } from '../../src/components/forms/honeypot.tsx'
import { NotSent } from '../../src/components/forms/not-sent.tsx'
import { useSending } from '../../src/components/forms/use-sending.ts'
import { IslandProse } from '../../src/components/prose/island-prose.tsx'
import { EmailField } from './email-field.tsx'
import type { Newsletter } from './schema.ts'
import { newsletterWords } from './words.ts'

/** Form and thanks are in one place, so that nothing moves. */
const Status = styled('div')({
  display: 'grid',
  maxWidth: 560,
  '& > *': { gridArea: '1 / 1' },
  '& > form[inert]': { visibility: 'hidden' },
  '@media (scripting: none)': { '& > form': { display: 'none' } },
})

/** What the form holds, as the service takes it. */
function subscriptionIn(form: HTMLFormElement | null): InquiryContent {
  const { email, website } = Object.fromEntries(form ? new FormData(form) : [])
  return { form: newsletterForm, email: String(email ?? '').trim(), ...(website ? { website } : {}) }
}

/** A form for the site's own service. An address that does not arrive is sent again, as inquiries are. */
export function ServiceForm({ block }: { block: Newsletter & { id: string } }) {
  const { id, consent, submit, after, thanks, phone = '', email = '', endpoint, transport } = block
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setDone] = useState(false)
  const sending = useSending(endpoint, () => setDone(true), {
    transport,
    words: ({ email: address }) => ({
      rows: [[newsletterWords.email, String(address)]],
      next: thanks,
      phone,
      email,
    }),
    currentInquiry: () => subscriptionIn(form.current),
    // The thanks stay.
    report: () => {},
  })
  const isThanked = isDone || sending.state === 'thanks'
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void sending.send(subscriptionIn(form.current))
  }
  return (
    <Status>
      <noscript>
        <p>{newsletterWords.withoutScripts}</p>
        <ContactLinks phone={phone} email={email} />
      </noscript>
      <Stack component="form" method="post" spacing={2.5} ref={form} onSubmit={onSubmit} inert={isThanked}>
        <EmailField id={`${id}-email`} name="email" />
        <Honeypot />
        <IslandProse markdown={consent} />
        <Button type="submit" variant="contained" disabled={sending.state === 'sending'} sx={{ alignSelf: 'start' }}>
          {sending.state === 'sending' ? formsWords.sending : submit}
        </Button>
        {after && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {after}
          </Typography>
        )}
        {sending.state === 'failed' && (
          <NotSent
            message={newsletterWords.notSent}
            waits={sending.waits}
            {...{ phone, email }}
            words={sending.submission?.words}
            isStored={sending.isStored}
          />
        )}
      </Stack>
      {isThanked && <Thanks text={thanks} />}
    </Status>
  )
}

/** Takes the focus from the button that is gone, so that screen readers say it. */
function Thanks({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  return (
    <Box ref={box} role="status" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      <Typography variant="h5" component="p">
        {text}
      </Typography>
    </Box>
  )
}
