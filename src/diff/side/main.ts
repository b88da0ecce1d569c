import { inSite } from '../../../schema/site/in-site.ts'
import { type OpenSide, openSide } from './open-side.ts'
import type { SidePlace, SideRequest, SideResponse } from './protocol.ts'

// One process per state of the site: two states may need two versions of the code, and two processes run in parallel.
let open: { side: OpenSide; place: SidePlace } | undefined

async function resultOf({ request, options }: SideRequest): Promise<unknown> {
  if (request === 'open') {
    open = { side: await openSide(options, options), place: options }
    return open.side.site
  }
  if (!open) throw new Error('Nothing is open yet.')
  if (request === 'lines') return open.side.lines(options)
  // Older code that cannot write pages can still report their texts.
  const { writePages } = await import('./write-pages.ts')
  const { place, side } = open
  await inSite(side.shown, () => writePages(place, side.shown, options.paths, options.out))
  return null
}

process.on('message', async (sent: SideRequest) => {
  const response: SideResponse = await resultOf(sent).then(
    (result) => ({ result }),
    (error: Error) => ({ refused: error.message }),
  )
  process.send?.(response)
})
// An interrupt reaches all processes. The parent cleans up, and this one ends with it, however it ends.
process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit())
