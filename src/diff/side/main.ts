import { type OpenSide, openSide } from './open-side.ts'
import type { Answer, Question, SidePlace } from './questions.ts'

// A process of its own for each state of the site: two states may have two editions of the code, and two processes work
// at the same time.
let open: { side: OpenSide; place: SidePlace } | undefined

async function answerTo({ ask, given }: Question): Promise<unknown> {
  if (ask === 'open') {
    open = { side: await openSide(given, given.changed), place: given }
    return open.side.site
  }
  if (!open) throw new Error('Nothing is open yet.')
  if (ask === 'lines') return open.side.lines(given)
  // Code of before that cannot write them can still tell what they say.
  const { writePages } = await import('./write-pages.ts')
  await writePages(open.place, open.side.shown, given.paths, given.out)
  return null
}

process.on('message', async (question: Question) => {
  const answer: Answer = await answerTo(question).then(
    (answer) => ({ answer }),
    (error: Error) => ({ refused: error.message }),
  )
  process.send?.(answer)
})
// An interrupt goes to all processes at once. The parent clears up, and this one ends with it, however it did.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
