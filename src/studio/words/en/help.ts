export const language = {
  name: 'Language of the studio',
  detail: 'English, Deutsch, Sprache',
  help: 'It is stored in this browser, and does not change the site.',
}

export const help = {
  inFocus: 'In focus',
  fieldOf: (field: string, owner: string) => `${field}, a field of ${owner}`,
  isRequired: 'It is needed.',
  example: (example: string) => `For example: ${example}`,
  docs: 'Its page in the docs: examples with little, usual and much content, and all its fields',
  allFields: (owner: string) => `All fields of ${owner}`,
  keys: 'Keys',
  or: (one: string, other: string) => `${one} or ${other}`,
  takeTour: 'Take the tour',
  otherKeys: {
    Esc: 'From a text to its block, from a block to the page; closes a dialog',
    Enter: 'Leaves a text of one line on the page',
    'Ctrl+B': 'Bold, in a text with formatting',
    'Ctrl+I': 'Italic',
    'Alt+F10': 'To the bar of a text with formatting',
    Space: 'On the handle of a block: takes it; the arrow keys move it, Space drops it',
  },
  sampleWords: 'This is still what a new entry begins with. Write your own words: visitors would read these.',
}

export const tour = {
  tour: 'Tour',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  leave: 'Leave the tour',
  previous: 'Previous step',
  next: 'Next step',
  begin: 'Begin',
  again: '“?” opens help, and this tour again.',
  page: {
    title: 'The page is what you edit',
    text: 'Click a text, a picture or a link, and type: the page changes with every letter, and is saved by itself. Undo takes back whatever you did.',
  },
  blocks: {
    title: 'A page is a list of blocks',
    text: 'Choose a block, drag it to another position, or take Add block for a new one: each shows its picture first.',
  },
  fields: {
    title: 'All that a block can say',
    text: 'The fields of what you choose stand here, each with what it is for. What is wrong is said at its field, often with a button that corrects it.',
  },
  commands: {
    title: 'Find anything by its name',
    text: 'Commands (Ctrl+K) finds pages, settings and all that the studio can do, by the words that you would use: menu, opening hours, redirect.',
  },
  publish: {
    title: 'Nothing is public before you publish',
    text: 'Publish shows what you have changed, checks the site and sends it. Get the latest brings what others have published. Whatever is published can be taken back.',
  },
}
