import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { Diagnostic } from '../../../../../schema/diagnostic.ts'
import { sharedAddress } from '../../../../render/marks/marks.ts'
import { messageInLanguage } from '../../../diagnostic-texts.ts'
import { say } from '../../../words/say.ts'
import { StudioLink } from '../studio-link.tsx'

/** How many problems are listed. */
const maxListed = 8

type Props = {
  problems: readonly Diagnostic[]
  /** A file that is not there yet. */
  newFile?: string
  onOpen: (address: string) => void
}

/** What is missing before pages can be written, each with a way to where it belongs. */
export function ProblemList({ problems, newFile, onOpen }: Props) {
  if (problems.length === 0) return null
  return (
    <Alert severity="error">
      {say().grid.notBefore}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.slice(0, maxListed).map((found) => {
          const isThere = found.file.includes('_data/') && found.file !== newFile
          const address = isThere ? sharedAddress(found.file) : undefined
          return (
            <li key={`${found.file} ${found.path} ${found.message}`}>
              {messageInLanguage(found).replaceAll('`', '')}{' '}
              {address && (
                <StudioLink address={address} onOpen={onOpen} underline="always" color="inherit">
                  {say().common.open}
                </StudioLink>
              )}
            </li>
          )
        })}
        {problems.length > maxListed && <li>{say().store.andMore(problems.length - maxListed)}</li>}
      </Box>
    </Alert>
  )
}
