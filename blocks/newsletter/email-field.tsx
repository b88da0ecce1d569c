import TextField from '@mui/material/TextField'
import { newsletterWords } from './words.ts'

/** The one question. Browsers check it by the rule of the service. */
export const EmailField = ({ id, name }: { id: string; name: string }) => (
  <TextField
    id={id}
    name={name}
    type="email"
    label={newsletterWords.email}
    fullWidth
    slotProps={{ htmlInput: { required: true, autoComplete: 'email', maxLength: 200 } }}
  />
)
