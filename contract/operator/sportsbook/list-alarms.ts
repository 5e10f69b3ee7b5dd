import { Type } from 'typebox'
import { marketTypes, periods } from '../../../kernel/sports/words.ts'
import type { Call } from '../../shared/call.ts'
import { Currency, Id, Nullable, OneOf, SignedAmount, Text, Time } from '../../shared/fields.ts'
import { Line, MarketId, Price } from '../../shared/sports-fields.ts'

/**
 * STAKE: a large bet. EXPOSURE: a market near its limit. LATE: bets right before an event that decides.
 * PRICE: a price by hand that the fair price has left. FEED: a fixture suspended because its feed is silent.
 * RESULT: played, and no result. WAITING: live bets that wait longer than their delay. SYNDICATE: accounts at
 * one address took the same selection within a minute.
 */
export const alarmKinds = [
  'STAKE',
  'EXPOSURE',
  'LATE',
  'PRICE',
  'FEED',
  'RESULT',
  'WAITING',
  'SYNDICATE',
] as const
export type AlarmKind = (typeof alarmKinds)[number]

export const severities = ['INFO', 'WARN', 'HIGH'] as const
export type Severity = (typeof severities)[number]

export const listAlarms: Call<typeof listAlarmsSchemas> = {
  name: 'sports/list-alarms',
  method: 'GET',
  path: '/api/operator/sports/alarms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'What a trader should look at now, the worst first; those that somebody has seen come last.',
  errors: [],
}

export function listAlarmsSchemas() {
  return {
    value: Type.Object({
      list: Type.Array(
        Type.Object({
          alarmId: Text(160),
          kind: OneOf(alarmKinds),
          severity: OneOf(severities),
          at: Time(),
          fixtureId: Nullable(Id()),
          homeName: Nullable(Type.String()),
          awayName: Nullable(Type.String()),
          leagueName: Nullable(Type.String()),
          marketId: Nullable(MarketId()),
          typeCode: Nullable(OneOf(marketTypes)),
          period: Nullable(OneOf(periods)),
          line: Line(),
          code: Nullable(Type.String()),
          betId: Nullable(Id()),
          username: Nullable(Type.String()),
          amount: Nullable(SignedAmount('of the stake, or of the worst case')),
          percent: Nullable(Type.Integer({ description: 'of the limit, or off the fair price' })),
          count: Nullable(Type.Integer({ description: 'of bets, of accounts, or of hours' })),
          seconds: Nullable(Type.Integer()),
          before: Nullable(Price()),
          after: Nullable(Price()),
          word: Nullable(Type.String({ description: 'the event, or the provider' })),
          seenBy: Nullable(Type.String()),
          seenAt: Nullable(Time()),
        }),
      ),
      waiting: Type.Integer({ description: 'that nobody has seen' }),
      currency: Currency(),
    }),
  }
}
