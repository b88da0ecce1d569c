import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CommitRequest, Committed, Proposal } from '../../../publish-model.ts'
import { messageOf } from '../../../words.ts'
import { publishApi } from './publish-api.ts'

/** What the last Commit or Propose led to. */
export type Outcome =
  | { kind: 'committed'; committed: Committed }
  | { kind: 'proposal'; proposal: Proposal }
  | { kind: 'refused'; message: string }

/** Commits and proposes files, and says what is being done and what it led to. */
export function usePublishing() {
  const queries = useQueryClient()
  /** What is being done now. */
  const [step, setStep] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()

  async function run(first: string, work: () => Promise<Outcome>): Promise<Outcome> {
    setStep(first)
    setOutcome(undefined)
    const result = await work().catch((error: unknown): Outcome => ({ kind: 'refused', message: messageOf(error) }))
    await queries.invalidateQueries({ queryKey: ['changes'] })
    setStep(undefined)
    setOutcome(result)
    return result
  }

  return {
    step,
    outcome,
    commit: (request: CommitRequest) =>
      run('Committing', async () => ({ kind: 'committed', committed: await publishApi.commit(request) })),
    propose: (request: CommitRequest) =>
      run('Beginning', async () => ({ kind: 'proposal', proposal: await publishApi.propose(request, setStep) })),
  }
}
