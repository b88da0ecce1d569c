import type { FileEdits, Trial } from '../../wire/edits.ts'

/** Resolves with the waiting edits, once none is being sent. */
type Waiting = () => Promise<FileEdits[]>

type Options = {
  send: (files: FileEdits[]) => Promise<Trial>
  /** Called with what the newest edits would lead to. */
  onResult: (trial: Trial) => void
}

/**
 * Tries edits while they are typed, without writing them. One request runs at a time. Of the edits that come meanwhile,
 * only the newest are tried next; then the answer to older ones is dropped, since it lacks what was typed since.
 */
export function createTrial({ send, onResult }: Options) {
  let next: Waiting | undefined
  let isRunning = false
  /** How many tries were started, and how many of them have no answer to wait for any more. */
  let started = 0
  let ended = 0

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (next) {
      const waiting = next
      const own = started
      next = undefined
      // Without the server, the text stays as it was typed.
      const trial = await trialOf(waiting).catch(() => undefined)
      if (trial && !next && own > ended) onResult(trial)
    }
    isRunning = false
  }

  async function trialOf(waiting: Waiting): Promise<Trial | undefined> {
    const files = await waiting()
    return files.length === 0 ? undefined : send(files)
  }

  return {
    /** Tries the edits that `files` returns when their turn comes. */
    start(files: Waiting): void {
      started++
      next = files
      void run()
    },
    /**
     * Called when the edits so far are sent to be written. What they lead to still shows. The function that it returns
     * drops their answer, which is older than that of the write, and no answer to what was typed meanwhile.
     */
    sent(): () => void {
      const last = started
      return () => {
        ended = last
      }
    },
  }
}
