import { Worker } from 'node:worker_threads'
import type { RenderOrder, ThreadAnswer, ThreadOrder, WriteOrder } from './messages.ts'

type Answer<Done extends ThreadAnswer['done']> = Extract<ThreadAnswer, { done: Done }>

/** A thread that makes some of the pages, for the one that makes the others and what all have in common. */
export type PageThread = {
  read(): Promise<Answer<'read'>['read']>
  prepare(order: Omit<RenderOrder, 'do'>): Promise<Answer<'prepare'>['styles']>
  write(order: Omit<WriteOrder, 'do'>): Promise<Answer<'write'>['written']>
  close(): void
}

/** Starts a thread, which begins to read at once. What fails there fails the step that waits for it. */
export function openPageThread(order: ThreadOrder): PageThread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: order })
  const answers: ThreadAnswer[] = []
  let failure: { error: unknown } | undefined
  let wake = () => {}
  worker.on('message', (answer: ThreadAnswer) => {
    answers.push(answer)
    wake()
  })
  worker.on('error', (error) => {
    failure = { error }
    wake()
  })
  // A build that fails elsewhere does not wait for it.
  worker.unref()

  async function next<Done extends ThreadAnswer['done']>(done: Done): Promise<Answer<Done>> {
    worker.ref()
    while (answers.length === 0 && !failure) await new Promise<void>((resolve) => (wake = resolve))
    worker.unref()
    const answer = answers.shift()
    if (failure || answer?.done !== done) throw failure?.error ?? new Error(`The thread of pages did not ${done}.`)
    return answer as Answer<Done>
  }
  return {
    read: async () => (await next('read')).read,
    async prepare(material) {
      worker.postMessage({ do: 'prepare', ...material } satisfies RenderOrder)
      return (await next('prepare')).styles
    },
    async write(order) {
      worker.postMessage({ do: 'write', ...order } satisfies WriteOrder)
      return (await next('write')).written
    },
    close: () => void worker.terminate(),
  }
}
