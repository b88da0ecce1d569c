import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DiffReport } from './report.ts'
import { reportHtml } from './report-html.ts'

/** The files of a report, for people and for machines. */
const names = { html: 'index.html', json: 'diff.json' } as const

/** Whether a folder is missing, empty, or contains only a previous report. */
export async function isFree(folder: string): Promise<boolean> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const own: readonly string[] = Object.values(names)
  return found.every((name) => own.includes(name)) && (found.length === 0 || found.includes(names.json))
}

/** The report for machines: everything but the pictures, which are in the HTML file. */
function reportJson(report: DiffReport): string {
  const kinds = report.kinds.map(({ pictures, ...kind }) => ({
    ...kind,
    ...(pictures && { pictured: { page: pictures.page, pairs: pictures.pairs.length } }),
  }))
  return `${JSON.stringify({ version: 1, ...report, kinds }, null, 2)}\n`
}

export async function writeReport(folder: string, report: DiffReport): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, names.html), reportHtml(report))
  await writeFile(join(folder, names.json), reportJson(report))
}
