import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, Time } from '../../shared/fields.ts'
import { Hex64, IssueStateField, Numero } from '../../shared/lottery-draws.ts'
import { MOST_SHOTS, Prizes, roundTerms, shootingStates, Shot } from '../../shared/yeekee.ts'

export const readShots: Call<typeof readShotsSchemas> = {
  name: 'lottery/read-shots',
  method: 'GET',
  path: '/api/lgw/sea/yeekee/:numero/shots',
  module: 'SEA',
  audience: 'visitor',
  summary:
    'A yeekee round with its newest 50 shots, newest first; with pageNo every shot, oldest first. House shot, seed and result stand once it is drawn.',
  errors: ['LOTTERY_ISSUE_UNKNOWN'],
}

export function readShotsSchemas() {
  return {
    params: Type.Object({ numero: Numero() }),
    query: Type.Object({
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_SHOTS, default: 500 })),
    }),
    value: Type.Object({
      numero: Type.String(),
      state: OneOf(shootingStates),
      issueState: IssueStateField(),
      serverTime: Time(),
      opensAt: Time(),
      closesAt: Time('bets are taken until then'),
      shootsUntil: Time('shots are taken until then; the result follows at once'),
      ...roundTerms(),
      count: Type.Integer({ description: 'of all shots' }),
      sum: Type.Integer({ description: 'of all shots' }),
      rankShot: Nullable(
        Type.Object(
          { place: Type.Integer(), number: Type.String() },
          { description: 'the shot of the rank as things stand; null: fewer shots' },
        ),
      ),
      mine: Nullable(
        Type.Object({
          count: Type.Integer(),
          nextAt: Nullable(Time('null: at once')),
          list: Type.Array(Type.Object({ place: Type.Integer(), number: Type.String(), at: Time() }), {
            description: 'the newest 50, newest first',
          }),
        }),
      ),
      list: Type.Array(Shot()),
      totalPages: Type.Integer({ description: 'of pageSize shots' }),
      commit: Nullable(Hex64('SHA-256(0x01 ‖ seed)')),
      seed: Nullable(Hex64('once the round is drawn')),
      houseShot: Nullable(Type.String({ description: 'five digits, once the round is drawn' })),
      result: Nullable(
        Type.Object({
          top3: Type.String(),
          bottom2: Type.String(),
          remainder: Type.Integer({ description: 'the sum, plus the house shot, less the shot of the rank' }),
        }),
      ),
      prizes: Nullable(Prizes()),
      voidReason: Nullable(
        Type.String({
          description: 'TOO_FEW_SHOTS, OUTAGE, HOUSE_OFF, SEED_LOST, or why an operator voided it',
        }),
      ),
    }),
  }
}
