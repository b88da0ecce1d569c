import { count } from './numbers.ts'

export const dialogs = {
  standsIn: (place: string, pages: number | undefined) =>
    `This stands in “${place}”${pages === undefined ? ', which other pages may show too.' : `, which ${pages} page${pages === 1 ? ' shows' : 's show'}.`}`,
  chooseBlock: 'Choose a block',
  searchBlocks: 'Search blocks',
  address: 'Address',
  addressHelp: 'It begins with / and uses small letters, digits and hyphens, such as /summer-tour.',
  blockOnPage: (name: string) => `${name} on a page`,
  fromLiveSite: 'Edit from the live site',
  bookmarkletHelp:
    'Copy this address, make a bookmark, and put it there in place of an address. On any page of your site, click the bookmark, then the block that you want to change: it opens here. Nothing is added to the site; Esc cancels.',
  bookmarkAddress: 'Address of the bookmark',
  gone: 'What you have edited is no longer there, or cannot be distinguished from others beside it. Copy your text if you need it; “Take theirs” drops it here.',
  deletedThere: '“Keep mine” keeps it as you have it. “Take theirs” deletes it here too.',
  deletedHere: '“Keep mine” leaves it deleted. “Take theirs” brings it back as it is there.',
  changedElsewhere: 'Changed elsewhere',
  changedAtSamePlace: (file: string) =>
    `${file} was changed at the same place by another program or tab. Which version counts?`,
  changedSince: (since: string, where: string) =>
    `${since}. In ${where} that is the same place as yours. Which version counts?`,
  yours: 'Yours',
  goneHere: 'Deleted here',
  inFile: 'In the file',
  theirs: 'Theirs',
  notFound: 'Not found',
  goneElsewhere: 'Deleted elsewhere',
  keepBothPictures: '“Keep both” gives yours another name, also on the pages that you have changed.',
  keepBothTexts: '“Keep both” writes theirs, and yours below it.',
  takeTheirs: 'Take theirs',
  keepBoth: 'Keep both',
  keepMine: 'Keep mine',
  compare: 'Compare',
  changedMeanwhile: (file: string) => `${file} was changed elsewhere at the same place. What you type stays here.`,
  showDay: 'Show this day',
  dayHelp: 'The pages, their lists and their states show here as they will be then. Nothing is written.',
  time: 'Time',
  timeZone: (zone: string) => `In the time zone of the site: ${zone}.`,
  kindLink: 'grid of pages',
  kindBefore: (kind: string, records: readonly string[]) =>
    `Pages of the kind “${kind}” follow a template: there is one for each ${records.join(' and ')}. Tick it in the`,
  kindAfter: (first: string) => `. There, “New ${first}” adds a ${first} with all of its pages.`,
  starts: { copy: 'A copy', empty: 'An empty page', startingPoint: 'A starting point' },
  create: 'Create',
  copyOf: 'Copy of',
  copyHelp: 'The new page begins with the blocks of this one; without it, with an example.',
  emptyHelp: 'The new page begins with the blocks of this one; without it, it is empty.',
  title: 'Title',
  isDraft: 'It is a draft: to publish it, take “Draft” off in its page settings.',
  kind: 'Kind',
  startFrom: 'Start from',
  moveHelp: 'The old address still leads to the page, and links to it follow. Its title is in the page settings.',
  addressPart: 'Part of the address',
  movedPages: (pages: number, from: string, to: string) =>
    `${count(pages, { one: 'page gets', other: 'pages get' })} another address, such as ${to} in place of ${from}.`,
  movedRedirects: (redirects: number) =>
    `${count(redirects, { one: 'old address leads', other: 'old addresses lead' })} there by redirects.`,
  noMovedPages: 'This entry has no pages.',
  movedFiles: (files: number) => `${count(files, { one: 'file moves', other: 'files move' })} along:`,
  followingFiles: (files: number) => `${count(files, { one: 'file is', other: 'files are' })} changed to follow:`,
  lookingForMove: 'Looking at what changes …',
  leadTo: 'Lead visitors to',
  leadToHelp: 'Old links lead to this page. Without one, visitors read that the page is gone.',
  lookingForLinks: (name: string) => `Looking for links to ${name} …`,
  isDeleted: (name: string) => `${name} is deleted. Undo brings it back.`,
  filesLinkToIt: (files: number) => `${count(files, { one: 'file links', other: 'files link' })} to it:`,
  fragmentHelp: 'A shared section is a block that is written once, for several pages.',
  block: 'Block',
  name: 'Name',
  fileName: 'File name',
  writtenTo: (folder: string, file: string) => `It is written to _data/${folder}/${file}.yaml.`,
  recordHelp:
    'An entry is one city, one service, or one of another collection. Its required fields begin with words to replace; numbers, such as its place on the map, are missing until you fill them in. To give it pages, tick them in the grid of pages.',
  lookingForUses: (file: string) => `Looking for what uses ${file} …`,
  nothingUses: (file: string) => `Nothing uses ${file}. It goes; Undo brings it back.`,
  isUsed: (file: string, files: number) =>
    `${file} is used by ${count(files, { one: 'file', other: 'files' })}, and stays as long as it is:`,
  sharedText: 'Shared text',
  allShow: 'All of them show it from there, so it changes everywhere.',
  severalBlocks: 'It is part of several blocks that are shared as one, so it changes everywhere.',
  notAskedAgain: 'While you go on changing it, you are not asked again.',
  whereToChange: 'Where should it change?',
  onlyHere: 'Only here',
  forSome: 'For some',
  someHelp: 'The change goes into each page that you choose. In everything else they follow their template as before.',
  all: 'All',
  back: 'Back',
  changePages: (pages: number) => `Change ${count(pages, { one: 'page', other: 'pages' })}`,
  startingPoint: 'Starting point',
}

export const found = {
  letters: (name: string, letters: number, shown: number | undefined) =>
    `${name}: ${letters} letters${shown === undefined ? '' : `, about ${shown} of them show`}`,
  title: 'How it is found and shared',
  inSearch: 'In a search engine',
  titleField: 'Title',
  description: 'Description',
  hidden: 'This page is hidden from search engines.',
  inMessage: 'In a message',
  card: 'The card of the page',
}

export const missing = {
  named: {
    redirects: { words: 'No old address leads anywhere yet.', create: 'Begin the list of redirects' },
    theme: { words: 'This site has the look that sites begin with.', create: 'Give it a look of its own' },
    wording: {
      words: 'This text is one of the engine, which this site has not changed yet.',
      create: 'Change it here',
    },
  },
  words: (name: string) => `There is no ${name} yet.`,
  create: (name: string) => `Create ${name}`,
  otherPage: 'This is a text of another page.',
  sharedFile: (pages: number | undefined) =>
    `This is a shared file. ${pages === undefined ? 'Pages may show it' : `${pages || 'No'} page${pages > 1 ? 's show' : ' shows'} it`}, and what you change here changes everywhere.`,
}
