import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { count } from '../../../../../schema/writing/count.ts'
import type { Changes } from '../../../wire/publish.ts'
import { call } from '../../call.ts'
import { ChangedElsewhereDialog } from '../../dialogs/changed-elsewhere-dialog.tsx'
import { useSiteProblems } from '../../problems/use-site-problems.ts'
import { diagnosticsOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/studio-store.ts'
import { ChangeProblems } from './change-problems.tsx'
import { ChangedFiles } from './changed-files.tsx'
import { commitMessage, isRecord, pagesFirst, unpushedMessage } from './commit-message.ts'
import { OriginAlert } from './origin-alert.tsx'
import { OutcomeAlert } from './outcome-alert.tsx'
import { ProposalList, useProposals } from './proposal-list.tsx'
import { SampleAlert } from './sample-alert.tsx'
import { UnpushedCommits } from './unpushed-commits.tsx'
import { type Outcome, usePublishing } from './use-publishing.ts'

/** What differs from the last commit, in words; committed here, or proposed to others. */
export function ChangesView() {
  const revision = useStudio(({ page }) => page?.revision)
  const go = useStudio(({ go }) => go)
  const { data, error } = useQuery({
    queryKey: ['changes', 'list', revision],
    queryFn: () => call('changedFiles', {}),
    placeholderData: (before: Changes | undefined) => before,
  })
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: 2, pb: 4 }}>
      <Box sx={{ maxWidth: 960, mx: 'auto', pt: 1.5 }}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.refused !== undefined && <Alert severity="info">{data.refused.replaceAll('`', '')}</Alert>}
        {!data && !error && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            Comparing with the last commit …
            <LinearProgress aria-hidden sx={{ mt: 1 }} />
          </Box>
        )}
        {data && data.refused === undefined && <ChangeList changes={data} revision={revision ?? 0} onOpen={go} />}
      </Box>
    </Box>
  )
}

/** How many ignored files are named. */
const maxIgnored = 6

type ListProps = { changes: Changes; revision: number; onOpen: (address: string) => void }

function ChangeList({ changes, revision, onOpen }: ListProps) {
  const { files, ignored, branch, refusedCommit, hasRemote, unpushed } = changes
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const { step, outcome, question, choose, cancel, commit, propose, update, push } = usePublishing()
  const proposals = useProposals()
  // What only records something goes along, and is no part of what a person looks at.
  const records = useMemo(() => files.filter(isRecord), [files])
  const listed = useMemo(
    () => (records.length < files.length ? files.filter((file) => !isRecord(file)) : files),
    [files, records],
  )
  const ticked = useMemo(() => {
    const chosen = listed.filter(({ name }) => !unticked.has(name))
    return chosen.length > 0 ? [...new Set([...chosen, ...records])] : []
  }, [listed, records, unticked])
  const [typed, setTyped] = useState<string>()
  const message = typed ?? (ticked.length > 0 ? commitMessage(ticked) : unpushedMessage(unpushed))
  const request = { names: ticked.map(({ name }) => name), message }
  const further = proposals.filter(({ state }) => state === 'open' || state === 'here')
  // A second round after a review belongs to the proposal that has one of the files already.
  const [chosen, setChosen] = useState<string>()
  const proposed = further.find(({ names }) => ticked.some((file) => !isRecord(file) && names.includes(file.name)))
  const isThere = chosen === '' || further.some(({ branch }) => branch === chosen)
  const into = (isThere ? chosen : proposed?.branch) ?? ''
  const conflict = question?.conflicts[0]
  const isPossible = step === undefined && message.trim() !== ''

  /** What was typed belongs to the commit of its command alone. */
  async function follow(result: Promise<Outcome | undefined>): Promise<void> {
    const kind = (await result)?.kind
    if (kind === 'committed' || kind === 'nothing') setTyped(undefined)
  }

  const updateButton = (
    <Button variant="outlined" disabled={step !== undefined || branch === undefined} onClick={() => void update()}>
      Update
    </Button>
  )
  const steps = (
    <Box role="status" sx={{ color: 'text.secondary' }}>
      {step !== undefined && (
        <>
          {step} …
          <LinearProgress aria-hidden sx={{ my: 1 }} />
        </>
      )}
    </Box>
  )

  return (
    <>
      <Problems outcome={outcome} onOpen={onOpen} />
      <OutcomeAlert outcome={outcome} hasRemote={hasRemote} />
      {conflict && question && (
        <ChangedElsewhereDialog
          file={conflict.title}
          place={conflict.place}
          mine={conflict.mine}
          theirs={conflict.theirs}
          pictures={conflict.pictures}
          since={question.since}
          onKeepMine={() => void follow(choose('mine'))}
          onKeepBoth={conflict.canKeepBoth ? () => void follow(choose('both')) : undefined}
          onTakeTheirs={() => void follow(choose('theirs'))}
          onClose={cancel}
        />
      )}
      {ignored.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          Git ignores {count(ignored.length, 'file')} of the content, so no commit has{' '}
          {ignored.length === 1 ? 'it' : 'them'}: {ignored.slice(0, maxIgnored).join(', ')}
          {ignored.length > maxIgnored && ' …'}. A line of the file .gitignore says so: take it out if others should get{' '}
          {ignored.length === 1 ? 'it' : 'them'}.
        </Alert>
      )}
      {files.length + unpushed.length === 0 ? (
        <>
          <Typography sx={{ pt: 4, pb: 2, color: 'text.secondary' }}>
            Nothing has changed since the last commit{branch === undefined ? '' : ` on ${branch}`}.
          </Typography>
          {hasRemote && outcome === undefined && <OriginAlert />}
          {hasRemote && updateButton}
          {steps}
        </>
      ) : (
        <>
          {unpushed.length > 0 && (
            <UnpushedCommits
              subjects={unpushed}
              hasFiles={ticked.length > 0}
              isDisabled={step !== undefined}
              onPush={() => void push()}
            />
          )}
          <SampleAlert files={ticked} />
          <TextField
            multiline
            maxRows={12}
            label={files.length > 0 ? 'What the commit says' : 'What the proposal says'}
            value={message}
            onChange={({ target }) => setTyped(target.value)}
            helperText={
              typed === undefined
                ? `Written from the ${ticked.length > 0 ? 'ticked files' : 'commits'}. Change it as you like.`
                : 'Your own words. Empty it to have the proposed words again.'
            }
            onBlur={() => typed?.trim() === '' && setTyped(undefined)}
          />
          <Stack direction="row" sx={{ my: 1.5, gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={!isPossible || ticked.length + unpushed.length === 0}
              onClick={() => void follow(propose({ ...request, ...(into !== '' && { into }) }))}
            >
              Propose
            </Button>
            <Button
              variant="outlined"
              disabled={!isPossible || ticked.length === 0 || refusedCommit !== undefined}
              onClick={() => void follow(commit(request))}
            >
              Commit
            </Button>
            {hasRemote && updateButton}
            {further.length > 0 && (
              <TextField
                select
                size="small"
                label="Propose into"
                value={into}
                onChange={({ target }) => setChosen(target.value)}
                sx={{ width: 240 }}
              >
                <MenuItem value="">A new proposal</MenuItem>
                {further.map(({ branch, subject }) => (
                  <MenuItem key={branch} value={branch}>
                    {subject}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <Typography variant="body2" sx={{ flex: 1, minWidth: 240, color: 'text.secondary' }}>
              {refusedCommit?.replaceAll('`', '') ?? `Commit adds the ticked files to ${branch}.`}{' '}
              {hasRemote
                ? 'Propose checks the site and pushes them as a branch of its own.'
                : 'Propose checks the site and writes them to a branch of its own and a patch.'}
            </Typography>
          </Stack>
          {hasRemote && outcome === undefined && <OriginAlert />}
          {steps}
          {files.length > 0 && (
            <ChangedFiles
              files={pagesFirst(listed)}
              revision={revision}
              isTicked={(name) => !unticked.has(name)}
              onTick={(names, isTicked) =>
                setUnticked((before) => {
                  const next = new Set(before)
                  for (const name of names) isTicked ? next.delete(name) : next.add(name)
                  return next
                })
              }
              onOpen={onOpen}
            />
          )}
        </>
      )}
      <ProposalList proposals={proposals} />
    </>
  )
}

/** The errors of what was proposed; before that, those of the site as it is. */
function Problems({ outcome, onOpen }: Pick<ListProps, 'onOpen'> & { outcome: Outcome | undefined }) {
  const page = useStudio(({ page }) => page)
  const diagnostics = useStudio(diagnosticsOf)
  const others = useSiteProblems(page)
  const proposal = outcome?.kind === 'proposal' ? outcome.proposal : undefined
  if (proposal?.kind === 'errors')
    return <ChangeProblems isProposal total={proposal.total} listed={proposal.problems} onOpen={onOpen} />
  const own = diagnostics.filter(({ severity }) => severity === 'error')
  const total = own.length + others.errors
  if (total === 0 || proposal !== undefined) return null
  const listed = [
    ...own.map((diagnostic) => ({ diagnostic, ...(page && { address: page.address }) })),
    ...others.listed.filter(({ diagnostic }) => diagnostic.severity === 'error'),
  ]
  return <ChangeProblems isProposal={false} total={total} listed={listed} onOpen={onOpen} />
}
