/**
 * Puts everything that the entry imports at once into one file beside it. Left alone, what lazy screens share with the
 * entry becomes some thirty small files, which compress worse by a tenth and take as many requests.
 */
import type { Plugin } from 'vite'

export interface FirstLoad {
  plugin: Plugin
  /** Whether a module belongs to the first load; known once all modules are read. */
  has(id: string): boolean
}

export function firstLoad(entry: string): FirstLoad {
  const first = new Set<string>()
  return {
    has: (id) => first.has(id),
    plugin: {
      name: 'sala:first-load',
      buildEnd() {
        const waiting = [entry]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (first.has(id)) continue
          first.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
    },
  }
}
