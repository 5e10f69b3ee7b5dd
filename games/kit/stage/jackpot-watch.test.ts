import { expect, test } from 'vitest'
import { JackpotWatch } from './jackpot-watch.ts'
import type { WonPool } from './page.ts'

function openWatch() {
  let tell: (won: WonPool) => void = () => {}
  const news: string[] = []
  const watch = new JackpotWatch(
    {
      watchWins: (listener) => {
        tell = listener
        return () => news.push('end')
      },
    },
    () => news.push('heard'),
  )
  return {
    watch,
    news,
    tell: (winId: string, roundId: string) =>
      tell({ winId, code: 'MINI', amount: 300_000, customerName: 'me***1', roundId }),
  }
}

test('a win of a round of this page is shown once, whether it is pushed before or after the round', () => {
  const { watch, tell, news } = openWatch()
  tell('win-1', 'round-1')
  expect(watch.take()).toBeNull()
  watch.played('round-1')
  expect(watch.take()).toMatchObject({ winId: 'win-1', amount: 300_000 })
  expect(watch.take()).toBeNull()
  tell('win-2', 'round-1')
  expect(watch.take()).toMatchObject({ winId: 'win-2' })
  expect(news).toEqual(['heard', 'heard'])
})

test('a win of somebody else is nobody’s here', () => {
  const { watch, tell, news } = openWatch()
  watch.played('round-1')
  tell('win-1', 'round-2')
  expect(watch.take()).toBeNull()
  watch.end()
  expect(news).toEqual(['heard', 'end'])
})

test('without pools there is nothing to watch', () => {
  const watch = new JackpotWatch({}, () => {
    throw new Error('nothing is told')
  })
  watch.played('round-1')
  expect(watch.take()).toBeNull()
  watch.end()
})
