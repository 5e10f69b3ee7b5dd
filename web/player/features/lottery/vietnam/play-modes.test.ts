import { describe, expect, it } from 'vitest'
import { numberGames, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { gridNumbers, modeOf, readTypedNumbers, tabOf, withReverse } from './play-modes.ts'

const north = 'VN_NORTH_60'
const south = 'VN_SOUTH_60'
const play = (gameCode: string, code: string) => numberPlayOf(gameCode, code)!

describe('how a Vietnamese bet type is played', () => {
  it.each([
    [north, 'LO2', { kind: 'NUMBER', lengths: [2] }],
    [north, 'LO3', { kind: 'NUMBER', lengths: [3] }],
    [north, 'TAIL4', { kind: 'NUMBER', lengths: [4] }],
    [north, 'DIG_TAIL', { kind: 'NUMBER', lengths: [1] }],
    [north, 'LO8', { kind: 'PART', lengths: [2, 3, 4] }],
    [south, 'LO7', { kind: 'PART', lengths: [2, 3, 4] }],
    [north, 'XIEN2', { kind: 'SET', least: 2, most: 2 }],
    [south, 'XIEN4', { kind: 'SET', least: 4, most: 4 }],
    [south, 'DA', { kind: 'SET', least: 2, most: 5 }],
    [north, 'TRUOT10', { kind: 'SET', least: 10, most: 10 }],
  ])('follows from its own rules: %s %s', (gameCode, code, mode) => {
    expect(modeOf(play(gameCode, code))).toEqual(mode)
  })

  it('has a mode and a tab for whatever a board offers', () => {
    for (const game of numberGames.filter(({ kind }) => kind === 'VIETNAM'))
      for (const one of game.plays) {
        const mode = modeOf(one)
        if (mode.kind === 'SET') expect(mode.least).toBeLessThanOrEqual(mode.most)
        else expect(mode.lengths.length).toBeGreaterThan(0)
        expect(tabOf(one)).toMatch(/^(all|ends|sets|miss)$/)
      }
    expect(
      ['LO2', 'LO8', 'DE', 'DD', 'XIEN3', 'DA', 'TRUOT4'].map((code) => tabOf(play(north, code))),
    ).toEqual(['all', 'all', 'ends', 'ends', 'sets', 'sets', 'miss'])
  })
})

describe('numbers that are chosen or typed', () => {
  it('stand on a grid up to two digits', () => {
    expect(gridNumbers(2)).toHaveLength(100)
    expect(gridNumbers(1)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(gridNumbers(3)).toEqual([])
  })

  it('are turned round once', () => {
    expect(withReverse('12')).toEqual(['12', '21'])
    expect(withReverse('11')).toEqual(['11'])
  })

  it('are read from a list with any signs between them, each once, and wrong lengths are named', () => {
    expect(readTypedNumbers('123, 007/123 45\n4567', 3)).toEqual({
      numbers: ['123', '007'],
      wrong: ['45', '4567'],
    })
  })
})
