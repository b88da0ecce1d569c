import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { startingPoints } from '../../../content/new/starting-points.ts'
import { inLanguage } from '../../in-language.ts'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { blockTypeName, collectionName, inSentence, inWords } from '../../words.ts'
import { siteMatrices, wordOf } from '../grid/matrices.ts'

/** The name of a block in words; that of a shared section where it stands for one. */
const sectionWords = ({ type, use }: Record<string, unknown>): string =>
  type === undefined ? inWords(String(use ?? '')) : blockTypeName(String(type))

/** What a new page can begin with. `site` is there once all pages were read: before that, no alias is known. */
export function newPageChoices(content: Content, site: LoadedSite | undefined): NewPageChoices {
  const pages = new Set<string>(content.pageFiles().map(({ name }) => name))
  return {
    startingPoints: startingPoints(content).map(({ blocks, ...own }) => ({
      ...own,
      name: inLanguage('startingPoints', own.name),
      description: inLanguage('startingPoints', own.description),
      sections: blocks.map(sectionWords),
    })),
    grids: siteMatrices(content).map((one) => ({
      name: one.name,
      kind: inWords(one.matrix.template),
      records: one.axes.map((axis) => inSentence(collectionName(wordOf(one, axis)))),
    })),
    taken: [...(site?.addresses.keys() ?? [])].filter((address) => !pages.has(address)),
  }
}
