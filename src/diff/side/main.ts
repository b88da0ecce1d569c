import { type OpenSide, openSide } from './open-side.ts'
import type { SidePlace, SideRequest, SideResponse } from './protocol.ts'

// One process per state of the site: two states may need two versions of the code, and two processes run in parallel.
let open: { side: OpenSide; place: SidePlace } | undefined

async function answerTo({ ask, given }: SideRequest): Promise<unknown> {
  if (ask === 'open') {
    open = { side: await openSide(given, given.changed), place: given }
    return open.side.site
  }
  if (!open) throw new Error('Nothing is open yet.')
  if (ask === 'lines') return open.side.lines(given)
  // Older code that cannot write pages can still report their texts.
  const { writePages } = await import('./write-pages.ts')
  await writePages(open.place, open.side.shown, given.paths, given.out)
  return null
}

process.on('message', async (request: SideRequest) => {
  const answer: SideResponse = await answerTo(request).then(
    (answer) => ({ answer }),
    (error: Error) => ({ refused: error.message }),
  )
  process.send?.(answer)
})
// An interrupt reaches all processes. The parent cleans up, and this one ends with it, however it ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
