/**
 * Loads a part of the site with its texts. A chunk that does not come is asked for once more; then the page itself is
 * loaded anew, once a session, since a new version may have replaced the file (domain/gaps.md §1 row 22).
 */
import { readStored, store } from '../client/storage.ts'

export function lazyPart<Module>(load: () => Promise<Module>, prepare?: () => Promise<unknown>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([loadTwice(load), prepare?.()])
    return module
  }
}

async function loadTwice<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  try {
    return await load()
  } catch (error) {
    if (readStored('session', 'reloadedForChunk') !== '1') {
      store('session', 'reloadedForChunk', '1')
      location.reload()
      return new Promise<Module>(() => {})
    }
    throw error
  }
}
