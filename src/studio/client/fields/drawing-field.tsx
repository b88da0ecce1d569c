import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { say } from '../../words/say.ts'
import { inSentence, messageOf } from '../../words.ts'
import { uploadPicture } from '../call.ts'
import { useFields } from '../state/studio-context.ts'
import type { NestedProps } from './field-props.ts'
import { UploadButton } from './pictures/upload-button.tsx'
import { SuggestField } from './suggest-field.tsx'
import { useSetNow } from './use-set-now.ts'

/** The file of a drawing, such as the logo: one of the files of the site, or one that is uploaded here. */
export function DrawingField(props: NestedProps) {
  const { path, label } = props
  const { setup } = useFields()
  const setNow = useSetNow()
  const queries = useQueryClient()
  const [wrong, setWrong] = useState<string>()
  const drawings = setup.fileAddresses.flatMap((address) => (/\.(?:svg|png)$/.test(address) ? [address.slice(1)] : []))

  async function upload(file: File | undefined): Promise<void> {
    if (!file) return
    try {
      const { address } = await uploadPicture(file)
      setWrong(undefined)
      setNow(path, address.slice(1), say().fields.upload(inSentence(label)))
      await queries.invalidateQueries({ queryKey: ['setup'] })
    } catch (error) {
      setWrong(messageOf(error))
    }
  }
  return (
    <Box>
      <SuggestField {...props} suggestions={drawings} />
      <UploadButton label={say().fields.upload(inSentence(label))} onFiles={([file]) => void upload(file)}>
        {say().fields.uploadPicture}
      </UploadButton>
      {wrong && <Alert severity="error">{wrong}</Alert>}
    </Box>
  )
}
