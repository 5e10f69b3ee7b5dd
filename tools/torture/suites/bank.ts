/**
 * a: random deposits, bets, wins, rollbacks, early rollbacks, withdrawals and transfers of many members at
 * once, each said again and again, some with other content, against the rules written a second time in
 * memory. Each answer must be the model's (I2, I7), and at polled moments every balance too, with I1 and I3 …
 * I10 by the audit; nothing that was posted changes afterwards (I9).
 */
import { runAudit, balancesOfMany, hold, type VendorPosting } from '../../../modules/wallet/index.ts'
import { sqlStateOf } from '../../../platform/postgres.ts'
import { Model } from '../../../tests/ledger/model.ts'
import { CLOSED_GAME, openWallet, rollback, type Wallet } from '../../../tests/ledger/support.ts'
import { Failures, inTurns, type Outcome, type Random, type Suite } from '../suite.ts'
import { aboutSaid, newBet } from './bank-messages.ts'
import { endHold, payIn, sendAlong } from './bank-money.ts'
import { PostedPast, watchLedger } from './bank-proof.ts'
import { Requests } from './bank-requests.ts'

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

interface Hold {
  id: string
  left: bigint
}

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
  readonly #requests = new Requests(this.failures)
  readonly #counts = new Map<string, number>()
  #names = 0
  #looks = 0
  readonly #past = new PostedPast()

  constructor(wallet: Wallet, random: Random) {
    this.#wallet = wallet
    this.#random = random
  }

  async open(): Promise<void> {
    for (const memberId of this.#members) {
      await this.#wallet.member(memberId, { main: OPENING, bonus: 2_000n, trial: 10_000n })
      this.#model.members.set(memberId, {
        main: OPENING,
        bonus: 2_000n,
        trial: 10_000n,
        owed: 0n,
        blocked: false,
        maxStake: null,
        bonusMaxStake: null,
        lossLeft: null,
      })
      this.#said.set(memberId, [])
      this.#holds.set(memberId, [])
      this.#held.set(memberId, 0n)
    }
  }

  done = (): number => [...this.#counts.values()].reduce((sum, count) => sum + count, 0)

  figures(polls: number): string[] {
    const kinds = [...this.#counts]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, count]) => `${kind} ${count}`)
    return [
      `${this.done()} operations of ${MEMBERS} members, ${PARALLEL} at once: ${kinds.join(', ')}`,
      `${polls} times everything compared and proved, ${this.#looks} looks in between`,
    ]
  }

  async operate(): Promise<void> {
    const memberId = this.#members[this.#random(MEMBERS)]!
    const draw = this.#random(100)
    if (draw < 30)
      return this.#count('bet', [memberId], () => this.#post(newBet(this.#random, memberId, this.#name())))
    if (draw < 45) return this.#count('win', [memberId], () => this.#post(this.#about(memberId, 'WIN')))
    if (draw < 55)
      return this.#count('rollback', [memberId], () => this.#post(this.#about(memberId, 'ROLLBACK')))
    if (draw < 60) return this.#count('early rollback', [memberId], () => this.#overtake(memberId))
    if (draw < 74) return this.#count('repeat', [memberId], () => this.#repeat(memberId))
    if (draw < 80) return this.#count('deposit', [memberId], () => this.#deposit(memberId))
    if (draw < 90) return this.#count('withdrawal', [memberId], () => this.#withdraw(memberId))
    if (draw < 93) return this.#count('request again', [], () => this.#requests.again(this.#random))
    const other = this.#members[this.#random(MEMBERS)]!
    if (other !== memberId)
      await this.#count('transfer', [memberId, other], () => this.#transfer(memberId, other))
  }

  async #count(kind: string, members: string[], work: () => Promise<void>): Promise<void> {
    const before = Promise.all(members.map((memberId) => this.#turns.get(memberId) ?? Promise.resolve()))
    const mine = before
      .then(work)
      .catch((error: unknown) => this.failures.add(`${kind}: an error nobody expected`, error))
    for (const memberId of members) this.#turns.set(memberId, mine)
    await mine
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  #name = (): string => `n${++this.#names}`

  #about(memberId: string, kind: 'WIN' | 'ROLLBACK'): VendorPosting {
    return aboutSaid(this.#random, this.#said.get(memberId)!, { memberId, kind, name: this.#name() })
  }

  async #overtake(memberId: string): Promise<void> {
    const late = newBet(this.#random, memberId, this.#name())
    await this.#post(
      rollback({
        memberId,
        transactionId: this.#name(),
        roundId: late.roundId,
        originalTransactionId: late.transactionId,
      }),
    )
    await this.#post(late)
  }

  /** Said again, two at once, or with another amount under the same id. */
  async #repeat(memberId: string): Promise<void> {
    const said = this.#said.get(memberId)!
    const message = said[this.#random(Math.max(1, said.length))]
    if (!message) return
    if (this.#random(4) === 0 && 'amount' in message)
      return this.#post({ ...message, amount: message.amount + 1n })
    await this.#post(message)
    await this.#post(message)
  }

  async #post(message: VendorPosting): Promise<void> {
    const answer = await this.#wallet.poster.post(message)
    const expected = this.#model.post(message)
    this.#said.get(message.memberId)!.push(message)
    const got = {
      status: answer.status,
      balance: answer.balance,
      currentBalance: answer.currentBalance,
      isRepeat: answer.isRepeat,
    }
    const right = {
      status: expected.status,
      balance: expected.balance,
      currentBalance: expected.currentBalance,
      isRepeat: expected.isRepeat,
    }
    const isRight =
      got.status === right.status &&
      got.balance === right.balance &&
      got.currentBalance === right.currentBalance &&
      got.isRepeat === right.isRepeat
    this.failures.check(isRight, `I2, I7: a ${message.kind} was answered otherwise than the model`, {
      message,
      got,
      right,
    })
  }

  async #deposit(memberId: string): Promise<void> {
    const amount = BigInt(1 + this.#random(3_000))
    const key = this.#name()
    await this.#requests.send(() => payIn(this.#wallet, { memberId, amount, key }))
    this.#model.members.get(memberId)!.main += amount
  }

  /** A new hold, or the end of an old one: given back or paid out, completely or in part. */
  async #withdraw(memberId: string): Promise<void> {
    const { database } = this.#wallet
    const member = this.#model.members.get(memberId)!
    const holds = this.#holds.get(memberId)!
    const key = this.#name()
    if (holds.length === 0 || this.#random(2) === 0) {
      const amount = BigInt(1 + this.#random(this.#random(8) === 0 ? 80_000 : 2_000))
      const held = await database
        .transaction((tx) => hold(tx, { memberId, amount, scope: 'withdrawal', key }))
        .catch((error: unknown) => {
          if (sqlStateOf(error) === 'BAL_INSUFFICIENT') return undefined
          throw error
        })
      this.failures.check(
        (held !== undefined) === amount <= member.main,
        'a withdrawal was decided otherwise than the model',
        { memberId, amount, main: member.main },
      )
      if (!held) return
      member.main -= amount
      this.#held.set(memberId, this.#held.get(memberId)! + amount)
      holds.push({ id: held.holdId, left: amount })
      return
    }
    const chosen = holds[this.#random(holds.length)]!
    const amount = this.#random(2) === 0 ? chosen.left : 1n + BigInt(this.#random(Number(chosen.left)))
    const isReturn = this.#random(2) === 0
    await this.#requests.send(() => endHold(this.#wallet, { holdId: chosen.id, amount, key, isReturn }))
    if (isReturn) member.main += amount
    this.#held.set(memberId, this.#held.get(memberId)! - amount)
    chosen.left -= amount
    if (chosen.left === 0n) holds.splice(holds.indexOf(chosen), 1)
  }

  async #transfer(from: string, to: string): Promise<void> {
    const amount = BigInt(1 + this.#random(this.#random(8) === 0 ? 80_000 : 1_500))
    const key = this.#name()
    const isMoved = await this.#requests.send(() => sendAlong(this.#wallet, { from, to, amount, key }))
    this.failures.check(
      isMoved === amount <= this.#model.members.get(from)!.main,
      'a transfer was decided otherwise than the model',
      { from, amount },
    )
    if (!isMoved) return
    this.#model.members.get(from)!.main -= amount
    this.#model.members.get(to)!.main += amount
  }

  async compare(): Promise<void> {
    const { kysely } = this.#wallet.database
    const balances = await balancesOfMany(kysely, this.#members)
    for (const [memberId, { main, bonus, trial, owed }] of this.#model.members) {
      const kept = balances.get(memberId)!
      const held = this.#held.get(memberId)!
      const isRight =
        kept.main === main &&
        kept.bonus === bonus &&
        kept.trial === trial &&
        kept.receivable === owed &&
        kept.hold === held
      this.failures.check(isRight, 'I2: a balance is not the model’s', {
        memberId,
        kept,
        model: { main, bonus, trial, owed, held },
      })
    }
    for (const { id, ok, detail } of await runAudit(kysely))
      this.failures.check(ok, `${id} is broken`, detail)
    await this.#past.compare(this.#wallet, this.failures)
  }

  watch(isOver: () => boolean): Promise<void> {
    return watchLedger(this.#wallet, this.failures, isOver, () => this.#looks++)
  }
}

export const bank: Suite = {
  name: 'bank',
  about: '100,000 random operations with repeats and early rollbacks against a model (a)',
  run: ({ count, random, say }) => runBank({ operations: count ?? 100_000, polls: 20, random, say }),
}
