import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { documentSchema as document } from '../../schema/documents/document.ts'
import { line, sentences } from '../../schema/text.ts'

export const documentSchema = defineBlock(
  'document',
  'A resume or a sheet that visitors fill in on the page. What they write stays on their device.',
  {
    eyebrow: line(60)
      .optional()
      .meta({ description: 'A short line over the heading.', examples: ['Fill in'] }),
    title: line(120).meta({ description: 'The heading.', examples: ['Fill it in here'] }),
    intro: sentences(320)
      .optional()
      .meta({ description: 'One or two sentences under the heading.', examples: ['Every field can be changed.'] }),
    document: document.meta({
      description: 'The document, from `_data/documents/`.',
      examples: [{ from: 'documents/bar-par-sheet' }],
    }),
  },
  {
    label: 'Document to fill in',
    group: 'Documents and tools',
    alsoCalled: ['resume', 'worksheet', 'sheet', 'spreadsheet', 'editable template'],
  },
)
export type Document = z.infer<typeof documentSchema>
