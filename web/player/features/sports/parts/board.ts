/**
 * Prices and states as they were told last, by market and by fixture. What is drawn asks here first, so that
 * a change redraws the buttons of one market and nothing else.
 */
import { useCallback, useSyncExternalStore } from 'react'
import type { FixturePush, MarketPush } from '../../../../../contract/pushes/sports.ts'
import type { MarketState } from '../../../../../kernel/sports/words.ts'
import type { FixtureHead, Market } from './kinds.ts'

/** How long a price shows that it moved (look.md, Sports odds). */
export const MOVE_SHOWN_MS = 6_000

export interface Move {
  readonly direction: 'UP' | 'DOWN'
  readonly before: number
}
export interface MarketNow {
  readonly state: MarketState
  readonly version: number
  readonly prices: readonly number[]
  /** By selection; null: it has not moved lately. */
  readonly moves: readonly (Move | null)[]
  /** When it was told, by this device's clock. */
  readonly at: number
}
type Told = Pick<MarketNow, 'state' | 'version' | 'prices'>
export type FixtureNow = Pick<FixtureHead, 'version' | 'status' | 'isSuspended' | 'clock' | 'score'>

const states = { O: 'OPEN', S: 'SUSPENDED', C: 'CLOSED' } as const satisfies Record<
  MarketPush['s'],
  MarketState
>

/** Null: what was told is older than what is known, or the same. A house may reprice within a version. */
export function marketAfter(before: MarketNow | undefined, told: Told, at: number): MarketNow | null {
  if (before && told.version < before.version) return null
  const isSame =
    before && before.state === told.state && told.prices.every((price, at) => price === before.prices[at])
  if (isSame && before.version === told.version) return null
  const moves = told.prices.map((price, at) => {
    const old = before?.prices[at] ?? 0
    if (old === 0 || price === 0) return null
    if (old === price) return before?.moves[at] ?? null
    return { direction: price > old ? ('UP' as const) : ('DOWN' as const), before: old }
  })
  return { ...told, moves, at }
}

const markets = new Map<string, MarketNow>()
const fixtures = new Map<string, FixtureNow>()
const listeners = new Map<string, Set<() => void>>()
const fading = new Map<string, ReturnType<typeof setTimeout>>()

function tell(key: string): void {
  for (const listener of listeners.get(key) ?? []) listener()
}

function listenTo(key: string, listener: () => void): () => void {
  const own = listeners.get(key) ?? new Set()
  own.add(listener)
  listeners.set(key, own)
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(key)
  }
}

function takeMarket(marketId: string, told: Told): void {
  const before = markets.get(marketId)
  const next = marketAfter(before, told, Date.now())
  if (!next) {
    // Nothing is drawn again, but what is known is known to be so by now.
    if (before && told.version === before.version) markets.set(marketId, { ...before, at: Date.now() })
    return
  }
  markets.set(marketId, next)
  tell(marketId)
  if (!next.moves.some(Boolean)) return
  clearTimeout(fading.get(marketId))
  fading.set(
    marketId,
    setTimeout(() => {
      fading.delete(marketId)
      const now = markets.get(marketId)
      if (!now) return
      markets.set(marketId, { ...now, moves: now.prices.map(() => null) })
      tell(marketId)
    }, MOVE_SHOWN_MS),
  )
}

/** What a call answered. */
export function takeMarkets(list: readonly Market[]): void {
  for (const { marketId, state, version, selections } of list)
    takeMarket(marketId, { state, version, prices: selections.map(({ price }) => price) })
}

/** What a delta told; true if a market among them was not known. */
export function takeMarketPushes(pushes: Readonly<Record<string, MarketPush>>): boolean {
  const isNew = Object.keys(pushes).some((marketId) => !markets.has(marketId))
  for (const [marketId, { s, v, p }] of Object.entries(pushes))
    takeMarket(marketId, { state: states[s], version: v, prices: p })
  return isNew
}

export function takeFixture(head: FixtureNow & { fixtureId: string }): void {
  const known = fixtures.get(head.fixtureId)
  if (known && head.version < known.version) return
  const { version, status, isSuspended, clock, score } = head
  fixtures.set(head.fixtureId, { version, status, isSuspended, clock, score })
  tell(head.fixtureId)
}

/** True if the state of the fixture is another than was known, so that it belongs to another list. */
export function takeFixturePush(push: FixturePush): boolean {
  const before = fixtures.get(push.fixtureId)
  takeFixture(push)
  return before === undefined || before.status !== push.status
}

/** The market as it is now; what was read with the page until something newer was told. */
export function useMarketNow(market: Market): MarketNow {
  const { marketId } = market
  const known = useSyncExternalStore(
    useCallback((listener: () => void) => listenTo(marketId, listener), [marketId]),
    () => markets.get(marketId),
  )
  return known && known.version >= market.version ? known : readOf(market)
}

const readOf = ({ state, version, selections }: Market): MarketNow => ({
  state,
  version,
  prices: selections.map(({ price }) => price),
  moves: selections.map(() => null),
  at: 0,
})

export function useFixtureNow(head: FixtureNow & { fixtureId: string }): FixtureNow {
  const { fixtureId } = head
  const known = useSyncExternalStore(
    useCallback((listener: () => void) => listenTo(fixtureId, listener), [fixtureId]),
    () => fixtures.get(fixtureId),
  )
  return known && known.version >= head.version ? known : head
}

const markOf = (marketId: string): string => {
  const { version, state, prices } = markets.get(marketId) ?? {}
  return `${version} ${state} ${prices}`
}

/** What is known of some markets, drawn again when one of them changes. */
export function useMarketsNow(marketIds: readonly string[]): ReadonlyMap<string, MarketNow> {
  const key = marketIds.join()
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const stops = key.split(',').map((marketId) => listenTo(marketId, listener))
        return () => {
          for (const stop of stops) stop()
        }
      },
      [key],
    ),
    () => marketIds.map(markOf).join(),
  )
  return markets
}
