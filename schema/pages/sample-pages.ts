import type { ListedPage } from './listed-page.ts'

/** What the gallery shows in lists where a site has no pages for them. */
export const samplePages: readonly ListedPage[] = [
  { href: '/first', title: 'How it is made', description: 'From the first sketch to the last coat, in nine pictures.' },
  {
    href: '/second',
    title: 'What it costs',
    description: 'Three examples with all their parts, and what we leave out.',
  },
  { href: '/third', title: 'Who we are', description: 'Four people, a dog, and a door that is open on Saturdays.' },
]
