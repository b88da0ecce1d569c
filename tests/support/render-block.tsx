import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { blocks } from 'virtual:marquee/blocks'
import createCache from '@emotion/cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'yaml'
import type { z } from 'zod'
import type { Block } from '../../schema/block.ts'
import { everyBlock, mapBlocks } from '../../schema/nested-blocks.ts'
import type { Picture } from '../../schema/pictures/picture.ts'
import { NestedBlockContext } from '../../src/components/nested-blocks.tsx'
import { renderMarkdown } from '../../src/components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../../src/components/providers.tsx'
import { folderOf } from '../../src/content/block-types/find-blocks.ts'

export const blocksFolder = new URL('../../blocks/', import.meta.url)

const picture: Picture = {
  width: 960,
  height: 720,
  src: '/p.webp',
  avif: '/p.avif 960w',
  blur: 'data:image/webp;base64,AA==',
}
/** A table in which every key has a picture. */
export const pictures = new Proxy<Record<string, Picture>>({}, { get: () => picture })

/** The folder of a block: of the site, else of the engine. */
export const folderOfBlock = (type: string) => folderOf(resolve('pages'), type)?.folder ?? ''

/** A block type, as the renderer knows it. */
export function blockTypeOf(type: string) {
  const found = blocks[type]
  if (!found) throw new Error(`There is no block \`${type}\`.`)
  return found
}

export const schemaOf = (type: string): z.ZodType => blockTypeOf(type).schema

/** The parsed example file of a block type, with tokens as text. */
export const exampleOf = (type: string) =>
  parse(readFileSync(join(folderOfBlock(type), 'example.yaml'), 'utf8')) as Record<string, unknown>

/** The example as a component receives it, with some fields changed. Its id is `anchor`. */
export function blockOf(type: string, fields: object = {}) {
  const own = schemaOf(type).parse({ ...exampleOf(type), id: 'anchor', ...fields }) as Block
  const [block] = mapBlocks([own], (one) =>
    one === own ? own : (schemaOf(one.type).parse({ id: one.type, ...one }) as Block),
  )
  return block
}

/** HTML of a parsed block alone. `depth` renders it that deep in a tree and after other elements. */
export async function renderBlock(type: string, block: unknown, depth = 0, table = pictures) {
  const inside = everyBlock([block as Block]).map((one) => one.type)
  const components = new Map(
    await Promise.all(
      [type, ...inside.filter(Boolean)].map(
        async (name) => [name, (await blockTypeOf(name).load()) as ComponentType<object>] as const,
      ),
    ),
  )
  const element = (name: string, fields: object) => {
    const Component = components.get(name) as ComponentType<object>
    return <Component {...fields} />
  }
  let tree = element(type, block as object)
  for (let level = 0; level < depth; level++)
    tree = (
      <div>
        <i />
        {tree}
      </div>
    )
  const cache = createCache({ key: emotionKey })
  cache.compat = true
  const html = renderToStaticMarkup(
    <NestedBlockContext value={(one) => element(one.type, one)}>
      <Providers cache={cache} pictures={table} markdown={renderMarkdown}>
        {tree}
      </Providers>
    </NestedBlockContext>,
  )
  return depth ? html.slice('<div><i></i>'.length * depth, -'</div>'.length * depth) : html
}
