import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../../src/files/roots.ts'
import { filesOfFont } from '../../src/fonts/font-files.ts'
import { fontOf, glyphsOf, openFace } from '../../src/fonts/open-face.ts'
import { publicFoldersOf } from '../../src/pictures/public-folders.ts'
import './studio-words.ts'
import { openFonts } from '../../src/studio/client/views/theme/open-fonts.ts'

/**
 * Draws the name of each open font that the studio lists in its own letters, for those who have not installed it:
 *
 *   npm install --no-save <the packages in open-fonts.ts>
 *   node tests/support/draw-open-fonts.ts
 */
const weight = 500
/** The size of the letters in units of the drawing: whole numbers are exact enough at the size at which it is shown. */
const size = 100

async function drawnName(family: string, path: string): Promise<{ width: number; d: string }> {
  const face = await openFace(path)
  const font = fontOf(face, weight)
  const scale = size / face.upem
  let width = 0
  const glyphs = glyphsOf(font, family).map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const left = width + xOffset
    width += xAdvance
    // Fonts have their y axis upwards. All commands of an outline are absolute, and take points.
    return font.glyphToPath(codepoint).replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x, y) => {
      const point = [(left + Number(x)) * scale, -Number(y) * scale].map(Math.round)
      return point.join(' ')
    })
  })
  return { width: Math.round(width * scale), d: glyphs.join('') }
}

const names: Record<string, { width: number; d: string }> = {}
for (const { family, package: name } of openFonts()) {
  const [file] = [filesOfFont({ package: name }, [weight], publicFoldersOf(projectRoot, 'pages'))].flat()
  if (!file || !('path' in file)) throw new Error(`Install ${name} first: npm install --no-save ${name}`)
  names[family] = await drawnName(family, file.path)
}
const target = join(import.meta.dirname, '../../src/studio/client/views/theme/open-font-names.json')
await writeFile(target, `${JSON.stringify(names, null, 2)}\n`)
