/** a3: every movement is reverted twice at the same moment; exactly one revert has its effect, and all is as before. */
import { balancesOf, memberAccount, postTransaction, reverse, runAudit } from '../../../modules/wallet/index.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'
import { bet, openWallet, rollback } from '../../../tests/ledger/support.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite } from '../suite.ts'

const MEMBERS = 12
const OPENING = 1_000_000n

export async function runReverts({ movements, random }: { movements: number; random: Random }): Promise<Outcome> {
  const wallet = await openWallet({ batchSize: 32 })
  const failures = new Failures()
  const { database, poster } = wallet
  try {
    const members = await inTurns(MEMBERS, 4, (n) => wallet.member(`revert-${n}`, { main: OPENING }))
    const plans = Array.from({ length: movements }, (_, n) => {
      const from = random(MEMBERS)
      return { from: members[from]!, to: members[(from + 1 + random(MEMBERS - 1)) % MEMBERS]!, amount: BigInt(1 + random(90)), isBet: n % 2 === 0 }
    })
    const posted = await inTurns(movements, 20, async (n) => {
      const { from, to, amount, isBet } = plans[n]!
      if (isBet) return (await poster.post(bet({ memberId: from, transactionId: `b${n}`, roundId: `b${n}`, amount }))).walletTransactionId!
      return (await database.transaction((tx) => postTransaction(tx, { scope: 'move', key: `m${n}`, kind: 'TRANSFER', currency: 'THB', entries: [{ from: memberAccount(from), to: memberAccount(to), amount, code: 'TRANSFER_UP' }] }))).txnId
    })
    const effects = Array<number>(movements).fill(0)
    const backs = Array.from({ length: movements }, () => new Set<string>())
    await inTurns(movements * 2, 40, async (turn) => {
      const n = turn >> 1
      const { from, isBet } = plans[n]!
      if (isBet) {
        const answer = await poster.post(rollback({ memberId: from, transactionId: `x${turn}`, roundId: `b${n}`, originalTransactionId: `b${n}` }))
        failures.check(answer.status === 'OK', 'a second rollback of a bet was not OK', answer)
        backs[n]!.add(answer.walletTransactionId!)
        return
      }
      await database.transaction((tx) => reverse(tx, { txnId: posted[n]!, scope: 'operator', key: `r${turn}`, actor: 'owner', reason: 'torture' })).then(
        () => { effects[n]!++ },
        // What was moved on may not be there to take back: then nothing is taken.
        (error: unknown) => failures.check(['ADJUSTMENT_STATE', 'BAL_INSUFFICIENT'].includes(String(sqlStateOf(error))), 'a revert failed otherwise', error))
    })
    for (const [n, { isBet }] of plans.entries()) {
      if (isBet) failures.check(backs[n]!.size === 1, 'two rollbacks of a bet name two transactions', posted[n])
      else failures.check(effects[n] === 1, 'a movement was not reverted exactly once', { txnId: posted[n], times: effects[n] })
    }
    for (const member of members) {
      const { main } = await balancesOf(database.kysely, member)
      failures.check(main === OPENING, 'I2: a balance is not as before', { member, main })
    }
    for (const { id, ok, detail } of await runAudit(database.kysely)) failures.check(ok, `${id} is broken`, detail)
    return { figures: [`${movements} movements (bets and transfers), each reverted twice at once, 40 at a time`], failures: failures.list() }
  } finally {
    await wallet.close()
  }
}

export const reverts: Suite = {
  name: 'reverts',
  about: 'everything reverted twice at the same moment (a3)',
  run: ({ count, random }) => runReverts({ movements: count ?? 5_000, random }),
}
