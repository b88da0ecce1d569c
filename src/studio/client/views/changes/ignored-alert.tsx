import Alert from '@mui/material/Alert'
import { count } from '../../../../../schema/writing/count.ts'

/** How many files are named. */
const maxNamed = 6

/** Names the files that never reach anybody else, since git ignores them. */
export function IgnoredAlert({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const it = names.length === 1 ? 'it' : 'them'
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      Git ignores {count(names.length, 'file')} of the site, so nobody else gets {it}:{' '}
      {names.slice(0, maxNamed).join(', ')}
      {names.length > maxNamed && ' …'}. A line of the file .gitignore says so: take it out if others should get {it}.
    </Alert>
  )
}
