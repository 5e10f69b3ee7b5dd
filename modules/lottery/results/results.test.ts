/** The results desk: two people give an imported lottery its result (domain/lottery.md §8). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  laoPrizes as lao,
  openResultsDesk,
  resultPaths,
  type ResultsDesk,
} from '../../../tests/support/results-desk.ts'

let house: ResultsDesk
beforeAll(async () => {
  house = await openResultsDesk()
})
afterAll(() => house.close())
/** Every test has a closed issue of its own. */
beforeEach(() => house.closedIssue())

describe('two people', () => {
  test('enter and check a result, which then stands with its leading zeros', async () => {
    expect(await house.row()).toMatchObject({
      state: 'WAITING',
      sources: 'NONE',
      canEnter: true,
      prizes: null,
    })
    const entered = await house.enter('0316', { sourceUrl: 'https://example.com/lao', rawText: 'ผล 0316' })
    expect(entered).toMatchObject({ status: 200 })
    expect(entered.value).toMatchObject({ version: 1, state: 'WAITING', isMine: true, canDecide: false })
    expect(await house.row()).toMatchObject({ state: 'ENTERED' })
    expect(await house.issue()).toMatchObject({ state: 'CLOSED', result: null })
    const confirmed = await house.confirm(entered.value.entryId, '0316')
    expect(confirmed.value).toMatchObject({ state: 'CONFIRMED', decidedBy: 'owner', enteredBy: 'finance' })
    const issue = await house.issue()
    expect(issue).toMatchObject({ state: 'DRAWN', result: '{"first":["0316"]}', version: 1 })
    // Settlement begins 60 seconds after the confirmation.
    expect(issue.wait_s).toBeGreaterThan(50)
    expect(issue.wait_s).toBeLessThanOrEqual(60)
    expect(await house.row()).toMatchObject({
      state: 'CONFIRMED',
      prizes: lao('0316'),
      canEnter: false,
      correctUntil: expect.any(String) as string,
    })
    expect((await house.deeds()).map(({ action }) => action)).toEqual([
      'lottery.result.enter',
      'lottery.result.confirm',
    ])
  })

  test('who entered a result can neither confirm nor reject it', async () => {
    const { entryId } = (await house.enter('1234')).value
    expect(await house.confirm(entryId, '1234', house.maker)).toMatchObject({ code: 'CHANGE_FOUR_EYES' })
    expect(await house.decide(entryId, { decision: 'REJECT' }, house.maker)).toMatchObject({
      code: 'CHANGE_FOUR_EYES',
    })
    expect(await house.issue()).toMatchObject({ state: 'CLOSED', result: null })
  })

  test('the checker does not see what was entered, and nothing else gives it away', async () => {
    const { entryId } = (await house.enter('4821', { rawText: 'เลข 4821' })).value
    const seen = (await house.row()).entries[0]!
    expect(seen).toMatchObject({ isHidden: true, prizes: null, excerpt: '', hash: '', canDecide: true })
    const read = (by: string) => house.read(entryId, by)
    expect(JSON.stringify(await read(house.checker))).not.toContain('4821')
    expect(await read(house.maker)).toMatchObject({ rawText: 'เลข 4821', entry: { prizes: lao('4821') } })
    expect(JSON.stringify(await house.deeds())).not.toContain('4821')
    await house.confirm(entryId, '4821')
    expect((await house.row()).entries[0]).toMatchObject({
      prizes: lao('4821'),
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    })
  })

  test('a checker who types something else is told the place, and nothing happens', async () => {
    const { entryId } = (await house.enter('4821')).value
    const wrong = await house.confirm(entryId, '4812')
    expect(wrong).toMatchObject({
      status: 422,
      code: 'LOTTERY_RESULT_DIFFERS',
      value: { prize: 'first', place: 1 },
    })
    expect(wrong.message).toContain('First prize, number 1')
    expect(await house.decide(entryId, { decision: 'CONFIRM' })).toMatchObject({
      code: 'LOTTERY_RESULT_FORM',
    })
    expect(await house.issue()).toMatchObject({ state: 'CLOSED', result: null })
  })

  test('what is sent back may be entered again by anyone', async () => {
    const { entryId } = (await house.enter('1111')).value
    expect((await house.decide(entryId, { decision: 'REJECT', reason: 'ผิดงวด' })).value).toMatchObject({
      state: 'REJECTED',
      reason: 'ผิดงวด',
    })
    expect(await house.confirm(entryId, '1111')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
    expect(await house.row()).toMatchObject({ state: 'WAITING' })
    const again = await house.enter('1112', { by: house.checker })
    expect(again.status).toBe(200)
    expect((await house.confirm(again.value.entryId, '1112', house.maker)).value).toMatchObject({
      state: 'CONFIRMED',
    })
  })

  test('one’s own entry is replaced, somebody else’s is not', async () => {
    const first = (await house.enter('1111')).value
    expect(await house.enter('2222', { by: house.checker })).toMatchObject({ code: 'LOTTERY_RESULT_WAITS' })
    const second = (await house.enter('3333')).value
    expect(await house.confirm(first.entryId, '1111')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
    expect((await house.confirm(second.entryId, '3333')).value).toMatchObject({ state: 'CONFIRMED' })
    expect(await house.issue()).toMatchObject({ result: '{"first":["3333"]}' })
    expect((await house.row()).entries.map(({ state }) => state)).toEqual(['CONFIRMED', 'SUPERSEDED'])
  })

  test('two checkers at once confirm it once', async () => {
    const { entryId } = (await house.enter('7777')).value
    const replies = await Promise.all([house.confirm(entryId, '7777'), house.confirm(entryId, '7777')])
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect(await house.issue()).toMatchObject({ version: 1 })
  })
})

describe('what is entered', () => {
  test.each([
    ['123', 'too short'],
    ['12345', 'too long'],
    ['๐๓๑๖', 'in Thai digits'],
    ['12 4', 'with a space'],
    ['', 'empty'],
    ['-123', 'negative'],
  ])('is refused by prize and place: %s, %s', async (number) => {
    expect(await house.enter(number)).toMatchObject({
      status: 422,
      code: 'LOTTERY_RESULT_FORM',
      value: { prize: 'first', place: 1, digits: 4 },
    })
  })

  test('names the place of a wrong number among many', async () => {
    await house.closedIssue('VN_HANOI')
    const board = {
      special: ['12345'],
      first: ['12345'],
      second: ['12345', '12345'],
      third: ['12345', '12345', '12345', '1234', '12345', '12345'],
    }
    const prizes = Object.entries(board).map(([prize, numbers]) => ({ prize, numbers }))
    const reply = await house.enter('', { prizes, gameCode: 'VN_HANOI' })
    expect(reply).toMatchObject({ code: 'LOTTERY_RESULT_FORM', value: { prize: 'third', place: 4 } })
    expect(reply.message).toBe('Third prize, number 4: enter 5 digits')
    const missing = prizes.slice(0, 1)
    expect(await house.enter('', { prizes: missing, gameCode: 'VN_HANOI' })).toMatchObject({
      value: { prize: 'first', place: 1 },
    })
  })

  test('is for a closed issue of an imported lottery that has no result', async () => {
    expect(await house.enter('1234', { gameCode: 'SSC60' })).toMatchObject({ code: 'LOTTERY_GAME_UNKNOWN' })
    expect(await house.enter('1234', { gameCode: 'VN_HANOI' })).toMatchObject({
      code: 'LOTTERY_ISSUE_UNKNOWN',
    })
    for (const more of [{ state: 'WAITING' }, { state: 'VOID' }, { source: 'DEMO' }]) {
      await house.closedIssue('LAO', more)
      expect(await house.enter('1234')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
    }
    const viewer = await house.server.client().signInOperator('viewer')
    expect(await house.enter('1234', { by: viewer })).toMatchObject({ status: 403 })
  })

  test('the desk lists waiting issues by game and state', async () => {
    await house.enter('1234')
    const states = new Set((await house.desk('state=ENTERED')).map(({ state }) => state))
    expect([...states]).toEqual(['ENTERED'])
    expect((await house.desk('gameCode=VN_HANOI')).every(({ gameCode }) => gameCode === 'VN_HANOI')).toBe(
      true,
    )
    expect(
      await house.client.get(`${resultPaths}/results?gameCode=SSC60`, { token: house.checker }),
    ).toMatchObject({
      code: 'LOTTERY_GAME_UNKNOWN',
    })
  })
})
