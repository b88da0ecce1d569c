import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CommitRequest, Committed, OriginChoices, OriginConflicts, Proposal } from '../../../wire/publish.ts'
import { messageOf } from '../../../words.ts'
import { call, propose } from '../../call.ts'
import { originKey } from './origin-alert.tsx'

/** What the last Commit or Propose led to. */
export type Outcome =
  | { kind: 'updated'; since: string | undefined }
  | { kind: 'pushed'; branch: string }
  | { kind: 'committed' | 'nothing'; committed: Committed }
  | { kind: 'proposal'; proposal: Exclude<Proposal, OriginConflicts> }
  | { kind: 'refused'; message: string }

/** Others have changed the same: the command goes on once a person has chosen. */
type Question = OriginConflicts & {
  go: (choices: OriginChoices) => Promise<Outcome | undefined>
  choices: OriginChoices
}

/** Commits and proposes files, and says what is being done and what it led to. */
export function usePublishing() {
  const queries = useQueryClient()
  /** What is being done now. */
  const [step, setStep] = useState<string>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [question, setQuestion] = useState<Question>()

  /** Runs a command with what was chosen; resolves with nothing where something is to be chosen first. */
  async function run(
    first: string,
    work: (choices: OriginChoices) => Promise<Outcome | OriginConflicts>,
    choices: OriginChoices = {},
  ): Promise<Outcome | undefined> {
    setStep(first)
    setOutcome(undefined)
    setQuestion(undefined)
    const result = await work(choices).catch(
      (error: unknown): Outcome => ({ kind: 'refused', message: messageOf(error) }),
    )
    void queries.invalidateQueries({ queryKey: originKey })
    await queries.invalidateQueries({ queryKey: ['changes'] })
    setStep(undefined)
    if (result.kind === 'conflicts') {
      setQuestion({ ...result, choices, go: (chosen) => run(first, work, chosen) })
      return undefined
    }
    setOutcome(result)
    return result
  }

  const update = async (choices: OriginChoices): Promise<Outcome | OriginConflicts> => {
    const result = await call('update', { choices })
    return result.kind === 'conflicts' ? result : { kind: 'updated', since: result.since }
  }

  return {
    step,
    outcome,
    question,
    /** Chooses which side counts in the first conflict of the question; after the last one the command goes on. */
    async choose(side: OriginChoices[string]['side']): Promise<Outcome | undefined> {
      const [first, ...rest] = question?.conflicts ?? []
      if (!question || !first) return undefined
      const choices = { ...question.choices, [first.id]: { side, seen: first.seen } }
      if (rest.length === 0) return question.go(choices)
      setQuestion({ ...question, choices, conflicts: rest })
      return undefined
    },
    cancel: () => setQuestion(undefined),
    /** Gets what others have pushed. */
    update: () => run('Updating', update),
    /** The same, then pushes the commits of this branch. */
    push: () =>
      run('Pushing to origin', async (choices) => {
        const updated = await update(choices)
        return updated.kind === 'conflicts' ? updated : { kind: 'pushed', ...(await call('push', {})) }
      }),
    commit: (request: CommitRequest) =>
      run('Committing', async (choices) => {
        const result = await call('commit', { ...request, choices })
        return result.kind === 'conflicts' ? result : { kind: result.kind, committed: result }
      }),
    propose: (request: CommitRequest) =>
      run('Beginning', async (choices) => {
        const proposal = await propose({ ...request, choices }, setStep)
        return proposal.kind === 'conflicts' ? proposal : { kind: 'proposal', proposal }
      }),
  }
}
