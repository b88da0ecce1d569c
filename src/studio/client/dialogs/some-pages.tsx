import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Followers } from '../../wire/listing.ts'
import type { StudioSetup } from '../../wire/setup.ts'
import { say } from '../../words/say.ts'
import { collectionName } from '../../words.ts'
import { call } from '../call.ts'

type Props = {
  address: string
  /** The number of the block in the file of the page; `undefined` for the head. */
  entry: number | undefined
  setup: Pick<StudioSetup, 'recordNames' | 'words'>
  onChoose: (chosen: Followers) => void
  onBack: () => void
}

type Page = Followers['pages'][number]

/** Chooses pages that follow the same template, by the records that they name. */
export function SomePages({ address, entry, setup: { recordNames, words }, onChoose, onBack }: Props) {
  const { data } = useQuery({
    queryKey: ['followers', address, entry],
    queryFn: () => call('followers', { address, entry }),
  })
  const [chosen, setChosen] = useState<Record<string, string[]>>({})
  const own = data?.pages.find((page) => page.address === address)
  /** The slugs that are chosen of a word: at first that of this page; none means all. */
  const slugsOf = (word: string) => chosen[word] ?? [own?.records[word]].flatMap((slug) => slug ?? [])
  const isChosen = ({ records }: Page) =>
    data?.words.every((word) => slugsOf(word).length === 0 || slugsOf(word).includes(records[word] ?? ''))
  const pages = data?.pages.filter(isChosen) ?? []
  return (
    <>
      <DialogContent>
        <DialogContentText>{say().dialogs.someHelp}</DialogContentText>
        <Stack spacing={2} sx={{ mt: 2 }}>
          {data?.words.map((word) => (
            <Autocomplete
              key={word}
              multiple
              disableCloseOnSelect
              size="small"
              options={[...new Set(data.pages.flatMap(({ records }) => records[word] ?? []))].sort()}
              value={slugsOf(word)}
              getOptionLabel={(slug) => recordNames[`${words[word]}/${slug}`] ?? slug}
              onChange={(_, slugs) => setChosen({ ...chosen, [word]: slugs })}
              renderInput={(params) => (
                <TextField
                  {...params}
                  label={collectionName(word)}
                  helperText={slugsOf(word).length === 0 ? say().dialogs.all : undefined}
                />
              )}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onBack}>
          {say().dialogs.back}
        </Button>
        <Button
          variant="contained"
          disabled={pages.length === 0}
          onClick={() => onChoose({ ...data, words: data?.words ?? [], pages })}
        >
          {say().dialogs.changePages(pages.length)}
        </Button>
      </DialogActions>
    </>
  )
}
