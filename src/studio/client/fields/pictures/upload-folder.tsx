import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../../words/say.ts'
import { call } from '../../call.ts'
import { foldersOf } from './file-path.ts'
import { FolderField } from './folder-field.tsx'

type Props = {
  /** Empty for none. */
  folder: string
  onChange: (folder: string) => void
}

/** The folder that uploads of a field go into. Few need one, so it is asked for first. */
export function UploadFolder({ folder, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { data: pictures = [] } = useQuery({
    queryKey: ['pictures', 'folders'],
    queryFn: () => call('pictures', {}),
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <Button color="inherit" onClick={() => setOpen(true)}>
        {say().fields.uploadFolder}
      </Button>
    )
  const folders = foldersOf(pictures.map(({ name }) => name))
  return (
    <FolderField
      value={folder}
      folders={folders}
      onChange={onChange}
      helperText={say().pictures.newFolder}
      sx={{ width: 1 }}
      autoFocus
    />
  )
}
