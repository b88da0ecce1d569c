import Alert from '@mui/material/Alert'
import { unaskedWords } from './origin-alert.tsx'
import { ProposalResult } from './proposal-result.tsx'
import type { Outcome } from './use-publishing.ts'

/** What the last Commit or Propose led to, in words. */
export function OutcomeAlert({ outcome, hasRemote }: { outcome: Outcome | undefined; hasRemote: boolean }) {
  if (outcome?.kind === 'refused')
    return (
      <Alert severity="error" sx={{ mb: 2 }}>
        {outcome.message.replaceAll('`', '')}
      </Alert>
    )
  if (outcome?.kind === 'updated')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        {outcome.since === undefined
          ? 'You have the latest: nobody has pushed anything since.'
          : `${outcome.since}. Your files are up to date with it; what you have changed stays.`}
      </Alert>
    )
  if (outcome?.kind === 'pushed')
    return (
      <Alert severity="success" sx={{ mb: 2 }}>
        Your commits are at origin now, in {outcome.branch}.
      </Alert>
    )
  if (outcome?.kind === 'committed') {
    const { commit, branch, note, since, unasked } = outcome.committed
    const stays = hasRemote
      ? 'It stays on this computer until you push it, or goes along with your next proposal.'
      : 'It stays on this computer.'
    return (
      <Alert severity={note === undefined && unasked === undefined ? 'success' : 'warning'} sx={{ mb: 2 }}>
        Committed to {branch} as {commit.slice(0, 8)}. {stays}{' '}
        {since !== undefined && `${since}: the commit rests on that, and your other files are up to date with it. `}
        {unasked !== undefined && `${unaskedWords(unasked)} It does not rest on what they may have pushed. `}
        {note?.replaceAll('`', '')}
      </Alert>
    )
  }
  if (outcome?.kind === 'nothing')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        Nothing was left to commit: with what you took of theirs, the ticked files are as they are at origin.{' '}
        {outcome.committed.since}, and your other files are up to date with it. {outcome.committed.note}
      </Alert>
    )
  if (outcome?.kind === 'proposal' && outcome.proposal.kind === 'nothing')
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {outcome.proposal.since === undefined
          ? 'Nothing was left to propose: the proposal has all of it already.'
          : `Nothing was left to propose: with what you took of theirs, the ticked files are as they are at origin. ${outcome.proposal.since}. Your files stay as they are; Update brings them up to date.`}
      </Alert>
    )
  return outcome?.kind === 'proposal' && outcome.proposal.kind === 'proposed' ? (
    <ProposalResult proposal={outcome.proposal} />
  ) : null
}
