import { styled } from '@mui/material/styles'
import { displayFont } from 'marquee'
import { fill } from 'marquee/words'
import type { FieldValues, UseFormRegister } from 'react-hook-form'
import { documentWords } from '../_documents/document-words.ts'
import type { ResumeSection } from '../_documents/resume.ts'
import type { ResumeEntry, SectionEntries } from '../_documents/resume-entries.ts'
import { SmallButton } from './buttons.tsx'
import { GrowingField } from './growing-field.tsx'
import { Lines } from './lines.tsx'
import { inserted, without } from './list-edits.ts'
import type { Edit } from './use-stored-form.ts'

const Part = styled('section')({
  marginTop: 22,
  '& > h3': {
    paddingBottom: 4,
    marginBottom: 6,
    borderBottom: '1px solid var(--palette-outline)',
    ...displayFont('1.125rem', 1.3),
  },
  '& > p': { marginBottom: 6, color: 'var(--palette-text-secondary)', fontSize: '0.9375rem' },
  '@media print': {
    marginTop: '10pt',
    '&[data-empty]': { display: 'none' },
    '& > h3': { fontSize: '12pt', breakAfter: 'avoid', borderColor: 'currentcolor' },
    '& > p': { display: 'none' },
  },
})

const Entry = styled('div')({
  marginBottom: 16,
  '@media print': { marginBottom: '8pt', breakInside: 'avoid', '&[data-empty]': { display: 'none' } },
})

const EntryHead = styled('div')({
  display: 'grid',
  '@media (min-width: 600px), print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(150px, auto)', columnGap: 16 },
  '& > :first-of-type': { fontWeight: 700 },
  '@media (min-width: 600px)': { '& > :nth-of-type(2)': { textAlign: 'end' } },
})

type Props = {
  id: string
  /** The place of the entries in the form. */
  path: string
  section: ResumeSection
  entries: SectionEntries
  isHydrated: boolean
  register: UseFormRegister<FieldValues>
  edit: Edit
}

const isEmpty = (section: SectionEntries) => {
  if ('text' in section) return section.text.trim() === ''
  if ('lines' in section) return section.lines.every((line) => line.trim() === '')
  return section.entries.every(isEmptyEntry)
}
const isEmptyEntry = ({ title, place, time, points }: ResumeEntry) =>
  [title, place, time, ...points].every((text) => text.trim() === '')

/** The fields of one section, under its heading and its help. */
export function ResumeSectionFields({ id, path, section, entries, isHydrated, register, edit }: Props) {
  return (
    <Part data-empty={isEmpty(entries) ? '' : undefined} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>{section.heading}</h3>
      <p id={`${id}-guidance`}>{section.guidance}</p>
      {section.kind === 'text' && 'text' in entries && (
        <GrowingField
          id={`${id}-text`}
          label={section.heading}
          value={entries.text}
          placeholder={section.blank}
          isHydrated={isHydrated}
          describedBy={`${id}-guidance`}
          native={register(`${path}.text`)}
        />
      )}
      {section.kind === 'list' && 'lines' in entries && (
        <Lines
          {...{ id, isHydrated, register, edit }}
          path={`${path}.lines`}
          label={section.heading}
          lines={entries.lines}
          prompts={section.blank}
        />
      )}
      {section.kind === 'entries' && 'entries' in entries && (
        <Entries {...{ id, section, isHydrated, register, edit }} path={`${path}.entries`} entries={entries.entries} />
      )}
    </Part>
  )
}

type EntriesProps = Omit<Props, 'section' | 'entries'> & {
  section: Extract<ResumeSection, { kind: 'entries' }>
  entries: readonly ResumeEntry[]
}

function Entries({ id, path, section, entries, isHydrated, register, edit }: EntriesProps) {
  const fields = [
    ['title', documentWords.role],
    ['time', documentWords.time],
    ['place', documentWords.place],
  ] as const
  return (
    <>
      {entries.map((entry, at) => {
        const prompts = section.blank[Math.min(at, section.blank.length - 1)] ?? section.blank[0]
        const name = `${section.heading} ${at + 1}`
        return (
          // Entries have no name, and a field keeps its text by its index.
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is identified by its index
          <Entry key={at} data-empty={isEmptyEntry(entry) ? '' : undefined}>
            <EntryHead>
              {fields.map(([field, label]) => (
                <GrowingField
                  key={field}
                  id={`${id}-${at}-${field}`}
                  label={`${name}: ${label}`}
                  value={entry[field]}
                  placeholder={prompts?.[field] ?? ''}
                  isHydrated={isHydrated}
                  native={register(`${path}.${at}.${field}`)}
                />
              ))}
            </EntryHead>
            <Lines
              {...{ isHydrated, register, edit }}
              id={`${id}-${at}`}
              path={`${path}.${at}.points`}
              label={name}
              lines={entry.points}
              prompts={prompts?.points ?? []}
            />
            <SmallButton
              onClick={() =>
                edit(path, without<ResumeEntry>(at), {
                  done: fill(documentWords.removed, { name }),
                  restore: inserted(at, entry),
                })
              }
            >
              {fill(documentWords.removeNamed, { name })}
            </SmallButton>
          </Entry>
        )
      })}
      <SmallButton
        onClick={() => edit(path, inserted(entries.length, { title: '', place: '', time: '', points: ['', ''] }))}
      >
        {fill(documentWords.addTo, { heading: section.heading })}
      </SmallButton>
    </>
  )
}
