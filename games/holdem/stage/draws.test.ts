import { expect, test } from 'vitest'
import { drawsOf } from './draws.ts'

const RANKS = 'A23456789TJQK'
const cards = (text: string): number[] =>
  text.split(' ').map((name) => RANKS.indexOf(name[0]!) * 4 + 'cdhs'.indexOf(name[1]!))
const draws = (hole: string, board: string) => drawsOf(cards(hole), cards(board))

test('names a flush or a straight that one card would make, if the member holds a part of it', () => {
  expect(draws('Ks Qs', 'As Th 7s')).toEqual({ flush: 3, isStraight: true })
  expect(draws('Ks Qd', 'As Th 7s 2d')).toEqual({ flush: null, isStraight: true })
  expect(draws('2c 3d', 'Ah 4s Kd')).toEqual({ flush: null, isStraight: true })
  expect(draws('9c 8d', '7h 6s 2d')).toEqual({ flush: null, isStraight: true })
  expect(draws('Kc 2d', 'Ah 3s 9d')).toEqual({ flush: null, isStraight: false })
})

test('names none that lies on the board for everybody, and none once no card comes any more', () => {
  expect(draws('2c 2d', '9h Th Jh Qh')).toEqual({ flush: null, isStraight: false })
  expect(draws('Ks Qs', 'As Th 7s 2d 3c')).toEqual({ flush: null, isStraight: false })
  expect(draws('Ks Qs', 'As')).toEqual({ flush: null, isStraight: false })
})
