/**
 * Takes inquiries and writes each one, once, as a row of this spreadsheet.
 * How to set it up: sheet-endpoint.md, beside this file.
 */

/** The tab that inquiries are written to. The script creates it, with its header, for the first one. */
const TAB = 'Inquiries'

/**
 * The header of a new tab. The columns may be moved, and more may be added: a column takes the field that it is named
 * after. `everything` holds the whole inquiry, whatever columns there are.
 */
const COLUMNS = [
  'receivedAt', 'submissionId', 'form', 'firstName', 'lastName', 'email', 'phoneNumber', 'selectedPositions',
  'eventDates', 'eventType', 'location', 'eventDetails', 'message', 'everything',
]

/** Most bytes of a request, as the service of the site. */
const MOST_BYTES = 32 * 1024

/** How long an inquiry waits for others that are being written, in milliseconds. */
const LOCK_MS = 30000

/** Longest text of a cell. */
const MOST_CHARACTERS = 50000

function doPost(event) {
  const read = readInquiry(event)
  if (read.errors) return answer({ ok: false, errors: read.errors })
  const lock = LockService.getScriptLock()
  if (!lock.tryLock(LOCK_MS)) return answer(refusal('', 'could not be stored, please try again'))
  try {
    return answer(store(read.inquiry))
  } catch (error) {
    return answer(refusal('', 'could not be stored, please try again'))
  } finally {
    lock.releaseLock()
  }
}

/** For people who open the address. It never says `ok`: a POST that was turned into a GET has stored nothing. */
function doGet() {
  return answer(refusal('', 'this address takes inquiries by POST'))
}

function readInquiry(event) {
  const text = (event && event.postData && event.postData.contents) || ''
  if (Utilities.newBlob(text).getBytes().length > MOST_BYTES) return refusal('', 'is over 32 KB')
  let inquiry
  try {
    inquiry = JSON.parse(text)
  } catch (error) {
    return refusal('', 'must be JSON')
  }
  if (typeof inquiry !== 'object' || inquiry === null || Array.isArray(inquiry)) return refusal('', 'must be an inquiry')
  const { submissionId, form } = inquiry
  if (typeof submissionId !== 'string' || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(submissionId))
    return refusal('submissionId', 'must be a UUID')
  if (typeof form !== 'string' || !/^[\w-]{1,60}$/.test(form)) return refusal('form', 'must name a form')
  return { inquiry: { ...inquiry, submissionId: submissionId.toLowerCase() } }
}

function store(content) {
  const sheet = findTab()
  const header = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0].map(String)
  const everything = JSON.stringify(content)
  const idColumn = header.indexOf('submissionId') + 1
  const everythingColumn = header.indexOf('everything') + 1
  if (!idColumn || !everythingColumn) throw new Error('The columns submissionId and everything must stay.')

  const found = sheet
    .getRange(1, idColumn, sheet.getLastRow(), 1)
    .createTextFinder(content.submissionId)
    .matchEntireCell(true)
    .findNext()
  if (found) {
    const stored = sheet.getRange(found.getRow(), everythingColumn).getValue()
    if (stored !== everything) return refusal('submissionId', 'another inquiry has this id')
    return { ok: true, id: content.submissionId, known: true }
  }

  const notes = { receivedAt: new Date().toISOString(), everything }
  const cells = header.map((name) => toCell(name in notes ? notes[name] : ownValue(content, name)))
  sheet.appendRow(cells)
  SpreadsheetApp.flush()
  return { ok: true, id: content.submissionId }
}

function findTab() {
  const book = SpreadsheetApp.getActiveSpreadsheet()
  const sheet = book.getSheetByName(TAB)
  if (sheet) return sheet
  const created = book.insertSheet(TAB)
  created.appendRow(COLUMNS)
  created.setFrozenRows(1)
  return created
}

/** A header may be named like something that every object has. */
function ownValue(content, name) {
  return Object.prototype.hasOwnProperty.call(content, name) ? content[name] : ''
}

/** The apostrophe is not shown: it makes any text a text, never a formula, a number or a date. */
function toCell(value) {
  if (value === '' || value === null || value === undefined) return ''
  const isList = Array.isArray(value) && value.every((item) => typeof item !== 'object')
  const text = isList ? value.join(', ') : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return text === '' ? '' : `'${text.slice(0, MOST_CHARACTERS - 1)}`
}

function refusal(path, message) {
  return { ok: false, errors: [{ path, message }] }
}

function answer(value) {
  return ContentService.createTextOutput(JSON.stringify(value)).setMimeType(ContentService.MimeType.JSON)
}
