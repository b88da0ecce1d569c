import { describe, expect, it } from 'vitest'
import { commitMessage, unpushedMessage } from '../../../../../src/studio/client/views/changes/commit-message.ts'
import type { ChangedFileModel } from '../../../../../src/studio/wire/publish.ts'

const file = (title: string, state: ChangedFileModel['state'], ...changes: string[]): ChangedFileModel => ({
  name: `${title}.yaml`,
  file: `pages/${title}.yaml`,
  state,
  title,
  changes: changes.map((words) => ({ words })),
})
const days: ChangedFileModel = {
  name: '_data/lastmod.lock.json',
  file: 'pages/_data/lastmod.lock.json',
  state: 'changed',
  title: 'Days of change',
  changes: [],
}

describe('a commit says what it changes', () => {
  it.each([
    [[file('Ushers in Los Angeles', 'changed', 'Title of Hero')], 'Title of Hero of Ushers in Los Angeles'],
    [[file('About', 'changed', 'FAQ added')], 'About: FAQ added'],
    [[file('Tour', 'new'), days], 'Tour: added'],
    [[days], 'Days of change: changed'],
  ])('in its subject', (files, subject) => expect(commitMessage(files).split('\n')[0]).toBe(subject))

  it('with each file in a line of its own', () => {
    expect(commitMessage([file('About', 'changed', 'Title of Hero', 'FAQ moved'), file('Tour', 'deleted')])).toBe(
      'About, Tour\n\nAbout: title of Hero, FAQ moved\nTour: deleted',
    )
  })

  it('with pages before the pictures that were added for them', () => {
    const picture = { ...file('Picture: door.jpg', 'new'), name: '_public/images/door.jpg' }
    expect(commitMessage([picture, file('Tour', 'new')])).toBe(
      'Tour, Picture: door.jpg\n\nTour: added\nPicture: door.jpg: added',
    )
  })

  it('in a subject of at most 72 characters, and a text that a person can read', () => {
    const many = Array.from({ length: 464 }, (_, number) =>
      file(`Ushers in a city with the number ${number}`, 'changed', 'Title'),
    )
    const [subject = '', , ...lines] = commitMessage(many).split('\n')
    expect(subject).toBe('Ushers in a city with the number 0 and 463 more')
    expect(lines).toHaveLength(31)
    expect(lines.at(-1)).toBe('And 434 more.')
    expect(commitMessage([file('A'.repeat(90), 'new')]).split('\n')[0]).toHaveLength(72)
    expect(commitMessage([])).toBe('')
  })
})

it('lists the commits of a proposal that has no files', () => {
  expect(unpushedMessage([])).toBe('')
  expect(unpushedMessage(['Say hello'])).toBe('Say hello')
  expect(unpushedMessage(['We are few', 'Say hello'])).toBe('We are few and 1 more\n\nWe are few\nSay hello')
})
