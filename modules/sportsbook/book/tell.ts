/** Tells readers of a fixture and of its sport what changed; always after the commit. */
import {
  fixtureTopicOf,
  newsKinds,
  sportNewsTopic,
  sportTopicOf,
  type FixturePush,
  type MarketPush,
  type SportNewsPush,
} from '../../../contract/pushes/sports.ts'
import { tellChange } from '../../../platform/delta-feed.ts'
import { hubKey, type Hub } from '../../../platform/hub.ts'
import type { Database } from '../../../platform/postgres.ts'
import type { Services } from '../../../platform/services.ts'
import { merchantsKey } from '../../system/index.ts'
import { leadNow, scoreOf } from './rules/score.ts'
import {
  bumpTold,
  readToldFixtures,
  readToldMarkets,
  type HouseLine,
  type ToldFixture,
  type ToldMarket,
} from './store/told.ts'

/** A call's context is its own `services`. */
export interface TellParts {
  readonly database: Database
  readonly services: Pick<Services, 'use'>
}

export type ToldIncident = NonNullable<FixturePush['incident']>

/**
 * The state, clock and score of fixtures as they stand: a push for each incident that changed them, or one
 * without. A house that suspended a fixture has pushes of its own. Kick-offs and goals are news beside them.
 */
export async function tellFixtures(
  { database, services }: TellParts,
  changed: ReadonlyMap<string, readonly ToldIncident[]>,
): Promise<void> {
  if (changed.size === 0) return
  const hub = services.use(hubKey)
  for (const row of await readToldFixtures(database.kysely, [...changed.keys()])) {
    const incidents = changed.get(row.fixture_id)!
    const goldLead = leadNow(row.facts, row.clock)
    const pushesOf = (isSuspended: boolean) =>
      (incidents.length === 0 ? [undefined] : incidents).map(
        (incident): FixturePush => ({
          kind: 'FIXTURE',
          fixtureId: row.fixture_id,
          version: row.version,
          status: row.status,
          isSuspended,
          clock: row.clock,
          score: row.status === 'SCHEDULED' ? null : scoreOf(row.facts),
          ...(goldLead ? { goldLead } : {}),
          ...(incident ? { incident } : {}),
        }),
      )
    for (const incident of incidents) tellNews(hub, row, incident)
    const isSuspended = row.suspended_for !== null
    const topics = [fixtureTopicOf(row.fixture_id), sportTopicOf(row.sport_code)]
    if (isSuspended || row.suspended_in.length === 0) tellAll(hub, topics, pushesOf(isSuspended))
    else
      for (const { id } of services.use(merchantsKey).all())
        tellAll(hub, topics, pushesOf(row.suspended_in.includes(id)), id)
  }
}

function tellNews(hub: Hub, row: ToldFixture, { no, kind, minute }: ToldIncident): void {
  const told = newsKinds.find((one) => one === kind)
  if (!told) return
  const push: SportNewsPush = { fixtureId: row.fixture_id, kind: told, no, minute, score: scoreOf(row.facts) }
  hub.push({ topic: sportNewsTopic, data: { ...push } })
}

export const tellFixture = (parts: TellParts, fixtureId: string): Promise<void> =>
  tellFixtures(parts, new Map([[fixtureId, []]]))

function tellAll(
  hub: Hub,
  topics: readonly string[],
  pushes: readonly FixturePush[],
  merchantId?: string,
): void {
  for (const topic of topics)
    for (const push of pushes)
      hub.push({ topic, data: { ...push }, ...(merchantId === undefined ? {} : { merchantId }) })
}

/**
 * Markets as they stand, as the next version of their topics: everything to the readers of the fixture, main
 * markets to those of the sport. Each house is told its own prices.
 */
export async function tellMarkets(
  { database, services }: TellParts,
  marketNos: readonly bigint[],
): Promise<void> {
  if (marketNos.length === 0) return
  const { markets, lines, versions } = await database.transaction(async (tx) => {
    // The topics' rows are locked first: whoever tells next reads what is newer than this.
    const told = await bumpTold(tx, marketNos)
    return { versions: told, ...(await readToldMarkets(tx, marketNos)) }
  })
  const hub = services.use(hubKey)
  const byTopic = new Map<string, ToldMarket[]>()
  const add = (topic: string, market: ToldMarket) =>
    byTopic.set(topic, [...(byTopic.get(topic) ?? []), market])
  for (const market of markets) {
    add(fixtureTopicOf(market.fixture_id), market)
    if (market.is_main) add(sportTopicOf(market.sport_code), market)
  }
  for (const [topic, own] of byTopic) {
    const before = { version: versions.get(topic)! - 1, values: {} }
    const fixtures = new Set(own.map(({ fixture_id }) => fixture_id))
    const near = lines.filter(({ fixture_id }) => fixtures.has(fixture_id))
    if (near.length === 0) tellChange(hub, { topic }, before, valuesOf(own, []))
    else
      for (const { id } of services.use(merchantsKey).all()) {
        const house = near.filter(({ merchant_id }) => merchant_id === id)
        tellChange(hub, { topic, merchantId: id }, before, valuesOf(own, house))
      }
  }
}

const letters = { OPEN: 'O', SUSPENDED: 'S', CLOSED: 'C', SETTLED: 'C', VOID: 'C' } as const

function valuesOf(markets: readonly ToldMarket[], lines: readonly HouseLine[]): Record<string, MarketPush> {
  const own = new Map(lines.map((line) => [line.market_no, line]))
  return Object.fromEntries(
    markets.map((market) => {
      const line = own.get(market.market_no)
      const letter = letters[market.state]
      return [
        `${market.market_no}`,
        {
          s: letter === 'O' && line?.is_suspended ? 'S' : letter,
          v: market.version,
          p: line?.prices_e4 ?? market.prices_e4,
        } satisfies MarketPush,
      ]
    }),
  )
}
