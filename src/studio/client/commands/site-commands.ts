import { nameAtAddress } from '../../shared-address.ts'
import type { PageModel } from '../../wire/page.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { addressOfView, type ViewName } from '../views/view-address.ts'
import type { Command } from './command.ts'

/** Commands on pages as a whole. Each opens a dialog. */
const pageCommands = ['newPage', 'copyPage', 'movePage', 'deletePage'] as const

/** Commands on shared files as a whole. Each opens a dialog. */
const fileCommands = ['newRecord', 'newFragment', 'copyFile', 'deleteFile'] as const

/** The command that gives a record another address. It opens a dialog. */
export const recordCommand = 'moveRecord'

export type PageCommand = (typeof pageCommands)[number]
export type FileCommand = (typeof fileCommands)[number]
export type SiteCommand = PageCommand | FileCommand | typeof recordCommand

export const isPageCommand = (name: string): name is PageCommand => pageCommands.some((one) => one === name)
export const isFileCommand = (name: string): name is FileCommand => fileCommands.some((one) => one === name)

/** Whether a shared file is one of several in its folder: a site has one site file and one theme. */
const isInFolder = ({ address }: PageModel) => address.split('/').length > 3

/** Commands that open the views of the whole site. */
export function viewCommands(go: (address: string) => void, setup: StudioSetup | undefined) {
  const command = (view: ViewName): Command => ({
    name: say().views[view],
    group: say().groups.site,
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
    translation: { ...command('translation'), ...(!setup?.languages.length && { run: undefined }) },
  } satisfies Record<ViewName, Command>
}

export function siteCommands(
  { page, setup }: { page: PageModel | undefined; setup: StudioSetup | undefined },
  show: (command: SiteCommand) => void,
) {
  const isPage = page !== undefined && page.fields === undefined
  const isFile = page?.fields !== undefined && isInFolder(page)
  const [folder = ''] = nameAtAddress(page?.address ?? '').split('/')
  const isRecord = isFile && Object.values(setup?.words ?? {}).includes(folder)
  const command = (name: SiteCommand, isPossible = true): Command => ({
    name: say().siteCommands[name],
    group: say().groups.site,
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
    moveRecord: command('moveRecord', isRecord),
  } satisfies Record<SiteCommand, Command>
}
