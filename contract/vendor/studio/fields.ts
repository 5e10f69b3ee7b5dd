/** Schemas that the studio's calls share. */
import { Type } from 'typebox'
import { Amount, Currency, Id, Nullable, Time } from '../../shared/fields.ts'

export const ClientSeed = () => Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', maxLength: 64, description: 'chosen by the member' })
const Hash = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })
export const GameMode = () => Type.Union([Type.Literal('REAL'), Type.Literal('FREE')])

/** What a member needs to check a round later. */
export const Proof = () => Type.Object({
  commit: Hash('SHA-256 of the server seed, known before the round'),
  clientSeed: ClientSeed(),
  nonce: Type.Integer({ minimum: 0 }),
  mathVersion: Type.String(),
})

/** A round as it is shown: `events` is the list that the stage plays, of the game's own types. */
export const RoundFields = () => ({
  roundId: Id(),
  events: Type.Array(Type.Unknown()),
  betAmount: Amount(),
  winAmount: Amount(),
  balance: Amount('after the round'),
  currency: Currency(),
  proof: Proof(),
  closed: Type.Boolean({ description: 'nothing of the round is left to decide' }),
})

export const Seeds = () => ({
  commit: Hash('of the pair that the next round uses'),
  nextCommit: Hash('of the pair after it'),
  clientSeed: ClientSeed(),
  nonce: Type.Integer({ minimum: 0, description: 'of the next round; rounds played on this pair' }),
})

export const RevealedSeed = () => Nullable(Type.Object({
  serverSeed: Hash('its SHA-256 is the commit'), commit: Hash('shown before the first round'), clientSeed: ClientSeed(),
  roundCount: Type.Integer(), revealedAt: Time(),
}))

/** A round with what proves it; the server seed once its pair is retired. */
export const FairRound = () => Type.Object({
  roundId: Id(),
  gameCode: Type.String(),
  mode: GameMode(),
  state: Type.Literal('SETTLED'),
  betAmount: Amount(),
  winAmount: Amount(),
  currency: Currency(),
  choice: Type.Unknown(),
  events: Type.Array(Type.Unknown()),
  proof: Proof(),
  serverSeed: Nullable(Hash('null until the pair is retired')),
  playedAt: Time(),
})
