import type { ChangeWords } from '../../../wire/history.ts'
import type { OriginConflict } from '../../../wire/publish.ts'
import type { Bytes } from '../../merging/merge-file.ts'
import { fileChanges } from '../file-changes.ts'

/** A change with the value that is there now, as in a list of changes. */
const changeLine = ({ words, after }: ChangeWords) =>
  after === undefined || after === '' ? words : `${words}: ${after}`

/**
 * What the one side has changed in words, where the other one has deleted the file: its whole text would not say what would be
 * lost. Nothing where both have it, or where its changes have no words.
 */
export function changesBesideDeletion(
  name: string,
  { base, mine, theirs }: { base: Bytes; mine: Bytes; theirs: Bytes },
): Pick<OriginConflict, 'mine' | 'theirs'> {
  if (base === undefined || (mine === undefined) === (theirs === undefined)) return {}
  const said = fileChanges(name, { before: base, after: mine ?? theirs })
    .map(changeLine)
    .join('\n')
  if (said === '') return {}
  return mine === undefined ? { theirs: said } : { mine: said }
}
