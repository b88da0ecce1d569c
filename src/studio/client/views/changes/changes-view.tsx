import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Changes } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { isInWorkspace } from '../../commands/in-workspace.ts'
import { ChangedElsewhereDialog } from '../../dialogs/changed-elsewhere-dialog.tsx'
import { useSiteProblems } from '../../problems/use-site-problems.ts'
import { diagnosticsOf } from '../../store/selectors.ts'
import { useStudio } from '../../store/studio-store.ts'
import { ChangeProblems } from './change-problems.tsx'
import { ChangedFiles } from './changed-files.tsx'
import { commitMessage, isRecord, pagesFirst, unpushedMessage } from './commit-message.ts'
import { IgnoredAlert } from './ignored-alert.tsx'
import { KeptAlert } from './kept-alert.tsx'
import { OriginAlert } from './origin-alert.tsx'
import { OutcomeAlert } from './outcome-alert.tsx'
import { ProposalList, useProposals } from './proposal-list.tsx'
import { PublicationList } from './publication-list.tsx'
import { PublishButtons } from './publish-buttons.tsx'
import { SampleAlert } from './sample-alert.tsx'
import { UnpushedCommits } from './unpushed-commits.tsx'
import { useDiscard } from './use-discard.ts'
import { type Outcome, usePublishing } from './use-publishing.ts'

/** What differs from the last version, in words; published, or proposed to others. */
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
            {say().changes.comparing}
            <LinearProgress aria-hidden sx={{ mt: 1 }} />
          </Box>
        )}
        {data && data.refused === undefined && <ChangeList changes={data} revision={revision ?? 0} onOpen={go} />}
      </Box>
    </Box>
  )
}

type ListProps = { changes: Changes; revision: number; onOpen: (address: string) => void }

function ChangeList({ changes, revision, onOpen }: ListProps) {
  const { files, ignored, refusedCommit, hasRemote, unpushed } = changes
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const { step, outcome, question, choose, cancel, commit, propose, publish, takeBack, update } = usePublishing()
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
  const hasOwn = files.length + unpushed.length > 0
  // Where nothing has changed, the answer is that there is nothing to publish.
  const request = { names: ticked.map(({ name }) => name), message: hasOwn ? message : '-' }
  const requestInto = (into: string) => ({ ...request, ...(into !== '' && { into }) })
  const conflict = question?.conflicts[0]

  /** What was typed belongs to the commit of its command alone. */
  async function follow(result: Promise<Outcome | undefined>): Promise<void> {
    const done = await result
    const isSent = done?.kind === 'sent' && done.result.kind === 'published'
    if (isSent || done?.kind === 'committed' || done?.kind === 'nothing') setTyped(undefined)
  }

  const { kept, discard } = useDiscard()
  const isUpdateAsked = useStudio(({ isUpdateAsked }) => isUpdateAsked)
  const seeUpdate = useStudio(({ seeUpdate }) => seeUpdate)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked for once
  useEffect(() => {
    if (!isUpdateAsked) return
    seeUpdate()
    void update()
  }, [isUpdateAsked])

  return (
    <>
      <Problems outcome={outcome} onOpen={onOpen} />
      <OutcomeAlert outcome={outcome} hasRemote={hasRemote || isInWorkspace()} />
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
      <KeptAlert kept={kept} />
      <IgnoredAlert names={ignored} />
      {unpushed.length > 0 && <UnpushedCommits subjects={unpushed} />}
      <SampleAlert files={ticked} />
      {isInWorkspace() ? (
        <Typography sx={{ py: 1, color: 'text.secondary' }}>
          {files.length > 0 ? say().changes.inWorkspace : say().changes.none}
        </Typography>
      ) : hasOwn ? (
        <TextField
          multiline
          maxRows={12}
          label={say().changes.message}
          value={message}
          onChange={({ target }) => setTyped(target.value)}
          helperText={
            typed !== undefined
              ? say().changes.ownMessage
              : ticked.length > 0
                ? say().changes.messageOfFiles
                : say().changes.messageOfVersions
          }
          onBlur={() => typed?.trim() === '' && setTyped(undefined)}
        />
      ) : (
        <Typography sx={{ pt: 2, color: 'text.secondary' }}>{say().changes.none}</Typography>
      )}
      {!isInWorkspace() && (
        <PublishButtons
          isBusy={step !== undefined || request.message.trim() === ''}
          hasTicked={ticked.length > 0}
          hasOwn={ticked.length + unpushed.length > 0}
          isNothing={!hasOwn}
          hasRemote={hasRemote}
          refusedCommit={refusedCommit}
          names={ticked.filter((file) => !isRecord(file)).map(({ name }) => name)}
          proposals={proposals}
          onPublish={(into) => void follow(publish(requestInto(into)))}
          onUpdate={() => void update()}
          onPropose={(into) => void follow(propose(requestInto(into)))}
          onSave={() => void follow(commit(request))}
        />
      )}
      {(hasRemote || isInWorkspace()) && outcome === undefined && <OriginAlert onUpdate={() => void update()} />}
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {step !== undefined && (
          <>
            {step} …
            <LinearProgress aria-hidden sx={{ my: 1 }} />
          </>
        )}
      </Box>
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
          onDiscard={(name, change) => void discard(name, change)}
        />
      )}
      {!isInWorkspace() && <ProposalList proposals={proposals ?? []} />}
      {!isInWorkspace() && (
        <PublicationList isDisabled={step !== undefined} onTakeBack={(publication) => void takeBack(publication)} />
      )}
    </>
  )
}

/** The errors of what was to be published; before that, those of the site as it is. */
function Problems({ outcome, onOpen }: Pick<ListProps, 'onOpen'> & { outcome: Outcome | undefined }) {
  const page = useStudio(({ page }) => page)
  const diagnostics = useStudio(diagnosticsOf)
  const others = useSiteProblems(page)
  if (outcome?.kind === 'sent' && outcome.result.kind === 'errors') {
    const { total, problems } = outcome.result
    return (
      <ChangeProblems refused={say().changes.refused[outcome.asked]} total={total} listed={problems} onOpen={onOpen} />
    )
  }
  const own = diagnostics.filter(({ severity }) => severity === 'error')
  const total = own.length + others.errors
  if (total === 0 || outcome?.kind === 'sent') return null
  const listed = [
    ...own.map((diagnostic) => ({ diagnostic, ...(page && { address: page.address }) })),
    ...others.listed.filter(({ diagnostic }) => diagnostic.severity === 'error'),
  ]
  return <ChangeProblems refused={undefined} total={total} listed={listed} onOpen={onOpen} />
}
