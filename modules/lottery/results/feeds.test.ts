/** Sources of results: two people switch them on, and two sites that agree confirm a result. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { listResultSourcesSchemas } from '../../../contract/operator/lottery/list-result-sources.ts'
import type { ValueOf } from '../../../contract/shared/call.ts'
import { clock } from '../../../kernel/clock.ts'
import { OutsideError } from '../../../platform/outgoing-requests.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openResultsDesk, resultPaths, type ResultsDesk } from '../../../tests/support/results-desk.ts'
import { confirmAs } from '../../../tests/support/two-people.ts'
import { feedReaderKey } from './feeds.ts'
import { fetchResults } from './jobs/fetch-results.ts'

type Sources = ValueOf<typeof listResultSourcesSchemas>

/** What each host answers, or why it cannot be read. */
const answers = new Map<string, string | OutsideError>()
const asked: string[] = []
let house: ResultsDesk

beforeAll(async () => {
  house = await openResultsDesk()
  house.server.process.services.provide(feedReaderKey, {
    read(url) {
      asked.push(url.href)
      const answer = answers.get(url.hostname) ?? new OutsideError('UNREACHABLE')
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer)
    },
  })
})
afterAll(() => house.close())
beforeEach(async () => {
  answers.clear()
  asked.length = 0
  await run(house.owner.kysely, sql`DELETE FROM lottery.result_entry`)
  await run(house.owner.kysely, sql`DELETE FROM lottery.feed_fetch`)
  await run(house.owner.kysely, sql`DELETE FROM lottery.result_source`)
  await run(house.owner.kysely, sql`DELETE FROM lottery.issue WHERE game_code = 'LAO'`)
  await house.closedIssue()
})

const dateOf = (numero: string) => `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6)}`
const answerOf = (first: string, numero = house.numero) =>
  JSON.stringify([{ gameCode: 'LAO', date: dateOf(numero), prizes: { first: [first] } }])

const change = (more: Record<string, unknown> = {}, by = house.maker) =>
  house.client.post<{ state: string; source: { sourceId: string } | null }>(
    `${resultPaths}/result-sources`,
    {
      gameCode: 'LAO',
      name: 'แหล่ง ก',
      address: 'https://lao.example.com/{yyyymmdd}',
      adapter: 'SALA_JSON',
      isOn: false,
      reason: 'ทดสอบ',
      ...more,
    },
    { token: by, key: randomUUID() },
  )
const sources = async () =>
  (await house.client.get<Sources>(`${resultPaths}/result-sources?gameCode=LAO`, { token: house.checker }))
    .value.list
const fetchNow = (gameCode = 'LAO', numero = house.numero) =>
  house.client.post<{ isConfirmed: boolean; fetches: { outcome: string; detail: string }[] }>(
    `${resultPaths}/issues/${gameCode}/${numero}/fetch`,
    {},
    { token: house.maker },
  )

/** Sources that are on, as two people left them. */
async function switchedOn(...hosts: string[]): Promise<void> {
  for (const host of hosts)
    await run(
      house.owner.kysely,
      sql`
      INSERT INTO lottery.result_source (source_id, game_code, name, address, adapter, is_on, updated_by)
      VALUES (${host}, 'LAO', ${host}, ${`https://${host}/{yyyymmdd}`}, 'SALA_JSON', true, 'owner')`,
    )
}

describe('a source', () => {
  test('is added off at once, and switched on by a second person', async () => {
    expect(await sources()).toEqual([])
    const added = await change()
    expect(added.value).toMatchObject({ state: 'DONE', source: { isOn: false, lastFetch: null } })
    const { sourceId } = added.value.source!
    expect((await change({ sourceId, isOn: true })).value).toMatchObject({
      state: 'PENDING',
      source: { isOn: false, isWaiting: true },
    })
    expect((await fetchNow()).code).toBe('LOTTERY_SOURCE_NONE')
    await confirmAs(house.server, 'owner', `lottery-source:${sourceId}`)
    expect(await sources()).toMatchObject([{ sourceId, isOn: true, isWaiting: false }])
    // A name is no risk; another address is.
    expect((await change({ sourceId, isOn: true, name: 'แหล่งหนึ่ง' })).value.state).toBe('DONE')
    const moved = { sourceId, isOn: true, address: 'https://other.example.org/' }
    expect((await change(moved)).value.state).toBe('PENDING')
    expect((await change({ sourceId, isOn: false })).value).toMatchObject({
      state: 'DONE',
      source: { isOn: false, isWaiting: false },
    })
  })

  test.each([
    'http://lao.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://10.0.0.1/results',
    'https://169.254.169.254/latest',
    'https://2130706433/',
    'https://lao.example.com:8443/',
    'https://user:secret@lao.example.com/',
    'https://lao.example.com./',
    'https://printer.local/',
    'https://db.internal/',
    'https://{date}.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'nowhere',
  ])('may not have the address %s', async (address) => {
    expect(await change({ address })).toMatchObject({ status: 422, code: 'LOTTERY_SOURCE_ADDRESS' })
  })

  test('belongs to one imported game and has a form that suits it', async () => {
    expect(await change({ adapter: 'VIETNAM_BOARD_JSON' })).toMatchObject({
      code: 'LOTTERY_SOURCE_ADAPTER',
    })
    expect(await change({ gameCode: 'SSC60' })).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
    expect(await change({ gameCode: 'YEEKEE' })).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
    expect(await change({ sourceId: 'nobody' })).toMatchObject({ code: 'LOTTERY_SOURCE_UNKNOWN' })
    const { sourceId } = (await change()).value.source!
    expect(await change({ sourceId, gameCode: 'THAI_GOV' })).toMatchObject({
      code: 'LOTTERY_SOURCE_UNKNOWN',
    })
    expect(await change()).toMatchObject({ code: 'LOTTERY_SOURCE_ADDRESS' })
    const support = await house.server.client().signInOperator('support')
    expect(await change({}, support)).toMatchObject({ status: 403 })
  })
})

describe('what sources answer', () => {
  test('confirms a result if two sites agree, without a person', async () => {
    await switchedOn('one.example.com', 'two.example.org')
    answers.set('one.example.com', answerOf('0316')).set('two.example.org', ` ${answerOf('0316')} `)
    const reply = await fetchNow()
    expect(reply.value).toMatchObject({ isConfirmed: true })
    expect(asked.sort((a, b) => (a < b ? -1 : 1))).toEqual([
      `https://one.example.com/${house.numero}`,
      `https://two.example.org/${house.numero}`,
    ])
    expect(await house.issue()).toMatchObject({
      state: 'DRAWN',
      result: '{"first":["0316"]}',
      version: 1,
    })
    const row = await house.row()
    expect(row).toMatchObject({ state: 'CONFIRMED', sources: 'AGREE' })
    expect(row.entries.map(({ state }) => state).sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'CONFIRMED',
      'SUPERSEDED',
    ])
    expect(row.entries.every(({ enteredBy, decidedBy }) => enteredBy === null && decidedBy === null)).toBe(
      true,
    )
    expect((await house.deeds()).map(({ action }) => action)).toContain('lottery.result.confirm')
    expect((await fetchNow()).code).toBe('LOTTERY_RESULT_STATE')
  })

  test('waits for people if one site answers, or two addresses of one site', async () => {
    await switchedOn('one.example.com', 'www.example.com')
    answers.set('one.example.com', answerOf('0316')).set('www.example.com', answerOf('0316'))
    expect((await fetchNow()).value.isConfirmed).toBe(false)
    expect(await house.row()).toMatchObject({ state: 'WAITING', sources: 'AGREE' })
    const [entry] = (await house.row()).entries
    expect(entry).toMatchObject({ canDecide: false, prizes: [{ prize: 'first', numbers: ['0316'] }] })
    expect(await house.confirm(entry!.entryId, '0316')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
    const { entryId } = (await house.enter('0316')).value
    expect((await house.confirm(entryId, '0316')).value).toMatchObject({ state: 'CONFIRMED' })
  })

  test('that contradict one another is shown, and two people decide', async () => {
    await switchedOn('one.example.com', 'two.example.org', 'three.example.net')
    answers.set('one.example.com', answerOf('0316')).set('two.example.org', answerOf('0361'))
    answers.set('three.example.net', answerOf('0316'))
    expect((await fetchNow()).value.isConfirmed).toBe(false)
    expect(await house.row()).toMatchObject({ state: 'DIFFERS', sources: 'DIFFER' })
    expect(await house.issue()).toMatchObject({ state: 'CLOSED', result: null })
    // The site that was wrong corrects itself.
    answers.set('two.example.org', answerOf('0316'))
    expect((await fetchNow()).value.isConfirmed).toBe(true)
    expect(await house.issue()).toMatchObject({ result: '{"first":["0316"]}' })
  })

  test('never outvotes what a person has entered', async () => {
    await switchedOn('one.example.com', 'two.example.org')
    const { entryId } = (await house.enter('0361')).value
    answers.set('one.example.com', answerOf('0316')).set('two.example.org', answerOf('0316'))
    expect((await fetchNow()).value.isConfirmed).toBe(false)
    expect(await house.row()).toMatchObject({ state: 'ENTERED', sources: 'AGREE' })
    expect((await house.confirm(entryId, '0361')).value).toMatchObject({ state: 'CONFIRMED' })
    expect(await house.issue()).toMatchObject({ result: '{"first":["0361"]}' })
  })

  test('is stored once, however often it is fetched', async () => {
    await switchedOn('one.example.com')
    answers.set('one.example.com', answerOf('0316'))
    await fetchNow()
    await fetchNow()
    expect((await house.row()).entries).toHaveLength(1)
    answers.set('one.example.com', answerOf('0317'))
    await fetchNow()
    expect((await house.row()).entries.map(({ state }) => state)).toEqual(['WAITING', 'SUPERSEDED'])
  })

  test('is noted with its problem', async () => {
    await switchedOn('one.example.com', 'two.example.org', 'three.example.net', 'four.example.de')
    answers.set('one.example.com', '<html>').set('two.example.org', answerOf('0316', '20310199'))
    answers.set('three.example.net', answerOf('316')).set('four.example.de', new OutsideError('PRIVATE'))
    const { fetches } = (await fetchNow()).value
    const outcome = (host: string) =>
      fetches.find((fetch) => (fetch as { sourceName?: string }).sourceName === host)
    expect(outcome('one.example.com')).toMatchObject({ outcome: 'SHAPE' })
    expect(outcome('two.example.org')).toMatchObject({ outcome: 'NOT_YET' })
    expect(outcome('three.example.net')).toMatchObject({ outcome: 'PRIZE', detail: 'first 1' })
    expect(outcome('four.example.de')).toMatchObject({ outcome: 'OUTSIDE', detail: 'PRIVATE' })
    expect(
      (await sources()).map(({ lastFetch }) => lastFetch?.outcome).sort((a, b) => (a! < b! ? -1 : 1)),
    ).toEqual(['NOT_YET', 'OUTSIDE', 'PRIZE', 'SHAPE'])
  })
})

describe('the job', () => {
  const runJob = (plusMs = 0) =>
    fetchResults.run({
      database: house.server.process.database,
      services: house.server.process.services,
      config: house.server.process.config,
      now: new Date(clock.nowMs() + plusMs),
    })

  test('asks nobody as long as no source is on', async () => {
    await change()
    await runJob()
    expect(asked).toEqual([])
  })

  test('asks once a minute for what waits, until the result stands', async () => {
    await switchedOn('one.example.com', 'two.example.org')
    answers.set('one.example.com', answerOf('0316'))
    await runJob()
    expect(asked).toHaveLength(2)
    await runJob(10_000)
    expect(asked).toHaveLength(2)
    answers.set('two.example.org', answerOf('0316'))
    await runJob(60_000)
    expect(asked).toHaveLength(4)
    expect(await house.issue()).toMatchObject({ state: 'DRAWN', result: '{"first":["0316"]}' })
    await runJob(180_000)
    expect(asked).toHaveLength(4)
  })

  test('asks less often once a result is late, and never before the draw', async () => {
    await switchedOn('one.example.com')
    await runJob(2 * 3_600_000)
    await runJob(2 * 3_600_000 + 120_000)
    expect(asked).toHaveLength(1)
    await runJob(2 * 3_600_000 + 601_000)
    expect(asked).toHaveLength(2)
    await run(
      house.owner.kysely,
      sql`UPDATE lottery.issue SET draws_at = app.now() + interval '1 minute' WHERE numero = ${house.numero}`,
    )
    await runJob(4 * 3_600_000)
    expect(asked).toHaveLength(2)
  })
})

test('what was entered can be changed by nobody, the application included', async () => {
  const { entryId } = (await house.enter('0316')).value
  const { process } = house.server
  await expect(
    run(
      process.database.kysely,
      sql`UPDATE lottery.result_entry SET published = '{"first":["9999"]}' WHERE entry_id = ${entryId}`,
    ),
  ).rejects.toThrow(/permission denied/)
  await expect(
    run(
      house.owner.kysely,
      sql`UPDATE lottery.result_entry SET state = 'CONFIRMED', decided_at = app.now(), decided_by = entered_by
        WHERE entry_id = ${entryId}`,
    ),
  ).rejects.toThrow(/result_entry_check/)
  const rows = await rowsOf(
    house.owner.kysely,
    sql<{ hash: string; raw_text: string }>`SELECT hash, raw_text FROM lottery.result_entry`,
  )
  const { hash } = await oneOf(
    house.owner.kysely,
    sql<{ hash: string }>`SELECT encode(sha256(convert_to(${rows[0]!.raw_text}, 'UTF8')), 'hex') AS hash`,
  )
  expect(rows).toMatchObject([{ hash }])
})
