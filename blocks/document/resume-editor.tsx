import { styled } from '@mui/material/styles'
import { fileName } from '../../schema/documents/downloads.ts'
import type { Resume } from '../../schema/documents/resume.ts'
import {
  emptyResume,
  type ResumeEntries,
  resumeVersion,
  type SectionEntries,
} from '../../schema/documents/resume-entries.ts'
import { storedResume } from '../../schema/documents/stored-entries.ts'
import { documentWords } from '../../schema/language/document-words.ts'
import { notify } from '../../src/components/notices/notice-store.ts'
import { displayFont } from '../../src/theme/display-font.ts'
import { rounded } from '../../src/theme/rounded.ts'
import { GrowingField } from './growing-field.tsx'
import { ResumeSectionFields } from './resume-section.tsx'
import { saveFile } from './save-file.ts'
import { Toolbar } from './toolbar.tsx'
import { useStoredDocument } from './use-stored-document.ts'

/** The page as it prints: white with dark ink, in every tone. */
const Page = styled('div')({
  maxWidth: 820,
  marginInline: 'auto',
  padding: 'clamp(20px, 5vw, 64px)',
  background: 'var(--palette-background-paper)',
  border: '1px solid var(--palette-divider)',
  borderRadius: rounded(1),
  boxShadow: 'var(--shadows-2)',
  lineHeight: 1.5,
  '@media print': {
    maxWidth: 'none',
    padding: 0,
    border: 0,
    boxShadow: 'none',
    background: 'none',
    fontSize: '10.5pt',
    lineHeight: 1.4,
  },
})

const Head = styled('div')({
  marginBottom: 20,
  '& > span:first-of-type': {
    ...displayFont('2rem', 1.2, 0.8),
  },
  '& > span:nth-of-type(2)': { fontSize: '1.125rem' },
  '@media print': {
    marginBottom: 10,
    '& > span:first-of-type': { fontSize: '20pt' },
    '& > span:nth-of-type(2)': { fontSize: '12pt' },
  },
})

const Contact = styled('div')({
  display: 'grid',
  gap: '0 8px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  color: 'var(--palette-text-secondary)',
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 16px',
    color: 'inherit',
  },
})

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function saveDocx(resume: Resume, entries: ResumeEntries) {
  try {
    const { resumeDocx } = await import('../../src/documents/resume-docx.ts')
    saveFile(`${fileName(resume.slug, 'mine')}.docx`, docxType, await resumeDocx(resume, entries, new Date()))
  } catch {
    notify(documentWords.docxFailed)
  }
}

/** A resume in its printed layout, in which every line is a field. */
export function ResumeEditor({ id, resume }: { id: string; resume: Resume }) {
  const { entries, change, undo, undoLast, isHydrated, isRefused } = useStoredDocument<ResumeEntries>({
    key: `marquee-document-${resume.slug}`,
    first: resumeVersion(resume, 'sample'),
    read: (stored) => storedResume(resume, stored),
  })
  const replace = (next: ResumeEntries, done: string) => change(() => next, { done, restore: () => entries })
  const setSection = (
    at: number,
    next: (section: SectionEntries) => SectionEntries,
    removed?: { done: string; restore: (section: SectionEntries) => SectionEntries },
  ) => {
    const apply = (update: (section: SectionEntries) => SectionEntries) => (now: ResumeEntries) => ({
      ...now,
      sections: now.sections.map((section, index) => (index === at ? update(section) : section)),
    })
    change(apply(next), removed && { done: removed.done, restore: apply(removed.restore) })
  }
  return (
    <>
      <Toolbar
        tools={[
          { text: documentWords.saveDocx, onUse: () => void saveDocx(resume, entries), primary: true },
          { text: documentWords.print, onUse: () => print() },
          { text: documentWords.startOver, onUse: () => replace(emptyResume(resume), documentWords.emptied) },
          {
            text: documentWords.loadSample,
            onUse: () => replace(resumeVersion(resume, 'sample'), documentWords.loaded),
          },
        ]}
        undo={undo && { done: undo.done, onUndo: undoLast }}
        isRefused={isRefused}
      />
      <Page data-prints="">
        <Head>
          <GrowingField
            id={`${id}-person`}
            label={documentWords.name}
            value={entries.person}
            placeholder={resume.person.blank}
            isHydrated={isHydrated}
            onChange={(person) => change((now) => ({ ...now, person }))}
          />
          <GrowingField
            id={`${id}-headline`}
            label={documentWords.headline}
            value={entries.headline}
            placeholder={resume.headline.blank}
            isHydrated={isHydrated}
            onChange={(headline) => change((now) => ({ ...now, headline }))}
          />
          <Contact>
            {resume.contact.map(({ name, blank }, at) => (
              <GrowingField
                key={name}
                id={`${id}-contact-${at}`}
                label={name}
                value={entries.contact[at] ?? ''}
                placeholder={blank}
                isHydrated={isHydrated}
                onChange={(text) =>
                  change((now) => ({ ...now, contact: now.contact.map((old, index) => (index === at ? text : old)) }))
                }
              />
            ))}
          </Contact>
        </Head>
        {resume.sections.map((section, at) => (
          <ResumeSectionFields
            key={section.heading}
            id={`${id}-section-${at}`}
            section={section}
            entries={entries.sections[at] ?? { text: '' }}
            isHydrated={isHydrated}
            onChange={(next, removed) => setSection(at, next, removed)}
          />
        ))}
      </Page>
    </>
  )
}
