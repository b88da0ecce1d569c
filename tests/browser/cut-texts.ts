import type { Page } from '@playwright/test'

/**
 * Texts of a page that are cut: parts of them lie outside of a box that clips them, of the column or of the window, and
 * no scrolling shows them. One text per block, with its type. Opens all that unfolds.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const slack = 1
    /** For screen readers alone. */
    const isHidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none'
    }
    /** What is wrong with a line of a text: the nearest box that cuts it. */
    const cutBy = (line: DOMRect, text: Element): string | undefined => {
      for (let box: Element | null = text; box && box !== document.documentElement; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (isHidden(box) || style.position === 'fixed') return undefined
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return undefined
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isCut = [
          style.overflowX !== 'visible' && (line.left < left - slack || line.right > right + slack),
          /clip|hidden/.test(style.overflowY) && (line.top > bottom - slack || line.bottom < top + slack),
        ]
        if (isCut.includes(true)) return `${box.tagName} ${box.className}`
      }
      return line.left < -slack || line.right > innerWidth + slack ? 'the window' : undefined
    }
    const found = new Map<string, string>()
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement
      if (!node.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = [...range.getClientRects()].map((line) => cutBy(line, element)).find((cut) => cut)
      const block = element.closest('[data-block]')?.getAttribute('data-block') ?? ''
      if (box && !found.has(block)) found.set(block, `${block}: “${node.textContent.trim()}” by ${box}`)
    }
    if (document.documentElement.scrollWidth > innerWidth) found.set('page', 'the page is wider than its window')
    return [...found.values()]
  })
