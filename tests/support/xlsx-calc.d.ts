declare module 'xlsx-calc' {
  /** Cells of a sheet by their address: a formula, or a value. */
  type Cells = Record<string, { f?: string; v?: unknown }>
  type Calculate = {
    /** Computes all formulas of a workbook and writes their results into `v`. */
    (workbook: { Sheets: Record<string, Cells> }): void
    import_functions(functions: object, options: { override: boolean }): void
  }
  const calculate: Calculate
  // biome-ignore lint/style/noDefaultExport: it is what the package has.
  export default calculate
}
