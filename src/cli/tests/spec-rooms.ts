/**
 * Which browser tests look at which folders, for `npm test -- --changed`: parts of the paths of the tests by the beginning
 * of the path of what changed. The first entry that fits a changed file counts.
 */
export const rooms: readonly (readonly [changed: RegExp, specs: readonly string[]])[] = [
  // A changed test of a browser runs by itself.
  [/\.spec\.ts$/, []],
  [/^blocks\/calculator/, ['site/calculators']],
  [/^blocks\/(?:area-map|city-map|locations)|^src\/components\/map/, ['site/locations']],
  [/^pages\/_blocks\/dashboard/, ['internal/dashboard']],
  [/^pages\/_blocks\/(?:_documents|document|downloads)\//, ['site/templates']],
  [/^blocks\/newsletter/, ['browser/newsletter']],
  [/^blocks\/(?:embed|video)|^src\/components\/clicked-frame/, ['browser/video', 'browser/embed-consent']],
  [/^blocks\/faq/, ['site/faq']],
  [
    /^blocks\/form|^schema\/forms|^src\/components\/forms/,
    ['site/forms', 'site/accessibility', 'content/forms', 'sample/quote/quote-'],
  ],
  [/^src\/components\/(?:submission-queue|notices)/, ['quote/quote-outbox', 'quote/quote-errors', 'quote/sheet-']],
  [/^blocks\/pager/, ['sites/pager']],
  [/^blocks\/(?:comparison|table)\/|^src\/theme\/table/, ['browser/wide-table', 'site/home', 'content/pages']],
  [/^blocks\/site-search|^src\/components\/search/, ['site/search']],
  [/^pages\/_blocks\/training/, ['internal/training']],
  [/^src\/gate/, ['sample/internal/']],
  [
    /^blocks\/section|^(?:schema|src\/components)\/nested-blocks/,
    ['browser/columns', 'browser/twenty-sections', 'site/home'],
  ],
  [/^blocks\//, ['site/home', 'content/pages']],
  [/^pages\/_blocks\//, ['site/home', 'sample/internal/', 'content/pages', 'content/own-blocks']],
  [/^src\/studio\/(?:client|server|wire)\/.*translat/, ['browser/studio-translation']],
  [/^src\/studio/, ['sample/studio/', 'browser/studio-translation']],
  [/^src\/team/, ['browser/team']],
  [/^src\/gallery/, ['browser/gallery']],
  [
    /^(?:src|schema)\/measure|^src\/render\/layout\/consent/,
    ['browser/measure', 'browser/consent', 'browser/embed-consent'],
  ],
  [/^src\/dev/, ['browser/dev', 'browser/fast-refresh', 'browser/own-blocks']],
  [
    /^src\/render\/layout\/(?:action-bar|announcement|back-to-top|scheme|frame-scripts|submenu|mobile-menu)/,
    ['site/action-bar', 'sites/announcements', 'sites/back-to-top', 'sites/dark-colours', 'sites/wide-menu'],
  ],
  [
    /^src\/(?:client|components|render)/,
    ['content/pages', 'site/h', 'site/first-', 'site/no-script', 'site/policy', 'every-component'],
  ],
  [/^src\/(?:fonts|pictures|theme)|^schema\/theme/, ['site/fonts', 'site/layout', 'site/print', 'site/budgets']],
  [
    /^src\/seo/,
    [
      'content/crawling',
      'content/structured-data',
      'content/snapshot-',
      'content/sitemap',
      'content/pages',
      'site/snapshots',
    ],
  ],
  [
    /^(?:src\/builder\/languages|schema\/translations|src\/content\/translations|src\/render\/layout\/language-)/,
    ['browser/languages', 'browser/language-values', 'browser/dev-languages', 'browser/studio-translation'],
  ],
  [/^src\/(?:builder|server)/, ['content/documents', 'site/addresses', 'site/policy']],
  [/^(?:src\/generate|src\/content|schema|pages)/, ['sample/coverage/', 'quote/marketer', 'content/documents']],
  [/^(?:create-marquee|src\/(?:cli|public))\//, ['package/outside', 'package/saved-blocks']],
  [/^tests\/sites\/twenty/, ['browser/twenty-sections']],
  [/^tests\/sites/, ['sites/foreign-words']],
]

/** Parts of the paths of the browser tests that changed files can break. */
export function specsOf(files: readonly string[]): string[] {
  const own = files.filter((file) => file.endsWith('.spec.ts'))
  const others = files.flatMap((file) => rooms.find(([changed]) => changed.test(file))?.[1] ?? [])
  return [...new Set([...own, ...others])]
}

/** The types of the changed blocks, if no other code has changed. */
export function onlyBlocksOf(files: readonly string[]): string[] {
  const typeOf = (file: string) => file.match(/^(?:blocks|pages\/_blocks)\/([\w-]+)\//)?.[1]
  const others = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.spec.ts') && !typeOf(file))
  return others.length > 0 ? [] : [...new Set(files.flatMap((file) => typeOf(file) ?? []))]
}

/**
 * The arguments with which vitest runs the unit tests that changed files can break: those that import them. Half of all
 * tests import the list of blocks, so for changes in blocks alone it is their own tests and those of every block.
 */
export function unitTestsOf(files: readonly string[], commit: string): string[] {
  const blocks = onlyBlocksOf(files).map((type) => `blocks/${type}/`)
  return blocks.length > 0 ? [...blocks, 'engine/blocks.test', 'engine/gallery/'] : ['--changed', commit]
}
