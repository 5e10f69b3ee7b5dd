/** ACME's database of its members' pockets. */
import { firstOf, oneOf, run, sql, type Database } from '../../platform/postgres.ts'
import type { PlayerAnswer, PlayerMoneyMessage } from '../../contract/vendor/launch/player-calls.ts'
import { toWireAmount } from '../../kernel/money.ts'

export class AcmeBooks {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async balance(memberId: string): Promise<number> {
    const row = await firstOf(
      this.#database.kysely,
      sql<{ balance: bigint }>`SELECT balance FROM acme.pocket WHERE member_id = ${memberId}`,
    )
    return toWireAmount(row?.balance ?? 0n)
  }

  /**
   * Each transaction id once: a repeat gets the first answer, and nothing is done if it was asked about
   * before it came.
   */
  async move(kind: 'DEPOSIT' | 'WITHDRAW', message: PlayerMoneyMessage): Promise<PlayerAnswer> {
    const { transactionId, memberId } = message
    const amount = BigInt(message.amount)
    const status = await this.#database.transaction(async (tx) => {
      await run(tx, sql`INSERT INTO acme.pocket (member_id) VALUES (${memberId}) ON CONFLICT DO NOTHING`)
      const { balance } = await oneOf(
        tx,
        sql<{ balance: bigint }>`SELECT balance FROM acme.pocket WHERE member_id = ${memberId} FOR UPDATE`,
      )
      const wanted = kind === 'WITHDRAW' && balance < amount ? 'INSUFFICIENT_FUNDS' : 'OK'
      const isNew =
        (await run(
          tx,
          sql`
        INSERT INTO acme.transaction (transaction_id, kind, member_id, amount, status) VALUES (${transactionId}, ${kind}, ${memberId}, ${amount}, ${wanted}) ON CONFLICT DO NOTHING`,
        )) === 1n
      if (isNew && wanted === 'OK')
        await run(
          tx,
          sql`UPDATE acme.pocket SET balance = balance + ${kind === 'DEPOSIT' ? amount : -amount} WHERE member_id = ${memberId}`,
        )
      return (
        await oneOf(
          tx,
          sql<{
            status: PlayerAnswer['status']
          }>`SELECT status FROM acme.transaction WHERE transaction_id = ${transactionId}`,
        )
      ).status
    })
    return { status, balanceAmount: await this.balance(memberId) }
  }

  /** The result of a transaction; one that never came is marked, so that it never happens. */
  async transaction(transactionId: string): Promise<PlayerAnswer> {
    await run(
      this.#database.kysely,
      sql`
      INSERT INTO acme.transaction (transaction_id, kind, member_id, amount, status) VALUES (${transactionId}, 'NONE', '', 0, 'NOT_FOUND') ON CONFLICT DO NOTHING`,
    )
    const row = await oneOf(
      this.#database.kysely,
      sql<{
        status: PlayerAnswer['status']
        member_id: string
      }>`SELECT status, member_id FROM acme.transaction WHERE transaction_id = ${transactionId}`,
    )
    return { status: row.status, balanceAmount: row.member_id === '' ? 0 : await this.balance(row.member_id) }
  }

  /** A round on the pocket: the stake out and the win in, or undefined if the stake is not there. */
  async play(memberId: string, stakeAmount: number, winAmount: number): Promise<number | undefined> {
    const row = await firstOf(
      this.#database.kysely,
      sql<{ balance: bigint }>`
      UPDATE acme.pocket SET balance = balance - ${BigInt(stakeAmount)} + ${BigInt(winAmount)} WHERE member_id = ${memberId} AND balance >= ${BigInt(stakeAmount)} RETURNING balance`,
    )
    return row && toWireAmount(row.balance)
  }
}
