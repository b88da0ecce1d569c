import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { say } from '../../words/say.ts'
import { inSentence } from '../../words.ts'

type Props = {
  file: string
  /** Where in the file the value is, in words. */
  place?: string | undefined
  /** Both versions; missing where it was deleted. */
  mine: string | undefined
  theirs: string | undefined
  /** What others have done, if it is not a program or a tab of this machine. */
  since?: string
  /** What was edited is gone, or cannot be distinguished from others: only theirs can be chosen. */
  isGone?: boolean | undefined
  /** Both versions of a picture, as data addresses. */
  pictures?: { mine?: string; theirs?: string } | undefined
  onKeepMine: () => void
  /** Writes both; missing where only one can count. */
  onKeepBoth?: (() => void) | undefined
  onTakeTheirs: () => void
  /** Called without a decision, where one is not needed. */
  onClose?: () => void
}

type VersionProps = { title: string; text: string | undefined; gone: string; picture: string | undefined }

const Version = ({ title, text, gone, picture }: VersionProps) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    {/* A long text scrolls by keyboard, too. */}
    <Box
      role="region"
      aria-label={title}
      tabIndex={0}
      sx={{
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.default',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        maxHeight: 280,
        overflow: 'auto',
      }}
    >
      {picture !== undefined && (
        <Box component="img" src={picture} alt="" sx={{ display: 'block', maxWidth: 1, maxHeight: 220, mb: 1 }} />
      )}
      {text === '' ? <em>{say().fields.nothing}</em> : (text ?? <em>{gone}</em>)}
    </Box>
  </Box>
)

/** What the buttons do where one side has deleted what the other one has changed. */
function deletionWords({ mine, theirs, isGone }: Pick<Props, 'mine' | 'theirs' | 'isGone'>): string | undefined {
  if (isGone) return say().dialogs.gone
  if (theirs === undefined) return say().dialogs.deletedThere
  return mine === undefined ? say().dialogs.deletedHere : undefined
}

/** Both versions of a value that was changed here and elsewhere. */
export function ChangedElsewhereDialog({ file, place, mine, theirs, since, isGone, onClose, ...props }: Props) {
  const { pictures, onKeepBoth } = props
  const deletion = deletionWords({ mine, theirs, isGone })
  const where = place === undefined ? file : `${file}, ${inSentence(place)},`
  return (
    <Dialog open {...(onClose && { onClose })} fullWidth maxWidth="sm" aria-labelledby="changed-elsewhere-title">
      <DialogTitle id="changed-elsewhere-title">{say().dialogs.changedElsewhere}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {since === undefined ? say().dialogs.changedAtSamePlace(file) : say().dialogs.changedSince(since, where)}
        </DialogContentText>
        <Box sx={{ display: 'flex', gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
          <Version title={say().dialogs.yours} text={mine} gone={say().dialogs.goneHere} picture={pictures?.mine} />
          <Version
            title={since === undefined ? say().dialogs.inFile : say().dialogs.theirs}
            text={theirs}
            picture={pictures?.theirs}
            gone={isGone ? say().dialogs.notFound : say().dialogs.goneElsewhere}
          />
        </Box>
        {onKeepBoth && (
          <DialogContentText sx={{ mt: 2 }}>
            {pictures ? say().dialogs.keepBothPictures : say().dialogs.keepBothTexts}
          </DialogContentText>
        )}
        {deletion !== undefined && <DialogContentText sx={{ mt: 2 }}>{deletion}</DialogContentText>}
      </DialogContent>
      <DialogActions>
        {onClose && (
          <Button color="inherit" onClick={onClose}>
            {say().common.cancel}
          </Button>
        )}
        <Button onClick={props.onTakeTheirs}>{say().dialogs.takeTheirs}</Button>
        {onKeepBoth && <Button onClick={onKeepBoth}>{say().dialogs.keepBoth}</Button>}
        {!isGone && (
          <Button variant="contained" onClick={props.onKeepMine}>
            {say().dialogs.keepMine}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
