/**
 * Puts our loader (web/ui/loading/load-files.ts) in the place of Vite's preload helper, which stands before
 * every `import()` of a built page: one policy for all that is loaded later, on every page.
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

/**
 * The loader is told a module's own file also where the module needs no other: Vite leaves that out by
 * itself.
 */
export const modulePreload: ModulePreloadOptions = {
  polyfill: false,
  resolveDependencies: (file, others) => [...new Set([file, ...others])],
}
