import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { rounded } from '../../theme/rounded.ts'
import { dateFormat } from '../date-format.ts'

const Box = styled('div')({
  marginBottom: 24,
  padding: '16px 18px',
  border: '1px solid var(--palette-primary-text)',
  borderRadius: rounded(3.5),
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
})

const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

type Props = {
  /** Name of the group of the two buttons. */
  label: string
  /** When something was last typed, in milliseconds. */
  savedAt: number
  /** The introduction of the offer, with its progress: "You began an inquiry on {moment}{progress}." */
  begun: string
  progress?: string
  onResume: () => void
  onStartOver: () => void
}

/** Offers the draft of an earlier visit. */
export function DraftOffer({ label, savedAt, begun, progress = '', onResume, onStartOver }: Props) {
  return (
    <Box role="group" aria-label={label}>
      <p>
        You began {begun} on {moment(savedAt)}
        {progress}. It is kept on this device only.
      </p>
      <div>
        <Button onClick={onResume}>Continue where you left off</Button>
        <Button variant="outlined" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Box>
  )
}
