/**
 * Loads a part of the site with its texts. A part that does not come within 120 seconds, or fails, is asked for once
 * more; then a dialog says so and offers to load the page anew. Nothing reloads by itself (domain/gaps.md §1 row 22).
 */
import { translator } from '../ui/i18n/translator.ts'
import { tell } from './state/windows.ts'

const LOAD_MS = 120_000
const PAUSE_MS = 1000

export function lazyPart<Module>(load: () => Promise<Module>, prepare?: () => Promise<unknown>): () => Promise<Module> {
  return async () => {
    const both = async () => (await Promise.all([load(), prepare?.()]))[0]
    try {
      return await loadTwice(both)
    } catch (error) {
      void offerReload()
      throw error
    }
  }
}

/** Asks again once. Exported for its test. */
export async function loadTwice<Module>(load: () => Promise<Module>, { loadMs = LOAD_MS, pauseMs = PAUSE_MS } = {}): Promise<Module> {
  try {
    return await within(load, loadMs)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return within(load, loadMs)
}

function within<Module>(load: () => Promise<Module>, ms: number): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the screen did not come in time')), ms)
    load().then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function offerReload(): Promise<void> {
  const t = translator()
  await tell(t('msg_page_slow'), { confirmText: t('common_reload_page'), onConfirm: () => location.reload() })
}
