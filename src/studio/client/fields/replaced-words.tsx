import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { stringify } from 'yaml'
import { inSentence } from '../../words.ts'
import type { FieldPath } from '../page-blocks/block-change.ts'
import { useFields } from '../state/studio-context.ts'

type Props = { path: FieldPath; label: string; isOfTemplate: boolean }

/** Below a value of the page that replaces shared words: shows these words, and restores them. */
export function ReplacedWords({ path, label, isOfTemplate }: Props) {
  const { written, change } = useFields()
  const [isOpen, setOpen] = useState(false)
  const shared = written.replaced[path]
  const text = typeof shared === 'string' ? shared : stringify(shared, { lineWidth: 0 }).trimEnd()
  return (
    <>
      <Typography component="div" variant="caption" sx={{ px: 0.5, color: 'text.secondary' }}>
        Own words of this page.
      </Typography>
      <Button
        title={isOfTemplate ? 'Shows the words of the template again' : 'Shows the shared words again'}
        onClick={() => change({ kind: 'set', path, value: undefined }, `Give back ${inSentence(label)}`, 'now')}
      >
        Give back
      </Button>
      {shared !== undefined && (
        <Button color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOfTemplate ? "Show the template's words" : 'Show the shared words'}
        </Button>
      )}
      {isOpen && (
        <Box sx={{ px: 0.5, pb: 0.5, fontSize: 13, color: 'text.secondary', whiteSpace: 'pre-wrap' }}>{text}</Box>
      )}
    </>
  )
}
