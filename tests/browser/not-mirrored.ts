import type { Page } from '@playwright/test'

/**
 * What within `main` does not change sides where a page is read from right to left, as `block name, tag and classes, what`: boxes
 * that are not the mirror image of those from left to right, and texts that are aligned to one side by its name. Drawings, embedded
 * pages and what says its own direction stay as they are; so do words in a line, whose order follows their letters.
 */
export const notMirrored = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const elements = [...document.querySelectorAll('main *')].filter(
      (element) =>
        !element.closest('svg *, iframe, video, [dir], .visually-hidden, script, style') &&
        element.getClientRects().length > 0 &&
        !isInline(element),
    )
    // The box of what is turned is larger than what is in it, to sides that depend on its shape.
    for (const element of elements) if (element instanceof HTMLElement) element.style.rotate = 'none'
    const boxes = () => elements.map((element) => element.getBoundingClientRect())
    const before = boxes()
    root.dir = 'rtl'
    const after = boxes()
    const width = root.clientWidth
    const found = elements.flatMap((element, index) => {
      const [one, other] = [before[index] as DOMRect, after[index] as DOMRect]
      const align = getComputedStyle(element).textAlign
      const name = `${element.closest('[data-block]')?.getAttribute('data-block')}, ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      if (align === 'left' || align === 'right') return `${name}, text-align: ${align}`
      const difference = Math.round(other.left - (width - one.right))
      return Math.abs(difference) > 1 ? `${name}, ${difference} px` : []
    })
    root.dir = 'ltr'
    return [...new Set(found)]
  })
