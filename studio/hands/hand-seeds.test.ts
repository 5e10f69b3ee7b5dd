import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../games/blackjack/rules/index.ts'
import { valueOf } from '../../games/blackjack/rules/totals.ts'
import { oneOf, openDatabase, sql, type Database } from '../../platform/postgres.ts'
import { dealNext, sitAtBlackjack, studioOver } from '../../tests/support/hands.ts'
import { startServer, type TestServer } from '../../tests/support/server.ts'
import { playerOf } from '../../tests/support/studio.ts'
import type { Studio } from '../index.ts'
import type { HandView } from './view.ts'

let server: TestServer
let owner: Database
let studio: Studio
let other: Studio
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  other = studioOver(server)
})
afterAll(async () => {
  await studio.close()
  await other.close()
  await owner.close()
  await server.close()
})

/** The wallet's figures of the hand's round must be those that the member saw. */
async function expectBooked(hand: HandView): Promise<void> {
  expect(hand.state).toBe('SETTLED')
  expect(await studio.port.round({ roundId: hand.handId })).toMatchObject({
    status: 'OK',
    state: 'CLOSED',
    betAmount: hand.betAmount,
    winAmount: hand.winAmount,
  })
}

const up = (table: Table) => valueOf(table.dealer.cards[0]!)

const goesOn = (table: Table) =>
  !table.isEnded && table.actions.includes('DOUBLE') && up(table) < 10 && table.hands[0]!.total <= 16

describe('seeds', () => {
  it('are not revealed while a hand is open; a worn-out pair continues with it and is retired after it', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member07')
    const { memberId } = sitting.seat
    await dealNext(owner, studio, memberId, [], goesOn)
    const hand = await sitting.start(studio)
    await expect(studio.seeds.rotate(memberId, undefined)).rejects.toMatchObject({ code: 'HAND_OPEN' })
    await owner.pool.query(
      "UPDATE studio.seed_pair SET activated_at = activated_at - interval '25 hours' WHERE member_id = $1 AND state = 'ACTIVE'",
      [memberId],
    )
    studio.seeds.forget(memberId)
    expect((await studio.seeds.of(memberId)).commit).toBe(hand.proof.commit)
    // A slot uses the same pair meanwhile, and no nonce is used twice.
    const slot = await playerOf(server, 'member07')
    const { value: round } = await slot.play(100)
    expect([round.proof.commit, round.proof.nonce]).toEqual([hand.proof.commit, hand.proof.nonce + 1])
    await expectBooked(await sitting.act(studio, hand, 'STAND'))
    other.seeds.forget(memberId)
    expect((await other.seeds.of(memberId)).commit).not.toBe(hand.proof.commit)
  })

  it('give each hand and each round a nonce of its own, whatever comes at once', async () => {
    const sitting = await sitAtBlackjack(server, studio, 'member08')
    const player = await playerOf(server, 'member08')
    const [, , hand] = await Promise.all([
      player.play(100),
      player.play(100),
      sitting.start(studio),
      player.play(100),
      player.play(100),
    ])
    const { used } = await oneOf(
      owner.kysely,
      sql<{ used: number[] }>`
      SELECT array_agg(n ORDER BY n) AS used FROM (SELECT nonce AS n FROM studio.round WHERE member_id = ${sitting.seat.memberId} UNION ALL SELECT nonce FROM studio.hand WHERE member_id = ${sitting.seat.memberId}) AS all_of`,
    )
    expect(used).toEqual([0, 1, 2, 3, 4])
    expect(hand.proof.nonce).toBeLessThan(5)
  })
})
