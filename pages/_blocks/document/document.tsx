import { Section, SectionIntro } from 'marquee'
import { ResumeEditor } from './resume-editor.tsx'
import type { Document as DocumentBlock } from './schema.ts'
import { SheetEditor } from './sheet-editor.tsx'

/** A document to fill in on the page. The server's HTML shows the sample. */
export function Document({ id = 'document', document, title, eyebrow, intro }: DocumentBlock) {
  return (
    <Section wide={document.kind === 'sheet'}>
      <div data-print="no">
        <SectionIntro title={title} eyebrow={eyebrow} intro={intro} />
      </div>
      {document.kind === 'resume' ? (
        <ResumeEditor id={id} resume={document} />
      ) : (
        <SheetEditor id={id} sheet={document} />
      )}
    </Section>
  )
}
