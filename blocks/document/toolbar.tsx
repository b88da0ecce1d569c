import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { documentWords } from '../../schema/language/document-words.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginBottom: 12,
  '& > button': { minHeight: 44 },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
})

const Note = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  marginBottom: 16,
  color: 'var(--palette-text-secondary)',
  '@media print': { display: 'none' },
})

export type Tool = { text: string; onUse: () => void; primary?: boolean }

type Props = {
  tools: readonly Tool[]
  /** What was removed last, and how to restore it. */
  undo?: { done: string; onUndo: () => void } | undefined
  isRefused: boolean
  children?: ReactNode
}

/** The actions on a document, the last action, and where the document is stored. */
export function Toolbar({ tools, undo, isRefused, children }: Props) {
  return (
    <>
      <Bar>
        {tools.map(({ text, onUse, primary }) => (
          <Button key={text} variant={primary ? 'contained' : 'outlined'} onClick={onUse}>
            {text}
          </Button>
        ))}
        {children}
      </Bar>
      <Note role="status">
        {isRefused ? documentWords.notStored : documentWords.stored}
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
      </Note>
    </>
  )
}
