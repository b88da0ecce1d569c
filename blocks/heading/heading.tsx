import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Eyebrow, Section } from 'marquee'
import type { Heading as HeadingBlock } from './schema.ts'

export function Heading({ eyebrow, title, intro, level, align }: HeadingBlock) {
  return (
    <Section>
      <Stack
        spacing={2}
        sx={{
          alignItems: align,
          textAlign: align,
          maxWidth: 760,
          mx: align === 'center' ? 'auto' : 0,
          // Else a word that is longer than the line makes its text as wide as itself.
          '& > *': { maxWidth: '100%' },
        }}
      >
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Typography variant={level} sx={{ textWrap: 'balance' }}>
          {title}
        </Typography>
        {intro && (
          <Typography variant="subtitle1" sx={{ color: 'text.secondary' }}>
            {intro}
          </Typography>
        )}
      </Stack>
    </Section>
  )
}
