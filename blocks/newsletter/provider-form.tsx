import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { IslandProse } from '../../src/components/prose/island-prose.tsx'
import { EmailField } from './email-field.tsx'
import { providerForm } from './provider.ts'
import type { Newsletter } from './schema.ts'
import { newsletterWords } from './words.ts'

/** A form of the browser: the provider answers with a page of its own. */
export function ProviderForm({ block, address }: { block: Newsletter & { id: string }; address: string }) {
  const { id, consent, submit, after = newsletterWords.after } = block
  const { email, hidden, honeypots } = providerForm(address) ?? { email: 'email', hidden: {}, honeypots: [] }
  return (
    <Stack component="form" method="post" action={address} spacing={2.5} sx={{ maxWidth: 560 }}>
      <EmailField id={`${id}-email`} name={email} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {honeypots.map((name) => (
        <span key={name} hidden>
          <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-hidden />
        </span>
      ))}
      <IslandProse markdown={consent} />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
        {submit}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {after}
      </Typography>
    </Stack>
  )
}
