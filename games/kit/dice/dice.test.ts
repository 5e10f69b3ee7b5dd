import { describe, expect, test } from 'vitest'
import { game as hilo } from '../../hilo/rules/index.ts'
import { groups as hiloGroups } from '../../hilo/stage/spots.ts'
import { th as hiloTh } from '../../hilo/locales/th.ts'
import { game as prawncrab } from '../../prawncrab/rules/index.ts'
import { groups as prawncrabGroups } from '../../prawncrab/stage/spots.ts'
import { th as prawncrabTh } from '../../prawncrab/locales/th.ts'
import { game as sicbo } from '../../sicbo/rules/index.ts'
import { groups as sicboGroups } from '../../sicbo/stage/spots.ts'
import { th as sicboTh } from '../../sicbo/locales/th.ts'
import { covered, lidAt, OPEN_MS, opened } from './lid-motion.ts'
import { diceOf, FACES, wonCodes } from './spots.ts'

const games = [['SICBO', sicbo, sicboGroups, sicboTh, 52], ['HILO', hilo, hiloGroups, hiloTh, 62], ['PRAWNCRAB', prawncrab, prawncrabGroups, prawncrabTh, 28]] as const
const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))

/** '5.80 : 1' → what 100.00 brings back in all, for the largest of several payouts. */
function returnOf(pays: string): bigint {
  const multiple = pays.split(' : ')[0]!.split(' · ').at(-1)!
  const [whole, cents = ''] = multiple.split('.')
  return 10_000n + BigInt(whole!) * 10_000n + BigInt(cents.padEnd(2, '0')) * 100n
}

describe.each(games)('%s', (_code, game, groups, texts, count) => {
  const spots = groups.flatMap((group) => group.spots)

  test('its cloth has exactly the places of the rules', () => {
    expect(spots.map(({ code }) => code).sort()).toEqual(game.spots.map(({ code }) => code).sort())
    expect(new Set(spots.map(({ code }) => code)).size).toBe(count)
  })

  test('over all 216 throws a place is lit when and only when the rules pay it, and the payout it shows is the most it ever pays', () => {
    const most = new Map<string, bigint>()
    for (const dice of throws) {
      const outcome = { dice: dice as [number, number, number] }
      expect(diceOf(game.result(outcome).winner)).toEqual(dice)
      const lit = new Set(wonCodes(groups, dice))
      for (const { code } of spots) {
        const back = game.payout(outcome, code, 10_000n)
        if (lit.has(code) !== back > 0n) expect.fail(`${code} with ${dice.join('-')}`)
        if (back > (most.get(code) ?? 0n)) most.set(code, back)
      }
    }
    for (const { code, pays } of spots) expect([code, most.get(code)]).toEqual([code, returnOf(pays)])
  })

  test('every place has a name of its own, and every throw is called', () => {
    const names = spots.map(({ code }) => texts.nameOf(code))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/[A-Z_:]|undefined/)
    for (const dice of throws) expect(texts.call(game.result({ dice: dice as [number, number, number] }))).not.toMatch(/undefined|[A-Z]/)
  })
})

test('the lid covers the dice at first, is still when it is lifted, and is off at the end', () => {
  expect(lidAt(0)).toEqual(covered)
  expect(lidAt(OPEN_MS)).toEqual(opened)
  expect(lidAt(OPEN_MS + 5000)).toEqual(opened)
  for (let ms = 0; ms <= OPEN_MS; ms += 25) {
    const { shakeX, lifted } = lidAt(ms)
    if (lifted > 0) expect(Math.abs(shakeX)).toBe(0)
    expect(lifted).toBeGreaterThanOrEqual(0)
    expect(lifted).toBeLessThanOrEqual(1)
  }
})

test('a result that is no throw has no dice', () => {
  expect(diceOf('17')).toEqual([])
  expect(diceOf('1-2-7')).toEqual([])
})
