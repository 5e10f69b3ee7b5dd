import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Currency, Nullable } from '../../shared/fields.ts'
import { FishGun, FishId, FishPrice, FishSeat, ShotId, ShotResult } from './fish-fields.ts'

export const shootFish: Call<typeof shootFishSchemas> & { isBatched: true } = {
  name: 'studio/shoot-fish',
  method: 'POST',
  path: '/api/studio/v1/fish/room/shots',
  module: 'STUDIO',
  audience: 'game',
  isBatched: true,
  rate: 'rounds',
  summary:
    'The shots of the last tenth of a second. Each shot is judged once, by its id; if it is sent again, it has its first result. A shot that is not charged carries the reason.',
  errors: ['GAME_NOT_FOUND', 'ROOM_NOT_SEATED', 'GAME_MAINTENANCE', 'ROOM_STAKES'],
}

export function shootFishSchemas() {
  return {
    body: Type.Object({
      shots: Type.Array(
        Type.Object({
          shotId: ShotId(),
          fishIds: Type.Array(FishId(), {
            minItems: 1,
            maxItems: 6,
            description: 'one target for the cannon; several for the lightning',
          }),
          price: FishPrice(),
          gun: FishGun(),
          firedMs: Type.Integer({
            minimum: 0,
            maximum: 1_000_000_000_000,
            description: 'in the room’s time',
          }),
        }),
        { minItems: 1, maxItems: 16 },
      ),
    }),
    value: Type.Object({
      results: Type.Array(ShotResult(), { description: 'in the order of the shots' }),
      roomMs: Type.Integer(),
      version: Type.Integer(),
      dead: Type.Array(FishId()),
      mine: FishSeat(),
      currency: Currency(),
      refusal: Nullable(Type.String({ description: 'why no more money could be set aside: an error code' })),
    }),
  }
}
