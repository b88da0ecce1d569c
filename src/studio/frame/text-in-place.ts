import { withTokens } from '../tokens.ts'
import type { FromFrame, ToFrame } from '../wire/messages.ts'
import { hostOf } from './formatted-host.ts'
import { blockAt, editableText } from './marks.ts'
import { chipAt, nodesOfSource, sourceOfNodes, tokenOf } from './source-nodes.ts'

type EditMessage = Extract<ToFrame, { studio: 'edit' }>

type Editor = EditMessage & {
  /** It may have several lines. */
  hasLines: boolean
  element: HTMLElement
  /** What the page showed before. */
  rendered: Node[]
  /** Line breaks at the end of the text, which have no lines of their own. */
  end: string
  isTyped: boolean
}

type Options = {
  report: (message: FromFrame) => void
  /** A text was changed in a block. */
  onTyped: (block: Element) => void
  /** The text is left. */
  onEnd: () => void
}

/** The characters of a text before and after a point in it. */
export type AroundPoint = { before: string; after: string }

/** How many characters on each side find a point of the page in the text as it is written. */
const aroundLength = 20
/** How many find it at least: fewer stand anywhere. */
const leastAround = 3

export const aroundPoint = (text: string, offset: number): AroundPoint => ({
  before: text.slice(Math.max(0, offset - aroundLength), offset),
  after: text.slice(offset, offset + aroundLength),
})

/** Where characters meet in a text: as many of them as it has. The page shows tokens by their values, which it does not have. */
function offsetOf({ before, after }: AroundPoint, text: string): number | undefined {
  for (let length = aroundLength; length >= leastAround; length--) {
    const own = before.slice(-length)
    const at = text.indexOf(own + after.slice(0, length))
    if (at !== -1) return at + own.length
  }
  return undefined
}

/** The point in the nodes of a text between these characters; the end of the text if it does not have them. */
function positionOf(around: AroundPoint | undefined, element: HTMLElement): [Node, number] {
  let rest = (around && offsetOf(around, sourceOfNodes(element))) ?? Number.POSITIVE_INFINITY
  for (const node of element.childNodes) {
    const { length } = sourceOfNodes(node)
    if (rest <= length && node instanceof Text) return [node, rest]
    rest -= length
  }
  return [element, element.childNodes.length]
}

/** A text of the page that is edited in place as it is written, with its tokens as chips. */
export function createTextInPlace({ report, onTyped, onEnd }: Options) {
  let editor: Editor | undefined
  let isComposing = false

  function start(message: EditMessage, around?: AroundPoint): void {
    end()
    const { place, source, tokens, isMarkdown } = message
    const hasLines = source.includes('\n')
    const found = editableText(place, { isMarkdown, shown: withTokens(source, tokens) })
    if (!found) {
      // The page shows only a part of the text, for example: it is edited in its field.
      report({ studio: 'edited', byKey: false })
      report({ studio: 'select', place })
      return
    }
    const element: HTMLElement = isMarkdown ? hostOf(found.nodes) : document.createElement('span')
    for (const node of found.nodes) node.parentNode?.removeChild(node)
    element.setAttribute('data-studio-text', '')
    element.addEventListener('focusout', leave)
    found.mark.after(element)
    editor = { ...message, hasLines, element, rendered: found.nodes, end: '', isTyped: false }
    if (!isMarkdown) startPlain(editor, around)
  }

  function startPlain(plain: Editor, around: AroundPoint | undefined): void {
    const { element, source, tokens, hasLines } = plain
    const lines = /(?<!\n)\n*$/.exec(source)?.[0] ?? ''
    plain.end = lines
    element.append(...nodesOfSource(source.slice(0, source.length - lines.length), tokens))
    element.setAttribute('contenteditable', 'plaintext-only')
    element.setAttribute('role', 'textbox')
    element.setAttribute('aria-label', 'Text on the page')
    if (hasLines) element.setAttribute('aria-multiline', 'true')
    element.addEventListener('beforeinput', keepOneLine)
    element.addEventListener('compositionstart', () => {
      isComposing = true
    })
    element.addEventListener('compositionend', () => {
      isComposing = false
      typed()
    })
    element.addEventListener('copy', copySource)
    element.addEventListener('cut', copySource)
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'nearest' })
    getSelection()?.collapse(...positionOf(around, element))
  }

  /** The text as it is written. */
  const sourceOf = ({ element, hasLines, end: lines }: Editor) => {
    const text = sourceOfNodes(element)
    return hasLines ? text.replace(/(?<!\n)\n+$/, '') + lines : text.replaceAll('\n', '')
  }

  function typed(): void {
    const block = editor && blockAt(editor.element)
    if (!editor || !block || isComposing) return
    editor.isTyped = true
    onTyped(block)
    // The shell formats Markdown, and knows it.
    if (!editor.isMarkdown) report({ studio: 'input', place: editor.place, text: sourceOf(editor) })
  }

  /** Puts what is pasted or dropped into the one line of a text. */
  function keepOneLine(event: Event): void {
    if (!(event instanceof InputEvent)) return
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? ''
    if (!editor || editor.hasLines || !text.includes('\n')) return
    event.preventDefault()
    document.execCommand('insertText', false, text.replaceAll(/(?<!\s)\s*\n\s*/g, ' '))
  }

  /** The clipboard gets tokens as they are written. */
  function copySource(event: Event): void {
    const selection = getSelection()
    if (!(event instanceof ClipboardEvent) || !selection || selection.isCollapsed) return
    event.preventDefault()
    event.clipboardData?.setData('text/plain', sourceOfNodes(selection.getRangeAt(0).cloneContents()))
    if (event.type === 'cut') document.execCommand('delete')
  }

  function leave(): void {
    const left = editor
    // Only afterwards the document shows whether the focus went to the shell, which may ask a question about the text.
    setTimeout(() => {
      if (!left || editor !== left || left.element.contains(document.activeElement)) return
      if (document.hasFocus()) end()
      else report({ studio: 'blur' })
    })
  }
  function end(byKey = false): void {
    if (!editor) return
    const { element, rendered, isTyped, isMarkdown, tokens } = editor
    const text = isMarkdown ? '' : withTokens(sourceOf(editor), tokens)
    editor = undefined
    isComposing = false
    if (!isTyped) element.replaceWith(...rendered)
    else if (!isMarkdown) element.replaceWith(text)
    onEnd()
    report({ studio: 'edited', byKey })
  }

  const openToken = (chip: Element): void => report({ studio: 'token', name: tokenOf(chip) })

  /** What a key does in the text beyond typing; `undefined` if it does nothing. */
  function actionOf({ key, target }: KeyboardEvent): (() => void) | undefined {
    const chip = chipAt(target)
    const leaveByKey = () => end(true)
    if (key === 'Escape') return leaveByKey
    if (key === 'Enter') return chip ? () => openToken(chip) : editor?.hasLines ? undefined : leaveByKey
    if (chip && (key === 'Backspace' || key === 'Delete')) return () => deleteChip(chip)
    // A button would be pressed.
    if (!chip && key === ' ' && editor?.element.closest('button, summary'))
      return () => document.execCommand('insertText', false, ' ')
    return undefined
  }

  /** Does what a key does; returns whether it belongs to the text. */
  function press(event: KeyboardEvent): boolean {
    if (event.isComposing) return true
    const act = event.ctrlKey || event.metaKey ? undefined : actionOf(event)
    if (!act) return false
    event.preventDefault()
    act()
    return true
  }

  function deleteChip(chip: Element): void {
    const range = document.createRange()
    range.selectNode(chip)
    editor?.element.focus()
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
    document.execCommand('delete')
  }

  return {
    start,
    /** Takes the focus again, with the caret where it was. The shell does so in a formatted text. */
    resume(): void {
      if (!editor?.isMarkdown) editor?.element.focus({ preventScroll: true })
    },
    end,
    typed,
    press,
    openToken,
    element: () => editor?.element,
    /** Whether the shell formats the text, and handles its events. */
    isFormatted: () => editor?.isMarkdown === true,
    /** Whether a block has the text. */
    isIn: (block: Node) => editor !== undefined && block.contains(editor.element),
  }
}
