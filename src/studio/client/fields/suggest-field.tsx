import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import MuiTextField from '@mui/material/TextField'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { say } from '../../words/say.ts'
import { useFields } from '../state/studio-context.ts'
import { usePages } from '../state/use-pages.ts'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.tsx'

/** How many suggestions are listed. */
const maxListed = 50

type SuggestProps = FieldProps & {
  suggestions: readonly string[]
  /** What a suggestion is called, if that differs from what is written. */
  nameOf?: (suggestion: string) => string | undefined
}

/** A text with suggestions; any other text can be typed. */
export function SuggestField({ suggestions, nameOf = () => '', ...props }: SuggestProps) {
  const { value, set, input } = useField(props)
  const text = typeof value === 'string' ? value : ''
  const options = useMemo(() => [...new Set(suggestions)], [suggestions])
  return (
    <Autocomplete
      freeSolo
      size="small"
      options={options}
      inputValue={text}
      value={text}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue.toLowerCase().split(/\s+/)
        return all
          .filter((one) => words.every((word) => `${one} ${nameOf(one) ?? ''}`.toLowerCase().includes(word)))
          .slice(0, maxListed)
      }}
      onInputChange={(_, typed, reason) => {
        if (reason !== 'reset' && typed !== text) set(typed)
      }}
      onChange={(_, chosen) => typeof chosen === 'string' && set(chosen, 'now')}
      renderOption={({ key, ...own }, one) => (
        <Box component="li" key={key} {...own}>
          <ListItemText primary={nameOf(one) || one} secondary={nameOf(one) && one} />
        </Box>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          {...input}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'data-field': props.path },
          }}
        />
      )}
    />
  )
}

/** A link: an address, a file or an anchor of the site, found by the title of its page too, or any other. */
export function AddressField(props: FieldProps) {
  const { setup, page } = useFields()
  const anchors = page.blocks.flatMap(({ values }) => (typeof values['id'] === 'string' ? [`#${values['id']}`] : []))
  const { data: pages } = usePages(page.listingHash)
  const titles = useMemo(() => new Map(pages?.map(({ address, title }) => [address, title])), [pages])
  return (
    <SuggestField
      {...props}
      suggestions={[...anchors, '#quote', ...setup.addresses, ...setup.fileAddresses]}
      nameOf={(address) => titles.get(address)}
    />
  )
}

/** The name of a picture: of one that the site has, suggested, or a new name. */
export function PictureNameField(props: FieldProps) {
  const { setup } = useFields()
  return <SuggestField {...props} suggestions={setup.pictures} />
}

/** The name of a record, chosen from those of its collection, with a way to the record. */
export function RecordField(props: FieldProps) {
  const { examples: slugs = [], collection } = props.schema
  const value: unknown = useWatch({ name: props.path })
  const { setup, openFile } = useFields()
  return (
    <Box>
      <SuggestField
        {...props}
        suggestions={slugs.map(String)}
        nameOf={(slug) => setup.recordNames[`${collection}/${slug}`]}
      />
      {typeof value === 'string' && slugs.includes(value) && (
        <Button onClick={() => openFile(`${collection}/${value}`)}>{say().fields.open(value)}</Button>
      )}
    </Box>
  )
}
