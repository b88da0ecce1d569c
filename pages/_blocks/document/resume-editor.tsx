import { styled } from '@mui/material/styles'
import { displayFont, notify, rounded, saveFile } from 'marquee'
import { documentWords } from '../_documents/document-words.ts'
import { fileName } from '../_documents/downloads.ts'
import type { Resume } from '../_documents/resume.ts'
import { emptyResume, type ResumeEntries, resumeVersion } from '../_documents/resume-entries.ts'
import { storedResume } from '../_documents/stored-entries.ts'
import { GrowingField } from './growing-field.tsx'
import { ResumeSectionFields } from './resume-section.tsx'
import { Toolbar } from './toolbar.tsx'
import { useStoredForm } from './use-stored-form.ts'

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
  '& > span:first-of-type': displayFont('2rem', 1.2, 0.8),
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
    const { resumeDocx } = await import('../_documents/resume-docx.ts')
    saveFile(`${fileName(resume.slug, 'mine')}.docx`, await resumeDocx(resume, entries, new Date()), docxType)
  } catch {
    notify(documentWords.docxFailed)
  }
}

/** A resume in its printed layout, in which every line is a field. */
export function ResumeEditor({ id, resume }: { id: string; resume: Resume }) {
  const { entries, register, edit, replace, undo, isRead, isStored } = useStoredForm<ResumeEntries>({
    key: `marquee-document-${resume.slug}`,
    first: resumeVersion(resume, 'sample'),
    read: (stored) => storedResume(resume, stored),
  })
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
        undo={undo}
        isStored={isStored}
      />
      <Page data-prints="">
        <Head>
          <GrowingField
            id={`${id}-person`}
            label={documentWords.name}
            value={entries.person}
            placeholder={resume.person.blank}
            isHydrated={isRead}
            native={register('person')}
          />
          <GrowingField
            id={`${id}-headline`}
            label={documentWords.headline}
            value={entries.headline}
            placeholder={resume.headline.blank}
            isHydrated={isRead}
            native={register('headline')}
          />
          <Contact>
            {resume.contact.map(({ name, blank }, at) => (
              <GrowingField
                key={name}
                id={`${id}-contact-${at}`}
                label={name}
                value={entries.contact[at] ?? ''}
                placeholder={blank}
                isHydrated={isRead}
                native={register(`contact.${at}`)}
              />
            ))}
          </Contact>
        </Head>
        {resume.sections.map((section, at) => (
          <ResumeSectionFields
            key={section.heading}
            id={`${id}-section-${at}`}
            path={`sections.${at}`}
            section={section}
            entries={entries.sections[at] ?? { text: '' }}
            isHydrated={isRead}
            {...{ register, edit }}
          />
        ))}
      </Page>
    </>
  )
}
