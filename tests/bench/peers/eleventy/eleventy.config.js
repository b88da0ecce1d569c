/** Pages are front matter without a body: what Eleventy reads by itself. */
export default (config) => {
  config.addPassthroughCopy('site.css')
  return {
    dir: { input: 'content', includes: '../_includes', data: '../_data', output: 'out' },
    markdownTemplateEngine: false,
  }
}
