import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ChangedFileModel } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { inSentence, inWords } from '../../../words.ts'
import { isInWorkspace } from '../../commands/in-workspace.ts'
import { ExpandIcon } from '../../icons.tsx'
import { ChangedFile } from './changed-file.tsx'

/** How many files are listed at first. */
const firstListed = 60
/** From how many pages on those that follow one template are listed together. */
const fewPages = 4

type Props = {
  files: readonly ChangedFileModel[]
  isTicked: (name: string) => boolean
  /** The revision of the content. */
  revision: number
  onTick: (names: readonly string[], isTicked: boolean) => void
  onOpen: (address: string) => void
  /** Discards all changes of a file, or one of them. */
  onDiscard: (name: string, change?: string) => void
}

const namesOf = (files: readonly ChangedFileModel[]) => files.map(({ name }) => name)

/** A box for several files, with the number of those that are ticked. */
function TickAll({
  files,
  label,
  isTicked,
  onTick,
}: Omit<Props, 'onOpen' | 'onDiscard' | 'revision'> & { label: string }) {
  const ticked = namesOf(files).filter(isTicked).length
  // What a workspace has changed is published together.
  if (isInWorkspace()) return <Typography sx={{ py: 1 }}>{label}</Typography>
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          size="small"
          checked={ticked === files.length}
          indeterminate={ticked > 0 && ticked < files.length}
          onChange={({ target }) => onTick(namesOf(files), target.checked)}
        />
      }
      sx={{ ml: 0 }}
    />
  )
}

function FileList({ files, isTicked, ...on }: Props) {
  const [isWhole, setWhole] = useState(false)
  const listed = isWhole ? files : files.slice(0, firstListed)
  return (
    <>
      <Box component="ul" aria-label={say().changes.files} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {listed.map((file) => (
          <ChangedFile key={file.name} file={file} isTicked={isTicked(file.name)} {...on} />
        ))}
      </Box>
      {listed.length < files.length && (
        <Button onClick={() => setWhole(true)}>{say().changes.moreFiles(files.length - listed.length)}</Button>
      )}
    </>
  )
}

/** The changed files. Pages that follow one template change together, and are folded. */
export function ChangedFiles({ files, ...props }: Props) {
  const followers = Map.groupBy(
    files.filter(({ template }) => template !== undefined),
    ({ template = '' }) => template,
  )
  const folded = [...followers].filter(([, pages]) => pages.length >= fewPages)
  const isFolded = new Set(folded.map(([template]) => template))
  const others = files.filter(({ template }) => template === undefined || !isFolded.has(template))
  return (
    <>
      <TickAll files={files} label={say().changes.allFiles(files.length)} {...props} />
      <FileList files={others} {...props} />
      {folded.map(([template, pages]) => (
        <Accordion key={template} disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary expandIcon={<ExpandIcon />}>
            <Typography variant="h3">
              {say().changes.pagesOfTemplate(pages.length, inSentence(inWords(template)))}
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <TickAll files={pages} label={say().changes.allPages(pages.length)} {...props} />
            <FileList files={pages} {...props} />
          </AccordionDetails>
        </Accordion>
      ))}
    </>
  )
}
