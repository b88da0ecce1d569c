import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import type { Sought } from '../../../wire/replace.ts'
import { say } from '../../../words/say.ts'
import { BelowField } from './below-field.tsx'
import type { SiteSection } from './site-sections.ts'

/** What can be looked in, and where. */
const valueKinds = (): Record<Sought['values'], string> => say().replace.valueKinds
const fileScopes = (): Record<Sought['scope'], string> => say().replace.fileScopes

type Props = { sought: Sought; sections: readonly SiteSection[]; onChange: (sought: Sought) => void }

/** What is searched for, and where. */
export function SearchForm({ sought, sections, onChange }: Props) {
  const change = (part: Partial<Sought>) => onChange({ ...sought, ...part })
  const text = (label: string, name: 'search' | 'replaceWith', more: object = {}) => (
    <TextField
      label={label}
      value={sought[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...more}
    />
  )
  const check = (label: string, name: 'matchCase' | 'wholeWords' | 'isRegular' | 'withTemplates') => (
    <FormControlLabel
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
      control={
        <Checkbox size="small" checked={sought[name]} onChange={({ target }) => change({ [name]: target.checked })} />
      }
    />
  )
  const choice = (label: string, name: 'values' | 'scope', options: Readonly<Record<string, string>>) => (
    <TextField select label={label} value={sought[name]} onChange={({ target }) => change({ [name]: target.value })}>
      {Object.entries(options).map(([value, words]) => (
        <MenuItem key={value} value={value}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Stack spacing={1.5}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        {text(say().replace.search, 'search', { autoFocus: true, multiline: true, maxRows: 4 })}
        {text(say().replace.replaceWith, 'replaceWith', { multiline: true, maxRows: 4 })}
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, maxWidth: { sm: 640 } }}>
        {choice(say().replace.lookIn, 'values', valueKinds())}
        {choice(say().replace.where, 'scope', fileScopes())}
        <BelowField value={sought.below} sections={sections} onChange={(below) => change({ below })} />
      </Stack>
      <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap' }}>
        {check(say().replace.matchCase, 'matchCase')}
        {check(say().replace.wholeWords, 'wholeWords')}
        {check(say().replace.isRegular, 'isRegular')}
        {check(say().replace.withTemplates, 'withTemplates')}
      </Stack>
    </Stack>
  )
}
