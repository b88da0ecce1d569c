import { Fragment, type ReactNode } from 'react'

/** The text with an element for each `{placeholder}`. */
export const fillNodes = (text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode =>
  text.split(/\{(\w+)\}/).map((part, index) => (
    // The parts of a text never change their order.
    <Fragment key={part + String(index)}>{index % 2 === 1 ? nodes[part] : part}</Fragment>
  ))
