import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ChipLinks, Section } from 'marquee'
import type { SocialLinks as SocialLinksBlock } from './schema.ts'

export function SocialLinks({ title, links }: SocialLinksBlock) {
  return (
    <Section>
      <Stack spacing={1.5}>
        {title && (
          <Typography variant="h4" component="h2">
            {title}
          </Typography>
        )}
        <ChipLinks links={links} />
      </Stack>
    </Section>
  )
}
