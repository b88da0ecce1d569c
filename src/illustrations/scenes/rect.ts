import { el } from '../svg.ts'

/** A rectangle by its upper left, its size and its colour. */
export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  el('rect', { x, y, width, height, fill, rx })
