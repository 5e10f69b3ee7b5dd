/**
 * A round from step to step. Each step begins with the state of the row and may be taken twice: the second
 * finds it done. Messages to the wallet have keys of their own, so an interrupted step is simply repeated.
 */
import { clock } from '../../kernel/clock.ts'
import { clientPartOfBets, tableCommitOf } from '../../kernel/fair/shared-round.ts'
import { newId } from '../../kernel/ids.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { sha256 } from '../../platform/hashes.ts'
import { CHAIN_LENGTH, freshChain, roundStream, seedAt } from './chain.ts'
import {
  BETTING_MS,
  CLOSED_MS,
  DECIDED_MS,
  isShut,
  REVEAL_MS,
  rulesOf,
  rulesOfTable,
  walletRoundOf,
  type TableParts,
} from './parts.ts'
import { sharesOf } from './shares.ts'
import { ACCEPTED, PENDING, readBets } from './store/bets.ts'
import { hasUndecided } from './store/returned-bets.ts'
import {
  addRound,
  beginVoid,
  lockRoundAt,
  moveRound,
  readLastRound,
  type Drawn,
  type RoundRow,
} from './store/rounds.ts'
import { addShares, UNPAID } from './store/shares.ts'
import { addChain, lockTable, readChain, readChainById, readTable, takeNumbers } from './store/tables.ts'
import { giveBack, pay, returnStakes } from './pay-round.ts'
import { entriesOf, freezeTote, frozenStakes, frozenTote } from './tote.ts'

const MOST_DRAWN = 1_000

/**
 * Begins a round if the table is open and its last one is over; returns the present round, or undefined if
 * there is none.
 */
export async function beginRound(
  parts: TableParts,
  tableId: string,
): Promise<{ round: RoundRow; isNew: boolean } | undefined> {
  const { database, secretKey } = parts
  // The port may be another machine, so it is asked before the table is locked.
  const found = await readTable(database.kysely, tableId)
  const isOpen = found !== undefined && !(await isShut(parts, found))
  return database.transaction(async (tx) => {
    const table = await lockTable(tx, tableId)
    const last = await readLastRound(tx, tableId)
    if (last && !last.is_over) return { round: last, isNew: false }
    const game = table && rulesOfTable(parts, table)
    if (!game || !isOpen || !table.is_on) return undefined
    const kept = await readChain(tx, tableId)
    const chain =
      kept && kept.used < kept.length
        ? kept
        : await addChain(tx, tableId, { sealed: freshChain(secretKey, tableId), length: CHAIN_LENGTH })
    const { place, roundNo } = await takeNumbers(tx, tableId, chain.chain_id)
    const commit = tableCommitOf(seedAt(secretKey, { tableId, ...chain }, place), sha256)
    const round = await addRound(
      tx,
      {
        round_id: newId(clock.nowMs()),
        table_id: tableId,
        merchant_id: table.merchant_id,
        game_code: game.gameCode,
        math_version: game.mathVersion,
        round_no: roundNo,
        chain_id: chain.chain_id,
        chain_place: place,
        commit_hash: commit,
        min_amount: table.min_amount,
        max_amount: table.max_amount,
        side_max_amount: table.side_max_amount,
      },
      BETTING_MS,
    )
    return { round, isNew: true }
  })
}

/** Takes the next step of a round; returns its new state, undefined if another process has moved it. */
export function takeStep(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  switch (round.step) {
    case 'BETTING':
      return moveRound(parts.database.kysely, round.round_id, 'BETTING', 'CLOSED', {
        timing: { lastsMs: CLOSED_MS, dueInMs: DECIDED_MS },
      })
    case 'CLOSED':
      return freeze(parts, round)
    case 'FROZEN':
      return draw(parts, round)
    case 'DRAWN':
      return share(parts, round)
    case 'SHARED':
      return pay(parts, round)
    case 'VOIDING':
      return giveBack(parts, round)
    default:
      return Promise.resolve(undefined)
  }
}

/**
 * Nothing is accepted any more: bets without an answer of the wallet are returned, and the bettors' part is
 * fixed, with what lies on the sides of a tote.
 */
async function freeze(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  await returnStakes(parts, round, [PENDING])
  const frozen = await parts.database.transaction(async (tx) => {
    const held = await lockRoundAt(tx, round.round_id, 'CLOSED')
    if (!held) return undefined
    if (await hasUndecided(tx, round.round_id)) throw new Error('a bet came in after the close')
    const game = rulesOf(parts, round)
    const entries = await entriesOf(tx, round.round_id, game)
    return moveRound(tx, round.round_id, 'CLOSED', 'FROZEN', {
      clientPart: clientPartOfBets(entries, sha256),
      tote: game?.tote ? JSON.stringify(freezeTote(game.tote, entries)) : null,
      dueAtEnd: true,
    })
  })
  // Those that another process drew stay behind.
  if (parts.drawn.size >= MOST_DRAWN) parts.drawn.clear()
  if (frozen && isDrawn(parts, frozen)) parts.drawn.set(frozen.round_id, await drawOf(parts, frozen))
  return frozen
}

/**
 * A round whose rules no longer exist is not drawn, nor one whose tote is cancelled: that follows from what
 * was frozen alone, before anybody knows the outcome.
 */
const isDrawn = (parts: TableParts, round: RoundRow): boolean =>
  rulesOf(parts, round) !== undefined && frozenTote(round)?.isCancelled !== true

/** The stakes of a round that is not drawn are returned. */
async function draw(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  if (!isDrawn(parts, round)) return beginVoid(parts.database.kysely, round.round_id)
  const drawn = parts.drawn.get(round.round_id) ?? (await drawOf(parts, round))
  const moved = await moveRound(parts.database.kysely, round.round_id, 'FROZEN', 'DRAWN', {
    drawn,
    timing: { lastsMs: REVEAL_MS, dueInMs: 0 },
  })
  parts.drawn.delete(round.round_id)
  return moved
}

/** The outcome from a frozen round's seed and bettors: the same whenever and wherever it is computed. */
async function drawOf(parts: TableParts, round: RoundRow): Promise<Drawn> {
  const game = rulesOf(parts, round)!
  const chain = await readChainById(parts.database.kysely, round.chain_id)
  const serverSeed = seedAt(parts.secretKey, { tableId: round.table_id, ...chain }, round.chain_place)
  const outcome = game.draw(
    roundStream({ seed: serverSeed, clientPart: round.client_part!, roundNo: round.round_no }, game.tag),
    frozenStakes(round),
  )
  return { serverSeed, outcome: JSON.stringify(outcome), result: JSON.stringify(game.result(outcome)) }
}

/** What each member gets is stored before anybody is paid. */
async function share(parts: TableParts, round: RoundRow): Promise<RoundRow | undefined> {
  const { database } = parts
  const game = rulesOf(parts, round)
  if (!game)
    throw new Error(
      `the rules of ${round.game_code} ${round.math_version} are needed to settle what they drew`,
    )
  const shares = sharesOf(
    game,
    JSON.parse(round.outcome!),
    await readBets(database.kysely, round.round_id, [ACCEPTED]),
  )
  const real = shares.filter(({ isFree }) => !isFree)
  const stated = real.flatMap(({ memberId, validAmount }) =>
    validAmount === null
      ? []
      : [{ memberId, roundId: walletRoundOf(round.round_id, false), amount: toWireAmount(validAmount) }],
  )
  // Before any payment closes a round in the wallet; a repeat stores the same.
  if (stated.length > 0) await parts.port.noteValid(stated)
  const sums = {
    stake: real.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0n),
    payout: real.reduce((sum, { winAmount }) => sum + winAmount, 0n),
  }
  return database.transaction(async (tx) => {
    const moved = await moveRound(tx, round.round_id, 'DRAWN', 'SHARED', { sums, dueAtEnd: true })
    if (moved) await addShares(tx, round, shares, UNPAID)
    return moved
  })
}
