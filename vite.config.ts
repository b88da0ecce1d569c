import { defineConfig } from 'vite'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  // Found later, a package would make the development server load the open page anew.
  optimizeDeps: { entries: ['src/client/main.tsx', 'src/client/dev/dev.ts', 'blocks/islands.ts'] },
})
