// @vitest-environment jsdom
import { TextSelection } from 'prosemirror-state'
import { expect, it, onTestFinished } from 'vitest'
import { insertPicture } from '../../../../src/studio/client/writing/text-commands.ts'
import type { TextQuestion } from '../../../../src/studio/client/writing/text-dialogs.tsx'
import { createTextView } from '../../../../src/studio/client/writing/text-view.ts'

/** A text into which a picture was pasted after the word “here”. */
function withPicture(markdown: string) {
  const questions: TextQuestion[] = []
  let written = markdown
  const ignore = () => undefined
  const { view, show } = createTextView({
    ...{ place: document.createElement('div'), markdown, attributes: () => ({}), tokenValue: ignore },
    ...{ onState: ignore, onFocus: ignore, onBlur: ignore },
    onQuestion: (question) => questions.push(question),
    onChange: (next) => {
      written = next
    },
  })
  onTestFinished(() => view.destroy())
  const at = view.state.doc.textContent.indexOf('here') + 'here'.length + 1
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)))
  const file = new File(['.'], 'door.png', { type: 'image/png' })
  const event = { clipboardData: { files: [file], types: ['Files'], getData: () => '' } }
  expect(view.someProp('handlePaste', (paste) => paste(view, event as never, view.state.doc.slice(0)))).toBe(true)
  return {
    ...{ view, show },
    add(): string {
      const [question] = questions
      if (question?.kind !== 'picture') throw new Error('Nobody asked about the picture.')
      insertPicture(question.at(), '/door.png', 'Our door')(view.state, view.dispatch)
      return written
    },
  }
}

it('goes where it was pasted', () => {
  expect(withPicture('Put it here, please.\n').add()).toContain('Put it here![Our door](/door.png), please.')
})

it('goes there also if the text before it was changed elsewhere while its words were typed', () => {
  const { show, add } = withPicture('Put it here, please.\n')
  show('Dear colleague, put it here, please.\n')
  expect(add()).toContain('put it here![Our door](/door.png), please.')
})

it('goes there also if the text was changed here meanwhile', () => {
  const { view, add } = withPicture('Put it here, please.\n')
  view.dispatch(view.state.tr.insertText('Now: ', 1))
  expect(add()).toContain('Now: Put it here![Our door](/door.png), please.')
})
