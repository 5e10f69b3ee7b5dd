/** What the application may not do to a draw, and what a bet's judge sees of an issue. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clientPartOfBets } from '../../../kernel/fair/shared-round.ts'
import { firstOf, run, sql } from '../../../platform/postgres.ts'
import { issueFacts, openDrawHouse, type DrawHouse, type IssueFacts } from '../../../tests/support/draws.ts'
import { lockIssues, readIssue, textOfIssue } from './door.ts'
import { games } from './games.ts'
import { revealSeed } from './store/steps.ts'

const HOUR_MS = 3_600_000
const ssc = games.filter(({ gameCode }) => gameCode === 'SSC60')
let house: DrawHouse
beforeEach(async () => {
  house = await openDrawHouse(ssc)
})
afterEach(() => house.close())

const keyOf = ({ game_code: gameCode, numero }: IssueFacts) => ({ gameCode, numero })
/** Plans an hour and returns the first issues; the first is open, whatever second of the minute it is. */
async function planned(count: number): Promise<IssueFacts[]> {
  await house.plan({ aheadMs: HOUR_MS })
  const issues = (await issueFacts(house, 'SSC60')).slice(0, count)
  await house.moveTo(issues[0]!.opens_at)
  return issues
}
/** Moves the clock through an issue's steps. */
async function hold(issue: IssueFacts, run: () => Promise<void>): Promise<void> {
  await house.moveTo(issue.closes_at)
  await run()
  await house.moveTo(issue.draws_at)
  await run()
}
const factsOf = async (issue: IssueFacts): Promise<IssueFacts> =>
  (await issueFacts(house, issue.game_code)).find(({ numero }) => numero === issue.numero)!

test('a seed stays secret before the close, without the beacon, and while an earlier issue is open', async () => {
  const [issue, next] = (await planned(2)) as [IssueFacts, IssueFacts]
  const reveal = (key: IssueFacts) => house.database.transaction((tx) => revealSeed(tx, keyOf(key)))
  await expect(reveal(issue)).rejects.toThrow('secret')
  await house.moveTo(issue.closes_at)
  await expect(reveal(issue)).rejects.toThrow('secret')
  // Even the owner's functions do not reveal a later place, whatever its row says.
  await run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET state = 'CLOSED', beacon = 'x' WHERE numero = ${next.numero}`,
  )
  await expect(reveal(next)).rejects.toThrow('secret')
})

test('the application cannot read secrets, nor choose, repeat or take back a draw', async () => {
  const [issue, other] = (await planned(2)) as [IssueFacts, IssueFacts]
  const { clock } = house.process()
  await hold(issue, () => clock.runDue())
  const { kysely } = house.database
  const denied = [
    sql`SELECT FROM lottery.chain_secret`,
    sql`SELECT lottery.links_of(${issue.chain_id}, 1, 5)`,
    sql`SELECT lottery.begin_chain('SSC60', 100)`,
    sql`UPDATE lottery.issue SET server_seed = 'x' WHERE numero = ${other.numero}`,
    sql`UPDATE lottery.issue SET commit_hash = 'x' WHERE numero = ${other.numero}`,
    sql`UPDATE lottery.issue SET closes_at = app.now() WHERE numero = ${other.numero}`,
    sql`UPDATE lottery.issue SET chain_place = 900 WHERE numero = ${other.numero}`,
    sql`DELETE FROM lottery.issue WHERE numero = ${issue.numero}`,
    sql`INSERT INTO lottery.issue (game_code, numero, opens_at, closes_at, draws_at) VALUES ('SSC60', 'x', app.now(), app.now(), app.now())`,
    sql`UPDATE lottery.chain SET used = 0`,
    sql`DELETE FROM lottery.chain_gap`,
  ]
  for (const statement of denied) await expect(run(kysely, statement)).rejects.toThrow('permission denied')
  const standing = [
    sql`UPDATE lottery.issue SET result = '00000' WHERE numero = ${issue.numero}`,
    sql`UPDATE lottery.issue SET result = NULL WHERE numero = ${issue.numero}`,
    sql`UPDATE lottery.issue SET version = 2 WHERE numero = ${issue.numero}`,
    sql`UPDATE lottery.issue SET beacon = 'other' WHERE numero = ${issue.numero}`,
    sql`UPDATE lottery.issue SET state = 'VOID' WHERE numero = ${issue.numero}`,
    sql`UPDATE lottery.issue SET result = '12345' WHERE numero = ${other.numero}`,
  ]
  for (const statement of standing) await expect(run(kysely, statement)).rejects.toThrow()
  expect(await firstOf(kysely, sql`SELECT FROM lottery.issue WHERE numero = ${issue.numero}`)).toBeDefined()
})

test('a bet’s judge sees an issue scheduled, open and closed by the database’s clock, and holds its close', async () => {
  const [issue, next] = (await planned(2)) as [IssueFacts, IssueFacts]
  const { clock } = house.process()
  const states = () =>
    house.database.transaction(async (tx) => {
      const locked = await lockIssues(tx, [keyOf(next), keyOf(issue), { gameCode: 'SSC60', numero: '1' }])
      return [issue, next].map((one) => [one.numero, locked.get(textOfIssue(keyOf(one)))?.state])
    })
  expect(await states()).toEqual([
    [issue.numero, 'OPEN'],
    [next.numero, 'SCHEDULED'],
  ])
  let closing: Promise<void> | undefined
  await house.database.transaction(async (tx) => {
    await lockIssues(tx, [keyOf(issue)])
    await house.moveTo(issue.closes_at)
    closing = clock.runDue()
    await house.bet(keyOf(issue), { orderId: 'late', clientSeed: 's' })
    expect(await readIssue(house.owner.kysely, keyOf(issue))).toMatchObject({ state: 'CLOSED', beacon: null })
  })
  await closing
  expect(await factsOf(issue)).toMatchObject({ beacon: clientPartOfBets(['late:s']) })
  expect((await states())[0]).toEqual([issue.numero, 'CLOSED'])
})
