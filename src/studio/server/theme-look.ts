import { isoDay } from '../../../schema/schedule.ts'
import type { Theme } from '../../../schema/theme/theme.ts'
import type { Content } from '../../content/load/load.ts'
import { checkTheme } from '../../content/load/theme-file.ts'
import { parse } from '../../content/parse/parse.ts'
import type { ThemeLook } from '../theme-model.ts'

/** The name of the theme in the content folder. */
export const themeFile = '_data/theme.yaml'

/** The values of a theme as CSS. */
export type LookOf = (theme: Theme) => Promise<string>

/** What the theme in a text looks like. A colour that cannot be read has a look too. */
export async function lookOfText(
  content: Pick<Content, 'fileOf'>,
  text: string,
  lookOf: LookOf | undefined,
): Promise<ThemeLook> {
  const { theme, tones } = checkTheme(parse({ file: content.fileOf(themeFile), text }), isoDay(new Date()), [])
  // No tone is known of a theme with an error.
  return tones.length === 0 || !lookOf ? {} : { styles: await lookOf(theme) }
}
