import { readFile } from 'node:fs/promises'
import { filesOfFont } from '../../../fonts/font-files.ts'
import { installedFonts } from '../../../fonts/installed-fonts.ts'
import type { PublicFolders } from '../../../pictures/public-folders.ts'
import type { Answers, Requests } from '../../wire/calls.ts'
import type { FontChoice } from '../../wire/theme.ts'
import { say } from '../../words/say.ts'
import { RequestRefused } from '../request-guard.ts'

/** The weights in which a font is shown, the first that it has. */
const shownWeights = [400, 500, 700, 300, 600, 800, 900, 200, 100]

/** The calls of the view of the theme. */
export function createThemeCalls(folders: PublicFolders) {
  const fonts = () => installedFonts(folders)

  /** A file of one of these fonts, so that the shell can show it. */
  async function fontFile({ family }: Requests['fontFile']): Promise<Answers['fontFile']> {
    const font: FontChoice | undefined = fonts().find((one) => one.family === family)
    for (const weight of font ? shownWeights : []) {
      const [file] = [filesOfFont(font ?? {}, [weight], folders)].flat()
      if (file && 'path' in file) return { data: (await readFile(file.path)).toString('base64') }
    }
    throw new RequestRefused(404, say().server.files.noFont)
  }

  return { fonts: async (): Promise<FontChoice[]> => fonts(), fontFile }
}
