import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Edit, valueIn } from '../../../../../schema/edit.ts'
import { editedValue } from '../../../../../src/content/edit/edited-value.ts'
import {
  after,
  beside,
  inOrder,
  isNewEntry,
  partsOf,
  withLatest,
} from '../../../../../src/studio/client/saving/new-values.ts'
import { isValueEdit, type UnsavedEdit, type ValueEdit } from '../../../../../src/studio/client/saving/unsaved-edit.ts'

const edited = (edit: Edit): ValueEdit => ({ file: 'site.yaml', label: 'Edit', typedIn: 'links', edit })
const insert = (index: number, value: unknown) => edited({ kind: 'insert', path: ['links', index], value })
const set = (value: unknown, ...path: (string | number)[]) => edited({ kind: 'set', path: ['links', ...path], value })
const remove = (...path: (string | number)[]) => edited({ kind: 'delete', path: ['links', ...path] })
const move = (from: number, to: number) => edited({ kind: 'move', path: ['links', from], to: ['links', to] })
const plain = (edits: readonly UnsavedEdit[]) => edits.filter(isValueEdit).map(({ edit }) => edit)

describe('a new entry that is not written', () => {
  it('takes in all that is edited in it, also entries of its own lists', () => {
    const typed = [
      insert(2, { text: '', href: '' }),
      set('Team', 2, 'text'),
      set([{ text: '' }], 2, 'links'),
      set('Us', 2, 'links', 0, 'text'),
      edited({ kind: 'insert', path: ['links', 2, 'links', 0], value: { text: 'First' } }),
      remove(2, 'href'),
    ]
    expect(plain(withLatest([], typed))).toEqual([
      insert(2, { text: 'Team', links: [{ text: 'First' }, { text: 'Us' }] }).edit,
    ])
  })

  it('goes with what was typed in it, and the new ones behind it move up', () => {
    const typed = [insert(2, ''), insert(3, ''), set('/b', 3), remove(2)]
    expect(plain(withLatest([], typed))).toEqual([insert(2, '/b').edit])
  })

  it('does not count where other entries of the file are edited', () => {
    expect(plain(withLatest([insert(1, '')], [set('/c', 2)]))).toEqual([insert(1, '').edit, set('/c', 1).edit])
    expect(beside(move(0, 2), [insert(1, '')]).edit).toEqual(move(0, 1).edit)
  })

  it('can be written without others, and they without it', () => {
    const [one, other, title] = [insert(2, ''), insert(3, ''), set('Home', 0)]
    expect(partsOf([title, one, other])).toEqual([[title], [one], [other]])
  })

  it('may be the first one of a list, which goes with it', () => {
    const list = edited({ kind: 'set', path: ['links'], value: [''] })
    expect(plain(withLatest([list], [set('/a', 0)]))).toEqual([{ ...list.edit, value: ['/a'] }])
    expect(withLatest([list], [remove(0)])).toEqual([])
  })
})

/** What a person does in the form of a list, with numbers that are taken modulo its length. */
const step = fc.record({
  does: fc.constantFrom('add', 'copy', 'type', 'remove', 'move'),
  at: fc.nat(20),
  to: fc.nat(20),
})

it('is where the form shows it, whatever is done to the list meanwhile', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [file, form]: [unknown, string[]] = [{ links: ['a', 'b', 'c'] }, ['a', 'b', 'c']]
      let held: UnsavedEdit[] = []
      let names = 0
      const run = (edit: ValueEdit) => {
        const isPart =
          edit.edit.kind !== 'insert' && held.some((one) => isNewEntry(one) && one.edit.path[1] === edit.edit.path[1])
        if (isPart || isNewEntry(edit)) held = withLatest(held, [edit])
        else {
          const own = beside(edit, held)
          file = editedValue(file, own.edit)
          held = held.map((one) => after(one, edit))
        }
      }
      for (const { does, at, to } of steps) {
        const name = `new ${names++}`
        const index = at % Math.max(1, form.length)
        if (does === 'add' || does === 'copy') {
          const place = does === 'add' ? form.length : index
          run(insert(place, name))
          form.splice(place, 0, name)
        } else if (form.length === 0) continue
        else if (does === 'type') {
          run(set(name, index))
          form[index] = name
        } else if (does === 'remove') {
          run(remove(index))
          form.splice(index, 1)
        } else {
          const target = to % form.length
          run(move(index, target))
          form.splice(target, 0, ...form.splice(index, 1))
        }
      }
      const shown = inOrder(held.filter(isValueEdit)).reduce((value, { edit }) => editedValue(value, edit), file)
      expect(valueIn(shown, ['links'])).toEqual(form)
    }),
  )
})
