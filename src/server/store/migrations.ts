import type { MigrationStep } from './migrate.ts'

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
]
