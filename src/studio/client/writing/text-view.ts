import { baseKeymap } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node, NodeType } from 'prosemirror-model'
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { EditorView, type NodeViewConstructor } from 'prosemirror-view'
import { givenPicture } from '../../given-picture.ts'
import { readMarkdown } from './markdown-text.ts'
import { createOfferedPictures, takeSigns } from './offered-pictures.ts'
import { cleanedHtml } from './pasted-html.ts'
import { pastedPictures } from './pasted-pictures.ts'
import { isMarkdownCode, pastedText } from './pasted-text.ts'
import { textKeys } from './text-commands.ts'
import type { TextQuestion } from './text-dialogs.tsx'
import { textSchema } from './text-schema.ts'
import { typedTokens } from './token-nodes.ts'

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

/** A token as it is written, with its value as a hint. */
function tokenView({ attrs }: Node, tokenValue: TextViewOptions['tokenValue']): { dom: HTMLElement } {
  const dom = document.createElement('span')
  dom.className = 'token'
  dom.textContent = `{${attrs['name']}}`
  dom.title = tokenValue(String(attrs['name'])) ?? ''
  return { dom }
}

/** A position of a document in another one, which may have changed before it or around it. */
function samePosition(position: number, { content }: Node, next: Node): number {
  const start = content.findDiffStart(next.content) ?? position
  const end = content.findDiffEnd(next.content)
  const moved = position <= start ? position : end && position >= end.a ? position + end.b - end.a : start
  return Math.max(0, Math.min(moved, next.content.size))
}

export type TextViewOptions = {
  /** Where the element that is written in goes, or that element. */
  place: HTMLElement | { mount: HTMLElement }
  markdown: string
  /** Attributes of the element that is written in. */
  attributes: () => Record<string, string>
  tokenValue: (token: string) => string | undefined
  /** Called with the name of a token that is clicked, or chosen by Enter. */
  onToken?: (name: string) => void
  /** How nodes look beside what the schema says, by their types. */
  nodeViews?: Record<string, NodeViewConstructor>
  /** Called when the text was changed by a person, with its Markdown. */
  onChange: (markdown: string) => void
  /** Called with each state, so that the bar can show it. */
  onState: (state: EditorState) => void
  /** Called with what is to be asked: by `Ctrl+K`, and for a picture that is pasted or dropped. */
  onQuestion: (question: TextQuestion) => void
  onFocus: () => void
  onBlur: () => void
}

/** A text that is written as it looks. The element knows Markdown from outside alone. */
export function createTextView({
  place,
  markdown,
  attributes,
  tokenValue,
  onChange,
  onState,
  ...options
}: TextViewOptions) {
  const isToken = (name: string) => tokenValue(name) !== undefined
  let text = { markdown, ...readMarkdown(markdown, isToken) }
  const offered = createOfferedPictures(options.onQuestion)
  /** Called with where the pictures of the paste stood that is being put in. */
  let onSigns: ((signs: readonly number[]) => void) | undefined

  function openLink(): boolean {
    options.onQuestion({ kind: 'link' })
    return true
  }
  /** Offers a picture; returns whether there is one. */
  function offer(data: DataTransfer | null, at: number): boolean {
    const file = givenPicture(data)
    if (file) offered.offer([{ file, at }])
    return file !== undefined
  }
  /** Pastes HTML with pictures: its text at once, and each picture once a person has said what it shows. */
  function pasteWithPictures(html: string, rtf: string): boolean {
    const pasted = pastedPictures(html, rtf)
    let signs: readonly number[] = []
    onSigns = (found) => {
      signs = found
    }
    view.pasteHTML(pasted.html)
    onSigns = undefined
    const pictures = pasted.files.flatMap((file, index) => {
      const at = signs[index]
      return at === undefined ? [] : [{ file, at }]
    })
    offered.offer(pictures, pasted.missing)
    return true
  }
  const openToken: Command = ({ selection }) => {
    if (!options.onToken || !(selection instanceof NodeSelection) || selection.node.type !== node('token')) return false
    options.onToken(String(selection.node.attrs['name']))
    return true
  }
  const stateOf = (doc: Node, caret?: number) =>
    EditorState.create({
      doc,
      plugins: [
        history(),
        keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Shift-Mod-z': redo, Enter: openToken }),
        keymap({ ...textKeys, 'Mod-k': openLink }),
        keymap(baseKeymap),
        typedSigns,
        tableEditing(),
        typedTokens(isToken),
      ],
      ...(caret !== undefined && { selection: TextSelection.near(doc.resolve(caret)) }),
    })

  const view: EditorView = new EditorView(place, {
    state: stateOf(text.doc),
    attributes,
    transformPastedHTML: cleanedHtml,
    clipboardTextParser: (pasted, _context, isLiteral) => pastedText(pasted, isLiteral),
    handlePaste(editor, event) {
      const { clipboardData } = event
      if (offer(clipboardData, editor.state.selection.from)) return true
      const types = ['text/html', 'text/plain', 'text/rtf']
      const [html = '', text = '', rtf = ''] = types.map((type) => clipboardData?.getData(type))
      if (html !== '' && isMarkdownCode(html, text)) return editor.pasteText(text, event)
      return /<img\b/i.test(html) && pasteWithPictures(html, rtf)
    },
    handleDrop({ state }, { dataTransfer, clientX, clientY }) {
      const found = view.posAtCoords({ left: clientX, top: clientY })
      return offer(dataTransfer, found?.pos ?? state.selection.from)
    },
    nodeViews: { token: (token) => tokenView(token, tokenValue), ...options.nodeViews },
    handleClickOn(_view, _position, { type, attrs }) {
      if (type !== node('token') || !options.onToken) return false
      options.onToken(String(attrs['name']))
      return true
    },
    handleDOMEvents: {
      focus: () => options.onFocus(),
      blur: () => options.onBlur(),
    },
    dispatchTransaction(transaction) {
      onSigns?.(takeSigns(transaction))
      const state = view.state.apply(transaction)
      view.updateState(state)
      offered.map(transaction.mapping)
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
      text = { markdown: next, ...readMarkdown(next, isToken) }
      const { doc, selection } = view.state
      offered.map({ map: (position) => samePosition(position, doc, text.doc) })
      view.updateState(stateOf(text.doc, samePosition(selection.from, doc, text.doc)))
      onState(view.state)
    },
  }
}
