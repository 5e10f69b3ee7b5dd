/** An operator changes what whole numbers pay; what raises odds waits for a second person. */
import { refuse, refuseFields, refuseWith } from '../../../contract/errors.ts'
import { numberPlayOf, type NumberGame, type NumberPlay } from '../../../kernel/lottery/numbers/games.ts'
import { returnPpmOf } from '../../../kernel/lottery/numbers/returns.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { checkEconomy, economyOf } from '../../identity/index.ts'
import { callOffProposals, defineProposal, proposeWeakening } from '../../system/index.ts'
import { numberGameIn } from './quote.ts'
import { oddsE4Of, oddsText } from './rules/odds-text.ts'
import { gameOf } from './rules/plays.ts'
import { holdOdds, oddsName, readOddsOfMany, writeOdds, type HouseOdds } from './store/odds.ts'

interface Payload {
  readonly gameCode: string
  readonly playCode: string
  readonly odds: readonly string[]
}

export const oddsProposal = defineProposal<Payload>({
  name: 'lottery.odds',
  ability: 'lottery.terms',
  waitsHours: 72,
  apply: async (context, { payload, reason, requestedByName }) => {
    const { game, play } = playIn(payload.gameCode, payload.playCode)
    const before = await holdOdds(context.tx, keyOf(context, game, play), play.oddsE4)
    await apply(context, game, play, before, readOdds(play, payload.odds), {
      reason,
      askedBy: requestedByName,
    })
  },
})

export const oddsSubject = (gameCode: string, playCode: string): string =>
  `lottery-odds:${gameCode}:${playCode}`

const keyOf = ({ merchant }: CallContext, { gameCode }: NumberGame, { code }: NumberPlay) => ({
  merchantId: merchant.id,
  gameCode,
  playCode: code,
})

/** The product whose share of the stakes the house counts on (domain/economy.md §3). */
const productOf = ({ kind }: NumberGame) => (kind === 'VIETNAM' ? 'VN' : 'SEA')

/** LOTTERY_GAME_UNKNOWN, REQUEST_INVALID for a bet type that the game does not have. */
function playIn(gameCode: string, playCode: string): { game: NumberGame; play: NumberPlay } {
  const game = numberGameIn(gameOf(gameCode) ?? refuse('LOTTERY_GAME_UNKNOWN'))
  const play = numberPlayOf(gameCode, playCode)
  if (!play) refuseFields([{ field: 'playCode', rule: 'unknown' }])
  return { game, play }
}

function readOdds(play: NumberPlay, odds: readonly string[]): bigint[] {
  const read = odds.map(oddsE4Of)
  if (odds.length !== play.prizes.length || read.some((one) => one === undefined || one === 0n))
    refuseWith('LOTTERY_COMBINATION_MISMATCH', { line: 1, reason: 'ODDS' }, '1')
  return read as bigint[]
}

/**
 * LOTTERY_GAME_UNKNOWN, LOTTERY_COMBINATION_MISMATCH if there is not one odds for each prize, ECONOMY_GUARD,
 * CHANGE_STATE if a change of the bet type is pending, CHANGE_SECOND_MISSING.
 */
export async function changeOddsOrPropose(
  context: CallContext,
  gameCode: string,
  { playCode, odds, reason }: { playCode: string; odds: readonly string[]; reason: string },
) {
  const { game, play } = playIn(gameCode, playCode)
  const after = readOdds(play, odds)
  const before = await holdOdds(context.tx, keyOf(context, game, play), play.oddsE4)
  if (!isHigher(before, after)) {
    await callOffProposals(context, oddsProposal, oddsSubject(gameCode, playCode))
    await apply(context, game, play, before, after, { reason })
    return { state: 'DONE' as const, play: offeredPlay(play, { oddsE4: after, updatedAt: context.now }) }
  }
  await checkEdge(context, game, play, after)
  await proposeWeakening(context, oddsProposal, {
    subject: oddsSubject(gameCode, playCode),
    title: `${gameCode} ${playCode}`,
    payload: { gameCode, playCode, odds },
    reason,
    changes: play.prizes.flatMap((prize, place) =>
      before[place] === after[place]
        ? []
        : [
            {
              field: 'lotteryOdds',
              before: `${prize} ${oddsText(before[place]!)}`,
              after: `${prize} ${oddsText(after[place]!)}`,
            },
          ],
    ),
  })
  const [own] = (await readOddsOfMany(context.tx, [keyOf(context, game, play)])).values()
  return { state: 'PENDING' as const, play: offeredPlay(play, own) }
}

const isHigher = (before: readonly bigint[], after: readonly bigint[]): boolean =>
  after.some((odds, place) => odds > before[place]!)

/** What the odds leave of the stakes must pay for what the house promises away. */
async function checkEdge(
  { tx, merchant }: CallContext,
  game: NumberGame,
  play: NumberPlay,
  oddsE4: readonly bigint[],
): Promise<void> {
  const product = productOf(game)
  const { edges } = await economyOf(tx, merchant.id)
  const left = 1_000_000 - Number(returnPpmOf(play, oddsE4))
  if (left >= edges[product]) return
  await checkEconomy(tx, merchant.id, { edges: { ...edges, [product]: left } })
}

async function apply(
  context: CallContext,
  game: NumberGame,
  play: NumberPlay,
  before: readonly bigint[],
  after: readonly bigint[],
  detail: { reason: string; askedBy?: string },
): Promise<void> {
  if (isHigher(before, after)) await checkEdge(context, game, play, after)
  await writeOdds(context.tx, keyOf(context, game, play), after)
  await context.audit('lottery.odds', oddsSubject(game.gameCode, play.code), {
    before: before.map(oddsText),
    after: after.map(oddsText),
    ...detail,
  })
}

export const offeredPlay = (play: NumberPlay, own: HouseOdds | undefined) => ({
  playCode: play.code,
  prizes: [...play.prizes],
  odds: (own?.oddsE4 ?? play.oddsE4).map(oddsText),
  defaultOdds: play.oddsE4.map(oddsText),
  updatedAt: own?.updatedAt ?? null,
})

/** Every bet type of a game, in the order of its board. */
export async function playsOffered({ tx, merchant }: CallContext, game: NumberGame) {
  const asked = { merchantId: merchant.id, gameCode: game.gameCode }
  const own = await readOddsOfMany(tx, [asked])
  return game.plays.map((play) => offeredPlay(play, own.get(oddsName({ ...asked, playCode: play.code }))))
}
