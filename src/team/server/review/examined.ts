import { parse } from '../../../content/parse/parse.ts'
import { decode } from '../../../content/parse/source.ts'
import type { Weighty } from '../../review-wire.ts'
import { type Forbidden, forbiddenChanges } from './allowed-changes.ts'
import type { ChangedValues } from './key-changes.ts'
import { type BareRepository, bytesOf, type TreeChange, type TreeEntry, treeChanges } from './tree-changes.ts'
import { weightyChanges } from './weighty-changes.ts'

/** What is different in a workspace: whether all of it may be published, and what in it a second person has to see. */
export type Examined = { changes: TreeChange[]; forbidden: Forbidden[]; weighty: Weighty[] }

type Examining = { repository: BareRepository; content: string; base: string; commit: string }

/** Compares a commit with the one that it began with. Nothing of it is run, and nothing is written. */
export async function examine({ repository, content, base, commit }: Examining): Promise<Examined> {
  const changes = await treeChanges(repository, base, commit)
  const read = (entry: TreeEntry) => bytesOf(repository, entry)
  const forbidden = await forbiddenChanges(changes, content, read)
  if (forbidden.length > 0) return { changes, forbidden, weighty: [] }
  const files: ChangedValues[] = []
  for (const change of changes) if (change.path.endsWith('.yaml')) files.push(await valuesOf(change, content, read))
  return { changes, forbidden, weighty: weightyChanges(files) }
}

async function valuesOf(
  { path, before, after }: TreeChange,
  content: string,
  read: (entry: TreeEntry) => Promise<Buffer>,
): Promise<ChangedValues> {
  const [was, is] = [before && parsed(await read(before)), after && parsed(await read(after))]
  return {
    name: path.slice(content.length),
    ...(was && { before: was.value }),
    ...(is && { after: is.value }),
    isUnreadable: is?.isWrong === true,
  }
}

function parsed(bytes: Buffer): { value: unknown; isWrong: boolean } {
  const { value, diagnostics } = parse({ file: '', text: decode(bytes).text })
  return { value, isWrong: diagnostics.some(({ severity }) => severity === 'error') }
}
