/** Size of a drawing in CSS pixels. */
export type Size = { width: number; height: number }

/** A number for SVG: two decimals, no exponent, no trailing zeros. */
export const n = (value: number) => String(Math.round(value * 100) / 100 || 0)

type Attributes = Record<string, string | number>

/** One element; numbers are rounded, text must be escaped already. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`,
  )
  const body = children.join('')
  return body ? `<${name}${list.join('')}>${body}</${name}>` : `<${name}${list.join('')}/>`
}

/** Path data from numbers and commands: path`M${x} ${y}L…` with every number rounded. */
export const path = (parts: TemplateStringsArray, ...values: number[]) =>
  parts.reduce((text, part, at) => text + n(values[at - 1] ?? 0) + part)

type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity = 1]) => el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')

/** A sheet collects gradients and shapes and gives each gradient its id. */
export class Sheet {
  readonly size: Size
  private readonly shown: Size
  private readonly defs: string[] = []
  private readonly shapes: string[] = []

  /** `size` is the coordinate system; `shown` is the size of the document if it differs (same ratio). */
  constructor(size: Size, shown: Size = size) {
    this.size = size
    this.shown = shown
  }

  add(...shapes: string[]): this {
    this.shapes.push(...shapes)
    return this
  }

  /** Adds a definition and returns a reference to it for `fill`. */
  private define(name: string, attributes: Attributes, content: string): string {
    const definition = el(name, { id: 'ID', ...attributes }, content)
    const at = this.defs.indexOf(definition)
    return `url(#d${at < 0 ? this.defs.push(definition) - 1 : at})`
  }

  /** Linear gradient along a line in fractions of the painted shape; downwards by default. */
  linear(list: readonly Stop[], line: { x1?: number; y1?: number; x2?: number; y2?: number } = {}): string {
    return this.define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1, ...line }, stops(list))
  }

  /** Radial gradient in fractions of the painted shape; from its middle by default. */
  radial(list: readonly Stop[], circle: { cx?: number; cy?: number; r?: number } = {}): string {
    return this.define('radialGradient', { cx: 0.5, cy: 0.5, r: 0.5, ...circle }, stops(list))
  }

  /** Linear gradient between two points of the sheet. */
  linearAt(list: readonly Stop[], line: { x1: number; y1: number; x2: number; y2: number }): string {
    return this.define('linearGradient', { gradientUnits: 'userSpaceOnUse', ...line }, stops(list))
  }

  /** A blur for depth of field; returns a value for `filter`. */
  blur(radius: number): string {
    return this.define(
      'filter',
      { x: '-30%', y: '-30%', width: '160%', height: '160%' },
      el('feGaussianBlur', { stdDeviation: radius }),
    )
  }

  clip(shapes: string): string {
    return this.define('clipPath', {}, shapes)
  }

  toString(): string {
    const { width, height } = this.shown
    const viewBox = `0 0 ${n(this.size.width)} ${n(this.size.height)}`
    const defs = this.defs.map((text, at) => text.replace('"ID"', `"d${at}"`))
    return el(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox },
      defs.length > 0 ? el('defs', {}, ...defs) : '',
      ...this.shapes,
    )
  }
}
