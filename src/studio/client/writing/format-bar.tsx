import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import Tooltip from '@mui/material/Tooltip'
import type { Command, EditorState } from 'prosemirror-state'
import { isInTable } from 'prosemirror-tables'
import type { Words } from '../../words/en.ts'
import { say } from '../../words/say.ts'
import { shownKeys } from '../commands/command.ts'
import {
  BoldIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumbersIcon,
  QuoteIcon,
  SmallHeadingIcon,
  TableIcon,
} from '../icons.tsx'
import { formats, linkAt, tableCommands } from './text-commands.ts'

const icons: Readonly<Record<keyof Words['writing']['formats'], React.ReactNode>> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  heading: <HeadingIcon />,
  smallHeading: <SmallHeadingIcon />,
  list: <ListIcon />,
  numberedList: <NumbersIcon />,
  quote: <QuoteIcon />,
  table: <TableIcon />,
}

type Props = {
  /** Of what field it is the bar. */
  label: string
  state: EditorState
  run: (command: Command) => void
  onLink: () => void
}

/** The buttons that format a text. */
export function FormatBar({ label, state, run, onLink }: Props) {
  const button = (
    name: string,
    keys: string | undefined,
    isActive: boolean,
    press: () => void,
    icon: React.ReactNode,
  ) => (
    <Tooltip
      key={name}
      title={keys ? `${name} (${shownKeys(keys.replace('Mod', 'Ctrl').replaceAll('-', '+'))})` : name}
    >
      <ToggleButton
        value={name}
        size="small"
        selected={isActive}
        aria-label={name}
        // The text keeps the focus and what is selected in it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        sx={{ border: 0, minWidth: 30, width: 30, height: 30, p: 0, borderRadius: 1 }}
      >
        {icon}
      </ToggleButton>
    </Tooltip>
  )
  const [bold, italic, ...others] = formats.map(({ name, keys, run: command, isActive }) =>
    button(say().writing.formats[name], keys, isActive(state), () => run(command), icons[name]),
  )
  return (
    <Box
      role="toolbar"
      aria-label={say().writing.formattingOf(label)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {bold}
      {italic}
      {button(say().writing.link, 'Mod-K', linkAt(state) !== undefined, onLink, <LinkIcon />)}
      {others}
      {isInTable(state) &&
        tableCommands.map(({ name, run: command }) => (
          <Button
            key={name}
            color="inherit"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(command)}
            sx={{ fontSize: 12, minWidth: 0, py: 0.25 }}
          >
            {say().writing.tableCommands[name]}
          </Button>
        ))}
    </Box>
  )
}
