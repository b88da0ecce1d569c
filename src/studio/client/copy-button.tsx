import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { say } from '../words/say.ts'

type Props = {
  text: string
  /** What it copies, for those who do not see what is beside it. */
  name?: string
  variant?: 'contained'
}

/** Copies a text, and says so; also where the browser does not let it. */
export function CopyButton({ text, name, variant }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  async function copy(): Promise<void> {
    try {
      // Browsers have no clipboard for pages that are not secure.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }
  return (
    <>
      {outcome === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ maxWidth: '24ch' }}>
          {say().shell.notCopied}
        </Typography>
      )}
      <Button {...(name && { 'aria-label': name })} {...(variant && { variant })} onClick={() => void copy()}>
        {outcome === 'copied' ? say().shell.copied : say().common.copy}
      </Button>
    </>
  )
}
