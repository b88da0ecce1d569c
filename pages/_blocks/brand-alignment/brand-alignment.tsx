import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import { Action, bleed, Markdown, Picture, Section, SectionIntro, Sheet } from 'marquee'
import type { BrandAlignment as BrandAlignmentBlock } from './schema.ts'

/** The picture extends to the right edge of the window, and the sheet lies over its corner. */
const desk = {
  marginInlineEnd: { md: '-32px', lg: bleed },
  '& > :last-child': {
    maxWidth: 460,
    marginBlockStart: { xs: '-56px', md: '-140px' },
    marginInline: { xs: '20px', md: '-56px 0' },
  },
}

export function BrandAlignment(block: BrandAlignmentBlock) {
  return (
    <Box sx={{ overflowX: 'clip' }}>
      <Section>
        <Grid container rowSpacing={6} columnSpacing={9} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, md: 5 }}>
            <SectionIntro eyebrow={block.eyebrow} title={block.title} />
            <Markdown markdown={block.text} />
            {block.action && <Action action={block.action} variant="outlined" sx={{ mt: 4 }} />}
          </Grid>
          <Grid size={{ xs: 12, md: 7 }}>
            <Box sx={desk}>
              <Picture image={block.image} sizes="(min-width: 900px) 58vw, 100vw" />
              <Sheet title={block.pointsTitle} points={block.points} />
            </Box>
          </Grid>
        </Grid>
      </Section>
    </Box>
  )
}
