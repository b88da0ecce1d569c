import { expect, it } from 'vitest'
import { formSchema } from '../../../../blocks/form/schema.ts'
import type { Calculator } from '../../../../schema/calculator/definition.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { type Container, SourcePosition } from '../../../../src/content/parse/source-position.ts'
import { calculatorPrefills, prefillDiagnostics } from '../../../../src/content/validate/prefill-checks.ts'

const form = (prefill: string, options: readonly unknown[] = ['Cooks', 'Servers']) =>
  formSchema.parse({
    type: 'form',
    form: 'booking',
    title: 'Your booking',
    phone: '1',
    email: 'a@example.com',
    sections: [
      {
        fields: [{ kind: 'choices', name: 'roles', label: 'Roles', prefill: [prefill], options }],
      },
    ],
  })

const schemas = { form: formSchema }

const text = `quote:
  guests: guests
  positions:
    - { option: Server, count: bar }
    - { option: Cooks, count: kitchen }
`
const { value } = parse({ file: 'pages/_data/calculators/crew.yaml', text })
const found = calculatorPrefills(value as Calculator, value as Container)

it('reports an option of a calculator that the form of the dialog does not have', () => {
  expect(prefillDiagnostics(found, form('positions'), schemas)).toMatchObject([
    {
      code: 'unknown-choice',
      file: 'pages/_data/calculators/crew.yaml',
      line: 4,
      path: 'quote.positions[0].option',
      message: 'The form `booking` has no option `Server`. Did you mean `Servers`?',
    },
  ])
})

it('takes the value of an option, whatever people read', () => {
  const options = [{ value: 'Server', text: 'People who serve' }, 'Cooks']
  expect(prefillDiagnostics(found, form('positions', options), schemas)).toEqual([])
})

it('reports nothing if no field accepts options of calculators, or the dialog has no form', () => {
  expect(prefillDiagnostics(found, form('people'), schemas)).toEqual([])
  expect(prefillDiagnostics(found, undefined, schemas)).toEqual([])
})

it('computes no source position of options that the form has', () => {
  const position = new SourcePosition({ file: 'pages/index.yaml', text: '' }, undefined, undefined, {
    ranges: () => {
      throw new Error('A position of a sound value was computed')
    },
  })
  expect(prefillDiagnostics([{ name: 'roles', option: 'Servers', position }], form('roles'), schemas)).toEqual([])
})
