/** What the tests use of two packages that come without types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: unknown): Promise<{ severity: string; issueMessage: string }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class AutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse(html: string): unknown
  }
}
