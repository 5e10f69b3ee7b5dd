/** House players in the rooms of a test, and hands that they and members play. */
import { setTimeout as sleep } from 'node:timers/promises'
import { accountByName } from '../../modules/identity/index.ts'
import { hubKey } from '../../platform/hub.ts'
import { databaseKey, loggerKey } from '../../platform/keys.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import type { RoomGuest, RoomsHouse } from './rooms.ts'

/** What they are opened with. */
export function housePlayerParts({ server }: RoomsHouse) {
  const { config, services } = server.process
  return {
    config,
    services,
    database: services.use(databaseKey),
    hub: services.use(hubKey),
    logger: services.use(loggerKey),
  }
}

export const houseAccounts = (at: RoomsHouse): Promise<string[]> =>
  Promise.all(
    Array.from(
      { length: 8 },
      async (_, number) =>
        (await accountByName(at.owner.kysely, {
          merchantId: DEMO_MERCHANT,
          account: `house${number + 1}`,
        }))!.accountId,
    ),
  )

/** The first room of the guest's game in which somebody sits. */
export async function firstRoom(
  at: RoomsHouse,
  guest: RoomGuest,
): Promise<{ roomId: string; playerCount: number; stakes: RoomAnswer['room']['stakes'] }> {
  const { list } = await at.house.rooms.list(guest.seat, {})
  return list.find((row) => row.playerCount > 0)!
}

const isOver = ({ room }: RoomAnswer) => room.phase === 'SHOWDOWN' || room.phase === 'OVER'
/** The member's own moves: what costs least and keeps the hand. */
const calm = ['CHECK', 'CALL', 'STAND', 'BET', 'PASS']

/** Members and house players act in turn until a hand is over and its money has moved. */
export async function playHand(
  at: RoomsHouse,
  roomId: string,
  guests: readonly RoomGuest[],
): Promise<RoomAnswer> {
  const {
    room: { handNo },
  } = await at.nextHand(roomId, guests[0]!)
  return endHand(at, roomId, guests, { handNo })
}

/** The same for a hand that has begun, in any process; `look` is what others do meanwhile. */
export async function endHand(
  at: RoomsHouse,
  roomId: string,
  guests: readonly RoomGuest[],
  {
    handNo,
    studio = at.house,
    look = () => Promise.resolve(),
  }: { handNo: number; studio?: RoomsHouse['house']; look?: () => Promise<void> },
): Promise<RoomAnswer> {
  for (let looks = 0; looks < 2_000; looks++) {
    for (const guest of guests) {
      const answer = await at.read(guest, roomId, studio)
      if (answer.room.handNo === handNo && isOver(answer)) {
        await studio.rooms.clock.idle()
        return at.read(guest, roomId, studio)
      }
      const move = calm
        .map((wanted) => answer.mine?.actions.find(({ action }) => action === wanted))
        .find(Boolean)
      if (move) await at.act(guest, roomId, move.action, move.minAmount, studio)
    }
    await look()
    await sleep(5)
  }
  throw new Error('the hand does not end')
}
