import { foundCities } from '../grid/found-cities.ts'
import { gridOf } from '../grid/grid.ts'
import { createGridChanges } from '../grid/grid-changes.ts'
import { createRecordMoves } from '../grid/move-record.ts'
import { recordForm } from '../grid/record-form.ts'
import type { SiteFiles } from '../site-files.ts'
import type { CallHandlers } from './call-handlers.ts'

/** The calls of the view of places and services: those that write files, and those that look. */
export function createGridCalls(site: SiteFiles) {
  const { content } = site
  const { planCells, planRecord, writeCells, createRecord } = createGridChanges(site)
  const { planRecordMove, moveRecord } = createRecordMoves(site)
  const readers = {
    grid: async ({ of }) => gridOf(content, of) ?? {},
    planCells,
    recordForm: async (request) => recordForm(content, request),
    planRecord,
    planRecordMove,
    findCities: async ({ collection, words }) => foundCities(content, collection, words),
    positionAt: async (point) => content.shared().land?.placeAt(point) ?? {},
  } satisfies Partial<CallHandlers>
  return { changeCells: writeCells, createRecord, moveRecord, readers }
}
