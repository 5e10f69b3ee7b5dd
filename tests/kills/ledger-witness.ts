/**
 * Remembers what the ledger acknowledged to the rounds of ledger-rounds.ts, and afterwards asks whether it
 * kept its word.
 */
import {
  balancesOfMany,
  openPoster,
  runAudit,
  sealTransfers,
  setGameGuards,
} from '../../modules/wallet/index.ts'
import { rowsOf, sql, type Database } from '../../platform/postgres.ts'
import { GAME, openMember } from '../ledger/support.ts'
import {
  changeOf,
  MEMBERS,
  memberOf,
  messagesOf,
  OPENING,
  playRound,
  type LoadLine,
} from './ledger-rounds.ts'

export class LedgerWitness {
  /** Every acknowledged message with its transaction, and the rounds played to their end. */
  readonly acknowledged = new Map<string, string>()
  readonly finished = new Set<number>()
  readonly #wrong: string[] = []
  last = 0

  /** Members with money and a game that is open. */
  async open(database: Database): Promise<void> {
    await database.transaction((tx) =>
      setGameGuards(tx, [{ vendor: 'A', gameCode: GAME, product: 'RNG', isOpen: true }]),
    )
    for (let n = 0; n < MEMBERS; n++) await openMember(database, memberOf(n), { main: OPENING })
  }

  hear = (line: LoadLine): void => {
    this.last = Math.max(this.last, line.round)
    if (!('answered' in line)) return
    const known = this.acknowledged.get(line.answered)
    if (known !== undefined && known !== line.txn)
      this.#wrong.push(`${line.answered} was answered with ${known} and with ${line.txn}`)
    this.acknowledged.set(line.answered, line.txn)
    if (line.answered === messagesOf(line.round)[1]!.transactionId) this.finished.add(line.round)
  }

  /** Says again what may have been lost unanswered, so that every round is known to its end. */
  async finishAll(url: string): Promise<void> {
    const poster = openPoster({ url })
    for (let n = 0; n <= this.last; n++) if (!this.finished.has(n)) await playRound(poster, n, this.hear)
    await poster.close()
  }

  /**
   * What differs from the acknowledgements: each must exist once under its own transaction, members' balances
   * equal the rounds, and the audit holds.
   */
  async problems(database: Database): Promise<string[]> {
    const found = [...this.#wrong]
    const rows = await rowsOf(
      database.kysely,
      sql<{ idem_key: string; txn_id: bigint; count: bigint }>`
      SELECT idem_key, min(txn_id) AS txn_id, count(*) AS count FROM audit.txns WHERE scope = 'vendor:A' GROUP BY idem_key`,
    )
    for (const row of rows) if (row.count !== 1n) found.push(`I5: ${row.idem_key} stands ${row.count} times`)
    const kept = new Map(rows.map((row) => [row.idem_key, row.txn_id.toString()]))
    for (const [id, txn] of this.acknowledged)
      if (kept.get(id) !== txn)
        found.push(`I2: ${id} was acknowledged as ${txn}, and the ledger has ${kept.get(id) ?? 'nothing'}`)
    if (this.finished.size === this.last + 1) {
      const expected = new Map(Array.from({ length: MEMBERS }, (_, n) => [memberOf(n), OPENING]))
      for (const n of this.finished) expected.set(memberOf(n), expected.get(memberOf(n))! + changeOf(n))
      const balances = await balancesOfMany(database.kysely, [...expected.keys()])
      for (const [member, balance] of expected)
        if (balances.get(member)!.main !== balance)
          found.push(`I2: ${member} holds ${balances.get(member)!.main} instead of ${balance}`)
    }
    await sealTransfers(database)
    for (const { id, ok, detail } of await runAudit(database.kysely)) if (!ok) found.push(`${id}: ${detail}`)
    return found
  }
}
