import TextField from '@mui/material/TextField'

/** The address of a page that is created or renamed. The server says why it cannot be. */
export const AddressField = ({ value, onChange }: { value: string; onChange: (address: string) => void }) => (
  <TextField
    required
    label="Address"
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText="It begins with / and uses small letters, digits and hyphens, such as /summer-tour."
  />
)
