import Alert from '@mui/material/Alert'
import DialogContentText from '@mui/material/DialogContentText'
import { useQuery } from '@tanstack/react-query'
import type { FileMovePlan, FileMoveRequest } from '../../../wire/file-moves.ts'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { useStudio } from '../../store/studio-store.ts'
import { FileUses } from './file-uses.tsx'

/** What another path of a file leads to; nothing without a request. */
export function useFileMovePlan(request: FileMoveRequest | undefined) {
  const revision = useStudio(({ page }) => page?.revision)
  return useQuery({
    queryKey: ['planFileMove', request, revision],
    queryFn: () => call('planFileMove', request ?? { file: '' }),
    enabled: request !== undefined,
    placeholderData: (before: FileMovePlan | undefined) => before,
    gcTime: 0,
    retry: false,
  })
}

/** Says where a file is then, and which places change. */
export function PlannedUses({ plan: { address, uses, refusal } }: { plan: FileMovePlan }) {
  const go = useStudio(({ go }) => go)
  const places = uses.reduce((sum, one) => sum + one.places, 0)
  if (refusal !== undefined) return <Alert severity="warning">{refusal}</Alert>
  return (
    <div>
      <DialogContentText role="status" variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {say().pictures.willBe(address)} {say().pictures.placesChange(places)}
      </DialogContentText>
      <FileUses
        uses={uses.map(({ places, ...one }) => ({ ...one, title: say().pictures.titleWithPlaces(one.title, places) }))}
        none=""
        onOpen={go}
      />
    </div>
  )
}
