import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'https://www.example.com', outDir: './out', cacheDir: './cache' })
