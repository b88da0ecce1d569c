import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { inquiryStates } from '../../../server/inquiry-inbox.ts'
import { type Inbox, inboxLimits, type ShownFilter } from '../../inbox-wire.ts'
import { words } from '../words.ts'

type Props = {
  inbox: Pick<Inbox, 'forms' | 'counts'>
  filter: ShownFilter
  onFilter: (filter: ShownFilter) => void
  /** What stands in the field of the search, which is asked for a moment later. */
  search: string
  onSearch: (text: string) => void
}

/** Which inquiries are shown: by state with their numbers, those that may be spam, the own ones, by form and by words. */
export function InboxFilters({ inbox: { forms, counts }, filter, onFilter, search, onSearch }: Props) {
  const { form, isMine, words: text } = filter
  const rest = { ...(form !== undefined && { form }), ...(isMine && { isMine }), ...(text && { words: text }) }
  const isAll = filter.state === undefined && !filter.isSuspected
  const { form: _, ...withoutForm } = filter
  const { isMine: __, ...ofAll } = filter
  const tabs = [
    ...inquiryStates.map((state) => ({
      label: `${words.inbox.states[state]} ${counts[state]}`,
      isChosen: filter.state === state,
      next: { ...rest, state },
    })),
    { label: words.inbox.all, isChosen: isAll, next: rest },
  ]
  return (
    <Stack role="group" aria-label={words.inbox.filters} sx={{ gap: 1.5 }}>
      <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}>
        {tabs.map(({ label, isChosen, next }) => (
          <Button
            key={label}
            size="small"
            variant={isChosen ? 'contained' : 'text'}
            color={isChosen ? 'primary' : 'inherit'}
            disableElevation
            aria-pressed={isChosen}
            onClick={() => onFilter(next)}
          >
            {label}
          </Button>
        ))}
        {(counts.suspected > 0 || filter.isSuspected) && (
          <Chip
            color={filter.isSuspected ? 'primary' : 'default'}
            variant={filter.isSuspected ? 'filled' : 'outlined'}
            label={words.inbox.suspected(counts.suspected)}
            aria-pressed={filter.isSuspected === true}
            onClick={() => onFilter(filter.isSuspected ? rest : { ...rest, isSuspected: true })}
          />
        )}
        <Chip
          variant={isMine ? 'filled' : 'outlined'}
          color={isMine ? 'primary' : 'default'}
          label={words.inbox.mine}
          aria-pressed={isMine === true}
          onClick={() => onFilter(isMine ? ofAll : { ...filter, isMine: true })}
        />
      </Stack>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TextField
          size="small"
          type="search"
          label={words.inbox.search}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          slotProps={{ htmlInput: { maxLength: inboxLimits.search, dir: 'auto' } }}
          sx={{ flex: { sm: 1 } }}
        />
        <TextField
          select
          size="small"
          label={words.inbox.form}
          value={form ?? ''}
          onChange={({ target }) =>
            onFilter(target.value === '' ? withoutForm : { ...withoutForm, form: target.value })
          }
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
          sx={{ width: { sm: 220 }, flexShrink: 0 }}
        >
          <MenuItem value="">{words.inbox.allForms}</MenuItem>
          {forms.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </Stack>
  )
}
