import Box from '@mui/material/Box'
import { Markdown, Section } from 'marquee'
import type { Text as TextBlock } from './schema.ts'

/** About 68 characters in a line: longer lines are hard to read. */
const sizes = {
  normal: { fontSize: '1.0625rem', maxWidth: '36rem' },
  large: { fontSize: '1.3125rem', maxWidth: '44rem' },
}

export function Text({ body, size }: TextBlock) {
  return (
    <Section>
      <Box sx={sizes[size]}>
        <Markdown markdown={body} topLevel={2} />
      </Box>
    </Section>
  )
}
