/** Schemas that the calls of the results desk share (domain/sportsbook.md §7). Server side only. */
import { Type } from 'typebox'
import { endings } from '../../../kernel/sports/facts.ts'
import { periods } from '../../../kernel/sports/words.ts'
import { Amount, Id, Nullable, OneOf, SignedAmount, Text, Time } from '../../shared/fields.ts'
import { fixtureHead, SelectionCode } from '../../shared/sports-fields.ts'
import {
  REASON_CHARACTERS,
  resultDeskStates,
  resultSources,
  resultStates,
} from '../../shared/sports-results.ts'

const MOST = 999
const MOST_GOALS = 60
const MOST_RUNNERS = 64

const Side = () => OneOf(['HOME', 'AWAY'] as const)
const Counts = () =>
  Type.Object({
    home: Type.Integer({ minimum: 0, maximum: MOST }),
    away: Type.Integer({ minimum: 0, maximum: MOST }),
  })
const PeriodName = () => Type.String({ pattern: `^(${periods.join('|')})$` })
const byPeriod = (description: string) => Type.Record(PeriodName(), Counts(), { description })

/** What a fixture came to: of each period its goals, points or maps, and what else markets are settled by. */
export const Facts = () =>
  Type.Object({
    scores: byPeriod('goals, points or maps of each period'),
    corners: Type.Optional(byPeriod('corners')),
    cards: Type.Optional(byPeriod('a yellow card counts 1, a red one 2')),
    goals: Type.Optional(
      Type.Array(Side(), {
        maxItems: MOST_GOALS,
        description: 'which side each goal was credited to, in order',
      }),
    ),
    firstBlood: Type.Optional(Type.Record(PeriodName(), Side())),
    ended: Type.Array(OneOf(periods), { maxItems: periods.length }),
    ending: Nullable(OneOf(endings)),
    winners: Type.Optional(Type.Array(SelectionCode(), { maxItems: MOST_RUNNERS })),
    withdrawn: Type.Optional(Type.Array(SelectionCode(), { maxItems: MOST_RUNNERS })),
  })

export const Reason = (description = 'written, and shown to members') =>
  Type.String({ minLength: REASON_CHARACTERS, maxLength: 200, description })

export const SportResult = () =>
  Type.Object({
    fixtureId: Id(),
    version: Type.Integer({ description: 'from 2 on it is a correction' }),
    state: OneOf(resultStates),
    source: OneOf(resultSources),
    facts: Nullable(Facts()),
    isHidden: Type.Boolean({ description: 'its checker has to type the same, so it is not shown before' }),
    reason: Text(200),
    madeBy: Type.String(),
    madeAt: Time(),
    checkedBy: Nullable(Type.String()),
    checkedAt: Nullable(Time()),
    isMine: Type.Boolean({ description: 'the caller entered it and therefore cannot decide it' }),
    canDecide: Type.Boolean(),
  })

/** A fixture on the desk, with what this house's members bet on it. */
export const ResultDeskRow = () => Type.Object(resultDeskFields())

export const resultDeskFields = () => ({
  ...fixtureHead(),
  state: OneOf(resultDeskStates),
  facts: Type.Union([Facts(), Type.Null()], { description: 'confirmed; null: no result yet' }),
  resultVersion: Type.Integer({ description: '0: none is confirmed' }),
  betCount: Type.Integer({ description: 'bets with a leg on it' }),
  openBetCount: Type.Integer({ description: 'of them still open' }),
  stakeAmount: Amount('of all bets with a leg on it'),
  overdueHours: Type.Integer({ description: 'since it should have ended; 0: not overdue' }),
  voidAt: Nullable(Time('without a start it is void then')),
  correctUntil: Nullable(Time('null: it has no result, or it can no longer be corrected')),
  canEnter: Type.Boolean(),
})

/** What a result would pay in this house. */
export const marketOutcomeFields = () => ({
  marketId: Type.String(),
  typeCode: Type.String(),
  period: Type.String(),
  line: Nullable(Type.Integer()),
  isDecided: Type.Boolean(),
  winners: Type.Array(Type.String(), { description: 'selections that pay more than a stake back' }),
  betCount: Type.Integer({ description: 'single bets on it' }),
  legCount: Type.Integer({ description: 'legs of parlays and systems on it' }),
  stakeAmount: Amount('of single bets'),
  payoutAmount: Amount('of single bets'),
  netAmount: SignedAmount('stakes less payouts: what the house keeps'),
})
