/** A game of rooms from its lobby to a table and back. */
import { StageRefusal } from '../stage/page.ts'
import { LobbyView } from './lobby-view.ts'
import type { RoomLook } from './look.ts'
import { TableScreen } from './table-screen.ts'
import type { LiveRoom, RoomPage } from './view.ts'

/** Draws the room that was chosen, the one table that the member sits at already, or the lobby. Resolves when it stands. */
export async function openRooms(host: HTMLElement, page: RoomPage, look: RoomLook, chosen: string | null = null): Promise<void> {
  await document.fonts.load('700 20px "Anuphan Variable"', look.names[page.language]).catch(() => [])
  const rooms = await page.listRooms()
  const seated = rooms.filter(({ isSeated }) => isSeated)
  let leaveView: () => void = () => {}
  const showTable = (room: LiveRoom): void => {
    leaveView()
    const table = new TableScreen(page, look, room, { toLobby: (reason) => { void showLobby(reason) } })
    leaveView = () => table.dispose()
    host.replaceChildren(table.view)
    table.start()
  }
  const showLobby = async (reason?: Error): Promise<void> => {
    leaveView()
    const lobby = new LobbyView(page, look, showTable)
    leaveView = () => lobby.dispose()
    host.replaceChildren(lobby.view)
    await lobby.start(reason instanceof StageRefusal ? reason : null)
  }
  // Of a room that closed meanwhile the others are shown, and why.
  if (chosen !== null) return page.openRoom(chosen).then(showTable, showLobby)
  if (seated.length === 1) return showTable(await page.openRoom(seated[0]!.roomId))
  await showLobby()
}
