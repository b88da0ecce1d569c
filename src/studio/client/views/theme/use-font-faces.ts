import { useEffect } from 'react'
import type { FontChoice } from '../../../wire/theme.ts'
import { call } from '../../call.ts'

/** The family under which the shell itself shows a font of the theme. */
export const shownFamily = ({ family }: Pick<FontChoice, 'family'>): string => `"Theme ${family}", "${family}"`

const loaded = new Set<string>()

/** Loads these fonts into the document of the shell, once each. One that cannot be loaded shows in another font. */
export function useFontFaces(fonts: readonly FontChoice[]): void {
  useEffect(() => {
    for (const { family } of fonts) {
      if (loaded.has(family)) continue
      loaded.add(family)
      void load(family).catch(() => loaded.delete(family))
    }
  }, [fonts])
}

async function load(family: string): Promise<void> {
  const { data } = await call('fontFile', { family })
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  const face = new FontFace(`Theme ${family}`, bytes.buffer, { weight: '100 900' })
  document.fonts.add(await face.load())
}
