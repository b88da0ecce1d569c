import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import { rounded } from 'marquee'
import { fill } from 'marquee/words'
import { problemText, readCell } from '../_documents/cell.ts'
import { documentWords } from '../_documents/document-words.ts'
import type { SheetFact } from '../_documents/sheet.ts'
import { labelOf } from '../_documents/sheet-label.ts'
import { CellField } from './cell-field.tsx'

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: '12px 20px',
  marginBottom: 24,
  '& label': {
    marginBottom: 4,
    color: 'var(--palette-text-secondary)',
    fontSize: '0.9375rem',
  },
  '& input, & select': {
    width: '100%',
    minHeight: 44,
    padding: '6px 10px',
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(2),
    background: 'var(--palette-background-paper)',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
  '& [aria-invalid=true]': {
    borderColor: 'var(--palette-error-main)',
    boxShadow: 'inset 3px 0 var(--palette-error-main)',
  },
  '& p': { marginTop: 4, '&&': { color: 'var(--palette-error-main)' }, fontSize: '0.875rem' },
})

type Props = {
  id: string
  facts: readonly SheetFact[]
  typed: Readonly<Record<string, string>>
  isHydrated: boolean
  onChange: (name: string, text: string) => void
}

/** The fields above the table. */
export function SheetFacts({ id, facts, typed, isHydrated, onChange }: Props) {
  if (facts.length === 0) return null
  return (
    <Fields>
      {facts.map((fact, at) => {
        const text = typed[fact.name] ?? ''
        const read = readCell(fact.type, text, fact.choices)
        const field = `${id}-fact-${at}`
        return (
          <FormControl key={fact.name}>
            <FormLabel htmlFor={field}>{labelOf(fact)}</FormLabel>
            <CellField
              id={field}
              of={fact}
              text={text}
              isHydrated={isHydrated}
              error={read.ok ? undefined : `${field}-error`}
              onChange={(next) => onChange(fact.name, next)}
            />
            {!read.ok && (
              <FormHelperText id={`${field}-error`}>
                {fill(documentWords.factError, { name: labelOf(fact), problem: problemText(read.problem) })}
              </FormHelperText>
            )}
          </FormControl>
        )
      })}
    </Fields>
  )
}
