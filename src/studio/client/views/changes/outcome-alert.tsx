import Alert from '@mui/material/Alert'
import type { Committed } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { unaskedWords } from './origin-alert.tsx'
import { ProposalResult } from './proposal-result.tsx'
import { PublishedResult } from './published-result.tsx'
import type { Outcome } from './use-publishing.ts'

type Props = { outcome: Outcome | undefined; hasRemote: boolean }

const withoutMarks = (words: string) => words.replaceAll('`', '')

function committedWords({ note, since, unasked }: Committed, hasRemote: boolean): string {
  const parts = [
    hasRemote ? say().changes.savedForOthers : say().changes.saved,
    since !== undefined && say().changes.savedOn(since),
    unasked !== undefined && `${unaskedWords(unasked)} ${say().changes.savedWithout}`,
    note,
  ]
  return withoutMarks(parts.filter(Boolean).join(' '))
}

/** What the last command led to, in words. */
export function OutcomeAlert({ outcome, hasRemote }: Props) {
  switch (outcome?.kind) {
    case undefined:
      return null
    case 'refused':
      return (
        <Alert severity="error" sx={{ mb: 2 }}>
          {withoutMarks(outcome.message)}
        </Alert>
      )
    case 'updated':
      return (
        <Alert severity="success" sx={{ mb: 2 }}>
          {outcome.since !== undefined
            ? say().changes.updated(outcome.since)
            : hasRemote
              ? say().changes.nothingNew
              : say().changes.nothingToGet}
        </Alert>
      )
    case 'committed': {
      const { note, unasked } = outcome.committed
      return (
        <Alert severity={note === undefined && unasked === undefined ? 'success' : 'warning'} sx={{ mb: 2 }}>
          {committedWords(outcome.committed, hasRemote)}
        </Alert>
      )
    }
    case 'nothing':
      return (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say().changes.nothingToSave(outcome.committed.since ?? '')} {outcome.committed.note}
        </Alert>
      )
    case 'sent': {
      const { result, asked } = outcome
      if (result.kind === 'errors') return null
      if (result.kind === 'proposed') return <ProposalResult proposal={result} isAsked={asked === 'propose'} />
      if (result.kind === 'published') return <PublishedResult published={result} isTakenBack={asked === 'takeBack'} />
      return (
        <Alert severity="info" sx={{ mb: 2 }}>
          {result.since === undefined || asked === 'takeBack'
            ? say().changes.nothingLeft[result.isProposed ? 'propose' : asked]
            : say().changes.nothingOwn(result.since)}
        </Alert>
      )
    }
  }
}
