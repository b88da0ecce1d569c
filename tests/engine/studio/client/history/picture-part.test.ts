import { expect, it } from 'vitest'
import { partOf } from '../../../../../src/studio/client/history/picture-part.ts'

/** A document whose first block is as high as its window, in a frame that is `frame` high. */
function documentIn(frame: number): Document {
  const box = (top: number, bottom: number) => ({ getBoundingClientRect: () => ({ top, bottom }) })
  const blocks = [box(0, frame), box(frame, frame + 500)]
  const body = { querySelector: () => box(0, frame + 500), querySelectorAll: () => blocks }
  return { body } as unknown as Document
}

it('a picture does not grow for good with a block that is as high as its window', () => {
  let height = 1_600
  const heights = Array.from({ length: 100 }, () => {
    height = partOf(documentIn(height), undefined)?.whole ?? 0
    return height
  })
  expect(heights.at(-1)).toBe(heights.at(-2))
})
