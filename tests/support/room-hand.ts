/** A hand in a room, played by its guests. */
import type { RoomGuest, RoomsHouse } from './rooms.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'

/** The guest whose turn it is. */
export async function whoseTurn(
  at: RoomsHouse,
  guests: readonly RoomGuest[],
  answer: RoomAnswer,
  roomId: string,
): Promise<RoomGuest> {
  const turn = answer.room.turn!.seats[0]
  for (const guest of guests) if ((await at.read(guest, roomId)).mine?.seat === turn) return guest
  throw new Error('the turn is nobody’s')
}

/** As an operator closes it. */
export async function closeRoom(at: RoomsHouse, roomId: string): Promise<void> {
  await at.house.rooms.desk.close('demo', roomId)
  await at.house.rooms.clock.idle()
}

/** Calls or checks to the end. */
export async function playOut(
  at: RoomsHouse,
  guests: readonly RoomGuest[],
  roomId: string,
  studio = at.house,
): Promise<RoomAnswer> {
  for (let turns = 0; turns < 60; turns++) {
    const answer = await at.read(guests[0]!, roomId)
    if (!answer.room.turn) return answer
    const guest = await whoseTurn(at, guests, answer, roomId)
    const { mine } = await at.read(guest, roomId)
    const action = mine!.actions.find((move) => move.action === 'CHECK' || move.action === 'CALL')!.action
    await at.act(guest, roomId, action, undefined, studio)
  }
  throw new Error('the hand does not end')
}
