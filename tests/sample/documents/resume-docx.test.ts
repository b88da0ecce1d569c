import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { resumeDocx } from '../../../pages/_blocks/_documents/resume-docx.ts'
import { emptyResume, resumeVersion, shownSections } from '../../../pages/_blocks/_documents/resume-entries.ts'
import { sampleResumes } from './sample-documents.ts'

const createdAt = new Date('2026-01-01T00:00:00Z')
const open = (bytes: Uint8Array) => ({ buffer: Buffer.from(bytes) })
const textOf = async (bytes: Uint8Array) => (await mammoth.extractRawText(open(bytes))).value
const htmlOf = async (bytes: Uint8Array) => (await mammoth.convertToHtml(open(bytes))).value

describe.each(sampleResumes.map((resume) => [resume.slug, resume] as const))('%s.docx', (_slug, resume) => {
  it.each(['blank', 'sample'] as const)('has every word of the %s in one column', async (version) => {
    const entries = resumeVersion(resume, version)
    const bytes = await resumeDocx(resume, entries, createdAt)
    const text = await textOf(bytes)
    const words = [
      entries.person,
      entries.headline,
      ...entries.contact,
      ...resume.sections.map(({ heading }) => heading),
    ]
    for (const section of entries.sections) {
      if ('text' in section) words.push(section.text)
      else if ('lines' in section) words.push(...section.lines)
      else words.push(...section.entries.flatMap(({ title, place, time, points }) => [title, place, time, ...points]))
    }
    for (const word of words) expect(text).toContain(word)
    expect(await htmlOf(bytes)).not.toMatch(/<table|<img/)
  })

  it('has real headings and lists', async () => {
    const html = await htmlOf(await resumeDocx(resume, resumeVersion(resume, 'sample'), createdAt))
    const headings = [...html.matchAll(/<h1>(?:<a[^>]*><\/a>)?([^<]*)<\/h1>/g)].map(([, heading]) => heading)
    expect(headings.slice(-resume.sections.length)).toEqual(resume.sections.map(({ heading }) => heading))
    expect(html).toContain('<ul><li>')
  })

  it('has the same bytes in every build', async () => {
    const once = await resumeDocx(resume, resumeVersion(resume, 'sample'), createdAt)
    expect(await resumeDocx(resume, resumeVersion(resume, 'sample'), createdAt)).toEqual(once)
  })

  it('omits empty fields', async () => {
    const entries = { ...emptyResume(resume), person: 'Ada Sample' }
    expect(shownSections(resume, entries)).toEqual([])
    expect((await textOf(await resumeDocx(resume, entries, createdAt))).trim()).toBe('Ada Sample')
  })
})
