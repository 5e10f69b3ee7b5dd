/** A game of rooms from its lobby to a table and back. */
import { useMemo } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { RoomLook } from '../../../games/kit/room/look.ts'
import { TableScreen } from '../../../games/kit/room/table-screen.ts'
import type { LiveRoom, RoomPage } from '../../../games/kit/room/live-room.ts'
import { StageRefusal } from '../../../games/kit/stage/page.ts'
import { Dialogs, OpenDialogs } from './dialogs.tsx'
import { Drawn } from './drawn.tsx'
import { LobbyState } from './lobby-state.ts'
import { Lobby } from './lobby.tsx'
import styles from './rooms.module.css'
import { tableDialogs } from './table-dialogs.tsx'

/**
 * Draws the room that was chosen, the one table that the member sits at already, or the lobby. Resolves when
 * it stands.
 */
export async function openRooms(
  host: HTMLElement,
  page: RoomPage,
  look: RoomLook,
  chosen: string | null = null,
): Promise<void> {
  await document.fonts.load('700 20px "Anuphan Variable"', look.names[page.language]).catch(() => [])
  const rooms = await page.listRooms()
  const seated = rooms.filter(({ isSeated }) => isSeated)
  const views = new RoomViews(host, page, look)
  // If the chosen room has closed meanwhile, the others are shown, and why.
  if (chosen !== null)
    return page.openRoom(chosen).then(
      (room) => views.showTable(room),
      (reason: unknown) => views.showLobby(reason),
    )
  if (seated.length === 1) return views.showTable(await page.openRoom(seated[0]!.roomId))
  await views.showLobby()
}

/** Shows one view at a time: the lobby or a table, each with the windows over it. */
class RoomViews {
  private readonly root: ReturnType<typeof createRoot>
  private readonly page: RoomPage
  private readonly look: RoomLook
  private leaveView: () => void = () => {}

  constructor(host: HTMLElement, page: RoomPage, look: RoomLook) {
    this.root = createRoot(host)
    this.page = page
    this.look = look
  }

  readonly showTable = (room: LiveRoom): void => {
    const { page, look } = this
    this.leaveView()
    const dialogs = new OpenDialogs()
    const toLobby = (reason?: Error): void => void this.showLobby(reason)
    const screen = new TableScreen(page, look, room, { toLobby }, tableDialogs(page, look, dialogs))
    this.leaveView = () => screen.dispose()
    flushSync(() => this.root.render(<Table screen={screen} dialogs={dialogs} />))
    screen.start()
  }

  async showLobby(reason?: unknown): Promise<void> {
    const { page, look } = this
    this.leaveView()
    const state = new LobbyState(page, look.roomTexts[page.language], this.showTable)
    this.leaveView = () => state.dispose()
    const dialogs = new OpenDialogs()
    flushSync(() => this.root.render(<Lobby {...{ page, look, state, dialogs }} enter={this.showTable} />))
    await state.start(reason instanceof StageRefusal ? reason : null)
  }
}

/** The table draws itself; its windows lie inside it. */
function Table({ screen, dialogs }: { screen: TableScreen; dialogs: OpenDialogs }) {
  const nodes = useMemo(() => [screen.view], [screen])
  return (
    <>
      <Drawn className={styles.place} nodes={nodes} />
      {createPortal(<Dialogs of={dialogs} />, screen.view)}
    </>
  )
}
