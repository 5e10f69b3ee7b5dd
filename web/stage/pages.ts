/**
 * Which page a game opens with, by its kind. A game that a member plays alone has a stage and the page of
 * stages; a shared table, a hand against the dealer, a room and the sea have pages of their own. Page and
 * stage are loaded when a game is opened.
 */
import type { GameKind, RoomStage, SoloStage, TableStage } from '../../games/kit/manifest.ts'
import { gameKinds, gameStages } from '../ui/games/manifests.ts'
import type { FishStage } from './fish-page.ts'
import type { HandStage } from './hand-page.ts'
import type { OpenPage } from './open-page.ts'
import { stagePage } from './page.ts'

/** By what the stage of a kind gives (games/kit/manifest.ts). */
const openers: Readonly<Record<GameKind, (stage: () => Promise<unknown>) => Promise<OpenPage>>> = {
  SOLO: async (stage) => openStagePage(await (stage as SoloStage)()),
  TABLE: async (stage) =>
    (await import('./table-page.ts')).openTablePage((await (stage as TableStage)()).look),
  ROOM: async (stage) => (await import('./room-page.ts')).openRoomPage((await (stage as RoomStage)()).look),
  HAND: async (stage) => (await import('./hand-page.ts')).openHandPage(await (stage as HandStage)()),
  FISH: async (stage) => (await import('./fish-page.ts')).openFishPage(await (stage as FishStage)()),
}

export function hasPage(gameCode: string): boolean {
  return gameKinds.has(gameCode)
}

/** The opener of a game that has a page. */
export function loadPage(gameCode: string): Promise<OpenPage> {
  return openers[gameKinds.get(gameCode)!](gameStages.get(gameCode)!)
}

const openStagePage =
  (stage: Awaited<ReturnType<SoloStage>>): OpenPage =>
  async (launch, entered, host, lobby, texts) => {
    const page = await stagePage(launch, entered, lobby, texts)
    host.replaceChildren()
    await stage.mount(host, page)
    lobby.tell({ type: 'ready' })
    if (page.resume) lobby.tell({ type: 'round' })
  }
