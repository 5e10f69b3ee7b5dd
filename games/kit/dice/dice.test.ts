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
import { diceOf, FACES } from './spots.ts'

const games = [
  ['SICBO', sicbo, sicboGroups, sicboTh, 52],
  ['HILO', hilo, hiloGroups, hiloTh, 62],
  ['PRAWNCRAB', prawncrab, prawncrabGroups, prawncrabTh, 28],
] as const
const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])))

describe.each(games)('%s', (_code, game, groups, texts, count) => {
  const spots = groups.flatMap((group) => group.spots)

  test('its cloth has exactly the places of the rules', () => {
    expect(spots.map(({ code }) => code).sort()).toEqual(game.spots.map(({ code }) => code).sort())
    expect(new Set(spots.map(({ code }) => code)).size).toBe(count)
  })

  test('over all 216 throws the rules name as winners when and only when they pay, each payout of a spot among them', () => {
    const seen = new Map<string, Set<string>>()
    for (const dice of throws) {
      const outcome = { dice: dice as [number, number, number] }
      expect(diceOf(game.result(outcome).winner)).toEqual(dice)
      const won = new Map(game.read(outcome).winners.map(({ spot, pays }) => [spot, pays]))
      for (const { code } of spots) {
        const pays = won.get(code)
        if ((pays !== undefined) !== game.payout(outcome, code, 10_000n) > 0n)
          expect.fail(`${code} with ${dice.join('-')}`)
        if (pays !== undefined) seen.set(code, (seen.get(code) ?? new Set()).add(pays))
      }
    }
    for (const { code, pays } of game.spots)
      expect([code, [...seen.get(code)!].sort()]).toEqual([code, [...pays]])
  })

  test('every place has a name of its own, and every throw is called', () => {
    const names = spots.map(({ code }) => texts.nameOf(code))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).not.toMatch(/[A-Z_:]|undefined/)
    for (const dice of throws)
      expect(texts.call(game.result({ dice: dice as [number, number, number] }))).not.toMatch(
        /undefined|[A-Z]/,
      )
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
