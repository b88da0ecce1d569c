import { guests } from '../figure/guests.ts'
import { colour } from '../palette.ts'
import { el, path } from '../svg.ts'
import { type City, tall } from './city.ts'
import { bokeh, glow, stringLights } from './light.ts'

/** A marquee with string lights and guests before it. */
export function marquee({ sheet, random, width }: City): void {
  const cx = width > tall * 1.8 ? width * 0.7 : width * 0.56
  const base = 664
  sheet.add(
    el('rect', {
      y: 600,
      width,
      height: 120,
      fill: sheet.linear([
        [0, '#3a2417', 0],
        [0.3, '#2b1a12', 0.95],
        [1, '#0f0a08'],
      ]),
    }),
    glow(sheet, { x: cx, y: 610, radius: 430, tint: colour.amber, strength: 0.75, flat: 0.4 }),
    el('path', {
      d: path`M${cx - 206} 566H${cx + 206}V${base}H${cx - 206}Z`,
      fill: sheet.linear([
        [0, '#ffdf9f'],
        [0.6, '#f0a24c'],
        [1, '#a3521f'],
      ]),
    }),
    el(
      'g',
      { 'clip-path': sheet.clip(el('rect', { x: cx - 206, y: 540, width: 412, height: base - 540 })) },
      guests(random, { x: cx - 190, width: 370, y: 610, head: 22, fill: '#7a3f1c', rim: '#ffe6b0', raised: 0.1 }),
    ),
  )
  const roof = (x: number, half: number, top: number, eave: number) => {
    const d = path`M${x} ${top}C${x + half * 0.1} ${top + 42} ${x + half * 0.5} ${eave - 22} ${x + half} ${eave}H${x - half}C${x - half * 0.5} ${eave - 22} ${x - half * 0.1} ${top + 42} ${x} ${top}Z`
    const panel = path`M${x} ${top}C${x + half * 0.02} ${top + 44} ${x + half * 0.14} ${eave - 20} ${x + half * 0.3} ${eave}H${x - half * 0.3}C${x - half * 0.14} ${eave - 20} ${x - half * 0.02} ${top + 44} ${x} ${top}Z`
    return [
      el('path', {
        d,
        fill: sheet.linear(
          [
            [0, '#6b4a35'],
            [0.55, '#e7c998'],
            [1, '#fff0d2'],
          ],
          { x2: 1, y2: 0 },
        ),
      }),
      el('path', { d: panel, fill: colour.wine, 'fill-opacity': 0.82 }),
      el('path', {
        d: Array.from(
          { length: 10 },
          (_, at) => path`M${x - half + (at * half) / 5} ${eave - 1}h${half / 5}q${-half / 10} 22 ${-half / 5} 0Z`,
        ).join(''),
        fill: '#f3dcb4',
      }),
      el('path', { d: path`M${x} ${top}v-26l26 9l-26 9`, stroke: '#3a2417', 'stroke-width': 2.5, fill: colour.ember }),
    ].join('')
  }
  const poles = [-206, -70, 70, 206].map((x) => path`M${cx + x} 566V${base}`).join('')
  sheet.add(
    el('path', { d: poles, stroke: '#4a2e1f', 'stroke-width': 5 }),
    roof(cx - 106, 116, 486, 572),
    roof(cx + 106, 116, 486, 572),
    roof(cx, 128, 446, 574),
    stringLights(sheet, { from: [cx - 520, 520], to: [cx - 106, 486], sag: 34, bulbs: 11, size: 4.6 }),
    stringLights(sheet, { from: [cx + 106, 486], to: [cx + 540, 510], sag: 34, bulbs: 11, size: 4.6 }),
    stringLights(sheet, { from: [cx - 106, 486], to: [cx, 446], sag: 10, bulbs: 4, size: 4 }),
    stringLights(sheet, { from: [cx, 446], to: [cx + 106, 486], sag: 10, bulbs: 4, size: 4 }),
    el('path', { d: path`M${cx - 520} 520V690M${cx + 540} 510V690`, stroke: '#0d0908', 'stroke-width': 6 }),
    glow(sheet, { x: cx, y: 672, radius: 360, tint: colour.straw, strength: 0.5, flat: 0.14 }),
    bokeh(sheet, random, { count: 10, x: 0, y: 560, width, height: 110, size: 12 }),
    guests(random, {
      x: -30,
      width: width + 60,
      y: 694,
      head: 40,
      fill: '#140d0a',
      rim: '#b4682c',
      raised: 0.1,
      towards: { centre: cx, reach: width * 0.6 },
    }),
    el('rect', {
      y: 640,
      width,
      height: 80,
      fill: sheet.linear([
        [0, '#0d0908', 0],
        [1, '#0d0908', 0.8],
      ]),
    }),
  )
}
