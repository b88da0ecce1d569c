import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'yaml'
import { serveBuilt } from './built-folder.ts'
import { writeSmallSite } from './small-site.ts'

const contact = { phone: '(213) 555-0142', email: 'hello@example.com' }

const step = (title: string, name: string) => ({
  title,
  fields: [{ kind: 'text', name, label: title, required: true }],
})

const form = {
  type: 'form',
  id: 'ask',
  form: 'ask',
  title: 'Ask for a quote',
  ...contact,
  submit: 'Send',
  thanks: 'We have it.',
  steps: [step('Your name', 'fullName'), step('Your event', 'event')],
}

const actions = {
  type: 'button-group',
  buttons: [
    { text: 'Call us', href: 'tel:+12135550142' },
    { text: 'Write to us', href: 'mailto:hello@example.com' },
    { text: 'The price list', href: '/prices.pdf' },
  ],
}

const search = {
  type: 'site-search',
  title: 'Search',
  page: '/find',
  label: 'Word',
  placeholder: 'Floor',
  withoutScripts: 'The search needs scripts.',
}

/** Builds and serves the small site with these settings and variables, with a form in steps, links to count, and a search. */
export async function serveMeasuredSite(
  settings: object,
  pages: Record<string, object> = {},
  env: NodeJS.ProcessEnv = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-measure-'))
  const content = join(folder, 'pages')
  await writeSmallSite(content)
  await mkdir(join(content, '_public'), { recursive: true })
  await writeFile(join(content, '_public/prices.pdf'), 'not a list')
  const site = join(content, '_data/site.yaml')
  const nothing = { text: 'Look at the first page.', links: [] }
  const header = { search: { text: 'Search', placeholder: 'Floor', href: '/find', nothing } }
  const written = (await readFile(site, 'utf8')).replace(
    'header:\n',
    `header:\n  search: ${JSON.stringify(header.search)}\n`,
  )
  await writeFile(site, written + stringify(settings))
  const description = 'A page of the small site on which a test counts what visitors do, step by step.'
  const own = { ask: [form, actions], find: [search], ...pages }
  for (const [name, blocks] of Object.entries(own)) {
    const title = `The page ${name} of the small site`
    const page = {
      title,
      description,
      noindex: true,
      blocks: [{ type: 'page-title', title: `Page ${name}` }].concat(blocks as never),
    }
    await writeFile(join(content, `${name}.yaml`), JSON.stringify(page))
  }
  return { folder, ...(await serveBuilt(folder, { env })) }
}
