import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { rounded } from 'marquee'
import { formsWords } from '../../../schema/language/forms-words.ts'

const bar = {
  content: '""',
  position: 'absolute',
  inset: 'var(--progress-inset)',
  borderRadius: rounded(1),
  mask: 'var(--progress-mask)',
} as const

/**
 * A bar, or a row of lights: the ornament of the theme decides (`src/theme/ornament.ts`). `LinearProgress`, which
 * `MobileStepper` shows too, draws a bar only, and the content policy refuses its inline style in the HTML of the build.
 */
const Track = styled('div', { shouldForwardProp: (prop) => prop !== 'percent' })<{ percent: number }>(
  ({ percent }) => ({
    position: 'relative',
    height: 16,
    '&::before': { ...bar, background: 'var(--palette-outline)' },
    '& > i': {
      position: 'absolute',
      inset: 0,
      clipPath: `inset(0 ${100 - percent}% 0 0)`,
      filter: 'var(--progress-glow)',
      transition: 'clip-path 420ms cubic-bezier(.2, .7, .2, 1)',
    },
    '& > i::before': { ...bar, background: 'var(--palette-primary-text)' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '&::before': { background: 'GrayText' },
      '& > i::before': { background: 'Highlight' },
    },
  }),
)

const Line = styled(Typography)({
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

type Props = {
  /** Index of the step. */
  step: number
  steps: number
  title: string
  /** The words above the bulbs: “Step 2 of 4”. */
  text: string
}

/** The progress of a form in steps: the same share for each. */
export function Progress({ step, steps, title, text }: Props) {
  const percent = Math.round(((step + 1) / steps) * 100)
  const words = text.replace('[step]', String(step + 1)).replace('[steps]', String(steps))
  return (
    <div>
      <Line aria-hidden="true">
        <span>{words}</span>
        <span>{percent}%</span>
      </Line>
      <Track
        percent={percent}
        role="progressbar"
        aria-label={formsWords.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${words}: ${title}`}
      >
        <i />
      </Track>
    </div>
  )
}
