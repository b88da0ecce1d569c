import { count } from './numbers.ts'

export const shell = {
  header: 'Studio: commands',
  main: 'Studio: blocks, fields and page',
  openHome: 'Open the home page',
  reading: 'Reading the content …',
  pane: 'Pane',
  paneNames: { outline: 'Outline', page: 'Page', fields: 'Fields' },
  noBlocks: 'This page has no blocks yet.',
  loadingPage: 'Loading the page …',
  preview: 'Page preview',
  notCopied: 'Your browser did not copy it. Select the text and copy it yourself.',
  copied: 'Copied',
  noAnswer: 'The studio does not answer. Start it again where it was started.',
  backToPage: 'Back to the page',
  foldersAlsoCalled: {
    calculators: 'prices, estimate',
    coverage: 'matrix, places and services',
    faqs: 'questions, answers, help',
    fragments: 'fragment, form, reusable blocks',
    templates: 'pattern of pages',
  },
  hiddenFields: 'Anchor, colours and times',
}

export const history = {
  of: (title: string) => `History of ${title}`,
  reading: 'Reading the history',
  notCommitted: 'It has not been committed yet.',
  followsTemplate:
    'The block follows a template. Restore gives it words of its own on this page; the template stays as it is.',
  restoreAnyway: 'Restore anyway',
  notRestored: 'Not restored.',
  picture: (label: string) => `The page: ${label}`,
  rendering: 'Rendering the page',
  hadErrors: 'The page as it was has errors, and cannot be shown.',
  beingDrawn: 'Pictures of the page as it was are being drawn. Open it again in a moment.',
  before: 'Before',
  now: 'Now',
  history: 'History',
  hidePictures: 'Hide pictures',
  showPictures: 'Show pictures',
  compared: 'Before and after',
  wholePage: 'Whole page',
  sameBlocks: 'No block of the page differs. What changes is around them, or how they look.',
  created: 'Created',
  notCommittedYet: 'Not committed yet',
  inTemplate: '(in the template, with all its pages)',
  moreChanges: (changes: number) => `And ${count(changes, { one: 'more change', other: 'more changes' })}.`,
  isNow: 'This is how it is now.',
  restore: 'Restore',
  restoreBlock: (block: string) => `Restore ${block}`,
}

export const store = {
  tooDeep: 'A section may stand in a section, but no deeper. Paste this block further out.',
  nowhere:
    'Nothing here shows a picture, so nothing was stored. Drop it on a block with a picture, or into the view Pictures.',
  clipboardRefused: 'The browser does not let the studio read the clipboard. Press Ctrl+V instead.',
  duplicateBlock: 'Duplicate block',
  storedMeanwhile: (name: string) => `Stored as ${name}; the page has changed meanwhile.`,
  saved: (files: readonly string[]) => (files.length === 1 ? `Saved to ${files[0]}` : `Saved to ${files.length} files`),
  saving: 'Saving …',
  notSaved: 'Not saved',
  editText: 'Edit text',
  changedElsewhere: (file: string) => `${file} was changed elsewhere meanwhile. Look at it again.`,
  andMore: (number: number) => `And ${number} more.`,
  noPictures:
    'This text has no pictures, so nothing was pasted. A text with formatting has some, and so has the view Pictures.',
  noFiles:
    'Files belong into a text with formatting, on a block with a picture, or into the view Pictures. Nothing was stored.',
  otherAnswer: (name: string, reason: string) =>
    `The studio answers \`${name}\` in another way than this tab expects. Load it again. ${reason}`,
}

export const effects = {
  counting: 'Counting the pages that change …',
  incomplete: 'Nothing changes yet: it is written once it is filled in.',
  countingNow: 'Counting',
  whatDoesThis: 'What does this do?',
  rendering: 'Rendering the pages',
  onEveryPage: 'On every page',
  after: 'After',
  showOthers: 'Show others',
  change: (pages: number) => count(pages, { one: 'page changes', other: 'pages change' }),
  withOwnWords: (pages: number) => `${pages} ${pages === 1 ? 'has words of its' : 'have words of their'} own there`,
  unchangedPages: (pages: number) => `${pages} ${pages === 1 ? 'stays as it is' : 'stay as they are'}`,
  places: 'Places',
  ownWords: 'Own words here',
  hasErrors: 'It has errors, and cannot be shown.',
  beingDrawn: 'Its pictures are being drawn.',
  asItIs: (name: string) => `${name}, now`,
  asItWouldBe: (name: string) => `${name}, as it would be`,
  changesOf: (name: string) => `Changes of ${name}`,
  otherChanges: (changes: number) => count(changes, { one: 'other change', other: 'other changes' }),
}
