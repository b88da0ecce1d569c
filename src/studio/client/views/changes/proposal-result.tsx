import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Proposal, Sent } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { ChangedPages } from './changed-pages.tsx'
import { unaskedWords } from './origin-alert.tsx'

const Code = ({ children }: { children: ReactNode }) => (
  <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
    {children}
  </Box>
)

function SentWords({ sent }: { sent: Sent }) {
  switch (sent.kind) {
    case 'pushed':
      return (
        <>
          {say().changes.sentTo} <Code>{sent.remote}</Code>.{' '}
          {sent.compare === undefined ? (
            say().changes.askWho
          ) : (
            <Link href={sent.compare} target="_blank" rel="noreferrer">
              {say().changes.askForIt}
            </Link>
          )}
        </>
      )
    case 'patch':
      return (
        <>
          {say().changes.patchBefore} <Code>{sent.file}</Code>
          {say().changes.patchAfter}
        </>
      )
    case 'stored':
      return (
        <>
          {sent.why.replaceAll('`', '')} {say().changes.stored}
        </>
      )
  }
}

type Props = {
  proposal: Extract<Proposal, { kind: 'proposed' }>
  /** Whether a proposal was asked for; else a person may not publish, and the note says why. */
  isAsked: boolean
}

function titleOf({ sent, branch }: Props['proposal'], isAsked: boolean): string {
  if (sent.kind === 'stored') return say().changes.storedTitle
  return isAsked ? say().changes.proposedAs(branch) : say().changes.proposedOnly(branch)
}

/** What became of a proposal: its name, where it went, and which pages it changes. */
export const ProposalResult = ({ proposal, isAsked }: Props) => {
  const { sent, report, days, since, unasked, note } = proposal
  const isWhole = sent.kind !== 'stored' && unasked === undefined && note === undefined
  return (
    <Alert severity={isWhole ? 'success' : 'warning'} sx={{ mb: 2 }}>
      <AlertTitle>{titleOf(proposal, isAsked)}</AlertTitle>
      <Typography variant="body2">
        {note !== undefined && `${note.replaceAll('`', '')} `}
        {since !== undefined && `${say().changes.proposedOn(since)} `}
        {unasked !== undefined && `${unaskedWords(unasked)} ${say().changes.proposedWithout} `}
        <SentWords sent={sent} /> {say().changes.filesStay}
      </Typography>
      <ChangedPages report={report} days={days} />
    </Alert>
  )
}
