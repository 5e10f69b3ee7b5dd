/**
 * Applies the messages of one delivery to the book: everything is read and judged before the first row is
 * written, and then written by a few statements, in the caller's transaction.
 */
import type { FeedFixture, FeedMessage, FeedState } from '../../../kernel/sports/feed.ts'
import type { SportCode } from '../../../kernel/sports/words.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { lockFixtures, type ToldIncident } from '../book/door.ts'
import { sportFixtureOff, sportResultCame } from './events.ts'
import { refuseFeed } from './refusal.ts'
import { FixtureDraft, type FixtureTerms, type KnownFixture } from './rules/fixture-draft.ts'
import { hasSameGoals } from './rules/same-goals.ts'
import { foreignOf, readKnown, readMarketsOf } from './store/known.ts'
import type { FeedRow } from './store/feeds.ts'
import { writeNames } from './store/names.ts'
import * as writing from './store/writing.ts'

/** What readers are told of after the commit. */
export interface Applied {
  readonly fixtures: Map<string, readonly ToldIncident[]>
  readonly marketNos: bigint[]
  /** Of fixtures that are new. */
  readonly newSports: ReadonlySet<SportCode>
}

export const nothingApplied = (): Applied => ({ fixtures: new Map(), marketNos: [], newSports: new Set() })

type Feed = Pick<FeedRow, 'provider' | 'is_virtual' | 'sport_codes'>

/** The book's id of what a provider names. */
export const idsOf =
  ({ provider }: Pick<FeedRow, 'provider'>) =>
  (id: string): string =>
    `${provider}-${id}`

const namedBy = (message: FeedMessage): string =>
  message.kind === 'FIXTURE' ? message.fixture.fixtureId : message.fixtureId

/** A state touches them if it tells other goals than the book has: prices of before are old then. */
const touchesMarkets = (message: FeedMessage, known: KnownFixture | undefined): boolean =>
  message.kind === 'STATUS'
    ? known !== undefined && !hasSameGoals(known.facts, message.facts)
    : message.kind !== 'FIXTURE'

/** Throws a FeedRefusal before anything is written. */
export async function applyMessages(
  tx: Tx,
  feed: Feed,
  messages: readonly FeedMessage[],
  now: Date,
): Promise<Applied> {
  const book = await openBook(tx, feed, messages.map(namedBy), (known) =>
    messages.filter((message) => touchesMarkets(message, known(namedBy(message)))).map(namedBy),
  )
  const named: FeedFixture[] = []
  for (const [index, message] of messages.entries()) {
    if (message.kind === 'FIXTURE') {
      named.push(message.fixture)
      book.describe(message.fixture)
      continue
    }
    const draft = book.known(message.fixtureId)
    if (message.kind === 'MARKETS') draft.price(message.markets, message.fixtureId, `messages.${index}`)
    else if (message.kind === 'STATUS') draft.stand(message)
    else if (message.kind === 'INCIDENT') draft.happen(message)
    else draft.end(message, now)
  }
  return writeAll(tx, feed, named, book.drafts)
}

/** Everything that is true of some fixtures, in place of what was known of them. */
export async function applyStates(
  tx: Tx,
  feed: Feed,
  states: readonly FeedState[],
  now: Date,
): Promise<Applied> {
  const ids = states.map(({ fixture }) => fixture.fixtureId)
  const book = await openBook(tx, feed, ids, () => ids)
  for (const [index, state] of states.entries())
    book.describe(state.fixture).stateAs(state, `fixtures.${index}`, now)
  return writeAll(
    tx,
    feed,
    states.map(({ fixture }) => fixture),
    book.drafts,
  )
}

interface OpenBook {
  readonly drafts: FixtureDraft[]
  /** Of a fixture that is in the book; throws FEED_FIXTURE_UNKNOWN or FEED_FIXTURE_FOREIGN. */
  known(fixtureId: string): FixtureDraft
  /** The same, or of a new one. */
  describe(fixture: FeedFixture): FixtureDraft
}

async function openBook(
  tx: Tx,
  feed: Feed,
  named: readonly string[],
  priced: (known: (fixtureId: string) => KnownFixture | undefined) => readonly string[],
): Promise<OpenBook> {
  const idOf = idsOf(feed)
  const ids = [...new Set(named)]
  await lockFixtures(tx, ids.map(idOf))
  const found = await readKnown(tx, feed.provider, ids.map(idOf))
  const unknown = ids.filter((id) => !found.has(idOf(id)))
  const foreign = unknown.length > 0 ? await foreignOf(tx, feed.provider, unknown) : new Set<string>()
  const withMarkets = new Set(priced((id) => found.get(idOf(id))))
  const markets = withMarkets.size > 0 ? await readMarketsOf(tx, [...withMarkets].map(idOf)) : new Map()
  const drafts = new Map<string, FixtureDraft>()
  const open = (id: string, terms: FixtureTerms): FixtureDraft => {
    const draft = new FixtureDraft({
      id: idOf(id),
      known: found.get(idOf(id)) ?? null,
      terms: { ...terms },
      markets: markets.get(idOf(id)) ?? [],
      idOf,
    })
    drafts.set(id, draft)
    return draft
  }
  const draftOf = (id: string): FixtureDraft | undefined => {
    const known = found.get(idOf(id))
    return drafts.get(id) ?? (known && open(id, known))
  }
  return {
    get drafts() {
      return [...drafts.values()]
    },
    known(fixtureId) {
      const draft = draftOf(fixtureId)
      if (draft) return draft
      refuseFeed(foreign.has(fixtureId) ? 'FEED_FIXTURE_FOREIGN' : 'FEED_FIXTURE_UNKNOWN', { fixtureId })
    },
    describe(fixture) {
      const { fixtureId } = fixture
      if (foreign.has(fixtureId)) refuseFeed('FEED_FIXTURE_FOREIGN', { fixtureId })
      const known = draftOf(fixtureId)
      if (!known && !mayTell(feed, fixture)) refuseFeed('FEED_INVALID', { fixtureId, field: 'sportCode' })
      const draft = known ?? open(fixtureId, newTerms(fixture, feed, idOf))
      draft.describe(fixture)
      return draft
    },
  }
}

/** A feed of some sports brings no new fixtures of others. */
const mayTell = ({ sport_codes: codes }: Feed, { sportCode }: Pick<FixtureTerms, 'sportCode'>): boolean =>
  codes.length === 0 || codes.includes(sportCode)

const newTerms = (fixture: FeedFixture, feed: Feed, idOf: (id: string) => string): FixtureTerms => ({
  kind: fixture.kind,
  sportCode: fixture.sportCode,
  leagueId: idOf(fixture.league.leagueId),
  homeId: fixture.home && idOf(fixture.home.teamId),
  awayId: fixture.away && idOf(fixture.away.teamId),
  startAt: new Date(fixture.startAt),
  isNeutral: fixture.isNeutral,
  hasLive: fixture.hasLive,
  // A provider of models cannot pass its matches off as real ones.
  isVirtual: fixture.isVirtual || feed.is_virtual,
  bestOf: fixture.bestOf,
  status: 'SCHEDULED',
  clock: null,
  facts: { scores: {}, ended: [], ending: null },
  suspendedFor: null,
})

async function writeAll(
  tx: Tx,
  feed: Feed,
  named: readonly FeedFixture[],
  drafts: readonly FixtureDraft[],
): Promise<Applied> {
  // What it brought before of a sport that it may no longer bring is settled by it and not sold by it.
  for (const draft of drafts) if (!mayTell(feed, draft.terms)) draft.terms.suspendedFor = 'DROPPED'
  await writeNames(tx, feed.provider, named, idsOf(feed))
  const changed = drafts.filter(({ isChanged }) => isChanged)
  await writing.writeFixtures(tx, feed.provider, changed)
  const marketNos = await writing.writeMarkets(tx, drafts)
  await writing.writeIncidents(tx, drafts)
  await writing.writeResults(tx, feed.provider, drafts)
  for (const { id, results, off } of drafts) {
    for (const { version, state } of results)
      if (state === 'CONFIRMED') await emitEvent(tx, sportResultCame, { fixtureId: id, version })
    if (off) await emitEvent(tx, sportFixtureOff, { fixtureId: id, status: off })
  }
  const fixtures = new Map(
    drafts
      .filter((draft) => draft.isChanged || draft.incidents.size > 0)
      .map((draft) => [draft.id, toldOf(draft)]),
  )
  const fresh = drafts.filter(({ known }) => known === null)
  return { fixtures, marketNos, newSports: new Set(fresh.map(({ terms }) => terms.sportCode)) }
}

/** Of those that a snapshot told again the last one alone: a page that shows the match reads all of them. */
function toldOf({ incidents, missed }: FixtureDraft): ToldIncident[] {
  const all = [...incidents.values()]
  const last = all.findLast(({ no }) => missed.has(no))
  return all
    .filter((one) => !missed.has(one.no) || one === last)
    .map(({ no, kind, side, minute, added }) => ({ no, kind, side, minute, added }))
}
