import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import type { Proposed } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { useStudio } from '../../store/studio-store.ts'

type Props = {
  /** Whether nothing can be begun now. */
  isBusy: boolean
  hasTicked: boolean
  /** Whether there is anything of one's own to send, and whether nothing has changed at all. */
  hasOwn: boolean
  isNothing: boolean
  hasRemote: boolean
  /** Why no version can be saved now. */
  refusedCommit: string | undefined
  /** The ticked files. */
  names: readonly string[]
  /** `undefined` until they are known: what goes into one of them waits for that. */
  proposals: readonly Proposed[] | undefined
  /** Publishes, or proposes into a proposal where a person may not publish; into a new one without a name. */
  onPublish: (into: string) => void
  onUpdate: () => void
  /** Proposes into a proposal; into a new one without a name. */
  onPropose: (into: string) => void
  onSave: () => void
}

/** What can be done with changes. Publish and Get the latest are always there. */
export function PublishButtons({ isBusy, hasTicked, hasOwn, isNothing, hasRemote, refusedCommit, ...props }: Props) {
  const { names, proposals, onPublish, onUpdate, onPropose, onSave } = props
  const areKnown = proposals !== undefined
  const further = (proposals ?? []).filter(({ state }) => state === 'open' || state === 'here')
  // A second round after a review belongs to the proposal that has one of the files already.
  const [chosen, setChosen] = useState<string>()
  const proposed = further.find((one) => names.some((name) => one.names.includes(name)))
  const isThere = chosen === '' || further.some(({ branch }) => branch === chosen)
  const into = (isThere ? chosen : proposed?.branch) ?? ''
  const canPublish = !isBusy && areKnown && (hasOwn || isNothing)
  const offerPublish = useStudio(({ offerPublish }) => offerPublish)
  useEffect(() => {
    offerPublish(canPublish ? () => onPublish(into) : undefined)
    return () => offerPublish(undefined)
  }, [canPublish, into, onPublish, offerPublish])
  return (
    <>
      <Stack direction="row" sx={{ mt: 1.5, mb: 1, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={!canPublish} onClick={() => onPublish(into)}>
          {say().commands.publish}
        </Button>
        <Button variant="outlined" disabled={isBusy} onClick={onUpdate}>
          {say().commands.update}
        </Button>
        <Button variant="outlined" disabled={isBusy || !areKnown || !hasOwn} onClick={() => onPropose(into)}>
          {say().changes.propose}
        </Button>
        {further.length > 0 && (
          <TextField
            select
            size="small"
            label={say().changes.proposeInto}
            value={into}
            onChange={({ target }) => setChosen(target.value)}
            // A new proposal has no branch yet, and is shown all the same.
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ width: 240 }}
          >
            <MenuItem value="">{say().changes.newProposal}</MenuItem>
            {further.map(({ branch, subject }) => (
              <MenuItem key={branch} value={branch}>
                {subject}
              </MenuItem>
            ))}
          </TextField>
        )}
        <Button disabled={isBusy || !hasTicked || refusedCommit !== undefined} onClick={onSave}>
          {say().changes.save}
        </Button>
      </Stack>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        {hasRemote ? say().changes.helpWithOthers : say().changes.helpAlone} {refusedCommit?.replaceAll('`', '')}
      </Typography>
    </>
  )
}
