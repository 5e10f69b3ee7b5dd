/**
 * Every screen, window and game is loaded through this: the person who asked for it sees when it does not
 * load, and may ask again or stay.
 */
import { askAfterFault } from './fault-dialog.ts'
import { PartFault } from './part-fault.ts'

/**
 * `target` is the address that the person wanted: a page loaded again begins there. Rejects with the fault
 * when they would rather stay.
 */
export async function loadPart<Module>(
  load: () => Promise<Module>,
  target?: () => string | undefined,
): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof PartFault) || !(await askAfterFault(error.kind, target?.()))) throw error
    }
  }
}

const PATIENCE_MS = 60_000

let toldRelease: Promise<boolean> | null = null

/**
 * For parts that nobody asked for: their place stays as it is until the part loads, without a dialog. A
 * release that has removed the page's files is reported, once: only the new page has what is missing.
 */
export async function loadQuietly<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!(error instanceof PartFault)) throw error
      if (error.kind === 'GONE') await (toldRelease ??= askAfterFault('GONE', undefined))
      // A person who declines goes without it until the next page.
      await (error.kind === 'GONE' || error.kind === 'STUCK' ? new Promise(() => {}) : nextChance())
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, PATIENCE_MS)
    function go(): void {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    addEventListener('online', go)
  })
}
