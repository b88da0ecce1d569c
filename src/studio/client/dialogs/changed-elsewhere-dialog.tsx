import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'

type Props = {
  file: string
  mine: string
  theirs: string
  /** What others have done, if it is not a program or a tab of this machine. */
  since?: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Called without a decision, where one is not needed. */
  onClose?: () => void
}

const Version = ({ title, text }: { title: string; text: string }) => (
  <Box sx={{ flex: 1, minWidth: 0 }}>
    <Typography variant="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box
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
      {text === '' ? <em>nothing</em> : text}
    </Box>
  </Box>
)

/** Both versions of a value that was changed here and elsewhere. */
export const ChangedElsewhereDialog = ({ file, mine, theirs, since, onClose, ...props }: Props) => (
  <Dialog open {...(onClose && { onClose })} fullWidth maxWidth="sm" aria-labelledby="changed-elsewhere-title">
    <DialogTitle id="changed-elsewhere-title">Changed elsewhere</DialogTitle>
    <DialogContent>
      <DialogContentText sx={{ mb: 2 }}>
        {since === undefined
          ? `${file} was changed at the same place by another program or tab. Which version counts?`
          : `${since}. In ${file} that is the same place as yours. Which version counts?`}
      </DialogContentText>
      <Box sx={{ display: 'flex', gap: 2, flexDirection: { xs: 'column', sm: 'row' } }}>
        <Version title="Yours" text={mine} />
        <Version title={since === undefined ? 'In the file' : 'Theirs'} text={theirs} />
      </Box>
    </DialogContent>
    <DialogActions>
      {onClose && (
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
      )}
      <Button onClick={props.onTakeTheirs}>Take theirs</Button>
      <Button variant="contained" onClick={props.onKeepMine}>
        Keep mine
      </Button>
    </DialogActions>
  </Dialog>
)
