import robots from 'robots-parser'
import { expect, it } from 'vitest'
import { robotsText, trainingAgents } from '../../../src/seo/robots.ts'

// Its types speak of a default export that the CommonJS module does not have.
const robotsParser = robots as unknown as typeof robots.default
const origin = 'https://www.example.com'
const page = `${origin}/la/event-staff`
const parsed = (training: 'allow' | 'disallow') => robotsParser(`${origin}/robots.txt`, robotsText(origin, training))

/** Search engines, agents that a person sends, and those that fetch previews of links. */
const welcome = [
  'Googlebot',
  'Bingbot',
  'DuckDuckBot',
  'Applebot',
  'OAI-SearchBot',
  'Claude-SearchBot',
  'PerplexityBot',
  'ChatGPT-User',
  'Claude-User',
  'facebookexternalhit',
  'meta-externalfetcher',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
]

it.each(welcome)('allows %s, whether training is allowed or not', (agent) => {
  expect(parsed('allow').isAllowed(page, agent)).toBe(true)
  expect(parsed('disallow').isAllowed(page, agent)).toBe(true)
})

it.each(trainingAgents)('disallows %s if training is not allowed', (agent) => {
  expect(parsed('allow').isAllowed(page, agent)).toBe(true)
  expect(parsed('disallow').isAllowed(page, agent)).toBe(false)
})

it('names the sitemap', () => {
  expect(parsed('disallow').getSitemaps()).toEqual([`${origin}/sitemap.xml`])
})
