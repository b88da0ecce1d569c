import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'

/** The formats that can be uploaded: those that `src/studio/server/calls/picture-calls.ts` accepts. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'
const files = `${pictures},application/pdf,video/mp4,video/webm`

type Props = Pick<ButtonProps, 'variant' | 'color' | 'children'> & {
  /** The name of the input of the files. */
  label: string
  multiple?: boolean
  /** Whether PDFs and films can be chosen, too. */
  isAnyFile?: boolean
  onFiles: (files: File[]) => void
}

/** Chooses picture files, or all that can be stored. */
export function UploadButton({ label, multiple, isAnyFile, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box sx={{ position: 'relative' }}>
      <Button {...button} onClick={() => input.current?.click()} />
      <Box
        component="input"
        ref={input}
        type="file"
        multiple={multiple}
        accept={isAnyFile ? files : pictures}
        aria-label={label}
        tabIndex={-1}
        sx={{ position: 'absolute', insetInlineStart: 0, width: '1px', height: '1px', opacity: 0 }}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </Box>
  )
}
