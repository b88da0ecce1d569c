import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({
  site: 'https://www.example.com',
  outDir: './out',
  cacheDir: './cache',
  integrations: [react()],
  vite: { ssr: { noExternal: [/^@mui\//, /^@emotion\//] } },
})
