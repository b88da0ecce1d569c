import { foundPlaces } from '../grid/found-places.ts'
import { gridOf } from '../grid/grid.ts'
import { createGridChanges } from '../grid/grid-changes.ts'
import { placeForm } from '../grid/place-form.ts'
import type { SiteFiles } from '../site-files.ts'
import type { CallHandlers } from './call-handlers.ts'

/** The calls of the view of places and services: those that write files, and those that look. */
export function createGridCalls(site: SiteFiles) {
  const { content } = site
  const { planCells, planPlace, writeCells, createPlace } = createGridChanges(site)
  const readers = {
    grid: async ({ of }) => gridOf(content, of) ?? {},
    planCells,
    placeForm: async ({ of, also }) => placeForm(content, of, also),
    planPlace,
    findPlaces: async ({ of, words }) => foundPlaces(content, of, words),
    placeAt: async (point) => content.shared().land?.placeAt(point) ?? {},
  } satisfies Partial<CallHandlers>
  return { changeCells: writeCells, createPlace, readers }
}
