import { rendered } from './markdown.js'
import { pageSchema, structuredData } from './schema.js'

const origin = 'https://www.example.com'

/** Pages are front matter without a body, which zod checks before a template sees it. */
export default (config) => {
  config.addGlobalData('eleventyDataSchema', () => ({ title, description, blocks }) => {
    pageSchema.parse({ title, description, blocks })
  })
  config.addFilter('markdown', rendered)
  config.addFilter('structuredData', (blocks, title, description, path) =>
    JSON.stringify(structuredData({ title, description, blocks }, origin + path)).replaceAll('<', '\\u003c'),
  )
  return {
    dir: { input: 'content', includes: '../_includes', data: '../_data', output: 'out' },
    markdownTemplateEngine: false,
  }
}
