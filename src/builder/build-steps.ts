/** The steps of a build in their order: in words, and the share of each in the time of a first build, in percent. */
export const buildSteps = {
  content: { words: 'reading content', share: 10 },
  scripts: { words: 'bundling scripts', share: 10 },
  pictures: { words: 'drawing pictures', share: 40 },
  downloads: { words: 'writing downloads', share: 2 },
  pages: { words: 'rendering pages', share: 13 },
  crawlers: { words: 'writing sitemap and feeds', share: 1 },
  copies: { words: 'compressing', share: 24 },
}

export type BuildStep = keyof typeof buildSteps
