import { words } from './words.ts'

const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [pattern: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** A browser in words, by how it names itself: “Firefox on Windows”. */
export function browserName(agent: string): string {
  const named = (list: typeof browsers) => list.find(([pattern]) => pattern.test(agent))?.[1]
  return words.you.browser(named(browsers) ?? words.you.unknownBrowser, named(systems) ?? '')
}
