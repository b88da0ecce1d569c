import createCache from '@emotion/cache'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Block } from '../../schema/block.ts'
import type { Picture } from '../../schema/pictures/picture.ts'
import { inSite } from '../../schema/site/in-site.ts'
import { renderMarkdown } from '../components/prose/render-markdown.ts'
import { emotionKey, Providers } from '../components/providers.tsx'

const picture: Picture = {
  width: 4,
  height: 3,
  src: '/p.webp',
  avif: '/p.avif 4w',
  blur: 'data:image/webp;base64,AA==',
}
/** Every name has a picture: whether its file exists is checked where a page shows it. */
const pictures = new Proxy<Record<string, Picture>>({}, { get: () => picture })

/** The HTML of a block alone, in the language of its site. Throws what its component throws. */
export function tryComponent(
  Component: ComponentType<Block>,
  block: Block,
  site: Parameters<typeof inSite>[0],
): string {
  const cache = createCache({ key: emotionKey })
  cache.compat = true
  const tree = (
    <Providers cache={cache} pictures={pictures} markdown={renderMarkdown}>
      <Component {...block} />
    </Providers>
  )
  return inSite(site, () => renderToString(tree))
}
