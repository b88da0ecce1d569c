import { describe, expect, it } from 'vitest'
import { hasDecimalComma, positionIn } from '../../../src/studio/coordinates.ts'

describe('a position', () => {
  it.each([
    ['39.5296, -119.8138', 39.5296, -119.8138],
    ['39.5296 -119.8138', 39.5296, -119.8138],
    ['(52.37; 4.9)', 52.37, 4.9],
    ['39°31′46″N 119°48′50″W', 39.5294, -119.8139],
    ['33.5° S, 70.6° W', -33.5, -70.6],
    ['https://www.google.com/maps/place/Reno,+NV/@39.5555,-119.9,11z/data=!3m1', 39.5555, -119.9],
    ['119°48′50″W 39°31′46″N', 39.5294, -119.8139],
    ['10°E 50°N', 50, 10],
    ['52°N,4°E', 52, 4],
    [
      'https://www.google.com/maps/place/Reno/@39.5,-119.9,11z/data=!4m6!3m5!8m2!3d39.5296329!4d-119.8138027',
      39.5296329,
      -119.8138027,
    ],
    ['https://www.openstreetmap.org/#map=12/39.5261/-119.8127', 39.5261, -119.8127],
    ['https://www.openstreetmap.org/?mlat=39.5&mlon=-119.8', 39.5, -119.8],
    ['https://maps.apple.com/?ll=39.5,-119.8', 39.5, -119.8],
    ['https://maps.google.com/?q=39.5%2C-119.8', 39.5, -119.8],
  ])('is read from %s', (typed, lat, lng) => {
    expect(positionIn(typed)).toEqual({ lat, lng })
  })

  it.each(['39,53', '39,53 -119,81', '39,53; -119,81', '39,53°N 119,81°W'])(
    'with a decimal comma is none: %s',
    (typed) => {
      expect(hasDecimalComma(typed)).toBe(true)
      expect(positionIn(typed)).toBe(undefined)
    },
  )

  it.each([
    '50°N 40°N',
    '39,53°N 119.81°W',
    '',
    'Reno, Nevada',
    '39.5',
    '139.5, 12',
    '39.5, 212',
    '100 Main Street, 89501',
  ])('is none in “%s”', (typed) => {
    expect(positionIn(typed)).toBe(undefined)
  })
})
