import { baseKeymap } from 'prosemirror-commands'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node, NodeType } from 'prosemirror-model'
import { EditorState, Plugin, type Selection, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { readMarkdown } from './markdown-text.ts'
import { cleanedHtml } from './pasted-html.ts'
import { textKeys } from './text-commands.ts'
import { textSchema } from './text-schema.ts'

const node = (name: string) => textSchema.nodes[name] as NodeType

/** Signs of Markdown at the start of a line that become what they mean. */
const typedSigns = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, node('heading'), (match) => ({ level: Math.max(2, match[1]?.length ?? 2) })),
    wrappingInputRule(/^\s*([-*])\s$/, node('bullet_list')),
    wrappingInputRule(/^(\d+)\.\s$/, node('ordered_list'), (match) => ({ order: Number(match[1]) })),
    wrappingInputRule(/^\s*>\s$/, node('blockquote')),
  ],
})

const sharedToken = /\{([A-Za-z][\w.]*)\}/g

/** Marks the tokens of shared data, each with its value as a hint. */
const markedTokens = (tokenValue: (name: string) => string | undefined) =>
  new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = []
        doc.descendants((child, position) => {
          for (const match of (child.text ?? '').matchAll(sharedToken)) {
            const title = tokenValue(match[1] ?? '')
            const start = position + match.index
            const attributes = { class: 'token', ...(title !== undefined && { title }) }
            found.push(Decoration.inline(start, start + match[0].length, attributes))
          }
        })
        return DecorationSet.create(doc, found)
      },
    },
  })

type Options = {
  place: HTMLElement
  markdown: string
  /** Attributes of the element that is written in. */
  attributes: () => Record<string, string>
  tokenValue: (token: string) => string | undefined
  /** Called when the text was changed by a person, with its Markdown. */
  onChange: (markdown: string) => void
  /** Called with each state, so that the bar can show it. */
  onState: (state: EditorState) => void
  /** Called by `Ctrl+K`. */
  onLink: () => void
  onFocus: () => void
  onBlur: () => void
}

/** A text that is written as it looks. The element knows Markdown from outside alone. */
export function createTextView({ place, markdown, attributes, tokenValue, onChange, onState, ...options }: Options) {
  let text = { markdown, ...readMarkdown(markdown) }

  function openLink(): boolean {
    options.onLink()
    return true
  }
  const stateOf = (doc: Node, selection?: Selection) =>
    EditorState.create({
      doc,
      plugins: [
        keymap({ ...textKeys, 'Mod-k': openLink }),
        keymap(baseKeymap),
        typedSigns,
        tableEditing(),
        markedTokens(tokenValue),
      ],
      ...(selection && { selection: TextSelection.near(doc.resolve(Math.min(selection.from, doc.content.size))) }),
    })

  const view: EditorView = new EditorView(place, {
    state: stateOf(text.doc),
    attributes,
    transformPastedHTML: cleanedHtml,
    handleDOMEvents: {
      focus: () => options.onFocus(),
      blur: () => options.onBlur(),
    },
    dispatchTransaction(transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      if (transaction.docChanged) {
        text = { ...text, markdown: text.write(state.doc) }
        onChange(text.markdown)
      }
      onState(state)
    },
  })
  onState(view.state)

  return {
    view,
    /** Shows another text, unless it is the one that was written here. */
    show(next: string): void {
      if (next === text.markdown) return
      text = { markdown: next, ...readMarkdown(next) }
      view.updateState(stateOf(text.doc, view.state.selection))
      onState(view.state)
    },
  }
}
