/** How heavy the first scripts of a page are, and how heavy react and react-dom are alone. */
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const bytesOf = (script: string | Uint8Array) =>
  brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/**
 * Brotli bytes: of the entry and everything that the page preloads as a module, and of react-dom built by
 * itself.
 */
export async function firstScripts(origin: string): Promise<{ page: number; reactDom: number }> {
  const html = await (await fetch(`${origin}/`)).text()
  const addresses = new Set(
    [...html.matchAll(/<script type="module" src="([^"]+)"|<link rel="modulepreload" href="([^"]+)"/g)].map(
      (match) => match[1] ?? match[2]!,
    ),
  )
  if (addresses.size === 0) throw new Error('the page names no script')
  const scripts = await Promise.all(
    [...addresses].map(async (address) =>
      bytesOf(new Uint8Array(await (await fetch(origin + address)).arrayBuffer())),
    ),
  )
  return { page: scripts.reduce((sum, bytes) => sum + bytes, 0), reactDom: await reactDomAlone() }
}

/**
 * What any page pays that React takes over: hydrateRoot and createElement, bundled and minified as ours is.
 */
export async function reactDomAlone(): Promise<number> {
  const entry = 'virtual:react-dom-alone'
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    mode: 'production',
    // Tests run in an environment of their own, in which React would be twice as heavy.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-dom-alone',
        resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
        load: (id: string) =>
          id === `\0${entry}`
            ? "import { createElement } from 'react'\nimport { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document.body, createElement('p'))"
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: { input: entry },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? bytesOf(file.code) : 0), 0)
}
