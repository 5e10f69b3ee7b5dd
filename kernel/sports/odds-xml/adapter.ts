/**
 * Maps an XML odds feed, as large providers document theirs, onto the feed port: fixture documents,
 * fixture_change, odds_change, bet_stop, bet_settlement, alive and snapshot_complete. It keeps what the
 * messages of the port need and the XML leaves out, such as the score before a goal; it reads no clock and
 * sends nothing itself.
 */
import type { FixtureFacts } from '../facts.ts'
import type { FeedFixture, FeedMarket, FeedMessage, FeedState } from '../feed.ts'
import type { SportCode } from '../words.ts'
import { eventState, type EventState } from './event-facts.ts'
import { marketOf } from './market-map.ts'
import { childOf, childrenOf, readXml, type Element } from './read-xml.ts'

export interface Adapted {
  readonly messages: readonly FeedMessage[]
  /** The event whose fixture document must be read before the feed goes on. */
  readonly wantsFixture?: string
  /** BEHIND: the provider lost what it sent, and sends everything again. WHOLE: it has done so. */
  readonly recovery?: 'BEHIND' | 'WHOLE'
}

interface Known {
  readonly fixture: FeedFixture
  state: EventState
  readonly markets: Map<string, FeedMarket>
  isSuspended: boolean
  lastIncident: number
  resultVersion: number
  /** Of the last result, as JSON. */
  result: string
}

const sports: Readonly<Record<string, SportCode>> = { 'sr:sport:1': 'FOOTBALL', 'sr:sport:2': 'BASKETBALL' }
const noFacts: FixtureFacts = { scores: {}, ended: [], ending: null }
const nothing: Adapted = { messages: [] }

/** `sr:match:1` as the port allows ids. */
export const portId = (urn: string): string => urn.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 30)

export class OddsXmlAdapter {
  readonly #known = new Map<string, Known>()
  /** Markets that the book does not have, by their number: how often they came. */
  readonly unmapped = new Map<string, number>()

  /** Throws an XmlError for what is no XML; a message of another kind says nothing. */
  take(text: string): Adapted {
    const root = readXml(text)
    switch (root.name) {
      case 'fixtures_fixture':
        return this.#describe(childOf(root, 'fixture'))
      case 'fixture_change':
        return this.#changed(root)
      case 'odds_change':
        return this.#priced(root)
      case 'bet_stop':
        return this.#stopped(root)
      case 'bet_settlement':
        return this.#settled(root)
      case 'alive':
        return root.attributes.subscribed === '0' ? { messages: [], recovery: 'BEHIND' } : nothing
      case 'snapshot_complete':
        return { messages: [], recovery: 'WHOLE' }
      default:
        return nothing
    }
  }

  /** Everything that is known of the events that are not over: a snapshot for the port. */
  states(): FeedState[] {
    return [...this.#known.values()].flatMap(({ fixture, state, markets, isSuspended, result }) =>
      result !== '' || state.status === 'CANCELLED'
        ? []
        : [{ fixture, ...state, isSuspended, markets: [...markets.values()] }],
    )
  }

  #describe(element: Element | undefined): Adapted {
    const fixture = element && fixtureIn(element)
    if (!fixture) return nothing
    const known = this.#known.get(fixture.fixtureId)
    this.#known.set(fixture.fixtureId, {
      state: { status: 'SCHEDULED', clock: null, facts: noFacts },
      markets: new Map(),
      isSuspended: false,
      lastIncident: 0,
      resultVersion: 0,
      result: '',
      ...known,
      fixture,
    })
    return { messages: [{ kind: 'FIXTURE', fixture }] }
  }

  /** change_type 3: cancelled. All others mean that the fixture document is another one by now. */
  #changed({ attributes }: Element): Adapted {
    const fixtureId = portId(attributes.event_id ?? '')
    const known = this.#known.get(fixtureId)
    if (attributes.change_type !== '3' || !known)
      return { messages: [], wantsFixture: attributes.event_id ?? '' }
    known.state = { ...known.state, status: 'CANCELLED', clock: null }
    return { messages: [statusOf(fixtureId, known)] }
  }

  #priced(root: Element): Adapted {
    const fixtureId = portId(root.attributes.event_id ?? '')
    const known = this.#known.get(fixtureId)
    if (!known) return { messages: [], wantsFixture: root.attributes.event_id ?? '' }
    const messages: FeedMessage[] = []
    const state = eventState(childOf(root, 'sport_event_status'), known.fixture.sportCode)
    if (state) {
      messages.push(...this.#goals(fixtureId, known, state))
      known.state = state
    }
    const odds = childOf(root, 'odds')
    const markets = childrenOf(odds, 'market').flatMap((element) => {
      const market = marketOf(element)
      if (!market) this.#miss(element.attributes.id ?? '')
      return market ? [market] : []
    })
    for (const market of markets) {
      const { typeCode, period, line } = market
      known.markets.set(`${typeCode} ${period} ${line}`, market)
    }
    // Prices that are open again end a stop.
    if (markets.some((market) => market.state === 'OPEN')) known.isSuspended = false
    if (markets.length > 0) messages.push({ kind: 'MARKETS', fixtureId, markets })
    if (state || markets.length > 0) messages.push(statusOf(fixtureId, known))
    return { messages }
  }

  #miss(id: string): void {
    this.unmapped.set(id, (this.unmapped.get(id) ?? 0) + 1)
  }

  /** A score that grew is a goal, one that fell is a goal that was taken back. */
  #goals(fixtureId: string, known: Known, { facts, clock }: EventState): FeedMessage[] {
    const before = known.state.facts.scores.FT
    const after = facts.scores.FT
    if (!after || known.state.status === 'SCHEDULED') return []
    const sides = (['home', 'away'] as const).filter((side) => after[side] !== (before?.[side] ?? 0))
    return sides.map((side) => ({
      kind: 'INCIDENT',
      fixtureId,
      no: ++known.lastIncident,
      incident: after[side] > (before?.[side] ?? 0) ? 'GOAL' : 'GOAL_CANCELLED',
      side: side === 'home' ? 'HOME' : 'AWAY',
      minute: clock?.minute ?? 0,
      added: clock?.added ?? null,
      cancels: null,
      facts,
    }))
  }

  /** Whatever the stop names, the whole fixture is stopped: to sell too little does no harm. */
  #stopped({ attributes }: Element): Adapted {
    const fixtureId = portId(attributes.event_id ?? '')
    const known = this.#known.get(fixtureId)
    if (!known) return nothing
    known.isSuspended = true
    return { messages: [statusOf(fixtureId, known)] }
  }

  /**
   * The book settles by facts, so a settlement only confirms them: with certainty 2, and once the event has
   * ended. What other facts are confirmed later is the next version.
   */
  #settled({ attributes }: Element): Adapted {
    const fixtureId = portId(attributes.event_id ?? '')
    const known = this.#known.get(fixtureId)
    if (!known || attributes.certainty !== '2' || known.state.status !== 'ENDED') return nothing
    const { facts } = known.state
    const result = JSON.stringify(facts)
    if (result === known.result) return nothing
    known.result = result
    known.resultVersion++
    return { messages: [{ kind: 'RESULT', fixtureId, version: known.resultVersion, facts }] }
  }
}

const statusOf = (fixtureId: string, { state, isSuspended }: Known): FeedMessage => ({
  kind: 'STATUS',
  fixtureId,
  ...state,
  isSuspended,
})

/** Undefined of a sport that the book does not take from such a feed, or of a document without two sides. */
function fixtureIn(element: Element): FeedFixture | undefined {
  const tournament = childOf(element, 'tournament')
  const category = childOf(tournament, 'category')?.attributes
  const sportCode = sports[childOf(tournament, 'sport')?.attributes.id ?? '']
  const sides = childrenOf(childOf(element, 'competitors'), 'competitor')
  const [home, away] = ['home', 'away'].map((side) =>
    sides.find(({ attributes }) => attributes.qualifier === side),
  )
  const { id, start_time: start } = element.attributes
  if (!tournament || !sportCode || !home || !away || id === undefined || start === undefined) return undefined
  const team = ({ attributes }: Element) => ({
    teamId: portId(attributes.id ?? ''),
    names: named(attributes.name ?? ''),
  })
  return {
    fixtureId: portId(id),
    kind: 'MATCH',
    sportCode,
    league: {
      leagueId: portId(tournament.attributes.id ?? ''),
      names: named(tournament.attributes.name ?? ''),
      country: /^[A-Z]{2,3}$/.test(category?.country_code ?? '') ? category!.country_code! : 'XX',
      countryNames: named(category?.name ?? 'International'),
      tier: 'C',
    },
    home: team(home),
    away: team(away),
    startAt: start,
    isNeutral:
      childOf(element, 'extra_info')?.children.some(
        ({ attributes }) => attributes.key === 'neutral_ground' && attributes.value === 'true',
      ) ?? false,
    hasLive: element.attributes.liveodds !== 'not_available',
    isVirtual: false,
    bestOf: null,
  }
}

/** The documents are in one language; operators give the names of the other (the desk's leagues and teams). */
const named = (text: string) => ({ th: text || '–', en: text || '–' })
