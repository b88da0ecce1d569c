import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { Kept } from './use-discard.ts'

/** Why a change was not discarded. */
export const KeptAlert = ({ kept }: { kept: Kept | undefined }) =>
  kept && (
    <Alert
      severity={kept.again ? 'warning' : 'error'}
      sx={{ mb: 2 }}
      action={
        kept.again && (
          <Button color="inherit" onClick={() => void kept.again?.()}>
            Discard anyway
          </Button>
        )
      }
    >
      Not discarded. {kept.message.replaceAll('`', '')}
    </Alert>
  )
