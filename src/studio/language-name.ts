import { say } from './words/say.ts'

/** The name of a language in that of the studio: “Arabic”. */
export const languageName = ({ tag }: { tag: string }): string =>
  new Intl.DisplayNames([say().tag], { type: 'language' }).of(tag) ?? tag
