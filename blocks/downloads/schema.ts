import type { z } from 'zod'
import { defineBlock } from '../../schema/block.ts'
import { documentSchema } from '../../schema/documents/document.ts'
import { line, sentences } from '../../schema/text.ts'

export const downloadsSchema = defineBlock(
  'downloads',
  'The files of a document, blank and as a filled-in sample.',
  {
    eyebrow: line(60)
      .optional()
      .meta({ description: 'A short line over the heading.', examples: ['Download'] }),
    title: line(120).meta({ description: 'The heading.', examples: ['Take the file'] }),
    intro: sentences(320)
      .optional()
      .meta({ description: 'One or two sentences under the heading.', examples: ['No e-mail address needed.'] }),
    document: documentSchema.meta({
      description: 'The document, from `_data/documents/`.',
      examples: [{ from: 'documents/bar-par-sheet' }],
    }),
  },
  {
    label: 'Files to download',
    group: 'Documents and tools',
    alsoCalled: ['download', 'files', 'file', 'pdf', 'attachment', 'word', 'excel'],
  },
)
export type Downloads = z.infer<typeof downloadsSchema>
