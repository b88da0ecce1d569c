import { isoDay } from '../../../../schema/schedule/moment.ts'
import { type Theme, themeSchema } from '../../../../schema/theme/theme.ts'
import type { Content } from '../../../content/load/load.ts'
import { parse } from '../../../content/parse/parse.ts'
import { checkFile } from '../../../content/validate/records/record-checks.ts'
import type { ThemeLook } from '../../wire/theme.ts'

/** The name of the theme in the content folder. */
export const themeFile = '_data/theme.yaml'

/** The values of a theme as CSS. */
export type LookOf = (theme: Theme) => Promise<string>

/** What the theme in a text looks like. Whether its colours can be read is not asked: that takes longer. */
export async function lookOfText(
  content: Pick<Content, 'fileOf'>,
  text: string,
  lookOf: LookOf | undefined,
): Promise<ThemeLook> {
  const parsed = parse({ file: content.fileOf(themeFile), text })
  const rules = { schema: themeSchema, owner: 'theme', today: isoDay(new Date()) }
  const theme = checkFile(parsed, rules, [])?.data
  return theme && lookOf ? { styles: await lookOf(theme) } : {}
}
