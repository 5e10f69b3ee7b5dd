/**
 * f: the vendor port at half of the most it can do, for half an hour: no error, p99 and memory flat (P10). It
 * is the bench `soak`.
 */
import { spawn } from 'node:child_process'
import type { Outcome, Suite } from '../suite.ts'

async function runLoad(minutes: number): Promise<Outcome> {
  const child = spawn(process.execPath, ['bench/run.ts', 'soak', '--minutes', String(minutes)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.on('close', done))
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return {
    figures: lines.filter((line) => !line.startsWith('MISSED')),
    failures: [
      ...lines.filter((line) => line.startsWith('MISSED')),
      ...(code === 0 || lines.some((line) => line.startsWith('MISSED'))
        ? []
        : [`the bench ended with ${code}`]),
    ],
  }
}

export const load: Suite = {
  name: 'load',
  about: 'half of the most the vendor port can do, for 30 minutes (f, P10)',
  run: ({ minutes }) => runLoad(minutes ?? 30),
}
