import { expect, test } from 'vitest'
import { seatNews } from './seat-news.ts'
import type { OwnSeat, RoomView } from './view.ts'

const mine = { seat: 0 } as OwnSeat
const endsAt = '2026-01-01T00:00:30.000Z'
const end = Date.parse(endsAt)
const at = (
  state: RoomView['state'],
  own: OwnSeat | null,
  waitingPlace: number | null = null,
  isOffered = false,
) => ({ room: { state }, mine: own, waitingPlace, offer: isOffered ? { seat: 2, endsAt } : null })

test('says to a player who sat that their seat is free again, and whether the room was closed', () => {
  expect(seatNews(at('OPEN', mine), at('OPEN', null), 0)).toBe('STOOD_UP')
  expect(seatNews(at('OPEN', mine), at('CLOSED', null), 0)).toBe('CLOSED_SEATED')
  expect(seatNews(at('CLOSING', mine), at('CLOSING', null), 0)).toBe('CLOSED_SEATED')
  expect(seatNews(at('OPEN', mine), at('CLOSING', mine), 0)).toBeNull()
  expect(seatNews(at('OPEN', null), at('CLOSED', null), 0)).toBe('CLOSED')
  expect(seatNews(null, at('OPEN', null), 0)).toBeNull()
})

test('reports once a seat that is kept and one that was let pass, and not a list that the member left themselves', () => {
  expect(seatNews(at('OPEN', null, 1), at('OPEN', null, 1, true), end - 30_000)).toBe('KEPT')
  expect(seatNews(null, at('OPEN', null, 1, true), end - 20_000)).toBe('KEPT')
  expect(seatNews(at('OPEN', null, 1, true), at('OPEN', null, 1, true), end - 20_000)).toBeNull()
  expect(seatNews(at('OPEN', null, 1, true), at('OPEN', null), end)).toBe('PASSED')
  expect(seatNews(at('OPEN', null, 1, true), at('OPEN', null), end - 9000)).toBeNull()
  expect(seatNews(at('OPEN', null, 1, true), at('OPEN', mine), end)).toBeNull()
})
