/** Messages of an XML odds feed, written from its public documentation, as messages of the port. */
import { expect, test } from 'vitest'
import { OddsXmlAdapter, portId } from './adapter.ts'
import { quartersOf, scaled } from './market-map.ts'
import { readXml, XmlError } from './read-xml.ts'

const fixture = `<?xml version="1.0" encoding="UTF-8"?>
<fixtures_fixture generated_at="2026-11-29T08:00:00+00:00">
  <fixture id="sr:match:4711" start_time="2026-11-29T15:00:00+00:00" liveodds="booked">
    <tournament id="sr:tournament:17" name="First &amp; Only League">
      <sport id="sr:sport:1" name="Soccer"/>
      <category id="sr:category:1" name="Arania" country_code="ARA"/>
    </tournament>
    <competitors>
      <competitor id="sr:competitor:1" name="Reds" qualifier="home"/>
      <competitor id="sr:competitor:2" name="Blues" qualifier="away"/>
    </competitors>
    <extra_info><info key="neutral_ground" value="false"/></extra_info>
  </fixture>
</fixtures_fixture>`

const odds = (status: string, markets: string) =>
  `<odds_change product="1" event_id="sr:match:4711" timestamp="1796000000000">${status}<odds>${markets}</odds></odds_change>`
const state = (home: number, away: number, more = 'status="1" match_status="6"', inside = '') =>
  `<sport_event_status ${more} home_score="${home}" away_score="${away}"><clock match_time="12:34" stopped="false"/>${inside}</sport_event_status>`
const threeWay = (prices: readonly string[], status = 1) =>
  `<market id="1" status="${status}">${prices.map((price, index) => `<outcome id="${index + 1}" odds="${price}" active="1"/>`).join('')}</market>`

const started = () => {
  const adapter = new OddsXmlAdapter()
  adapter.take(fixture)
  return adapter
}
const kinds = (adapter: OddsXmlAdapter, xml: string) => adapter.take(xml).messages.map(({ kind }) => kind)

test('a fixture document is a fixture of the port', () => {
  expect(new OddsXmlAdapter().take(fixture).messages).toEqual([
    {
      kind: 'FIXTURE',
      fixture: {
        fixtureId: 'sr-match-4711',
        kind: 'MATCH',
        sportCode: 'FOOTBALL',
        league: {
          leagueId: 'sr-tournament-17',
          names: { th: 'First & Only League', en: 'First & Only League' },
          country: 'ARA',
          countryNames: { th: 'Arania', en: 'Arania' },
          tier: 'C',
        },
        home: { teamId: 'sr-competitor-1', names: { th: 'Reds', en: 'Reds' } },
        away: { teamId: 'sr-competitor-2', names: { th: 'Blues', en: 'Blues' } },
        startAt: '2026-11-29T15:00:00+00:00',
        isNeutral: false,
        hasLive: true,
        isVirtual: false,
        bestOf: null,
      },
    },
  ])
})

test('prices and lines are exact, and a market whose line is no quarter is left out', () => {
  const adapter = started()
  const { messages } = adapter.take(
    odds(
      '',
      `${threeWay(['1.97', '3.725', '3.4999'])}
      <market id="16" specifiers="hcp=-0.75" status="1" favourite="1"><outcome id="1714" odds="2.01"/><outcome id="1715" odds="1.83"/></market>
      <market id="18" specifiers="total=2.6" status="1"><outcome id="12" odds="2"/><outcome id="13" odds="2"/></market>
      <market id="18" specifiers="total=2.5" status="-1"><outcome id="12" odds="1.9"/><outcome id="13" odds="1.94" active="0"/></market>
      <market id="999" status="1"><outcome id="1" odds="2"/></market>`,
    ),
  )
  const [priced] = messages
  expect(priced).toMatchObject({
    kind: 'MARKETS',
    markets: [
      {
        typeCode: '1X2',
        line: null,
        state: 'OPEN',
        selections: [{ price: 19_700 }, { price: 37_250 }, { price: 34_999 }],
      },
      {
        typeCode: 'AH',
        line: -3,
        isMain: true,
        selections: [
          { code: 'HOME', price: 20_100 },
          { code: 'AWAY', price: 18_300 },
        ],
      },
      {
        typeCode: 'OU',
        line: 10,
        isMain: false,
        state: 'SUSPENDED',
        selections: [{ price: 19_000 }, { price: 0 }],
      },
    ],
  })
  expect([...adapter.unmapped]).toEqual([
    ['18', 1],
    ['999', 1],
  ])
})

test('a score that grew is a goal before its new prices, and one that fell takes it back', () => {
  const adapter = started()
  expect(kinds(adapter, odds(state(0, 0), threeWay(['1.9', '3.5', '4'])))).toEqual(['MARKETS', 'STATUS'])
  expect(adapter.take(odds(state(0, 1), threeWay(['3.9', '3.5', '1.9']))).messages).toMatchObject([
    { kind: 'INCIDENT', no: 1, incident: 'GOAL', side: 'AWAY', minute: 12 },
    { kind: 'MARKETS' },
    {
      kind: 'STATUS',
      status: 'LIVE',
      clock: { period: 'H1', minute: 12, isRunning: true },
      isSuspended: false,
    },
  ])
  expect(adapter.take(odds(state(0, 0), '')).messages).toMatchObject([
    { kind: 'INCIDENT', no: 2, incident: 'GOAL_CANCELLED', side: 'AWAY' },
    { kind: 'STATUS' },
  ])
})

test('a bet_stop suspends the match until prices are open again', () => {
  const adapter = started()
  adapter.take(odds(state(0, 0), threeWay(['1.9', '3.5', '4'])))
  const stop = '<bet_stop product="1" event_id="sr:match:4711" timestamp="1" groups="all"/>'
  expect(adapter.take(stop).messages).toMatchObject([{ kind: 'STATUS', isSuspended: true }])
  expect(adapter.take(odds(state(0, 0), threeWay(['1.9', '3.5', '4'], -1))).messages.at(-1)).toMatchObject({
    isSuspended: true,
  })
  expect(adapter.take(odds(state(0, 0), threeWay(['1.9', '3.5', '4']))).messages.at(-1)).toMatchObject({
    isSuspended: false,
  })
})

const halves =
  '<period_scores><period_score number="1" match_status_code="6" home_score="1" away_score="0"/><period_score number="2" match_status_code="7" home_score="1" away_score="1"/></period_scores>'
const settlement = (certainty: number) =>
  `<bet_settlement product="1" event_id="sr:match:4711" timestamp="2" certainty="${certainty}"><outcomes><market id="1"><outcome id="1" result="1"/></market></outcomes></bet_settlement>`

test('a settlement confirms the end of a match, once, and what is confirmed otherwise later is a correction', () => {
  const adapter = started()
  adapter.take(odds(state(2, 1, 'status="1" match_status="7"', halves), ''))
  expect(adapter.take(settlement(2)).messages).toEqual([])
  // The score of the whole has the extra time in it; football is decided by its halves.
  adapter.take(odds(state(4, 1, 'status="4" match_status="100"', halves), ''))
  expect(adapter.take(settlement(1)).messages).toEqual([])
  expect(adapter.take(settlement(2)).messages).toEqual([
    {
      kind: 'RESULT',
      fixtureId: 'sr-match-4711',
      version: 1,
      facts: {
        scores: { H1: { home: 1, away: 0 }, H2: { home: 1, away: 1 }, FT: { home: 2, away: 1 } },
        ended: ['H1', 'H2', 'FT'],
        ending: 'PLAYED',
      },
    },
  ])
  expect(adapter.take(settlement(2)).messages).toEqual([])
  adapter.take(
    odds(
      state(
        4,
        1,
        'status="4" match_status="100"',
        halves.replace('"1" away_score="1"', '"2" away_score="1"'),
      ),
      '',
    ),
  )
  expect(adapter.take(settlement(2)).messages).toMatchObject([
    { version: 2, facts: { scores: { FT: { home: 3 } } } },
  ])
})

test('corners and cards are counted as the book counts them', () => {
  const figures =
    '<statistics><yellow_cards home="2" away="1"/><red_cards home="0" away="1"/><yellow_red_cards home="1" away="0"/><corners home="5" away="3"/></statistics>'
  const [status] = started().take(odds(state(0, 0, 'status="1" match_status="7"', figures), '')).messages
  expect(status).toMatchObject({
    facts: { corners: { FT: { home: 5, away: 3 } }, cards: { FT: { home: 4, away: 3 } } },
  })
})

test('a change of a fixture asks for its document, a cancelled one says so', () => {
  const adapter = started()
  const change = (type: number) =>
    `<fixture_change product="3" event_id="sr:match:4711" timestamp="3" change_type="${type}"/>`
  expect(adapter.take(change(2))).toEqual({ messages: [], wantsFixture: 'sr:match:4711' })
  expect(adapter.take(change(3)).messages).toMatchObject([{ kind: 'STATUS', status: 'CANCELLED' }])
  expect(new OddsXmlAdapter().take(odds(state(0, 0), ''))).toEqual({
    messages: [],
    wantsFixture: 'sr:match:4711',
  })
})

test('a provider that lost its messages is behind until everything was sent again', () => {
  const adapter = started()
  expect(adapter.take('<alive product="1" timestamp="4" subscribed="1"/>')).toEqual({ messages: [] })
  expect(adapter.take('<alive product="1" timestamp="4" subscribed="0"/>')).toEqual({
    messages: [],
    recovery: 'BEHIND',
  })
  adapter.take(odds(state(1, 0), threeWay(['1.9', '3.5', '4'])))
  expect(adapter.take('<snapshot_complete product="1" timestamp="5" request_id="1"/>').recovery).toBe('WHOLE')
  expect(adapter.states()).toMatchObject([
    {
      fixture: { fixtureId: 'sr-match-4711' },
      status: 'LIVE',
      isSuspended: false,
      markets: [{ typeCode: '1X2' }],
    },
  ])
})

test('numbers are read as they are written', () => {
  expect([
    scaled('1.97', 4),
    scaled('-0.75', 2),
    scaled('2', 4),
    scaled('1e3', 4),
    scaled('NaN', 4),
    scaled('', 4),
  ]).toEqual([19_700, -75, 20_000, null, null, null])
  expect([quartersOf('-0.75'), quartersOf('2.5'), quartersOf('0'), quartersOf('2.6')]).toEqual([
    -3,
    10,
    0,
    null,
  ])
  expect(portId('sr:match:1')).toBe('sr-match-1')
})

test('what is no XML, or more than plain XML, is refused', () => {
  for (const text of [
    '',
    'alive',
    '<alive>',
    '<a></b>',
    '<a/><b/>',
    '<a b="1" b="2"/>',
    '<!DOCTYPE a [<!ENTITY x "y">]><a b="&x;"/>',
    '<a b="&x;"/>',
    '<a b=1/>',
    '<a>'.repeat(40),
  ])
    expect(() => readXml(text), text).toThrow(XmlError)
})
