/** What the tests use of two packages that come without types. */
declare module '@adobe/structured-data-validator' {
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default class Validator {
    validate(extracted: unknown): Promise<{ severity: string; issueMessage: string }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default class AutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): unknown
  }
}
