import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { count } from '../../../../schema/writing/count.ts'
import type { FileVersion } from '../../wire/history.ts'
import { ExpandIcon } from '../icons.tsx'
import { ChangedText } from '../views/changes/changed-text.tsx'
import { PicturesButton } from './pictures-button.tsx'

/** How many changes of a version are listed. */
const maxListed = 20

const dayAndTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

const wordsOf = ({ changes }: FileVersion) =>
  changes.length === 0 ? 'Created' : changes.map(({ words }) => words).join(', ')

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
              ? 'Not committed yet'
              : `${at === undefined ? '' : dayAndTime.format(new Date(at))}, ${author}: ${subject}`}
            {isOfTemplate && ' (in the template, with all its pages)'}
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
        {rest > 0 && <Typography variant="body2">And {count(rest, 'more change')}.</Typography>}
        {commit !== undefined && (
          <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            {isNow ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                This is how it is now.
              </Typography>
            ) : (
              <Button variant="outlined" disabled={isDisabled} onClick={onRestore}>
                Restore
              </Button>
            )}
            {gone.map((block) => (
              <Button key={block.path.join('.')} disabled={isDisabled} onClick={() => onRestoreBlock(block)}>
                Restore {block.words}
              </Button>
            ))}
            {page && !isNow && <PicturesButton {...page} commit={commit} />}
          </Stack>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
