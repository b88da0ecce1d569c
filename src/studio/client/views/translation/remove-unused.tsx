import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { TranslatedFile } from '../../../wire/translations.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'

const unusedIn = ({ units }: TranslatedFile) => units.filter(({ state }) => state === 'unused').length

/** Removes the translations whose text is gone, where there are any. */
export function RemoveUnused({ files, tag }: { files: readonly TranslatedFile[]; tag: string }) {
  const perform = useStudio(({ perform }) => perform)
  const address = useStudio(({ address }) => address)
  const [refused, setRefused] = useState<string>()
  const concerned = files.filter((file) => unusedIn(file) > 0)
  if (concerned.length === 0) return null
  const request = { tag, files: concerned.map(({ file }) => file) }
  return (
    <>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
      <Button
        color="inherit"
        sx={{ alignSelf: 'flex-start' }}
        onClick={async () => setRefused(await perform(() => call('removeUnused', request, { shown: address })))}
      >
        {say().translation.removeUnused(concerned.reduce((sum, file) => sum + unusedIn(file), 0))}
      </Button>
    </>
  )
}
