/** Who may transfer along the line, and how much (domain/agents.md §6). */
import type { LineDirection } from '../../../../contract/shared/line-transfers.ts'
import { moneyText, type RealCurrency } from '../../../../kernel/money.ts'

export interface LineRule {
  readonly maySendDown: boolean
  readonly maySendUp: boolean
}

/** Agents may transfer both ways, members not at all, until an operator says otherwise. */
export function defaultLineRule(isAgent: boolean): LineRule {
  return { maySendDown: isAgent, maySendUp: isAgent }
}

export interface LineParty {
  readonly accountId: string
  readonly merchantId: string
  readonly isAgent: boolean
  readonly isTrial: boolean
  readonly state: string
  readonly kycLevel: number
  readonly uplineId: string | null
}

/** Whether the receiver is in this direction: anywhere below an agent, or directly above anybody. */
export function mayReach(
  direction: LineDirection,
  sender: LineParty,
  receiver: LineParty,
  rule: LineRule,
  isAboveReceiver: boolean,
): boolean {
  if (sender.accountId === receiver.accountId || sender.merchantId !== receiver.merchantId) return false
  return direction === 'DOWN'
    ? rule.maySendDown && sender.isAgent && isAboveReceiver
    : rule.maySendUp && sender.uplineId === receiver.accountId
}

/** Money only reaches an account that is known, active, real and not excluded. */
export function mayReceive(receiver: LineParty, isRestricted: boolean): boolean {
  return receiver.state === 'ACTIVE' && !receiver.isTrial && receiver.kycLevel >= 1 && !isRestricted
}

export interface LineLimits {
  readonly minAmount: bigint
  readonly maxAmount: bigint
  readonly dayAmount: bigint
}

/** The arguments of TRANSFER_LIMIT if the amount breaks a limit. */
export function limitBroken(
  amount: bigint,
  sentToday: bigint,
  limits: LineLimits,
  currency: RealCurrency,
): readonly [string, string, string] | null {
  const text = (bound: bigint) => moneyText(bound, currency)
  if (amount < limits.minAmount || amount > limits.maxAmount)
    return [text(limits.minAmount), text(limits.maxAmount), 'RANGE']
  const left = limits.dayAmount > sentToday ? limits.dayAmount - sentToday : 0n
  return amount > left ? [text(left), '', 'DAY'] : null
}

/**
 * The first letters of each word stay, enough to recognise a known person and too little to learn an unknown
 * name.
 */
export function maskName(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(word)].map(
        (part) => part.segment,
      )
      return `${letters.slice(0, Math.min(2, Math.ceil(letters.length / 2))).join('')}•••`
    })
    .join(' ')
}

/** A username with its middle hidden. */
export function maskAccount(username: string): string {
  return username.length <= 4
    ? `${username.slice(0, 1)}•••`
    : `${username.slice(0, 2)}•••${username.slice(-2)}`
}
