import type { MigrationStep } from './migrate.ts'

const ofErased = `inquiry_id text PRIMARY KEY REFERENCES inquiries (id), form text NOT NULL, erased_at text NOT NULL`

/** Those that were erased before it was recorded, whose form and time nobody knows. */
const eraseFormer = `INSERT INTO erased_inquiries (inquiry_id, form, erased_at)
  SELECT id, '', received_at FROM inquiries WHERE content = ''`

const ofEvents = `inquiry_id text NOT NULL REFERENCES inquiries (id), at text NOT NULL, person integer, what text NOT NULL,
  value text NOT NULL`

const eventIndexes = ['CREATE INDEX events_of_inquiries ON inquiry_events (inquiry_id, position)']

const ofNotices = `readers text NOT NULL, form text NOT NULL, until text NOT NULL, noticed_at text NOT NULL,
  PRIMARY KEY (readers, form)`

/** The steps to the tables of inquiries. */
export const inquirySteps: readonly MigrationStep[] = [
  {
    sqlite: [
      `CREATE TABLE IF NOT EXISTS inquiries (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        id TEXT NOT NULL UNIQUE,
        submission_id TEXT NOT NULL UNIQUE,
        received_at TEXT NOT NULL,
        content TEXT NOT NULL,
        content_hash TEXT NOT NULL,
        flags TEXT NOT NULL
      ) STRICT`,
      `CREATE TRIGGER IF NOT EXISTS inquiries_stay BEFORE DELETE ON inquiries
        BEGIN SELECT RAISE(ABORT, 'inquiries are never removed'); END`,
      `CREATE TRIGGER IF NOT EXISTS inquiries_stay_as_they_are BEFORE UPDATE ON inquiries
        BEGIN SELECT RAISE(ABORT, 'inquiries are never changed'); END`,
    ],
    postgres: [
      `CREATE TABLE inquiries (
        position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL UNIQUE,
        submission_id text NOT NULL UNIQUE,
        received_at text NOT NULL,
        content text NOT NULL,
        content_hash text NOT NULL,
        flags text NOT NULL
      )`,
      `CREATE FUNCTION refuse_change_of_inquiries() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'inquiries are never %', CASE TG_OP WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END;
        END $$`,
      `CREATE TRIGGER inquiries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON inquiries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_inquiries()`,
    ],
  },
  {
    sqlite: [
      `CREATE TABLE notifications (
        id TEXT PRIMARY KEY,
        inquiry_id TEXT NOT NULL REFERENCES inquiries (id),
        channel TEXT NOT NULL,
        attempts INTEGER NOT NULL,
        next_at TEXT NOT NULL,
        sent_at TEXT
      ) STRICT`,
      `CREATE INDEX notifications_due ON notifications (next_at) WHERE sent_at IS NULL`,
    ],
    postgres: [
      `CREATE TABLE notifications (
        id text PRIMARY KEY,
        inquiry_id text NOT NULL REFERENCES inquiries (id),
        channel text NOT NULL,
        attempts integer NOT NULL,
        next_at text NOT NULL,
        sent_at text
      )`,
      `CREATE INDEX notifications_due ON notifications (next_at) WHERE sent_at IS NULL`,
    ],
  },
  {
    sqlite: [`CREATE TABLE health (id INTEGER PRIMARY KEY, checked_at TEXT NOT NULL) STRICT`],
    postgres: [`CREATE TABLE health (id integer PRIMARY KEY, checked_at text NOT NULL)`],
  },
  {
    // Services that share an SQLite file run on one machine; each of them counts by itself.
    sqlite: [],
    postgres: [
      `CREATE UNLOGGED TABLE request_counts (
        key text PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      )`,
    ],
  },
  {
    // Content may be erased, and nothing else of an inquiry.
    sqlite: [
      'DROP TRIGGER inquiries_stay_as_they_are',
      `CREATE TRIGGER inquiries_stay_as_they_are BEFORE UPDATE ON inquiries
        WHEN NOT (NEW.content = '' AND NEW.flags = '[]' AND NEW.position = OLD.position AND NEW.id = OLD.id
          AND NEW.submission_id = OLD.submission_id AND NEW.received_at = OLD.received_at
          AND NEW.content_hash = OLD.content_hash)
        BEGIN SELECT RAISE(ABORT, 'inquiries are never changed'); END`,
    ],
    postgres: [
      'DROP TRIGGER inquiries_stay ON inquiries',
      `CREATE TRIGGER inquiries_stay BEFORE DELETE OR TRUNCATE ON inquiries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_inquiries()`,
      `CREATE TRIGGER inquiries_stay_as_they_are BEFORE UPDATE ON inquiries FOR EACH ROW
        WHEN (NOT (NEW.content = '' AND NEW.flags = '[]' AND NEW.position = OLD.position AND NEW.id = OLD.id
          AND NEW.submission_id = OLD.submission_id AND NEW.received_at = OLD.received_at
          AND NEW.content_hash = OLD.content_hash))
        EXECUTE FUNCTION refuse_change_of_inquiries()`,
    ],
  },
  {
    // Whoever erases content says when. What people note about inquiries grows; notes go with the content.
    sqlite: [
      `CREATE TABLE erased_inquiries (${ofErased}) STRICT`,
      eraseFormer,
      `CREATE TRIGGER erased_inquiries_stay BEFORE DELETE ON erased_inquiries
        BEGIN SELECT RAISE(ABORT, 'what was erased is never forgotten'); END`,
      `CREATE TRIGGER erased_inquiries_stay_as_they_are BEFORE UPDATE ON erased_inquiries
        BEGIN SELECT RAISE(ABORT, 'what was erased is never changed'); END`,
      `CREATE TRIGGER inquiries_are_erased_on_record BEFORE UPDATE ON inquiries
        WHEN NOT EXISTS (SELECT 1 FROM erased_inquiries WHERE inquiry_id = OLD.id)
        BEGIN SELECT RAISE(ABORT, 'inquiries are never changed'); END`,
      `CREATE TABLE inquiry_events (position INTEGER PRIMARY KEY AUTOINCREMENT, ${ofEvents}) STRICT`,
      ...eventIndexes,
      `CREATE TRIGGER inquiry_events_stay_as_they_are BEFORE UPDATE ON inquiry_events
        BEGIN SELECT RAISE(ABORT, 'what was noted is never changed'); END`,
      `CREATE TABLE erasing_notices (${ofNotices}) STRICT`,
    ],
    postgres: [
      `CREATE TABLE erased_inquiries (${ofErased})`,
      eraseFormer,
      `CREATE FUNCTION refuse_change_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'what was erased is never %', CASE TG_OP WHEN 'UPDATE' THEN 'changed' ELSE 'forgotten' END;
        END $$`,
      `CREATE TRIGGER erased_inquiries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON erased_inquiries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_erased()`,
      `CREATE FUNCTION erase_on_record() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NOT EXISTS (SELECT 1 FROM erased_inquiries WHERE inquiry_id = OLD.id) THEN
            RAISE EXCEPTION 'inquiries are never changed';
          END IF;
          RETURN NEW;
        END $$`,
      `CREATE TRIGGER inquiries_are_erased_on_record BEFORE UPDATE ON inquiries
        FOR EACH ROW EXECUTE FUNCTION erase_on_record()`,
      `CREATE TABLE inquiry_events (position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${ofEvents})`,
      ...eventIndexes,
      `CREATE FUNCTION refuse_change_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'what was noted is never changed';
        END $$`,
      `CREATE TRIGGER inquiry_events_stay_as_they_are BEFORE UPDATE ON inquiry_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_events()`,
      `CREATE TABLE erasing_notices (${ofNotices})`,
    ],
  },
]
