import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { blockOf, exampleOf, renderBlock, schemaOf } from '../../tests/support/render-block.tsx'

const { document } = new JSDOM(await renderBlock('service-tabs', blockOf('service-tabs'))).window
const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
const { services } = exampleOf('service-tabs') as { services: { id: string; name: string; link: string }[] }

it('offers the names as one group of radio buttons, the first one ticked', () => {
  const radios = all<HTMLInputElement>('fieldset input[type=radio]')
  expect(radios.map((radio) => radio.value)).toEqual(services.map((service) => service.id))
  expect(radios.map((radio) => radio.checked)).toEqual(services.map((_, index) => index === 0))
  expect(new Set(radios.map((radio) => radio.name))).toEqual(new Set(['anchor-tab']))
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(services.map((service) => service.name))
})

it('offers the names as links to the pages, each of which selects its radio button', () => {
  const links = all<HTMLAnchorElement>('[data-selects]')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map((service) => service.link))
  expect(links.map((link) => document.getElementById(link.dataset['selects'] ?? '')?.getAttribute('value'))).toEqual(
    services.map((service) => service.id),
  )
})

it('has a panel for each service with picture, text, features and a link that names its target', () => {
  const panels = all('[role=group][aria-label]')
  expect(panels.map((panel) => panel.getAttribute('aria-label'))).toEqual(services.map((service) => service.name))
  for (const [index, panel] of panels.entries()) {
    expect(panel.querySelector('[data-picture]')).not.toBeNull()
    expect(panel.querySelectorAll('li').length).toBeGreaterThan(1)
    const more = panel.querySelector('a')
    expect(more?.textContent).toBe(`Learn More about ${services[index]?.name}`)
    expect(more?.getAttribute('href')).toBe(services[index]?.link)
  }
})

it('refuses two services with the same id', () => {
  const { error } = schemaOf('service-tabs').safeParse({
    ...exampleOf('service-tabs'),
    services: [services[0], services[0]],
  })
  expect(error?.issues).toMatchObject([{ path: ['services'], params: { code: 'duplicate-id' } }])
})
