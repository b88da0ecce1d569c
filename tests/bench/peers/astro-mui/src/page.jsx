import CssBaseline from '@mui/material/CssBaseline'
import { Blocks } from '../shared/blocks.jsx'
import { Frame } from '../shared/frame.jsx'
import { Look } from '../shared/look.jsx'
import shell from '../shell.json'

/** A page; `children` is the form, an island of its own. */
export const Page = ({ blocks, children }) => (
  <Look>
    <CssBaseline />
    <Frame shell={shell}>
      <Blocks blocks={blocks} />
      {children}
    </Frame>
  </Look>
)
