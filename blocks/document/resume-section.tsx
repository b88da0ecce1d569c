import { styled } from '@mui/material/styles'
import type { ResumeSection } from '../../schema/documents/resume.ts'
import type { ResumeEntry, SectionEntries } from '../../schema/documents/resume-entries.ts'
import { documentWords } from '../../schema/language/document-words.ts'
import { fill } from '../../schema/language/words.ts'
import { displayFont } from '../../src/theme/display-font.ts'
import { SmallButton } from './buttons.tsx'
import { GrowingField } from './growing-field.tsx'
import { Lines } from './lines.tsx'

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

type Update = (section: SectionEntries) => SectionEntries
type Props = {
  id: string
  section: ResumeSection
  entries: SectionEntries
  isHydrated: boolean
  onChange: (next: Update, removed?: { done: string; restore: Update }) => void
}

/** Copies of a list with an item inserted or removed. */
const inserted = <T,>(list: readonly T[], at: number, item: T) => [...list.slice(0, at), item, ...list.slice(at)]
const without = <T,>(list: readonly T[], at: number) => list.filter((_, index) => index !== at)
const replaced = <T,>(list: readonly T[], at: number, item: T) => list.map((old, index) => (index === at ? item : old))

const isEmpty = (section: SectionEntries) => {
  if ('text' in section) return section.text.trim() === ''
  if ('lines' in section) return section.lines.every((line) => line.trim() === '')
  return section.entries.every(isEmptyEntry)
}
const isEmptyEntry = ({ title, place, time, points }: ResumeEntry) =>
  [title, place, time, ...points].every((text) => text.trim() === '')

const lines =
  (update: (old: string[]) => string[]): Update =>
  (now) =>
    'lines' in now ? { lines: update(now.lines) } : now
const all =
  (update: (old: ResumeEntry[]) => ResumeEntry[]): Update =>
  (now) =>
    'entries' in now ? { entries: update(now.entries) } : now

/** The fields of one section, under its heading and its help. */
export function ResumeSectionFields({ id, section, entries, isHydrated, onChange }: Props) {
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
          onChange={(text) => onChange(() => ({ text }))}
        />
      )}
      {section.kind === 'list' && 'lines' in entries && (
        <Lines
          id={id}
          label={section.heading}
          lines={entries.lines}
          prompts={section.blank}
          isHydrated={isHydrated}
          onChange={(at, text) => onChange(lines((old) => replaced(old, at, text)))}
          onAdd={(at) => onChange(lines((old) => inserted(old, at, '')))}
          onRemove={(at) => {
            const line = entries.lines[at] ?? ''
            onChange(
              lines((old) => without(old, at)),
              { done: documentWords.lineRemoved, restore: lines((old) => inserted(old, at, line)) },
            )
          }}
        />
      )}
      {section.kind === 'entries' && 'entries' in entries && (
        <Entries {...{ id, section, isHydrated, onChange }} entries={entries.entries} />
      )}
    </Part>
  )
}

type EntriesProps = Omit<Props, 'section' | 'entries'> & {
  section: Extract<ResumeSection, { kind: 'entries' }>
  entries: readonly ResumeEntry[]
}

function Entries({ id, section, entries, isHydrated, onChange }: EntriesProps) {
  const set = (at: number, update: (entry: ResumeEntry) => ResumeEntry): Update =>
    all((old) => old.map((entry, index) => (index === at ? update(entry) : entry)))
  const points = (at: number, update: (old: string[]) => string[]) =>
    set(at, (entry) => ({ ...entry, points: update(entry.points) }))
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
                  onChange={(text) => onChange(set(at, (old) => ({ ...old, [field]: text })))}
                />
              ))}
            </EntryHead>
            <Lines
              id={`${id}-${at}`}
              label={name}
              lines={entry.points}
              prompts={prompts?.points ?? []}
              isHydrated={isHydrated}
              onChange={(point, text) => onChange(points(at, (old) => replaced(old, point, text)))}
              onAdd={(point) => onChange(points(at, (old) => inserted(old, point, '')))}
              onRemove={(point) => {
                const line = entry.points[point] ?? ''
                onChange(
                  points(at, (old) => without(old, point)),
                  { done: documentWords.lineRemoved, restore: points(at, (old) => inserted(old, point, line)) },
                )
              }}
            />
            <SmallButton
              onClick={() =>
                onChange(
                  all((old) => without(old, at)),
                  { done: fill(documentWords.removed, { name }), restore: all((old) => inserted(old, at, entry)) },
                )
              }
            >
              {fill(documentWords.removeNamed, { name })}
            </SmallButton>
          </Entry>
        )
      })}
      <SmallButton
        onClick={() => onChange(all((old) => [...old, { title: '', place: '', time: '', points: ['', ''] }]))}
      >
        {fill(documentWords.addTo, { heading: section.heading })}
      </SmallButton>
    </>
  )
}
