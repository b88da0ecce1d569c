import { createContext, isValidElement, type ReactElement, use } from 'react'
import type { Block } from '../../schema/block.ts'
import { ColumnStyles } from './column-styles.tsx'

/** The content of a block: an element, or the HTML of an island. */
type Content = ReactElement | { island: string }

/** Renders the content of a block in a block. The renderer provides it: it knows the components of all types. */
export const NestedBlockContext = createContext<((block: Block) => Content) | undefined>(undefined)

/** A component of its own, since React may lose count of the hooks of a component that renders an island. */
function Nested({ block }: { block: Block }) {
  const content = use(NestedBlockContext)?.(block)
  if (!content) throw new Error(`The block \`${block.type}\` cannot be rendered in another outside of a page.`)
  const attributes = { 'data-block': block.type, id: block.id ?? block.type, 'data-tone': block.tone ?? '' }
  if (isValidElement(content)) return <div {...attributes}>{content}</div>
  const html = { dangerouslySetInnerHTML: { __html: content.island } }
  return <div {...attributes} data-island="" {...html} />
}

/** The blocks of a column, each as it is on a page, in an element with its type, its id and its tone. */
export const NestedBlocks = ({ blocks }: { blocks: readonly Block[] }) => (
  <ColumnStyles>
    {blocks.map((block) => (
      <Nested key={block.id} block={block} />
    ))}
  </ColumnStyles>
)
