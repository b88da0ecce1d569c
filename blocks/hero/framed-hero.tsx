import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Grid from '@mui/material/Grid'
import { EagerPicture, Ornament, rounded } from 'marquee'
import { Facts } from './facts.tsx'
import { Headline } from './headline.tsx'
import type { Hero } from './schema.ts'

const frame = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: rounded(4),
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
}

/** A picture that is cut to be higher than its shape is wider than its frame. */
const layouts = {
  beside: {
    width: 6,
    frame: { ...frame, aspectRatio: { xs: '4 / 3', md: '1 / 1' } },
    sizes: '(min-width: 1200px) 720px, (min-width: 900px) 60vw, 100vw',
  },
  above: {
    width: 12,
    frame: { ...frame, aspectRatio: '1920 / 750' },
    sizes: '(min-width: 1200px) 1136px, 100vw',
  },
} as const

/** The top of a page whose picture stands for itself, beside the words or below them. */
export function FramedHero(block: Hero) {
  const { width, frame: sx, sizes } = layouts[block.layout === 'beside' ? 'beside' : 'above']
  return (
    <>
      <Container sx={{ pt: 'calc(var(--header-height) + clamp(32px, 4.5vw, 72px))', pb: { xs: 6, md: 9 } }}>
        <Grid container rowSpacing={6} columnSpacing={8} sx={{ alignItems: 'center' }}>
          <Grid size={{ xs: 12, md: width }}>
            <Headline {...block} />
          </Grid>
          <Grid size={{ xs: 12, md: width }}>
            <Box sx={sx}>
              <EagerPicture image={block.image} sizes={sizes} />
            </Box>
          </Grid>
        </Grid>
        <Facts facts={block.facts} />
      </Container>
      <Ornament />
    </>
  )
}
