/** What is proved of the ledger from outside: while everything moves, and of what was posted before. */
import type { Wallet } from '../../../tests/ledger/support.ts'
import type { Failures } from '../suite.ts'

/** I9: what was posted once never changes. */
export class PostedPast {
  #past: { last: string; hash: string } | undefined

  async compare({ database: { pool } }: Wallet, failures: Failures): Promise<void> {
    const hashOf = async (last: string) =>
      (
        await pool.query<{ hash: string }>(
          `SELECT md5(string_agg(concat_ws(',', posting_id, txn_id, account_id, amount_minor, posted_at), '|' ORDER BY posting_id)) AS hash FROM audit.postings WHERE posting_id <= $1`,
          [last],
        )
      ).rows[0]!.hash
    if (this.#past)
      failures.check(
        (await hashOf(this.#past.last)) === this.#past.hash,
        'I9: what was posted before changed',
        this.#past.last,
      )
    const {
      rows: [newest],
    } = await pool.query<{ last: string }>('SELECT max(posting_id)::text AS last FROM audit.postings')
    this.#past = { last: newest!.last, hash: await hashOf(newest!.last) }
  }
}

/** I1 and I3 as a reader sees them while everything moves. */
export async function watchLedger(
  { database: { pool } }: Wallet,
  failures: Failures,
  isOver: () => boolean,
  onLook: () => void,
): Promise<void> {
  while (!isOver()) {
    const { rows } = await pool.query<{ negative: string; sum: string }>(`
      SELECT (count(*) FILTER (WHERE NOT may_be_negative AND balance_minor < 0))::text AS negative, coalesce(sum(balance_minor), 0)::text AS sum FROM audit.accounts`)
    onLook()
    failures.check(rows[0]!.negative === '0', 'I3: an account below zero was seen', rows[0])
    failures.check(
      rows[0]!.sum === '0',
      'I1: a moment was seen in which the ledger does not sum to zero',
      rows[0],
    )
    await new Promise((done) => setTimeout(done, 200))
  }
}
