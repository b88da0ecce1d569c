import TextField from '@mui/material/TextField'
import { say } from '../../words/say.ts'

/** The address of a page that is created or renamed. The server says why it cannot be. */
export const AddressField = ({ value, onChange }: { value: string; onChange: (address: string) => void }) => (
  <TextField
    required
    label={say().dialogs.address}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText={say().dialogs.addressHelp}
  />
)
