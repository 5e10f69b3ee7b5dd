import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStream } from '../fair/stream.ts'
import { digestOfTickets, drawPlaces, drawWinners, holderOf, ticketAt, ticketLine } from './raffle.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const list = [
  { firstNumber: 1, count: 12, holder: holderOf('raffle-1', 'member-a') },
  { firstNumber: 15, count: 1, holder: holderOf('raffle-1', 'member-b') },
  { firstNumber: 16, count: 7, holder: holderOf('raffle-1', 'member-a') },
]

test('winners are distinct places of the list, as many as there are prizes or tickets', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 40 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      (tickets, prizes, bytes) => {
        const stream = openStream({
          serverSeed: Buffer.from(bytes).toString('hex'),
          clientSeed: 'test',
          nonce: 0,
          tag: 'raffle:test',
        })
        const places = drawPlaces(stream, tickets, prizes)
        expect(new Set(places).size).toBe(Math.min(tickets, prizes))
        expect(places.every((place) => place >= 0 && place < tickets)).toBe(true)
      },
    ),
  )
})

test('every place of the list is one ticket, and numbers that were taken back are none', () => {
  const numbers = Array.from({ length: 20 }, (_, place) => ticketAt(list, place).number)
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 16, 17, 18, 19, 20, 21, 22])
  expect(() => ticketAt(list, 20)).toThrow(RangeError)
})

test('the digest is over the lines, and another holder or number changes it', () => {
  expect(ticketLine(list[1]!)).toBe(`15-15:${list[1]!.holder}`)
  const text = `1-12:${list[0]!.holder}\n15-15:${list[1]!.holder}\n16-22:${list[2]!.holder}\n`
  expect(digestOfTickets(list)).toBe(createHash('sha256').update(text).digest('hex'))
  expect(digestOfTickets([...list.slice(0, 2), { ...list[2]!, count: 6 }])).not.toBe(digestOfTickets(list))
})

test('the vector of the documents: the winners follow from the seed and the list', () => {
  expect(drawWinners(seed, 'raffle-1', list, 3).map(({ number }) => number)).toEqual([19, 1, 7])
  expect(drawWinners(seed, 'raffle-1', list, 50)).toHaveLength(20)
  expect(drawWinners(seed, 'raffle-1', [], 3)).toEqual([])
})
