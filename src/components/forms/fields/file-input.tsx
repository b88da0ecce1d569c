import type { ComponentProps } from 'react'
import { rounded } from '../../../theme/rounded.ts'
import { Input } from './field.tsx'

const look = {
  borderStyle: 'dashed',
  '& input': { padding: '7px', color: 'text.secondary', cursor: 'pointer' },
  '& input::file-selector-button': {
    minHeight: 34,
    marginInlineEnd: '14px',
    padding: '4px 14px',
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(2),
    background: 'var(--palette-background-paper)',
    color: 'text.primary',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'inherit',
  },
  '&:has(:disabled)': { display: 'none' },
}

/**
 * A field for files, not a button with a hidden one: the browser shows what is chosen before any script, and takes
 * files that are dropped on it. A disabled one is not shown.
 */
export const FileInput = (props: ComponentProps<'input'>) => <Input {...props} type="file" sx={look} />
