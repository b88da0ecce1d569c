import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FileVersion } from '../../wire/history.ts'
import { say } from '../../words/say.ts'
import { ExpandIcon } from '../icons.tsx'
import { useSiteTimes } from '../state/use-site-times.ts'
import { ChangedText } from '../views/changes/changed-text.tsx'
import { PicturesButton } from './pictures-button.tsx'

/** How many changes of a version are listed. */
const maxListed = 20

const wordsOf = ({ changes }: FileVersion) =>
  changes.length === 0 ? say().history.created : changes.map(({ words }) => words).join(', ')

type Props = {
  version: FileVersion
  /** The page whose pictures can be shown; missing for a shared file. */
  page: { address: string; revision: number } | undefined
  isDisabled: boolean
  onRestore: () => void
  /** Restores a block that the file has no more. */
  onRestoreBlock: (block: FileVersion['gone'][number]) => void
}

/** A version: who committed it and when, what changed, and what can be restored from it. */
export function VersionItem({ version, page, isDisabled, onRestore, onRestoreBlock }: Props) {
  const { commit, author, at, subject, changes, isNow, isOfTemplate, gone } = version
  const { dayAndTime } = useSiteTimes()
  const rest = changes.length - maxListed
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h3' } }}
      sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />}>
        <Box sx={{ minWidth: 0 }}>
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {commit === undefined
              ? say().history.notCommittedYet
              : `${at === undefined ? '' : dayAndTime(at)}, ${author}: ${subject}`}
            {isOfTemplate && ` ${say().history.inTemplate}`}
          </Typography>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {wordsOf(version)}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {changes.slice(0, maxListed).map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
            <ChangedText key={index} change={change} />
          ))}
        </Box>
        {rest > 0 && <Typography variant="body2">{say().history.moreChanges(rest)}</Typography>}
        {commit !== undefined && (
          <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {isNow ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {say().history.isNow}
              </Typography>
            ) : (
              <Button variant="outlined" disabled={isDisabled} onClick={onRestore}>
                {say().history.restore}
              </Button>
            )}
            {gone.map((block) => (
              <Button key={block.path.join('.')} disabled={isDisabled} onClick={() => onRestoreBlock(block)}>
                {say().history.restoreBlock(block.words)}
              </Button>
            ))}
            {page && !isNow && <PicturesButton {...page} commit={commit} />}
          </Stack>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
