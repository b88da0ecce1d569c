import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ShownSiteLanguage } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { useStudio } from '../store/studio-store.ts'
import { addressOfView } from '../views/view-address.ts'

type Props = {
  /** The languages of the site, that of its files first. */
  languages: readonly ShownSiteLanguage[]
  /** The page that is open, or was open last. */
  address: string
}

/** Chooses the language of the page: that of its files, in which it is edited, or another one, into which it is translated. */
export function LanguageSwitch({ languages, address }: Props) {
  const tag = useStudio(({ translating }) => translating?.tag)
  const go = useStudio(({ go }) => go)
  const source = languages[0]?.tag ?? ''
  return (
    <TextField
      select
      size="small"
      fullWidth={false}
      value={tag ?? source}
      onChange={({ target: { value } }) =>
        go(value === source ? address : `${addressOfView('translation')}?in=${value}`)
      }
      slotProps={{
        select: { SelectDisplayProps: { 'aria-label': say().translation.language } },
      }}
      // On a phone the buttons beside it need the room.
      sx={{
        ml: 0.5,
        flexShrink: { xs: 1, sm: 0 },
        minWidth: 60,
        maxWidth: { xs: 112, sm: 'none' },
        '& .MuiSelect-select': { py: 0.5 },
      }}
    >
      {languages.map(({ tag, name }) => (
        <MenuItem key={tag} value={tag} lang={tag}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
