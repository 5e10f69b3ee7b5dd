/**
 * What a lottery that the house draws takes as its beacon: the digest of its bets, or public randomness. Two
 * people decide it, for all merchants and for issues that are made from then on. Issues that are there keep
 * what they were made with: it was shown before their first bet.
 */
import { refuse } from '../../../contract/errors.ts'
import type { BeaconRefusal, BeaconType } from '../../../contract/shared/lottery-draws.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { defineProposal, propose } from '../../system/index.ts'
import type { Game } from './games.ts'
import { nameOfGame } from './locales/names.ts'
import { beaconRefusal, LEAST_TO_DRAW_MS } from './rules/beacon-choice.ts'
import { knownGame } from './shared-views.ts'
import { drandUrlsKey } from './slots.ts'
import { chosenBeacon, nextIssueOf, writeBeacon } from './store/game-beacons.ts'

const WAITS_HOURS = 72

interface BeaconChange {
  readonly gameCode: string
  readonly beacon: BeaconType
}

export const gameBeaconProposal = defineProposal<BeaconChange>({
  name: 'lottery.gameBeacon',
  ability: 'lottery.schedule',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: { gameCode, beacon }, subject, reason, requestedByName }) => {
    const before = await changeable(context, knownGame(gameCode), beacon)
    await writeBeacon(context.tx, gameCode, beacon)
    await context.audit('lottery.game.beacon', subject, {
      before,
      after: beacon,
      reason,
      askedBy: requestedByName,
    })
  },
})

/** LOTTERY_GAME_UNKNOWN, LOTTERY_BEACON, LOTTERY_BEACON_FAST, LOTTERY_BEACON_OFF, CHANGE_STATE. */
export async function askBeacon(context: CallContext, change: BeaconChange, reason: string): Promise<string> {
  const before = await changeable(context, knownGame(change.gameCode), change.beacon)
  return propose(context, gameBeaconProposal, {
    subject: `lottery-beacon:${change.gameCode}`,
    title: nameOfGame(change.gameCode, context.language),
    payload: change,
    reason,
    changes: [{ field: 'lotteryGameBeacon', before, after: change.beacon }],
  })
}

/** LOTTERY_GAME_UNKNOWN. */
export async function readBeacon(context: CallContext, gameCode: string) {
  const game = knownGame(gameCode)
  const { beacon, changedAt } = await chosenBeacon(context.tx, gameCode)
  return {
    beacon,
    changedAt,
    refusal: beaconRefusal(game, context.use(drandUrlsKey), context.now) ?? null,
    now: await nextIssueOf(context.tx, gameCode),
    first: await nextIssueOf(context.tx, gameCode, beacon),
  }
}

/** What is chosen now; refuses what may not follow it. */
async function changeable(context: CallContext, game: Game, wanted: BeaconType): Promise<BeaconType> {
  const { beacon } = await chosenBeacon(context.tx, game.gameCode)
  if (beacon === wanted) refuse('LOTTERY_BEACON')
  const refusal = beaconRefusal(game, context.use(drandUrlsKey), context.now)
  // The way back is always open.
  if (refusal && wanted === 'DRAND') refuseBecause(refusal)
  return beacon
}

function refuseBecause(refusal: BeaconRefusal): never {
  if (refusal === 'SOURCE') return refuse('LOTTERY_BEACON')
  if (refusal === 'OFF') return refuse('LOTTERY_BEACON_OFF')
  return refuse('LOTTERY_BEACON_FAST', String(LEAST_TO_DRAW_MS / 1_000))
}
