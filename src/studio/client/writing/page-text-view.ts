import type { Node } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import type { NodeViewConstructor } from 'prosemirror-view'
import { chipOf } from '../../frame/source-nodes.ts'
import { say } from '../../words/say.ts'
import { createTextView, type TextViewOptions } from './text-view.ts'

/** How much deeper headings are on the page than in the text: by the first one of both. */
function headingOffset(host: HTMLElement, doc: Node): number {
  const first = doc.children.find(({ type }) => type.name === 'heading')
  return first && host.dataset['level'] ? Number(host.dataset['level']) - Number(first.attrs['level']) : 1
}

type Options = Pick<TextViewOptions, 'markdown' | 'tokenValue' | 'onToken' | 'onChange' | 'onState' | 'onQuestion'> & {
  /** The element of the page in the frame. */
  host: HTMLElement
  /** The point of the window in the frame that was clicked. */
  at: { x: number; y: number } | undefined
}

/** A text that is formatted on the page in the frame, with the styles of the page. */
export function createPageTextView({ host, at, tokenValue, ...options }: Options) {
  let offset: number | undefined
  const heading: NodeViewConstructor = ({ attrs }, { state }) => {
    offset ??= headingOffset(host, state.doc)
    const dom = document.createElement(`h${Math.min(6, Number(attrs['level']) + offset)}`)
    return { dom, contentDOM: dom, update: ({ type, attrs: next }) => type.name === 'heading' && next === attrs }
  }
  // Until the caret is placed, a token is as wide as its value, as the page has it.
  host.setAttribute('data-studio-laid-out', '')
  const text = createTextView({
    ...options,
    place: { mount: host },
    tokenValue,
    attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': say().writing.textOnPage }),
    nodeViews: {
      heading,
      token: ({ attrs: { name } }) => ({ dom: chipOf(String(name), tokenValue(String(name)) ?? '') }),
    },
    onFocus: () => undefined,
    onBlur: () => undefined,
  })
  const { view } = text
  const position = at && view.posAtCoords({ left: at.x, top: at.y })?.pos
  const { doc, tr } = view.state
  view.dispatch(
    tr.setSelection(position === undefined ? TextSelection.atStart(doc) : TextSelection.near(doc.resolve(position))),
  )
  view.focus()
  // The text is opened on purpose. Without a touch, the editor puts back a caret that a key moves to the start of the text within 0.2 s of
  // the focus, because some browsers put it there by themselves.
  view.dom.dispatchEvent(new Event('touchstart'))
  const before = view.coordsAtPos(view.state.selection.head).top
  host.removeAttribute('data-studio-laid-out')
  // The line of the caret stays where it is.
  host.ownerDocument.defaultView?.scrollBy(0, view.coordsAtPos(view.state.selection.head).top - before)

  return {
    ...text,
    /** The box of what is selected, in the window of the studio: of the whole text if nothing is. */
    selectedBox(frame: HTMLIFrameElement | null): DOMRect {
      const { from, to, empty } = view.state.selection
      const box = host.getBoundingClientRect()
      const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)]
      const own = empty ? box : new DOMRect(Math.min(start.left, end.left), start.top, 1, end.bottom - start.top)
      const around = frame?.getBoundingClientRect() ?? new DOMRect()
      const scale = frame?.clientWidth ? around.width / frame.clientWidth : 1
      const { left, top, width, height } = own
      return new DOMRect(around.left + left * scale, around.top + top * scale, width * scale, height * scale)
    },
    /** Ends editing. What was written stays on the page until it shows the next rendering. */
    end(): void {
      const still = [...host.childNodes].map((node) => node.cloneNode(true))
      view.destroy()
      for (const name of ['contenteditable', 'role', 'tabindex']) host.removeAttribute(name)
      host.replaceChildren(...still)
    },
  }
}
