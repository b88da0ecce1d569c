import { createElement, useEffect, useRef } from 'react'
import { trustedHtml } from '../components/prose/trusted-html.ts'
import { Island } from '../render/island.tsx'
import { onHydrated } from './event-replay.ts'
import { islandComponent } from './island-components.ts'
import type { BlockView as View } from './page-view.ts'

/** One constant object: React leaves the children of an element alone as long as the string stays the same. */
const kept = { __html: trustedHtml('') }

/** A block of the page: HTML from the build, or a hydrated component for an island. */
export function BlockView({ view }: { view: View }) {
  const element = useRef<HTMLElement>(null)
  const html = view.kind === 'static' ? view.html : ''
  useEffect(() => {
    if (html && element.current) window.marquee.watch(element.current)
  }, [html])
  const { class: className, ...attributes } = view.attributes
  const props = { ...attributes, className, ref: element, suppressHydrationWarning: true }
  if (view.kind === 'island') {
    const part = <Island component={islandComponent(view.block.type)} fields={view.block} onHydrated={onHydrated} />
    return createElement(view.tag, props, part)
  }
  return createElement(view.tag, { ...props, dangerouslySetInnerHTML: html ? { __html: html } : kept })
}
