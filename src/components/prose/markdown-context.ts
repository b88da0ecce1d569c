import { createContext } from 'react'
import type { renderMarkdown } from './render-markdown.ts'

/** Renders Markdown synchronously. The build provides it; the browser loads it on demand. */
export const MarkdownContext = createContext<typeof renderMarkdown | undefined>(undefined)
