import Alert from '@mui/material/Alert'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { nameAtAddress } from '../../../shared-address.ts'
import { say } from '../../../words/say.ts'
import { ProblemItem } from '../../problems/problem-item.tsx'

type Props = {
  total: number
  /** What was refused because of these errors, in words; missing where it is the site as it is that has them. */
  refused: string | undefined
  listed: readonly { diagnostic: Diagnostic; address?: string }[]
  /** Opens the page or shared file that has an error. */
  onOpen: (address: string) => void
}

/** The errors that keep changes from being published. Each leads to its page. */
export const ChangeProblems = ({ total, refused, listed, onOpen }: Props) => (
  <Alert severity="error" sx={{ mb: 2 }}>
    <Typography variant="h3">
      {refused !== undefined ? say().changes.wouldHaveErrors(refused, total) : say().changes.hasErrors(total)}
    </Typography>
    <List dense disablePadding aria-label={say().changes.errors}>
      {listed.map(({ diagnostic: { fix: _fix, ...diagnostic }, address }) => (
        <ProblemItem
          key={`${diagnostic.file} ${diagnostic.path} ${diagnostic.code} ${diagnostic.line}`}
          diagnostic={diagnostic}
          place={address === undefined ? diagnostic.file : nameAtAddress(address)}
          isFixing={false}
          onSelect={address === undefined ? undefined : () => onOpen(address)}
          onFix={() => undefined}
        />
      ))}
    </List>
  </Alert>
)
