/** Requests of deposits, withdrawals and transfers, which are said again however old they are (I7). */
import { sqlStateOf } from '../../../platform/postgres.ts'
import type { Failures, Random } from '../suite.ts'

type Run = () => Promise<{ txnId: string; isRepeat: boolean }>

export class Requests {
  readonly #failures: Failures
  readonly #sent: { run: Run; txnId: string }[] = []

  constructor(failures: Failures) {
    this.#failures = failures
  }

  /** False if the money was not there. */
  async send(run: Run): Promise<boolean> {
    try {
      const { txnId, isRepeat } = await run()
      this.#failures.check(!isRepeat, 'a new request was called a repeat', txnId)
      this.#sent.push({ run, txnId })
      return true
    } catch (error) {
      if (sqlStateOf(error) !== 'BAL_INSUFFICIENT') throw error
      return false
    }
  }

  /** The same request again, however old: the same transaction, and nothing moves. */
  async again(random: Random): Promise<void> {
    const request = this.#sent[random(Math.max(1, this.#sent.length))]
    if (!request) return
    const { txnId, isRepeat } = await request.run()
    this.#failures.check(
      isRepeat && txnId === request.txnId,
      'I7: a request said again was answered with another transaction',
      { txnId, first: request.txnId },
    )
  }
}
