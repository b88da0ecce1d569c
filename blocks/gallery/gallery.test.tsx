import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const pictures = [
  { image: { name: 'dunes', alt: 'Four riders' }, caption: 'The last climb', credit: 'Ada' },
  { image: { name: 'ferry', alt: 'A ferry' } },
]

it('shows every picture with its caption and a button that enlarges it', async () => {
  const { document } = new JSDOM(await renderBlock('gallery', blockOf('gallery', { pictures }))).window
  const figures = [...document.querySelectorAll('li > figure')]
  expect(
    figures.map((figure) => figure.querySelector('button[title=Enlarge] [role=img]')?.getAttribute('aria-label')),
  ).toEqual(['Four riders', 'A ferry'])
  expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
    'The last climbPicture: Ada',
    undefined,
  ])
  expect(document.querySelector('dialog')).toBeNull()
})

it('refuses a picture that nobody could picture', () => {
  const { error } = schemaOf('gallery').safeParse({
    ...exampleOf('gallery'),
    pictures: [pictures[0], { image: { name: 'ferry', alt: '' } }],
  })
  expect(error?.issues).toMatchObject([
    { path: ['pictures', 1, 'image', 'alt'], message: 'must say in `alt` what the picture shows' },
  ])
})
