import type { Content, LoadedSite } from '../../../content/load/load.ts'
import { startingPoints } from '../../../content/new/starting-points.ts'
import type { NewPageChoices } from '../../wire/new-files.ts'
import { inSentence, inWords } from '../../words.ts'
import { siteMatrices, wordOf } from '../grid/matrices.ts'

/** The name of a block in words; that of a shared section where it stands for one. */
const sectionWords = ({ type, use }: Record<string, unknown>): string => inWords(String(type ?? use ?? ''))

/** What a new page can begin with. `site` is there once all pages were read: before that, no alias is known. */
export function newPageChoices(content: Content, site: LoadedSite | undefined): NewPageChoices {
  const pages = new Set<string>(content.pageFiles().map(({ name }) => name))
  return {
    startingPoints: startingPoints(content).map(({ blocks, ...own }) => ({
      ...own,
      sections: blocks.map(sectionWords),
    })),
    grids: siteMatrices(content).map((one) => ({
      name: one.name,
      kind: inWords(one.matrix.template),
      records: one.axes.map((axis) => inSentence(inWords(wordOf(one, axis)))),
    })),
    taken: [...(site?.addresses.keys() ?? [])].filter((address) => !pages.has(address)),
  }
}
