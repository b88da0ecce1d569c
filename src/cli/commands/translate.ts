import { readFile } from 'node:fs/promises'
import { Option } from '@commander-js/extra-typings'
import { count } from '../../../schema/writing/count.ts'
import { suggest } from '../../content/diagnostics/suggest.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { languageStatus } from '../../content/translations/work/language-status.ts'
import type { MirrorChange } from '../../content/translations/work/mirror-text.ts'
import { syncChanges } from '../../content/translations/work/sync-changes.ts'
import type { TranslatedFile } from '../../content/translations/work/translation-work.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { command, dryRunOption } from '../options.ts'
import { UnreadableExchange } from '../support/exchange/exchange-unit.ts'
import { exchangeFormats, formatNames, formatOfFile } from '../support/exchange/formats.ts'
import { confirmation, confirmedUnits } from '../support/translate/confirmed.ts'
import { planImport } from '../support/translate/import-plan.ts'
import { judgeAnswers, MachineFailed, machineAnswers, runMachine, sentToMachine } from '../support/translate/machine.ts'
import { sentUnits } from '../support/translate/sent-units.ts'
import { describeStatus } from '../support/translate/status.ts'
import { type FolderTranslations, readTranslations, tagNamed } from '../support/translate/translated-files.ts'
import { filesNamed, languageNamed, Refused, WrongUse, withoutErrors } from '../support/translate/typed-names.ts'
import { changedMirrors, changesOf, writeMirrors } from '../support/translate/write-translations.ts'

const call = command('translate', 'Shows what is translated, and takes texts to translators and back.')
  .usage(
    `[options] TASK

  status [LANGUAGE]             counts what is translated, missing and stale
  sync LANGUAGE [FILE…]         writes texts that a language lacks, for hand work
  export LANGUAGE [FILE…]       writes what has to be translated into one file
  import LANGUAGE FILE          takes a file of a translator back
  confirm MIRROR [PATH]         says that stale or machine translations are right
  machine LANGUAGE [FILE…]      has the missing ones translated by the command of the site`,
  )
  .argument('<task>', 'status, sync, export, import, confirm or machine')
  .argument('[arguments...]', 'a language such as es, then files')
  .addOption(dryRunOption)
  .addOption(new Option('--format <name>', 'of export, or json for status').choices([...formatNames, 'json', 'pretty']))
  .option('--out <file>', 'the file that export writes')
  .option('--all', 'export translated texts too')
  .option('--gated', 'export also the texts of pages with a password')
  .addOption(new Option('--ours', 'keep what has been translated here since').conflicts('theirs'))
  .option('--theirs', 'take the texts of the file instead')

type Options = ReturnType<typeof call.opts>

const tasks = ['status', 'sync', 'export', 'import', 'confirm', 'machine'] as const

async function write(changes: ReadonlyMap<string, readonly MirrorChange[]>, { dryRun }: Options): Promise<string[]> {
  const after = await changedMirrors(changes)
  if (!dryRun) writeMirrors(after)
  return [...after.keys()]
}

const written = (files: readonly string[], { dryRun }: Options) =>
  files.length === 0
    ? 'Nothing was written: all is there.'
    : `${files.map((file) => `  ${file}`).join('\n')}\n${dryRun ? 'Nothing was written: this was a dry run.' : `${count(files.length, 'file')} written.`}`

function status(work: FolderTranslations, [tag]: readonly string[], { format }: Options): number {
  const tags = tag === undefined ? work.tags : [languageNamed(tag, work, false)]
  const all = tags.map((one) => languageStatus(work, one))
  if (format === 'json') console.log(JSON.stringify(all, null, 2))
  else if (all.length === 0)
    console.log(`The site has no translations: there is no folder in ${work.pages}/_languages.`)
  else console.log(all.map(describeStatus).join('\n\n'))
  return 0
}

async function sync(work: FolderTranslations, [tag, ...typed]: readonly string[], options: Options): Promise<number> {
  const language = languageNamed(tag, work, typed.length > 0)
  const files = filesNamed(language, typed, work)
  withoutErrors(files)
  const changes = new Map(
    files.map((file) => [file.mirror, syncChanges(file)] as const).filter(([, ones]) => ones.length > 0),
  )
  console.log(written(await write(changes, options), options))
  return 0
}

function exportTexts(work: FolderTranslations, [tag, ...typed]: readonly string[], options: Options): number {
  const to = languageNamed(tag, work, typed.length > 0)
  const files = filesNamed(to, typed, work)
  withoutErrors(files)
  const open = files.filter(({ isGated }) => options.gated || !isGated)
  const name = formatNames.find((one) => one === options.format) ?? 'xliff'
  const format = exchangeFormats[name]
  const units = sentUnits(open, options.all ?? false)
  const left = files.length - open.length
  const gatedNote =
    left === 0 ? '' : `\n${count(left, 'file')} of pages with a password left out: --gated exports them too.`
  if (units.length === 0) {
    console.log(`Nothing has to be translated into ${to}. With --all, everything is exported.${gatedNote}`)
    return 0
  }
  const out = options.out ?? `${to}${format.ending}`
  if (!options.dryRun) writeFileAtomic(out, format.write(units, { from: work.from, to }))
  const done = options.dryRun ? `${out} was not written: this was a dry run.` : `${out} is written.`
  console.log(
    `${count(units.length, 'text')} of ${count(new Set(units.map(({ file }) => file)).size, 'file')}. ${done}${gatedNote}`,
  )
  return 0
}

async function importTexts(
  work: FolderTranslations,
  [tag, name]: readonly string[],
  options: Options,
): Promise<number> {
  const to = languageNamed(tag, work, true)
  if (name === undefined) throw new WrongUse('Name the file that came back.')
  const text = await readFile(name, 'utf8').catch(() => undefined)
  if (text === undefined) throw new WrongUse(`There is no file \`${name}\`.`)
  const format = formatOfFile(name, text)
  if (format === undefined) throw new WrongUse(`\`${name}\` is neither .xlf, .po, .csv nor .jsonl.`)
  const returned = format.read(text)
  if (returned.to !== undefined && returned.to.toLowerCase().replace('_', '-') !== to.toLowerCase())
    throw new Refused(`${name} is in \`${returned.to}\`, and not in \`${to}\`. Nothing was written.`)
  const winner = options.theirs ? 'theirs' : options.ours ? 'ours' : undefined
  const plan = planImport(returned.units, {
    fileOf: (source) => work.fileIn(to, source),
    ...(winner && { winner }),
  })
  withoutErrors([...new Set(plan.taken.map(({ file }) => file))])
  const byMirror = Map.groupBy(plan.taken, ({ file }) => file.mirror)
  const changes = new Map([...byMirror].map(([mirror, taken]) => [mirror, changesOf(taken)] as const))
  const files = await write(changes, options)
  for (const { line, place, problem } of plan.refused) console.error(`${name}:${line}  ${place}  ${problem}.`)
  const counts = [
    `${count(plan.taken.length, 'translation')} ${options.dryRun ? 'to take' : 'taken'}`,
    ...(plan.same > 0 ? [`${plan.same} as they are here`] : []),
    ...(plan.kept > 0 ? [`${plan.kept} kept`] : []),
    ...(plan.open > 0 ? [`${plan.open} not translated`] : []),
    ...(plan.refused.length > 0 ? [`${plan.refused.length} refused`] : []),
  ]
  console.log(`${written(files, options)}\n${counts.join(', ')}.`)
  return plan.refused.length > 0 ? 1 : 0
}

async function confirm(work: FolderTranslations, [mirror, path]: readonly string[], options: Options): Promise<number> {
  const tag = mirror === undefined ? undefined : tagNamed(mirror)
  if (mirror === undefined || tag === undefined)
    throw new WrongUse(`Name a mirror, such as ${work.pages}/_languages/es/about.yaml.`)
  const files = filesNamed(tag, [mirror], work)
  withoutErrors(files)
  const [file] = files as [TranslatedFile]
  const confirmed = confirmedUnits(file, path)
  if (path !== undefined && confirmed.length === 0) {
    const meant = suggest(
      path,
      confirmedUnits(file, undefined).map((unit) => unit.path),
    )
    throw new Refused(
      `${mirror} has no translation to confirm at \`${path}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`,
    )
  }
  for (const { path, text } of confirmed) console.log(`${path}: ${text}`)
  const changes = new Map([[file.mirror, confirmed.map(confirmation)]])
  console.log(written(await write(changes, options), options))
  return 0
}

async function machine(
  work: FolderTranslations,
  [tag, ...typed]: readonly string[],
  options: Options,
): Promise<number> {
  const to = languageNamed(tag, work, typed.length > 0)
  const run = work.site.site.translate?.command
  if (run === undefined)
    throw new Refused(
      `${work.pages}/_data/site.yaml names no command. Add:\n\ntranslate:\n  command: node translate.mjs\n\nIt gets a JSON text a line, and prints {"id": …, "text": …} for each: docs/languages.md`,
    )
  const files = filesNamed(to, typed, work)
  withoutErrors(files)
  const sent = sentToMachine(files, { from: work.from, to })
  if (sent.length === 0) {
    console.log(`Nothing is left to translate into ${to}.`)
    return 0
  }
  if (options.dryRun) {
    console.log(sent.map(({ line }) => line).join('\n'))
    return 0
  }
  const printed = await runMachine(run, `${sent.map(({ line }) => line).join('\n')}\n`)
  const { taken, refused } = judgeAnswers(sent, machineAnswers(printed))
  const byMirror = Map.groupBy(taken, ({ file }) => file.mirror)
  const after = await write(new Map([...byMirror].map(([mirror, ones]) => [mirror, changesOf(ones)] as const)), options)
  for (const { place, problem } of refused) console.error(`${place}  ${problem}.`)
  console.log(
    `${written(after, options)}\n${count(sent.length, 'text')} sent, ${taken.length} translated, ${refused.length} refused. Until somebody has read them, they are marked \`by: machine\`.`,
  )
  return refused.length > 0 ? 1 : 0
}

const run: Readonly<
  Record<
    (typeof tasks)[number],
    (work: FolderTranslations, args: readonly string[], options: Options) => number | Promise<number>
  >
> = { status, sync, export: exportTexts, import: importTexts, confirm, machine }

/** `translate`: see its usage. Exit code 0 done, 1 refused, or some texts were, 2 wrong use. */
export async function translate(argv: string[]): Promise<number> {
  const [name, args] = call.parse(argv, { from: 'user' }).processedArgs
  const task = tasks.find((one) => one === name)
  if (task === undefined) {
    const meant = suggest(name, [...tasks])
    return call.error(`\`${name}\` is no task.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`)
  }
  const options = call.opts()
  try {
    return await run[task](await readTranslations(options.pages), args, options)
  } catch (error) {
    if (error instanceof WrongUse) return call.error(error.message)
    const isRefusal = error instanceof Refused || error instanceof EditRefused
    if (error instanceof UnreadableExchange) console.error(`${args[1]}: ${error.message}. Nothing was written.`)
    else if (error instanceof MachineFailed) console.error(`${error.message} No file was changed.`)
    else if (isRefusal) console.error(error.message)
    else throw error
    return 1
  }
}
