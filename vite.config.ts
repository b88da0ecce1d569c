import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { marquee } from './src/dev/vite-plugin-marquee.ts'

export default defineConfig({
  plugins: [react(), marquee()],
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  server: { port: Number(process.env['PORT'] ?? 4173), strictPort: true, host: 'localhost' },
  // A package that is found later would reload the open page.
  optimizeDeps: { entries: ['src/client/main.tsx', 'src/client/dev/dev.ts', 'blocks/islands.ts'] },
})
