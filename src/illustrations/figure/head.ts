import { mix } from '../../../schema/theme/colour.ts'
import { el, type Sheet } from '../svg.ts'
import { type Light, lit } from './light.ts'

export type HairStyle = 'crop' | 'quiff' | 'bun' | 'bob' | 'afro' | 'long' | 'tail' | 'curls' | 'cap' | 'scarf'
type Skin = { base: string; shade: string }
export type HeadLook = { skin: Skin; hair: string; style: HairStyle; beard?: boolean; cap?: string; headset?: boolean }

/** Drawn facing right in three-quarter view; 54 units from crown to chin, middle of the skull at 0,0. */
const skull =
  'M-18-4C-19-24-7-31 4-31C16-31 22-22 21.5-10C21.3-5 22-1 21.5 4C21 11 20 17 16 22C12.5 26.5 7 28.5 3 27C-4 25-11 18-14 10Z'
const ear = 'M-13-3C-18-6-21-1-19 5C-18 10-14 12-12 8Z'

const back: Partial<Record<HairStyle, string>> = {
  bun: 'M-14-24C-26-30-30-44-19-49C-8-53 0-44-3-33Z',
  bob: 'M-21-2C-26-30-8-40 5-38C22-36 27-22 25-8C25 4 25 12 24 20C14 25-4 26-20 24C-28 16-25 8-21-2Z',
  afro: 'M-2-50C20-51 37-36 36-15C36 0 30 9 22 12C4 16-14 16-24 13C-36 6-39-10-35-24C-31-40-18-49-2-50Z',
  long: 'M-21-4C-26-30-9-41 5-39C23-37 28-22 26-8C26 10 30 28 30 54C10 66-22 64-37 52C-28 34-27 14-21-4Z',
  tail: 'M-14-22C-30-30-42-16-40 4C-39 22-46 32-50 38C-36 42-25 28-24 10C-23 0-20-8-13-12Z',
  curls:
    'M-4-42C-14-46-24-40-26-31C-35-28-36-16-31-10C-37-2-34 9-27 11C-27 20-18 25-12 20L22 8C30 5 33-4 29-10C34-18 31-28 24-30C20-40 8-46-4-42Z',
  scarf:
    'M-20-6C-25-30-9-41 5-39C22-38 28-24 26-8C25 6 24 16 20 24C24 34 34 40 36 52C10 62-20 60-36 50C-32 38-24 30-22 20Z',
}

const front: Record<HairStyle, string> = {
  crop: 'M-20 2C-25-22-12-38 6-37C21-36 27-24 22.5-13C17-20 9-22 1-21C-6-20-9-13-10-4L-13 1L-15 5Z',
  quiff: 'M-20 1C-26-20-16-36-2-40C14-46 31-38 24-16C19-21 10-22 2-20C-6-19-9-12-10-3L-13 1L-15 5Z',
  bun: 'M-19 3C-25-22-12-38 6-37C20-36 26-26 22-14C15-25 4-25-3-19C-9-14-11-6-12 2Z',
  bob: 'M-20 14C-27-18-14-39 6-38C22-37 27-24 24-6C22-16 16-22 9-24C2-16-7-11-10-6C-11 4-12 12-14 19Z',
  afro: 'M-20 4C-26-22-10-36 5-36C20-36 26-25 23-12C17-22 7-23 0-21C-8-18-11-8-11 1Z',
  long: 'M-19 16C-27-20-12-39 6-38C22-37 28-22 24-4C22-14 17-21 11-25C2-15-8-12-11-4C-12 6-12 14-14 22Z',
  tail: 'M-19 3C-25-22-12-38 6-37C20-36 26-26 22-14C15-25 4-25-3-19C-9-14-11-6-12 2Z',
  curls:
    'M-22 6C-30-2-26-14-22-18C-24-30-10-38-2-35C6-42 22-36 22-27C28-24 27-14 23-11C19-16 16-21 10-19C6-24-2-21-4-17C-10-17-12-10-11-4C-14 0-14 4-16 8Z',
  cap: 'M-20 4C-21 0-21-4-20-8L-12-8L-11 0L-15 6Z',
  scarf:
    'M-20 6C-26-22-10-39 6-38C22-37 28-22 25-6C24-16 18-24 8-25C-4-26-11-16-12-4C-13 8-9 18-2 26C-12 26-19 18-20 6Z',
}

/** The crown and the shade of a cap, over the hair. */
const crown = 'M-21-8C-22-28-8-37 5-36C18-36 24-26 23-13C10-17-8-15-21-8Z'
const visor = 'M6-17C20-20 34-17 41-10C34-9 26-11 20-11C14-12 8-13 4-12Z'

/** A head without eyes that stare: brows, lids, nose and a smile, each one stroke. */
export function head(sheet: Sheet, look: HeadLook, light: Light): string {
  const { skin, style } = look
  const hair = style === 'scarf' ? mix(look.hair, '#a3442a', 0.8) : look.hair
  const stroke = mix(skin.shade, '#1b0f0a', 0.55)
  const line = (d: string, width: number, colour = stroke) =>
    el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' })
  const behind = back[style]
  return [
    behind ? lit(sheet, behind, mix(hair, '#0d0807', 0.3), { light, depth: 0.5, edge: 1.6 }) : '',
    el('path', { d: 'M-9 12L11 20L12 50L-14 50Z', fill: skin.shade }),
    el('path', { d: ear, fill: mix(skin.base, skin.shade, 0.6) }),
    lit(sheet, skull, skin.base, { light, depth: 0.34, edge: 1.8 }),
    el('path', {
      d: 'M21 9C20 15 17 20 14 23C11 26 7 27 4 26C10 24 16 18 17 9Z',
      fill: skin.shade,
      'fill-opacity': 0.25,
    }),
    el('path', {
      d: 'M11 5C14 5 18 6 18 9C17 11 13 11 11 9Z',
      fill: mix(skin.base, '#c8551b', 0.3),
      'fill-opacity': 0.35,
    }),
    el('path', {
      d: 'M-6 7C-2 5 2 7 2 10C1 13-4 13-6 11Z',
      fill: mix(skin.base, '#c8551b', 0.3),
      'fill-opacity': 0.35,
    }),
    line('M-2-7.5C1-9.5 4-9.5 6.5-8', 1.7, mix(look.hair, '#1b0f0a', 0.4)),
    line('M13.5-8C16-9.5 18-9 19.5-7.5', 1.6, mix(look.hair, '#1b0f0a', 0.4)),
    line('M0-1.2C1.8-3 4.4-3 6-1.4', 1.7),
    line('M14-1.4C15.6-3 17.6-2.8 18.8-1.4', 1.6),
    el('ellipse', { cx: 3.4, cy: -0.6, rx: 1.5, ry: 1.8, fill: stroke }),
    el('ellipse', { cx: 16.4, cy: -0.6, rx: 1.3, ry: 1.7, fill: stroke }),
    line('M11.5-1C12.5 3 14.5 5.5 14.5 7C14.4 8.6 12.6 8.8 11 8.4', 1.3, skin.shade),
    look.beard
      ? el('path', {
          d: 'M-15 4C-12 10-8 13-3 13C2 10 8 10.5 12 11C16 11 19 12 21 8C21 16 19 24 13 28C7 32-1 30-6 26C-11 22-14 14-15 4Z',
          fill: hair,
        })
      : '',
    el('path', {
      d: 'M3 14.6C6 17 13 17.4 17 14.2C15.5 19.4 12 21 9 20.6C6 20.2 4 18 3 14.6Z',
      fill: mix('#7a2a24', skin.shade, 0.25),
    }),
    el('path', {
      d: 'M4.6 15.4C8 17 12 17.2 15.8 15C15 17 12.8 18 10 17.9C7.6 17.8 5.6 16.8 4.6 15.4Z',
      fill: '#fbeee0',
    }),
    lit(sheet, front[style], hair, { light, depth: 0.45, edge: 1.8 }),
    look.cap && style === 'cap'
      ? lit(sheet, crown, look.cap, { light, edge: 1.6 }) +
        lit(sheet, visor, mix(look.cap, '#120b09', 0.3), { light, edge: 1.2 })
      : '',
    look.headset
      ? line('M-17-2C-22-24-12-39 3-38.5', 3, '#15100e') +
        el('rect', { x: -22, y: -7, width: 11, height: 16, rx: 5, fill: '#15100e' }) +
        line('M-16 8C-14 18-4 21 4 20', 2, '#15100e') +
        el('rect', { x: 2, y: 18, width: 8, height: 4, rx: 2, fill: '#15100e' })
      : '',
  ].join('')
}
