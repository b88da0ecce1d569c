import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import useAutocomplete from '@mui/material/useAutocomplete'
import { say } from '../../words/say.ts'
import { visuallyHidden } from '../visually-hidden.ts'
import { shownKeys } from './command.ts'
import { matching, type PaletteOption } from './palette-options.ts'

type Props = { options: readonly PaletteOption[]; onClose: () => void }

/** Finds commands, blocks and pages by words, and runs what is chosen. */
export function CommandPalette({ options, onClose }: Props) {
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions, inputValue } = useAutocomplete({
    id: 'commands',
    options,
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
    filterOptions: (all, { inputValue: typed }) => matching(all, typed),
    onChange: (_, chosen) => {
      onClose()
      chosen?.run()
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose()
    },
  })
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      aria-labelledby="commands-title"
      slotProps={{
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)' }, maxHeight: 'min(560px, 80dvh)' } },
      }}
    >
      <Box component="h2" id="commands-title" sx={visuallyHidden}>
        {say().commands.commands}
      </Box>
      <Box {...getRootProps()} sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <InputBase
          fullWidth
          autoFocus
          placeholder={say().commands.ask}
          inputProps={{ ...getInputProps(), 'aria-label': say().commands.search }}
          sx={{ fontSize: 16 }}
        />
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label={say().commands.list}
        sx={{ m: 0, p: 1, overflow: 'auto', listStyle: 'none' }}
      >
        {groupedOptions.map(({ group, index, options: own }) => (
          <li key={group} role="presentation">
            <Typography
              aria-hidden
              sx={{ px: 1, pt: 1, pb: 0.25, fontSize: 12, fontWeight: 600, color: 'text.secondary' }}
            >
              {group}
            </Typography>
            <Box component="ul" role="group" aria-label={group} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {own.map((option, at) => (
                // Pages may have the same title.
                <Entry
                  key={`${option.name} ${option.detail}`}
                  option={option}
                  props={getOptionProps({ option, index: index + at })}
                />
              ))}
            </Box>
          </li>
        ))}
      </Box>
      <Typography role="status" sx={{ px: 2, py: 0.75, fontSize: 12, color: 'text.secondary' }}>
        {groupedOptions.length === 0 ? say().commands.nothing(inputValue) : say().commands.keys}
      </Typography>
    </Dialog>
  )
}

type EntryProps = { option: PaletteOption; props: React.HTMLAttributes<HTMLLIElement> & { key?: React.Key } }

function Entry({ option: { name, detail, keys }, props: { key: _key, ...props } }: EntryProps) {
  return (
    <Box
      component="li"
      {...props}
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1.5,
        minHeight: 32,
        px: 1,
        py: 0.75,
        borderRadius: 1,
        cursor: 'pointer',
        // Paler words would have too little contrast there.
        '&.Mui-focused, &.Mui-focusVisible': { bgcolor: 'action.selected', '& > *': { color: 'text.primary' } },
      }}
    >
      <span>{name}</span>
      <Typography noWrap variant="body2" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {detail}
      </Typography>
      {keys && (
        <Box component="kbd" sx={{ font: 'inherit', fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {shownKeys(keys)}
        </Box>
      )}
    </Box>
  )
}
