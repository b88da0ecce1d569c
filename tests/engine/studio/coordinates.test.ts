import { describe, expect, it } from 'vitest'
import { placeIn } from '../../../src/studio/coordinates.ts'

describe('a position', () => {
  it.each([
    ['39.5296, -119.8138', 39.5296, -119.8138],
    ['39.5296 -119.8138', 39.5296, -119.8138],
    ['(52.37; 4.9)', 52.37, 4.9],
    ['39°31′46″N 119°48′50″W', 39.5294, -119.8139],
    ['33.5° S, 70.6° W', -33.5, -70.6],
    ['https://www.google.com/maps/place/Reno,+NV/@39.5555,-119.9,11z/data=!3m1', 39.5555, -119.9],
    ['https://www.openstreetmap.org/#map=12/39.5261/-119.8127', 39.5261, -119.8127],
    ['https://www.openstreetmap.org/?mlat=39.5&mlon=-119.8', 39.5, -119.8],
    ['https://maps.apple.com/?ll=39.5,-119.8', 39.5, -119.8],
    ['https://maps.google.com/?q=39.5%2C-119.8', 39.5, -119.8],
  ])('is read from %s', (typed, lat, lng) => {
    expect(placeIn(typed)).toEqual({ lat, lng })
  })

  it.each(['', 'Reno, Nevada', '39.5', '139.5, 12', '39.5, 212', '100 Main Street, 89501'])(
    'is none in “%s”',
    (typed) => {
      expect(placeIn(typed)).toBe(undefined)
    },
  )
})
