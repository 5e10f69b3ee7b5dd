/**
 * Words and fields of issues and their results, for members and operators alike (domain/lottery.md §1.4,
 * §1.8).
 */
import { Type } from 'typebox'
import { WINDOWS } from '../../kernel/lottery/statistics.ts'
import { Nullable, OneOf, Time } from './fields.ts'
import { GameCode, Numero } from './lottery-orders.ts'

export { GameCode, Numero }

export const issueStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLING', 'SETTLED', 'VOID'] as const
export type IssueState = (typeof issueStates)[number]

export const beaconTypes = ['ORDER_DIGEST', 'DRAND'] as const
export type BeaconType = (typeof beaconTypes)[number]

/** Statistics look back over this many results. */
export const statisticWindows = WINDOWS
export type StatisticWindow = (typeof statisticWindows)[number]

export const IssueStateField = () => OneOf(issueStates)
export const Family = () => Type.String({ description: 'SSC, 11X5, K3, PK10, PC28, 3D or P3P5' })
export const Cycle = () =>
  Nullable(Type.Integer({ description: 'seconds from one draw to the next; null: one draw a day' }))
export const Result = () =>
  Type.String({ description: 'as its family writes it, e.g. 84003 of SSC or 7,6,4,5,3,10,9,2,8,1 of PK10' })
export const Hex64 = (description: string) => Type.String({ description: `64 hex digits: ${description}` })

export const issueTimes = () => ({
  numero: Type.String(),
  opensAt: Time(),
  closesAt: Time('bets are taken until then'),
  drawsAt: Time(),
})

/** What a result is called besides its numbers: a sum, big or small, odd or even, dragon or tiger. */
export const ResultAttribute = () =>
  Type.Object({
    code: Type.String({
      description: 'sum, sum_size, sum_parity, dragon_tiger, span, form, colour …',
    }),
    value: Type.String({ description: 'a number, or a word: BIG, SMALL, ODD, EVEN, DRAGON, TIGER, TIE, …' }),
  })

/**
 * What anyone needs to see that an issue's result was fixed beforehand; the seed stands once it is revealed.
 */
export const revealFields = () => ({
  commit: Hex64('SHA-256(0x01 ‖ seed), published before the issue opens'),
  beaconType: Nullable(OneOf(beaconTypes)),
  beacon: Nullable(Hex64('what the house cannot choose; from the close on')),
  seed: Nullable(Hex64('from the draw on')),
})
