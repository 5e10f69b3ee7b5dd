/** Free rounds for tests: a promotion that grants them, and a member who plays them in the studio's page. */
import { randomUUID } from 'node:crypto'
import { joinPromotion } from '../../contract/player/promotions/join-promotion.ts'
import { listFreeRounds } from '../../contract/player/promotions/list-free-rounds.ts'
import { readPromotion } from '../../contract/player/promotions/read-promotion.ts'
import { setMemberGuard } from '../../modules/wallet/index.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { clock } from '../../kernel/clock.ts'
import { seedFreeRounds } from '../../modules/promotions/index.ts'
import { oneOf, sql, type Database } from '../../platform/postgres.ts'
import type { CashierHouse, Player } from './cashier.ts'
import { makeAccount } from './identity.ts'
import { openPromotion, type PromotionChange } from './promotions.ts'
import type { Reply } from './server.ts'
import { sitDown, type RoundAnswer } from './studio.ts'

export const GAME = 'TUKTUK3'
export const STAKE = 200

export type FreeAnswer = RoundAnswer & {
  free?: {
    grantId: string
    leftCount: number
    wonAmount: number
    creditedAmount: number
    requiredAmount: number
  }
}

export interface GrantState {
  left_count: number
  won_amount: bigint
  ended: boolean
  claim: string
  amount: bigint
  required_amount: bigint
  rounds: number
  won: bigint
}

/** Rounds of a new promotion for a member of the demo's merchant; returns the grant. */
export const grantTo = (
  database: Database,
  memberId: string,
  given: Record<string, unknown>,
): Promise<string> =>
  database.transaction(async (tx) => {
    const promotionId = await openPromotion(tx, { kind: 'FREE_ROUNDS', arguments: given })
    await seedFreeRounds(tx, { merchantId: DEMO_MERCHANT, promotionId, memberId, now: clock.now() })
    const { id } = await oneOf(
      tx,
      sql<{
        id: string
      }>`SELECT grant_id AS id FROM promotions.free_grant WHERE promotion_id = ${promotionId}`,
    )
    return id
  })

export function freeRoundsHouse(house: () => CashierHouse) {
  let number = 0
  const promote = (change: Partial<PromotionChange> = {}): Promise<string> =>
    house().transaction((tx) =>
      openPromotion(tx, {
        ...change,
        kind: 'FREE_ROUNDS',
        arguments: { games: [GAME], roundAmount: STAKE, rounds: 3, ...change.arguments },
      }),
    )
  const join = (member: Player, promotionId: string) => member.call(joinPromotion, { body: { promotionId } })
  /** A member with an account of their own; nothing of it is another's. */
  async function person(): Promise<Player> {
    const username = `free${String(++number).padStart(3, '0')}`
    const id = await makeAccount(house().server, {
      username,
      payeeName: `สมศรี ใจดี ${username}`,
      registeredAddress: `203.0.113.${number}`,
    })
    await house().settle()
    return house().player(0, { account: username }, id)
  }
  /** A promotion of their own, whose rounds they take. */
  async function granted(
    member: Player,
    change: Partial<PromotionChange> = {},
  ): Promise<{ promotionId: string; grantId: string }> {
    const promotionId = await promote(change)
    const answer = await join(member, promotionId)
    if (!answer.success) throw new Error(`the rounds were refused: ${answer.code}`)
    const { grantId } = (await member.call(listFreeRounds)).value.list.find(
      (row) => row.promotionId === promotionId,
    )!.grant
    return { promotionId, grantId }
  }
  /** At the game, in its own page. */
  async function sit(member: Player, gameCode = GAME) {
    const seat = await sitDown(house().server, house().client, member.token, { gameCode })
    return {
      ...seat,
      spin: (grantId: string, key: string = randomUUID(), stake = STAKE) =>
        seat.play(stake, key, { grantId }) as Promise<Reply<FreeAnswer>>,
    }
  }
  const stateOf = (grantId: string): Promise<GrantState> =>
    oneOf(
      house().server.process.database.kysely,
      sql<GrantState>`
      SELECT g.left_count, g.won_amount, g.ended_at IS NOT NULL AS ended, c.state AS claim, c.amount, c.required_amount,
        (SELECT count(*)::int FROM promotions.free_round r WHERE r.grant_id = g.grant_id AND NOT r.is_void) AS rounds,
        (SELECT coalesce(sum(win_amount), 0)::bigint FROM promotions.free_round r WHERE r.grant_id = g.grant_id) AS won
      FROM promotions.free_grant g JOIN promotions.claim c ON c.claim_id = g.grant_id WHERE g.grant_id = ${grantId}`,
    )
  const spentOf = (promotionId: string) =>
    oneOf(
      house().server.process.database.kysely,
      sql<{ spent_amount: bigint; claim_count: number; state: string }>`
      SELECT spent_amount, claim_count, state FROM promotions.promotion WHERE promotion_id = ${promotionId}`,
    )
  const cardOf = async (member: Player, promotionId: string) =>
    (await member.call(readPromotion, { params: { promotionId } })).value.card
  const exclude = ({ id }: Player) =>
    house().transaction((tx) =>
      setMemberGuard(tx, id, { blockedReason: 'SELF_EXCLUDED', blockedUntil: null }),
    )
  /** Every round that is left; what they won together. */
  async function playAll(member: Player, grantId: string): Promise<bigint> {
    const seat = await sit(member)
    for (let { left_count: left } = await stateOf(grantId); left > 0; left--)
      if (!(await seat.spin(grantId)).success) throw new Error('a free round was refused')
    return (await stateOf(grantId)).won
  }
  return { promote, join, person, granted, sit, stateOf, spentOf, cardOf, exclude, playAll }
}
