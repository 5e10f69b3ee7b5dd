import { describe, expect, it } from 'vitest'
import { FavouriteQueue } from './favourite-queue.ts'

/** A queue whose clock moves only by the pauses, and whose server may refuse. */
function openDoor({ refuses = () => false }: { refuses?: (nodeId: number) => boolean } = {}) {
  const sent: [number, boolean, number][] = []
  const back: [number, boolean][] = []
  const kept: [number, boolean][] = []
  let time = 0
  let release: (() => void) | null = null
  const queue = new FavouriteQueue({
    async send(nodeId, isOn) {
      sent.push([nodeId, isOn, time])
      if (refuses(nodeId)) throw new Error('refused')
    },
    pause: (ms) =>
      new Promise((resolve) => {
        release = () => {
          time += ms
          release = null
          resolve()
        }
      }),
    now: () => time,
    onKept: (nodeId, isOn) => kept.push([nodeId, isOn]),
    onRefused: (nodeId, isOn) => back.push([nodeId, isOn]),
  })
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  /** Passes pauses until nothing is sent any more. */
  const run = async () => {
    await settle()
    while (release) {
      release()
      await settle()
    }
  }
  return { queue, sent, back, kept, run }
}

describe('favourites on their way to the server', () => {
  it('go one a second, each by its last wish', async () => {
    const { queue, sent, kept, run } = openDoor()
    queue.wish(1, true)
    for (const [nodeId, isOn] of [
      [2, true],
      [3, true],
      [2, false],
      [2, true],
      [4, true],
    ] as const)
      queue.wish(nodeId, isOn)
    await run()
    expect(sent).toEqual([
      [1, true, 0],
      [3, true, 1000],
      [2, true, 2000],
      [4, true, 3000],
    ])
    expect(kept).toHaveLength(4)
  })

  it('cost no call if the server has the wished state already', async () => {
    const { queue, sent, run } = openDoor()
    expect([...queue.take([7, 8])]).toEqual([7, 8])
    queue.wish(9, true)
    queue.wish(7, false)
    queue.wish(7, true)
    await run()
    expect(sent).toEqual([[9, true, 0]])
  })

  it('turn back when they are refused, unless something newer is wished', async () => {
    const { queue, sent, back, run } = openDoor({ refuses: (nodeId) => nodeId === 5 })
    queue.take([])
    queue.wish(5, true)
    await run()
    expect(back).toEqual([[5, true]])
    queue.wish(5, true)
    queue.wish(5, false)
    await run()
    expect(back).toHaveLength(1)
    expect(sent).toEqual([
      [5, true, 0],
      [5, true, 1000],
    ])
  })

  it('are forgotten with the session', async () => {
    const { queue, sent, kept, run } = openDoor()
    queue.wish(1, true)
    queue.wish(2, true)
    queue.forget()
    await run()
    expect(sent).toEqual([[1, true, 0]])
    expect(kept).toEqual([])
  })
})
