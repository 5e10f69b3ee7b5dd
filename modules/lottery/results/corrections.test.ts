/** Corrections of confirmed results, by two people within 24 hours (domain/lottery.md §8). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { run, sql } from '../../../platform/postgres.ts'
import { laoPrizes as lao, openResultsDesk, type ResultsDesk } from '../../../tests/support/results-desk.ts'

let house: ResultsDesk
beforeAll(async () => {
  house = await openResultsDesk()
})
afterAll(() => house.close())

/** As if the bets of the issue were paid. */
const settle = () =>
  run(
    house.owner.kysely,
    sql`UPDATE lottery.issue SET state = 'SETTLED', settled_at = app.now() WHERE numero = ${house.numero}`,
  )

describe('a correction', () => {
  beforeEach(async () => {
    await house.closedIssue()
    const { entryId } = (await house.enter('0316')).value
    await house.confirm(entryId, '0316')
  })

  test('within 24 hours is the next version once a second person has checked it', async () => {
    await settle()
    const entered = await house.correct('0361')
    expect(entered.value).toMatchObject({ version: 2, reason: 'ต้นทางแก้ไข' })
    expect(await house.row()).toMatchObject({ state: 'CORRECTING', version: 1, prizes: lao('0316') })
    expect(await house.confirm(entered.value.entryId, '0361', house.maker)).toMatchObject({
      code: 'CHANGE_FOUR_EYES',
    })
    expect((await house.confirm(entered.value.entryId, '0361')).value).toMatchObject({ state: 'CONFIRMED' })
    expect(await house.issue()).toMatchObject({
      state: 'DRAWN',
      version: 2,
      result: '{"first":["0361"]}',
      wait_s: expect.closeTo(0, -1) as number,
    })
    const third = await house.correct('0316')
    expect(third.value).toMatchObject({ version: 3 })
    expect((await house.deeds()).at(-2)).toMatchObject({
      action: 'lottery.result.confirm',
      detail: { before: '{"first":["0316"]}', result: '{"first":["0361"]}', version: 2 },
    })
  })

  test('after 24 hours is refused, and so is its confirmation', async () => {
    await settle()
    const { entryId } = (await house.correct('0361')).value
    await run(
      house.owner.kysely,
      sql`UPDATE lottery.result_entry SET decided_at = decided_at - interval '24 hours 1 second'
        WHERE numero = ${house.numero} AND decided_at IS NOT NULL`,
    )
    expect(await house.correct('0362')).toMatchObject({ code: 'LOTTERY_RESULT_LATE' })
    expect(await house.confirm(entryId, '0361')).toMatchObject({ code: 'LOTTERY_RESULT_LATE' })
    expect(await house.issue()).toMatchObject({ version: 1, result: '{"first":["0316"]}' })
    expect(await house.row()).toMatchObject({ correctUntil: null })
  })

  test('of nothing, or of what was never confirmed here, is refused', async () => {
    expect(await house.correct('0316')).toMatchObject({ code: 'LOTTERY_RESULT_SAME' })
    await house.closedIssue('LAO')
    expect(await house.correct('0316')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
    await run(
      house.owner.kysely,
      sql`UPDATE lottery.issue SET state = 'SETTLED', result = '{"first":["0001"]}', version = 1, drawn_at = app.now()
        WHERE numero = ${house.numero}`,
    )
    expect(await house.correct('0316')).toMatchObject({ code: 'LOTTERY_RESULT_STATE' })
  })
})
