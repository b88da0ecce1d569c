import { Avatar, Style } from '@dicebear/core'
import openPeeps from '@dicebear/styles/open-peeps.json' with { type: 'json' }
import { randomFrom } from '../random.ts'
import type { Size } from '../svg.ts'

/** Open Peeps by Pablo Stanley, CC0 1.0: free without attribution. */
const style = new Style(openPeeps)

const grounds = ['#ffb43d', '#e9a05b', '#f0c987', '#c8551b', '#d98a6a', '#f6dfb8'] as const
const clothes = ['#5a1f24', '#3d5a63', '#2a221c', '#c8551b', '#f6eee2', '#8a3a2c']
const skin = ['#f2c9a4', '#dea678', '#bb7f55', '#8f5b3c', '#6a432f']
const hair = ['#1c120d', '#33201a', '#54301c', '#7d4a26', '#a5998c']

/** The colours behind portraits. */
export const faceGrounds: ReadonlySet<string> = new Set(grounds)

/** Hair that suits a portrait of somebody at work. */
const heads = [
  'afro',
  'bangs',
  'bun',
  'bun2',
  'buns',
  'cornrows',
  'dreads1',
  'flatTop',
  'grayBun',
  'grayMedium',
  'grayShort',
  'hijab',
  'long',
  'longAfro',
  'longBangs',
  'longCurly',
  'medium1',
  'medium2',
  'medium3',
  'mediumStraight',
  'noHair1',
  'pomp',
  'short1',
  'short2',
  'short3',
  'short4',
  'short5',
  'turban',
  'twists',
] as const

/** A portrait. The same seed is the same person at every size. */
export function face(seed: string, { width, height }: Size): string {
  const random = randomFrom(seed)
  const side = Math.min(width, height)
  const svg = new Avatar(style, {
    seed,
    size: side,
    backgroundColor: random.pick(grounds),
    inkColor: '#1d1310',
    clothingColor: clothes,
    skinColor: skin,
    headContrastColor: hair,
    headVariant: heads,
    expressionVariant: ['smile', 'calm'],
    maskProbability: 0,
  }).toString()
  return svg.replace(/width="[\d.]+"/, `width="${width}"`).replace(/height="[\d.]+"/, `height="${height}"`)
}
