import { defineConfig } from 'vite'

export default defineConfig({
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  // Found later, a package would make the development server load the open page anew.
  optimizeDeps: { entries: ['src/app/main.tsx', 'src/app/dev.ts', 'blocks/live.ts'] },
})
