import { mix } from '../../../schema/theme/colour.ts'
import type { FigureLook } from '../figure/figure.ts'
import type { HairStyle } from '../figure/head.ts'
import { hairs, skins } from '../palette.ts'
import type { Random } from '../random.ts'

const styles: readonly [HairStyle, ...HairStyle[]] = ['crop', 'quiff', 'bun', 'bob', 'afro', 'long', 'tail', 'curls']

/** A random person in the given clothes. */
export function cast(random: Random, dressed: Partial<FigureLook> & Pick<FigureLook, 'wear' | 'top'>): FigureLook {
  const style = random.pick(styles)
  const short = style === 'crop' || style === 'quiff'
  return {
    skin: random.pick(skins),
    hair: random.pick(hairs),
    style,
    beard: short && random.chance(0.4),
    trousers: '#1b1411',
    build: short ? random.between(0.6, 1) : random.between(0.1, 0.5),
    ...dressed,
  }
}

/** The same person farther away: every colour sinks into the air between. */
export function faraway(look: FigureLook, air: string, share: number): FigureLook {
  const sunk = (colour: string) => mix(colour, air, share)
  return {
    ...look,
    skin: { base: sunk(look.skin.base), shade: sunk(look.skin.shade) },
    hair: sunk(look.hair),
    top: sunk(look.top),
    under: sunk(look.under ?? '#f2e6d6'),
    trousers: sunk(look.trousers),
  }
}
