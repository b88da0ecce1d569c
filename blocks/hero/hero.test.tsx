import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, renderBlock } from '../../tests/support/render-block.tsx'

const heroOf = (layout: string) => blockOf('hero', { layout, action: { text: 'Ask', href: '/contact' } })

it.each(['over', 'beside', 'above'])(
  'has its headline, buttons, figures and one picture where the text is %s',
  async (layout) => {
    const { document } = new JSDOM(await renderBlock('hero', heroOf(layout))).window
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelector('a')?.textContent).toBe('Ask')
    expect(document.querySelectorAll('img')).toHaveLength(1)
    expect(document.querySelector('dl')).not.toBeNull()
  },
)

it('cuts the picture beside the text less than the one behind it', () => {
  expect(['over', 'above', 'beside'].map(heroOf)).toMatchObject(
    ['wide', 'wide', 'card'].map((shape) => ({ image: { shape } })),
  )
})
