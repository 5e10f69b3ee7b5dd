import { enterGame, enterGameSchemas } from '../../../contract/vendor/studio/enter-game.ts'
import type { ValueOf } from '../../../kernel/call.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { TableGame } from '../../../kernel/tables/table-game.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { gameByCode, otherGames, tableGameByCode } from '../games.ts'
import { studioKey, type Studio } from '../studio.ts'

export const handleEnterGame = handleBatched(enterGame, enterGameSchemas, async (context, { body }) => {
  const studio = context.use(studioKey)
  const answer = await studio.port.authenticate({
    launchToken: body.launchToken,
    ...(context.address === '' ? {} : { playerAddress: context.address }),
  })
  if (answer.status === 'GAME_DISABLED') throw new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  if (answer.status !== 'OK') throw new Refusal('GAME_TOKEN_INVALID')
  const facts = await factsOf(studio, context.merchant.id, answer.gameCode!)
  if (!facts) throw new Refusal('GAME_NOT_FOUND')
  // The pools' amounts are pushed when they change: a member who comes in between must not wait for that.
  const game = {
    ...facts,
    jackpots: facts.jackpots && {
      ...facts.jackpots,
      held: [...(await studio.port.heldByPools(context.merchant.id))],
    },
  }
  const { token, seat } = await studio.seats.take({
    memberId: answer.memberId!,
    merchantId: context.merchant.id,
    gameCode: game.gameCode,
    isFree: answer.mode === 'FREE',
    walletToken: answer.sessionToken!,
  })
  const balance = answer.balanceAmount!
  const { memberId, merchantId, gameCode, isFree } = seat
  const grants =
    game.kind !== 'SOLO' || isFree ? [] : await studio.port.freeGrantsOf({ merchantId, memberId, gameCode })
  return {
    gameToken: token,
    balance,
    currency: answer.currency!,
    mode: answer.mode!,
    language: answer.language!,
    house: { currency: context.merchant.currency, timeZone: context.merchant.timeZone },
    // Rounds at tables, hands and rooms are read by calls of their own.
    state: game.kind === 'SOLO' ? await studio.rounds.interrupted(seat, balance) : null,
    freeRounds: [...grants],
    rules: await studio.port.slotRulesOf(context.merchant.id),
    game,
  }
})

type GameFacts = Omit<ValueOf<typeof enterGameSchemas>['game'], 'jackpots'> & {
  jackpots: { pools: string[]; totalRtp: string } | null
}

async function factsOf(studio: Studio, merchantId: string, gameCode: string): Promise<GameFacts | undefined> {
  const solo = gameByCode(gameCode)
  if (solo) {
    const { mathVersion, rtp, hitRate, volatility } = solo
    return {
      gameCode,
      kind: 'SOLO',
      mathVersion,
      rtp,
      hitRate,
      volatility,
      maxWinMultiple: solo.capMultiple,
      betAmounts: solo.betAmounts.map(toWireAmount),
      spots: [],
      mostRound: null,
      byTote: null,
      jackpots: await jackpotsOf(studio, merchantId, rtp),
    }
  }
  const shared = {
    hitRate: '',
    volatility: '',
    maxWinMultiple: 0,
    betAmounts: [],
    spots: [],
    mostRound: null,
    byTote: null,
    jackpots: null,
  }
  const table = tableGameByCode(gameCode)
  if (table) {
    const spots = spotsOf(table)
    const { byTote, most } = table
    return {
      ...shared,
      gameCode,
      kind: 'TABLE',
      mathVersion: table.mathVersion,
      rtp: spots.reduce((most, { rtp }) => (rtp > most ? rtp : most), ''),
      spots,
      mostRound: most ? toWireAmount(most.round) : null,
      byTote: byTote ? { mathVersion: byTote.mathVersion, spots: spotsOf(byTote) } : null,
    }
  }
  const other = otherGames.find((facts) => facts.gameCode === gameCode)
  if (!other) return undefined
  const { kind, mathVersion, rtp, jackpotPools } = other
  return {
    ...shared,
    gameCode,
    kind,
    mathVersion,
    rtp,
    jackpots: jackpotPools ? await jackpotsOf(studio, merchantId, rtp, jackpotPools) : null,
  }
}

const spotsOf = ({ spots }: TableGame) =>
  spots.map(({ code, isSide, rtp, holdMultiple, pays, mostStake }) => ({
    code,
    isSide,
    rtp,
    holdMultiple,
    pays: [...pays],
    mostStake: mostStake === undefined ? null : toWireAmount(mostStake),
  }))

async function jackpotsOf(
  { port }: Studio,
  merchantId: string,
  rtp: string,
  pools?: readonly string[],
): Promise<{ pools: string[]; totalRtp: string } | null> {
  const shown = await port.jackpotsOf({ merchantId, rtp, ...(pools && { pools }) })
  return shown && { pools: [...shown.pools], totalRtp: shown.totalRtp }
}
