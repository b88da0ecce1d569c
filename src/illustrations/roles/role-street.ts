import { mix } from '../../../schema/theme/colour.ts'
import { figure } from '../figure/figure.ts'
import { colour } from '../palette.ts'
import { cast } from '../scenes/cast.ts'
import { glow } from '../scenes/light.ts'
import { bystander, farLights, lamps, room, vignette, warm } from '../scenes/room.ts'
import { el, path, type Size } from '../svg.ts'

/** Flyers for people who pass, on a street in the evening. */
export function street(seed: string, size: Size): string {
  const place = room(seed, size, ['#141416', '#8a4320', '#241813'])
  const { sheet, random, cx, width } = place
  const block = (x: number, wide: number, top: number, fill: string, lit: number) => {
    const windows: string[] = []
    for (let wy = top + 26; wy < 400; wy += 38)
      for (let wx = x + 14; wx < x + wide - 18; wx += 30)
        windows.push(
          el('rect', {
            x: wx,
            y: wy,
            width: 15,
            height: 22,
            fill: random.chance(lit) ? random.pick(['#f6b75a', '#d98b3c', '#8a5a34']) : mix(fill, colour.night, 0.4),
          }),
        )
    return el('rect', { x, y: top, width: wide, height: 600, fill }) + windows.join('')
  }
  for (let x = -20; x < width; x += 150) sheet.add(block(x, 138, random.between(20, 150), '#2c2422', 0.3))
  for (let x = -60; x < width; x += 232) {
    if (Math.abs(x + 100 - cx - 60) > 130) sheet.add(block(x, 196, random.between(-30, 60), '#211815', 0.4))
  }
  // Shop fronts: glass full of light under awnings.
  for (let x = -70, at = 0; x < width; x += 226, at++) {
    const awning = [colour.wine, '#8f3a1d', '#2f4a52'][at % 3] ?? colour.wine
    sheet.add(
      el('rect', {
        x: x + 8,
        y: 372,
        width: 204,
        height: 190,
        fill: sheet.linear([
          [0, '#ffd68a'],
          [0.6, '#d9853a'],
          [1, '#7a3d1c'],
        ]),
      }),
      el('path', {
        d: path`M${x + 76} 372v190M${x + 144} 372v190M${x + 8} 512h204`,
        stroke: '#2a1a12',
        'stroke-width': 6,
      }),
      el('path', {
        d: path`M${x + 10} 334h200l14 48h-228Z`,
        fill: sheet.linear([
          [0, mix(awning, colour.night, 0.4)],
          [1, awning],
        ]),
      }),
    )
  }
  sheet.add(
    el('rect', {
      y: 556,
      width,
      height: 170,
      fill: sheet.linear([
        [0, '#7a431f'],
        [0.12, '#41261a'],
        [1, '#17100d'],
      ]),
    }),
    glow(sheet, { x: cx + 120, y: 580, radius: 520, tint: colour.amber, strength: 0.5, flat: 0.14 }),
    farLights(place, 250, 180, 14),
    lamps(place, [[120, 52, 5]]),
  )
  const lampX = cx - 318
  sheet.add(
    el('path', { d: path`M${lampX} 640V150q0 -44 44 -44h30`, fill: 'none', stroke: '#0d0908', 'stroke-width': 11 }),
    el('path', { d: path`M${lampX + 58} 100h46l14 24h-74Z`, fill: '#0d0908' }),
    glow(sheet, { x: lampX + 82, y: 132, radius: 190, tint: colour.straw, strength: 0.8 }),
    el('ellipse', { cx: lampX + 82, cy: 125, rx: 28, ry: 6, fill: '#fff3d6' }),
    bystander(
      place,
      { x: cx - 196, y: 360, scale: 0.98, facing: -1, near: { x: 14, y: 116 }, far: { x: 96, y: 66 } },
      '#4b2b1c',
      0.35,
      { wear: 'tee', top: colour.ember, style: 'cap', cap: colour.ember },
    ),
    bystander(
      place,
      { x: cx - 320, y: 366, scale: 0.96, facing: 1, near: { x: 4, y: 118 }, far: { x: 60, y: 80 } },
      '#4b2b1c',
      0.5,
    ),
  )
  const flyer = (x: number, y: number, turn: number) =>
    el(
      'g',
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      el('path', { d: 'M-15-21H15V21H-15Z', fill: '#fbefd9' }),
      el('path', { d: 'M-11-17H11V0H-11Z', fill: colour.ember }),
      el('path', { d: 'M-11 6H11M-11 13H5', stroke: '#8b6a4a', 'stroke-width': 2.4 }),
    )
  const stack = [0, 3, 6].map((at) => flyer(64 - at, 92 - at, -24)).join('')
  const bag =
    el('path', { d: 'M-34 8C-10 50 16 90 34 128', stroke: '#3a2417', 'stroke-width': 8, fill: 'none' }) +
    el('path', { d: 'M14 112H66L70 178H8Z', fill: '#5b3a24' }) +
    el('path', { d: 'M12 112H68L64 142H16Z', fill: '#7a4e2e' })
  const me = cast(random, { wear: 'tee', top: colour.ember, trousers: '#28303a', style: 'cap', cap: colour.wine })
  const passer = cast(random, { wear: 'jacket', top: '#2c3f46', under: '#cdb493', trousers: '#1d1512' })
  sheet.add(
    figure(
      sheet,
      me,
      {
        x: cx - 40,
        y: 282,
        scale: 1.84,
        facing: 1,
        near: { x: 44, y: 96 },
        far: { x: 124, y: 46 },
        lean: 4,
        nod: 2,
        feet: [
          { x: -34, y: 314 },
          { x: 30, y: 316 },
        ],
      },
      warm,
      { before: bag + stack },
    ),
    el('g', { transform: `translate(${Math.round(cx + 192)} 366) scale(1.5)` }, flyer(0, 0, 12)),
    figure(
      sheet,
      passer,
      { x: cx + 330, y: 288, scale: 1.8, facing: -1, near: { x: 6, y: 126 }, far: { x: 76, y: 54 }, lean: 5, nod: 4 },
      { from: -1, rim: colour.straw },
    ),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}
