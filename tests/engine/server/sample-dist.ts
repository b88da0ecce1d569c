import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { formField } from '../../../schema/forms/form-field.ts'

const long = '<p>Ushers and greeters.</p>'.repeat(50)

/** What the contact form of the small build asks. */
const person = [
  { kind: 'text', name: 'firstName', label: 'First name', required: true, autocomplete: 'given-name' },
  { kind: 'text', name: 'lastName', label: 'Last name', required: true, autocomplete: 'family-name' },
  { kind: 'email', name: 'email', label: 'Email', required: true },
  { kind: 'tel', name: 'phoneNumber', label: 'Phone number' },
]
export const contact = [...person, { kind: 'longtext', name: 'message', label: 'Message', required: true }].map(
  (field) => formField.parse(field),
)

const plan = { kind: 'longtext', name: 'eventDetails', label: 'Plan' }

/** What a quote asks: numbers of each position on one day, a plan on several. */
export const quote = [
  {
    kind: 'choices',
    name: 'selectedPositions',
    label: 'Staff',
    required: true,
    options: ['Bartenders', 'Line Cooks', 'Model Staff'],
  },
  { kind: 'dates', name: 'eventDates', label: 'Event dates' },
  { kind: 'text', name: 'eventType', label: 'Event type' },
  { kind: 'text', name: 'location', label: 'Location' },
  {
    kind: 'amounts',
    name: 'staffing',
    label: 'Staff requirements',
    of: 'selectedPositions',
    required: true,
    when: { field: 'eventDates', count: 'one' },
    summary: '[count] x [option], [hours] hours each',
    amounts: [
      { name: 'count', label: 'Count' },
      { name: 'hours', label: 'Hours per shift', max: 24, step: 0.25 },
    ],
  },
  { ...plan, required: true, when: { field: 'eventDates', count: 'several' } },
  { ...plan, when: { field: 'eventDates', count: 'none' } },
  ...person,
].map((field) => formField.parse(field))

/** What a claim asks: a file at the top, and one in each entry. */
const claim = [
  { kind: 'text', name: 'fullName', label: 'Name', required: true },
  { kind: 'file', name: 'letter', label: 'Letter', types: ['pdf'], maxMegabytes: 0.1 },
  {
    kind: 'group',
    name: 'receipts',
    label: 'Receipts',
    item: 'Receipt',
    fields: [
      { kind: 'money', name: 'amount', label: 'Amount', required: true },
      { kind: 'file', name: 'receipt', label: 'Receipt', types: ['jpg', 'png', 'webp', 'pdf'], maxMegabytes: 1 },
    ],
  },
].map((field) => formField.parse(field))

/** What a small build holds. */
export const pages = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'oc/ushers.html': `<h1>Ushers</h1>${long}`,
  '404.html': '<h1>Not found</h1>',
  'snapshots/index.html': '<h1>Home, plain</h1>',
  'assets/app-Ab12.js': 'console.log(1)',
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.well-known/.secret': 'secret',
  'downloads/.par.csv': 'secret',
  'downloads/_par.csv': 'secret',
  'speculation-rules.json': '{}',
  '_headers.json': JSON.stringify({
    scriptHashes: ['sha256-abc'],
    styleHashes: ['sha256-def'],
    origins: {
      'script-src': ['https://stats.example.com'],
      'img-src': ['https://img.example.com'],
      'media-src': ['self'],
      'connect-src': ['https://crm.example.com'],
      'frame-src': ['https://player.example.com'],
      'trusted-types': ['default'],
    },
  }),
  '_forms.json': JSON.stringify({ claim, contact, quote }),
  '_addresses.json': JSON.stringify({
    '/orange-county/ushers': { to: '/oc/ushers', status: 200 },
    '/old-about': { to: '/about', status: 301 },
    '/old/About_Us.html': { to: '/about', status: 301 },
    '/index.php?p=12&l=en': { to: '/about', status: 301 },
    '/über-uns': { to: '/about', status: 301 },
    '/dangling': { to: '/gone', status: 200 },
    '/dangling.php?p=1': { to: '/gone', status: 301 },
    '/offer/': { to: '/oc/ushers?from=offer#rates', status: 302 },
    '/Team.aspx': { to: '/about#team', status: 308 },
    '/prices.pdf': { to: '/downloads/par.csv', status: 301 },
    '/shop': { to: 'https://shop.example.com/en?a=1', status: 301 },
    '/closed': { status: 410 },
    '/closed.php?id=7': { status: 410 },
    '/über/uns.php?id=1': { to: '/about', status: 301 },
    '/blog/*': { to: '/about', status: 301 },
    '/blog/2019/*': { to: '/oc/*', status: 301 },
    '/blog/2018/*': { status: 410 },
    '/blög/(old)/*': { to: '/oc/*', status: 302 },
    '/our team.html': { to: '/about', status: 301 },
    "/l'atelier & co": { to: '/about', status: 301 },
    '/price$list': { to: '/about', status: 301 },
    '/$uri': { to: '/about', status: 301 },
    '/100%': { to: '/about', status: 301 },
    '/ราคา': { to: '/about', status: 301 },
    '/Downloads/a.pdf': { to: '/about', status: 301 },
    '/API/prices': { to: '/about', status: 301 },
    '/team.ASPX': { to: '/oc/ushers', status: 301 },
    '/index.php?page=1': { to: '/about', status: 301 },
    '/index.php?l=de&page=1': { to: '/oc/ushers', status: 301 },
    '/index.php?item[]=1': { to: '/about', status: 301 },
    '/index.php?print': { to: '/about', status: 301 },
    '/files/*': { to: 'https://files.example.com/*', status: 308 },
  }),
}

/** What a build with a gallery of blocks holds beside {@link pages}. */
export const gallery = {
  'gallery.html': '<h1>Blocks</h1>',
  'gallery/hero.html': '<h1>Hero</h1>',
  'gallery/hero/much.html': '<h1>A hero with many words</h1>',
  '_headers.json': JSON.stringify({
    scriptHashes: ['sha256-abc'],
    styleHashes: ['sha256-def'],
    origins: {},
    gallery: true,
  }),
}

/** An empty folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-server-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A `dist` with these files and compressed copies of the long ones, as the build leaves it. */
export async function sampleDist(files: Record<string, string> = pages): Promise<string> {
  const dist = join(await temporaryFolder(), 'dist')
  await writeTree(dist, files)
  return dist
}

/** Puts another build in the place of `dist` by renames, as the build does. */
export async function replaceDist(dist: string, files: Record<string, string>): Promise<void> {
  await writeTree(`${dist}.next`, files)
  await rename(dist, `${dist}.old`)
  await rename(`${dist}.next`, dist)
  await rm(`${dist}.old`, { recursive: true })
}

async function writeTree(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    if (text.length < 600) continue
    await writeFile(`${file}.br`, brotliCompressSync(text))
    await writeFile(`${file}.gz`, gzipSync(text))
  }
}
