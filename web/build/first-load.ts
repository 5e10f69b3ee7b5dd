/**
 * Puts everything that takes the page over into one file, but for React, which has one of its own. Left
 * alone, what lazy screens share with it becomes some thirty small files, which compress worse by a tenth and
 * take as many requests.
 */
import type { Plugin } from 'vite'

export interface FirstLoad {
  plugin: Plugin
  /** The files of the first load, by what is in them. */
  groups: { name: string; test: (id: string) => boolean; priority?: number }[]
}

/**
 * Asks V8 to compile the whole file while it comes, off the page's own thread: nearly all of it runs in the
 * first second, and functions compiled one by one when they are first called hold a phone's core three times
 * as long.
 */
const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad\n'

const REACT = /node_modules\/(react|react-dom|scheduler)\//
/** React in a file of its own. */
export const reactAlone = { name: 'react', test: (id: string) => REACT.test(id) }

/** What the entry itself needs; in another's file it would bring that along. */
const LOADER = /vite\/preload-helper|web\/ui\/loading\/(load-files|part-fault)|web\/player\/next-task/

/** `takeOver`: the module that takes the page over, loaded by the entry in a task of its own. */
export function firstLoad(takeOver: string): FirstLoad {
  const first = new Set<string>()
  return {
    groups: [
      { name: 'loader', test: (id) => LOADER.test(id), priority: 3 },
      { name: 'react', test: (id) => first.has(id) && REACT.test(id), priority: 2 },
      { name: 'first', test: (id) => first.has(id), priority: 1 },
    ],
    plugin: {
      name: 'sala:first-load',
      buildEnd() {
        const waiting = [takeOver]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (first.has(id)) continue
          first.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      },
      // After whatever else puts lines at a file's head: V8 reads the request in the first one only.
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          for (const file of Object.values(bundle))
            if (file.type === 'chunk' && (file.name === 'react' || file.name === 'first'))
              file.code = COMPILED_WHOLE + file.code
        },
      },
    },
  }
}
