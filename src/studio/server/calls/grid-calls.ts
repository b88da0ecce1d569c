import { z } from 'zod'
import type { EditResult } from '../../wire/model.ts'
import { foundPlaces } from '../grid/found-places.ts'
import { gridOf } from '../grid/grid.ts'
import { createGridChanges } from '../grid/grid-changes.ts'
import { placeForm } from '../grid/place-form.ts'
import { RequestRefused } from '../request-guard.ts'

type Body = Record<string, unknown>

const cell = z.tuple([z.string(), z.string()])
const change = z.object({
  of: z.string(),
  added: z.array(cell),
  removed: z.array(cell),
  leadTo: z.string().optional(),
})
const place = z.object({ of: z.string(), values: z.record(z.string(), z.unknown()), columns: z.array(z.string()) })
const point = z.object({ x: z.number(), y: z.number() })

function checked<Result>(schema: z.ZodType<Result>, body: unknown): Result {
  const { data } = schema.safeParse(body)
  if (data === undefined) throw new RequestRefused(400, 'The request is no change of a grid of pages.')
  return data
}

/** The calls of the view of places and services: those that write files, and those that look. */
export function createGridCalls(options: Parameters<typeof createGridChanges>[0]) {
  const { content } = options
  const changes = createGridChanges(options)
  const writers: Record<string, (body: Body) => Promise<EditResult>> = {
    changeCells: (body) => changes.writeCells(checked(change, body)),
    createPlace: (body) => changes.createPlace(checked(place, body)),
  }
  const readers: Record<string, (body: Body) => Promise<unknown>> = {
    grid: async ({ of }) => gridOf(content, of) ?? {},
    planCells: (body) => changes.planCells(checked(change, body)),
    placeForm: async ({ of, also }) => placeForm(content, of, Array.isArray(also) ? also.map(String) : []),
    planPlace: (body) => changes.planPlace(checked(place, body)),
    findPlaces: ({ of, words }) => foundPlaces(content, of, String(words)),
    placeAt: async (body) => content.shared().land?.placeAt(checked(point, body)) ?? {},
  }
  return { writers, readers }
}
