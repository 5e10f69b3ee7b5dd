/** Opens the rooms of a game: their lobby, or the table if the member sits at one already. */
import { findRoomByCode } from '../../contract/vendor/studio/find-room-by-code.ts'
import { listGameRooms } from '../../contract/vendor/studio/list-game-rooms.ts'
import { openPrivateRoom } from '../../contract/vendor/studio/open-private-room.ts'
import { readRoom } from '../../contract/vendor/studio/read-room.ts'
import { seatQuickly } from '../../contract/vendor/studio/seat-quickly.ts'
import type { RoomLook } from '../../games/kit/room/look.ts'
import type { RoomAnswer } from '../../games/kit/room/view.ts'
import type { LiveRoom, RoomPage } from '../../games/kit/room/live-room.ts'
import { watchTold } from './balance-news.ts'
import type { OpenPage } from './open-page.ts'
import { UndecidedError, refusalOf } from './refusal.ts'
import { roomHands } from './room-hands.ts'
import { askKept } from './room-keeper.ts'
import { RoomLine } from './room-line.ts'
import { openRooms } from './rooms/open-rooms.tsx'

/** The page of a game of rooms, drawn with its own look. */
export function openRoomPage(look: RoomLook): OpenPage {
  return async (launch, { answer: entered, studio, showHead }, host, lobby, texts) => {
    let { balance } = entered
    let tellBalance: (balance: number) => void = () => {}
    const setBalance = (amount: number): void => {
      if (amount === balance) return
      balance = amount
      tellBalance(amount)
      lobby.tell({ type: 'balance', balance: amount, currency: entered.currency })
    }
    const { undecided } = look.roomTexts[launch.language]
    const refuse = (error: unknown): Error =>
      error instanceof UndecidedError ? refusalOf(error, { ...texts, undecided }) : refusalOf(error, texts)
    const refused = (error: unknown): never => {
      throw refuse(error)
    }
    const follow = async (asked: Promise<RoomAnswer>): Promise<LiveRoom> => {
      const answer = await asked.catch(refused)
      setBalance(answer.balance)
      return new RoomLine({ studio, refuse, onBalance: setBalance }, answer)
    }
    const page: RoomPage = {
      language: launch.language,
      currency: entered.currency,
      mode: entered.mode,
      showHead,
      balance: () => balance,
      watchBalance: (listener) => {
        tellBalance = listener
      },
      listRooms: async () => {
        const rooms = await studio.call(listGameRooms).catch(refused)
        setBalance(rooms.balance)
        return rooms.list
      },
      openRoom: (roomId) => follow(studio.call(readRoom, { params: { roomId } })),
      findByCode: (code) => follow(studio.call(findRoomByCode, { params: { code } })),
      seatQuickly: (bigBlind, seatCount) =>
        follow(
          askKept(
            studio,
            seatQuickly,
            {
              body: {
                ...(bigBlind === undefined ? {} : { bigBlind }),
                ...(seatCount === undefined ? {} : { seatCount }),
              },
            },
            () => {},
          ),
        ),
      openPrivate: (bigBlind, seatCount) =>
        follow(askKept(studio, openPrivateRoom, { body: { bigBlind, seatCount } }, () => {})),
      hands: roomHands(studio, refused),
      verifyUrl: (handId) =>
        new URL(`/verify?round=${encodeURIComponent(handId)}`, launch.lobby?.origin ?? location.origin).href,
      leave: () => lobby.leave(),
    }
    watchTold(launch.lobby, entered.currency, (told) => {
      if (told === balance) return
      balance = told
      tellBalance(told)
    })
    await openRooms(host, page, look, launch.roomId)
    lobby.tell({ type: 'ready' })
  }
}
