import type { PageModel } from '../../wire/page.ts'
import { addressOfView, type ViewName, viewNames } from '../views/view-address.ts'
import type { Command } from './command.ts'

/** Commands on pages as a whole. Each opens a dialog. */
export const pageCommandNames = {
  newPage: 'New page',
  copyPage: 'Copy page',
  movePage: 'Rename page',
  deletePage: 'Delete page',
} as const

/** Commands on shared files as a whole. Each opens a dialog. */
export const fileCommandNames = {
  newRecord: 'New entry of a collection',
  newFragment: 'New shared section',
  copyFile: 'Copy file',
  deleteFile: 'Delete file',
} as const

export type PageCommand = keyof typeof pageCommandNames
export type FileCommand = keyof typeof fileCommandNames
export type SiteCommand = PageCommand | FileCommand

export const isPageCommand = (name: string): name is PageCommand => name in pageCommandNames
export const isFileCommand = (name: string): name is FileCommand => name in fileCommandNames

/** Whether a shared file is one of several in its folder: a site has one site file and one theme. */
const isInFolder = ({ address }: PageModel) => address.split('/').length > 3

/** Commands that open the views of the whole site. */
export function viewCommands(go: (address: string) => void) {
  const command = (view: ViewName): Command => ({
    name: viewNames[view],
    group: 'Site',
    run: () => go(addressOfView(view)),
  })
  return {
    pages: command('pages'),
    grid: command('grid'),
    pictures: command('pictures'),
    theme: command('theme'),
    settings: command('settings'),
    replace: command('replace'),
    changes: command('changes'),
    template: command('template'),
  } satisfies Record<ViewName, Command>
}

export function siteCommands(page: PageModel | undefined, show: (command: SiteCommand) => void) {
  const isPage = page !== undefined && page.fields === undefined
  const isFile = page?.fields !== undefined && isInFolder(page)
  const command = (name: SiteCommand, isPossible = true): Command => ({
    name: { ...pageCommandNames, ...fileCommandNames }[name],
    group: 'Site',
    run: isPossible ? () => show(name) : undefined,
  })
  return {
    newPage: command('newPage'),
    copyPage: command('copyPage', isPage),
    movePage: command('movePage', isPage),
    deletePage: command('deletePage', isPage),
    newRecord: command('newRecord'),
    newFragment: command('newFragment'),
    copyFile: command('copyFile', isFile),
    deleteFile: command('deleteFile', isFile),
  } satisfies Record<SiteCommand, Command>
}
