import type { Edit, EditPath } from '../../../../schema/edit.ts'
import { withTokens } from '../../tokens.ts'
import type { Followers } from '../../wire/listing.ts'
import type { BlockModel, Origin, PageModel, WrittenValues } from '../../wire/page.ts'
import {
  type BlockChange,
  canChangeOnlyHere,
  directEdit,
  editOnlyHere,
  fieldKey,
  originOf,
} from '../page-blocks/block-change.ts'
import { pauseMs } from '../saving/saver.ts'
import { createSharedAnswer } from '../saving/shared-answer.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'
import { shownAs } from '../shown-path.ts'
import type { FieldChange, FieldSlice, PendingChange, SharedChoice } from './saving-state.ts'
import { ownerOf, selectedBlock, selectionOf } from './selectors.ts'
import type { Slice, StudioState } from './state.ts'

const isBlock = (written: WrittenValues): written is BlockModel => 'entry' in written

const isRemoval = ({ change }: FieldChange) => change.kind === 'set' && change.value === undefined

/** The file that shares a value with other pages: shared data, the template of the page, or the open file itself. */
function sharedFile({ file, template, fields }: PageModel, origin: Origin): string | undefined {
  if (origin.file !== file || fields) return origin.file
  return origin.path[0] === 'overrides' ? undefined : template?.file
}

/** An edit of a page, in another page that follows the same template and has the block under this name. */
function inFollower({ edit }: { edit: Edit }, block: string | undefined, { file }: Followers['pages'][number]) {
  const [first] = edit.path
  const isInBlock = first === 'blocks' && block !== undefined
  const named = (path: EditPath): EditPath => (isInBlock ? ['blocks', block, ...path.slice(2)] : path)
  return { file, edit: { ...edit, path: named(edit.path), ...('to' in edit && { to: named(edit.to) }) } }
}

/** Where a change goes, and what was typed in its files and is not written. */
type Target = { file: string; choice: SharedChoice; typedAt: (origin: Origin) => unknown }

/** The edits of a change: one, or for some pages one in each of them. */
function editsOf(
  page: PageModel,
  { written, change, label }: FieldChange,
  { file, choice, typedAt }: Target,
): ValueEdit[] {
  const inTemplate = choice === 'everywhere' && file === page.template?.file
  // A value that is written in the page is edited there, so that the bytes around it stay.
  const isElsewhere = file !== page.file && file !== page.template?.file
  const target =
    choice !== 'everywhere' && isElsewhere && isBlock(written)
      ? editOnlyHere(page, written, change, typedAt)
      : directEdit(written, change)
  if (!target) return []
  if (typeof choice === 'string') return [{ ...target, label, inTemplate }]
  return choice.pages.map((one) => ({
    ...(one.file === page.file ? target : inFollower(target, choice.block, one)),
    label,
  }))
}

const isInSharedFile = ({ elsewhere }: StudioState) => elsewhere?.fields !== undefined

/** The page whose values are changed, or that shows the value of a shared file. */
const changedPage = (state: StudioState) => (isInSharedFile(state) ? state.page : (state.elsewhere ?? state.page))

const pathKey = ({ written, change }: FieldChange) => fieldKey(written, change.path)

export const fieldSlice: Slice<FieldSlice> = (set, get, { frame }) => {
  const answer = createSharedAnswer<SharedChoice>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const typedAt = (origin: Origin) => get().saver.typedValue(origin, '')

  /** Whether a change of a shared value may go into the page alone. */
  const canBeHere = ({ template, fields }: PageModel, { written }: FieldChange, file: string) =>
    !isInSharedFile(get()) && !fields && (file === template?.file || (isBlock(written) && canChangeOnlyHere(written)))

  /** Where a change goes without a question: no other page shows what it changes, and it could go nowhere else. */
  function onlyChoice(page: PageModel, changed: FieldChange, file: string | undefined): SharedChoice | undefined {
    if (file === undefined) return 'here'
    // Until all pages have been read, it is not known how many show a file.
    const pages = (get().elsewhere ?? page).reach[file] ?? Number.POSITIVE_INFINITY
    return canBeHere(page, changed, file) || pages > 1 ? undefined : 'everywhere'
  }

  /** Where a change of a new value goes that is not written yet: where that was added. */
  function choiceOfNew({ template }: PageModel, { written, change }: FieldChange): SharedChoice | undefined {
    const { file, path } = originOf(written, change)
    const edit = directEdit(written, change)?.edit ?? { kind: 'delete', path }
    const owner = get().saver.newValueOf({ file, edit })
    return owner && (file === template?.file && !owner.inTemplate ? 'here' : 'everywhere')
  }

  /** What an answer is for: a field, or a whole file where nothing but everywhere is possible. */
  const answerKey = (page: PageModel, changed: FieldChange, file: string | undefined) =>
    JSON.stringify([page.address, file === undefined || canBeHere(page, changed, file) ? pathKey(changed) : file])

  /** Asks where a change belongs, once nothing was typed for a while. */
  function ask(pending: PendingChange | undefined): void {
    clearTimeout(timer)
    set({ pending })
    if (pending?.isTyping) timer = setTimeout(() => get().showQuestion(), pauseMs)
  }

  function write(page: PageModel, changed: FieldChange, file: string, choice: SharedChoice): void {
    const { saver } = get()
    const typedIn = pathKey(changed)
    const edits = editsOf(page, changed, { file, choice, typedAt }).map((edit) => ({ ...edit, typedIn }))
    if (edits.length === 0) saver.clearValue(originOf(changed.written, changed.change))
    if (changed.when === 'now') void saver.run(edits)
    else for (const edit of edits) saver.type(edit)
  }

  /** Shows a plain text of the selected block on the page before it is saved. */
  function showTyped(change: BlockChange): void {
    const { page } = get()
    const block = selectedBlock(get())
    if (!page || block === undefined || change.kind !== 'set' || typeof change.value !== 'string') return
    const place = shownAs(page, { block, path: change.path })
    if (place.path) frame.postNow({ studio: 'text', place, text: withTokens(change.value, page.tokens) })
  }

  return {
    change(change, label, when) {
      const selection = selectionOf(get())
      const owner = ownerOf(get())
      const written = typeof selection?.block === 'number' ? owner?.blocks[selection.block] : owner?.head
      if (!written) return
      showTyped(change)
      get().changeValue({ written, change, label, when })
    },
    changeValue(requested) {
      const page = changedPage(get())
      if (!page) return
      const file = sharedFile(page, originOf(requested.written, requested.change))
      const answered = answer.of(answerKey(page, requested, file))
      // Several pages go on changing together, though this one has its own words by now.
      const chosen =
        typeof answered === 'object'
          ? answered
          : (choiceOfNew(page, requested) ?? onlyChoice(page, requested, file) ?? answered)
      if (chosen) {
        write(page, requested, file ?? page.file, chosen)
        // Without its own value the page shows the shared one again, about which nothing was asked yet.
        if (file === undefined && requested.when === 'now' && isRemoval(requested)) answer.forget()
      } else if (file !== undefined) {
        const canChangeHere = canBeHere(page, requested, file)
        const entry = isBlock(requested.written) ? Number(requested.written.entry[1]) : undefined
        const canChangeForSome = canChangeHere && page.template !== undefined
        const isTyping = requested.when === 'pause'
        ask({ ...requested, address: page.address, file, entry, canChangeHere, canChangeForSome, isTyping })
      }
    },
    editsEverywhere() {
      const { pending, page: open, elsewhere } = get()
      const page = changedPage(get())
      if (!pending || !page) return []
      const hashes = { ...open?.hashes, ...elsewhere?.hashes, ...page.hashes }
      return editsOf(page, pending, { file: pending.file, choice: 'everywhere', typedAt }).flatMap(
        ({ file, edit, inTemplate = false }) => {
          const hash = hashes[file]
          return hash === undefined ? [] : [{ file, hash, edits: [edit], inTemplate }]
        },
      )
    },
    showQuestion() {
      const { pending } = get()
      if (pending?.isTyping) ask({ ...pending, isTyping: false })
    },
    choose(choice) {
      const { pending, content } = get()
      const page = changedPage(get())
      if (!pending || !page) return
      answer.give(answerKey(page, pending, pending.file), choice)
      if (typeof choice === 'object') content.seeFiles(choice.pages)
      ask(undefined)
      write(page, { ...pending, when: 'now' }, pending.file, choice)
    },
    cancelChange() {
      ask(undefined)
      get().showSaved(true)
    },
    forgetAnswer: answer.forget,
  }
}
