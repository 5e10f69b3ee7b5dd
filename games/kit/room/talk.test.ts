import { expect, test } from 'vitest'
import { Talk } from './talk.ts'
import type { ChatLine } from './view.ts'

const said = (...ids: number[]): ChatLine[] =>
  ids.map((id) => ({ id, seat: 1, name: 'สมชาย', text: `line ${id}`, at: '2026-11-23T12:00:00Z' }))

function openTalk() {
  const counts: number[] = []
  return { talk: new Talk((count) => counts.push(count)), counts }
}

test('what was said before the room was entered is not unread, and every later line is', () => {
  const { talk, counts } = openTalk()
  talk.hear(said(1, 2))
  talk.hear(said(1, 2, 3))
  talk.hear(said(1, 2, 3, 4))
  expect(counts).toEqual([0, 1, 2])
})

test('the first line of a room without any is unread', () => {
  const { talk, counts } = openTalk()
  talk.hear([])
  talk.hear(said(7))
  expect(counts).toEqual([1])
})

test('a state of the room without a new line tells nobody', () => {
  const { talk, counts } = openTalk()
  let told = 0
  talk.readAlong(() => (told += 1))
  talk.hear(said(1))
  talk.hear(said(1))
  expect(told).toBe(1)
  expect(counts).toEqual([0, 0])
})

test('whoever reads along has read every line, and lines count again once they have left', () => {
  const { talk, counts } = openTalk()
  talk.hear(said(1))
  talk.hear(said(1, 2))
  const leave = talk.readAlong(() => {})
  talk.hear(said(1, 2, 3))
  leave()
  talk.hear(said(1, 2, 3, 4))
  expect(counts).toEqual([0, 1, 0, 0, 1])
  expect(talk.lines.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
