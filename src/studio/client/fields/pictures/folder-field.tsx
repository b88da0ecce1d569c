import Autocomplete from '@mui/material/Autocomplete'
import type { SxProps } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { say } from '../../../words/say.ts'

type Props = {
  /** Empty for none. */
  value: string
  /** The folders that there are. */
  folders: readonly string[]
  onChange: (folder: string) => void
  helperText?: string
  sx?: SxProps
  autoFocus?: boolean
}

/** A folder of files: one that there is, or a new one. */
export const FolderField = ({ value, folders, onChange, helperText, sx, autoFocus = false }: Props) => (
  <Autocomplete
    freeSolo
    size="small"
    options={folders}
    inputValue={value}
    onInputChange={(_, folder) => onChange(folder)}
    sx={sx ?? null}
    renderInput={(params) => (
      <TextField
        {...params}
        autoFocus={autoFocus}
        label={say().pictures.folder}
        placeholder={say().pictures.noFolder}
        helperText={helperText}
      />
    )}
  />
)
