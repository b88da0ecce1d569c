import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { mirrorName } from '../../../content/translations/mirror-names.ts'
import { changedMirror, type MirrorChange, withoutUnused } from '../../../content/translations/work/mirror-text.ts'
import { syncChanges } from '../../../content/translations/work/sync-changes.ts'
import { textProblem } from '../../../content/translations/work/text-problem.ts'
import { ruleInLanguage } from '../../diagnostic-texts.ts'
import type { Requests } from '../../wire/calls.ts'
import { say } from '../../words/say.ts'
import type { TranslationModels } from '../models/translation-model.ts'
import { RequestRefused } from '../request-guard.ts'
import type { SiteFiles } from '../site-files.ts'

/** The calls that write translations. Each is one step of Undo, and none touches a file of the source. */
export function createTranslationWrites(
  { content, files }: Pick<SiteFiles, 'content' | 'files'>,
  models: TranslationModels,
) {
  const { unitAt, contentIn, nameAt, readIn } = models

  function mirrorAt(tag: string, file: string): { mirror: string; before: string | undefined } {
    const one = nameAt(file)
    if (one === undefined) throw new RequestRefused(404, say().server.files.notContent(file))
    const name = mirrorName(tag, one.file)
    const mirror = content.fileOf(name)
    return { mirror, before: content.names().includes(name) ? files.textOf(mirror) : undefined }
  }

  return {
    /** Writes a translation of the text that a person saw, unless either has changed since. */
    translate: ({ tag, file, key, source, seen, text }: Requests['translate']) =>
      files.write(say().translation.step(key), () => {
        const unit = unitAt(tag, file, key)
        if (unit?.at === undefined || unit.source !== source) throw new EditRefused(say().translation.sourceChanged)
        if (unit.text !== seen) throw new EditRefused(say().translation.changedElsewhere)
        const written = unit.written ?? key
        const isEmpty = text.trim() === ''
        const problem = isEmpty ? undefined : textProblem(text, unit.at)
        if (problem !== undefined) throw new EditRefused(say().translation.refused(ruleInLanguage(problem)))
        const { mirror, before } = mirrorAt(tag, file)
        const moved: MirrorChange[] = written === key ? [] : [{ kind: 'remove', key: written }]
        const change: MirrorChange = { kind: 'write', key, translation: isEmpty ? { source } : { source, text } }
        return new Map([
          [
            mirror,
            changedMirror(
              before,
              isEmpty && unit.written !== undefined ? [{ kind: 'remove', key: written }, change] : [...moved, change],
            ),
          ],
        ])
      }),
    /** Removes the translations of these files whose text is gone. */
    removeUnused: ({ tag, files: sources }: Requests['removeUnused']) =>
      files.write(say().translation.removeUnusedStep, () => {
        const changes = sources.flatMap((file) => {
          const one = nameAt(file)
          const { mirror, before } = mirrorAt(tag, file)
          if (one === undefined || before === undefined) return []
          const gone = readIn(contentIn(tag), one).units.flatMap(({ at, written }) =>
            at === undefined && written !== undefined ? [written] : [],
          )
          return [[mirror, withoutUnused(before, gone)] as const]
        })
        return new Map(changes)
      }),
    /** Begins the mirror of a page, with all of its texts to be translated. */
    begin: ({ address, tag, path }: Requests['beginTranslation']) =>
      files.write(say().translation.beginStep(address, tag), () => {
        const one = content.pageFiles().find(({ name }) => name === address)
        if (one === undefined) throw new EditRefused(say().server.files.noPage(address))
        const { mirror, before } = mirrorAt(tag, content.fileOf(one.file))
        if (before !== undefined) throw new EditRefused(say().server.files.exists(mirror))
        const isTaken = path !== undefined && [...contentIn(tag).givenAddresses.values()].includes(path)
        if (isTaken) throw new EditRefused(say().translation.addressTaken(path))
        if (path !== undefined && !/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(path))
          throw new EditRefused(say().translation.badAddress(path))
        const { units } = readIn(contentIn(tag), one)
        const texts = changedMirror(undefined, syncChanges({ units }))
        const whole = path === undefined ? texts : `path: ${path}\n${texts}`
        return new Map([[mirror, editText(whole, [])]])
      }),
  }
}
