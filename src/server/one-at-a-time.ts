/** Runs tasks with the same key one after the other, so that a double click does not count as two inquiries. */
export function oneAtATime() {
  const running = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = running.get(key)
    const mine = before ? before.then(task, task) : task()
    running.set(key, mine)
    try {
      return await mine
    } finally {
      if (running.get(key) === mine) running.delete(key)
    }
  }
}
