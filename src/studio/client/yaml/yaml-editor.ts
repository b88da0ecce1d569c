import { autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { history, redo, standardKeymap, undo } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { forceParsing, indentUnit } from '@codemirror/language'
import { type Diagnostic as LintDiagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { Annotation, Compartment, EditorState, Transaction } from '@codemirror/state'
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view'
import type { Diagnostic } from '../../../../schema/diagnostic.ts'
import type { EditPath } from '../../../../schema/edit.ts'
import { messageInLanguage } from '../../diagnostic-texts.ts'
import { keyOf, studioKeys, writtenKey } from '../../keys.ts'
import { textChanges } from '../../merge-texts.ts'
import { fixWords } from '../../words.ts'
import type { FileFacts } from './schema-at.ts'
import { completionsOf, fieldHelp } from './yaml-completion.ts'
import { pathAt, rangeAt } from './yaml-positions.ts'
import { yamlTheme } from './yaml-theme.ts'

type Options = {
  parent: HTMLElement
  text: string
  /** Its name for assistive technology. */
  label: string
  /** The fields and names of the content, for completion and help. */
  factsOf: () => FileFacts | undefined
  /** A person has changed the text. */
  onTyped: () => void
  /** A person has moved the caret to the value at a path. */
  onCaret: (path: EditPath) => void
  onBlur: () => void
  /** Escape was pressed. */
  onLeave: () => void
  onFix: (diagnostic: Diagnostic) => void
}

/** Marks changes that come from the file. */
const fromFile = Annotation.define<true>()

/** How long Enter waits for the syntax of the text, in milliseconds. */
const maxParseMs = 1_000

/** The space above and below a value that is scrolled to, in pixels. */
const scrollMargin = 48

/** A new line is indented by the syntax around it, which a slow machine may not have parsed yet. */
function parseToCaret(view: EditorView): boolean {
  forceParsing(view, view.state.selection.main.head, maxParseMs)
  return false
}

/** The text editor of the YAML pane. */
export function createYamlEditor(options: Options) {
  const undoing = new Compartment()
  const view = new EditorView({
    parent: options.parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        // The policy of the shell allows style elements by its nonce alone.
        EditorView.cspNonce.of(document.querySelector('script')?.nonce ?? ''),
        EditorState.lineSeparator.of('\n'),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': options.label, spellcheck: 'false', tabindex: '0' }),
        indentUnit.of('  '),
        yaml(),
        lineNumbers(),
        highlightActiveLine(),
        drawSelection(),
        lintGutter(),
        autocompletion({ override: [completionsOf(options.factsOf)], icons: false }),
        fieldHelp(options.factsOf),
        undoing.of(history()),
        keymap.of([
          ...completionKeymap,
          { key: 'Escape', run: leave },
          { key: 'Enter', run: parseToCaret, shift: parseToCaret },
          ...standardKeymap,
        ]),
        EditorView.domEventHandlers({ blur: () => options.onBlur(), keydown: stepHere }),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
          if (transactions.some((one) => one.annotation(fromFile))) return
          if (docChanged) options.onTyped()
          else if (selectionSet) options.onCaret(pathAt(sourceOf(state), state.selection.main.head))
        }),
        yamlTheme,
      ],
    }),
  })

  /** Undoes and redoes what is not saved. The studio undoes what is saved, so that all edits have one order. */
  function stepHere(event: KeyboardEvent): boolean {
    const key = writtenKey(keyOf(event))
    return (key === studioKeys.undo && undo(view)) || (key === studioKeys.redo && redo(view))
  }

  function leave(): boolean {
    options.onLeave()
    return true
  }

  /** The text with its parsed document, which is cached by this object. */
  let source = { file: '', text: options.text }
  function sourceOf({ doc }: EditorState) {
    const text = doc.toString()
    if (source.text !== text) source = { file: '', text }
    return source
  }

  return {
    text: () => view.state.doc.toString(),
    /** Shows another text by the smallest change: caret and scroll position stay. */
    show(text: string): void {
      const annotations = [fromFile.of(true), Transaction.addToHistory.of(false)]
      view.dispatch({ changes: textChanges(view.state.doc.toString(), text), annotations })
    },
    /** The same as if a person had typed it. */
    type(text: string): void {
      view.dispatch({ changes: textChanges(view.state.doc.toString(), text) })
    },
    /** Clears the history of the editor: from now on the studio undoes what is saved. */
    forgetUndo(): void {
      view.dispatch({ effects: undoing.reconfigure([]) })
      view.dispatch({ effects: undoing.reconfigure(history()) })
    },
    /**
     * Puts the caret at the value of a path, and scrolls to it, unless a person is typing here. A `whole` block begins
     * at the top of the pane.
     */
    select(path: EditPath, { whole }: { whole: boolean }): void {
      if (view.hasFocus) return
      const { start } = rangeAt(sourceOf(view.state), path)
      view.dispatch({
        selection: { anchor: start },
        effects: EditorView.scrollIntoView(start, { y: whole ? 'start' : 'nearest', yMargin: scrollMargin }),
        annotations: fromFile.of(true),
      })
    },
    /** Scrolls to the caret, if the height of the pane has changed. */
    keepCaret(): void {
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head, { yMargin: scrollMargin }) })
    },
    /** Shows diagnostics at their lines, with buttons for their fixes. */
    setProblems(found: readonly Diagnostic[]): void {
      const { doc } = view.state
      view.dispatch(
        setDiagnostics(
          view.state,
          found.map((one): LintDiagnostic => {
            const line = doc.line(Math.min(Math.max(1, one.line), doc.lines))
            const from = Math.min(line.from + one.column - 1, line.to)
            const { fix } = one
            return {
              from,
              to: Math.min(from + one.length, doc.length),
              severity: one.severity,
              message: messageInLanguage(one).replaceAll('`', ''),
              ...(fix && { actions: [{ name: fixWords(fix), apply: () => options.onFix(one) }] }),
            }
          }),
        ),
      )
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  }
}

export type YamlEditor = ReturnType<typeof createYamlEditor>
