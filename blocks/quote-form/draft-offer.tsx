import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { Draft } from '../../src/ui/form/draft.ts'
import { steps } from './steps.ts'

const Box = styled('div')({
  marginBottom: 24,
  padding: '16px 18px',
  border: '1px solid var(--accent-ink)',
  borderRadius: 14,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 },
})

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type Props = { draft: Draft; onResume: () => void; onStartOver: () => void }

/** Offers what was filled in on an earlier visit. */
export function DraftOffer({ draft, onResume, onStartOver }: Props) {
  const step = steps.at(draft.step)
  return (
    <Box role="group" aria-label="Your last inquiry">
      <p>
        You began an inquiry on {moment.format(draft.savedAt)}
        {step && ` and came to step ${draft.step + 1}, ${step.name}`}. It is kept on this device only.
      </p>
      <div>
        <Button type="button" variant="contained" onClick={onResume}>
          Continue where you left off
        </Button>
        <Button type="button" variant="outlined" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Box>
  )
}
