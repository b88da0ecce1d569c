import Alert from '@mui/material/Alert'
import { count } from '../../../../../schema/writing/count.ts'
import type { ChangedFileModel } from '../../../wire/publish.ts'
import { sampleWordsIn } from './sample-words.ts'

/** How many texts are named. */
const maxNamed = 6

/** Says which words of new entries nobody has replaced: visitors would read them. */
export function SampleAlert({ files }: { files: readonly ChangedFileModel[] }) {
  const found = sampleWordsIn(files)
  if (found.length === 0) return null
  const named = found.slice(0, maxNamed).map(({ title, text }) => `“${text}” in ${title}`)
  return (
    <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {count(found.length, 'text')} {found.length === 1 ? 'is' : 'are'} still what a new entry began with:{' '}
      {named.join(', ')}
      {found.length > maxNamed && ' …'}. Visitors would read {found.length === 1 ? 'it' : 'them'}.
    </Alert>
  )
}
