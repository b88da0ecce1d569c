import { expect, it } from 'vitest'
import { mirrorsOf, movedMirrors } from '../../../../src/content/move/page-mirrors.ts'

const names = ['about.yaml', '_languages/es/about.yaml', '_languages/fr/about.yaml', '_languages/es/team.yaml']
const texts: Record<string, string> = {
  '_languages/es/about.yaml': 'path: /es/sobre\ntexts: {}\n',
  '_languages/fr/about.yaml': '# by hand\ntexts: {}\n',
}

it('the mirrors of a page are those in any language', () => {
  expect(mirrorsOf(names, 'about.yaml').map(({ tag }) => tag)).toEqual(['es', 'fr'])
})

it('a mirror moves with its page: at the address that it says, or after the page, which its old address leads to', () => {
  const moved = movedMirrors(
    names,
    { from: '/about', to: '/company', source: 'about.yaml', newSource: 'company.yaml' },
    (name) => texts[name] ?? '',
  )
  expect(moved).toEqual([
    {
      name: '_languages/es/about.yaml',
      newName: '_languages/es/company.yaml',
      text: texts['_languages/es/about.yaml'],
    },
    {
      name: '_languages/fr/about.yaml',
      newName: '_languages/fr/company.yaml',
      text: '# by hand\ntexts: {}\naliases:\n  - /fr/about\n',
    },
  ])
})
