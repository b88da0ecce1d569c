import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FontChoice } from '../../../wire/theme.ts'
import { say } from '../../../words/say.ts'
import { CopyButton } from '../../copy-button.tsx'
import { visuallyHidden } from '../../visually-hidden.ts'
import drawnNames from './open-font-names.json' with { type: 'json' }
import { type OpenFont, openFonts } from './open-fonts.ts'

/** How far letters of all fonts reach above and below their baseline, in units of the drawn names. */
const [above, below] = [80, 28]

/** Open fonts that are not installed, each in its own letters, with the command that installs it. */
export function OpenFontList({ installed }: { installed: readonly FontChoice[] }) {
  return (
    <Box component="ul" aria-label={say().theme.openFonts} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {openFonts()
        .filter(({ family }) => installed.every((one) => one.family !== family))
        .map((font) => (
          <OpenFontItem key={font.package} {...font} />
        ))}
    </Box>
  )
}

function OpenFontItem({ family, words, package: name }: OpenFont) {
  const command = `npm install ${name}`
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ py: 1, gap: 1, alignItems: 'center', borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DrawnName family={family} />
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{words}</Typography>
        <Box component="code" sx={{ fontSize: 12, overflowWrap: 'anywhere' }}>
          {command}
        </Box>
      </Box>
      <CopyButton text={command} name={say().theme.copyCommand(family)} />
    </Stack>
  )
}

/** The name of a font in its own letters, which `tests/support/draw-open-fonts.ts` has drawn. */
function DrawnName({ family }: Pick<OpenFont, 'family'>) {
  const drawn = new Map(Object.entries(drawnNames)).get(family)
  if (!drawn) return <Typography>{family}</Typography>
  return (
    <Box sx={{ position: 'relative', height: 28 }}>
      <Box component="span" sx={visuallyHidden}>
        {family}
      </Box>
      <svg
        aria-hidden
        viewBox={`0 ${-above} ${drawn.width} ${above + below}`}
        height="100%"
        style={{ maxWidth: '100%', display: 'block' }}
        fill="currentColor"
      >
        <path d={drawn.d} />
      </svg>
    </Box>
  )
}
