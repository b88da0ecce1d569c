import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { say } from '../../../words/say.ts'
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
            {say().changes.discardAnyway}
          </Button>
        )
      }
    >
      {say().changes.notDiscarded} {kept.message.replaceAll('`', '')}
    </Alert>
  )
