import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { rounded } from '../../theme/rounded.ts'

const Box = styled('div')({
  marginBottom: 24,
  padding: '16px 18px',
  border: '1px solid var(--palette-primary-text)',
  borderRadius: rounded(3.5),
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
})

type Props = {
  /** Name of the group of the two buttons. */
  label: string
  text: string
  resumeText: string
  startOverText: string
  onResume: () => void
  onStartOver: () => void
}

/** Offers the draft of an earlier visit. */
export function DraftOffer({ label, text, resumeText, startOverText, onResume, onStartOver }: Props) {
  return (
    <Box role="group" aria-label={label}>
      <p>{text}</p>
      <div>
        <Button onClick={onResume}>{resumeText}</Button>
        <Button variant="outlined" onClick={onStartOver}>
          {startOverText}
        </Button>
      </div>
    </Box>
  )
}
