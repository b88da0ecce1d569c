import { notifyManager, replaceEqualDeep } from '@tanstack/react-query'
import { startTransition, useEffect, useRef, useState } from 'react'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { EditRequest, EditResult, FileEdits, Saved, Trial } from '../../wire/edits.ts'
import type { Direction, FrameView, History, PageModel } from '../../wire/page.ts'
import type { ThemeLook } from '../../wire/theme.ts'
import { fixWords, messageOf } from '../../words.ts'
import { call } from '../call.ts'
import { useStable } from '../state/use-stable.ts'
import { keepEdits, takeKeptEdits } from './kept-edits.ts'
import { movedPage } from './moved-page.ts'
import { refusalOf } from './refusal.ts'
import { createSaver, refusedAs } from './saver.ts'
import type { SeenContent } from './seen-content.ts'
import { createSlowWork } from './slow-work.ts'
import { createTrial } from './trial.ts'
import type { ValueEdit } from './unsaved-edit.ts'
import { isSameDiagnostic, type Tried, type Unsaved } from './use-diagnostics.ts'

const savedWords = (files: readonly string[]) =>
  files.length === 1 ? `Saved to ${files[0]}` : `Saved to ${files.length} files`

type Options = {
  content: SeenContent
  /** The address of the open page, and the page once it is read. */
  address: string
  page: PageModel | undefined
  /** Called with each view for the frame: of the page as it was saved, and as it would be with what was typed since. */
  show: (view: FrameView) => void
  /** Called with the look of a typed theme. */
  showLook: (look: ThemeLook) => void
}

/** All that writes to the files of the content: what is typed, commands, fixes, Undo and Redo, with what came of it. */
export function useWrites({ content, address, page, show, showLook }: Options) {
  const [status, setStatus] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [writing] = useState(() => createSlowWork(setSaving))
  const [refused, setRefused] = useState<string>()
  const [history, setHistory] = useState<History>({})
  /** The same, also before it is rendered. */
  const historyNow = useRef<History>({})
  const [unsaved, setUnsaved] = useState<Unsaved>({ has: false, stopped: undefined })
  const [tried, setTried] = useState<Tried>()
  const shownView = useRef<PageModel['view']>(undefined)

  /** The page as last read, also before that is rendered. */
  const pageNow = () => content.pageAt(address)

  /**
   * Shows the saved page, unless more was typed since: the trial of that will show both. One that was shown before, and
   * lacks what is being written, is shown once more only if `again`.
   */
  function showSaved(again = false): void {
    const { view } = pageNow() ?? {}
    if (!view || saver.isTyping() || (!again && view === shownView.current && saver.hasUnsaved())) return
    shownView.current = view
    show(view)
  }

  function onSaved(result: Saved): void {
    historyNow.current = result.history
    void content.changed(result)
    // The frame comes first, because rendering the shell takes longer.
    stable.showSaved()
    startTransition(() => {
      setStatus(savedWords(result.files.map(({ file }) => file)))
      setHistory(result.history)
    })
  }

  /** What a command has answered, shown; a request that fails refuses it. */
  async function answered(command: () => Promise<EditResult>): Promise<EditResult> {
    setRefused(undefined)
    const result = await writing(command).catch(refusedAs)
    if (result.kind === 'saved') onSaved(result)
    return result
  }

  async function step(direction: Direction): Promise<void> {
    // The way back is open at once: its key may be pressed before the answer is there.
    const back = direction === 'undo' ? 'redo' : 'undo'
    setHistory((now) => ({ ...now, ...(now[direction] !== undefined && { [back]: now[direction] }) }))
    await takeStep(direction)
    setHistory(historyNow.current)
  }

  async function takeStep(direction: Direction): Promise<void> {
    await saver.flush()
    const stopped = saver.stopped()
    // What was typed while the studio did not answer stays: it is saved as soon as it answers.
    if (stopped?.kind === 'refused' && stopped.isUnanswered) return setRefused(stopped.message)
    // Undo begins with what was typed and could not be written.
    if (direction === 'undo' && stopped) return saver.drop()
    await saver.runCommand(async () => {
      // Steps that are pressed one after the other wait here: those before may have been the last.
      if (historyNow.current[direction] === undefined) return
      const result = await answered(() => call(direction, {}, { shown: address }))
      if (result.kind === 'refused') setRefused(result.message)
    })
  }

  /**
   * Writes an edit of a list of blocks; returns whether it was written. `onShown` is called once the page shows it: a
   * move among the blocks of the page itself shows before it is written.
   */
  async function runOnList(one: ValueEdit, onShown: () => void): Promise<boolean> {
    setRefused(undefined)
    await saver.flush()
    const current = pageNow()
    const moved = current && one.edit.kind === 'move' ? movedPage(current, one.edit) : undefined
    if (moved) {
      content.setPage(address, moved)
      onShown()
    }
    // What is cached is a copy, with the parts that are as before.
    const shown = pageNow()
    await saver.run([one])
    const stopped = saver.stopped()
    if (!stopped?.edits.includes(one)) {
      if (!moved) onShown()
      return true
    }
    if (current && moved && pageNow() === shown) content.setPage(address, current)
    // A command is not run later, when the list may be another: a person runs it again.
    if (stopped.kind === 'refused') {
      saver.drop([one])
      setRefused(stopped.message)
    }
    return false
  }

  /** Runs a command that writes files, after what was typed. */
  async function runCommand(command: () => Promise<EditResult>): Promise<EditResult> {
    const result = await saver.runCommand(() => answered(command))
    await content.namesChanged()
    return result
  }

  /** The same, with the reason if nothing was written. */
  const perform = async (command: () => Promise<EditResult>) => refusalOf(await runCommand(command))

  /** Applies the fix of a diagnostic: of this page, of the page `at` another address, or of edits that are held. */
  async function applyFix(found: Diagnostic, at: string): Promise<void> {
    await saver.flush()
    const typed = saver.unsavedText(found.file)
    if (typed) {
      try {
        typed.replace((await call('fixText', { file: found.file, ...typed.content(), diagnostic: found })).text)
      } catch (error) {
        return setRefused(messageOf(error))
      }
      return saver.flush()
    }
    const stopped = saver.stopped()
    if (stopped?.kind === 'held' && stopped.diagnostics.some((one) => isSameDiagnostic(one, found))) {
      const { fix } = found
      if (fix?.change.kind !== 'edits') return
      for (const edit of fix.change.edits) saver.type({ file: fix.file, edit, label: fixWords(fix) })
      return saver.flush()
    }
    const result = await saver.runCommand(() =>
      answered(() => call('fix', { address: at, diagnostic: found }, { shown: address })),
    )
    if (result.kind === 'refused') setRefused(result.message)
  }

  /** Applies the fix of a diagnostic. Resolves when the result shows: an answer is rendered after it has come. */
  async function fix(found: Diagnostic, at = address): Promise<void> {
    await applyFix(found, at)
    await new Promise<void>((shown) => notifyManager.schedule(shown))
  }

  function onTried({ diagnostics, view, look }: Trial): void {
    if (look) showLook(look)
    if (diagnostics)
      setTried((before) => {
        const same = replaceEqualDeep((before ?? page)?.diagnostics, diagnostics)
        return before?.page === page && before?.diagnostics === same ? before : { page, diagnostics: same }
      })
    if (view) show(view)
  }

  async function sendEdits(request: EditRequest): Promise<EditResult> {
    const dropOlder = trial.sent()
    const result = await writing(() => call('edit', request, { shown: address }))
    dropOlder()
    // The diagnostics of the result are newer than those of the trial.
    if (result.kind !== 'saved') setTried(undefined)
    return result
  }

  const stable = useStable({
    ...{ pageNow, showSaved, step, runOnList, runCommand, perform, fix, onSaved, onTried, sendEdits },
    tryEdits: (files: FileEdits[]) => call('try', { files, address }),
    /** Tries edits of one file that are not typed to the end, such as a colour while it is dragged. */
    tryValues: (edits: readonly ValueEdit[]) =>
      trial.start(async () => {
        const [file = ''] = edits.map((one) => one.file)
        return [{ file, hash: content.hashOf(file), edits: edits.map(({ edit }) => edit) }]
      }),
  })
  const [trial] = useState(() => createTrial({ send: stable.tryEdits, onResult: stable.onTried }))
  const [saver] = useState(() =>
    createSaver({
      send: stable.sendEdits,
      onTyped: trial.start,
      hashOf: content.hashOf,
      onSaved(result) {
        content.seeFiles(result.files)
        stable.onSaved(result)
      },
      // This may render all of the shell; the typed letter comes first.
      onChange: (has, stopped) =>
        startTransition(() =>
          setUnsaved((before) => (before.has === has && before.stopped === stopped ? before : { has, stopped })),
        ),
    }),
  )

  useEffect(() => {
    saver.restore(takeKeptEdits())
    const leave = () => {
      // The next document writes what does not arrive before this one is gone.
      keepEdits(saver.kept())
      void saver.flush()
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [saver])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed and dropped is shown no longer
  useEffect(() => stable.showSaved(), [stable, address, page?.view, unsaved.has])

  useEffect(() => {
    if (!page || page.revision < content.revision()) return
    historyNow.current = page.history
    setHistory(page.history)
  }, [page, content])

  return {
    ...stable,
    /** Why the last command was refused. */
    refused,
    setRefused,
    saver,
    unsaved,
    tried,
    history,
    status: isSaving ? 'Saving …' : unsaved.stopped ? 'Not saved' : status,
  }
}
