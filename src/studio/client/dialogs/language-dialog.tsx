import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type LanguageTag, languages } from '../../words/languages.ts'
import { say } from '../../words/say.ts'
import { chooseLanguage } from '../language.ts'

const tags = Object.keys(languages) as LanguageTag[]

/** Chooses the language of the studio. Each has the name that it gives itself. */
export const LanguageDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog open onClose={onClose} aria-labelledby="language-title">
    <DialogTitle id="language-title">{say().language.name}</DialogTitle>
    <DialogContent>
      <DialogContentText>{say().language.help}</DialogContentText>
      <RadioGroup
        aria-labelledby="language-title"
        value={say().tag}
        onChange={(_, tag) => chooseLanguage(tag as LanguageTag)}
        sx={{ mt: 1 }}
      >
        {tags.map((tag) => (
          <FormControlLabel key={tag} value={tag} lang={tag} label={languages[tag].name} control={<Radio />} />
        ))}
      </RadioGroup>
    </DialogContent>
    <DialogActions>
      <Button color="inherit" onClick={onClose}>
        {say().common.close}
      </Button>
    </DialogActions>
  </Dialog>
)
