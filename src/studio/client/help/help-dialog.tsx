import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { say } from '../../words/say.ts'
import { commandsOf } from '../store/selectors.ts'
import { useStudio } from '../store/studio-store.ts'
import { helpKeys } from './help-keys.ts'
import type { FieldHelpText, HelpTopic } from './help-topic.ts'
import { useHelpTopic } from './use-help-topic.ts'

/** What a field is for, with an example. */
const FieldWords = ({ field: { description, example, isRequired } }: { field: FieldHelpText }) => (
  <>
    {description} {isRequired && say().help.isRequired}
    {example !== undefined && (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {say().help.example(example)}
      </Box>
    )}
  </>
)

/** The block or file in focus, its field, and what all its fields are for. */
function Topic({ topic: { title, description, type, field, fields } }: { topic: HelpTopic }) {
  return (
    <section aria-label={say().help.inFocus}>
      {field && (
        <>
          <Typography variant="h3">{say().help.fieldOf(field.name, title)}</Typography>
          <Typography component="div" variant="body2" sx={{ mb: 2 }}>
            <FieldWords field={field} />
          </Typography>
        </>
      )}
      <Typography variant="h3">{title}</Typography>
      <Typography variant="body2">{description}</Typography>
      {type !== undefined && (
        <Link href={`/gallery#${type}`} target="_blank" rel="noreferrer" variant="body2">
          {say().help.docs}
        </Link>
      )}
      <Box component="details" sx={{ mt: 1.5, mb: 2.5, fontSize: 13 }}>
        <summary>{say().help.allFields(title)}</summary>
        <Box component="dl" sx={{ my: 1, '& dt': { fontWeight: 600 }, '& dd': { m: 0, mb: 1 } }}>
          {fields.map((one) => (
            <div key={one.name}>
              <dt>{one.name}</dt>
              <dd>
                <FieldWords field={one} />
              </dd>
            </div>
          ))}
        </Box>
      </Box>
    </section>
  )
}

type Props = { onTour: () => void; onClose: () => void }

/** Help: what is in focus, and the keys. It leads to the docs and to the tour. */
export function HelpDialog({ onTour, onClose }: Props) {
  const topic = useHelpTopic()
  const keys = helpKeys(useStudio(commandsOf))
  return (
    <Dialog open fullWidth maxWidth="sm" scroll="paper" onClose={onClose} aria-labelledby="help-title">
      <DialogTitle id="help-title">{say().commands.help}</DialogTitle>
      {/* It takes the focus, so that the arrow keys scroll it. */}
      <DialogContent dividers tabIndex={0} aria-labelledby="help-title" role="group">
        {topic && <Topic topic={topic} />}
        <Typography variant="h3" id="help-keys">
          {say().help.keys}
        </Typography>
        <Box component="table" aria-labelledby="help-keys" sx={{ width: 1, fontSize: 13, borderCollapse: 'collapse' }}>
          <tbody>
            {keys.map(({ keys: pressed, does }) => (
              <tr key={pressed + does}>
                <Box component="th" scope="row" sx={{ py: 0.5, pr: 2, textAlign: 'left', whiteSpace: 'nowrap' }}>
                  <kbd>{pressed}</kbd>
                </Box>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onTour}>
          {say().help.takeTour}
        </Button>
        <Button autoFocus variant="contained" onClick={onClose}>
          {say().common.close}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
