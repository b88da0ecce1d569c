import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { languageName } from '../../../language-name.ts'
import type { ShownSiteLanguage } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'

/** Begins the translation of a page, at an address of its own. */
export function BeginForm({ address, language }: { address: string; language: ShownSiteLanguage }) {
  const { tag } = language
  const name = languageName(language)
  const perform = useStudio(({ perform }) => perform)
  const [path, setPath] = useState(address === '/' ? `/${tag}` : `/${tag}${address}`)
  const [refused, setRefused] = useState<string>()
  const isFixed = address === '/' || address === '/404'
  return (
    <Stack
      component="form"
      spacing={1.5}
      onSubmit={async (event) => {
        event.preventDefault()
        const own = isFixed ? {} : { path }
        setRefused(await perform(() => call('beginTranslation', { address, tag, ...own }, { shown: address })))
      }}
    >
      <Alert severity="info">{say().translation.notThere(name)}</Alert>
      {!isFixed && (
        <TextField
          size="small"
          label={say().translation.address(name)}
          helperText={say().translation.addressHelp}
          value={path}
          onChange={({ target }) => setPath(target.value)}
        />
      )}
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        {say().translation.begin}
      </Button>
    </Stack>
  )
}
