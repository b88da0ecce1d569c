import Alert from '@mui/material/Alert'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { StudioLink } from '../views/studio-link.tsx'
import { addressOfView } from '../views/view-address.ts'

type Props = { grid: NewPageChoices['grids'][number]; onOpen: (address: string) => void }

/** Says where pages of a template are created: their texts follow it, so that none is written by itself. */
export function GridKind({ grid: { name, kind, records }, onOpen }: Props) {
  const [first = ''] = records
  return (
    <Alert severity="info">
      Pages of the kind “{kind}” follow a template: there is one for each {records.join(' and ')}. Tick it in the{' '}
      <StudioLink underline="always" address={`${addressOfView('grid')}?of=${name}`} onOpen={onOpen}>
        grid of pages
      </StudioLink>
      . There, “New {first}” adds a {first} with all of its pages.
    </Alert>
  )
}
