import { styled } from '@mui/material/styles'

/** Over a white picture, 62 % of the night ground give text in `--palette-text-primary` a contrast of 4.6. */
const veil = (percent: number) => `color-mix(in srgb, var(--palette-background-default) ${percent}%, transparent)`

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
      background: `linear-gradient(0deg, var(--palette-background-default) 0%, ${veil(80)} 16%, transparent 36%), linear-gradient(90deg, ${veil(92)} 0%, ${veil(78)} 42%, ${veil(62)} 70%, transparent 98%)`,
    },
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
      background: `linear-gradient(0deg, var(--palette-background-default) 120px, ${veil(80)} 60%, ${veil(68)} calc(100% - 110px), transparent)`,
    },
  },
})
