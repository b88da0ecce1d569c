import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { Blocks } from '../../shared/blocks.jsx'
import { QuoteForm } from '../../shared/quote-form.jsx'
import { pageSchema, structuredData } from '../../shared/schema.js'

const content = join(process.cwd(), 'content')

/** Other addresses are not there. */
export const dynamicParams = false

export const generateStaticParams = () =>
  globSync('**/*.yaml', { cwd: content }).map((file) => ({ slug: file.replace('.yaml', '').split('/') }))

async function read(params) {
  const path = (await params).slug.join('/')
  return { path: `/${path}`, page: pageSchema.parse(load(readFileSync(join(content, `${path}.yaml`), 'utf8'))) }
}

export async function generateMetadata({ params }) {
  const { path, page } = await read(params)
  return { title: page.title, description: page.description, alternates: { canonical: path } }
}

export default async function Page({ params }) {
  const { path, page } = await read(params)
  const data = JSON.stringify(structuredData(page, `https://www.example.com${path}`)).replaceAll('<', '\\u003c')
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the script. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
      <Blocks blocks={page.blocks} />
      <QuoteForm />
    </>
  )
}
