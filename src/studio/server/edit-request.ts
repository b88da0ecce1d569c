import { isMapping } from '../../content/parse/source-position.ts'
import type { EditRequest, FileEdits } from '../model.ts'
import { RequestRefused } from './request-guard.ts'

/** The body of a request for edits, checked. */
export function editRequest({ files, label, anyway }: Record<string, unknown>): EditRequest {
  if (!Array.isArray(files) || files.length === 0 || !files.every(isFileEdits) || typeof label !== 'string')
    throw new RequestRefused(400, 'The request is not an edit.')
  if (files.length > 1 && files.some(({ inTemplate }) => inTemplate))
    throw new RequestRefused(400, 'An edit of a template is a request of its own.')
  return { files, label, anyway: anyway === true }
}

const isFileEdits = (value: unknown): value is FileEdits =>
  isMapping(value) &&
  typeof value['file'] === 'string' &&
  typeof value['hash'] === 'string' &&
  Array.isArray(value['edits'])
