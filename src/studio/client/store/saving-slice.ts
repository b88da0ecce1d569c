import { notifyManager, replaceEqualDeep } from '@tanstack/react-query'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import { addressOfShared } from '../../shared-address.ts'
import type { EditRequest, EditResult, Saved } from '../../wire/edits.ts'
import type { Direction, History, PageModel } from '../../wire/page.ts'
import { say } from '../../words/say.ts'
import { fixWords, messageOf } from '../../words.ts'
import { call } from '../call.ts'
import { NoAnswer } from '../no-answer.ts'
import { isSameDiagnostic, placeOf } from '../problems/page-diagnostics.ts'
import { movedPage } from '../saving/moved-page.ts'
import { refusalOf, refusedAs } from '../saving/refusal.ts'
import { createSaver } from '../saving/saver.ts'
import { createSeenContent } from '../saving/seen-content.ts'
import { createSlowWork } from '../saving/slow-work.ts'
import { createTrial } from '../saving/trial.ts'
import type { SavingSlice } from './saving-state.ts'
import { ownerOf, selectionOf } from './selectors.ts'
import type { Slice } from './state.ts'

export const savingSlice: Slice<SavingSlice> = (set, get, { queries, frame }) => {
  const content = createSeenContent(queries)
  const writing = createSlowWork((isSaving) => set({ isSaving }))
  /** What Undo and Redo would do, also before it is rendered. */
  let historyNow: History = {}
  let shownView: PageModel['view']

  const trial = createTrial({
    send: (files) => call('try', { files, address: get().address }),
    onResult: (result) => get().seeTrial(result),
  })
  const saver = createSaver({
    send: sendEdits,
    onTyped: trial.start,
    hashOf: content.hashOf,
    onSaved(result) {
      content.seeFiles(result.files)
      onSaved(result)
    },
    // This may render much of the shell; the typed letter comes first.
    onChange: () => notifyManager.schedule(seeUnsaved),
  })

  function seeUnsaved(): void {
    const { unsaved } = get()
    const [has, stopped] = [saver.hasUnsaved(), saver.stopped()]
    if (unsaved.has === has && unsaved.stopped === stopped) return
    set({ unsaved: { has, stopped }, ...(!has && { isAsked: false }) })
    // What was typed and dropped is shown no longer.
    if (unsaved.has !== has) get().showSaved()
  }

  async function sendEdits(request: EditRequest): Promise<EditResult> {
    const dropOlder = trial.sent()
    const result = await writing(() => call('edit', request, { shown: get().address }))
    dropOlder()
    // The diagnostics of the result are newer than those of the trial.
    if (result.kind !== 'saved') set({ tried: undefined })
    return result
  }

  function onSaved(result: Saved): void {
    historyNow = result.history
    // The reason is gone, and so is the word about it.
    if (get().refused === new NoAnswer().message) set({ refused: undefined })
    void content.changed(result)
    // The frame comes first, because rendering the shell takes longer.
    get().showSaved()
    notifyManager.schedule(() =>
      set({ savedWords: say().store.saved(result.files.map(({ file }) => file)), history: result.history }),
    )
  }

  /** What a command has answered, shown; a request that fails refuses it. */
  async function answered(command: () => Promise<EditResult>): Promise<EditResult> {
    set({ refused: undefined })
    const result = await writing(command).catch(refusedAs)
    if (result.kind === 'saved') onSaved(result)
    return result
  }

  async function step(direction: Direction): Promise<void> {
    // The way back is open at once: its key may be pressed before the answer is there.
    const back = direction === 'undo' ? 'redo' : 'undo'
    set(({ history: now }) => ({
      history: { ...now, ...(now[direction] !== undefined && { [back]: now[direction] }) },
    }))
    await takeStep(direction)
    set({ history: historyNow })
  }

  async function takeStep(direction: Direction): Promise<void> {
    const { refuse } = get()
    await saver.flush()
    const stopped = saver.stopped()
    // What was typed while the studio did not answer stays: it is saved as soon as it answers.
    if (stopped?.kind === 'refused' && stopped.isUnanswered) return refuse(stopped.message)
    // Undo begins with what was typed and could not be written.
    if (direction === 'undo' && stopped) return saver.undoTyped()
    await saver.runCommand(async () => {
      // Steps that are pressed one after the other wait here: those before may have been the last.
      if (historyNow[direction] === undefined) return
      const result = await answered(() => call(direction, {}, { shown: get().address }))
      if (result.kind === 'refused') refuse(result.message)
    })
  }

  async function applyFix(found: Diagnostic, at: string): Promise<void> {
    const { refuse } = get()
    await saver.flush()
    const typed = saver.unsavedText(found.file)
    if (typed) {
      try {
        typed.replace((await call('fixText', { file: found.file, ...typed.content(), diagnostic: found })).text)
      } catch (error) {
        return refuse(messageOf(error))
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
      answered(() => call('fix', { address: at, diagnostic: found }, { shown: get().address })),
    )
    if (result.kind === 'refused') refuse(result.message)
  }

  return {
    content,
    saver,
    unsaved: { has: false, stopped: undefined },
    tried: undefined,
    pending: undefined,
    templateEdits: new Map(),
    dragged: undefined,
    savedWords: '',
    isSaving: false,
    refused: undefined,
    history: {},
    refuse: (refused) => set({ refused }),
    seeHistory(history) {
      historyNow = history
      set({ history })
    },
    showSaved(again = false) {
      // The frame shows the page in another language.
      if (get().translating?.address !== undefined) return
      const { view } = get().pageNow() ?? {}
      // The trial of what was typed since will show both. A view that was shown before lacks what is being written.
      if (!view || saver.isTyping() || (!again && view === shownView && saver.hasUnsaved())) return
      shownView = view
      frame.postNow({ studio: 'show', view })
    },
    step(direction) {
      const { pending, forgetAnswer, cancelChange } = get()
      forgetAnswer()
      if (direction === 'undo' && pending) cancelChange()
      else void step(direction)
    },
    isAsked: false,
    // The state hears of the letter before this key a moment later.
    askNow: () => set({ isAsked: saver.hasUnsaved() }),
    changedElsewhere: () => void (saver.stopped()?.kind === 'conflict' && saver.tryAgain()),
    flush() {
      get().showQuestion()
      void saver.flush()
    },
    save() {
      get().askNow()
      get().flush()
    },
    runEdit: (edit) => void saver.run([edit]),
    async runOnList(one, onShown) {
      const { address, refuse } = get()
      refuse(undefined)
      await saver.flush()
      const { file, edit } = one
      const endMove =
        edit.kind === 'move' ? content.showAhead(address, file, (page) => movedPage(page, edit)) : undefined
      if (endMove) onShown()
      await saver.run([one])
      const stopped = saver.stopped()
      if (!stopped?.edits.includes(one)) {
        if (endMove) endMove(true)
        else onShown()
        return true
      }
      endMove?.(false)
      // A command is not run later, when the list may be another: a person runs it again.
      if (stopped.kind === 'refused') {
        saver.drop([one])
        refuse(stopped.message)
      }
      return false
    },
    async runCommand(command) {
      const result = await saver.runCommand(() => answered(command))
      await content.namesChanged()
      return result
    },
    perform: async (command) => refusalOf(await get().runCommand(command)),
    createMissing(address) {
      const only = (['theme', 'redirects'] as const).find((name) => addressOfShared(name) === address)
      const wording = get().chosen?.elsewhere?.at ?? ''
      return get().perform(() => call('createFile', only ? { only } : { wording }))
    },
    async fix(found, at = get().address) {
      get().forgetAnswer()
      await applyFix(found, at)
      // It resolves when the result shows: an answer is rendered after it has come.
      await new Promise<void>((shown) => notifyManager.schedule(shown))
    },
    fixInField(found) {
      const owner = ownerOf(get())
      if (!owner) return
      get().open({ ...placeOf(owner, found), elsewhere: selectionOf(get())?.elsewhere })
      void get().fix(found, owner.address)
    },
    tryValues: (edits) =>
      trial.start(async () => {
        const [file = ''] = edits.map((one) => one.file)
        return [{ file, hash: content.hashOf(file), edits: edits.map(({ edit }) => edit) }]
      }),
    seeTrial({ diagnostics, view, look }) {
      if (look) frame.showLook(look)
      if (diagnostics)
        set(({ tried, page }) => {
          const same = replaceEqualDeep((tried ?? page)?.diagnostics, diagnostics)
          return tried?.page === page && tried?.diagnostics === same ? {} : { tried: { page, diagnostics: same } }
        })
      if (view && get().translating?.address === undefined) frame.postNow({ studio: 'show', view })
    },
    drag: (dragged) => set({ dragged }),
    setTemplateEdits(address, edits) {
      const templateEdits = new Map(get().templateEdits)
      if (edits) templateEdits.set(address, edits)
      else templateEdits.delete(address)
      set({ templateEdits })
    },
  }
}
