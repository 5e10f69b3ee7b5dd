import { expect, test } from 'vitest'
import { roomEn } from '../../../games/kit/locales/room-en.ts'
import type { HandRow, ReplayHand } from '../../../games/kit/room/view.ts'
import type { RoomPage } from '../../../games/kit/room/live-room.ts'
import { StageRefusal } from '../../../games/kit/stage/page.ts'
import { HandsList } from './hands-list.ts'

const hand = (handId: string): HandRow => ({ handId }) as HandRow
const listOf = (hands: Partial<NonNullable<RoomPage['hands']>>) =>
  new HandsList(hands as NonNullable<RoomPage['hands']>, roomEn.history)

test('pages are read one after another until the last', async () => {
  const pages = [[hand('a'), hand('b')], [hand('c')]]
  const list = listOf({ read: async (pageNo) => ({ hands: pages[pageNo - 1]!, isLast: pageNo === 2 }) })
  await list.read()
  expect(list.store.getState()).toMatchObject({ isLast: false, hint: '' })
  await list.read()
  expect(list.store.getState().rows.map(({ handId }) => handId)).toEqual(['a', 'b', 'c'])
  expect(list.store.getState().isLast).toBe(true)
})

test('a member without hands is told so', async () => {
  const list = listOf({ read: async () => ({ hands: [], isLast: true }) })
  await list.read()
  expect(list.store.getState()).toMatchObject({ rows: [], hint: roomEn.history.empty, isReading: false })
})

test('a page that could not be read is read again by the next press', async () => {
  const asked: number[] = []
  const list = listOf({
    read: async (pageNo) => {
      asked.push(pageNo)
      if (asked.length === 1) throw new StageRefusal('The network is down')
      return { hands: [hand('a')], isLast: true }
    },
  })
  await list.read()
  expect(list.store.getState()).toMatchObject({ hint: 'The network is down', isReading: false })
  await list.read()
  expect(asked).toEqual([1, 1])
  expect(list.store.getState()).toMatchObject({ hint: '', isLast: true })
})

test('a hand that cannot be shown again leaves the list as it is and says why', async () => {
  const shown = { handId: 'a' } as ReplayHand
  const list = listOf({
    replay: async (handId) => {
      if (handId !== 'a') throw new Error()
      return shown
    },
  })
  expect(await list.replay('b')).toBeUndefined()
  expect(list.store.getState().hint).toBe(roomEn.history.unavailable)
  expect(await list.replay('a')).toBe(shown)
  expect(list.store.getState().hint).toBe('')
})
