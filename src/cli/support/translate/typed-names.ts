import { commandLine } from '../../../../schema/command-line.ts'
import { closestFirst, suggest } from '../../../content/diagnostics/suggest.ts'
import type { TranslatedFile } from '../../../content/translations/work/translation-work.ts'
import { type FolderTranslations, sourceNamed } from './translated-files.ts'

/** The use of the command is wrong. */
export class WrongUse extends Error {}
/** Nothing is written for this reason. */
export class Refused extends Error {}

/** The tag of the language that somebody has typed. Throws `WrongUse` with what there is. */
export function languageNamed(tag: string | undefined, work: FolderTranslations, mayBeNew: boolean): string {
  if (tag === undefined) throw new WrongUse('Name a language, such as es.')
  if (work.tags.includes(tag)) return tag
  const known = work.tags.length === 0 ? '' : ` There are: ${work.tags.join(', ')}.`
  const isTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]+)*$/.test(tag)
  if (!isTag) throw new WrongUse(`\`${tag}\` is no language.${known}`)
  if (!mayBeNew)
    throw new WrongUse(
      `There is no folder \`${work.pages}/_languages/${tag}\`.${known} To begin with a page: ${commandLine('translate', `sync ${tag} about.yaml`)}`,
    )
  return tag
}

/** The content files that somebody has typed; without any, all of the language. Throws `WrongUse` with what is meant. */
export function filesNamed(tag: string, typed: readonly string[], work: FolderTranslations): TranslatedFile[] {
  if (typed.length === 0) return work.filesIn(tag)
  return typed.map((one) => {
    const source = sourceNamed(one, work)
    const file = source === undefined ? undefined : work.fileIn(tag, source)
    if (file === undefined) {
      const meant = suggest(one, [...work.sources]) ?? closestFirst(one, [...work.sources])[0]
      throw new WrongUse(
        `There is no content file \`${one}\`.${meant === undefined ? '' : ` Did you mean \`${meant}\`?`}`,
      )
    }
    return file
  })
}

/** Throws `Refused` for mirrors with errors: they hide what they say, so nothing is written over them. */
export function withoutErrors(files: readonly TranslatedFile[]): void {
  const [first] = files.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === 'error'))
  if (first)
    throw new Refused(
      `${first.file}:${first.line}  ${first.message}\nNothing was written. ${commandLine('validate')} says more.`,
    )
}
