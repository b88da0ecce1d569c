import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageShapes } from '../../../schema/image.ts'
import { type Scene, sceneSchema } from '../../../schema/scene.ts'
import { sceneColours } from '../../../schema/theme/palettes.ts'
import { themeSchema } from '../../../schema/theme/theme.ts'
import { drawScene as draw } from '../../../src/illustrations/draw-scene.ts'
import { colour, skins } from '../../../src/illustrations/palette.ts'
import type { Size } from '../../../src/illustrations/svg.ts'
import { repeats } from '../../support/long.ts'

const night = { dark: colour.night, light: colour.amber }
const drawScene = (scene: Scene, size: Size) => draw(scene, size, night)

const { kind, role, features } = sceneSchema.shape
const roles = role.unwrap().options
const kinds: Scene[] = kind.options.map((option) => ({ kind: option, seed: 'los-angeles' }))
const everyScene: Scene[] = [
  ...kinds,
  ...roles.map((option): Scene => ({ kind: 'role', role: option, seed: 'los-angeles' })),
]
const title = ({ kind: name, role: work }: Scene) => [name, work].filter(Boolean).join(' ')

describe('a drawn picture', () => {
  for (const scene of everyScene) {
    it(`of ${title(scene)} has the same bytes for the same values`, () => {
      expect(drawScene(scene, imageShapes.card)).toBe(drawScene({ ...scene }, imageShapes.card))
    })

    it(`of ${title(scene)} differs with the seed`, () => {
      expect(drawScene(scene, imageShapes.card)).not.toBe(drawScene({ ...scene, seed: 'chicago' }, imageShapes.card))
    })
  }

  for (const scene of kinds)
    for (const [shape, size] of Object.entries(imageShapes))
      it(`of ${scene.kind} is an image of the size of a ${shape}`, async () => {
        const { format, width, height } = await sharp(Buffer.from(drawScene(scene, size))).metadata()
        expect({ format, width, height }).toEqual({ format: 'svg', width: size.width, height: size.height })
      })

  it('shows each role differently', () => {
    const drawn = roles.map((option) => drawScene({ kind: 'role', role: option, seed: 'x' }, imageShapes.card))
    expect(new Set(drawn).size).toBe(roles.length)
  })

  it('shows the landmarks of a city', () => {
    const options = features.unwrap().element.options
    const plain = drawScene({ kind: 'skyline', seed: 'x', features: [] }, imageShapes.card)
    const drawn = options.map((feature) =>
      drawScene({ kind: 'skyline', seed: 'x', features: [feature] }, imageShapes.card),
    )
    expect(new Set([plain, ...drawn]).size).toBe(options.length + 1)
  })

  it('has no text, script, style or address of another file', () => {
    for (const scene of everyScene)
      expect(drawScene(scene, imageShapes.card)).not.toMatch(
        /<text|<script|<style|<image|\sstyle=|href="(?!#)|NaN|undefined|Infinity/,
      )
  })

  it('is well formed for any seed and any name in a mark', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kind.options),
        fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
        async (option, words) => {
          const svg = drawScene({ kind: option, seed: words, label: words }, { width: 32, height: 24 })
          expect((await sharp(Buffer.from(svg)).png().toBuffer()).length).toBeGreaterThan(0)
        },
      ),
      { numRuns: repeats(40) },
    )
  })
})

describe('a picture in the colours of another site', () => {
  const green = { dark: '#06241a', light: '#1fa06d' }
  const coloursIn = (svg: string) => new Set(svg.match(/#[\da-f]{6}\b/g))

  it('has no colour of the night and the lamps of this one, and the same skin colours', () => {
    for (const scene of everyScene) {
      const before = coloursIn(drawScene(scene, imageShapes.card))
      const after = coloursIn(draw(scene, imageShapes.card, green))
      expect(
        [colour.night, colour.amber, colour.straw, colour.ember].filter((one) => after.has(one)),
        title(scene),
      ).toEqual([])
      for (const { base, shade } of skins)
        for (const skin of [base, shade]) expect(after.has(skin), `${title(scene)} ${skin}`).toBe(before.has(skin))
    }
  })

  it('is the same for every notation of a colour', () => {
    const inColours = (dark: string, light: string) => {
      const tones = { night: { background: { default: dark }, primary: { main: light } } }
      return draw({ kind: 'stage', seed: 'x' }, imageShapes.card, sceneColours(themeSchema.parse({ tones })))
    }
    expect(inColours('#012', '#FB3')).toBe(inColours('#001122', '#ffbb33'))
    expect(inColours('#120E0C', '#FFB43D')).toBe(drawScene({ kind: 'stage', seed: 'x' }, imageShapes.card))
  })

  it('has gray lamps if the accent is gray', () => {
    expect([
      ...coloursIn(draw({ kind: 'stage', seed: 'x' }, imageShapes.card, { dark: '#101010', light: '#808080' })),
    ]).not.toContain(colour.amber)
  })
})
