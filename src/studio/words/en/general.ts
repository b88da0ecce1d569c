/** What stands on keys. */
export const keys = { Ctrl: 'Ctrl', Shift: 'Shift', Space: 'Space' }

/** What a list of suggestions says. */
export const suggestions = {
  open: 'Open the list',
  close: 'Close the list',
  clear: 'Clear',
  none: 'Nothing found',
  loading: 'Loading …',
}

export const common = {
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  pages: 'Pages',
  sharedFiles: 'Shared files',
  settings: 'Settings',
  page: 'Page',
  /** The kind of a page, as the server names it. */
  pageKind: (kind: string) => kind,
  blocks: 'Blocks',
  fields: 'Fields',
  open: 'Open',
  add: 'Add',
  copy: 'Copy',
  remove: 'Remove',
  everywhere: 'Everywhere',
  discard: 'Discard',
}

export const views = {
  pages: 'All pages',
  replace: 'Search and replace',
  changes: 'Changes',
  pictures: 'Pictures',
  template: 'Template',
  theme: 'Theme',
  settings: 'Settings',
  grid: 'Grid of pages',
  translation: 'Translation',
}

export const groups = {
  block: 'Block',
  page: 'Page',
  site: 'Site',
  view: 'View',
}

export const states = {
  public: undefined as string | undefined,
  draft: 'Draft',
  scheduled: 'Scheduled',
  ended: 'Ended',
  protected: 'Protected',
}
