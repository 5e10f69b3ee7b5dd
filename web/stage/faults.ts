/** What is said when a game's code does not come, and how the game is begun again. */
import type { FaultWords } from '../ui/loading/fault-dialog.ts'
import type { FaultKind } from '../ui/loading/part-fault.ts'
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'

export function faultWordsIn({ faults }: PageTexts): (kind: FaultKind) => FaultWords {
  return (kind) =>
    kind === 'GONE'
      ? { text: faults.newVersion, again: faults.loadNewVersion, stay: faults.cancel }
      : { text: faults.slow, again: kind === 'STUCK' ? faults.reload : faults.again, stay: faults.cancel }
}

/**
 * The launch token is valid once, so a reloaded page could not enter: the lobby around it asks for a new one.
 * If the lobby is another site's, the member goes back to it.
 */
export function renewGame(lobby: Lobby, page: Pick<Window, 'parent'> & Window = window): void {
  try {
    if (page.parent !== page) return page.parent.location.reload()
  } catch {
    // The page around this one is of another origin.
  }
  lobby.leave()
}
