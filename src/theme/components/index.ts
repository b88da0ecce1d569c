import type { ThemeOptions } from '@mui/material/styles'
import { buttons } from './buttons.ts'
import { controls } from './controls.ts'
import { feedback } from './feedback.ts'
import { fields } from './fields.ts'
import { lists } from './lists.ts'
import { surfaces } from './surfaces.ts'
import { text } from './text.ts'

/** The site's changes of MUI's components, one file per family. */
export const components: ThemeOptions['components'] = {
  MuiStack: { defaultProps: { useFlexGap: true } },
  ...buttons,
  ...controls,
  ...feedback,
  ...fields,
  ...lists,
  ...surfaces,
  ...text,
}
