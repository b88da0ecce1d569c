import Button from '@mui/material/Button'
import { useState } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'

/**
 * Copies a text to the clipboard and says so. Where the browser has no clipboard, it shows the text to copy by hand.
 */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'by hand'>('ready')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('by hand')
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={copy}>
        {state === 'copied' ? formsWords.copied : children}
      </Button>
      {state === 'by hand' && (
        <textarea
          readOnly
          rows={6}
          value={text}
          aria-label={formsWords.textToCopy}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
