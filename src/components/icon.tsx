import type { IconName } from '../../schema/icon.ts'
import { StrokeIcon } from './picture/stroke-icon.tsx'

/** A full circle around a point, as a part of a path. */
const circle = (x: number, y: number, radius: number) =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 1 0 ${2 * radius}a${radius} ${radius} 0 1 1 0 ${-2 * radius}z`

/** Strokes in a square of 24 units. */
const strokes: Record<IconName, string> = {
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  camera: `M4 8h4l2-3h4l2 3h4v11H4z${circle(12, 13, 3.5)}`,
  chart: 'M4 20h16M7 20v-7M12 20V5M17 20V10',
  chat: 'M4 5h16v11h-9l-5 4v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7',
  clock: `${circle(12, 12, 9)}M12 7v5l3.5 2`,
  gift: 'M4 9h16v4H4zM5 13v8h14v-8M12 9v12M12 9c-5 0-6-5-3-5 2 0 3 3 3 5zM12 9c5 0 6-5 3-5-2 0-3 3-3 5z',
  globe: `${circle(12, 12, 9)}M3 12h18M12 3c4 4 4 14 0 18-4-4-4-14 0-18z`,
  heart: 'm12 20-7.6-7.4a4.7 4.7 0 0 1 6.7-6.7l.9.9.9-.9a4.7 4.7 0 0 1 6.7 6.7z',
  home: 'm4 11 8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  leaf: 'M5 20c1-5 4-8 8-10M6.5 17C4 9 10 4 20 4c0 10-5 16-13.5 13z',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  mail: 'M4 6h16v12H4zm0 1 8 6 8-6',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3z',
  pin: `M12 21c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12z${circle(12, 9, 2.5)}`,
  search: `${circle(11, 11, 7)}M16 16l5 5`,
  shield: 'm12 3 7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
  star: 'm12 3.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.9l-5.3 3 1.2-6-4.5-4.1 6-.7z',
  tag: `M4 4h8l9 9-8 8-9-9z${circle(8.5, 8.5, 0.5)}`,
  tool: 'M20 7.5a4.5 4.5 0 0 1-6 5L7 20l-3-3 7.5-7a4.5 4.5 0 0 1 5-6L14 6.5l1 3 3 1z',
  truck: `M3 6h11v10H3zM14 10h4l3 3v3h-7${circle(7, 17, 2)}${circle(17, 17, 2)}`,
  user: `${circle(12, 7, 4)}M4 21c0-4 3.5-6 8-6s8 2 8 6`,
  users: `${circle(9, 8, 3.5)}M2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.6a3.5 3.5 0 0 1 0 6.8M18 14.4c2.2.8 3.5 2.8 3.5 5.6`,
}

type Props = { name: IconName /** Width and height in pixels. */; size: number }

/** A small drawing in the colour of the text. Screen readers skip it: the words beside it say what it is about. */
export const Icon = ({ name, size }: Props) => (
  <StrokeIcon size={24} width={size} height={size} strokeWidth={1.5} strokeLinecap="round" strokeLinejoin="round">
    <path d={strokes[name]} />
  </StrokeIcon>
)
