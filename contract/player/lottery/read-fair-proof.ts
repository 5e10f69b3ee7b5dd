import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Nullable, OneOf, PageQuery, Time } from '../../shared/fields.ts'
import {
  drandField,
  Family,
  GameCode,
  gameKinds,
  Hex64,
  IssueStateField,
  issueTimes,
  Numero,
  publishedFields,
  Result,
  revealFields,
} from '../../shared/lottery-draws.ts'
import { inTrees } from '../../shared/lottery-trees.ts'

export const readFairProof: Call<typeof readFairProofSchemas> = {
  name: 'lottery/read-fair-proof',
  method: 'GET',
  path: '/api/lotto/lgw/fair/:numero',
  module: 'LOTTO',
  audience: 'visitor',
  summary: 'Everything that a stranger needs to draw an issue again.',
  errors: ['LOTTERY_GAME_UNKNOWN', 'LOTTERY_ISSUE_UNKNOWN'],
}
export const readFairProofIn = inTrees(readFairProof, '/fair/:numero')

export function readFairProofSchemas() {
  return {
    params: Type.Object({ numero: Numero() }),
    query: Type.Object({ ...PageQuery, gameCode: GameCode() }),
    value: Type.Object({
      gameCode: Type.String(),
      kind: OneOf(gameKinds),
      family: Family(),
      state: IssueStateField(),
      ...issueTimes(),
      tag: Type.String({
        description:
          'of the stream, e.g. SSC:202601150412, or THAI_GOV:20261216 of a lottery on whole numbers; the client part is the beacon, the nonce 0',
      }),
      ...revealFields(),
      ...drandField(),
      result: Nullable(Result()),
      ...publishedFields(),
      version: Type.Integer({ description: 'of the result; 0 before the first one' }),
      voidReason: Nullable(Type.String()),
      chain: Nullable(
        Type.Object(
          {
            chainId: Type.String(),
            openedAt: Time('its first link was published then'),
            length: Type.Integer(),
            firstLink: Hex64('link 0'),
            place: Type.Integer({ description: 'the seed is this link of the chain' }),
            previousLink: Nullable(
              Hex64('SHA-256 of the seed: what was revealed for the place before, or the first link'),
            ),
          },
          { description: 'null: the result is drawn elsewhere' },
        ),
      ),
      orders: Type.Object(
        {
          list: Type.Array(Type.Object({ orderId: Type.String(), clientSeed: Type.String() })),
          pageNo: Type.Integer(),
          totalPages: Type.Integer(),
          totalCount: Type.Integer(),
        },
        {
          description:
            'of ORDER_DIGEST: accepted bets by their ids, from the close on; the beacon is SHA-256 of every orderId:clientSeed joined by commas, and of the numero if there is none. Of DRAND the bets have no part in the draw, and the list is empty',
        },
      ),
    }),
  }
}
