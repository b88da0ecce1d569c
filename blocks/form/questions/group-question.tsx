import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { displayFont, rounded } from 'marquee'
import { fieldAttributes, HintAndError } from 'marquee/forms'
import { fill } from 'marquee/words'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray } from 'react-hook-form'
import type { Answers } from '../../../schema/forms/answers.ts'
import type { GroupField } from '../../../schema/forms/form-field.ts'
import { formsWords } from '../../../schema/language/forms-words.ts'
import { totalOf } from '../total.ts'
import { type QuestionScope, useFieldOf } from './questions-context.ts'

const Frame = styled('fieldset')({
  '& > legend': { marginBottom: 12, ...displayFont('1.125rem', 1.3) },
})

const Entry = styled('fieldset')({
  marginBottom: 14,
  padding: '18px 18px 20px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(4),
  '& > legend': { float: 'inline-start', ...displayFont('1.125rem', 1.3) },
})

const foot = { flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 20px' }

const sum = {
  fontVariantNumeric: 'tabular-nums',
  '& output': { marginInlineStart: 1.25, ...displayFont('1.375rem', 1.2) },
}

/** The answers of each entry of a group. */
const entriesOf = (answers: Answers, name: string): readonly Answers[] => {
  const entries = Object.hasOwn(answers, name) ? answers[name] : undefined
  return Array.isArray(entries) ? entries : []
}

type Props = { field: GroupField; scope: QuestionScope; renderEntry: (scope: QuestionScope) => ReactNode }

/** Questions that are asked again for each entry, such as for each receipt. */
export function GroupQuestion({ field, scope, renderEntry }: Props) {
  const { id, error } = useFieldOf(field, scope)
  const { name, item, min, max, total, fields } = field
  const { fields: rows, append, remove } = useFieldArray({ name })
  const entries = entriesOf(scope.answers, name)
  const fieldProps = { id, hint: field.help, error }
  const addButton = useRef<HTMLButtonElement>(null)
  const removeEntry = (index: number) => {
    // At once: the button to add an entry may be disabled until then, and cannot have the focus.
    flushSync(() => remove(index))
    addButton.current?.focus()
  }
  return (
    <Frame id={id} aria-describedby={fieldAttributes(fieldProps)['aria-describedby']}>
      <legend>{field.label}</legend>
      {rows.map((row, index) => (
        <Entry key={row.id}>
          <legend>
            {item} {index + 1}
          </legend>
          <Stack direction="row" sx={{ justifyContent: 'flex-end', minHeight: 32, mb: 1.25 }}>
            {rows.length > min && (
              <Button
                variant="text"
                onClick={() => removeEntry(index)}
                aria-label={fill(formsWords.removeNamed, { name: `${item} ${index + 1}` })}
                sx={{ minHeight: 36, paddingBlock: 0 }}
              >
                {formsWords.remove}
              </Button>
            )}
          </Stack>
          {renderEntry({ fields, answers: entries[index] ?? {}, prefix: `${name}.${index}.` })}
        </Entry>
      ))}
      <Stack direction="row" sx={foot}>
        <Button
          ref={addButton}
          variant="outlined"
          disabled={rows.length >= max}
          onClick={() => append({}, { shouldFocus: false })}
          data-add=""
        >
          {fill(rows.length === 0 ? formsWords.add : formsWords.addAnother, { item })}
        </Button>
        {total && (
          <Typography sx={sum}>
            {total.label}
            <output>{totalOf(field, entries)}</output>
          </Typography>
        )}
      </Stack>
      <HintAndError {...fieldProps} />
    </Frame>
  )
}
