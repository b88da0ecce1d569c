import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { Edit } from '../../../../schema/edit.ts'
import type { EditRequest, EditResult, FileEdits, Origin } from '../../model.ts'

/** How long after the last key an edit is written, and how long after the first one at the latest, in milliseconds. */
export const pauseMs = 600
export const latestMs = 1_000

/** An edit of one file, and what it does in words. */
export type FileEdit = {
  file: string
  edit: Edit
  label: string
  /** The value of the form that it was typed in: its `fieldKey`. It may be written elsewhere from its first edit on. */
  typedIn?: string
  /** It changes the template of the page, for all pages that follow it. */
  inTemplate?: boolean
}

/** Edits that were not written, and why. */
export type Stopped =
  | { kind: 'held'; edits: FileEdit[]; diagnostics: Diagnostic[] }
  | { kind: 'conflict'; edits: FileEdit[]; file: string; hash: string; mine: string; theirs: string }
  | { kind: 'refused'; edits: FileEdit[]; message: string }

/** What a person has decided: to write errors too, or over this state of a file. */
type Decision = { anyway?: boolean; theirs?: { file: string; hash: string } }

type Options = {
  send: (request: EditRequest) => Promise<EditResult>
  /** The hash of a file as it was last seen. */
  hashOf: (file: string) => string
  onSaved: (result: Extract<EditResult, { kind: 'saved' }>) => void
  /** Called when something was typed; `edits` resolves with all that waits, once nothing is on its way any more. */
  onTyped?: (edits: () => Promise<FileEdits[]>) => void
  /** Called when edits may have begun or ceased to wait or to be stopped: whether there are any, and those that were stopped. */
  onChange: (hasUnsaved: boolean, stopped: Stopped | undefined) => void
}

const keyOf = ({ file, edit }: FileEdit) => JSON.stringify([file, edit.path])

/**
 * Writes what is typed: a while after the last key, and at the latest a second after the first one that is not saved.
 * Later edits of the same value replace earlier ones. Edits that were stopped wait for a decision, or for better ones.
 */
export function createSaver({ send, hashOf, onSaved, ...options }: Options) {
  let waiting = new Map<string, FileEdit>()
  let queued: readonly FileEdit[] = []
  let sending: FileEdit[] = []
  let stopped: Stopped | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstMs = 0
  let running: Promise<void> = Promise.resolve()

  const hasUnsaved = () => waiting.size > 0 || queued.length > 0 || sending.length > 0 || stopped !== undefined
  const onChange = () => options.onChange(hasUnsaved(), stopped)

  const byFile = (edits: Iterable<FileEdit>): FileEdits[] =>
    [...Map.groupBy(edits, ({ file }) => file)].map(([file, own]) => ({
      file,
      hash: hashOf(file),
      edits: own.map(({ edit }) => edit),
    }))

  async function sendAll(edits: readonly FileEdit[], decision: Decision = {}): Promise<void> {
    const [own = [], ofTemplate = []] = [false, true].map((inTemplate) =>
      edits.filter((one) => (one.inTemplate ?? false) === inTemplate),
    )
    for (const some of [own, ofTemplate]) await sendTogether(some, decision)
  }

  async function sendTogether(edits: readonly FileEdit[], { anyway = false, theirs }: Decision): Promise<void> {
    const [first] = edits
    if (!first) return
    sending = [...edits]
    const files = byFile(edits).map((one) => ({
      ...one,
      ...(theirs?.file === one.file && { hash: theirs.hash }),
      inTemplate: first.inTemplate ?? false,
    }))
    const result = await send({ files, label: first.label, anyway }).catch(
      (error: unknown): EditResult => ({
        kind: 'refused',
        message: String(error instanceof Error ? error.message : error),
      }),
    )
    sending = []
    if (result.kind === 'saved') onSaved(result)
    else stopped = { ...result, edits: [...(stopped?.edits ?? []), ...edits] }
  }

  /** What waits, with what was held back: it may be valid together with what was typed since. */
  const withStopped = (): FileEdit[] => [
    ...new Map([...(stopped?.edits ?? []).map((one) => [keyOf(one), one] as const), ...waiting]).values(),
  ]

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    running = running.then(async () => {
      if (waiting.size === 0) return
      const edits = withStopped()
      waiting = new Map()
      stopped = undefined
      await sendAll(edits)
      onChange()
    })
    return running
  }

  async function decide(how: Decision): Promise<void> {
    const { edits = [] } = stopped ?? {}
    stopped = undefined
    running = running.then(() => sendAll(edits, how))
    await running
    onChange()
  }

  return {
    /** An edit that is written after a pause. */
    type(edit: FileEdit): void {
      const now = Date.now()
      if (waiting.size === 0) firstMs = now
      waiting.set(keyOf(edit), edit)
      clearTimeout(timer)
      timer = setTimeout(flush, Math.max(0, Math.min(pauseMs, firstMs + latestMs - now)))
      options.onTyped?.(() => running.then(() => (waiting.size === 0 ? [] : byFile(withStopped()))))
      onChange()
    },
    /** Writes everything that waits. */
    flush,
    /** Writes edits at once and as one, after everything that waits. */
    async run(edits: readonly FileEdit[]): Promise<void> {
      queued = [...queued, ...edits]
      await flush()
      running = running.then(() => {
        queued = queued.filter((one) => !edits.includes(one))
        return sendAll(edits)
      })
      await running
      onChange()
    },
    stopped: () => stopped,
    /** Writes held edits with their errors, or mine over theirs. */
    writeAnyway: () => decide({ anyway: true }),
    keepMine: () => decide(stopped?.kind === 'conflict' ? { theirs: stopped } : {}),
    /** Drops what was stopped. */
    drop(): void {
      stopped = undefined
      onChange()
    },
    /** Whether a value is not saved yet: one that is written there, or that was typed in this field. */
    isUnsaved({ file, path }: Origin, typedIn: string): boolean {
      const key = JSON.stringify([file, path])
      const all = [...waiting.values(), ...queued, ...sending, ...(stopped?.edits ?? [])]
      return all.some((one) => keyOf(one) === key || one.typedIn === typedIn)
    },
    hasUnsaved,
    /** Whether something was typed that is not on its way yet. */
    isTyping: () => waiting.size > 0,
  }
}

export type Saver = ReturnType<typeof createSaver>
