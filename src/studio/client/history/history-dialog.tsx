import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditPath } from '../../../../schema/edit.ts'
import { isSharedAddress } from '../../shared-address.ts'
import type { EditResult } from '../../wire/edits.ts'
import type { FileVersion, RestoreRequest } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { call } from '../call.ts'
import { VersionItem } from './version-item.tsx'

/** Whose history is shown: a file, or the block at a path in it. */
export type HistoryOf = { title: string; file: string; path?: EditPath }

type Props = {
  of: HistoryOf
  /** The address of the page that shows it. */
  address: string
  revision: number
  /** Whether it is a picture, which the page says nothing about. */
  isPicture?: boolean
  /** Runs a command that writes files, after what was typed; returns why it was refused. */
  perform: (command: () => Promise<EditResult>) => Promise<string | undefined>
  onClose: () => void
}

/** Why nothing was restored; `again` writes it in spite of errors. */
type Wrong = { message: string; again?: RestoreRequest }

/** The versions of a page, a shared file or a block. Each can be restored, as one step of Undo. */
export function HistoryDialog({ of, address, revision, isPicture = false, perform, onClose }: Props) {
  const { title, file, path } = of
  const { data, error } = useQuery({
    queryKey: ['history', file, path, revision],
    queryFn: () => call('history', { file, path }),
  })
  const [wrong, setWrong] = useState<Wrong>()
  const [isRunning, setRunning] = useState(false)

  async function restore(request: RestoreRequest): Promise<void> {
    setWrong(undefined)
    setRunning(true)
    let result: EditResult | undefined
    const refused = await perform(async () => {
      result = await call('restore', request, { shown: address })
      return result
    })
    setRunning(false)
    if (result?.kind === 'saved') return onClose()
    if (result?.kind === 'held')
      setWrong({
        message: result.diagnostics.map(({ message }) => message).join(' '),
        ...(!result.isFinal && { again: { ...request, anyway: true } }),
      })
    else if (refused !== undefined) setWrong({ message: refused })
  }

  const requestOf = ({ commit = '', path: from }: FileVersion): RestoreRequest => ({
    file,
    commit,
    words: title,
    ...(path && from && { part: { path: from, to: path, isReplacing: true } }),
  })
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="history-title">
      <DialogTitle id="history-title">{say().history.of(title)}</DialogTitle>
      <DialogContent>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.refused !== undefined && <Alert severity="info">{data.refused.replaceAll('`', '')}</Alert>}
        {!data && !error && <LinearProgress aria-label={say().history.reading} />}
        {data && data.refused === undefined && data.versions.length === 0 && (
          <Typography variant="body2">{say().history.notCommitted}</Typography>
        )}
        {data?.followsTemplate && (
          <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
            {say().history.followsTemplate}
          </Typography>
        )}
        {wrong && (
          <Alert
            severity={wrong.again ? 'warning' : 'error'}
            sx={{ mb: 2 }}
            action={
              wrong.again && (
                <Button color="inherit" onClick={() => wrong.again && void restore(wrong.again)}>
                  {say().history.restoreAnyway}
                </Button>
              )
            }
          >
            {say().history.notRestored} {wrong.message.replaceAll('`', '')}
          </Alert>
        )}
        {data?.versions.map((version) => (
          <VersionItem
            key={version.commit ?? 'now'}
            version={version}
            page={isPicture || isSharedAddress(address) ? undefined : { address, revision }}
            isDisabled={isRunning}
            onRestore={() => void restore(requestOf(version))}
            onRestoreBlock={({ words, path: from, to }) =>
              void restore({
                file,
                commit: version.commit ?? '',
                words,
                part: { path: from, to, isReplacing: false },
              })
            }
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say().common.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
