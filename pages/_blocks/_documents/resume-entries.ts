import type { Resume, ResumeSection } from './resume.ts'

/** One entry of a section such as Experience, as it is typed. */
export type ResumeEntry = { title: string; place: string; time: string; points: string[] }

/** The content of a section: the kind of the section decides which of these it is. */
export type SectionEntries = { text: string } | { lines: string[] } | { entries: ResumeEntry[] }

/** The content of a resume, as it is typed. Contact lines and sections are in the order of the resume. */
export type ResumeEntries = {
  person: string
  headline: string
  contact: string[]
  sections: SectionEntries[]
}

type Version = 'blank' | 'sample'

function sectionOf(section: ResumeSection, version: Version): SectionEntries {
  if (section.kind === 'text') return { text: section[version] }
  if (section.kind === 'list') return { lines: section[version] }
  return { entries: section[version] }
}

/** The sample, or the blank version with its prompts in brackets. */
export const resumeVersion = (resume: Resume, version: Version): ResumeEntries => ({
  person: resume.person[version],
  headline: resume.headline[version],
  contact: resume.contact.map((fact) => fact[version]),
  sections: resume.sections.map((section) => sectionOf(section, version)),
})

const emptied = (section: SectionEntries): SectionEntries => {
  if ('text' in section) return { text: '' }
  if ('lines' in section) return { lines: section.lines.map(() => '') }
  return {
    entries: section.entries.map(({ points }) => ({ title: '', place: '', time: '', points: points.map(() => '') })),
  }
}

/** A resume with nothing filled in, with as many lines as the blank version. */
export const emptyResume = (resume: Resume): ResumeEntries => {
  const { contact, sections } = resumeVersion(resume, 'blank')
  return { person: '', headline: '', contact: contact.map(() => ''), sections: sections.map(emptied) }
}

const filled = (text: string) => text.trim() !== ''

const isFilledEntry = ({ title, place, time, points }: ResumeEntry) => [title, place, time, ...points].some(filled)

function shownSection(section: SectionEntries): SectionEntries | undefined {
  if ('text' in section) return filled(section.text) ? section : undefined
  if ('lines' in section) {
    const lines = section.lines.filter(filled)
    return lines.length > 0 ? { lines } : undefined
  }
  const entries = section.entries
    .filter(isFilledEntry)
    .map((entry) => ({ ...entry, points: entry.points.filter(filled) }))
  return entries.length > 0 ? { entries } : undefined
}

/** The sections of a finished resume, without empty ones and empty lines. */
export const shownSections = (resume: Resume, { sections }: ResumeEntries) =>
  resume.sections.flatMap(({ heading }, index) => {
    const shown = sections[index] && shownSection(sections[index])
    return shown ? [{ heading, ...shown }] : []
  })
