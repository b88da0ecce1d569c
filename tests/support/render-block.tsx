import { readFileSync } from 'node:fs'
import createCache from '@emotion/cache'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'yaml'
import type { z } from 'zod'
import { blockComponents } from '../../blocks/components.tsx'
import { type BlockType, blockSchemas } from '../../blocks/registry.ts'
import type { Picture } from '../../schema/picture.ts'
import { renderMarkdown } from '../../src/components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../../src/components/providers.tsx'

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

export const schemaOf = (type: string): z.ZodType => blockSchemas[type as BlockType]

/** The parsed example file of a block type, with tokens as text. */
export const exampleOf = (type: string) =>
  parse(readFileSync(new URL(`${type}/example.yaml`, blocksFolder), 'utf8')) as Record<string, unknown>

/** The example as a component receives it, with some fields changed. Its id is `anchor`. */
export const blockOf = (type: string, fields: object = {}) =>
  schemaOf(type).parse({ ...exampleOf(type), id: 'anchor', ...fields })

/** HTML of a parsed block alone. `depth` renders it that deep in a tree and after other elements. */
export async function renderBlock(type: string, block: unknown, depth = 0, table = pictures) {
  const Component = (await blockComponents[type as BlockType]()) as unknown as ComponentType<object>
  let tree = <Component {...(block as object)} />
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
    <Providers cache={cache} pictures={table} markdown={renderMarkdown}>
      {tree}
    </Providers>,
  )
  return depth ? html.slice('<div><i></i>'.length * depth, -'</div>'.length * depth) : html
}
