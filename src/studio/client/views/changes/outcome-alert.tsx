import Alert from '@mui/material/Alert'
import type { Committed } from '../../../wire/publish.ts'
import { unaskedWords } from './origin-alert.tsx'
import { ProposalResult } from './proposal-result.tsx'
import { PublishedResult } from './published-result.tsx'
import type { Asked, Outcome } from './use-publishing.ts'

type Props = { outcome: Outcome | undefined; hasRemote: boolean }

const withoutMarks = (words: string) => words.replaceAll('`', '')

function committedWords({ note, since, unasked }: Committed, hasRemote: boolean): string {
  const parts = [
    `A version is saved on this computer. ${hasRemote ? 'Publish sends it to the others.' : ''}`,
    since !== undefined && `${since}: the version rests on that, and your other files are up to date with it.`,
    unasked !== undefined && `${unaskedWords(unasked)} The version does not rest on what they may have published.`,
    note,
  ]
  return withoutMarks(parts.filter(Boolean).join(' '))
}

const nothingLeft: Readonly<Record<Asked, string>> = {
  publish: 'There is nothing to publish: everything is published already.',
  propose: 'There is nothing left to propose: the proposal has all of it already.',
  takeBack: 'There is nothing left to take back: the site is as it was before already.',
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
            ? `${outcome.since}. Your files are up to date with it; what you have changed stays.`
            : hasRemote
              ? 'You have the latest: nobody has published anything since.'
              : 'This site is on this computer alone, so there is nothing to get.'}
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
          Nothing was left to save: with what you took of theirs, the ticked files are as they are published.{' '}
          {outcome.committed.since}, and your other files are up to date with it. {outcome.committed.note}
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
            ? nothingLeft[result.isProposed ? 'propose' : asked]
            : `Nothing of your own is left: with what you took of theirs, the ticked files are as they are published. ${result.since}. Get the latest brings your files up to date.`}
        </Alert>
      )
    }
  }
}
