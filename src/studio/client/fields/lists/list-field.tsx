import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import { type ComponentProps, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { emptyValue, isEmpty } from '../../../first-value.ts'
import { englishLabel } from '../../../schema-parts.ts'
import { entryWord } from '../../../singular.ts'
import { say } from '../../../words/say.ts'
import { choiceInWords } from '../../../words.ts'
import { entryTitle, isInSharedData } from '../../field-schema.ts'
import { AddIcon } from '../../icons.tsx'
import { partPath, partWith } from '../../page-blocks/block-change.ts'
import { movedIndex } from '../../sorting/moved-index.ts'
import { useSortableEntry } from '../../sorting/sortable-entry.ts'
import { SortableList } from '../../sorting/sortable-list.tsx'
import { useFields } from '../../state/studio-context.ts'
import { FieldGroup } from '../field-group.tsx'
import { FieldHelp } from '../field-help.tsx'
import type { NestedProps } from '../field-props.ts'
import { ReferenceField } from '../reference-field.tsx'
import { useAddedFocus } from '../use-added-focus.ts'
import { entrySchema, widgetOf } from '../widget-of.ts'
import { AddRecord } from './add-record.tsx'
import { EntriesFieldset } from './entries-fieldset.tsx'
import { EntrySources } from './entry-sources.tsx'
import { type EntryAction, ListEntry } from './list-entry.tsx'

/** A list. One entry is open at a time. */
export function ListField({ schema, path, name, label, Field }: NestedProps) {
  const value: unknown = useWatch({ name: path })
  const { setValue } = useFormContext()
  const { setup, change, written, selected, diagnosticsAt, isHeld, isNew } = useFields()
  const [diagnostic] = diagnosticsAt(path)
  const key = partWith(path, selected)
  const chosen = key === undefined ? undefined : Number(key)
  const entry = entrySchema(schema)
  // A list that was just begun has one entry, in which nothing is written.
  const isBegun = Array.isArray(value) && value.length === 1 && entry !== undefined && isEmpty(value[0], entry)
  const [open, setOpen] = useState(chosen ?? (isNew || isBegun ? 0 : undefined))
  useEffect(() => {
    if (chosen !== undefined) setOpen(chosen)
  }, [chosen])
  const focusAdded = useAddedFocus()
  if (!entry) return null
  const entries: unknown[] = Array.isArray(value) ? value : []
  const isComposed = written.composed.includes(path)
  const reference = written.references[path]
  const isFull = schema.maxItems !== undefined && entries.length >= schema.maxItems
  const word = entryWord(englishLabel(name, schema))

  const titleOf = (one: unknown, index: number) =>
    setup.recordNames[`${entry.collection}/${one}`] ??
    (entry.enum && one !== '' ? choiceInWords(one) : entryTitle(one, `${word} ${index + 1}`))

  function insert(index: number, added: unknown, label: string): void {
    // It shows before it is written, also if it cannot be written as it begins.
    setValue(path, entries.toSpliced(index, 0, added))
    if (value === undefined) change({ kind: 'set', path, value: [added] }, label, 'now')
    else change({ kind: 'insert', path, index, value: added }, label, 'now')
    setOpen(index)
  }
  function move(index: number, to: number): void {
    // The new order shows before it is written.
    const order = entries.map((_, at) => movedIndex(at, index, to))
    setValue(
      path,
      entries.map((_, at) => entries[order.indexOf(at)]),
    )
    change({ kind: 'move', path, index, to }, say().fields.moveEntry(word), 'now')
    setOpen((now) => (now === undefined ? undefined : movedIndex(now, index, to)))
  }
  function remove(index: number): void {
    // It goes before that is written.
    setValue(path, entries.toSpliced(index, 1))
    change({ kind: 'delete', path, index }, say().fields.removeNamed(word), 'now')
    setOpen(undefined)
  }
  function actions(index: number): EntryAction[] {
    const number = index + 1
    const isAtMinimum = entries.length <= (schema.minItems ?? 0) && !isHeld?.(partPath(path, index))
    const copy = () => insert(number, structuredClone(entries[index]), say().fields.copyNamed(word))
    return [
      { kind: 'up', label: say().fields.entryUp(number), run: index === 0 ? undefined : () => move(index, index - 1) },
      {
        kind: 'down',
        label: say().fields.entryDown(number),
        run: number === entries.length ? undefined : () => move(index, number),
      },
      { kind: 'copy', label: say().fields.copyEntry(number), run: isFull ? undefined : copy },
      { kind: 'remove', label: say().fields.removeEntry(number), run: isAtMinimum ? undefined : () => remove(index) },
    ]
  }

  return (
    <EntriesFieldset
      path={path}
      label={label}
      description={schema.description}
      {...(isComposed && { more: say().fields.fromSharedData })}
    >
      {diagnostic && (
        <FormHelperText component="div" error={diagnostic.severity === 'error'} sx={{ mb: 1 }}>
          <FieldHelp label={label} diagnostic={diagnostic} />
        </FormHelperText>
      )}
      {reference && (
        <Box sx={{ mb: 1.5 }}>
          <ReferenceField path={path} label={label} given={reference} />
        </Box>
      )}
      <SortableList names={entries.map(titleOf)} onMove={move}>
        <Stack spacing={0.75}>
          {entries.map((one, index) => (
            <OwnEntry
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a list have nothing but their order
              key={index}
              index={index}
              title={titleOf(one, index)}
              path={partPath(path, index)}
              isOpen={open === index}
              onToggle={() => setOpen(open === index ? undefined : index)}
              onDrop={isHeld?.(partPath(path, index)) ? () => remove(index) : undefined}
              actions={isComposed ? [] : actions(index)}
            >
              {widgetOf(entry) === 'object' && !isInSharedData(entry, one) ? (
                <FieldGroup Field={Field} schema={entry} path={partPath(path, index)} />
              ) : (
                <Field
                  required
                  schema={entry}
                  path={partPath(path, index)}
                  name={name}
                  label={`${label} ${index + 1}`}
                />
              )}
            </OwnEntry>
          ))}
        </Stack>
      </SortableList>
      {isComposed && <EntrySources path={path} entries={entries.length} />}
      {!isComposed && !isFull && entry.widget === 'record' && (
        <AddRecord
          entry={entry}
          word={word}
          entries={entries}
          onAdd={(slug) => insert(entries.length, slug, say().outline.add(word))}
        />
      )}
      {!isComposed && !isFull && entry.widget !== 'record' && (
        <Button
          startIcon={<AddIcon />}
          sx={{ mt: 0.75 }}
          onClick={() => {
            insert(entries.length, emptyValue(entry), say().outline.add(word))
            focusAdded(partPath(path, entries.length))
          }}
        >
          {say().outline.add(word)}
        </Button>
      )}
    </EntriesFieldset>
  )
}

/** An entry of a list. One without actions has its place in shared data. */
function OwnEntry({ index, ...props }: ComponentProps<typeof ListEntry> & { index: number }) {
  const canMove = props.actions.length > 0
  const sorting = useSortableEntry(index, { disabled: !canMove })
  return <ListEntry {...props} sorting={canMove ? sorting : undefined} />
}
