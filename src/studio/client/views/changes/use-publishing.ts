import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Requests } from '../../../wire/calls.ts'
import type {
  CommitRequest,
  Committed,
  OriginChoices,
  OriginConflicts,
  ProposeRequest,
  Publication,
  Published,
} from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { messageOf } from '../../../words.ts'
import { call, callWithSteps } from '../../call.ts'
import { originKey } from './origin-alert.tsx'

/** What was asked for: a publication, a proposal, or that a publication is taken back. */
export type Asked = 'publish' | 'propose' | 'takeBack'

/** What the last command led to. */
export type Outcome =
  | { kind: 'updated'; since: string | undefined }
  | { kind: 'committed' | 'nothing'; committed: Committed }
  | { kind: 'sent'; asked: Asked; result: Exclude<Published, OriginConflicts> }
  | { kind: 'refused'; message: string }

/** Others have changed the same: the command goes on once a person has chosen. */
type Question = OriginConflicts & {
  go: (choices: OriginChoices) => Promise<Outcome | undefined>
  choices: OriginChoices
}

/** Publishes and proposes files, and says what is being done and what it led to. */
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

  const send = <Name extends Asked>(asked: Name, request: Requests[Name]) =>
    run(say().changes.steps.begin, async (choices) => {
      const result: Published = await callWithSteps(asked, { ...request, choices }, setStep)
      return result.kind === 'conflicts' ? result : { kind: 'sent', asked, result }
    })

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
    /** Gets what others have published. */
    update: () => run(say().changes.steps.update, update),
    commit: (request: CommitRequest) =>
      run(say().changes.steps.save, async (choices) => {
        const result = await call('commit', { ...request, choices })
        return result.kind === 'conflicts' ? result : { kind: result.kind, committed: result }
      }),
    publish: (request: ProposeRequest) => send('publish', request),
    propose: (request: ProposeRequest) => send('propose', request),
    takeBack: ({ commit }: Publication) => send('takeBack', { commit }),
  }
}
