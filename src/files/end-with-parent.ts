/**
 * Ends this process with the one that has forked it, however that ends: what would be left writes where the next one works. Does
 * nothing in a process that has another start.
 */
export function endWithParent(): void {
  if (!process.connected) return
  process.once('disconnect', () => process.exit(1))
  // Nobody waits for a message, so this process ends when its work is done.
  process.channel?.unref()
}
