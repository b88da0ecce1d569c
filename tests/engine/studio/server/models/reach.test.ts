import { describe, expect, it } from 'vitest'
import { createContent } from '../../../../../src/content/load/load.ts'
import { noReach, pagesWith, reachOf } from '../../../../../src/studio/server/models/reach.ts'
import { contentFolder, pageText } from '../../../content/folder.ts'

const blocks = '  - type: page-title\n    title: Hi\n'
const ofTemplate = `template: city-service\ncity: la\nservice: ushers\n${pageText('Ushers', blocks)}`

describe('the pages that show a shared file', () => {
  it('are those of a matrix, of its template and of its records, and all for a file of the whole site', async () => {
    const { root } = await contentFolder({
      'about.yaml': pageText('About', blocks),
      'la/ushers.yaml': ofTemplate,
      'other/ushers.yaml': ofTemplate,
      '_data/services/ushers.yaml': 'slug: ushers\nname: Ushers\n',
      '_data/coverage/tours.yaml':
        "template: city-service\naddress: '/{city}/{service}'\nrecords: { cities: [la], services: [ushers] }\n",
      '_data/coverage/other.yaml': "template: none\naddress: '/none/{city}'\nrecords: { cities: [la] }\n",
    })
    const { counts } = reachOf(await createContent({ root }).load())
    const of = (name: string) => counts[`pages/_data/${name}.yaml`]
    expect(['coverage/tours', 'coverage/other', 'templates/city-service', 'cities/la'].map(of)).toEqual([1, 0, 2, 2])
    const reach = { counts, firstPages: {} }
    expect(pagesWith(reach, 'cities/new', 'pages/_data/cities/new.yaml')).toBe(0)
    expect(pagesWith(noReach, 'site', 'pages/_data/site.yaml')).toBeUndefined()
    expect(pagesWith(noReach, 'redirects', 'pages/_data/redirects.yaml')).toBe(0)
    for (const name of ['site', 'theme', 'collections']) expect(of(name)).toBe(3)
  })
})
