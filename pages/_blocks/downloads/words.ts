import { defineWords } from 'marquee/words'

/** Lists of files to download. */
export const downloadsWords = defineWords('downloads', {
  docx: 'Word document',
  xlsx: 'Excel workbook',
  csv: 'Plain table',
  blank: 'Blank',
  blankText: 'Ready to fill in.',
  filled: 'Filled-in sample',
  filledText: 'Fictional, so you can see how it works.',
  bytes: '{n} bytes',
  kilobytes: '{n} KB',
})
