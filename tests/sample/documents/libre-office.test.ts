import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resumeDocx } from '../../../pages/_blocks/_documents/resume-docx.ts'
import { resumeVersion } from '../../../pages/_blocks/_documents/resume-entries.ts'
import { sampleEntries } from '../../../pages/_blocks/_documents/sheet-values.ts'
import { sheetXlsx } from '../../../pages/_blocks/_documents/sheet-xlsx.ts'
import { opened, results } from './opened-workbook.ts'
import { sampleResumes, sampleSheets } from './sample-documents.ts'

/** LibreOffice is large, so that these tests use it where somebody has it, and other readers everywhere. */
const office = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'soffice'))
  .find((path) => existsSync(path))

const createdAt = new Date('2026-01-01T00:00:00Z')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-office-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A file as LibreOffice saves it after it has opened it. */
async function saved(name: string, bytes: Uint8Array, format: string): Promise<Uint8Array> {
  const out = join(folder, 'out')
  await writeFile(join(folder, name), bytes)
  const profile = pathToFileURL(join(folder, 'profile')).href
  const args = ['--headless', `-env:UserInstallation=${profile}`, '--convert-to', format, '--outdir', out]
  execFileSync(office as string, [...args, join(folder, name)], { stdio: 'ignore' })
  return readFile(join(out, name.replace(/\w+$/, format.replace(/:.*/, ''))))
}

/** The workbook without its results, so that whoever opens it has to compute them. */
const uncomputed = (bytes: Uint8Array) =>
  zipSync(
    Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, content]) => [
        path,
        /^xl\/worksheets\/sheet\d+\.xml$/.test(path)
          ? strToU8(strFromU8(content).replace(/<\/f><v>[^<]*<\/v>/g, '</f>'))
          : content,
      ]),
    ),
  )

describe.skipIf(!office)('LibreOffice', () => {
  it.each(sampleSheets.map((sheet) => [sheet.slug, sheet] as const))(
    'computes what %s.xlsx says',
    async (slug, sheet) => {
      const bytes = await sheetXlsx(sheet, sampleEntries(sheet), createdAt)
      const ours = [...results(await opened(bytes)).values()]
      const bare = uncomputed(bytes)
      expect(new Set(results(await opened(bare)).values())).toEqual(new Set(['']))
      const theirs = [...results(await opened(await saved(`${slug}.xlsx`, bare, 'xlsx'))).values()]
      expect(theirs).toEqual(ours)
    },
  )

  it.each(sampleResumes.map((resume) => [resume.slug, resume] as const))(
    'reads every word of %s.docx',
    async (slug, resume) => {
      const entries = resumeVersion(resume, 'sample')
      const text = strFromU8(
        await saved(`${slug}.docx`, await resumeDocx(resume, entries, createdAt), 'txt:Text (encoded):UTF8'),
      )
      for (const word of [entries.person, entries.headline, ...resume.sections.map(({ heading }) => heading)])
        expect(text).toContain(word)
    },
  )
})
