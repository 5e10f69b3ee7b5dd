/**
 * The worked example of docs/flows/agent-pay.md as it was paid: A above B above C, players below each, a
 * foreign agent beside them, and a result of the period before that was stated again.
 */
import { openAgentLine, at } from './agent-line.ts'
import { openCashierHouse } from './cashier.ts'

export async function openPayExample(env: Readonly<Record<string, string>> = {}) {
  const house = await openCashierHouse(env)
  const line = openAgentLine(house.server)
  const top = await line.account('top', null, 1)
  const mid = await line.account('mid', top)
  const low = await line.account('low', mid)
  const ids = {
    a: top,
    b: mid,
    c: low,
    p1: await line.account('p', low, 0),
    p2: await line.account('p', mid, 0),
    p3: await line.account('p', top, 0),
    other: await line.account('other', null, 1),
  }
  const startsAt = at('2031-02-16T00:00')
  for (const [agentId, giverId, ratePpm] of [
    [ids.a, null, 300_000],
    [ids.b, ids.a, 200_000],
    [ids.c, ids.b, 100_000],
    [ids.other, null, 100_000],
  ] as const)
    await line.contract(agentId, { kind: 'DIVIDEND', startsAt, giverId, ratePpm, writtenBy: 'writer' })
  const before = await line.play(ids.p3, { at: at('2031-02-20T12:00'), stake: 200 })
  const noon = at('2031-03-05T12:00')
  await line.play(ids.p1, { at: noon, stake: 60_000, payout: 30_000, product: 'RNG' })
  await line.play(ids.p1, { at: noon, stake: 40_000, payout: 40_000, product: 'LIVE' })
  await line.play(ids.p2, { at: noon, stake: 60_000, payout: 68_000 })
  await line.play(ids.p3, { at: noon, stake: 40_160, payout: 28_000 })
  // A result of February that was stated again in March: 160 more were paid.
  await line.play(ids.p3, { at: at('2031-03-03T09:00'), stake: 0, payout: 160, roundNo: before })
  await line.play(ids.a, { at: noon, stake: 999 })
  await line.credit(ids.p1, noon, 20, 500)
  for (const [agentId, commission, salary] of [
    [ids.c, 1_000, 250],
    [ids.b, 1_600, 390],
    [ids.a, 1_200, 560],
  ] as const) {
    await line.credit(agentId, noon, 30, commission)
    await line.credit(agentId, noon, 31, salary)
  }
  await line.pay(at('2031-03-16T02:00'))
  await house.settle()
  const agent = (accountId: string) =>
    house.player(1, { type: 1, isAgent: true, account: accountId }, accountId)
  return {
    house,
    line,
    ids,
    agent,
    a: await agent(ids.a),
    other: await agent(ids.other),
    desk: await house.operator('boss', ['commissions.view', 'commissions.decide']),
  }
}
