/** Props of a button that opens the dialog with this id. The browser does so itself, before any script is loaded. */
export const opensDialog = (id: string) => ({ popoverTarget: id, 'aria-haspopup': 'dialog' }) as const

/** Props of a button that closes it. */
export const closesDialog = (id: string) => ({ popoverTarget: id, popoverTargetAction: 'hide' }) as const
