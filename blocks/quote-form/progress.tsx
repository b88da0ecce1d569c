import { styled } from '@mui/material/styles'
import { type StepIndex, steps } from './steps.ts'

const bulbs = (color: string) =>
  `radial-gradient(circle at 50% 50%, ${color} 3.25px, transparent 4.25px) 0 0 / 5% 100% repeat-x`

/** A row of bulbs; a quarter of it lights up with each step. */
const Track = styled('div')({
  position: 'relative',
  height: 16,
  background: bulbs('var(--palette-outline)'),
  '& > i': {
    position: 'absolute',
    inset: 0,
    overflow: 'hidden',
    transition: 'clip-path 420ms cubic-bezier(.2, .7, .2, 1)',
  },
  '& > i::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: bulbs('var(--palette-primary-text)'),
    filter: 'drop-shadow(0 0 5px color-mix(in srgb, var(--palette-primary-main) 70%, transparent))',
  },
  ...Object.fromEntries(
    steps.map(({ percent }) => [`&[aria-valuenow="${percent}"] > i`, { clipPath: `inset(0 ${100 - percent}% 0 0)` }]),
  ),
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    background: bulbs('GrayText'),
    '& > i::before': { background: bulbs('Highlight'), filter: 'none' },
  },
})

const Line = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBottom: 8,
  // Beside the button that closes the dialog.
  'dialog &': { paddingInlineEnd: 12 },
  color: 'var(--palette-text-secondary)',
  fontWeight: 600,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
})

/** The progress of the form: 25 % per step. */
export function Progress({ step }: { step: StepIndex }) {
  const { percent, name } = steps[step]
  const words = `Step ${step + 1} of ${steps.length}`
  return (
    <div>
      <Line aria-hidden="true">
        <span>{words}</span>
        <span>{percent}%</span>
      </Line>
      <Track
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words}: ${name}`}
      >
        <i />
      </Track>
    </div>
  )
}
