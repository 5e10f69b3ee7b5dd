import { expect, test, vi } from 'vitest'
import { roomEn } from '../../../games/kit/locales/room-en.ts'
import type { RoomRow } from '../../../games/kit/room/view.ts'
import type { LiveRoom, RoomPage } from '../../../games/kit/room/live-room.ts'
import { StageRefusal } from '../../../games/kit/stage/page.ts'
import { LobbyState } from './lobby-state.ts'

const row = (roomId: string, isOffered = false): RoomRow =>
  ({ roomId, isOffered, isSeated: false, isWaiting: false, seatCount: 6 }) as RoomRow

/** A lobby over answers that a test gives, and the rooms that were entered from it. */
function openLobby(page: Partial<RoomPage>) {
  const entered: LiveRoom[] = []
  const state = new LobbyState(
    { balance: () => 500, watchBalance: () => {}, ...page } as RoomPage,
    roomEn,
    (room) => entered.push(room),
  )
  return { state, entered }
}
const refusing = (error: Error) => () => Promise.reject(error)

test('the list is unknown until it has been read, and the reason for coming here stays above it', async () => {
  const { state } = openLobby({ listRooms: async () => [row('a')] })
  expect(state.store.getState().rooms).toBeNull()
  await state.start(new StageRefusal('The room has closed'))
  state.dispose()
  expect(state.store.getState().rooms).toEqual([row('a')])
  expect(state.store.getState().note).toBe('The room has closed')
})

test('a list that cannot be read is told when it was asked for, and otherwise only if there is none yet', async () => {
  let listRooms: RoomPage['listRooms'] = refusing(new StageRefusal('The network is down'))
  const { state } = openLobby({ listRooms: () => listRooms() })
  await state.read(false)
  expect(state.store.getState().note).toBe('The network is down')
  listRooms = async () => [row('a')]
  await state.read()
  expect(state.store.getState().note).toBe('')
  listRooms = refusing(new Error())
  await state.read(false)
  expect(state.store.getState()).toMatchObject({ note: '', rooms: [row('a')] })
  await state.read()
  expect(state.store.getState().note).toBe(roomEn.lobby.unavailable)
})

test('a seat that is kept for the member is told when it comes, and no longer when it is gone', async () => {
  let rooms = [row('a')]
  const { state } = openLobby({ listRooms: async () => rooms })
  await state.read()
  rooms = [row('a', true)]
  await state.read(false)
  expect(state.store.getState().note).toBe(roomEn.wait.kept)
  rooms = [row('a')]
  await state.read(false)
  expect(state.store.getState().note).toBe('')
})

test('a room is asked for once, however often its button is pressed', async () => {
  const opened = Promise.withResolvers<LiveRoom>()
  const openRoom = vi.fn(() => opened.promise)
  const { state, entered } = openLobby({ openRoom })
  const first = state.open('a')
  const second = state.open('a')
  expect(state.store.getState().isBusy).toBe(true)
  const room = { roomId: 'a' } as unknown as LiveRoom
  opened.resolve(room)
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect(openRoom).toHaveBeenCalledTimes(1)
  expect(entered).toEqual([room])
  expect(state.store.getState().isBusy).toBe(false)
})

test('a room whose waiting list refuses the member is closed again, and the lobby says why', async () => {
  const close = vi.fn()
  const room = { wait: refusing(new StageRefusal('The list is full')), close }
  const { state, entered } = openLobby({ openRoom: async () => room as unknown as LiveRoom })
  expect(await state.waitAt('a')).toBe(false)
  expect(close).toHaveBeenCalledTimes(1)
  expect(entered).toEqual([])
  expect(state.store.getState()).toMatchObject({ note: 'The list is full', isBusy: false })
})

test('a seat is looked for among the stakes and sizes that are wished for', async () => {
  const seatQuickly = vi.fn(async () => ({}) as LiveRoom)
  const { state } = openLobby({ seatQuickly })
  state.wish({ stakesKey: 200 })
  state.wish({ seatCount: 6 })
  await state.seatQuickly()
  expect(seatQuickly).toHaveBeenCalledWith(200, 6)
})

test('a private room waits for the first list, and opens nothing once the lobby is left', async () => {
  const list = Promise.withResolvers<readonly RoomRow[]>()
  const { state } = openLobby({ listRooms: () => list.promise })
  const asked = state.readRooms()
  expect(await state.readRooms()).toBeNull()
  state.dispose()
  list.resolve([row('a')])
  expect(await asked).toBeNull()

  const { state: other } = openLobby({ listRooms: async () => [row('b')] })
  expect(await other.readRooms()).toEqual([row('b')])
})
