/**
 * a: random deposits, bets, wins, rollbacks, early rollbacks, withdrawals and transfers of many members at once, each
 * said again and again, some with other content, against the rules written a second time in memory. Each answer must be
 * the model's (I2, I7), and at polled moments every balance too, with I1 and I3 … I10 by the audit; nothing that was
 * posted changes afterwards (I9).
 */
import { runAudit, balancesOfMany, captureHold, gatewayAccount, hold, memberAccount, postTransaction, releaseHold, type VendorPosting } from '../../../modules/wallet/index.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'
import { Model } from '../../../tests/ledger/model.ts'
import { bet, betWin, CLOSED_GAME, MERCHANT, openWallet, rollback, win, type Wallet } from '../../../tests/ledger/support.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite } from '../suite.ts'

export interface BankWish {
  operations: number
  /** How often everything is compared. */
  polls: number
  random: Random
  say?: (line: string) => void
}

const MEMBERS = 48
const PARALLEL = 32
const OPENING = 50_000n

interface Hold { id: string; left: bigint }

export async function runBank({ operations, polls, random, say = () => {} }: BankWish): Promise<Outcome> {
  const wallet = await openWallet({ batchSize: 64 })
  const bank = new Bank(wallet, random)
  try {
    await bank.open()
    let isOver = false
    const watching = bank.watch(() => isOver)
    for (let poll = 1; poll <= polls; poll++) {
      await inTurns(Math.ceil(operations / polls), PARALLEL, () => bank.operate())
      await bank.compare()
      if (poll % 5 === 0) say(`${bank.done()} operations`)
    }
    isOver = true
    await watching
    return { figures: bank.figures(polls), failures: bank.failures.list() }
  } finally {
    await wallet.close()
  }
}

class Bank {
  readonly failures = new Failures()
  readonly #wallet: Wallet
  readonly #random: Random
  readonly #model = new Model(new Set([CLOSED_GAME]))
  readonly #members = Array.from({ length: MEMBERS }, (_, n) => `bank-${n}`)
  /** Operations of one member come one after the other; between members there is no order. */
  readonly #turns = new Map<string, Promise<unknown>>()
  readonly #said = new Map<string, VendorPosting[]>()
  readonly #holds = new Map<string, Hold[]>()
  readonly #held = new Map<string, bigint>()
  readonly #requests: { run: () => Promise<{ txnId: string; isRepeat: boolean }>; txnId: string }[] = []
  readonly #counts = new Map<string, number>()
  #names = 0
  #looks = 0
  #past: { last: string; hash: string } | undefined

  constructor(wallet: Wallet, random: Random) {
    this.#wallet = wallet
    this.#random = random
  }

  async open(): Promise<void> {
    for (const memberId of this.#members) {
      await this.#wallet.member(memberId, { main: OPENING, bonus: 2_000n, trial: 10_000n })
      this.#model.members.set(memberId, { main: OPENING, bonus: 2_000n, trial: 10_000n, owed: 0n, blocked: false, maxStake: null, bonusMaxStake: null, lossLeft: null })
      this.#said.set(memberId, [])
      this.#holds.set(memberId, [])
      this.#held.set(memberId, 0n)
    }
  }

  done = (): number => [...this.#counts.values()].reduce((sum, count) => sum + count, 0)

  figures(polls: number): string[] {
    const kinds = [...this.#counts].sort(([a], [b]) => a.localeCompare(b)).map(([kind, count]) => `${kind} ${count}`)
    return [`${this.done()} operations of ${MEMBERS} members, ${PARALLEL} at once: ${kinds.join(', ')}`, `${polls} times everything compared and proved, ${this.#looks} looks in between`]
  }

  async operate(): Promise<void> {
    const memberId = this.#members[this.#random(MEMBERS)]!
    const draw = this.#random(100)
    if (draw < 30) return this.#count('bet', [memberId], () => this.#post(this.#newBet(memberId)))
    if (draw < 45) return this.#count('win', [memberId], () => this.#post(this.#about(memberId, 'WIN')))
    if (draw < 55) return this.#count('rollback', [memberId], () => this.#post(this.#about(memberId, 'ROLLBACK')))
    if (draw < 60) return this.#count('early rollback', [memberId], () => this.#overtake(memberId))
    if (draw < 74) return this.#count('repeat', [memberId], () => this.#repeat(memberId))
    if (draw < 80) return this.#count('deposit', [memberId], () => this.#deposit(memberId))
    if (draw < 90) return this.#count('withdrawal', [memberId], () => this.#withdraw(memberId))
    if (draw < 93) return this.#count('request again', [], () => this.#again())
    const other = this.#members[this.#random(MEMBERS)]!
    if (other !== memberId) await this.#count('transfer', [memberId, other], () => this.#transfer(memberId, other))
  }

  async #count(kind: string, members: string[], work: () => Promise<void>): Promise<void> {
    const before = Promise.all(members.map((memberId) => this.#turns.get(memberId) ?? Promise.resolve()))
    const mine = before.then(work).catch((error: unknown) => this.failures.add(`${kind}: an error nobody expected`, error))
    for (const memberId of members) this.#turns.set(memberId, mine)
    await mine
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  #newBet(memberId: string): VendorPosting {
    const name = `n${++this.#names}`
    const common = { memberId, transactionId: name, roundId: name, mode: this.#random(6) === 0 ? 'FREE' as const : 'REAL' as const, ...(this.#random(40) === 0 ? { gameCode: CLOSED_GAME } : {}) }
    const amount = BigInt(1 + this.#random(this.#random(10) === 0 ? 60_000 : 900))
    return this.#random(5) === 0 ? betWin({ ...common, betAmount: amount, winAmount: BigInt(this.#random(1_500)) }) : bet({ ...common, amount })
  }

  /** A win or a rollback of something said before, mostly of the last few. */
  #about(memberId: string, kind: 'WIN' | 'ROLLBACK'): VendorPosting {
    const said = this.#said.get(memberId)!
    const of = said.at(-1 - this.#random(Math.min(8, said.length)))
    const name = `n${++this.#names}`
    const common = { memberId, transactionId: name, roundId: of?.roundId ?? name }
    return kind === 'WIN' ? win({ ...common, amount: BigInt(this.#random(2_000)), roundClosed: this.#random(2) === 0, lateWinAllowed: this.#random(4) === 0 })
      : rollback({ ...common, originalTransactionId: of?.transactionId ?? 'unknown', winRollbackAllowed: this.#random(3) === 0 })
  }

  async #overtake(memberId: string): Promise<void> {
    const late = this.#newBet(memberId)
    await this.#post(rollback({ memberId, transactionId: `n${++this.#names}`, roundId: late.roundId, originalTransactionId: late.transactionId }))
    await this.#post(late)
  }

  /** Said again, two at once, or with another amount under the same id. */
  async #repeat(memberId: string): Promise<void> {
    const said = this.#said.get(memberId)!
    const message = said[this.#random(Math.max(1, said.length))]
    if (!message) return
    if (this.#random(4) === 0 && 'amount' in message) return this.#post({ ...message, amount: message.amount + 1n })
    await this.#post(message)
    await this.#post(message)
  }

  async #post(message: VendorPosting): Promise<void> {
    const answer = await this.#wallet.poster.post(message)
    const expected = this.#model.post(message)
    this.#said.get(message.memberId)!.push(message)
    const got = { status: answer.status, balance: answer.balance, currentBalance: answer.currentBalance, isRepeat: answer.isRepeat }
    const right = { status: expected.status, balance: expected.balance, currentBalance: expected.currentBalance, isRepeat: expected.isRepeat }
    const isRight = got.status === right.status && got.balance === right.balance && got.currentBalance === right.currentBalance && got.isRepeat === right.isRepeat
    this.failures.check(isRight, `I2, I7: a ${message.kind} was answered otherwise than the model`, { message, got, right })
  }

  async #request(run: () => Promise<{ txnId: string; isRepeat: boolean }>): Promise<boolean> {
    try {
      const { txnId, isRepeat } = await run()
      this.failures.check(!isRepeat, 'a new request was called a repeat', txnId)
      this.#requests.push({ run, txnId })
      return true
    } catch (error) {
      if (sqlStateOf(error) !== 'BAL_INSUFFICIENT') throw error
      return false
    }
  }

  /** The same request again, however old: the same transaction, and nothing moves. */
  async #again(): Promise<void> {
    const request = this.#requests[this.#random(Math.max(1, this.#requests.length))]
    if (!request) return
    const { txnId, isRepeat } = await request.run()
    this.failures.check(isRepeat && txnId === request.txnId, 'I7: a request said again was answered with another transaction', { txnId, first: request.txnId })
  }

  async #deposit(memberId: string): Promise<void> {
    const amount = BigInt(1 + this.#random(3_000))
    const key = `n${++this.#names}`
    await this.#request(() => this.#wallet.database.transaction((tx) => postTransaction(tx, {
      scope: 'deposit', key, kind: 'DEPOSIT', currency: 'THB', entries: [{ from: gatewayAccount(MERCHANT, 'PROMPTPAY'), to: memberAccount(memberId), amount, code: 'DEPOSIT' }],
    })))
    this.#model.members.get(memberId)!.main += amount
  }

  /** A new hold, or what becomes of an old one: given back or paid out, whole or in part. */
  async #withdraw(memberId: string): Promise<void> {
    const { database } = this.#wallet
    const member = this.#model.members.get(memberId)!
    const holds = this.#holds.get(memberId)!
    const key = `n${++this.#names}`
    if (holds.length === 0 || this.#random(2) === 0) {
      const amount = BigInt(1 + this.#random(this.#random(8) === 0 ? 80_000 : 2_000))
      const held = await database.transaction((tx) => hold(tx, { memberId, amount, scope: 'withdrawal', key })).catch((error: unknown) => { if (sqlStateOf(error) === 'BAL_INSUFFICIENT') return undefined; throw error })
      this.failures.check((held !== undefined) === (amount <= member.main), 'a withdrawal was decided otherwise than the model', { memberId, amount, main: member.main })
      if (!held) return
      member.main -= amount
      this.#held.set(memberId, this.#held.get(memberId)! + amount)
      holds.push({ id: held.holdId, left: amount })
      return
    }
    const chosen = holds[this.#random(holds.length)]!
    const amount = this.#random(2) === 0 ? chosen.left : 1n + BigInt(this.#random(Number(chosen.left)))
    const isReturn = this.#random(2) === 0
    await this.#request(() => database.transaction((tx) => isReturn ? releaseHold(tx, { holdId: chosen.id, scope: 'withdrawal', key, amount })
      : captureHold(tx, { holdId: chosen.id, scope: 'withdrawal', key, amount, to: gatewayAccount(MERCHANT, 'BANK') })))
    if (isReturn) member.main += amount
    this.#held.set(memberId, this.#held.get(memberId)! - amount)
    chosen.left -= amount
    if (chosen.left === 0n) holds.splice(holds.indexOf(chosen), 1)
  }

  async #transfer(from: string, to: string): Promise<void> {
    const amount = BigInt(1 + this.#random(this.#random(8) === 0 ? 80_000 : 1_500))
    const key = `n${++this.#names}`
    const isMoved = await this.#request(() => this.#wallet.database.transaction((tx) => postTransaction(tx, {
      scope: 'line-transfer', key, kind: 'TRANSFER', currency: 'THB', entries: [{ from: memberAccount(from), to: memberAccount(to), amount, code: 'TRANSFER_UP' }],
    })))
    this.failures.check(isMoved === (amount <= this.#model.members.get(from)!.main), 'a transfer was decided otherwise than the model', { from, amount })
    if (!isMoved) return
    this.#model.members.get(from)!.main -= amount
    this.#model.members.get(to)!.main += amount
  }

  async compare(): Promise<void> {
    const { kysely, pool } = this.#wallet.database
    const balances = await balancesOfMany(kysely, this.#members)
    for (const [memberId, { main, bonus, trial, owed }] of this.#model.members) {
      const kept = balances.get(memberId)!
      const held = this.#held.get(memberId)!
      const isRight = kept.main === main && kept.bonus === bonus && kept.trial === trial && kept.receivable === owed && kept.hold === held
      this.failures.check(isRight, 'I2: a balance is not the model’s', { memberId, kept, model: { main, bonus, trial, owed, held } })
    }
    for (const { id, ok, detail } of await runAudit(kysely)) this.failures.check(ok, `${id} is broken`, detail)
    const hashOf = async (last: string) => (await pool.query<{ hash: string }>(`SELECT md5(string_agg(concat_ws(',', posting_id, txn_id, account_id, amount_minor, posted_at), '|' ORDER BY posting_id)) AS hash FROM audit.postings WHERE posting_id <= $1`, [last])).rows[0]!.hash
    if (this.#past) this.failures.check(await hashOf(this.#past.last) === this.#past.hash, 'I9: what was posted before changed', this.#past.last)
    const { rows: [newest] } = await pool.query<{ last: string }>('SELECT max(posting_id)::text AS last FROM audit.postings')
    this.#past = { last: newest!.last, hash: await hashOf(newest!.last) }
  }

  /** I1 and I3 as a reader sees them while everything moves. */
  async watch(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { rows } = await this.#wallet.database.pool.query<{ negative: string; sum: string }>(`
        SELECT (count(*) FILTER (WHERE NOT may_be_negative AND balance_minor < 0))::text AS negative, coalesce(sum(balance_minor), 0)::text AS sum FROM audit.accounts`)
      this.#looks++
      this.failures.check(rows[0]!.negative === '0', 'I3: an account below zero was seen', rows[0])
      this.failures.check(rows[0]!.sum === '0', 'I1: a moment was seen in which the ledger does not sum to zero', rows[0])
      await new Promise((done) => setTimeout(done, 200))
    }
  }
}

export const bank: Suite = {
  name: 'bank',
  about: '100,000 random operations with repeats and early rollbacks against a model (a)',
  run: ({ count, random, say }) => runBank({ operations: count ?? 100_000, polls: 20, random, say }),
}
