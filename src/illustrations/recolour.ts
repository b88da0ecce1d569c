import { hexOf, linearChannels } from '../../schema/theme/colour.ts'
import { colour } from './palette.ts'

/** The colours of the scenes of a site: their dark background, and their lights. */
export type SceneColours = { dark: string; light: string }

/** A colour in OKLCH: lightness, chroma, and hue in radians. */
type Lch = { l: number; c: number; h: number }

const gamma = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

function lchOf(hex: string): Lch {
  const [r = 0, g = 0, b = 0] = linearChannels(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { l, c: Math.hypot(x, y), h: Math.atan2(y, x) }
}

function hexOfLch({ l, c, h }: Lch): string {
  const [x, y] = [c * Math.cos(h), c * Math.sin(h)]
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return hexOf(channels.map((value) => 255 * Math.min(1, gamma(Math.max(0, value)))))
}

/** Upper bounds of the dark colours of a scene: skin and wood have more chroma. */
const darks = { l: 0.42, c: 0.022 }
/** The least chroma of a warm light: skin has less. */
const minLightChroma = 0.098
const isWarm = (h: number) => h > 0.25 && h < 2

/**
 * Replaces colours of a scene by those of a site. `light` replaces any colour, for lights and decoration. `byHue` only
 * replaces dark colours and warm lights: skin, wood, white and the cool counterpoint stay as they are.
 */
export function recolour({ dark, light }: SceneColours) {
  const [oldDark, newDark, oldLight, newLight] = [lchOf(colour.night), lchOf(dark), lchOf(colour.amber), lchOf(light)]
  const lit = ({ l, c, h }: Lch) => hexOfLch({ l, c: (c * newLight.c) / oldLight.c, h: h + newLight.h - oldLight.h })
  return {
    light: (hex: string) => lit(lchOf(hex)),
    byHue(hex: string): string {
      const { l, c, h } = lchOf(hex)
      if (c >= minLightChroma && isWarm(h)) return lit({ l, c, h })
      if (l >= darks.l || c >= darks.c) return hex
      const depth = 1 - l / darks.l
      return hexOfLch({ l: l + (newDark.l - oldDark.l) * depth, c: newDark.c * (0.5 + 0.5 * depth), h: newDark.h })
    },
  }
}
