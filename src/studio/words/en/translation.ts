import { count } from './numbers.ts'

/** The view in which a page is translated. */
export const translation = {
  /** The language of the page in the frame. */
  language: 'Language of the page',
  ofFiles: 'language of the files',
  states: {
    untranslated: 'Missing',
    'stale-fact': 'A fact has changed',
    stale: 'The source has changed',
    rewritten: 'The source is another text',
    unreviewed: 'Made by a machine',
    moved: 'Has moved',
    current: 'Translated',
    unused: 'No longer used',
  },
  stateHelp: {
    'stale-fact':
      'A number, a day, an amount or a link is another one: visitors see the source until this is looked at.',
    stale: 'Visitors see this translation of the text as it was.',
    rewritten: 'Visitors see the source: this translation belongs to another text.',
    unreviewed: 'Visitors see it. Nobody has read it yet.',
    unused: 'The page no longer has this text. The translation is kept, and nobody sees it.',
  } as Partial<Record<string, string>>,
  removeUnused: (texts: number) =>
    `Remove ${count(texts, { one: 'translation that is', other: 'translations that are' })} no longer used`,
  removeUnusedStep: 'Remove translations that are no longer used',
  open: (open: number, texts: number) =>
    open === 0
      ? `All ${count(texts, { one: 'text is', other: 'texts are' })} translated.`
      : `${open} of ${count(texts, { one: 'text', other: 'texts' })} open.`,
  onlyOpen: 'Only what is open',
  source: 'Source',
  translated: (language: string) => `In ${language}`,
  stillRight: 'Still right',
  wasRead: 'I have read it',
  next: 'Save and next',
  nextHelp:
    'A translation is typed here: a click on a text of the page leads to it, a double click opens it on the page. Ctrl+Enter saves, and goes to the next open text.',
  left: (letters: number) => (letters >= 0 ? `${letters} left` : `${-letters} too many`),
  changed: 'Change of the source',
  shared: (name: string) => `Also on this page: ${name}`,
  ofPage: 'This page',
  noneOpen: 'Nothing is open here.',
  noTexts: 'There is no text to translate here.',
  textsOnly:
    'Here you translate texts. Blocks, pictures and values are the same in every language: they are edited in the language of the files.',
  toSource: (language: string) => `Edit in ${language}`,
  notThere: (language: string) => `The page is not in ${language} yet.`,
  begin: 'Translate this page',
  address: (language: string) => `Address in ${language}`,
  addressHelp: 'Visitors see it in the address bar. Small letters, digits and hyphens.',
  ofTemplate: 'The page follows a template. It is in the language once its template and its records are.',
  overview: 'All pages',
  ofAll: (done: number, texts: number) => `${done} of ${count(texts, { one: 'text', other: 'texts' })} translated`,
  without: (pages: number) => `Not in this language: ${count(pages, { one: 'page', other: 'pages' })}`,
  notSaved: 'Not saved',
  none: 'The site has one language. Others are named in its settings, under “Languages”.',
  step: (where: string) => `Translate ${where}`,
  beginStep: (address: string, tag: string) => `Translate ${address} into ${tag}`,
  noLanguage: (tag: string) => `The site has no language “${tag}”.`,
  sourceChanged: 'The text of the source has changed meanwhile. Look at it, and save again.',
  changedElsewhere:
    'Somebody else has translated this text meanwhile. Your text is still here: compare, and save again.',
  refused: (reason: string) => `This does not fit: it ${reason}.`,
  addressTaken: (address: string) => `Another page has the address ${address} already.`,
  badAddress: (address: string) =>
    `“${address}” is no address: it begins with “/”, and has small letters, digits and hyphens.`,
}
