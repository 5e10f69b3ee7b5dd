/**
 * The rules of vendors/README.md and domain/economy.md §5 a second time, in memory and item by item: what the
 * ledger must answer and hold. Written from the pages, not from the posting function.
 */
import type { VendorPosting, VendorStatus } from '../../modules/wallet/index.ts'
import {
  type ModelMember,
  type ModelRound,
  type Parts,
  type Known,
  type ModelAnswer,
  floorDiv,
  takeBack,
  roundKey,
  contentOf,
} from './model-parts.ts'

export class Model {
  readonly members = new Map<string, ModelMember>()
  readonly rounds = new Map<string, ModelRound>()
  readonly closedGames: ReadonlySet<string>
  readonly #known = new Map<string, Known>()
  readonly #tombstones = new Map<string, string>()
  #posted = 0

  constructor(closedGames: ReadonlySet<string>) {
    this.closedGames = closedGames
  }

  post(message: VendorPosting): ModelAnswer {
    const key = `${message.vendor}/${message.transactionId}`
    const known = this.#known.get(key)
    if (this.#tombstones.has(key))
      return this.#answer(
        message,
        message.kind === 'ROLLBACK' ? 'DUPLICATE_TRANSACTION' : 'BET_CANCELLED',
        false,
      )
    if (known) {
      if (known.content !== contentOf(message))
        return this.#answer(message, 'DUPLICATE_TRANSACTION', known.isFree)
      return {
        ...this.#answer(message, known.status, known.isFree),
        balance: known.balance,
        isRepeat: true,
        txn: known.txn,
      }
    }
    if (!this.members.has(message.memberId))
      return { status: 'MEMBER_NOT_FOUND', balance: null, currentBalance: null, isRepeat: false, txn: null }
    if (message.kind === 'WIN') return this.#win(message, key)
    if (message.kind === 'ROLLBACK') return this.#rollback(message, key)
    return this.#bet(message, key)
  }

  #bet(message: Extract<VendorPosting, { kind: 'BET' | 'BET_WIN' }>, key: string): ModelAnswer {
    const member = this.members.get(message.memberId)!
    const isFree = message.mode === 'FREE'
    const amount = message.kind === 'BET' ? message.amount : message.betAmount
    const round = this.rounds.get(roundKey(message))
    const status = this.#refusalOf(message, member, round, amount)
    if (status !== 'OK')
      return this.#remember(message, key, { status, isFree, txn: null, round: round ?? null })
    const real = isFree ? amount : amount < member.main ? amount : member.main
    const stake = { real, bonus: amount - real }
    if (isFree) member.trial -= amount
    else {
      member.main -= stake.real
      member.bonus -= stake.bonus
    }
    const played = round ?? {
      memberId: message.memberId,
      isFree,
      state: 'OPEN',
      real: 0n,
      bonus: 0n,
      won: 0n,
      bets: 0,
      wins: 0,
      closedBy: null,
    }
    this.rounds.set(roundKey(message), played)
    played.real += stake.real
    played.bonus += stake.bonus
    played.bets++
    played.state = 'OPEN'
    played.closedBy = null
    if (!isFree && member.lossLeft !== null) member.lossLeft -= amount
    const won =
      message.kind === 'BET_WIN' ? this.#pay(member, played, message.winAmount) : { real: 0n, bonus: 0n }
    if (message.kind === 'BET_WIN' || message.roundClosed) {
      played.state = 'CLOSED'
      played.closedBy = key
    }
    return this.#remember(message, key, { status: 'OK', isFree, round: played, stake, win: won })
  }

  #refusalOf(
    message: Extract<VendorPosting, { kind: 'BET' | 'BET_WIN' }>,
    member: ModelMember,
    round: ModelRound | undefined,
    amount: bigint,
  ): VendorStatus {
    const isFree = message.mode === 'FREE'
    if (message.refusal) return message.refusal
    if (member.blocked) return 'MEMBER_BLOCKED'
    if (this.closedGames.has(message.gameCode)) return 'GAME_DISABLED'
    if (round?.state === 'CLOSED') return 'ROUND_CLOSED'
    if (round && round.isFree !== isFree) return 'CURRENCY_MISMATCH'
    if (isFree) return amount > member.trial ? 'INSUFFICIENT_FUNDS' : 'OK'
    if (member.maxStake !== null && amount > member.maxStake) return 'LIMIT_REACHED'
    if (
      member.bonusMaxStake !== null &&
      amount + (round ? round.real + round.bonus : 0n) > member.bonusMaxStake
    )
      return 'LIMIT_REACHED'
    if (member.lossLeft !== null && amount > member.lossLeft) return 'LIMIT_REACHED'
    return amount > member.main + member.bonus ? 'INSUFFICIENT_FUNDS' : 'OK'
  }

  #pay(member: ModelMember, round: ModelRound, amount: bigint): Parts {
    const real = round.bonus === 0n ? amount : floorDiv(amount, round.real, round.real + round.bonus)
    round.won += amount
    round.wins++
    if (round.isFree) member.trial += amount
    else {
      member.main += real
      member.bonus += amount - real
      if (member.lossLeft !== null) member.lossLeft += amount
    }
    return { real, bonus: amount - real }
  }

  #win(message: Extract<VendorPosting, { kind: 'WIN' }>, key: string): ModelAnswer {
    const round = this.rounds.get(roundKey(message))
    const isFree = round?.isFree ?? false
    if (!round || round.bets === 0) return this.#answer(message, 'BET_NOT_FOUND', isFree)
    if (message.currency && message.currency !== (isFree ? 'TRIAL' : 'THB'))
      return this.#answer(message, 'CURRENCY_MISMATCH', isFree)
    if (message.betTransactionId !== undefined) {
      const of = this.#known.get(`${message.vendor}/${message.betTransactionId}`)
      if (
        !of ||
        (of.kind !== 'BET' && of.kind !== 'BET_WIN') ||
        of.status !== 'OK' ||
        of.round !== round ||
        of.reversedBy
      )
        return this.#answer(message, 'BET_NOT_FOUND', isFree)
    }
    if (round.state === 'CLOSED' && !message.lateWinAllowed)
      return this.#answer(message, 'ROUND_CLOSED', isFree)
    const won = this.#pay(this.members.get(message.memberId)!, round, message.amount)
    if (message.roundClosed && round.state === 'OPEN') {
      round.state = 'CLOSED'
      round.closedBy = key
    }
    return this.#remember(message, key, { status: 'OK', isFree, round, win: won })
  }

  #rollback(message: Extract<VendorPosting, { kind: 'ROLLBACK' }>, key: string): ModelAnswer {
    const originalKey = `${message.vendor}/${message.originalTransactionId}`
    const round = this.rounds.get(roundKey(message))
    const isFree = round?.isFree ?? false
    const original = this.#known.get(originalKey)
    if (originalKey === key) return this.#answer(message, 'BET_NOT_FOUND', isFree)
    if (!original) {
      const txn = this.#tombstones.get(originalKey) ?? this.#nextTxn()
      this.#tombstones.set(originalKey, txn)
      if (message.unknownRollbackNotFound) return { ...this.#answer(message, 'BET_NOT_FOUND', isFree), txn }
      return this.#remember(message, key, { status: 'OK', isFree, round: round ?? null, txn })
    }
    if (original.memberId !== message.memberId || original.kind === 'ROLLBACK')
      return this.#answer(message, 'BET_NOT_FOUND', isFree)
    if (original.status !== 'OK')
      return this.#remember(message, key, { status: 'OK', isFree: original.isFree, round: round ?? null })
    if (!round || original.round !== round) return this.#answer(message, 'BET_NOT_FOUND', isFree)
    if (original.reversedBy)
      return this.#remember(message, key, { status: 'OK', isFree, round, txn: original.reversedBy })
    if (original.kind === 'BET' ? round.wins > 0 : !message.winRollbackAllowed)
      return this.#answer(message, 'BET_ALREADY_SETTLED', isFree)
    // A round without a bet must not go on holding a win.
    if (original.kind === 'BET_WIN' && round.bets === 1 && round.wins > 1)
      return this.#answer(message, 'BET_ALREADY_SETTLED', isFree)
    this.#undo(message.memberId, round, original, originalKey)
    const answer = this.#remember(message, key, { status: 'OK', isFree, round })
    original.reversedBy = answer.txn
    return answer
  }

  #undo(memberId: string, round: ModelRound, original: Known, originalKey: string): void {
    const member = this.members.get(memberId)!
    const stake = original.stake.real + original.stake.bonus
    const won = original.win.real + original.win.bonus
    round.real -= original.stake.real
    round.bonus -= original.stake.bonus
    round.won -= won
    if (original.kind !== 'WIN') round.bets--
    if (original.kind !== 'BET') round.wins--
    if (round.isFree) {
      member.trial += stake
      member.trial -= won < member.trial ? won : member.trial
    } else {
      member.main += original.stake.real
      member.bonus += original.stake.bonus
      takeBack(member, original.win)
      if (member.lossLeft !== null) member.lossLeft += stake - won
    }
    if (round.bets === 0) round.state = 'CANCELLED'
    else if (round.closedBy === originalKey) {
      round.state = 'OPEN'
      round.closedBy = null
    }
  }

  #remember(
    message: VendorPosting,
    key: string,
    found: Partial<Known> & { status: VendorStatus; isFree: boolean; round: ModelRound | null },
  ): ModelAnswer {
    const answer = this.#answer(message, found.status, found.isFree)
    const txn = found.txn === undefined ? this.#nextTxn() : found.txn
    const none = { real: 0n, bonus: 0n }
    this.#known.set(key, {
      content: contentOf(message),
      kind: message.kind,
      memberId: message.memberId,
      balance: answer.balance!,
      stake: none,
      win: none,
      reversedBy: null,
      ...found,
      txn,
    })
    return { ...answer, txn }
  }

  #answer(message: VendorPosting, status: VendorStatus, isFree: boolean): ModelAnswer {
    const member = this.members.get(message.memberId)
    const balance = member ? (isFree ? member.trial : member.main + member.bonus) : null
    return { status, balance, currentBalance: balance, isRepeat: false, txn: null }
  }

  #nextTxn = () => `txn ${++this.#posted}`
}
