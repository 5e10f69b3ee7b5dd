/** Processes that a bench starts, and what it says to them. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LastSeen, ReaderOrder } from './fan-out-clients.ts'

/** A file of this folder in a process of its own. */
export const forkOf = (
  name: string,
  env: Record<string, string> = {},
  execArgv: readonly string[] = process.execArgv,
): ChildProcess =>
  fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
  })

/** Sends a command and returns the next message. */
export async function tell<Answer>(server: ChildProcess, command: object): Promise<Answer> {
  const answer = once(server, 'message') as Promise<[Answer]>
  server.send(command)
  return (await answer)[0]
}

/** Two processes with half of the readers of a topic each, once all are connected. */
export async function openReaders(
  order: Pick<ReaderOrder, 'port' | 'count' | 'topic' | 'marker'>,
): Promise<readonly ChildProcess[]> {
  const readers = [forkOf('fan-out-clients'), forkOf('fan-out-clients')]
  for (const [place, reader] of readers.entries())
    reader.send({ ...order, count: order.count / 2, firstAddress: 2 + place * 100 } satisfies ReaderOrder)
  await Promise.all(readers.map(readyOf))
  return readers
}

/** Readers acknowledge every frame they see: only the first message counts as their arrival. */
async function readyOf(reader: ChildProcess): Promise<void> {
  for (;;) {
    const [message] = (await once(reader, 'message')) as [{ ready?: number }]
    if (message.ready !== undefined) return
  }
}

/** When the last of the readers had its next frame, by the machine's clock that counts from its start. */
export async function nextLast(readers: readonly ChildProcess[]): Promise<bigint> {
  const lasts = await Promise.all(
    readers.map((reader) => once(reader, 'message') as Promise<[{ last: string }]>),
  )
  return lasts.map(([{ last }]) => BigInt(last)).reduce((a, b) => (a > b ? a : b))
}

/** When the last of the readers had a frame, the first one that is asked for. */
export async function lastOfFrame(
  readers: readonly ChildProcess[],
  isAsked: (frame: string) => boolean,
): Promise<bigint> {
  const lasts = await Promise.all(
    readers.map(async (reader) => {
      for (;;) {
        const [{ last, frame }] = (await once(reader, 'message')) as [LastSeen]
        if (isAsked(frame)) return BigInt(last)
      }
    }),
  )
  return lasts.reduce((a, b) => (a > b ? a : b))
}

/** The same moment by the calendar's clock, in ms. */
export const calendarMs = (moment: bigint): number =>
  Date.now() - Number(process.hrtime.bigint() - moment) / 1e6

export const until = (atMs: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, Math.max(0, atMs - Date.now()))
  })
