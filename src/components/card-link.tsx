import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'

/**
 * The title of a card or a row as its link: the whole card can be clicked, while screen readers hear the title alone.
 * The card must be positioned, as `Card` and `ListItem` are.
 */
export const CardLink = styled(Link)({ '&::after': { content: '""', position: 'absolute', inset: 0 } })
