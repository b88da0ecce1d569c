import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action, EagerPicture, Eyebrow, Ornament } from 'marquee'
import { Backdrop, Words } from './backdrop.tsx'
import { Facts } from './facts.tsx'
import { type Hero as HeroBlock, shortHeadline } from './schema.ts'

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

const headlineSize = (characters: number) =>
  characters <= shortHeadline
    ? { maxWidth: '8em', fontSize: 'clamp(2.75rem, 1.2rem + 6.6vw, 7rem)' }
    : { maxWidth: '12em', fontSize: 'clamp(2.375rem, 1.4rem + 4vw, 4.75rem)', lineHeight: 1.02 }

export function Hero(block: HeroBlock) {
  return (
    <Stage>
      <Backdrop>
        <EagerPicture image={block.image} sizes="100vw" />
      </Backdrop>
      <Container sx={{ pb: { xs: 6, md: 7 } }}>
        <Words>
          <Stack spacing={3} sx={{ maxWidth: '56rem' }}>
            {block.eyebrow && <Eyebrow sx={{ color: 'text.primary' }}>{block.eyebrow}</Eyebrow>}
            <Typography variant="h1" sx={headlineSize(block.title.length)}>
              {block.title}
            </Typography>
            {block.intro && (
              <Typography
                sx={{
                  fontSize: { xs: '1.125rem', md: '1.3125rem' },
                  lineHeight: 1.5,
                  maxWidth: { xs: '34em', md: 'min(34em, 60vw)' },
                }}
              >
                {block.intro}
              </Typography>
            )}
            <Stack direction="row" spacing={1.75} sx={{ flexWrap: 'wrap', pt: 1 }}>
              {block.action && <Action action={block.action} size="large" />}
              {block.secondAction && <Action action={block.secondAction} size="large" variant="outlined" />}
            </Stack>
          </Stack>
          <Facts facts={block.facts} />
        </Words>
      </Container>
      <Ornament sx={{ position: 'absolute', inset: 'auto 0 0' }} />
    </Stage>
  )
}
