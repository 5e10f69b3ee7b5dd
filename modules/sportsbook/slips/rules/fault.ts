/** Why a bet is not taken, with what its member is told. */
import { moneyText, toWireAmount, type RealCurrency } from '../../../../kernel/money.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { Refusal } from '../../../../kernel/refusal.ts'

export interface LegNow {
  readonly marketId: string
  readonly code: string
  readonly line: number | null
  readonly price: number
}

/** Amounts among the arguments are written as money where the sentence is made. */
export interface BetFault {
  readonly code: ErrorCode
  readonly args?: readonly (string | bigint)[]
  /** What every leg stands at by now, if line or price was the reason. */
  readonly legs?: readonly LegNow[]
  /** The leg that was the reason, from 1. */
  readonly leg?: number
  /** The largest stake that would be taken, if the stake was the reason. */
  readonly most?: bigint
}

/** What is kept of a refusal for the same call again. */
export interface KeptRefusal {
  readonly code: string
  readonly params: readonly string[]
  readonly value: unknown
}

/** Of a sentence: amounts as money. */
export const argsOf = ({ args = [] }: BetFault, currency: RealCurrency): string[] =>
  args.map((arg) => (typeof arg === 'bigint' ? moneyText(arg, currency) : arg))

export function keptOf(fault: BetFault, currency: RealCurrency): KeptRefusal {
  const { code, legs, leg, most } = fault
  return {
    code,
    params: argsOf(fault, currency),
    value:
      legs || leg !== undefined || most !== undefined
        ? {
            ...(leg === undefined ? {} : { leg }),
            ...(legs ? { legs } : {}),
            ...(most === undefined ? {} : { maxStakeAmount: toWireAmount(most) }),
          }
        : undefined,
  }
}

export const refusalOfKept = ({ code, params, value }: KeptRefusal): Refusal =>
  new Refusal(code, { params, ...(value === undefined ? {} : { value }) })
