import { defineBlock, eyebrowField, introField, titleField } from 'marquee/schema'
import type { z } from 'zod'
import { documentSchema } from '../_documents/document.ts'
import { downloadsOf } from '../_documents/downloads.ts'
import { downloadsWords } from './words.ts'

export const downloadsSchema = defineBlock(
  'downloads',
  'The files of a document, blank and as a filled-in sample.',
  {
    eyebrow: eyebrowField('Download'),
    title: titleField('Take the file'),
    intro: introField('No e-mail address needed.'),
    document: documentSchema.meta({
      description: 'The document, from `_data/documents/`.',
      examples: [{ from: 'documents/bar-par-sheet' }],
    }),
  },
  {
    label: 'Files to download',
    group: 'Documents and tools',
    alsoCalled: ['download', 'files', 'file', 'pdf', 'attachment', 'word', 'excel'],
    words: downloadsWords,
    files: {
      of: ({ document }) =>
        downloadsOf(document).map((download) => ({ href: download.href, input: { document, download } })),
      field: 'document',
      writer: new URL('../_documents/write-file.ts', import.meta.url).href,
    },
  },
)
export type Downloads = z.infer<typeof downloadsSchema>
