import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { count } from '../../../../../schema/writing/count.ts'
import type { Proposal, Sent } from '../../../wire/publish.ts'
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
          It was pushed to <Code>{sent.remote}</Code>.{' '}
          {sent.compare === undefined ? (
            'Ask for it to be merged where your repository is.'
          ) : (
            <Link href={sent.compare} target="_blank" rel="noreferrer">
              Ask for it to be merged
            </Link>
          )}
        </>
      )
    case 'patch':
      return (
        <>
          This repository has no remote, so the proposal is also in the file <Code>{sent.file}</Code>: send it to who
          looks after the site. <Code>git am</Code> applies it.
        </>
      )
    case 'stored':
      return (
        <>
          It could not be pushed. {sent.why.replaceAll('`', '')} Nothing is lost: the proposal is in this branch on this
          machine. To push it later: <Code>{sent.todo}</Code>
        </>
      )
  }
}

/** What became of a proposal: its branch, where it went, and which pages it changes. */
export const ProposalResult = ({ proposal }: { proposal: Extract<Proposal, { kind: 'proposed' }> }) => {
  const { branch, sent, report, days, since, unasked, note } = proposal
  return (
    <Alert
      severity={sent.kind === 'stored' || unasked !== undefined || note !== undefined ? 'warning' : 'success'}
      sx={{ mb: 2 }}
    >
      <AlertTitle>
        {sent.kind === 'stored' ? `Not at origin yet: the proposal is in ${branch}` : `Proposed as ${branch}`}
      </AlertTitle>
      <Typography variant="body2">
        {since !== undefined && `${since}: the proposal rests on that. `}
        {unasked !== undefined && `${unaskedWords(unasked)} The proposal does not rest on what they may have pushed. `}
        {note !== undefined && `${note.replaceAll('`', '')} `}
        <SentWords sent={sent} /> Your files stay as they are. Those that differ from the last commit are listed here
        until the proposal is merged and pulled.
      </Typography>
      <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
        Pages that change
      </Typography>
      <Box sx={{ fontFamily: 'monospace', fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {report}
      </Box>
      {days.length > 0 && (
        <>
          <Typography component="h3" variant="h3" sx={{ mt: 1.5 }}>
            Days of change
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Today for {count(days.length, 'page')}: {days.slice(0, 20).join(', ')}
            {days.length > 20 && ' …'}
          </Typography>
        </>
      )}
    </Alert>
  )
}
