import { createContext } from 'react'
import type { renderMarkdown } from './markdown.ts'

/** Turns Markdown into HTML at once. The build gives it; the browser loads it where it is wanted. */
export const MarkdownContext = createContext<typeof renderMarkdown | undefined>(undefined)
