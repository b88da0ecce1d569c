import { useState } from 'react'
import type { EditResult, FileEdits, Saved } from '../../../wire/edits.ts'
import type { OwnWords } from '../../../wire/effects.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'

/** What became of what was written last. */
export type WritingResult = { severity: 'success' | 'error'; words: string[] }

/** Why an edit was not written, in words. */
function stoppedWords(answer: Exclude<EditResult, { kind: 'saved' }>): string[] {
  if (answer.kind === 'refused') return [answer.message]
  if (answer.kind === 'conflict') return [say().template.changedElsewhere(answer.file)]
  const messages = new Set(answer.diagnostics.map(({ message }) => message.replaceAll('`', '')))
  return [say().template.wouldHaveErrors, ...messages]
}

/** Writes edits of a template or of a page that follows it, each as one step of Undo. */
export function useWriting() {
  const runCommand = useStudio(({ runCommand }) => runCommand)
  const address = useStudio(({ address }) => address)
  const [isWriting, setWriting] = useState(false)
  const [result, setResult] = useState<WritingResult>()

  /** Writes edits; resolves with what was written, if it was. `saved` says what was done. */
  async function write(label: string, files: FileEdits[], saved: string): Promise<Saved | undefined> {
    setWriting(true)
    const answer = await runCommand(() => call('edit', { files, label }, { shown: address }))
    setWriting(false)
    const words = answer.kind === 'saved' ? [`${saved} ${say().template.oneUndo}`] : stoppedWords(answer)
    setResult({ severity: answer.kind === 'saved' ? 'success' : 'error', words })
    return answer.kind === 'saved' ? answer : undefined
  }

  return {
    isWriting,
    result,
    clearResult: () => setResult(undefined),
    write,
    /** Removes the words of a page that stand in place of those of its template. */
    follow: ({ file, hash, paths, title }: OwnWords) =>
      write(
        say().template.followIn(title),
        [{ file, hash, edits: paths.map((path) => ({ kind: 'delete', path })) }],
        say().template.followsAgain(title),
      ),
  }
}
