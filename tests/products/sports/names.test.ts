/** Names of teams and leagues that operators correct, and members whose limits are smaller. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeMemberRisk } from '../../../contract/operator/sportsbook/change-member-risk.ts'
import { changeSportName } from '../../../contract/operator/sportsbook/change-sport-name.ts'
import { listMemberRisks } from '../../../contract/operator/sportsbook/list-member-risks.ts'
import { listSportNames } from '../../../contract/operator/sportsbook/list-sport-names.ts'
import { readFixture } from '../../../contract/player/sportsbook/read-fixture.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { feedFixture, openFeedPlayer, opening, type FeedPlayer } from '../../support/sports-feed.ts'

let house: CashierHouse
let feed: FeedPlayer
let desk: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  feed = await openFeedPlayer(house.server.process, 'ALFA')
  await feed.send(...opening('m1', undefined, { home: { teamId: 'h', names: { th: 'Reds', en: 'Reds' } } }))
  desk = await house.operator('owner', ['sports.view', 'sports.trade', 'sports.limits', 'audit.read'])
})
afterAll(() => house.close())

const reds = { kind: 'TEAM' as const, id: 'ALFA-h' }
const find = async (query: object) =>
  (await desk.call(listSportNames, { query: { kind: 'TEAM', ...query } })).value.list.map(({ id }) => id)
const rename = (names: { th: string; en: string } | null, params: typeof reds = reds) =>
  desk.call(changeSportName, { params, body: { names, reason: 'as they call themselves' } })
const shown = async () =>
  (await (await house.player(1)).call(readFixture, { params: { fixtureId: 'ALFA-m1' } })).value.home!.name
const feedSays = (names: { th: string; en: string }) =>
  feed.send({ kind: 'FIXTURE', fixture: feedFixture('m1', { home: { teamId: 'h', names } }) })

test('a team that has one name for both languages is found, and named in Thai', async () => {
  expect(await find({ only: 'SAME' })).toEqual(['ALFA-h'])
  expect(await find({ search: 'away m1' })).toEqual(['ALFA-m1-a'])
  expect(await find({ search: '100%' })).toEqual([])
  expect((await rename({ th: 'หงส์แดง', en: 'The Reds' })).value).toMatchObject({
    names: { th: 'หงส์แดง', en: 'The Reds' },
    isOwn: true,
    leagueName: expect.any(String),
  })
  expect(await find({ only: 'SAME' })).toEqual([])
  expect(await find({ only: 'OWN' })).toEqual(['ALFA-h'])
  expect(await shown()).toBe('The Reds')
})

test('an operator’s name stays whatever the feed says, until it is left to the feed again', async () => {
  await feedSays({ th: 'แดง', en: 'Red' })
  expect(await shown()).toBe('The Reds')
  expect((await rename(null)).value).toMatchObject({ isOwn: false })
  await feedSays({ th: 'แดงใหม่', en: 'New Reds' })
  expect(await shown()).toBe('New Reds')
})

test('a league is renamed the same way, and an unknown one is refused by name', async () => {
  const league = { kind: 'LEAGUE' as const, id: 'ALFA-premier' }
  expect((await desk.call(listSportNames, { query: { kind: 'LEAGUE' } })).value.list).toMatchObject([
    { id: league.id, leagueName: null },
  ])
  const named = await desk.call(changeSportName, {
    params: league,
    body: { names: { th: 'ลีกสูงสุด', en: 'Premier' }, reason: 'a test' },
  })
  expect(named.value).toMatchObject({ isOwn: true, names: { th: 'ลีกสูงสุด' } })
  expect((await rename({ th: 'ก', en: 'a' }, { kind: 'TEAM', id: 'ALFA-nobody' })).code).toBe(
    'SPORT_NAME_UNKNOWN',
  )
  expect((await rename({ th: '', en: 'a' })).code).toBe('REQUEST_INVALID')
})

test('members whose limits are smaller are listed until theirs are those of all others', async () => {
  const { id: memberId } = await house.player(3)
  const change = (percent: number, isStopped: boolean) =>
    desk.call(changeMemberRisk, {
      params: { memberId },
      body: { percent, isStopped, reason: 'wins too often' },
    })
  const listed = async () => (await desk.call(listMemberRisks, { query: {} })).value.list
  expect(await listed()).toEqual([])
  await change(25, false)
  expect(await listed()).toMatchObject([
    { memberId, percent: 25, isStopped: false, reason: 'wins too often', changedBy: 'owner' },
  ])
  await change(100, true)
  expect(await listed()).toMatchObject([{ memberId, isStopped: true }])
  await change(100, false)
  expect(await listed()).toEqual([])
})
