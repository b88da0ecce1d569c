import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import { Markdown, Section, SectionIntro } from 'marquee'
import { Contents } from './contents.tsx'
import type { RichText as RichTextBlock } from './schema.ts'

/** About 68 characters per line: longer lines are hard to read. */
const measure = { maxWidth: '36rem', fontSize: '1.125rem', '& li::marker': { color: 'primary.text' } }

export function RichText(block: RichTextBlock) {
  const anchors = block.id ?? block.type
  const topLevel = block.title ? 3 : 2
  return (
    <Section>
      <Grid container columnSpacing={9}>
        <Grid size={{ xs: 12, md: 4 }}>
          {block.title && <SectionIntro eyebrow={block.eyebrow} title={block.title} />}
          {block.contents && <Contents markdown={block.body} anchors={anchors} />}
        </Grid>
        <Grid size={{ xs: 12, md: 8 }}>
          <Box sx={measure}>
            <Markdown markdown={block.body} topLevel={topLevel} anchors={anchors} />
          </Box>
        </Grid>
      </Grid>
    </Section>
  )
}
