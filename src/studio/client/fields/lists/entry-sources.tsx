import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { say } from '../../../words/say.ts'
import { type FieldPath, partPath } from '../../page-blocks/block-change.ts'
import { nameOfShared, titleOfShared } from '../../shared-files.ts'
import { useFields } from '../../state/studio-context.ts'

/** The ways to the files that the entries of a list come from: there they are added, ordered and removed. */
export function EntrySources({ path, entries }: { path: FieldPath; entries: number }) {
  const { written, setup, openFile } = useFields()
  const files = Array.from({ length: entries }, (_, index) => written.origins[partPath(path, index)]?.file ?? '')
  const names = new Set(files.flatMap((file) => nameOfShared(file) ?? []))
  return (
    <Stack sx={{ mt: 0.75, alignItems: 'flex-start' }}>
      {[...names].map((name) => (
        <Button key={name} onClick={() => openFile(name)}>
          {say().fields.open(titleOfShared(name, setup))}
        </Button>
      ))}
    </Stack>
  )
}
