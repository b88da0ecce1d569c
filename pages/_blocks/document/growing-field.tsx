import { styled } from '@mui/material/styles'
import { rounded } from 'marquee'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** The field and a copy of its text share a cell of a grid, so the field is always as tall as its text. */
const Frame = styled('span')({
  display: 'grid',
  // The text is aligned with the headings, so the frame of the field extends beyond it.
  marginInline: -9,
  '& > textarea, & > span': {
    gridArea: '1 / 1',
    minWidth: 0,
    padding: '4px 8px',
    border: '1px solid transparent',
    borderRadius: rounded(1.5),
    font: 'inherit',
    letterSpacing: 'inherit',
    textAlign: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& > span': { visibility: 'hidden' },
  '& > textarea': {
    resize: 'none',
    overflow: 'hidden',
    background: 'none',
    color: 'inherit',
    minHeight: 0,
    '&::placeholder': { color: 'var(--palette-text-secondary)', opacity: 1, fontWeight: 400 },
    '&:hover': { borderColor: 'var(--palette-outline)' },
    '&:focus-visible': {
      outline: '2px solid var(--palette-primary-text)',
      outlineOffset: 0,
      background: 'var(--palette-background-default)',
    },
  },
  '@media print': {
    marginInline: 0,
    '&[data-empty]': { display: 'none' },
    '& > textarea': { display: 'none' },
    '& > span': { visibility: 'visible', padding: 0, border: 0 },
  },
})

type Props = {
  id: string
  label: string
  value: string
  placeholder: string
  isHydrated: boolean
  native: UseFormRegisterReturn
  /** Enter ends the field instead of breaking the line. */
  onEnter?: () => void
  describedBy?: string | undefined
}

/**
 * A field within a text: as tall as its content, and plain text on paper. Native: `InputBase` measures its height by a
 * script.
 */
export function GrowingField({ id, label, value, placeholder, isHydrated, native, onEnter, describedBy }: Props) {
  return (
    <Frame data-empty={value.trim() === '' ? '' : undefined}>
      <span aria-hidden="true">{`${value || placeholder} `}</span>
      <textarea
        {...native}
        id={id}
        aria-label={label}
        aria-describedby={describedBy}
        rows={1}
        value={value}
        placeholder={placeholder}
        readOnly={!isHydrated}
        spellCheck
        maxLength={4000}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
      />
    </Frame>
  )
}
