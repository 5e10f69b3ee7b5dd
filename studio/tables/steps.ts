/**
 * A round from step to step. Each step begins at what the row says and may be taken twice: the second finds it done. What
 * the wallet is told has keys of its own, so a step that was cut off half-way is simply taken again.
 */
import type { MoneyAnswer } from '../../contract/vendor/launch/port.ts'
import { clock } from '../../kernel/clock.ts'
import { clientPartOfBets, tableCommitOf } from '../../kernel/fair/shared-round.ts'
import { newId } from '../../kernel/ids.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import { sha256 } from '../hashes.ts'
import { CHAIN_LENGTH, freshChain, roundStream, seedAt } from './chain.ts'
import { BETTING_MS, CLOSED_MS, currencyOf, DECIDED_MS, isShut, REVEAL_MS, SETTLED_MS, walletRoundOf, type TableParts } from './parts.ts'
import { sharesOf } from './shares.ts'
import { ACCEPTED, claimForReturn, hasUndecided, noteReturned, PENDING, readBets, readEntries, RETURNED } from './store/bets.ts'
import { addRound, beginVoid, lockRoundAt, moveRound, readLastRound, type Drawn, type RoundRow } from './store/rounds.ts'
import { addShares, ENDED_ELSEWHERE, GIVEN_BACK, notePaid, PAID, readUnpaid, UNPAID, type ShareRow } from './store/shares.ts'
import { addChain, lockTable, readChain, readChainById, takeNumbers } from './store/tables.ts'

/** Payments that are under way together: as many as one batch of the wallet takes. */
const AT_ONCE = 256
const MOST_DRAWN = 1_000

/** Begins a round where the table is open and its last one is over; answers the round that stands there then, or undefined where none does. */
export async function beginRound(parts: TableParts, tableId: string): Promise<{ round: RoundRow; isNew: boolean } | undefined> {
  const { database, secretKey, gameOf } = parts
  return database.transaction(async (tx) => {
    const table = await lockTable(tx, tableId)
    const last = await readLastRound(tx, tableId)
    if (last && !last.is_over) return { round: last, isNew: false }
    const game = table && gameOf(table.game_code)
    if (!game || isShut(parts, table)) return undefined
    const kept = await readChain(tx, tableId)
    const chain = kept && kept.used < kept.length ? kept : await addChain(tx, tableId, { sealed: freshChain(secretKey, tableId), length: CHAIN_LENGTH })
    const { place, roundNo } = await takeNumbers(tx, tableId, chain.chain_id)
    const commit = tableCommitOf(seedAt(secretKey, { tableId, ...chain }, place), sha256)
    const round = await addRound(tx, {
      round_id: newId(clock.nowMs()), table_id: tableId, merchant_id: table.merchant_id, game_code: game.gameCode, math_version: game.mathVersion, round_no: roundNo,
      chain_id: chain.chain_id, chain_place: place, commit_hash: commit, min_amount: table.min_amount, max_amount: table.max_amount, side_max_amount: table.side_max_amount,
    }, BETTING_MS)
    return { round, isNew: true }
  })
}

/** Takes the next step of a round; answers where it stands then, undefined where somebody else has moved it. */
export function takeStep(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  switch (round.step) {
    case 'BETTING': return moveRound(parts.database.kysely, round.round_id, 'BETTING', 'CLOSED', { timing: { lastsMs: CLOSED_MS, dueInMs: DECIDED_MS } })
    case 'CLOSED': return freeze(parts, round)
    case 'FROZEN': return draw(parts, round)
    case 'DRAWN': return share(parts, round)
    case 'SHARED': return pay(parts, round)
    case 'VOIDING': return giveBack(parts, round)
    default: return Promise.resolve(undefined)
  }
}

/** Nothing is accepted any more: what the wallet has not answered by now goes back, and the bettors' part is fixed. */
async function freeze(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  await returnStakes(parts, round, [PENDING])
  const frozen = await parts.database.transaction(async (tx) => {
    const held = await lockRoundAt(tx, round.round_id, 'CLOSED')
    if (!held) return undefined
    if (await hasUndecided(tx, round.round_id)) throw new Error('a bet came in after the close')
    return moveRound(tx, round.round_id, 'CLOSED', 'FROZEN', { clientPart: clientPartOfBets(await readEntries(tx, round.round_id), sha256), dueAtEnd: true })
  })
  // Those that another process drew stay behind.
  if (parts.drawn.size >= MOST_DRAWN) parts.drawn.clear()
  if (frozen && rulesOf(parts, frozen)) parts.drawn.set(frozen.round_id, await drawOf(parts, frozen))
  return frozen
}

/** A round whose rules are not here any more was drawn by nobody: its stakes go back. */
async function draw(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  if (!rulesOf(parts, round)) return beginVoid(parts.database.kysely, round.round_id)
  const drawn = parts.drawn.get(round.round_id) ?? await drawOf(parts, round)
  const moved = await moveRound(parts.database.kysely, round.round_id, 'FROZEN', 'DRAWN', { drawn, timing: { lastsMs: REVEAL_MS, dueInMs: 0 } })
  parts.drawn.delete(round.round_id)
  return moved
}

/** What a frozen round's seed and bettors give: the same whenever and wherever it is worked out. */
async function drawOf(parts: TableParts, round: RoundRow): Promise<Drawn> {
  const game = rulesOf(parts, round)!
  const chain = await readChainById(parts.database.kysely, round.chain_id)
  const serverSeed = seedAt(parts.secretKey, { tableId: round.table_id, ...chain }, round.chain_place)
  const outcome = game.draw(roundStream({ seed: serverSeed, clientPart: round.client_part!, roundNo: round.round_no }, game.tag))
  return { serverSeed, outcome: JSON.stringify(outcome), result: JSON.stringify(game.result(outcome)) }
}

/** The rules that the round began with. */
function rulesOf({ gameOf }: TableParts, round: RoundRow): TableGame | undefined {
  const game = gameOf(round.game_code)
  return game?.mathVersion === round.math_version ? game : undefined
}

/** What each member gets is written down before anybody is paid. */
async function share(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  const { database } = parts
  const game = rulesOf(parts, round)
  if (!game) throw new Error(`the rules of ${round.game_code} ${round.math_version} are needed to settle what they drew`)
  const shares = sharesOf(game, JSON.parse(round.outcome!), await readBets(database.kysely, round.round_id, [ACCEPTED]))
  const real = shares.filter(({ isFree }) => !isFree)
  const covered = real.filter(({ coveredAmount }) => coveredAmount > 0n)
  // Before any payment closes a round in the wallet; whoever comes here again notes the same.
  if (covered.length > 0) await parts.port.noteCovered?.(covered.map(({ memberId, coveredAmount }) => ({ memberId, roundId: walletRoundOf(round.round_id, false), amount: toWireAmount(coveredAmount) })))
  const sums = { stake: real.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0n), payout: real.reduce((sum, { winAmount }) => sum + winAmount, 0n) }
  return database.transaction(async (tx) => {
    const moved = await moveRound(tx, round.round_id, 'DRAWN', 'SHARED', { sums, dueAtEnd: true })
    if (moved) await addShares(tx, round, shares, UNPAID)
    return moved
  })
}

/** Pays every member once and closes his round in the wallet, also where nothing was won. */
async function pay(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  const { database } = parts
  for (;;) {
    const unpaid = await readUnpaid(database.kysely, round.round_id, AT_ONCE)
    if (unpaid.length === 0) break
    const states = await settleAll(parts, unpaid.map((share) => payOne(parts, round, share)))
    for (const state of [PAID, ENDED_ELSEWHERE] as const) {
      const done = unpaid.filter((_, at) => states[at] === state)
      if (done.length > 0) await notePaid(database.kysely, round.round_id, done, state)
    }
    if (states.includes(undefined)) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }
  return moveRound(database.kysely, round.round_id, 'SHARED', 'SETTLED', { timing: { lastsMs: SETTLED_MS, dueInMs: null } })
}

async function payOne({ port, onError }: TableParts, round: RoundRow, share: ShareRow): Promise<typeof PAID | typeof ENDED_ELSEWHERE | undefined> {
  const { status } = await port.win({
    transactionId: share.win_id, memberId: share.member_id, gameCode: round.game_code, roundId: walletRoundOf(round.round_id, share.is_free),
    amount: toWireAmount(share.win_amount), currency: currencyOf(share.is_free), roundClosed: true,
  })
  if (status === 'OK') return PAID
  if (status === 'BUSY') return undefined
  // An operator has ended this member's round in the wallet; what was decided there stands.
  if (status === 'ROUND_CLOSED' || status === 'BET_NOT_FOUND') {
    onError(new Error(`the wallet answered ${status} to the payment of table round ${round.round_id}`))
    return ENDED_ELSEWHERE
  }
  throw new Error(`the wallet answered a table's payment with ${status}`)
}

/** Every stake goes back; the round is void once all of them are. */
async function giveBack(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  parts.drawn.delete(round.round_id)
  await returnStakes(parts, round, [PENDING, ACCEPTED])
  const bets = await readBets(parts.database.kysely, round.round_id, [RETURNED])
  const shares = sharesOf(undefined, undefined, bets)
  return parts.database.transaction(async (tx) => {
    const moved = await moveRound(tx, round.round_id, 'VOIDING', 'VOID', { timing: { lastsMs: SETTLED_MS, dueInMs: null } })
    if (moved) await addShares(tx, round, shares, GIVEN_BACK)
    return moved
  })
}

/** A bet that the wallet never saw gets a tombstone there, so it is not taken late. */
async function returnStakes(parts: TableParts, round: RoundRow, states: readonly number[]): Promise<void> {
  const { database, port } = parts
  const claimed = await claimForReturn(database.kysely, round.round_id, states)
  for (let at = 0; at < claimed.length; at += AT_ONCE) {
    const part = claimed.slice(at, at + AT_ONCE)
    const answers = await settleAll(parts, part.map((bet) => port.rollback({
      transactionId: `${bet.bet_id}:back`, originalTransactionId: bet.bet_id, memberId: bet.member_id, roundId: walletRoundOf(round.round_id, bet.is_free),
    }).then(isReturned)))
    const done = part.filter((_, place) => answers[place])
    if (done.length > 0) await noteReturned(database.kysely, done.map((bet) => bet.bet_id))
    if (done.length < part.length) throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }
}

/** Where an operator had ended the round in the wallet, its stakes are his affair. */
function isReturned({ status }: MoneyAnswer): boolean {
  return status === 'OK' || status === 'BET_NOT_FOUND' || status === 'BET_ALREADY_SETTLED'
}

/** Waits for all, whatever becomes of one: what succeeded is noted. undefined where there was no answer. */
async function settleAll<Answer>({ onError }: TableParts, asked: readonly Promise<Answer>[]): Promise<(Answer | undefined)[]> {
  return (await Promise.allSettled(asked)).map((one) => {
    if (one.status === 'fulfilled') return one.value
    if (!(one.reason instanceof Refusal)) onError(one.reason)
    return undefined
  })
}
