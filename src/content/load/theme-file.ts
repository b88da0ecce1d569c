import type { Diagnostic } from '../../../schema/diagnostic.ts'
import { toneOf } from '../../../schema/theme/palettes.ts'
import { plainTheme, type Theme, themeSchema } from '../../../schema/theme/theme.ts'
import type { Parsed } from '../parse/parse.ts'
import { checkFile } from '../validate/record-checks.ts'

/**
 * Validates `_data/theme.yaml`. A site without it has the plain theme. So has one whose theme has an error, but then no tone
 * of a block is unknown.
 */
export function readTheme(parsed: Parsed | undefined, today: string, diagnostics: Diagnostic[]) {
  const checked = parsed && checkFile(parsed, { schema: themeSchema, owner: 'theme', today }, diagnostics)
  const theme: Theme = checked?.data ?? plainTheme
  const page = toneOf(theme, 'page')
  const others = Object.keys(theme.tones).filter((tone) => tone !== page)
  return { theme, tones: checked?.broken ? [] : [page, ...others] }
}
