import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

function openWork() {
  const ends: ((fails?: boolean) => void)[] = []
  const ask = oneAtATime(
    () =>
      new Promise<number>((resolve, reject) => {
        const run = ends.length + 1
        ends.push((fails) => (fails ? reject(new Error(`run ${run} failed`)) : resolve(run)))
      }),
  )
  return { ask, ends }
}
const settle = () => new Promise((done) => setImmediate(done))

test('those who ask while it runs share the next run, which begins when this one is over', async () => {
  const { ask, ends } = openWork()
  const [first, second, third] = [ask(), ask(), ask()]
  await settle()
  expect(ends).toHaveLength(1)
  ends[0]!()
  expect(await first).toBe(1)
  await settle()
  expect(ends).toHaveLength(2)
  const fourth = ask()
  ends[1]!()
  expect(await Promise.all([second, third])).toEqual([2, 2])
  await settle()
  ends[2]!()
  expect(await fourth).toBe(3)
})

test('a run that fails fails for those who asked for it alone', async () => {
  const { ask, ends } = openWork()
  const [first, second] = [ask(), ask()]
  ends[0]!(true)
  await expect(first).rejects.toThrow('run 1 failed')
  await settle()
  ends[1]!()
  expect(await second).toBe(2)
})
