import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Proposed } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { messageOf } from '../../../words.ts'
import { call } from '../../call.ts'
import { useSiteTimes } from '../../state/use-site-times.ts'

/** The proposals of this machine; `undefined` until they are known. */
export function useProposals(): readonly Proposed[] | undefined {
  const { data = [], isPending } = useQuery({
    queryKey: ['changes', 'proposals'],
    queryFn: () => call('proposals', {}),
  })
  return isPending ? undefined : data
}

/** Whether a proposal is over, so that it can only be cleared away. */
const isOver = ({ state }: Proposed) => state === 'merged' || state === 'withdrawn'

type Command = 'sendProposal' | 'withdraw' | 'proposeAgain' | 'leaveProposal'

/** Where a proposal stands, in words: of one that others have changed, who they are. */
const stateWords = ({ state, by = [] }: Proposed) =>
  state === 'changed' && by.length > 0 ? say().changes.changedBy(by) : say().changes.proposalStates[state]

/** What was proposed on this machine, with its state. A proposal can be withdrawn; one that is over can be cleared away. */
export function ProposalList({ proposals }: { proposals: readonly Proposed[] }) {
  const queries = useQueryClient()
  const { dayAndTime } = useSiteTimes()
  const [wrong, setWrong] = useState<string>()
  /** What runs now, and for which branch. `origin` may be slow to answer. */
  const [running, setRunning] = useState<{ name: Command; branch: string }>()
  if (proposals.length === 0) return null
  async function run(name: Command, branch: string): Promise<void> {
    setWrong(undefined)
    setRunning({ name, branch })
    await call(name, { branch }).catch((error: unknown) => setWrong(messageOf(error)))
    await queries.invalidateQueries({ queryKey: ['changes'] })
    setRunning(undefined)
  }
  const command = (name: Command, branch: string) => ({
    onClick: () => void run(name, branch),
    disabled: running !== undefined,
    loading: running?.name === name && running.branch === branch,
  })
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h2" variant="h3">
        {say().changes.proposals}
      </Typography>
      {wrong !== undefined && <Alert severity="error">{wrong.replaceAll('`', '')}</Alert>}
      <Box component="ul" aria-label={say().changes.proposals} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {proposals.map((proposal) => {
          const { branch, subject, at, state, compare } = proposal
          const { clearAway, clearAwayNamed, withdraw, withdrawNamed } = say().changes
          const [away, awayNamed] = isOver(proposal) ? [clearAway, clearAwayNamed] : [withdraw, withdrawNamed]
          return (
            <Stack
              key={branch}
              component="li"
              direction="row"
              sx={{ gap: 1, py: 0.5, alignItems: 'center', flexWrap: 'wrap' }}
            >
              <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
                {subject}
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {dayAndTime(at)} · {branch}
                </Typography>
                {state === 'changed' && <Typography variant="body2">{say().changes.changedHelp}</Typography>}
              </Box>
              <Chip size="small" variant="outlined" label={stateWords(proposal)} />
              {compare !== undefined && (state === 'open' || state === 'changed') && (
                <Link href={compare} target="_blank" rel="noreferrer">
                  {state === 'open' ? say().changes.askForIt : say().changes.lookAtTheirs}
                </Link>
              )}
              {state === 'here' && (
                <Button aria-label={say().changes.sendNamed(subject)} {...command('sendProposal', branch)}>
                  {say().changes.send}
                </Button>
              )}
              {state === 'changed' ? (
                <>
                  <Button aria-label={say().changes.proposeAgainNamed(subject)} {...command('proposeAgain', branch)}>
                    {say().changes.proposeAgain}
                  </Button>
                  <Button
                    color="inherit"
                    aria-label={say().changes.leaveItNamed(subject)}
                    {...command('leaveProposal', branch)}
                  >
                    {say().changes.leaveIt}
                  </Button>
                </>
              ) : (
                <Button color="inherit" aria-label={awayNamed(subject)} {...command('withdraw', branch)}>
                  {away}
                </Button>
              )}
            </Stack>
          )
        })}
      </Box>
    </Box>
  )
}
