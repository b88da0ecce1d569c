import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Stands in for `build`: it writes the text of a page as the home page, with how it was asked, what it knows and which files there are. `validate` finds no error. */
const [, , command, , pages = '', , out = '', ...options] = process.argv
if (command === 'validate') {
  console.info('[]')
  process.exit()
}
const text = readFileSync(join(pages, 'about.yaml'), 'utf8')
if (/Broken|bodi/.test(text)) {
  console.error('about.yaml:1:1 is broken')
  process.exit(1)
}
const ledger = join(pages, '_data/lastmod.lock.json')
if (options.includes('--record-days') && existsSync(ledger)) writeFileSync(ledger, 'recorded by the build')
mkdirSync(join(out, 'assets'), { recursive: true })
const known = Object.keys(process.env).filter((name) => /SECRET|SMTP|DATABASE|OIDC|TOKEN|GIT_/.test(name))
const files = readdirSync(pages, { recursive: true })
const facts = JSON.stringify({ options, known, files, endpoint: process.env['INQUIRY_ENDPOINT'] })
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><html><body class="a"><main>${text}${facts}</main></body></html>`,
)
writeFileSync(join(out, 'about.html'), '<!doctype html><html><body>About</body></html>')
writeFileSync(join(out, '404.html'), '<!doctype html><html><body>Nothing</body></html>')
writeFileSync(join(out, 'robots.txt'), 'User-agent: *\nSitemap: https://www.example.com/sitemap.xml\n')
writeFileSync(join(out, 'assets/a.js'), 'script')
writeFileSync(join(out, '_headers.json'), JSON.stringify({ origins: { 'script-src': ['https://count.example'] } }))
