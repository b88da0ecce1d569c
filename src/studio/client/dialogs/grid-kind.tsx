import Alert from '@mui/material/Alert'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { say } from '../../words/say.ts'
import { StudioLink } from '../views/studio-link.tsx'
import { addressOfView } from '../views/view-address.ts'

type Props = { grid: NewPageChoices['grids'][number]; onOpen: (address: string) => void }

/** Says where pages of a template are created: their texts follow it, so that none is written by itself. */
export function GridKind({ grid: { name, kind, records }, onOpen }: Props) {
  const [first = ''] = records
  return (
    <Alert severity="info">
      {say().dialogs.kindBefore(kind, records)}{' '}
      <StudioLink underline="always" address={`${addressOfView('grid')}?of=${name}`} onOpen={onOpen}>
        {say().dialogs.kindLink}
      </StudioLink>
      {say().dialogs.kindAfter(first)}
    </Alert>
  )
}
