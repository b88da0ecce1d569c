import shell from '../shell.json'
import '../site.css'

export const metadata = { metadataBase: new URL('https://www.example.com') }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav>
            {shell.header.map((link) => (
              <a key={link.href} href={link.href}>
                {link.text}
              </a>
            ))}
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <ul>
            {shell.footer.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        </footer>
      </body>
    </html>
  )
}
