import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { isSharedAddress } from '../../../shared-address.ts'
import type { ChangedFileModel } from '../../../wire/publish.ts'
import { say } from '../../../words/say.ts'
import { isInWorkspace } from '../../commands/in-workspace.ts'
import { Thumbnail } from '../../fields/pictures/thumbnail.tsx'
import { PictureHistoryButton } from '../../history/picture-history-button.tsx'
import { PicturesButton } from '../../history/pictures-button.tsx'
import { useStudio } from '../../store/studio-store.ts'
import { ChangedText } from './changed-text.tsx'

const stateColours = { changed: 'default', new: 'success', deleted: 'error', moved: 'default' } as const

type Props = {
  file: ChangedFileModel
  isTicked: boolean
  /** The revision of the content. */
  revision: number
  onTick: (names: readonly string[], isTicked: boolean) => void
  /** Opens a page or a shared file by its address. */
  onOpen: (address: string) => void
  /** Discards all changes of a file, or one of them. */
  onDiscard: (name: string, change?: string) => void
}

/** Whether a file is a picture that was committed before. */
const hasEarlierPicture = ({ name, state }: ChangedFileModel) => name.startsWith('_public/images/') && state !== 'new'

/** The name of a picture that was never committed; `undefined` for other files. */
const newPicture = ({ name, state }: ChangedFileModel): string | undefined =>
  state === 'new' ? /^_public\/images\/(.+)\.\w+$/.exec(name)?.[1] : undefined

/** A changed file: its title, whether it belongs to what is published, and what changed in it. */
export const ChangedFile = memo(({ file, isTicked, revision, onTick, onOpen, onDiscard }: Props) => {
  const { name, from, state, title, address, template, language, texts = 0, changes } = file
  const openTranslation = useStudio(({ openTranslation }) => openTranslation)
  const chip = say().changes.states[state]
  const picture = newPicture(file)
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {!isInWorkspace() && (
          <Checkbox
            size="small"
            checked={isTicked}
            onChange={({ target }) => onTick([name], target.checked)}
            slotProps={{ input: { 'aria-label': title } }}
          />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {texts > 0 ? say().changes.withTexts(title, texts) : title}
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {from === undefined ? name : `${from} → ${name}`}
          </Typography>
        </Box>
        {picture !== undefined && <Thumbnail name={picture} focus={undefined} />}
        {chip && <Chip size="small" variant="outlined" label={chip} color={stateColours[state]} />}
        {hasEarlierPicture(file) && <PictureHistoryButton title={title} file={file.file} />}
        {address !== undefined && state !== 'deleted' && (
          <Button
            aria-label={say().fields.open(title)}
            onClick={() => (language === undefined ? onOpen(address) : openTranslation(address, language))}
          >
            {say().common.open}
          </Button>
        )}
        {template === undefined && (
          <Button color="inherit" aria-label={say().changes.discardChanges(title)} onClick={() => onDiscard(name)}>
            {say().common.discard}
          </Button>
        )}
      </Stack>
      {changes.length > 0 && address !== undefined && language === undefined && !isSharedAddress(address) && (
        <Box sx={{ pl: { xs: 0, sm: 4 } }}>
          <PicturesButton address={address} commit="HEAD" revision={revision} />
        </Box>
      )}
      {changes.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, pl: { xs: 0, sm: 5 }, listStyle: 'none' }}>
          {changes.map((change, index) => (
            <ChangedText
              // biome-ignore lint/suspicious/noArrayIndexKey: two changes may have the same words
              key={index}
              change={change}
              onDiscard={changes.length > 1 && change.id !== undefined ? () => onDiscard(name, change.id) : undefined}
            />
          ))}
        </Box>
      )}
    </Box>
  )
})
