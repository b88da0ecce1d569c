import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { displayFont } from '../../../theme/display-font.ts'
import { rounded } from '../../../theme/rounded.ts'

const Step = styled(ButtonBase)({
  width: 48,
  minHeight: 48,
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(3),
  color: 'var(--palette-text-primary)',
  ...displayFont('1.375rem', 1),
  '&:hover': { borderColor: 'var(--palette-primary-main)', background: 'var(--palette-action-hover)' },
  '@media (scripting: none), print': { display: 'none' },
})

type Props = {
  /** Names of the buttons. */
  fewer: string
  more: string
  onStep: (by: 1 | -1) => void
}

/** Minus and plus beside a number. Not `IconButton`: a page of a city has so many that it would grow by 1.7 KB. */
export const StepButtons = ({ fewer, more, onStep }: Props) => (
  <>
    <Step aria-label={fewer} onClick={() => onStep(-1)}>
      −
    </Step>
    <Step aria-label={more} onClick={() => onStep(1)}>
      +
    </Step>
  </>
)
