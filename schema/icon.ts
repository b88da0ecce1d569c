import { z } from 'zod'

/** The drawings of `src/components/icon.tsx`. */
const iconNames = [
  'bolt',
  'calendar',
  'camera',
  'chart',
  'chat',
  'check',
  'clock',
  'gift',
  'globe',
  'heart',
  'home',
  'leaf',
  'lock',
  'mail',
  'phone',
  'pin',
  'search',
  'shield',
  'star',
  'tag',
  'tool',
  'truck',
  'user',
  'users',
] as const
export type IconName = (typeof iconNames)[number]

/** A drawing of strokes in the colour of the theme. */
export const iconField = () => z.enum(iconNames).meta({ description: 'A small drawing.', examples: ['heart'] })
