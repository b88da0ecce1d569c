import { keyframes, styled } from '@mui/material/styles'

const chase = keyframes({ '50%': { opacity: 0.25 } })
const row = (offset: number) =>
  `radial-gradient(circle at ${offset}px 50%, var(--accent) 2.5px, transparent 3px) 0 0 / 44px 100% repeat-x`

/**
 * A row of bulbs along an edge, as on a theatre's marquee. Every second bulb pulses when the page opens, for less than
 * five seconds: longer motion needs a way to stop it (WCAG 2.2.2). With reduced motion `base.css` ends it.
 */
export const Bulbs = styled('div')({
  position: 'relative',
  height: 12,
  background: row(11),
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: row(33),
    animation: `${chase} 2.4s ease-in-out 2`,
  },
})
