import { styled } from '@mui/material/styles'
import { Bullets } from 'marquee'
import { fill } from 'marquee/words'
import type { FieldValues, UseFormRegister } from 'react-hook-form'
import { documentWords } from '../_documents/document-words.ts'
import { RemoveButton, SmallButton } from './buttons.tsx'
import { GrowingField } from './growing-field.tsx'
import { inserted, without } from './list-edits.ts'
import type { Edit } from './use-stored-form.ts'

const List = styled(Bullets)({
  paddingInlineStart: 22,
  '& li': { paddingInlineStart: 8 },
  '& li::marker': { color: 'var(--palette-text-secondary)' },
  '& li > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 44px' },
  '@media print': {
    '& li > div': { display: 'block' },
    '& li:has([data-empty])': { display: 'none' },
  },
})

type Props = {
  id: string
  label: string
  path: string
  lines: readonly string[]
  prompts: readonly string[]
  isHydrated: boolean
  register: UseFormRegister<FieldValues>
  edit: Edit
}

/** A list with one field per line. Enter begins the next line. */
export function Lines({ id, label, path, lines, prompts, isHydrated, register, edit }: Props) {
  const add = (at: number) => {
    edit(path, inserted(at, ''))
    // The new field exists only after React has rendered.
    requestAnimationFrame(() => document.getElementById(`${id}-line-${at}`)?.focus())
  }
  return (
    <>
      <List>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list
          <li key={at}>
            <div>
              <GrowingField
                id={`${id}-line-${at}`}
                label={fill(documentWords.line, { label, n: at + 1 })}
                value={line}
                placeholder={prompts[Math.min(at, prompts.length - 1)] ?? ''}
                isHydrated={isHydrated}
                native={register(`${path}.${at}`)}
                onEnter={() => add(at + 1)}
              />
              <RemoveButton
                aria-label={fill(documentWords.removeLine, { label, n: at + 1 })}
                onClick={() =>
                  edit(path, without<string>(at), { done: documentWords.lineRemoved, restore: inserted(at, line) })
                }
              />
            </div>
          </li>
        ))}
      </List>
      <SmallButton onClick={() => add(lines.length)}>{documentWords.addLine}</SmallButton>
    </>
  )
}
