import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { marqueeBlocks } from './src/dev/vite-plugin-blocks.ts'
import { marquee } from './src/dev/vite-plugin-marquee.ts'
import { engineModule } from './src/files/roots.ts'

/**
 * Few chunks, so that the browser requests all of a page at once: what every page needs, and what many entries share. Every page
 * loads the three, so a part of MUI that fewer than six entries share is in a chunk beside the islands that use it: with three, a
 * page without any of them would load 2 % more. A chunk also holds what its modules import.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(?:@emotion|react|react-dom|scheduler)\/|preload-helper/, priority: 2 },
  { name: 'mui', test: /node_modules\/@mui\//, priority: 1, minShareCount: 6 },
  { name: 'components', test: /src\/components\//, minShareCount: 3 },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), marqueeBlocks(process.env['SITE'] ?? 'pages'), marquee()],
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  build: {
    // The policy of a site allows no font or drawing in an address.
    assetsInlineLimit: 0,
    // The rules that own blocks import are a part of the sheet of the site, so no script loads them.
    cssCodeSplit: false,
    // Blocks without a script show files, too.
    ssrEmitAssets: true,
  },
  // No page of another origin reads this site: it shows drafts, and protected pages without their passwords.
  server: {
    port: Number(process.env['PORT'] ?? 4173),
    strictPort: true,
    host: 'localhost',
    cors: false,
    // Passwords, keys, the history of the repository, and the journal of the studio.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.marquee/**'] },
  },
  optimizeDeps: {
    // A package that is found later would reload the open page.
    entries: ['src/client/main.tsx', 'src/client/dev/dev.ts', 'src/public/*.ts'].map(engineModule),
    // Blocks import the engine by its name. Bundled as a package, it would be there twice, each with state of its own.
    exclude: ['marquee'],
  },
  environments: {
    /** What browsers load: the app of the pages, and the script of the gallery. */
    client: {
      build: {
        manifest: '_manifest.json',
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: {
            main: engineModule('src/client/main.tsx'),
            gallery: engineModule('src/gallery/client/main.ts'),
            measure: engineModule('src/measure/measure.ts'),
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    /** What renders pages in Node: built, it is one file that needs no package. */
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      // In a server, own blocks get the same modules of the engine as its renderer: Node would load the installed package again.
      resolve: { noExternal: command === 'build' ? true : ['marquee'] },
      build: {
        minify: false,
        rolldownOptions: {
          input: engineModule('src/builder/renderer-entry.ts'),
          output: { entryFileNames: 'renderer.mjs', codeSplitting: false },
        },
      },
    },
  },
}))
