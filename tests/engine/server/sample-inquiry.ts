import { randomUUID } from 'node:crypto'

/** A complete contact message, with a new id. */
export const sampleContact = (fields: Record<string, unknown> = {}) => ({
  form: 'contact',
  submissionId: randomUUID(),
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  message: 'Two ushers for a gala.',
  ...fields,
})

/** A complete quote inquiry for one date, with a new id. */
export const sampleQuote = (fields: Record<string, unknown> = {}) => ({
  form: 'quote',
  submissionId: randomUUID(),
  selectedPositions: ['Bartenders', 'Line Cooks'],
  eventDates: '12/24/2030',
  eventType: 'Gala',
  location: 'Boston',
  firstName: 'Ana',
  lastName: 'Lima',
  email: 'ana@example.com',
  phoneNumber: '+1 617 555 0100',
  'Bartenders-count': '2',
  'Bartenders-hours': 6,
  'Line Cooks-count': 1,
  'Line Cooks-hours': '4.5',
  ...fields,
})
