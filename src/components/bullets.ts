import List from '@mui/material/List'
import { styled } from '@mui/material/styles'

/** A list of sentences, each with its bullet. */
export const Bullets = styled(List)({ paddingInlineStart: 20, listStyle: 'disc' })
