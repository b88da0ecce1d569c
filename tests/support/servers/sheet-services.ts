import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'

/** The text of a cell, and whether the spreadsheet would compute it as a formula. */
type Cell = { text: string; isFormula: boolean }

/** Reads a value as a spreadsheet does: after an apostrophe it is text; `=` and the like start a formula. */
function enter(value: unknown): Cell {
  const text = String(value)
  if (text.startsWith("'")) return { text: text.slice(1), isFormula: false }
  return { text, isFormula: /^[=+\-@]/.test(text) }
}

/** One tab, with the methods that the script calls. Rows and columns count from 1. */
function createTab() {
  const rows: Cell[][] = []
  const textAt = (row: number, column: number) => rows[row - 1]?.[column - 1]?.text ?? ''
  const range = (row: number, column: number, height = 1, width = 1) => ({
    getValue: () => textAt(row, column),
    getValues: () =>
      Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => textAt(row + y, column + x))),
    createTextFinder: (text: string) => ({
      matchEntireCell: (_whole: boolean) => ({
        findNext: () => {
          const found = rows.findIndex(
            (_, index) => index >= row - 1 && textAt(index + 1, column).toLowerCase() === text.toLowerCase(),
          )
          return found < 0 ? null : { getRow: () => found + 1 }
        },
      }),
    }),
  })
  return {
    rows,
    tab: {
      appendRow: (values: unknown[]) => void rows.push(values.map(enter)),
      setFrozenRows: () => {},
      getLastRow: () => rows.length,
      getLastColumn: () => rows[0]?.length ?? 0,
      getRange: range,
    },
  }
}

/** Runs the script of `docs/` over services that behave like those of a spreadsheet. */
export function runSheetScript() {
  const tabs = new Map<string, ReturnType<typeof createTab>>()
  const lock = { held: false, mayBeHeld: true, isBroken: false }
  const insertSheet = (name: string) => {
    const created = createTab()
    tabs.set(name, created)
    return created.tab
  }
  const context = createContext({
    LockService: {
      getScriptLock: () => ({
        tryLock: () => {
          if (!lock.mayBeHeld || lock.held) return false
          lock.held = true
          return true
        },
        releaseLock: () => {
          lock.held = false
        },
      }),
    },
    SpreadsheetApp: {
      getActiveSpreadsheet: () => {
        if (!lock.held) throw new Error('the spreadsheet was used without the lock')
        if (lock.isBroken) throw new Error('Service Spreadsheets timed out')
        return { getSheetByName: (name: string) => tabs.get(name)?.tab ?? null, insertSheet }
      },
      flush: () => {},
    },
    ContentService: {
      MimeType: { JSON: 'application/json' },
      createTextOutput: (text: string) => ({ setMimeType: (type: string) => ({ text, type }) }),
    },
    Utilities: { newBlob: (text: string) => ({ getBytes: () => Buffer.from(text) }) },
  })
  runInContext(readFileSync(new URL('../../../docs/sheet-endpoint.gs', import.meta.url), 'utf8'), context)
  type Output = { text: string; type: string }
  const call = (source: string): Output => runInContext(source, context)
  return {
    lock,
    doPost: (contents: string) => call(`doPost({ postData: { contents: ${JSON.stringify(contents)} } })`),
    doGet: () => call('doGet()'),
    /** Rows of the tab that inquiries are written to, the header first. */
    rows: () => tabs.get('Inquiries')?.rows ?? [],
  }
}
