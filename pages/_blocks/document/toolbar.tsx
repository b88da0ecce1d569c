import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { documentWords } from '../_documents/document-words.ts'

const bar = {
  flexWrap: 'wrap',
  alignItems: 'center',
  mb: 1.5,
  '& > button': { minHeight: 44 },
  '@media (scripting: none), print': { display: 'none' },
}

const note = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  mb: 2,
  color: 'text.secondary',
  // Without scripts nothing is stored.
  '@media (scripting: none), print': { display: 'none' },
}

export type Tool = { text: string; onUse: () => void; primary?: boolean }

type Props = {
  tools: readonly Tool[]
  /** What was removed last, and how to restore it. */
  undo?: { done: string; onUndo: () => void } | undefined
  isStored: boolean
}

/** The actions on a document, the last action, and where the document is stored. */
export function Toolbar({ tools, undo, isStored }: Props) {
  return (
    <>
      <Stack direction="row" spacing={1.25} sx={bar}>
        {tools.map(({ text, onUse, primary }) => (
          <Button key={text} variant={primary ? 'contained' : 'outlined'} onClick={onUse}>
            {text}
          </Button>
        ))}
      </Stack>
      <Stack direction="row" role="status" sx={note}>
        {isStored ? documentWords.stored : documentWords.notStored}
        {undo && (
          <span>
            {undo.done}{' '}
            <Link
              component="button"
              type="button"
              onClick={undo.onUndo}
              sx={{ minHeight: 44, px: 0.75, color: 'primary.text', fontWeight: 650 }}
            >
              {documentWords.undo}
            </Link>
          </span>
        )}
      </Stack>
    </>
  )
}
