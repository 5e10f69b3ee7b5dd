import { expect, test } from 'vitest'
import { oneAtATime, Turns } from './one-at-a-time.ts'

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

test('turns under one name are taken one after the other, whatever became of the one before; names do not wait', async () => {
  const turns = new Turns()
  const begun: string[] = []
  const ends = new Map<string, (fails?: boolean) => void>()
  const take = (name: string, what: string) =>
    turns.take(
      name,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(what)
          ends.set(what, (fails) => (fails ? reject(new Error(what)) : resolve(what)))
        }),
    )
  const [first, second, other] = [take('a', 'a1'), take('a', 'a2'), take('b', 'b1')]
  expect(begun).toEqual(['a1', 'b1'])
  ends.get('a1')!(true)
  await expect(first).rejects.toThrow('a1')
  await settle()
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  ends.get('a2')!()
  ends.get('b1')!()
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1'])
})
