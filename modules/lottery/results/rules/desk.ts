/** What the desk says of an issue, from its entries (domain/lottery.md §8). */
import type {
  Agreement,
  DeskState,
  ResultOrigin,
  ResultState,
} from '../../../../contract/shared/lottery-results.ts'

export interface JudgedEntry {
  readonly version: number
  readonly origin: ResultOrigin
  readonly state: ResultState
  readonly published: string
  readonly decidedAt: Date | null
}

/** How the answers of sources for the first result compare. */
export function agreementOf(entries: readonly JudgedEntry[]): Agreement {
  const fetched = entries.filter(
    ({ origin, state, version }) => origin === 'FEED' && version === 1 && state !== 'REJECTED',
  )
  if (fetched.length === 0) return 'NONE'
  if (fetched.length === 1) return 'ONE'
  return new Set(fetched.map(({ published }) => published)).size === 1 ? 'AGREE' : 'DIFFER'
}

export function deskStateOf(issue: { version: number }, entries: readonly JudgedEntry[]): DeskState {
  const isEntered = entries.some(
    ({ origin, state, version }) => origin !== 'FEED' && state === 'WAITING' && version === issue.version + 1,
  )
  if (issue.version > 0) return isEntered ? 'CORRECTING' : 'CONFIRMED'
  if (isEntered) return 'ENTERED'
  return agreementOf(entries) === 'DIFFER' ? 'DIFFERS' : 'WAITING'
}

/** The end of corrections: a time after the first confirmation; null if nothing was confirmed here. */
export function correctUntil(entries: readonly JudgedEntry[], hours: number): Date | null {
  const first = entries
    .filter(({ state }) => state === 'CONFIRMED')
    .map(({ decidedAt }) => decidedAt!.getTime())
  return first.length === 0 ? null : new Date(Math.min(...first) + hours * 3_600_000)
}

/**
 * Which fetched entry is confirmed without a person: all that wait say the same, and they come from two
 * sites at least. What a person has entered counts as a voice against, never as one for it.
 */
export function agreedEntry<Entry extends JudgedEntry & { readonly sourceUrl: string }>(
  entries: readonly Entry[],
): Entry | undefined {
  const waiting = entries.filter(({ state, version }) => state === 'WAITING' && version === 1)
  if (new Set(waiting.map(({ published }) => published)).size !== 1) return undefined
  const fetched = waiting.filter(({ origin }) => origin === 'FEED')
  const sites = new Set(fetched.map(({ sourceUrl }) => siteOf(sourceUrl)))
  return sites.size >= 2 ? fetched[0] : undefined
}

/** Who answers at an address: `www.glo.or.th` and `api.glo.or.th` are one site, glo.or.th. */
export function siteOf(address: string): string {
  const labels = (URL.parse(address)?.hostname ?? address).split('.')
  const second = labels.at(-2) ?? ''
  return labels.slice(labels.length > 2 && second.length <= 3 ? -3 : -2).join('.')
}
