import { defineWords } from './words.ts'

/** The question whether visits may be counted, and parts of other sites be shown. */
export const consentWords = defineWords('consent', {
  name: 'Your privacy',
  text: 'May we count your visit? Nothing is loaded for it before you agree, and you can change your choice at the foot of each page.',
  textOfParts:
    'May we show parts of other sites, such as maps and films? Nothing is loaded for them before you agree, and you can change your choice at the foot of each page.',
  textOfBoth:
    'May we count your visit, and show parts of other sites, such as maps and films? Nothing is loaded for it before you agree, and you can change your choice at the foot of each page.',
  privacy: 'Privacy policy',
  refuse: 'Refuse all',
  accept: 'Accept all',
  choose: 'Choose',
  save: 'Save the choice',
  necessary: 'Necessary: what pages need to work. It is always on.',
  statistics: 'Statistics: which pages are read, and what they lead to.',
  marketing: 'Marketing: which advertisements lead to a visit.',
  own: '{name}: {text}',
  change: 'Privacy choices',
})
