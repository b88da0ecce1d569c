import Alert from '@mui/material/Alert'
import type { ChangedFileModel } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { sampleWordsIn } from './sample-words.ts'

/** How many texts are named. */
const maxNamed = 6

/** Says which words of new entries nobody has replaced: visitors would read them. */
export function SampleAlert({ files }: { files: readonly ChangedFileModel[] }) {
  const found = sampleWordsIn(files)
  if (found.length === 0) return null
  const named = found
    .slice(0, maxNamed)
    .map(({ title, text }) => say().changes.sampleText(text, title))
    .join(', ')
  return (
    <Alert severity="warning" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {say().changes.sampleWords(found.length, found.length > maxNamed ? `${named} …` : named)}
    </Alert>
  )
}
