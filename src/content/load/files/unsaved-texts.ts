import { memoizeObjects } from '../../../cache/memoize.ts'
import { isContentName } from './content-names.ts'
import { type FolderTexts, hashOfText } from './folder-files.ts'
import type { FileText } from './read-file.ts'

/** Texts that are not written, by the names of their files in the content folder; without a text, the file is removed. */
export type UnsavedTexts = ReadonlyMap<string, string | undefined>

/** The files of a folder with texts in place of their own, also of content files that are not there. Nothing is written. */
export function withUnsavedTexts(files: FolderTexts, unsaved: UnsavedTexts): FolderTexts {
  const texts = new Map<string, FileText | undefined>(
    [...unsaved].map(([name, text]) => [
      name,
      text === undefined ? text : { source: { file: files.fileOf(name), text } },
    ]),
  )
  const namesAmong = memoizeObjects((names: readonly string[]) => {
    const there = new Set(names)
    const added = [...texts].flatMap(([name, text]) => (text && isContentName(name) && !there.has(name) ? [name] : []))
    const left = names.filter((name) => !texts.has(name) || texts.get(name))
    return added.length === 0 && left.length === names.length ? names : [...left, ...added].sort()
  })
  return {
    ...files,
    unsaved: new Set(texts.keys()),
    names: () => namesAmong(files.names()),
    read: (name) => (texts.has(name) ? texts.get(name) : files.read(name)),
    hashOf(name) {
      const text = texts.get(name)
      return texts.has(name) ? text && hashOfText(text) : files.hashOf(name)
    },
    sourceOf: (name) => texts.get(name)?.source ?? files.sourceOf(name),
  }
}
