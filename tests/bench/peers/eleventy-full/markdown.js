import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt()

/** The HTML of a text in Markdown. */
export const rendered = (text) => markdown.render(text)
