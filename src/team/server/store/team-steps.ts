import type { MigrationStep } from '../../../server/store/migrate.ts'

const columns = {
  people: `issuer text, subject text, email text NOT NULL, name text NOT NULL, role text NOT NULL,
    sees_inbox integer NOT NULL, ends_at text, created_at text NOT NULL, removed_at text`,
  sessions: `hash text PRIMARY KEY, person integer NOT NULL REFERENCES people (id), created_at text NOT NULL,
    seen_at text NOT NULL, ends_at text NOT NULL, agent text NOT NULL`,
  tokens: `hash text PRIMARY KEY, kind text NOT NULL, email text NOT NULL, secret text NOT NULL, tries integer NOT NULL,
    created_at text NOT NULL, ends_at text NOT NULL, used_at text`,
  log: `at text NOT NULL, person integer REFERENCES people (id), what text NOT NULL, about text NOT NULL,
    details text NOT NULL`,
  workspaces: `title text NOT NULL, owner integer NOT NULL REFERENCES people (id), base text NOT NULL, snapshot text,
    changes integer NOT NULL, created_at text NOT NULL, changed_at text NOT NULL, saved_at text, removed_at text`,
}

const indexes = [
  'CREATE UNIQUE INDEX people_by_account ON people (issuer, subject) WHERE removed_at IS NULL',
  'CREATE UNIQUE INDEX people_by_email ON people (email) WHERE removed_at IS NULL',
  'CREATE INDEX sessions_of_people ON sessions (person)',
  'CREATE INDEX tokens_by_email ON tokens (email, kind)',
]

const ofWorkspaces = [
  'ALTER TABLE sessions ADD COLUMN workspace integer REFERENCES workspaces (id)',
  'ALTER TABLE sessions ADD COLUMN opened_by text',
  'ALTER TABLE tokens ADD COLUMN workspace integer REFERENCES workspaces (id)',
]

const ofReviews = [
  `CREATE TABLE workspace_writers (workspace integer NOT NULL REFERENCES workspaces (id),
    person integer NOT NULL REFERENCES people (id), PRIMARY KEY (workspace, person))`,
  `CREATE TABLE reviews (workspace integer NOT NULL REFERENCES workspaces (id), number integer NOT NULL,
    "commit" text NOT NULL, tree text NOT NULL, base text NOT NULL, "by" integer NOT NULL REFERENCES people (id),
    reviewer integer NOT NULL REFERENCES people (id), at text NOT NULL, words text NOT NULL, weighty text NOT NULL,
    decision text, decided_by integer REFERENCES people (id), decided_at text, note text NOT NULL, publish_at text,
    PRIMARY KEY (workspace, number))`,
]

const ofPreviews = (id: string) => [
  `CREATE TABLE previews (id ${id}, hash text NOT NULL UNIQUE, workspace integer NOT NULL REFERENCES workspaces (id),
    "commit" text NOT NULL, base text NOT NULL, path text NOT NULL, day text,
    "by" integer NOT NULL REFERENCES people (id), created_at text NOT NULL, ends_at text NOT NULL, ended_at text,
    state text NOT NULL, problem text NOT NULL, opened integer NOT NULL)`,
]

const ofComments = (id: string) => [
  `CREATE TABLE comments (id ${id}, workspace integer NOT NULL REFERENCES workspaces (id), file text NOT NULL,
    path text NOT NULL, quote text NOT NULL, parent integer REFERENCES comments (id),
    "by" integer NOT NULL REFERENCES people (id), text text NOT NULL, at text NOT NULL,
    resolved_by integer REFERENCES people (id))`,
  'CREATE INDEX comments_of_workspaces ON comments (workspace)',
  `CREATE TABLE workspace_mails (workspace integer NOT NULL REFERENCES workspaces (id),
    person integer NOT NULL REFERENCES people (id), at text NOT NULL, PRIMARY KEY (workspace, person))`,
]

const ofPublications = (id: string) => [
  `CREATE TABLE publications (id ${id}, workspace integer REFERENCES workspaces (id), snapshot text,
    takes_back integer REFERENCES publications (id), "commit" text, "by" integer REFERENCES people (id),
    words text NOT NULL, at text NOT NULL, live_at text, state text NOT NULL, problem text NOT NULL,
    details text NOT NULL, taken_back_by integer REFERENCES publications (id))`,
]

const ofWaitingMails = (id: string) => [
  `CREATE TABLE waiting_mails (id ${id}, workspace integer NOT NULL REFERENCES workspaces (id),
    person integer NOT NULL REFERENCES people (id), words text NOT NULL, at text NOT NULL)`,
]

const ofPlans = [
  'ALTER TABLE publications ADD COLUMN publish_at text',
  "ALTER TABLE publications ADD COLUMN mail text NOT NULL DEFAULT ''",
  'ALTER TABLE reviews DROP COLUMN publish_at',
]

const ofPlaces = [`ALTER TABLE comments ADD COLUMN "commit" text NOT NULL DEFAULT ''`]

const ids = {
  sqlite: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  postgres: 'integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
}

/** The steps to the tables of a team. The log only grows: the database itself refuses whoever changes or removes an entry. */
export const teamSteps: readonly MigrationStep[] = [
  {
    sqlite: [
      `CREATE TABLE people (id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.people}) STRICT`,
      `CREATE TABLE sessions (${columns.sessions}) STRICT`,
      `CREATE TABLE tokens (${columns.tokens}) STRICT`,
      `CREATE TABLE log (position INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.log}) STRICT`,
      ...indexes,
      `CREATE TRIGGER log_stays BEFORE DELETE ON log BEGIN SELECT RAISE(ABORT, 'the log is never shortened'); END`,
      `CREATE TRIGGER log_stays_as_it_is BEFORE UPDATE ON log
        BEGIN SELECT RAISE(ABORT, 'the log is never changed'); END`,
    ],
    postgres: [
      `CREATE TABLE people (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columns.people})`,
      `CREATE TABLE sessions (${columns.sessions})`,
      `CREATE TABLE tokens (${columns.tokens})`,
      `CREATE TABLE log (position integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columns.log})`,
      ...indexes,
      `CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'the log is never %', CASE TG_OP WHEN 'UPDATE' THEN 'changed' ELSE 'shortened' END;
        END $$`,
      `CREATE TRIGGER log_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log()`,
    ],
  },
  {
    sqlite: [
      `CREATE TABLE workspaces (id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.workspaces}) STRICT`,
      ...ofWorkspaces,
    ],
    postgres: [
      `CREATE TABLE workspaces (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columns.workspaces})`,
      ...ofWorkspaces,
    ],
  },
  { sqlite: ofReviews, postgres: ofReviews },
  { sqlite: ofPreviews(ids.sqlite), postgres: ofPreviews(ids.postgres) },
  { sqlite: ofComments(ids.sqlite), postgres: ofComments(ids.postgres) },
  { sqlite: ofPublications(ids.sqlite), postgres: ofPublications(ids.postgres) },
  { sqlite: ofWaitingMails(ids.sqlite), postgres: ofWaitingMails(ids.postgres) },
  { sqlite: ofPlans, postgres: ofPlans },
  { sqlite: ofPlaces, postgres: ofPlaces },
]
