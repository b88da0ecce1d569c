/** An empty line, or several. What follows keeps its indentation. */
const emptyLines = /\n[^\S\n]*\n(?:[^\S\n]*\n)*/

/** The paragraphs of a Markdown text; another text is a single one. */
export const paragraphsOf = (text: string, isMarkdown: boolean): string[] =>
  isMarkdown ? text.split(emptyLines) : [text]

export const joinedParagraphs = (paragraphs: readonly string[]): string => paragraphs.join('\n\n')
