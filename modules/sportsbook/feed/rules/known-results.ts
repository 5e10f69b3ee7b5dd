/** What the book knows that a fixture came to. */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import { canonicalJson } from '../../../../platform/json.ts'

export interface KnownResult {
  readonly version: number
  /** The provider's own number; null: not of the feed. */
  readonly feedVersion: number | null
  readonly facts: FixtureFacts
  readonly state: 'ENTERED' | 'CONFIRMED' | 'REJECTED'
  readonly confirmedAt: Date | null
}

type Known = { readonly results: readonly KnownResult[] } | null

export const lastConfirmed = (known: Known): KnownResult | undefined =>
  known?.results.findLast(({ state }) => state === 'CONFIRMED')

/**
 * People or the clock have said what it came to, which no feed is told: what the feed goes on telling is no
 * fault of it and changes nothing.
 */
export const isEndedByHouse = (known: Known): boolean => lastConfirmed(known)?.feedVersion === null

/** The feed has told this before, or it stands already. */
export const isTold = (known: Known, facts: FixtureFacts): boolean =>
  [known?.results.findLast(({ feedVersion }) => feedVersion !== null), lastConfirmed(known)].some(
    (one) => one && canonicalJson(one.facts) === canonicalJson(facts),
  )
