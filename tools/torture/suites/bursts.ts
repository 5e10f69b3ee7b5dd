/**
 * a2: forty sockets draw out a whole balance at once, and forty send one key: one has its effect, all get an
 * answer.
 */
import { randomUUID } from 'node:crypto'
import { openCashierHouse } from '../../../tests/support/cashier.ts'
import { Failures, type Outcome, type Suite } from '../suite.ts'

const SOCKETS = 40
/** A member may draw out a few times a day. */
const FIRST_MEMBER = 7
const MEMBERS = 11

export async function runBursts({ rounds }: { rounds: number }): Promise<Outcome> {
  const house = await openCashierHouse()
  const failures = new Failures()
  let successes = 0
  try {
    const operator = await house.operator('bursts')
    for (let round = 0; round < rounds; round++) {
      const player = await house.player(FIRST_MEMBER + (round % MEMBERS))
      const bankAccountId = await player.bankAccountId()
      const before = await player.balances()
      const keys =
        round % 2 === 0
          ? Array.from({ length: SOCKETS }, () => randomUUID())
          : Array<string>(SOCKETS).fill(randomUUID())
      const answers = await Promise.all(
        keys.map((key) => player.withdraw(Number(before.main), { bankAccountId, key })),
      )
      const taken = new Set(answers.filter(({ success }) => success).map(({ value }) => value.withdrawalId))
      const after = await player.balances()
      failures.check(
        taken.size === 1,
        'not exactly one of forty drew the balance out',
        answers.map(({ code, status }) => code ?? status),
      )
      failures.check(
        after.main === 0n && after.hold === before.hold + before.main,
        'the money held is not the balance once',
        { before, after },
      )
      failures.check(
        answers.every(({ status }) => status < 500),
        'a socket got no definite answer',
        answers.map(({ status }) => status),
      )
      successes += taken.size
      const [withdrawalId] = taken
      const path = `/api/operator/withdrawals/${withdrawalId}/reject`
      const rejected = await house.client.post(
        path,
        { remark: 'torture' },
        { token: operator.token, key: randomUUID() },
      )
      failures.check(rejected.success, 'a withdrawal could not be given back', rejected)
      const returned = await player.balances()
      failures.check(returned.main === before.main, 'what was given back is not what was drawn', {
        before,
        returned,
      })
    }
    await house.audit().catch((error: unknown) => failures.add('the audit', error))
    return {
      figures: [
        `${rounds} bursts of ${SOCKETS} sockets on a whole balance, under ${SOCKETS} keys and under one: ${successes} withdrawals`,
      ],
      failures: failures.list(),
    }
  } finally {
    await house.close()
  }
}

export const bursts: Suite = {
  name: 'bursts',
  about: '40 sockets draw the whole balance, 40 equal keys (a2, T-W1)',
  run: ({ count }) => runBursts({ rounds: count ?? 22 }),
}
