import { addressOfShared } from '../shared-address.ts'
import { sharedTitle } from '../shared-title.ts'
import type { StudioSetup } from '../wire/setup.ts'
import { settingsSections } from './settings/sections.ts'

/** A shared file, as it is listed and found. */
export type ListedFile = { address: string; name: string; alsoCalled?: string }

/** What else people call the files of a folder. */
const otherNames: Readonly<Record<string, string>> = {
  calculators: 'prices, estimate',
  coverage: 'matrix, places and services',
  faqs: 'questions, answers, help',
  fragments: 'fragment, form, reusable blocks',
  templates: 'pattern of pages',
}

/** Files that are settings as a whole. The theme has other fields besides. */
const settingsFiles: ReadonlySet<string> = new Set(
  settingsSections.map(({ file }) => file).filter((file) => file !== 'theme'),
)

/** The shared files of a site by their names in words, without those that the settings show. */
export const listedFiles = ({ files, recordNames }: Pick<StudioSetup, 'files' | 'recordNames'>): ListedFile[] =>
  files
    .filter((name) => !settingsFiles.has(name))
    .map((name) => {
      const alsoCalled = otherNames[name.split('/')[0] ?? '']
      const title = sharedTitle(name, { name: recordNames[name] })
      return { address: addressOfShared(name), name: title, ...(alsoCalled && { alsoCalled }) }
    })
