import Container from '@mui/material/Container'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Action } from '../../src/ui/action.tsx'
import { Bulbs } from '../../src/ui/bulbs.tsx'
import { Eyebrow } from '../../src/ui/eyebrow.tsx'
import { EagerPicture } from '../../src/ui/picture.tsx'
import { Facts } from './facts.tsx'
import type { Hero as HeroBlock } from './schema.ts'

/** Spec 2.7: the hero is 750 px high. A minimum, so that larger text never runs out of it. */
const heroHeight = 750

const Stage = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  overflow: 'hidden',
  minHeight: `min(${heroHeight}px, 92svh)`,
  paddingTop: 'calc(var(--header-height) + 40px)',
  '@media (min-width: 900px)': { minHeight: heroHeight },
})

/** Over a white picture, 62 % of the night ground leave text in `--ink` a contrast of 4.6. */
const veil = (percent: number) => `color-mix(in srgb, var(--ground) ${percent}%, transparent)`

const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: '76% 50%',
  },
  '@media (min-width: 900px)': {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(0deg, var(--ground) 0%, ${veil(80)} 16%, transparent 36%), linear-gradient(90deg, ${veil(92)} 0%, ${veil(78)} 42%, ${veil(62)} 70%, transparent 98%)`,
    },
  },
})

/** On a phone the veil hangs on the text: it is dense from the first line down, however many lines there are. */
const Words = styled('div')({
  position: 'relative',
  '@media (max-width: 899.95px)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-110px -50vw -100px',
      background: `linear-gradient(0deg, var(--ground) 120px, ${veil(80)} 60%, ${veil(68)} calc(100% - 110px), transparent)`,
    },
  },
})

const Headline = styled('div')({ maxWidth: '56rem', display: 'grid', gap: 24 })
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 14, marginTop: 8 })

export function Hero(block: HeroBlock) {
  return (
    <Stage>
      <Backdrop>
        <EagerPicture image={block.image} sizes="100vw" />
      </Backdrop>
      <Container sx={{ px: { xs: 2.5, sm: 4 }, pb: { xs: 6, md: 7 } }}>
        <Words>
          <Headline>
            {block.eyebrow && <Eyebrow sx={{ color: 'var(--ink)' }}>{block.eyebrow}</Eyebrow>}
            <Typography variant="h1" sx={{ maxWidth: '12ch', fontSize: 'clamp(2.75rem, 1.2rem + 6.6vw, 7rem)' }}>
              {block.title}
            </Typography>
            {block.intro && (
              <Typography sx={{ fontSize: { xs: '1.125rem', md: '1.3125rem' }, lineHeight: 1.5, maxWidth: '34em' }}>
                {block.intro}
              </Typography>
            )}
            <Actions>
              {block.action && <Action action={block.action} size="large" />}
              {block.secondAction && <Action action={block.secondAction} size="large" variant="outlined" />}
            </Actions>
          </Headline>
          <Facts facts={block.facts} />
        </Words>
      </Container>
      <Bulbs aria-hidden sx={{ position: 'absolute', inset: 'auto 0 0' }} />
    </Stage>
  )
}
