import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import type { FieldSchema } from '../../../wire/setup.ts'
import { say } from '../../../words/say.ts'
import { useFields } from '../../state/studio-context.ts'

type Props = {
  /** The schema of an entry. */
  entry: FieldSchema
  /** The word for an entry: `city`. */
  word: string
  entries: readonly unknown[]
  onAdd: (slug: string) => void
}

/** Adds a record to a list of records: one of those that the list does not have. */
export function AddRecord({ entry: { examples = [], collection }, word, entries, onAdd }: Props) {
  const { setup } = useFields()
  const free = examples.map(String).filter((slug) => !entries.includes(slug))
  return (
    <Autocomplete
      // Empty again after each choice.
      key={entries.length}
      size="small"
      options={free}
      value={null}
      getOptionLabel={(slug) => setup.recordNames[`${collection}/${slug}`] ?? slug}
      noOptionsText={say().fields.allInList}
      onChange={(_, slug) => slug && onAdd(slug)}
      sx={{ mt: 0.75 }}
      renderInput={(params) => <TextField {...params} label={say().outline.add(word)} />}
    />
  )
}
