import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TabStopType, TextRun } from 'docx'
import { unzipSync, type Zippable, zipSync } from 'fflate'
import { paper } from './paper.ts'
import type { Resume } from './resume.ts'
import { type ResumeEntries, type ResumeEntry, type SectionEntries, shownSections } from './resume-entries.ts'

/** Word measures in twentieths of a point. */
const inch = 1440
const letter = { width: 8.5 * inch, height: 11 * inch }
const margin = 0.8 * inch
const textWidth = letter.width - 2 * margin

const bullets = 'bullets'

/** A typeface that every office has. Programs that parse resumes expect plain text in one column. */
const font = 'Calibri'

const point = (text: string) =>
  new Paragraph({ text: text.trim(), numbering: { reference: bullets, level: 0 }, spacing: { after: 40 } })

const line = (text: string) => new Paragraph({ text: text.trim(), spacing: { after: 80 } })

function entry({ title, place, time, points }: ResumeEntry): Paragraph[] {
  const date = time.trim() === '' ? [] : [new TextRun({ text: `\t${time.trim()}` })]
  return [
    new Paragraph({
      children: [new TextRun({ text: title.trim(), bold: true }), ...date],
      tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
      keepNext: true,
      spacing: { before: 120 },
    }),
    ...(place.trim() === '' ? [] : [new Paragraph({ text: place.trim(), keepNext: true, spacing: { after: 40 } })]),
    ...points.map(point),
  ]
}

function body(section: SectionEntries): Paragraph[] {
  if ('text' in section) return section.text.split(/\n+/).map(line)
  if ('lines' in section) return section.lines.map(point)
  return section.entries.flatMap(entry)
}

function paragraphs(resume: Resume, entries: ResumeEntries): Paragraph[] {
  const contact = entries.contact.map((text) => text.trim()).filter((text) => text !== '')
  return [
    new Paragraph({ text: entries.person.trim(), heading: HeadingLevel.TITLE }),
    ...(entries.headline.trim() === '' ? [] : [line(entries.headline)]),
    ...(contact.length === 0 ? [] : [line(contact.join(' | '))]),
    ...shownSections(resume, entries).flatMap((section) => [
      new Paragraph({ text: section.heading, heading: HeadingLevel.HEADING_1 }),
      ...body(section),
    ]),
  ]
}

/** The archive with one date on every entry, so that the same resume gives the same bytes. */
function withDate(archive: Uint8Array, createdAt: Date): Uint8Array {
  const iso = createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  const mtime = new Date(createdAt.getUTCFullYear(), createdAt.getUTCMonth(), createdAt.getUTCDate())
  const files: Zippable = {}
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const isProperties = name === 'docProps/core.xml'
    const text = isProperties && new TextDecoder().decode(bytes).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, iso)
    files[name] = [text === false ? bytes : new TextEncoder().encode(text), { mtime }]
  }
  return zipSync(files)
}

/**
 * A resume as the bytes of a `.docx`: one column, real headings, no table. The same entries and date give the same
 * bytes.
 */
export async function resumeDocx(resume: Resume, entries: ResumeEntries, createdAt: Date): Promise<Uint8Array> {
  const document = new Document({
    title: entries.person.trim() === '' ? resume.name : `${entries.person.trim()}: ${resume.name}`,
    creator: entries.person.trim(),
    lastModifiedBy: entries.person.trim(),
    styles: {
      default: {
        document: { run: { font, size: 22 }, paragraph: { spacing: { line: 264 } } },
        title: { run: { font, size: 40, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { font, size: 26, bold: true, color: paper.dark },
          paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: bullets,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '\u2022',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size: letter, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        children: paragraphs(resume, entries),
      },
    ],
  })
  return withDate(new Uint8Array(await Packer.toArrayBuffer(document)), createdAt)
}
