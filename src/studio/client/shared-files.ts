import { addressOfShared } from '../shared-address.ts'
import { sharedTitle } from '../shared-title.ts'
import type { StudioSetup } from '../wire/setup.ts'
import { say } from '../words/say.ts'
import { settingsSections } from './settings/sections.ts'

/** A shared file, as it is listed and found. */
export type ListedFile = { address: string; name: string; alsoCalled?: string }

/** Files that are settings as a whole. The theme has other fields besides. */
const settingsFiles: ReadonlySet<string> = new Set(
  settingsSections.map(({ file }) => file).filter((file) => file !== 'theme'),
)

/** What else people call the files of a folder. */
function alsoCalledOf(folder: string): string | undefined {
  const names: Readonly<Record<string, string>> = say().shell.foldersAlsoCalled
  return names[folder]
}

/** The shared files of a site by their names in words, without those that the settings show. */
export const listedFiles = ({ files, recordNames }: Pick<StudioSetup, 'files' | 'recordNames'>): ListedFile[] =>
  files
    .filter((name) => !settingsFiles.has(name))
    .map((name) => {
      const alsoCalled = alsoCalledOf(name.split('/')[0] ?? '')
      const title = sharedTitle(name, { name: recordNames[name] })
      return { address: addressOfShared(name), name: title, ...(alsoCalled && { alsoCalled }) }
    })

type Named = Pick<StudioSetup, 'recordNames'>

/** What a shared file is called, by its name below `_data/`: “City: Los Angeles”. */
export const titleOfShared = (name: string, { recordNames }: Named): string =>
  sharedTitle(name, { name: recordNames[name] })

/** The name below `_data/` of a shared file, by its path from the root of the repository. */
export const nameOfShared = (file: string): string | undefined => /_data\/(.+)\.yaml$/.exec(file)?.[1]
