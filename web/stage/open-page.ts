import type { Entered } from './enter.ts'
import type { Launch } from './launch.ts'
import type { Lobby } from './lobby.ts'
import type { PageTexts } from './locales/texts.ts'

/**
 * Draws the game into the host; resolves when it is ready. Rejects with a StageRefusal, shown with the way
 * back.
 */
export type OpenPage = (
  launch: Launch,
  entered: Entered,
  host: HTMLElement,
  lobby: Lobby,
  texts: PageTexts,
) => Promise<void>
