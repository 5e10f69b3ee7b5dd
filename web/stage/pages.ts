/**
 * Which page a game opens with. A game that a member plays alone has a stage and the page of stages; a shared table, a
 * hand against the dealer and a room have pages of their own, each loaded when it is opened.
 */
import { hasStage, loadStage } from './games.ts'
import type { OpenPage } from './open-page.ts'
import { stagePage } from './page.ts'

const pages: Readonly<Record<string, () => Promise<OpenPage>>> = {
  FISHHUNT: async () => (await import('./fish-page.ts')).openFish,
  POKDENGROOM: async () => (await import('./room-page.ts')).openRoomPage((await import('../../games/pokdengroom/stage/index.ts')).look),
  HOLDEM: async () => (await import('./room-page.ts')).openRoomPage((await import('../../games/holdem/stage/index.ts')).look),
  BLACKJACK: async () => (await import('./hand-page.ts')).openHand,
  DRAGONTIGER: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/dragontiger/stage/index.ts')).look),
  FANTAN: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/fantan/stage/index.ts')).look),
  POKDENG: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/pokdeng/stage/index.ts')).look),
  BACCARAT: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/baccarat/stage/index.ts')).look),
  ROULETTE: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/roulette/stage/index.ts')).look),
  SICBO: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/sicbo/stage/index.ts')).look),
  HILO: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/hilo/stage/index.ts')).look),
  PRAWNCRAB: async () => (await import('./table-page.ts')).openTablePage((await import('../../games/prawncrab/stage/index.ts')).look),
}

export function hasPage(gameCode: string): boolean {
  return Object.hasOwn(pages, gameCode) || hasStage(gameCode)
}

/** The opener of a game that has a page. */
export async function loadPage(gameCode: string): Promise<OpenPage> {
  const page = pages[gameCode]
  if (page) return page()
  const stage = await loadStage(gameCode)
  return async (launch, entered, host, lobby, texts) => {
    const page = await stagePage(launch, entered, lobby, texts)
    host.replaceChildren()
    await stage.mount(host, page)
    lobby.tell({ type: 'ready' })
    if (page.resume) lobby.tell({ type: 'round' })
  }
}
