import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { beaconRefusal } from './beacon-choice.ts'

const NOON = new Date('2026-11-28T05:00:00Z')
const servers = ['https://drand.example']
const of = (gameCode: string) => games.find((game) => game.gameCode === gameCode)!
const refused = (reason: string | undefined) =>
  games.filter((game) => beaconRefusal(game, servers, NOON) === reason).map(({ gameCode }) => gameCode)

test('lotteries of the house that draw ten seconds after their close or later may take it', () => {
  const may = refused(undefined)
  expect(may).toEqual(expect.arrayContaining(['SSC180', 'SSC300', 'K3_180', 'PK10_300', '3D', 'P5']))
  expect(may.every((gameCode) => of(gameCode).drawnBy === 'HOUSE')).toBe(true)
})

test('those of a minute and a minute and a half draw too soon', () => {
  const fast = refused('FAST')
  expect(fast).toEqual(expect.arrayContaining(['SSC60', 'SSC90', '11X5_60', 'PK10_90']))
  expect(fast.every((gameCode) => of(gameCode).cycleS! <= 90)).toBe(true)
})

test('what others draw, and what members shoot, has no choice', () => {
  expect(refused('SOURCE')).toEqual(
    games.filter(({ drawnBy }) => drawnBy !== 'HOUSE').map(({ gameCode }) => gameCode),
  )
  expect(beaconRefusal(of('YEEKEE'), servers, NOON)).toBe('SOURCE')
})

test('without a server it cannot be chosen', () => {
  expect(beaconRefusal(of('SSC180'), [], NOON)).toBe('OFF')
  expect(beaconRefusal(of('SSC60'), [], NOON)).toBe('FAST')
})
