/**
 * What a computation reads of inputs that may differ in the next run: their names. They are recorded while it reads, so
 * there is no list of dependencies that somebody could forget to extend.
 *
 * A computation is synchronous, so one variable knows which of them runs. It belongs to the process, not to this module: the
 * bundled renderer has a copy of this module.
 */
type Recording = { inputs?: Set<string> }

const key = Symbol.for('marquee.reads')
const shared = globalThis as { [key]?: { open: Recording | undefined } }
shared[key] ??= { open: undefined }
const state = shared[key]

const none: ReadonlySet<string> = new Set()

/** Records that the computation that runs reads this input. */
export function recordRead(input: string): void {
  const { open } = state
  if (open === undefined) return
  open.inputs ??= new Set()
  open.inputs.add(input)
}

/** Records the inputs of a value that was computed before, for the computation that uses it now. */
export function recordReads(inputs: ReadonlySet<string>): void {
  if (state.open !== undefined) for (const input of inputs) recordRead(input)
}

/** Runs a synchronous computation, and returns with its value the inputs that it read. */
export function recorded<Value>(compute: () => Value): { value: Value; inputs: ReadonlySet<string> } {
  const outer = state.open
  const recording: Recording = {}
  state.open = recording
  try {
    const value = compute()
    return { value, inputs: recording.inputs ?? none }
  } finally {
    state.open = outer
    // Who asked for this value has read the same.
    if (recording.inputs) recordReads(recording.inputs)
  }
}

/** A table whose entries are recorded under this name when somebody reads them, and as a whole when somebody lists them. */
export const recordedTable = <Value>(name: string, table: Readonly<Record<string, Value>>) =>
  new Proxy(table, {
    get(entries, entry: string) {
      recordRead(`${name} ${entry}`)
      return entries[entry]
    },
    has(entries, entry: string) {
      recordRead(`${name} ${entry}`)
      return entry in entries
    },
    ownKeys(entries) {
      recordRead(name)
      return Reflect.ownKeys(entries)
    },
  })

/** A map whose entries are recorded under this name when somebody reads them, and as a whole when somebody lists them. */
export class RecordedMap<Key extends string, Value> extends Map<Key, Value> {
  readonly #name: string

  constructor(name: string, entries: Iterable<readonly [Key, Value]>) {
    super(entries)
    this.#name = name
  }

  override get(entry: Key): Value | undefined {
    recordRead(`${this.#name} ${entry}`)
    return super.get(entry)
  }

  override has(entry: Key): boolean {
    recordRead(`${this.#name} ${entry}`)
    return super.has(entry)
  }

  override get size(): number {
    recordRead(this.#name)
    return super.size
  }

  override entries() {
    recordRead(this.#name)
    return super.entries()
  }

  override keys() {
    recordRead(this.#name)
    return super.keys()
  }

  override values() {
    recordRead(this.#name)
    return super.values()
  }

  override forEach(...[callback, self]: Parameters<Map<Key, Value>['forEach']>): void {
    recordRead(this.#name)
    super.forEach(callback, self)
  }

  override [Symbol.iterator]() {
    return this.entries()
  }
}
