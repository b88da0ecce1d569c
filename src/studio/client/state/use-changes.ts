import { useEffect, useState } from 'react'
import type { Edit, EditPath } from '../../../../schema/edit.ts'
import type { FileEdits } from '../../wire/edits.ts'
import type { Followers } from '../../wire/listing.ts'
import type { BlockModel, Origin, PageModel, WrittenValues } from '../../wire/page.ts'
import { type BlockChange, canChangeOnlyHere, directEdit, editOnlyHere, fieldKey, originOf } from '../block-change.ts'
import { pauseMs, type Saver } from '../saving/saver.ts'
import { createSharedAnswer } from '../saving/shared-answer.ts'
import type { ValueEdit } from '../saving/unsaved-edit.ts'

/** Where a change of a shared value goes: into the page alone, into the shared file, or into several pages. */
export type SharedChoice = 'here' | 'everywhere' | Followers

type Change = { written: WrittenValues; change: BlockChange; label: string; when: 'pause' | 'now' }

/** A change of a value that other pages may show too: it waits until a person has chosen where it belongs. */
export type PendingChange = Change & {
  /** The address of the page. */
  address: string
  /** The shared file. */
  file: string
  /** The number of its block in the file of the page. */
  entry: number | undefined
  canChangeHere: boolean
  canChangeForSome: boolean
  /** Whether more may be typed before the question is shown: a dialog would take the keys. */
  isTyping: boolean
}

const isBlock = (written: WrittenValues): written is BlockModel => 'entry' in written

const isRemoval = ({ change }: Change) => change.kind === 'set' && change.value === undefined

/** The file that shares a value with other pages: shared data, or the template of the page. */
function sharedFile({ file, template }: PageModel, origin: Origin): string | undefined {
  if (origin.file !== file) return origin.file
  return origin.path[0] === 'overrides' ? undefined : template?.file
}

/** An edit of a page, in another page that follows the same template and has the block under this name. */
function onPage({ edit }: { edit: Edit }, block: string | undefined, { file }: Followers['pages'][number]) {
  const [first] = edit.path
  const isInBlock = first === 'blocks' && block !== undefined
  const named = (path: EditPath): EditPath => (isInBlock ? ['blocks', block, ...path.slice(2)] : path)
  return { file, edit: { ...edit, path: named(edit.path), ...('to' in edit && { to: named(edit.to) }) } }
}

type Options = {
  page: PageModel | undefined
  /** The other page or shared file that has the selected value, if the open page does not. */
  elsewhere: PageModel | undefined
  saver: Saver
  /** Called with the files on whose hashes edits are based. */
  seeFiles: (files: Followers['pages']) => void
}

/**
 * Turns changes of fields into edits of files. A shared value is not changed before a person has chosen where.
 */
export function useChanges({ page: open, elsewhere, saver, seeFiles }: Options) {
  const isInSharedFile = elsewhere !== undefined && elsewhere.fields !== undefined
  /** The page whose values are changed, or that shows the value of a shared file. */
  const page = isInSharedFile ? open : (elsewhere ?? open)
  const [pending, setPending] = useState<PendingChange>()
  const [answer] = useState(() => createSharedAnswer<SharedChoice>())

  const showQuestion = () => setPending((now) => (now?.isTyping ? { ...now, isTyping: false } : now))
  useEffect(() => {
    if (!pending?.isTyping) return
    const timer = setTimeout(() => setPending({ ...pending, isTyping: false }), pauseMs)
    return () => clearTimeout(timer)
  }, [pending])

  const pathKey = ({ written, change }: Change) => fieldKey(written, change.path)
  const answerKey = (changed: Change) => JSON.stringify([page?.address, pathKey(changed)])

  /** The edits of a change: one, or for some pages one in each of them. */
  function editsOf({ written, change, label }: Change, file: string, choice: SharedChoice): ValueEdit[] {
    if (!page) return []
    const inTemplate = choice === 'everywhere' && file === page.template?.file
    // A value that is written in the page is edited there, so that the bytes around it stay.
    const isElsewhere = file !== page.file && file !== page.template?.file
    const target =
      choice !== 'everywhere' && isElsewhere && isBlock(written)
        ? editOnlyHere(page, written, change)
        : directEdit(written, change)
    if (!target) return []
    if (typeof choice === 'string') return [{ ...target, label, inTemplate }]
    return choice.pages.map((one) => ({
      ...(one.file === page.file ? target : onPage(target, choice.block, one)),
      label,
    }))
  }

  function write(changed: Change, file: string, choice: SharedChoice): void {
    const typedIn = pathKey(changed)
    const edits = editsOf(changed, file, choice).map((edit) => ({ ...edit, typedIn }))
    if (changed.when === 'now') void saver.run(edits)
    else for (const edit of edits) saver.type(edit)
  }

  function change(requested: Change): void {
    if (!page) return
    const file = sharedFile(page, originOf(requested.written, requested.change))
    const answered = answer.of(answerKey(requested))
    // Several pages go on changing together, though this one has its own words by now.
    const chosen = file === undefined && typeof answered !== 'object' ? 'here' : answered
    if (chosen) {
      write(requested, file ?? page.file, chosen)
      // Without its own value the page shows the shared one again, about which nothing was asked yet.
      if (file === undefined && requested.when === 'now' && isRemoval(requested)) answer.forget()
    } else if (file !== undefined) {
      const canChangeHere =
        !isInSharedFile &&
        (file === page.template?.file || (isBlock(requested.written) && canChangeOnlyHere(requested.written)))
      const entry = isBlock(requested.written) ? Number(requested.written.entry[1]) : undefined
      const canChangeForSome = canChangeHere && page.template !== undefined
      const isTyping = requested.when === 'pause'
      setPending({ ...requested, address: page.address, file, entry, canChangeHere, canChangeForSome, isTyping })
    }
  }

  /** The edits of the pending change if it goes everywhere; none while the hash of their file is not known. */
  function editsEverywhere(): FileEdits[] {
    if (!pending || !page) return []
    const hashes = { ...open?.hashes, ...elsewhere?.hashes, ...page.hashes }
    return editsOf(pending, pending.file, 'everywhere').flatMap(({ file, edit, inTemplate = false }) => {
      const hash = hashes[file]
      return hash === undefined ? [] : [{ file, hash, edits: [edit], inTemplate }]
    })
  }

  return {
    change,
    pending,
    editsEverywhere,
    /** How many pages show the file of the pending change, once all pages have been read. */
    pagesOfPending: pending && (elsewhere ?? page)?.reach[pending.file],
    /** Shows the question without waiting for more to be typed. */
    showQuestion,
    choose(choice: SharedChoice): void {
      if (!pending) return
      answer.give(answerKey(pending), choice)
      if (typeof choice === 'object') seeFiles(choice.pages)
      setPending(undefined)
      write({ ...pending, when: 'now' }, pending.file, choice)
    },
    cancel: () => setPending(undefined),
    /** Lets the next change of a shared value ask again. */
    forgetAnswer: answer.forget,
  }
}
