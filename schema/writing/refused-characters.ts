/**
 * Characters that no text may hold: those that XML forbids (XML 1.0, section 2.2), in which feeds and the sitemap are
 * written, and those of Unicode's private use area that stand for other texts while a page is rendered.
 */
export const refusedCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uE000-\uE005\uFFFE\uFFFF]|\p{Surrogate}/gu

/**
 * What layout programs and web pages leave in a text that was copied: separators of lines, marks that turn the order of
 * letters around, byte order marks, and zero-width spaces, except in scripts that part words by them.
 */
export const leftoverSigns =
  /[\u2028-\u202E\uFEFF]|(?<![\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])\u200B/gu
