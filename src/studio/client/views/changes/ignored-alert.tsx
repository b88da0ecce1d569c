import Alert from '@mui/material/Alert'
import { say } from '../../../words/say.ts'

/** How many files are named. */
const maxNamed = 6

/** Names the files that never reach anybody else, since git ignores them. */
export function IgnoredAlert({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const named = names.slice(0, maxNamed).join(', ')
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {say().changes.ignored(names.length, names.length > maxNamed ? `${named} …` : named)}
    </Alert>
  )
}
