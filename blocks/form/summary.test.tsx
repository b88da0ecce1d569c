// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { click, field, fill, now, one, press } from '../../tests/support/form-page.ts'
import { hydrateBlock } from '../../tests/support/hydrate-block.tsx'

const steps = [
  {
    title: 'What',
    fields: [
      { kind: 'choices', name: 'bikes', label: 'Bicycles', required: true, options: ['Tandem', 'Cargo bike'] },
      { kind: 'text', name: 'colour', label: 'Colour' },
    ],
  },
  {
    title: 'How many',
    fields: [
      {
        kind: 'amounts',
        name: 'numbers',
        label: 'Numbers',
        of: 'bikes',
        amounts: [{ name: 'count', label: 'Count' }],
        summary: '[count] × [option]',
      },
    ],
  },
  { title: 'You', summary: true, fields: [{ kind: 'email', name: 'email', label: 'Email', required: true }] },
]

it('links the privacy policy where the form is sent: in its last step, and in a form of one step', async () => {
  const privacy = 'See our [privacy policy](/privacy-policy).'
  const link = () => now.page.element.querySelector('a[href="/privacy-policy"]')
  now.page = await hydrateBlock('form', undefined, { sections: undefined, steps, privacy })
  expect(link()).toBeNull()
  await click(one('[value="Cargo bike"]'))
  await press()
  expect(link()).toBeNull()
  await fill({ 'numbers.1.count': '3' })
  await press()
  expect(link()?.textContent).toBe('privacy policy')
  await now.page.leave()

  now.page = await hydrateBlock('form', undefined, { privacy })
  expect(link()?.textContent).toBe('privacy policy')
  await now.page.leave()
  now.page = await hydrateBlock('form', undefined, { privacy: undefined })
  expect(link()).toBeNull()
})

it('repeats the answers of previous steps in a step with a summary, and follows their changes', async () => {
  now.page = await hydrateBlock('form', undefined, { sections: undefined, steps })
  expect(one('dl')).toBeNull()
  await click(one('[value="Cargo bike"]'))
  await press()
  expect(one('dl')).toBeNull()
  await fill({ 'numbers.1.count': '3' })
  await press()
  expect(one('dl').textContent).toBe('BicyclesCargo bikeNumbers3 × Cargo bike')
  await click([...now.page.element.querySelectorAll('button')].find((one) => one.textContent === 'Back') as HTMLElement)
  await fill({ [one('[inputmode]').getAttribute('name') ?? '']: '1' })
  await press()
  expect(one('dl').textContent).toContain('1 × Cargo bike')
  expect(field('email').value).toBe('')
})
