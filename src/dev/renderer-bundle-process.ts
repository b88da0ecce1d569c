import { build, type Rolldown } from 'vite'
import { engineModule } from '../files/roots.ts'
import { marqueeBlocks } from './vite-plugin-blocks.ts'

/**
 * Bundles the renderer of the development server, in a process of its own, and sends it to the one that started it. React
 * and MUI are those of development, as in the browser: otherwise class names would differ there. Where own blocks import
 * style sheets or pictures, nothing is sent: their addresses in a bundle are not those in the browser.
 */
const [root = '.', pages = 'pages'] = process.argv.slice(2)
process.env['NODE_ENV'] = 'development'

const { output } = (await build({
  root,
  mode: 'development',
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [marqueeBlocks(pages)],
  define: { 'process.env.NODE_ENV': '"development"' },
  ssr: { noExternal: true },
  build: {
    write: false,
    ssr: engineModule('src/render/create-renderer.tsx'),
    minify: false,
    emitAssets: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: false } },
  },
})) as Rolldown.RolldownOutput
process.send?.(output.length === 1 ? { renderer: output[0].code } : {}, () => process.disconnect())
