import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'

const paper = { mb: 3, px: 2.25, py: 2, borderColor: 'primary.text', bgcolor: 'transparent' }

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
    <Paper role="group" aria-label={label} sx={paper}>
      <p>{text}</p>
      <Stack direction="row" spacing={1.25} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <Button onClick={onResume}>{resumeText}</Button>
        <Button variant="outlined" onClick={onStartOver}>
          {startOverText}
        </Button>
      </Stack>
    </Paper>
  )
}
