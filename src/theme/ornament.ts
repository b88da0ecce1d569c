import type { Progress } from './theme.ts'

const row = (offset: number, size: number, step: number) =>
  `radial-gradient(circle at ${offset}px 50%,var(--palette-primary-main) ${size}px,transparent ${size + 0.5}px) 0 0/${step}px 100% repeat-x`

const mark = `[data-eyebrow]::before{content:"";flex:none;width:9px;height:9px;border-radius:50%;background:var(--palette-primary-main);margin-inline-start:4px;forced-color-adjust:none}`

/**
 * The row along an edge of a block (`data-ornament`) and the mark before an eyebrow (`data-eyebrow`). Every second bulb
 * pulses when the page opens, for less than five seconds: longer motion needs a way to stop it (WCAG 2.2.2).
 */
export const ornamentStyles = {
  none: '[data-ornament]{display:none}',
  rule: '[data-ornament]{position:relative;height:3px;background:var(--palette-primary-main)}[data-eyebrow]::before{content:"";flex:none;width:28px;height:3px;background:var(--palette-primary-main);forced-color-adjust:none}',
  dots: `[data-ornament]{position:relative;height:12px;background:${row(11, 2.5, 22)}}${mark}`,
  bulbs: `[data-ornament]{position:relative;height:12px;background:${row(11, 2.5, 44)}}[data-ornament]::after{content:"";position:absolute;inset:0;background:${row(33, 2.5, 44)};animation:chase 2.4s ease-in-out 2}@keyframes chase{50%{opacity:.25}}${mark}[data-eyebrow]::before{box-shadow:0 0 0 4px color-mix(in srgb,var(--palette-primary-main) 24%,transparent)}`,
} as const

const bar: Progress = { inset: '5px 0', mask: 'none', glow: 'none' }
const dots: Progress = {
  inset: '0',
  mask: 'radial-gradient(circle,#000 3.25px,transparent 4.25px) 0 0/5% 100% repeat-x',
  glow: 'none',
}

/** The progress of a form in steps: a bar, or lights if the ornament has lights. */
export const progressOf = {
  none: bar,
  rule: bar,
  dots,
  bulbs: {
    ...dots,
    glow: 'drop-shadow(0 0 5px color-mix(in srgb,var(--palette-primary-main) 70%,transparent))',
  },
} as const
