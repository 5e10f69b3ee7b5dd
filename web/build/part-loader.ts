/**
 * Replaces Vite's preload helper, which precedes every `import()` of a built page, by our loader
 * (web/ui/loading/load-files.ts): one policy for everything that is loaded later, on every page.
 */
import { join } from 'node:path'
import type { Plugin, ModulePreloadOptions } from 'vite'

const HELPER = '\0vite/preload-helper.js'

export function partLoader(root: string, base: string): Plugin {
  return {
    name: 'sala:part-loader',
    enforce: 'pre',
    load: {
      filter: { id: new RegExp(`^${HELPER.replaceAll('.', '\\.')}$`) },
      handler: () => `import { loadFiles } from ${JSON.stringify(join(root, 'web/ui/loading/load-files.ts'))}
export const __vitePreload = (load, files) => loadFiles(load, (files ?? []).map((file) => ${JSON.stringify(base)} + file))`,
    },
  }
}

/** The loader also gets a module's own file when the module needs no other, which Vite leaves out. */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, others) => [...new Set([file, ...others])],
}
