import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon'

/** Icons of 24 by 24, drawn with one stroke. */
const icon = (path: string) => (props: SvgIconProps) => (
  <SvgIcon fontSize="small" {...props}>
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
  </SvgIcon>
)

export const UndoIcon = icon('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4')
export const RedoIcon = icon('m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4')
export const UpIcon = icon('M12 19V5M6 11l6-6 6 6')
export const DownIcon = icon('M12 5v14M6 13l6 6 6-6')
export const DuplicateIcon = icon('M9 9h10v10H9zM5 15V5h10')
export const DeleteIcon = icon('M5 7h14M10 7V5h4v2M7 7l1 12h8l1-12M10 11v5M14 11v5')
export const DragIcon = icon('M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01')
export const AddIcon = icon('M12 5v14M5 12h14')
export const PointIcon = icon('m6 4 13 8-6 1.5L10 19z')
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const ExpandIcon = icon('m7 10 5 5 5-5')
export const SettingsIcon = icon('M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4')
export const LightIcon = icon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19',
)
export const DarkIcon = icon('M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z')
export const ViewIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
)
export const LeftPaneIcon = icon('M4 5h16v14H4zM9.5 5v14')
export const RightPaneIcon = icon('M4 5h16v14H4zM14.5 5v14')
export const MoreIcon = icon('M12 4.5v1M12 11.5v1M12 18.5v1')
export const TokenIcon = icon(
  'M9 4c-2 0-3 1-3 3v2c0 2-1 3-2.5 3C5 12 6 13 6 15v2c0 2 1 3 3 3M15 4c2 0 3 1 3 3v2c0 2 1 3 2.5 3-1.5 0-2.5 1-2.5 3v2c0 2-1 3-3 3',
)
export const SharedIcon = icon(
  'M8 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM22 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM22 18a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8 11l8-4M8 13l8 4',
)
export const CommandsIcon = icon(
  'M9 9h6v6H9zM9 9H7a2 2 0 1 1 2-2v2ZM15 9V7a2 2 0 1 1 2 2h-2ZM15 15h2a2 2 0 1 1-2 2v-2ZM9 15v2a2 2 0 1 1-2-2h2Z',
)
export const BoldIcon = icon('M8 5h5a3.5 3.5 0 0 1 0 7H8zM8 12h6a3.5 3.5 0 0 1 0 7H8z')
export const ItalicIcon = icon('M10 5h7M7 19h7M14 5l-4 14')
export const LinkIcon = icon(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
)
export const HeadingIcon = icon('M6 5v14M16 5v14M6 12h10')
export const SmallHeadingIcon = icon('M8 9v10M15 9v10M8 14h7')
export const ListIcon = icon('M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01')
export const NumbersIcon = icon('M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.8 14.5c2-1.5 2.6.5 0 4.5h2.6')
export const QuoteIcon = icon('M5 7h5v6a4 4 0 0 1-4 4M14 7h5v6a4 4 0 0 1-4 4')
export const TableIcon = icon('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14')
export const LatestIcon = icon(
  'M7 18a4.5 4.5 0 1 1 .9-8.9A5.5 5.5 0 0 1 18.5 10 4 4 0 0 1 18 18M12.5 11v9M9.5 17l3 3 3-3',
)
export const PublishIcon = icon(
  'M7 18a4.5 4.5 0 1 1 .9-8.9A5.5 5.5 0 0 1 18.5 10 4 4 0 0 1 18 18M12.5 20v-9M9.5 14l3-3 3 3',
)
export const HelpIcon = icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1.9-1.1 1.8M12 16.5v.01',
)
export const HistoryIcon = icon('M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 7.5V12l3 2')
