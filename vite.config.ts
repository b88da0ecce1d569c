import { defineConfig } from 'vitest/config'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'blocks/**/*.test.{ts,tsx}'],
    environment: 'node',
  },
})
