import { defineBlock, eyebrowField, introField, titleField } from 'marquee/schema'
import type { z } from 'zod'
import { documentSchema as document } from '../_documents/document.ts'
import { documentWords } from '../_documents/document-words.ts'

export const documentSchema = defineBlock(
  'document',
  'A resume or a sheet that visitors fill in on the page. What they write stays on their device.',
  {
    eyebrow: eyebrowField('Fill in'),
    title: titleField('Fill it in here'),
    intro: introField('Every field can be changed.'),
    document: document.meta({
      description: 'The document, from `_data/documents/`.',
      examples: [{ from: 'documents/bar-par-sheet' }],
    }),
  },
  {
    label: 'Document to fill in',
    group: 'Documents and tools',
    island: 'idle-at-top',
    words: documentWords,
    data: { documents: document },
    alsoCalled: ['resume', 'worksheet', 'sheet', 'spreadsheet', 'editable template'],
  },
)
export type Document = z.infer<typeof documentSchema>
