import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { isSharedAddress } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import type { ShownFile } from './shown-file.ts'

type Props = {
  /** The page that is open. */
  page: PageModel
  shown: ShownFile
  /** How many pages show a shared file, once all pages have been read. */
  reach: number | undefined
  /** Shows the file of the page. */
  onPage: () => void
}

/** Says which file the pane shows, and how many pages a change in it affects. */
export function YamlHead({ page, shown, reach, onPage }: Props) {
  const isShared = isSharedAddress(shown.address)
  return (
    <Stack
      direction="row"
      sx={{
        px: 1.5,
        py: 0.5,
        columnGap: 1,
        alignItems: 'center',
        minHeight: 36,
        flexWrap: 'wrap',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere', fontSize: 12, fontWeight: 600 }}>{shown.file}</Box>
      {isShared && (
        <Chip
          size="small"
          color="warning"
          variant="outlined"
          label={reach === undefined ? say().common.everywhere : say().yaml.everywhere(reach)}
        />
      )}
      {!isShared && shown.file !== page.file && <Chip size="small" variant="outlined" label={say().yaml.anotherPage} />}
      {shown.file !== page.file && <Button onClick={onPage}>{say().yaml.fileOfPage}</Button>}
    </Stack>
  )
}
