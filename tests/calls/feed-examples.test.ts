/** The examples of docs/vendors/feed-sports.md run unchanged. */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FeedMessage } from '../../kernel/sports/feed.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'
import { openFeedPlayer } from '../support/sports-feed.ts'

const run = promisify(execFile)
const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/vendors/examples/${name}`, import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer({ seed: false, env: WITHOUT_WORKER })
})
afterAll(() => server.close())

/** Node is always there; what else the machine has is tried too. */
const has = (...programs: string[]) =>
  programs.every((program) => spawnSync(program, ['--version']).error === undefined)
const examples = [
  ['Node', process.execPath, 'feed.mjs'],
  ...(has('python3') ? [['Python', 'python3', 'feed.py']] : []),
  ...(has('sh', 'curl', 'openssl') ? [['curl', 'sh', 'feed.sh']] : []),
] as [string, string, string][]

test.each(examples)(
  'the example in %s brings the feed in step and sends a match',
  async (_, program, name) => {
    const { stdout } = await run(program, [example(name), server.origin])
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => ({
        call: line.split(' ')[0]!,
        ...(JSON.parse(line.slice(line.indexOf('{'))) as { status: string; seq: number; wants: string }),
      }))
      .filter(({ call }) => call !== 'state')
    expect(answers.map(({ call, status, wants }) => `${call} ${status} ${wants}`)).toEqual([
      'snapshot OK NEXT',
      'messages OK NEXT',
      'heartbeat OK NEXT',
    ])
    expect(answers[2]!.seq).toBe(answers[0]!.seq + 2)
  },
)

test('the messages that the page shows are taken in their order, one of each kind', async () => {
  const page = readFileSync(new URL('../../docs/vendors/feed-sports.md', import.meta.url), 'utf8')
  const shown = [...page.matchAll(/```json\n(.*?)```/gs)]
    .map(([, text]) => JSON.parse(text!) as FeedMessage)
    .filter(({ kind }) => kind !== undefined)
  expect(shown.map(({ kind }) => kind)).toEqual(['FIXTURE', 'MARKETS', 'STATUS', 'INCIDENT', 'RESULT'])
  const feed = await openFeedPlayer(server.process, 'PAGE')
  for (const message of shown) expect(await feed.send(message)).toMatchObject({ status: 'OK', wants: 'NEXT' })
})
