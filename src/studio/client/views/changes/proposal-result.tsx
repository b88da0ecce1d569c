import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Proposal, Sent } from '../../../wire/publish.ts'
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
          It was sent to <Code>{sent.remote}</Code>.{' '}
          {sent.compare === undefined ? (
            'Ask who looks after the site to publish it.'
          ) : (
            <Link href={sent.compare} target="_blank" rel="noreferrer">
              Ask for it to be published
            </Link>
          )}
        </>
      )
    case 'patch':
      return (
        <>
          This site is on this computer alone, so the proposal is also in the file <Code>{sent.file}</Code>: send it to
          who looks after the site. <Code>git am</Code> applies it.
        </>
      )
    case 'stored':
      return (
        <>
          {sent.why.replaceAll('`', '')} Nothing is lost: the proposal is on this computer. <b>Send</b>, beside it
          below, sends it later.
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
  if (sent.kind === 'stored') return 'Not sent yet: the proposal is on this computer'
  return isAsked ? `Proposed as ${branch}` : `Not published, but proposed as ${branch}`
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
        {since !== undefined && `${since}: the proposal rests on that. `}
        {unasked !== undefined &&
          `${unaskedWords(unasked)} The proposal does not rest on what they may have published. `}
        <SentWords sent={sent} /> Your files stay as they are, and are listed here until the proposal is published and
        you get the latest.
      </Typography>
      <ChangedPages report={report} days={days} />
    </Alert>
  )
}
