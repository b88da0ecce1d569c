import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { valueIn } from '../../../../../schema/edit.ts'
import { isMapping } from '../../../../../schema/is-mapping.ts'
import { plainMessage } from '../../../diagnostic-texts.ts'
import type { FontChoice } from '../../../wire/theme.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { lazyPart } from '../../lazy-part.ts'
import { systemFonts } from './open-fonts.ts'
import { shownFamily, useFontFaces } from './use-font-faces.ts'
import type { ThemeState } from './use-theme.ts'

const none: FontChoice[] = []

/** The drawn names are large, and are loaded when they are shown. */
const OpenFontList = lazyPart(async () => (await import('./open-font-list.tsx')).OpenFontList)

/** The font of headings and that of text, each in its own face, and open fonts that a command installs. */
export function FontFields({ state, stoppedAt }: { state: ThemeState; stoppedAt: (label: string) => ReactNode }) {
  const { data: installed = none } = useQuery({ queryKey: ['fonts'], queryFn: () => call('fonts', {}) })
  useFontFaces(installed)
  const [isListed, setListed] = useState(false)
  return (
    <Stack sx={{ gap: 2 }}>
      <FontField state={state} of="display" installed={installed} stoppedAt={stoppedAt} />
      <FontField state={state} of="text" installed={installed} stoppedAt={stoppedAt} />
      <Box>
        <Button aria-expanded={isListed} onClick={() => setListed(!isListed)}>
          {say().theme.moreFonts}
        </Button>
        {isListed && (
          <>
            <Typography sx={{ my: 1, fontSize: 12, color: 'text.secondary' }}>{say().theme.moreFontsHelp}</Typography>
            <Suspense fallback={<CircularProgress size={20} aria-label={say().common.loading} />}>
              <OpenFontList installed={installed} />
            </Suspense>
          </>
        )}
      </Box>
    </Stack>
  )
}

type Props = {
  state: ThemeState
  of: 'display' | 'text'
  installed: readonly FontChoice[]
  stoppedAt: (label: string) => ReactNode
}

/** The values of a font in the theme file. */
const writtenFont = ({ family, package: name, file, generic }: FontChoice) => ({
  family,
  ...(name !== undefined && { package: name }),
  ...(file !== undefined && { file }),
  ...(generic !== 'sans-serif' && { generic }),
})

/** Whether the theme means this font. */
function isFontOf(own: unknown, font: FontChoice): boolean {
  if (!isMapping(own)) return false
  if (own['file'] !== undefined) return own['file'] === font.file
  if (own['package'] !== undefined) return own['package'] === font.package
  return font.package === undefined && font.file === undefined && own['family'] === font.family
}

function FontField({ state, of, installed, stoppedAt }: Props) {
  const { values, diagnostics, change, remove } = state
  const label = say().theme.fontOf[of]
  const path = ['typography', of]
  const own = valueIn(values, path)
  const family = isMapping(own) ? String(own['family'] ?? '') : ''
  const listed: FontChoice[] = [...installed, ...systemFonts]
  // A file may have another name in the theme. A font that is not there any more stays the one that is chosen.
  const chosen = listed.find((one) => isFontOf(own, one))
  const problem = diagnostics.find((one) => one.path.startsWith(`typography.${of}`))
  const item = (font: FontChoice) => (
    <MenuItem key={font.family} value={font.family} style={{ fontFamily: shownFamily(font), fontSize: 16 }}>
      {font.family}
    </MenuItem>
  )
  const edit = say().fields.edit(label)
  return (
    <Box>
      <TextField
        select
        label={label}
        value={chosen?.family ?? family}
        error={problem?.severity === 'error'}
        helperText={
          (problem && plainMessage(problem)) ??
          (of === 'display' && family === '' ? say().theme.headingsAsText : undefined)
        }
        onChange={({ target }) => {
          const font = listed.find((one) => one.family === target.value)
          if (font) change(path, writtenFont(font), edit, 'type')
          else remove(path, edit)
        }}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true, style: { fontFamily: chosen && shownFamily(chosen), fontSize: 16 } },
        }}
      >
        <MenuItem value="">{of === 'display' ? say().theme.asText : say().theme.systemFont}</MenuItem>
        {!chosen && family !== '' && <MenuItem value={family}>{family}</MenuItem>}
        {installed.length > 0 && <ListSubheader>{say().theme.fontsOfSite}</ListSubheader>}
        {installed.map(item)}
        <ListSubheader>{say().theme.fontsOfVisitors}</ListSubheader>
        {systemFonts.map(item)}
      </TextField>
      {stoppedAt(edit)}
    </Box>
  )
}
