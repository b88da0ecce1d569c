import type { FileEdits, Trial } from '../../model.ts'

/** The edits that wait, once none is on its way. */
type Waiting = () => Promise<FileEdits[]>

type Options = {
  send: (files: FileEdits[]) => Promise<Trial>
  /** Called with what the newest edits would lead to. */
  onResult: (trial: Trial) => void
}

/**
 * Tries edits while they are typed, without writing them. One request is under way at a time; of the edits that come
 * meanwhile the newest are tried next, and an answer to older ones is dropped: it lacks what was typed since.
 */
export function createTrial({ send, onResult }: Options) {
  let next: Waiting | undefined
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (next) {
      const waiting = next
      next = undefined
      const files = await waiting()
      // Without the server, the text stays as it was typed.
      const trial = files.length === 0 ? undefined : await send(files).catch(() => undefined)
      if (trial && !next) onResult(trial)
    }
    isRunning = false
  }

  return {
    /** Tries what this function returns when it is its turn. */
    start(files: Waiting): void {
      next = files
      void run()
    },
    /** Drops the answer that is on its way: it would be older than what is shown. */
    drop(): void {
      next = async () => []
    },
  }
}
