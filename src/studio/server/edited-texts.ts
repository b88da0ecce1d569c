import { relative } from 'node:path'
import type { LRUCache } from 'lru-cache'
import { hashOf } from '../../cache/hash.ts'
import { editFile } from '../../content/edit/edit-file.ts'
import { EditRefused } from '../../content/edit/edit-refused.ts'
import { editText } from '../../content/edit/edit-text.ts'
import { contentEdits } from '../../content/edit/page-edits.ts'
import type { Content } from '../../content/load/load.ts'
import { applyOverrides } from '../../content/overrides/apply-overrides.ts'
import { parse } from '../../content/parse/parse.ts'
import { withSlashes } from '../../files/with-slashes.ts'
import type { FileEdits, Stopped } from '../wire/edits.ts'
import { say } from '../words/say.ts'
import type { FileState, NamedText } from './file-writer.ts'
import { besideEdit, rebasedEdits, repeatableEntry, shownVersions } from './merging/concurrent-edits.ts'
import { mappedEdits } from './merging/mapped-edits.ts'
import { typedText, withOwnBreaks } from './merging/typed-text.ts'
import { generatedTexts, templateTexts } from './template-texts.ts'

type Options = {
  /** The repository, absolute. */
  root: string
  /** The content folder, absolute. */
  folder: string
  content: Content
  /** Texts of files that tabs have seen, by their hashes. */
  texts: LRUCache<string, string>
  read: (path: string) => Promise<FileState>
  /** The text that a file had with a hash, if the journal knows it. */
  earlierText: (file: string, hash: string, now: FileState) => string | undefined
  /** The name in the content folder and the absolute path of a content file. */
  pathOf: (file: string) => Promise<{ name: string; path: string }>
}

/** Applies edits to the current texts of files, even if these have changed since a tab saw them. Writes nothing. */
export function createEditedTexts({ root, folder, content, texts, read, pathOf, ...options }: Options) {
  const shownValue = (file: string, text: string) => applyOverrides(parse({ file, text })).value

  /** A tab may be based on a text of before the studio was started again: what was written last may have had no answer. */
  function recall({ file, hash }: FileEdits, now: FileState): void {
    const text = texts.has(hash) ? undefined : options.earlierText(file, hash, now)
    if (text !== undefined) texts.set(hash, text)
  }

  /**
   * Edits that a person writes over the version of a conflict that they have seen, as edits of that version. Without the
   * text on which they were based, their paths count: it is what the person was shown.
   */
  function overSeen({ over, isBeside, ...request }: FileEdits): FileEdits {
    const [base, seen] = [texts.get(request.hash), over && texts.get(over)]
    if (over === undefined || request.text !== undefined) return request
    if (base === undefined || seen === undefined) return { ...request, hash: over }
    const { file } = request
    const edits = mappedEdits(shownValue(file, base), shownValue(file, seen), request.edits)
    if (edits === undefined) throw new EditRefused(say().server.edits.gone(file))
    const [edit, to] = [request.edits[0], edits[0]]
    const isTwice = isBeside && edit && to
    return { ...request, hash: over, edits: isTwice ? [besideEdit(shownValue(file, base), edit, to)] : edits }
  }

  /** Edits that are based on an earlier text than the current one, as edits of that, or the conflict that they are in. */
  function rebased({ file, hash: seen, edits }: FileEdits, now: FileState) {
    const base = texts.get(seen)
    const current = shownValue(file, now.text)
    const before = base === undefined ? undefined : shownValue(file, base)
    if (base !== undefined) {
      // What is written in an override is compared as it is written, all else with the overrides in place.
      const isOverride = edits.some(({ path }) => path[0] === 'overrides')
      const values = isOverride ? [base, now.text].map((text) => parse({ file, text }).value) : [before, current]
      const found = rebasedEdits(values[0], values[1], edits)
      if (found) return found
    }
    // In a list that has changed, the same index may mean a different entry.
    const mapped = base === undefined ? edits : mappedEdits(before, current, edits)
    return {
      kind: 'conflict',
      file,
      hash: now.hash,
      ...shownVersions(edits, mapped, { before, now: current }),
      ...(mapped && repeatableEntry(before, edits) && { canKeepBoth: true as const }),
    } as const
  }

  /** The texts that edits lead to, or why they cannot be applied. */
  async function edited(request: FileEdits): Promise<NamedText[] | Stopped> {
    const { file, inTemplate = false } = request
    const { name, path } = await pathOf(file)
    const before = await read(path)
    recall(request, before)
    const asked = overSeen(request)
    const { hash, text } = asked
    if (text !== undefined) {
      const after = typedText(file, { typed: text, base: texts.get(hash), now: before })
      if (typeof after !== 'string') return after
      return [{ file, name, path, before, after }]
    }
    const edits = hash === before.hash ? asked.edits : rebased(asked, before)
    if ('kind' in edits) return edits
    if (inTemplate) {
      const address = content.pageFiles().find((page) => page.file === name)?.name ?? file
      const { value } = parse({ file, text: before.text })
      return templateTexts({ root, folder, fileOf: content.fileOf }, { address, value }, edits)
    }
    const changed = (value: unknown) => contentEdits(file, value, edits)
    const result = await editFile(path, changed, { file, hash: before.hash, dryRun: true })
    if (result.kind === 'errors') return { kind: 'held', diagnostics: result.diagnostics }
    return [{ file, name, path, before, after: result.after }]
  }

  /** Whether pages are generated from a file. A mirror of a template is translated, and changes none of them. */
  const isFollowed = (file: string) =>
    /^_data\/(?:templates|coverage)\//.test(withSlashes(relative(content.fileOf('.'), file)))

  /**
   * The texts of templates and matrices among some files, and of the pages that follow them; `undefined` if there are none. They
   * are written together, so that the pages are always up to date.
   */
  async function withFollowers(changed: readonly { file: string; after?: string | undefined }[]) {
    const shared = changed.flatMap(({ file, after }) =>
      isFollowed(file) && after !== undefined ? [[file, after] as const] : [],
    )
    if (shared.length === 0) return undefined
    return generatedTexts({ root, folder, fileOf: content.fileOf }, new Map(shared))
  }

  async function allEdited(files: readonly FileEdits[]): Promise<NamedText[] | Stopped> {
    const all: NamedText[] = []
    for (const one of files) {
      const texts = await edited(one)
      if ('kind' in texts) return texts
      all.push(...texts)
    }
    if (files.some(({ inTemplate }) => inTemplate)) return all
    const generated = await withFollowers(all)
    if (generated === undefined || 'kind' in generated) return generated ?? all
    return [
      ...all.filter(({ file }) => !generated.some((one) => one.file === file)),
      ...generated.map(withOwnEdits(files)),
    ]
  }

  /** A page as it is generated, with the edits of its own words of the same request. */
  const withOwnEdits =
    (files: readonly FileEdits[]) =>
    (page: NamedText): NamedText => {
      const { file, after } = page
      const edits = files.find((one) => one.file === file)?.edits ?? []
      if (after === undefined || edits.length === 0 || !content.pageFiles().some((one) => one.file === page.name))
        return page
      return { ...page, after: editText(after, contentEdits(file, parse({ file, text: after }).value, edits)) }
    }

  /**
   * The hash on which a tab bases its next edits: that of the text which it has seen, with its own edits, and without
   * those of others that its edits were merged with.
   */
  function seenHash({ file, hash, edits, text, inTemplate }: FileEdits, before: FileState): string | undefined {
    const base = texts.get(hash)
    if (base === undefined || hash === before.hash || inTemplate) return undefined
    const seen =
      text === undefined
        ? editText(base, contentEdits(file, parse({ file, text: base }).value, edits))
        : withOwnBreaks(text, base)
    const seenAs = hashOf(`seen ${seen}`)
    texts.set(seenAs, seen)
    return seenAs
  }

  return { allEdited, withFollowers, seenHash }
}
