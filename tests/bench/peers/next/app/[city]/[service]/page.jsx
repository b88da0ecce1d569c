import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'

const content = join(process.cwd(), 'content')

/** Other addresses are not there. */
export const dynamicParams = false

export const generateStaticParams = () =>
  readdirSync(content).flatMap((city) =>
    readdirSync(join(content, city)).map((file) => ({ city, service: file.replace('.yaml', '') })),
  )

async function read(params) {
  const { city, service } = await params
  return { city, service, page: load(readFileSync(join(content, city, `${service}.yaml`), 'utf8')) }
}

export async function generateMetadata({ params }) {
  const { city, service, page } = await read(params)
  return { title: page.title, description: page.description, alternates: { canonical: `/${city}/${service}` } }
}

export default async function City({ params }) {
  const { page } = await read(params)
  return page.sections.map(({ title, texts, links }, index) => {
    const Title = index === 0 ? 'h1' : 'h2'
    return (
      <section key={index}>
        {title && <Title>{title}</Title>}
        {texts.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
        {links.length > 0 && (
          <ul>
            {links.map((link, at) => (
              <li key={at}>
                <a href={link.href}>{link.text}</a>
              </li>
            ))}
          </ul>
        )}
      </section>
    )
  })
}
