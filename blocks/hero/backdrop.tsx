import { styled } from '@mui/material/styles'

/** More of the ground, over the scrim that text needs over any picture. */
const veil = (percent: number) => `color-mix(in srgb, var(--palette-background-default) ${percent}%, transparent)`

const scrim = 'var(--palette-scrim)'

/** Beyond the end of the words: their width, from the start of a container that is at most 1200 px wide, and its padding. */
const end = 'max(70%, calc(max(0px, (100vw - 1200px) / 2) + 48px + 56rem))'

/** The picture, veiled from the left and from below on large screens: dense behind the text, open elsewhere. */
export const Backdrop = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  // Firefox shows the alternative text of a picture while it loads. If it cannot be loaded, the loader sets an
  // attribute.
  '@media (scripting: enabled)': { '& img:not([data-error])': { color: 'transparent' } },
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
      background: [
        `linear-gradient(0deg, var(--palette-background-default) 0%, ${veil(47)} 16%, transparent 36%)`,
        `linear-gradient(0deg, ${scrim} 16%, transparent 36%)`,
        `linear-gradient(90deg, ${veil(79)} 0%, ${veil(42)} 42%, transparent 70%)`,
        `linear-gradient(90deg, ${scrim} ${end}, transparent max(98%, calc(${end} + 20%)))`,
      ].join(),
    },
    '[dir=rtl] &::after': { transform: 'scaleX(-1)' },
  },
  // Behind printed text it costs contrast and ink.
  '@media print': { display: 'none' },
})

/** On a phone the veil belongs to the text: it is dense from the first line down, however many lines there are. */
export const Words = styled('div')({
  position: 'relative',
  '@media (max-width: 899.95px)': {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '-110px -50vw -100px',
      background: [
        `linear-gradient(0deg, var(--palette-background-default) 120px, ${veil(47)} 60%, ${veil(16)} calc(100% - 110px), transparent)`,
        `linear-gradient(0deg, ${scrim} calc(100% - 110px), transparent)`,
      ].join(),
    },
  },
})
