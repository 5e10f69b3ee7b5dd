/**
 * A fixture as the book has it, and as the messages of one delivery change it. Nothing is written here, so a
 * delivery of which one message is refused leaves nothing behind.
 */
import type { FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type {
  FeedClock,
  FeedFixture,
  FeedMarket,
  FeedMessage,
  FeedState,
} from '../../../../kernel/sports/feed.ts'
import type { FixtureStatus, SportCode } from '../../../../kernel/sports/words.ts'
import { canonicalJson } from '../../../../platform/json.ts'
import type { Suspension } from '../../book/door.ts'
import { refuseFeed } from '../refusal.ts'
import { checkMarket } from './check-market.ts'
import { resultFault } from './check-result.ts'
import {
  isSameIncident,
  missedOf,
  shaking,
  shakingCards,
  type KnownIncident,
  type NewIncident,
} from './incidents.ts'
import {
  inOrderOf,
  isSame,
  isShaken,
  keepMainLines,
  keyOf,
  termsOf,
  type KnownMarket,
  type MarketTerms,
} from './market-draft.ts'
import { isEndedByHouse, isTold, lastConfirmed, type KnownResult } from './known-results.ts'
import { hasSameGoals } from './same-goals.ts'
import { isOff, mayBecome } from './status-moves.ts'

export interface FixtureTerms {
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly sportCode: SportCode
  leagueId: string
  readonly homeId: string | null
  readonly awayId: string | null
  startAt: Date
  isNeutral: boolean
  hasLive: boolean
  readonly isVirtual: boolean
  bestOf: number | null
  status: FixtureStatus
  clock: FeedClock | null
  facts: FixtureFacts
  suspendedFor: Suspension | null
}

export interface KnownFixture extends FixtureTerms {
  readonly fixtureId: string
  readonly incidents: ReadonlyMap<number, KnownIncident>
  /** By version, the lowest first. */
  readonly results: readonly KnownResult[]
}

export interface NewResult {
  readonly version: number
  readonly feedVersion: number
  readonly facts: FixtureFacts
  readonly state: 'ENTERED' | 'CONFIRMED' | 'REJECTED'
  readonly reason: string
}

/** After this long a result is not corrected any more (domain/sportsbook.md §7). */
const CORRECTION_MS = 72 * 3_600_000

export class FixtureDraft {
  /** The book's. */
  readonly id: string
  readonly known: KnownFixture | null
  readonly terms: FixtureTerms
  readonly markets = new Map<string, MarketTerms & { marketNo?: bigint }>()
  readonly incidents = new Map<number, NewIncident>()
  readonly cancelled = new Set<number>()
  /** Those of the incidents that a snapshot told again. */
  readonly missed = new Set<number>()
  readonly results: NewResult[] = []
  /** It became POSTPONED, ABANDONED or CANCELLED. */
  off: FixtureStatus | null = null
  readonly #before: string
  readonly #marketsBefore: ReadonlyMap<string, KnownMarket>
  readonly #idOf: (id: string) => string

  constructor(parts: {
    id: string
    known: KnownFixture | null
    terms: FixtureTerms
    markets: readonly KnownMarket[]
    idOf(id: string): string
  }) {
    this.id = parts.id
    this.known = parts.known
    this.terms = parts.terms
    this.#before = parts.known ? canonicalJson(shownOf(parts.known)) : ''
    this.#marketsBefore = new Map(parts.markets.map((market) => [keyOf(market), market]))
    this.#idOf = parts.idOf
    for (const [key, market] of this.#marketsBefore) this.markets.set(key, market)
  }

  /** Something of the fixture itself differs from what the book has. */
  get isChanged(): boolean {
    return canonicalJson(shownOf(this.terms)) !== this.#before
  }

  get #isDecided(): boolean {
    return this.terms.status === 'RESULTED' || isEndedByHouse(this.known)
  }

  get changedMarkets(): (MarketTerms & { marketNo?: bigint })[] {
    return [...this.markets].flatMap(([key, market]) => {
      const before = this.#marketsBefore.get(key)
      return before && isSame(before, market) ? [] : [market]
    })
  }

  /** Its time, its league and its names; who plays never changes. Throws FEED_SIDES. */
  describe(fixture: FeedFixture): void {
    const { terms } = this
    const fault = { fixtureId: fixture.fixtureId }
    const [home, away] = [fixture.home, fixture.away].map((team) => team && this.#idOf(team.teamId))
    if (terms.homeId !== home || terms.awayId !== away) refuseFeed('FEED_SIDES', fault)
    if (terms.sportCode !== fixture.sportCode) refuseFeed('FEED_INVALID', { ...fault, field: 'sportCode' })
    if (terms.kind !== fixture.kind) refuseFeed('FEED_INVALID', { ...fault, field: 'kind' })
    terms.leagueId = this.#idOf(fixture.league.leagueId)
    terms.startAt = new Date(fixture.startAt)
    terms.isNeutral = fixture.isNeutral
    terms.hasLive = fixture.hasLive
    terms.bestOf = fixture.bestOf
  }

  /** Prices lift the suspension of an incident. Throws FEED_SELECTIONS, FEED_LINE, FEED_PRICE. */
  price(markets: readonly FeedMarket[], fixtureId: string, place: string): void {
    const main = new Set<string>()
    for (const [index, market] of markets.entries()) {
      checkMarket(market, { fixtureId, place: `${place}.markets.${index}`, kind: this.terms.kind })
      // Nobody bets any more on what is decided.
      if (this.#isDecided) continue
      const terms = termsOf(market, this.#idOf)
      const key = keyOf(terms)
      const before = this.markets.get(key)
      if (before && before.state !== 'SETTLED' && before.state !== 'VOID')
        this.markets.set(key, { ...inOrderOf(before, terms), marketNo: before.marketNo })
      else if (!before) this.markets.set(key, terms)
      if (terms.isMain) main.add(key)
    }
    keepMainLines(this.markets, main)
    if (markets.length > 0 && this.terms.suspendedFor === 'INCIDENT') this.terms.suspendedFor = null
  }

  /** Throws FEED_STATUS. */
  stand(said: Extract<FeedMessage, { kind: 'STATUS' }>): void {
    const { status, isSuspended, fixtureId } = said
    if (status !== 'RESULTED' && isEndedByHouse(this.known)) return
    if (status === 'RESULTED' || !mayBecome(this.terms.status, status))
      refuseFeed('FEED_STATUS', { fixtureId, field: 'status' })
    // A goal that no incident has told makes prices as old as one that has.
    const hasGoal =
      this.terms.status === 'LIVE' && status === 'LIVE' && !hasSameGoals(this.terms.facts, said.facts)
    this.#become(status)
    this.terms.clock = said.clock
    this.terms.facts = said.facts
    if (hasGoal) this.#shake()
    const held = this.terms.suspendedFor
    if (isSuspended) this.terms.suspendedFor = held === 'FEED' ? held : 'PROVIDER'
    else if (held === 'PROVIDER' || held === 'REFUSED') this.terms.suspendedFor = null
  }

  #become(status: FixtureStatus): void {
    if (isOff(status) && status !== this.terms.status) this.off = status
    this.terms.status = status
  }

  /** Throws FEED_INCIDENT. The same incident again changes nothing. */
  happen(said: Extract<FeedMessage, { kind: 'INCIDENT' }>): void {
    const { no, incident: kind, side, minute, added, cancels, facts, fixtureId } = said
    const score = facts.scores.FT ?? facts.scores.GAME ?? facts.scores.SERIES ?? null
    const known = this.incidents.get(no) ?? this.known?.incidents.get(no)
    if (known && isSameIncident(known, { kind, side, score })) return
    if (known) refuseFeed('FEED_INCIDENT', { fixtureId, field: 'no' })
    if (cancels !== null) {
      if (cancels === no || !(this.incidents.has(cancels) || this.known?.incidents.has(cancels)))
        refuseFeed('FEED_INCIDENT', { fixtureId, field: 'cancels' })
      this.cancelled.add(cancels)
    }
    this.incidents.set(no, { no, kind, side, minute, added, score })
    // What a fixture came to is told by its results alone.
    if (this.#isDecided) return
    this.terms.facts = facts
    if (shaking.has(kind)) this.#shake(shakingCards.has(kind))
  }

  /** Every price of the field is suspended until it is said again. */
  #shake(isCard = false): void {
    for (const [key, market] of this.markets)
      if (isShaken(market, isCard)) this.markets.set(key, { ...market, state: 'SUSPENDED' })
    this.terms.suspendedFor ??= 'INCIDENT'
  }

  /**
   * Throws FEED_RESULT. What people confirmed is not overruled: another result waits for them; one that comes
   * too late is kept and changes nothing.
   */
  end(said: { version: number; facts: FixtureFacts; fixtureId: string }, now: Date): void {
    const { version: feedVersion, facts, fixtureId } = said
    this.#checkResult(facts, fixtureId, now)
    const all: (KnownResult | NewResult)[] = [...(this.known?.results ?? []), ...this.results]
    const same = all.find((one) => one.feedVersion === feedVersion)
    if (same) {
      if (canonicalJson(same.facts) !== canonicalJson(facts))
        refuseFeed('FEED_RESULT', { fixtureId, field: 'version' })
      return
    }
    if (all.some((one) => (one.feedVersion ?? 0) > feedVersion)) return
    const confirmed = all.filter(({ state }) => state === 'CONFIRMED')
    const last = confirmed.at(-1)
    const first = (this.known?.results ?? []).find(({ state }) => state === 'CONFIRMED')?.confirmedAt
    const isLate = first ? now.getTime() - first.getTime() > CORRECTION_MS : false
    const isPeoples = last !== undefined && last.feedVersion === null
    const state = isLate ? 'REJECTED' : isPeoples ? 'ENTERED' : 'CONFIRMED'
    const version = Math.max(0, ...all.map((one) => one.version)) + 1
    this.results.push({ version, feedVersion, facts, state, reason: isLate ? 'LATE' : '' })
    if (state !== 'CONFIRMED') return
    this.terms.facts = facts
    this.terms.status = 'RESULTED'
    this.terms.clock = null
  }

  /** Throws FEED_RESULT for what the fixture cannot have come to. */
  #checkResult(facts: FixtureFacts, fixtureId: string, now: Date): void {
    const runners = [...this.markets.values()].find(({ typeCode }) => typeCode === 'OUTRIGHT')?.codes
    const fault = resultFault(facts, { ...this.terms, runners: runners ?? null }, now)
    if (fault) refuseFeed('FEED_RESULT', { fixtureId, field: fault })
  }

  /**
   * Everything of a snapshot at once; markets that it leaves out are closed to bets. A result that was lost
   * with the messages before it is taken from here.
   */
  stateAs(state: FeedState, place: string, now: Date): void {
    const { fixtureId } = state.fixture
    this.describe(state.fixture)
    if (state.status === 'RESULTED' && state.facts.ending !== null)
      this.#checkResult(state.facts, fixtureId, now)
    for (const [key, market] of this.markets)
      if (market.state === 'OPEN') this.markets.set(key, { ...market, state: 'SUSPENDED' })
    this.price(state.markets, fixtureId, place)
    const missed = missedOf(state, this.known?.incidents ?? new Map())
    for (const incident of missed.incidents) {
      this.incidents.set(incident.no, incident)
      this.missed.add(incident.no)
    }
    for (const no of missed.cancelled) this.cancelled.add(no)
    // One that was called off by its result is not RESULTED in the book.
    const isResulted = state.status === 'RESULTED' && lastConfirmed(this.known) !== undefined
    if (!this.#isDecided && !isResulted) {
      this.terms.suspendedFor = state.isSuspended ? 'PROVIDER' : null
      const status = state.status === 'RESULTED' ? 'ENDED' : state.status
      if (!mayBecome(this.terms.status, status)) refuseFeed('FEED_STATUS', { fixtureId, field: 'status' })
      this.#become(status)
      this.terms.clock = state.clock
      this.terms.facts = state.facts
    }
    if (state.status === 'RESULTED' && state.facts.ending !== null) this.#recover(state, now)
  }

  #recover({ facts, fixture: { fixtureId } }: FeedState, now: Date): void {
    if (isTold(this.known, facts)) return
    const results = this.known?.results ?? []
    const version = Math.max(0, ...results.map(({ feedVersion }) => feedVersion ?? 0)) + 1
    this.end({ version, facts, fixtureId }, now)
  }
}

const shownOf = (terms: FixtureTerms) => ({
  leagueId: terms.leagueId,
  startAt: terms.startAt,
  isNeutral: terms.isNeutral,
  hasLive: terms.hasLive,
  bestOf: terms.bestOf,
  status: terms.status,
  clock: terms.clock,
  facts: terms.facts,
  suspendedFor: terms.suspendedFor,
})
