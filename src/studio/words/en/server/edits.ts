export const edits = {
  noBlocks:
    'The clipboard holds no blocks. Copy a block here, or from a YAML file: its lines from `- type:` or `- use:` on.',
  clipboardEmpty: 'The clipboard is empty.',
  notUtf8: (file: string) => `${file} is not written in UTF-8. Save it as UTF-8 in an editor first.`,
  gone: (file: string) =>
    `What you have changed in ${file} is no longer there, or cannot be distinguished from others beside it. Nothing was written. Copy your text, discard it here, and put it where it belongs now.`,
  createdMeanwhile: (file: string) => `${file} was created meanwhile. Nothing was written.`,
  changedMeanwhile: (file: string) => `${file} has changed since it was read. Nothing was written; look at it again.`,
  cannotUndo: (step: string, file: string) => `“${step}” cannot be undone: ${file} has changed there.`,
  cannotRedo: (step: string, file: string) => `“${step}” cannot be redone: ${file} has changed there.`,
  nothingTo: { undo: 'There is nothing to undo.', redo: 'There is nothing to redo.' },
  redirectsUnreadable: (file: string, line: number, message: string) =>
    `${file} cannot be read (line ${line}: ${message}). Nothing was written. Correct this file first.`,
  changedElsewhere: 'The file was changed elsewhere.',
  noFix: 'This problem is gone, or has no fix.',
  notFoundYet: 'A page with errors is in no search engine yet.',
  otherTab: 'This tab belongs to the studio of another folder. Load it again.',
  blockGone: 'This block is gone.',
  searchedBefore: 'The content has changed since it was searched. Look at the list again; nothing was replaced.',
  translationUnfit: (where: string, language: string, reason: string) =>
    `Nothing was replaced: a translation would not fit its field. ${where}, ${language}: it ${reason}.`,
  notRegular: (search: string, reason: string) => `“${search}” is not a regular expression: ${reason}.`,
  takesTooLong: (search: string) =>
    `“${search}” takes too long to find. Write the expression without repeats inside repeats.`,
}
