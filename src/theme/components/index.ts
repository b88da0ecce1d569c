import type { Components } from '@mui/material/styles'
import { buttons } from './buttons.ts'
import { surfaces } from './surfaces.ts'

/** What the site changes in MUI's components, one file a family. */
export const components: Components = { ...buttons, ...surfaces }
