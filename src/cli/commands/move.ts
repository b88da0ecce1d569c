import { rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { lineDiff } from '../../content/compare/line-diff.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { withSite } from '../../content/formats/with-site.ts'
import { createContent } from '../../content/load/load.ts'
import type { LoadedSite } from '../../content/load/loaded-site.ts'
import { type MovePlan, planMove } from '../../content/move/move-page.ts'
import { readText } from '../../files/read-text.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { ledgerFile, movedLedger } from '../../seo/ledger.ts'
import { command, dryRunOption } from '../options.ts'

const call = command(
  'move',
  'Gives a page another address: renames its file, keeps the old address as an alias, fixes every link to it.',
)
  .argument('<from>', 'the address, such as /old')
  .argument('<to>', 'the new one, such as /new')
  .addOption(dryRunOption)

/** Moves the recorded day of change along with the page, since a new address is no new content. */
async function moveDay(pages: string, from: string, to: string): Promise<void> {
  const path = join(pages, ledgerFile)
  const text = movedLedger(await readText(path), [{ from, to }])
  if (text !== undefined) writeFileAtomic(path, text)
}

/** Writes a text with the byte order mark of the file `source`, if that begins with one; parsed texts have none. */
async function writeWithByteOrderMark(path: string, source: string, text: string): Promise<void> {
  const mark = (await readText(source))?.startsWith('\uFEFF') ? '\uFEFF' : ''
  writeFileAtomic(path, mark + text)
}

/** Writes the new files first and removes the old ones last, so that the page is never without an address. */
async function writeMove({ texts, file, removed, mirrors }: MovePlan): Promise<void> {
  await writeWithByteOrderMark(file, removed, texts.get(file) ?? '')
  for (const mirror of mirrors) await writeWithByteOrderMark(mirror.file, mirror.removed, mirror.text)
  for (const [path, text] of texts) if (path !== file) await writeWithByteOrderMark(path, path, text)
  for (const path of [removed, ...mirrors.map((mirror) => mirror.removed)]) await rm(path)
}

function describePlan({ texts, file, removed, mirrors, notes }: MovePlan, sources: LoadedSite['sources']): string {
  const changed = [...texts].map(([path, text]) => ({ removed: path === file ? removed : path, file: path, text }))
  const parts = [...changed, ...mirrors].map((one) => {
    const head = one.removed === one.file ? one.file : `${one.removed} → ${one.file}`
    return [head, ...lineDiff(sources(one.removed) ?? '', one.text).map((line) => `  ${line}`)].join('\n')
  })
  return [...parts, ...notes].join('\n\n')
}

/** `move`: changes the address of a page. Exit code 0 done, 1 refused with nothing written, 2 wrong use. */
export async function move(argv: string[]): Promise<number> {
  const [from, to] = call.parse(argv, { from: 'user' }).processedArgs
  if (!from.startsWith('/') || !to.startsWith('/')) call.error('An address begins with a slash: /old /new')
  const { pages, dryRun } = call.opts()
  const folder = withSlashes(relative('.', resolve(pages)))
  const content = createContent({ root: '.', pages })
  const site = await content.load()
  try {
    const names = content.names()
    const plan = planMove(site.material, { from, to }, { pages: folder, names, textOf: site.sources })
    console.log(withSite(describePlan(plan, site.sources), pages))
    if (!dryRun) {
      await writeMove(plan)
      await moveDay(pages, from, to)
    }
    const others = plan.texts.size - 1
    console.log(
      dryRun
        ? '\nNothing was written.'
        : `\n\`${from}\` is an alias of \`${to}\` now; links in ${others} other ${others === 1 ? 'file' : 'files'} were fixed.`,
    )
    return 0
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    console.error(withSite(error.message, pages))
    return 1
  }
}
