import { Type } from 'typebox'
import { BetDetail } from '../../shared/bet-detail.ts'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, Nullable, OneOf, Time } from '../../shared/fields.ts'

export const readRound: Call<typeof readRoundSchemas> = {
  name: 'launch/read-round',
  method: 'GET',
  path: '/api/operator/members/:memberId/rounds/:vendor/:roundId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.read',
  summary: 'One round of a member: its movements in the wallet, and what the studio drew with the proof.',
  errors: ['ROUND_NOT_FOUND'],
}

const movement = () =>
  Type.Object({
    txnId: Id(),
    code: Type.String(),
    from: Type.String({ description: 'owner/purpose' }),
    to: Type.String(),
    amount: Amount(),
    currency: Currency(),
    balanceAfter: Nullable(Amount('what the member held after it')),
    at: Time(),
    key: Nullable(Type.String({ description: 'the vendor’s id of the transaction' })),
  })

const fair = () =>
  Type.Object({
    kind: OneOf(['SOLO', 'TABLE', 'HAND', 'ROOM', 'FISH']),
    choice: Type.Unknown(),
    events: Type.Array(Type.Unknown()),
    record: Type.Unknown({
      description:
        'of other kinds than SOLO: bets and outcome of a table, decisions of a hand, actions in a room',
    }),
    proof: Type.Object({
      commit: Type.String(),
      clientSeed: Type.String(),
      nonce: Type.Integer(),
      mathVersion: Type.String(),
    }),
    serverSeed: Nullable(Type.String({ description: 'null until the pair of seeds is retired' })),
    playedAt: Time(),
  })

export function readRoundSchemas() {
  return {
    params: Type.Object({
      memberId: Id(),
      vendor: Id(),
      roundId: Type.String({ minLength: 1, maxLength: 128 }),
    }),
    value: Type.Object({
      vendor: Type.String(),
      roundId: Type.String(),
      memberId: Id(),
      account: Type.String(),
      gameCode: Type.String(),
      gameName: Type.String(),
      product: Type.String(),
      mode: OneOf(['REAL', 'FREE']),
      state: OneOf(['OPEN', 'CLOSED', 'CANCELLED']),
      betAmount: Amount(),
      playedAmount: Nullable(
        Amount('what was staked, where more than that was taken: betAmount is what was taken; else null'),
      ),
      winAmount: Amount(),
      jackpotAmount: Amount(),
      currency: Currency(),
      openedAt: Time(),
      endedAt: Nullable(Time()),
      endedBy: Nullable(Type.String()),
      endReason: Nullable(Type.String()),
      movements: Type.Array(movement()),
      detail: Nullable(BetDetail()),
      fair: Nullable(fair()),
    }),
  }
}
