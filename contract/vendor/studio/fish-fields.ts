import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, OneOf } from '../../shared/fields.ts'

export const FishGun = () =>
  OneOf(['CANNON', 'LIGHTNING'] as const, 'one target; or up to six, each paid for by itself')
export const FishPrice = () =>
  Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'price of a bullet, in minor units: one of the room’s prices',
  })
export const FishId = () =>
  Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'its number in the order of appearance' })
export const ShotId = () =>
  Type.String({
    pattern: '^[A-Za-z0-9_-]{1,24}$',
    maxLength: 24,
    description: 'the client’s id of the shot, unique in a sitting',
  })
const FishKindWord = () => Type.String({ description: 'ANCHOVY … NAGA, BOMBCRAB' })

const FreeShotFields = () =>
  Type.Object({ fishId: Nullable(FishId()), kind: FishKindWord(), multiple: Type.Integer({ minimum: 0 }) })

/** What is the same for everybody: the fish follow from `seed` and the time (kernel/fish/shoal.ts). */
const FishRoomView = () =>
  Type.Object({
    roomId: Id(),
    number: Type.Integer({ minimum: 1 }),
    seed: Type.Integer({ minimum: 0, maximum: 4_294_967_295 }),
    roomMs: Type.Integer({ description: 'the room’s time at this answer: milliseconds since it began' }),
    version: Type.Integer(),
    dead: Type.Array(FishId(), { description: 'fish that were killed and would otherwise still swim' }),
    seats: Type.Array(
      Type.Object({
        seat: Type.Integer({ minimum: 0, maximum: 3 }),
        name: Type.String({ description: 'masked; empty in free play' }),
        price: FishPrice(),
        gun: FishGun(),
      }),
    ),
  })

export const FishSeat = () =>
  Type.Object({
    seat: Type.Integer({ minimum: 0, maximum: 3 }),
    creditAmount: Amount(
      'what the member has at their gun: what was set aside, less what they shot, plus what they won',
    ),
    lockedAmount: Amount('of their balance, set aside in the wallet for this gun; 0 in free play'),
    unsettledBetAmount: Amount('shot since the last settlement'),
    unsettledWinAmount: Amount('won since the last settlement; pays for bullets after the next one'),
    price: FishPrice(),
    gun: FishGun(),
  })

export const FishRoomAnswer = () =>
  Type.Object({
    room: FishRoomView(),
    mine: FishSeat(),
    balance: Amount('beside what is set aside'),
    currency: Currency(),
    prices: Type.Array(FishPrice()),
    shotsPerSecond: Type.Integer(),
  })

export const ShotResult = () =>
  Type.Object({
    shotId: ShotId(),
    refund: Nullable(
      OneOf(
        ['GONE', 'LATE', 'TOO_FAST', 'FUNDS', 'LIMIT'] as const,
        'not charged: nothing aimed at is there; fired more than ten seconds ago; more than eight a second; too little money; dearer than the member may stake',
      ),
    ),
    betAmount: Amount('charged: one bullet for each hit'),
    winAmount: Amount(),
    hits: Type.Array(
      Type.Object({
        fishId: FishId(),
        isKill: Type.Boolean(),
        multiple: Type.Integer({ minimum: 0, description: 'bullets that the kill pays' }),
        winAmount: Amount(),
        nonce: Type.Integer({ minimum: 0 }),
        freeShots: Type.Optional(
          Type.Array(FreeShotFields(), {
            description: 'the free shots of a killed bomb crab; fishId null: at a passing anchovy',
          }),
        ),
      }),
    ),
  })

/** A shot as it is stored, with what is needed to recompute it. */
export const KeptShot = () =>
  Type.Object({
    shotId: Type.String(),
    price: Type.Integer(),
    gun: FishGun(),
    firedMs: Type.Integer(),
    betAmount: Amount(),
    winAmount: Amount(),
    hits: Type.Array(
      Type.Object({
        fishId: Type.Integer(),
        kind: FishKindWord(),
        nonce: Type.Integer({
          minimum: 0,
          description: 'of this hit: its stream has the tag fish, the pair’s seeds and this nonce',
        }),
        isKill: Type.Boolean(),
        multiple: Type.Integer(),
        winAmount: Amount(),
        freeShots: Type.Array(FreeShotFields()),
        others: Type.Array(Type.Object({ fishId: Type.Integer(), kind: FishKindWord() }), {
          description: 'the ids of the fish that a killed bomb crab’s free shots could hit',
        }),
      }),
    ),
  })
