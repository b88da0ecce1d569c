import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Answers } from '../../schema/forms/form-answers.ts'
import type { GroupField } from '../../schema/forms/form-field.ts'
import { Hint } from '../../src/components/forms/fields/field.tsx'
import { FieldError } from '../../src/components/forms/fields/field-error.tsx'
import { rounded } from '../../src/theme/rounded.ts'
import { type Scope, useFormState, useSlotOf } from './form-context.ts'
import { totalOf } from './total.ts'

const Frame = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { padding: 0, marginBottom: 12, font: '700 1.125rem/1.3 var(--font-display)' },
})

const Entry = styled('fieldset')({
  minWidth: 0,
  margin: '0 0 14px',
  padding: '18px 18px 20px',
  border: '1px solid var(--palette-outline)',
  borderRadius: rounded(4),
  '& > legend': { float: 'left', padding: 0, font: '700 1.125rem/1.3 var(--font-display)' },
})

const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', minHeight: 32, marginBottom: 10 })

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
})

const Total = styled('p')({
  fontVariantNumeric: 'tabular-nums',
  '& output': { marginInlineStart: 10, font: '700 1.375rem/1.2 var(--font-display)' },
})

/** The entries of a group in the answers; the page shows them in the same order. */
const entriesOf = (answers: Answers, name: string): readonly Answers[] => {
  const entries = Object.hasOwn(answers, name) ? answers[name] : undefined
  return Array.isArray(entries) ? entries : []
}

type Props = { field: GroupField; scope: Scope; renderEntry: (scope: Scope) => ReactNode }

/** Questions that are asked again for each entry, such as for each receipt. */
export function GroupQuestion({ field, scope, renderEntry }: Props) {
  const { rows, add, remove } = useFormState()
  const { id, error } = useSlotOf(field, scope)
  const { name, item, min, max, total, fields } = field
  const keys = rows[name] ?? []
  const entries = entriesOf(scope.answers, name)
  const starts = entriesOf(scope.start, name)
  return (
    <Frame id={id} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{field.label}</legend>
      {keys.map((key, index) => (
        <Entry key={key} data-entry={key}>
          <legend>
            {item} {index + 1}
          </legend>
          <Head>
            {keys.length > min && (
              <Button
                type="button"
                variant="text"
                onClick={() => remove(name, key)}
                aria-label={`Remove ${item} ${index + 1}`}
                sx={{ minHeight: 36, paddingBlock: 0 }}
              >
                Remove
              </Button>
            )}
          </Head>
          {renderEntry({
            fields,
            answers: entries[index] ?? {},
            start: starts[key] ?? {},
            prefix: `${name}.${key}.`,
            path: `${name}.${index}.`,
          })}
        </Entry>
      ))}
      <Foot>
        <Button type="button" variant="outlined" disabled={keys.length >= max} onClick={() => add(name)} data-add="">
          {keys.length === 0 ? `Add: ${item}` : `Add another: ${item}`}
        </Button>
        {total && (
          <Total>
            {total.label}
            <output>{totalOf(field, entries)}</output>
          </Total>
        )}
      </Foot>
      {field.help && <Hint>{field.help}</Hint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Frame>
  )
}
