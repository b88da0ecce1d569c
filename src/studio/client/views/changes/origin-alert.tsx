import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { isInWorkspace } from '../../commands/in-workspace.ts'

/** Not below `changes`: what waits for the changes does not wait for `origin`, which may take many seconds to answer. */
export const originKey = ['origin']

/** That `origin` could not be asked, and why. */
export const unaskedWords = (reason: string) => say().changes.unasked(reason.replaceAll('`', ''))

/** What others have published meanwhile, or why it is not known: to be read before one publishes. In a workspace it can be fetched. */
export function OriginAlert({ onUpdate }: { onUpdate: () => void }) {
  const { data } = useQuery({ queryKey: originKey, queryFn: () => call('origin', {}) })
  if (data?.unasked !== undefined)
    return (
      <Alert severity="warning" sx={{ mb: 1.5 }}>
        {unaskedWords(data.unasked)} {say().changes.saveAllTheSame}
      </Alert>
    )
  if (data?.since === undefined) return null
  return isInWorkspace() ? (
    <Alert severity="info" sx={{ mb: 1.5 }} action={<Button onClick={onUpdate}>{say().commands.update}</Button>}>
      {say().changes.publishedByTeam(data.since)}
    </Alert>
  ) : (
    <Alert severity="info" sx={{ mb: 1.5 }}>
      {say().changes.publishedMeanwhile(data.since)}
    </Alert>
  )
}
