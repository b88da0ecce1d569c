export const selection = {
  sharedSection: 'Shared section',
  sharedSectionHelp: 'Blocks that are written once, in a shared section, and are the same on every page that names it.',
  sharedSectionName: 'The name of the shared section.',
  when: 'The pages of which records have it, such as `{ service.outdoors: true }`.',
  clickAText:
    'Click a text on the page, or choose a block, and its fields show here. Double-click a text to change it in place.',
  unreadable: (file: string) => `${file} cannot be read, so it has no fields here. Open its text with YAML.`,
  followsTemplate: (name: string) =>
    `This page follows the template “${name}”. Its words can change only here, or on all pages of the template. Blocks can only be added, moved and deleted once the page is detached.`,
}

export const outline = {
  fromShared: (name: string) => `From the shared section ${name}`,
  shared: 'shared',
  column: (number: number) => `Column ${number}`,
  unreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}`,
  openText: 'Open its text',
  none: 'There are no blocks yet. Add the first one: it comes with the text of its example.',
  onTheirWay: 'On their way',
  adding: (name: string) => `Adding ${name} …`,
  add: (name: string) => `Add ${name}`,
  paste: (blocks: number) => (blocks === 1 ? 'Paste block' : `Paste ${blocks} blocks`),
  delete: 'Delete block',
  moveUp: 'Move block up',
  moveDown: 'Move block down',
  sharedSection: (name: string) => `Shared section: ${name}`,
  place: (position: number, size: number) => `${position} of ${size}`,
  placeInColumn: (column: { number: number; columns: number }, position: number, size: number) =>
    `Column ${column.number} of ${column.columns}, ${position} of ${size}`,
}

export const sorting = {
  move: (name: string) => `Move ${name}`,
  sortable: 'sortable',
  isAt: (name: string, position: string) => `${name} is at ${position}.`,
  cannotBeHere: (name: string) => `${name} cannot be here.`,
  pickedUp: (name: string, position: string) => `${name}, ${position}, is picked up.`,
  movedTo: (name: string, position: string) => `${name} is moved to ${position}.`,
  cannotBeThere: (name: string, position: string) => `${name} cannot be there, and stays at ${position}.`,
  staysAt: (name: string, position: string) => `${name} stays at ${position}.`,
  keys: 'Press Space or Enter to pick it up, the arrow keys to move it, Space or Enter to put it down, Escape to cancel.',
}
