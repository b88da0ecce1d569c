import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import { EagerPicture, Ornament } from 'marquee'
import { Backdrop, Words } from './backdrop.tsx'
import { Facts } from './facts.tsx'
import { FramedHero } from './framed-hero.tsx'
import { Headline } from './headline.tsx'
import type { Hero as HeroBlock } from './schema.ts'

/** The hero is 750 px high (docs/requirements.md, “Home page”). A minimum, so that larger text never overflows. */
const heroHeight = 750

const Stage = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minHeight: `min(${heroHeight}px, 92svh)`,
  paddingTop: 'calc(var(--header-height) + 40px)',
  // Below the words of the header.
  '&::after': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    background:
      'linear-gradient(var(--palette-scrim) calc(var(--header-height) * 0.8), transparent calc(var(--header-height) * 1.4))',
  },
  '@media (min-width: 900px)': { minHeight: heroHeight },
  '@media print': { minHeight: 0 },
})

export const Hero = (block: HeroBlock) =>
  block.layout === 'over' ? <HeroOverPicture {...block} /> : <FramedHero {...block} />

function HeroOverPicture(block: HeroBlock) {
  return (
    <Stage>
      <Backdrop>
        <EagerPicture image={block.image} sizes="100vw" />
      </Backdrop>
      <Container sx={{ pb: { xs: 6, md: 7 } }}>
        <Words>
          <Headline {...block} />
          <Facts facts={block.facts} />
        </Words>
      </Container>
      <Ornament sx={{ position: 'absolute', inset: 'auto 0 0' }} />
    </Stage>
  )
}
