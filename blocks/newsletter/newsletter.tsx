import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Markdown, Section, SectionIntro } from 'marquee'
import { providerForm } from './provider.ts'
import type { Newsletter as NewsletterBlock } from './schema.ts'
import { newsletterWords } from './words.ts'

/** A form of the browser: the provider answers with a page of its own. */
export function Newsletter(block: NewsletterBlock) {
  const { id, address, consent, submit, after } = block
  const { email, hidden, honeypots } = providerForm(address) ?? { email: 'email', hidden: {}, honeypots: [] }
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <Stack component="form" method="post" action={address} spacing={2.5} sx={{ maxWidth: 560 }}>
        <TextField
          id={`${id}-email`}
          name={email}
          type="email"
          label={newsletterWords.email}
          fullWidth
          slotProps={{ htmlInput: { required: true, autoComplete: 'email', maxLength: 254 } }}
        />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {honeypots.map((name) => (
          <span key={name} hidden>
            <input type="text" name={name} tabIndex={-1} autoComplete="off" aria-hidden />
          </span>
        ))}
        <Markdown markdown={consent} />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
          {submit}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {after}
        </Typography>
      </Stack>
    </Section>
  )
}
