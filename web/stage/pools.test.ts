import { expect, test } from 'vitest'
import type { listen } from '../client/socket.ts'
import { listenToPools, type PoolsPush } from './pools.ts'

const pools = [{ code: 'MINI', amount: 300_000 }]
const winOf = (winId: string) => ({
  winId,
  code: 'MINI',
  amount: 300_000,
  customerName: 'me***1',
  gameCode: 'TUKTUK3',
  roundId: `round of ${winId}`,
})

test('a win is reported once, however often it is pushed; what the pools hold is reported each time', () => {
  let push: (news: PoolsPush) => void = () => {}
  const heard: (string | null)[] = []
  const end = listenToPools(
    ({ pools: [pool], won }) => heard.push(won?.winId ?? (pool ? null : 'no pool')),
    ((topic: string, { onData }: { onData: typeof push }) => {
      expect(topic).toBe('jackpot')
      push = onData
      return () => heard.push('end')
    }) as unknown as typeof listen,
  )
  push({ pools })
  push({ pools, won: winOf('win-1') })
  push({ pools, won: winOf('win-1') })
  push({ pools, won: winOf('win-2') })
  push({ pools, won: winOf('win-1') })
  end()
  expect(heard).toEqual([null, 'win-1', null, 'win-2', null, 'end'])
})
