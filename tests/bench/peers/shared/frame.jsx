import AppBar from '@mui/material/AppBar'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Toolbar from '@mui/material/Toolbar'

const Links = ({ links, ...props }) =>
  links.map((link) => (
    <Link key={link.href + link.text} href={link.href} {...props}>
      {link.text}
    </Link>
  ))

/** Header and footer around a page. */
export const Frame = ({ shell, children }) => (
  <>
    <AppBar position="static" component="header">
      <Toolbar component="nav" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Links links={shell.header} color="inherit" />
      </Toolbar>
    </AppBar>
    <Container component="main">{children}</Container>
    <Container component="footer" sx={{ py: 6, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Links links={shell.footer} />
    </Container>
  </>
)
