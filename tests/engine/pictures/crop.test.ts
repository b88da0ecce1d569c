import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { focusPosition } from '../../../schema/pictures/focus-position.ts'
import { imageField } from '../../../schema/pictures/image.ts'
import { cropped } from '../../../src/pictures/crop.ts'

const share = fc.integer({ min: 0, max: 20 }).map((step) => step / 20)
const size = fc.record({ width: fc.integer({ min: 30, max: 90 }), height: fc.integer({ min: 30, max: 90 }) })

/** A ramp: the red of a pixel is its share of the width, its green that of the height. */
function ramp({ width, height }: { width: number; height: number }) {
  const at = (index: number) => [
    (255 * (index % width)) / (width - 1),
    (255 * Math.floor(index / width)) / (height - 1),
    0,
  ]
  const data = Uint8Array.from(Array.from({ length: width * height }, (_, index) => at(index)).flat())
  return sharp(data, { raw: { width, height, channels: 3 } })
}

describe('the focus of a picture', () => {
  it('is at its own share of width and height in every crop, and in the crop of a crop', async () => {
    await fc.assert(
      fc.asyncProperty(
        size,
        fc.array(size, { minLength: 1, maxLength: 2 }),
        share,
        share,
        async (whole, crops, x, y) => {
          let image = ramp(whole)
          for (const crop of crops) {
            const cut = await cropped(image, crop, { x, y })
            const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true })
            expect(info).toMatchObject(crop)
            image = sharp(data, { raw: info })
          }
          const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
          const [column, row] = [Math.round(x * (info.width - 1)), Math.round(y * (info.height - 1))]
          const [red = -1, green = -1] = data.subarray((row * info.width + column) * info.channels)
          // Each crop rounds to whole pixels.
          expect(Math.abs(red / 255 - x)).toBeLessThan(0.1)
          expect(Math.abs(green / 255 - y)).toBeLessThan(0.1)
        },
      ),
    )
  })

  it('in the middle crops as none does, to the byte', async () => {
    await fc.assert(
      fc.asyncProperty(size, size, async (whole, crop) => {
        const [none, middle] = await Promise.all(
          [undefined, { x: 0.5, y: 0.5 }].map(async (focus) =>
            (await cropped(ramp(whole), crop, focus)).raw().toBuffer(),
          ),
        )
        expect(middle?.equals(none as Buffer)).toBe(true)
      }),
    )
  })

  it('is written in shares from 0 to 1, and CSS has it in percent', () => {
    const field = imageField('card')
    const image = { name: 'team/ana', alt: '', focus: { x: 0.7, y: 0.335 } }
    expect(field.parse(image)).toEqual({ ...image, shape: 'card' })
    expect(focusPosition(image.focus)).toBe('70% 33.5%')
    expect(field.parse({ name: 'team/ana', alt: '' })).toEqual({ name: 'team/ana', alt: '', shape: 'card' })
    const wrong = [{ x: 70, y: 30 }, { x: -0.1, y: 0 }, { x: 0.5 }, { x: '50%', y: 0.5 }, 'left']
    for (const focus of wrong) expect(field.safeParse({ ...image, focus }).success).toBe(false)
  })

  it('is refused in a mark, which is never cropped', () => {
    expect(imageField('mark').safeParse({ name: 'clients/a', alt: '', focus: { x: 0, y: 0 } }).success).toBe(false)
  })
})
