import { figure } from '../figure/figure.ts'
import { colour, mix } from '../palette.ts'
import { el, path, type Size } from '../svg.ts'
import { cast } from './cast.ts'
import { beam, glow, movingHead, truss } from './light.ts'
import { counter, cup, flightCase, sunMark } from './props.ts'
import { bystander, crowdBehind, farLights, lamps, room, vignette, warm } from './room.ts'

/** Hands a sample over a cart at a festival by night. */
export function ambassador(seed: string, size: Size): string {
  const place = room(seed, size, ['#130e0d', colour.ember, '#2b1a13'])
  const { sheet, random, cx, width } = place
  const brand = random.pick([colour.wine, '#8f3a1d', '#2c444b'])
  const air = '#5b3320'
  sheet.add(
    farLights(place, 120, 320),
    lamps(place, [
      [52, 46, 5],
      [120, 30, 4],
    ]),
    crowdBehind(place, 430, 40, '#4a2a1b'),
    bystander(
      place,
      { x: cx - 360, y: 330, scale: 1.12, facing: 1, near: { x: 8, y: 120 }, far: { x: 60, y: 70 } },
      air,
    ),
    bystander(
      place,
      { x: cx - 262, y: 318, scale: 1.12, facing: -1, near: { x: 0, y: 118 }, far: { x: 50, y: 84 } },
      air,
    ),
    // Posts and awning of the cart, with the light under it.
    glow(sheet, { x: cx - 60, y: 250, radius: 330, tint: colour.amber, strength: 0.5, flat: 0.7 }),
  )
  const post = (x: number) =>
    el('rect', {
      x,
      y: 100,
      width: 11,
      height: 440,
      fill: sheet.linear(
        [
          [0, '#4a2e1f'],
          [1, '#d8a868'],
        ],
        { x2: 1, y2: 0 },
      ),
    })
  sheet.add(post(cx - 252), post(cx + 118))
  const me = cast(random, { wear: 'polo', top: brand, trousers: '#1b1411', lanyard: colour.amber })
  sheet.add(
    figure(
      sheet,
      me,
      { x: cx - 96, y: 300, scale: 1.72, facing: 1, near: { x: 52, y: 104 }, far: { x: 116, y: 62 }, lean: 3, nod: 3 },
      warm,
    ),
    cup(cx + 128, 410, 34),
  )
  const stripes = 6
  const wide = 430 / stripes
  for (let at = 0; at < stripes; at++) {
    const x = cx - 280 + at * wide
    const fill = at % 2 ? '#f0dcba' : brand
    sheet.add(
      el('path', {
        d: path`M${x + 14} 62h${wide}L${x + wide} 128q${-wide / 2} 36 ${-wide} 0Z`,
        fill: sheet.linear([
          [0, mix(fill, colour.night, 0.5)],
          [1, mix(fill, colour.night, at < 3 ? 0.22 : 0.02)],
        ]),
      }),
    )
  }
  const visitor = cast(random, { wear: 'jacket', top: '#3d5a63', under: '#e9d6ba' })
  sheet.add(
    figure(
      sheet,
      visitor,
      { x: cx + 318, y: 296, scale: 1.78, facing: -1, near: { x: 4, y: 128 }, far: { x: 96, y: 66 }, lean: 3, nod: 2 },
      { from: -1, rim: colour.straw },
    ),
    counter(sheet, { x: cx - 262, y: 540, width: 392, height: 190, front: brand }),
    sunMark(cx - 66, 632, 58, brand, '#f3dcb4'),
    ...[-220, -184, -148, 40, 76].map((x) => cup(cx + x, 526, 25)),
    el('path', { d: path`M${cx - 110} 526h96l-12 -34h-72Z`, fill: '#3b2417' }),
    ...[-96, -74, -52, -30].map((x) =>
      el('circle', { cx: cx + x + 2, cy: 490, r: 13, fill: mix(colour.amber, colour.ember, (x + 96) / 120) }),
    ),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}

/** Headset and clipboard beside the flight cases, the lit stage behind. */
export function assistant(seed: string, size: Size): string {
  const place = room(seed, size, ['#0f0c0b', '#9a451d', '#1d1410'])
  const { sheet, random, cx, width } = place
  sheet.add(truss(-20, 40, width + 40, 40, '#271913'))
  for (const [at, x] of [cx - 190, cx + 40, cx + 250, cx + 420].entries()) {
    const angle = 96 + at * 9 - 14
    sheet.add(
      beam(sheet, {
        x,
        y: 124,
        angle,
        length: 640,
        spread: 0.1,
        tint: at === 1 ? colour.mist : colour.amber,
        strength: at === 1 ? 0.4 : 0.6,
      }),
      movingHead(sheet, { x, y: 84, angle, size: 32 }),
    )
  }
  sheet.add(
    farLights(place, 220, 220, 12),
    el('rect', {
      x: 0,
      y: 486,
      width,
      height: 240,
      fill: sheet.linear([
        [0, '#6b351a'],
        [0.1, '#3a2015'],
        [1, '#150e0b'],
      ]),
    }),
    glow(sheet, { x: cx + 220, y: 500, radius: 420, tint: colour.amber, strength: 0.55, flat: 0.16 }),
    bystander(
      place,
      { x: cx + 330, y: 320, scale: 0.78, facing: -1, near: { x: 30, y: 90 }, far: { x: 70, y: 40 } },
      '#6b3a1e',
      0.62,
      { wear: 'tee', top: '#17110f' },
    ),
    bystander(
      place,
      { x: cx + 262, y: 330, scale: 0.76, facing: 1, near: { x: 10, y: 118 }, far: { x: 70, y: 60 } },
      '#6b3a1e',
      0.62,
      { wear: 'tee', top: '#17110f' },
    ),
    // The drape at the wing, with folds that catch the light.
    ...Array.from({ length: 7 }, (_, at) =>
      el('path', {
        d: path`M${cx - 520 + at * 46} 0h48c6 240 -4 480 4 720h-56c-4 -240 8 -480 4 -720Z`,
        fill: sheet.linear(
          [
            [0, '#160d0c'],
            [0.7, mix(colour.wine, colour.night, 0.5 - at * 0.05)],
            [1, '#1b0f0e'],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
    ),
    flightCase(sheet, { x: cx - 350, y: 660, width: 300, height: 190 }),
    flightCase(sheet, { x: cx - 320, y: 452, width: 214, height: 130 }),
  )
  const coil = [0, 9, 18]
    .map((at) => path`M${cx - 282 + at} ${306 - at * 0.7}a52 15 0 1 0 104 0a52 15 0 1 0 -104 0Z`)
    .join('')
  sheet.add(
    el('path', { d: coil, fill: 'none', stroke: '#0d0908', 'stroke-width': 9 }),
    el('path', { d: coil, fill: 'none', stroke: '#a8623022', 'stroke-width': 3, transform: 'translate(2 -3)' }),
  )
  const board = el(
    'g',
    { transform: 'translate(66 84) rotate(-14)' },
    el('path', { d: 'M-42-6H34L44 58H-32Z', fill: '#2a1a12' }),
    el('path', { d: 'M-36-2H30L38 52H-28Z', fill: '#f6e9d2' }),
    el('path', { d: 'M-24 12H22M-22 22H26M-20 32H14M-18 42H24', stroke: '#9a7c5c', 'stroke-width': 3 }),
    el('path', { d: 'M-12-10H12V0H-12Z', fill: '#c99a58' }),
  )
  const radio =
    el('rect', { x: -34, y: 126, width: 15, height: 32, rx: 3, fill: '#0b0807' }) +
    el('path', { d: 'M-31 126V108', stroke: '#0b0807', 'stroke-width': 4 })
  const me = cast(random, { wear: 'tee', top: '#241a16', trousers: '#33261f', headset: true, lanyard: colour.amber })
  const style = me.style === 'afro' || me.style === 'curls' ? 'tail' : me.style
  sheet.add(
    figure(
      sheet,
      { ...me, style },
      {
        x: cx + 86,
        y: 268,
        scale: 2,
        facing: 1,
        near: { x: 46, y: 112 },
        far: { x: 92, y: 104 },
        nod: 6,
        lean: 1,
        feet: [
          { x: -24, y: 316 },
          { x: 26, y: 312 },
        ],
      },
      warm,
      { before: radio + board },
    ),
  )
  sheet.add(vignette(sheet, width))
  return sheet.toString()
}

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
