/**
 * a3: every movement is reverted twice at the same moment; exactly one revert has its effect, and all is as
 * before.
 */
import {
  balancesOf,
  memberAccount,
  postTransaction,
  reverse,
  runAudit,
} from '../../../modules/wallet/index.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'
import { bet, openWallet, rollback, type Wallet } from '../../../tests/ledger/support.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite } from '../suite.ts'

const MEMBERS = 12
const OPENING = 1_000_000n

interface Movement {
  from: string
  to: string
  amount: bigint
  isBet: boolean
}

const planMovements = (count: number, members: readonly string[], random: Random): Movement[] =>
  Array.from({ length: count }, (_, n) => {
    const from = random(MEMBERS)
    return {
      from: members[from]!,
      to: members[(from + 1 + random(MEMBERS - 1)) % MEMBERS]!,
      amount: BigInt(1 + random(90)),
      isBet: n % 2 === 0,
    }
  })

/** A bet through the poster, or a transfer; answers the transaction's id. */
async function post(
  { poster, database }: Wallet,
  { from, to, amount, isBet }: Movement,
  n: number,
): Promise<string> {
  if (isBet)
    return (await poster.post(bet({ memberId: from, transactionId: `b${n}`, roundId: `b${n}`, amount })))
      .walletTransactionId!
  return (
    await database.transaction((tx) =>
      postTransaction(tx, {
        scope: 'move',
        key: `m${n}`,
        kind: 'TRANSFER',
        currency: 'THB',
        entries: [{ from: memberAccount(from), to: memberAccount(to), amount, code: 'TRANSFER_UP' }],
      }),
    )
  ).txnId
}

function checkOnce(
  failures: Failures,
  isBet: boolean,
  { txnId, times, backs }: { txnId: string; times: number; backs: ReadonlySet<string> },
): void {
  if (isBet) failures.check(backs.size === 1, 'two rollbacks of a bet name two transactions', txnId)
  else failures.check(times === 1, 'a movement was not reverted exactly once', { txnId, times })
}

/** All is as before, and the ledger proves itself. */
async function checkEnd({ database }: Wallet, members: readonly string[], failures: Failures): Promise<void> {
  for (const member of members) {
    const { main } = await balancesOf(database.kysely, member)
    failures.check(main === OPENING, 'I2: a balance is not as before', { member, main })
  }
  for (const { id, ok, detail } of await runAudit(database.kysely))
    failures.check(ok, `${id} is broken`, detail)
}

export async function runReverts({
  movements,
  random,
}: {
  movements: number
  random: Random
}): Promise<Outcome> {
  const wallet = await openWallet({ batchSize: 32 })
  const failures = new Failures()
  const { database, poster } = wallet
  try {
    const members = await inTurns(MEMBERS, 4, (n) => wallet.member(`revert-${n}`, { main: OPENING }))
    const plans = planMovements(movements, members, random)
    const posted = await inTurns(movements, 20, (n) => post(wallet, plans[n]!, n))
    const effects = Array<number>(movements).fill(0)
    const backs = Array.from({ length: movements }, () => new Set<string>())
    await inTurns(movements * 2, 40, async (turn) => {
      const n = turn >> 1
      const { from, isBet } = plans[n]!
      if (isBet) {
        const answer = await poster.post(
          rollback({
            memberId: from,
            transactionId: `x${turn}`,
            roundId: `b${n}`,
            originalTransactionId: `b${n}`,
          }),
        )
        failures.check(answer.status === 'OK', 'a second rollback of a bet was not OK', answer)
        backs[n]!.add(answer.walletTransactionId!)
        return
      }
      await database
        .transaction((tx) =>
          reverse(tx, {
            txnId: posted[n]!,
            scope: 'operator',
            key: `r${turn}`,
            actor: 'owner',
            reason: 'torture',
          }),
        )
        .then(
          () => {
            effects[n]!++
          },
          // What was moved on may not be there to take back: then nothing is taken.
          (error: unknown) =>
            failures.check(
              ['ADJUSTMENT_STATE', 'BAL_INSUFFICIENT'].includes(String(sqlStateOf(error))),
              'a revert failed otherwise',
              error,
            ),
        )
    })
    for (const [n, { isBet }] of plans.entries())
      checkOnce(failures, isBet, { txnId: posted[n]!, times: effects[n]!, backs: backs[n]! })
    await checkEnd(wallet, members, failures)
    return {
      figures: [`${movements} movements (bets and transfers), each reverted twice at once, 40 at a time`],
      failures: failures.list(),
    }
  } finally {
    await wallet.close()
  }
}

export const reverts: Suite = {
  name: 'reverts',
  about: 'everything reverted twice at the same moment (a3)',
  run: ({ count, random }) => runReverts({ movements: count ?? 5_000, random }),
}
