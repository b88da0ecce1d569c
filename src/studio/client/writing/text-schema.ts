import { schema as common } from 'prosemirror-markdown'
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'

const strike: MarkSpec = {
  parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }],
  toDOM: () => ['s', 0],
}

/** A node of CommonMark with other attributes than those of the library. */
const changed = (name: string, more: Partial<NodeSpec>): NodeSpec => ({
  ...(common.spec.nodes.get(name) as NodeSpec),
  ...more,
})

/** A list of bullets keeps the sign that its text has. */
const bulletList = changed('bullet_list', {
  attrs: { tight: { default: true }, bullet: { default: '-' } },
  // What is pasted has no blank lines between its entries.
  parseDOM: [{ tag: 'ul' }],
})
const orderedList = changed('ordered_list', {
  attrs: { order: { default: 1 }, tight: { default: true } },
  parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ order: (list as HTMLOListElement).start }) }],
})
/** A page has one headline, which no text has: the highest heading is the second level. */
const heading = changed('heading', {
  content: '(text | image | token)*',
  attrs: { level: { default: 2, validate: 'number' } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.max(2, level) } })),
})

/** A token of shared data, such as `{city.name}`: the caret passes it, and a key deletes it, as if it were one letter. */
const token: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { name: { validate: 'string' } },
  leafText: ({ attrs }) => `{${attrs['name']}}`,
  toDOM: ({ attrs }) => ['span', { 'data-token': attrs['name'] }, `{${attrs['name']}}`],
  parseDOM: [{ tag: 'span[data-token]', getAttrs: (element) => ({ name: element.dataset['token'] ?? '' }) }],
}

/** What the texts of a site consist of: CommonMark, tables, what is struck out, and tokens. */
export const textSchema = new Schema({
  nodes: common.spec.nodes
    .update('bullet_list', bulletList)
    .update('ordered_list', orderedList)
    .update('heading', heading)
    .addToEnd('token', token)
    .append(tableNodes({ tableGroup: 'block', cellContent: 'inline*', cellAttributes: {} })),
  marks: common.spec.marks.addBefore('code', 'strike', strike),
})
