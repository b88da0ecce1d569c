import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import { bleed, Markdown, Picture, Section, SectionIntro, TextLink } from 'marquee'
import type { Intro as IntroBlock } from './schema.ts'

/** Over the space beside the page width, which a column does not have. */
const gutter = (width: number) => `calc(var(--bleed, 1) * -${width}px)`

/** Extends beyond the page width: to the left edge of the window, below the text to both. */
const atEdge = {
  marginInlineStart: { xs: gutter(20), sm: gutter(32), lg: bleed },
  marginInlineEnd: { xs: gutter(20), sm: gutter(32), md: 0 },
}

const text = {
  alignItems: 'start',
  justifyContent: 'space-between',
  height: '100%',
  pt: 3,
  borderTop: 1,
  borderColor: 'outline',
  fontSize: 'clamp(1.125rem, 1rem + 0.45vw, 1.3125rem)',
  lineHeight: 1.6,
}

export function Intro(block: IntroBlock) {
  return (
    <Section>
      <Box sx={{ '& h2': { maxWidth: '11.3em', fontSize: 'clamp(2.125rem, 1.2rem + 3.9vw, 4.75rem)', lineHeight: 1 } }}>
        <SectionIntro eyebrow={block.eyebrow} title={block.title} />
      </Box>
      <Grid container rowSpacing={5} columnSpacing={9}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Box sx={atEdge}>
            <Picture image={block.image} sizes="(min-width: 900px) 58vw, 100vw" />
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack spacing={3.5} sx={text}>
            <Markdown markdown={block.text} />
            {block.link && <TextLink href={block.link.href}>{block.link.text}</TextLink>}
          </Stack>
        </Grid>
      </Grid>
    </Section>
  )
}
