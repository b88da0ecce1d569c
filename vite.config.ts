import { defineConfig } from 'vitest/config'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  // Found later, a package would make the development server load the open page anew.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/app/dev.ts', 'blocks/live.ts'] },
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'blocks/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some tests wait for other processes: a core left free for the main one would be idle.
    maxWorkers: '100%',
    // Only there to end a test that hangs: how long one takes depends on the machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
