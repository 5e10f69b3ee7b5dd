/** The examples of docs/vendors run unchanged. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACME_SECRET } from '../../db/seeds/launch.ts'
import { checkPlayerApi } from '../../tools/vendor-check/player-check.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { launchTokenOf } from '../support/vendor.ts'

const run = promisify(execFile)
const example = (name: string) =>
  fileURLToPath(new URL(`../../docs/vendors/examples/${name}`, import.meta.url))

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

async function play(
  program: string,
  name: string,
): Promise<{ call: string; status: string; [field: string]: unknown }[]> {
  const client = server.client()
  const launchToken = await launchTokenOf(server, client, await client.signIn('member01'))
  const { stdout } = await run(program, [example(name), server.origin, launchToken])
  return stdout
    .trim()
    .split('\n')
    .map((line) => ({
      call: line.split(' ')[0]!,
      ...(JSON.parse(line.slice(line.indexOf('{'))) as { status: string }),
    }))
}

const whole = ['authenticate', 'bet', 'bet', 'win', 'round', 'bet', 'rollback', 'balance']

/** Node is always there; what else the machine has is tried too. */
const has = (...programs: string[]) =>
  programs.every((program) => spawnSync(program, ['--version']).error === undefined)
const wholeExamples = [
  ['Node', process.execPath, 'vendor.mjs'],
  ...(has('python3') ? [['Python', 'python3', 'vendor.py']] : []),
] as [string, string, string][]
const shortExamples = has('sh', 'curl', 'openssl') ? [['curl', 'sh', 'bet.sh'] as const] : []

test.each(wholeExamples)(
  'the example in %s plays a won round and a returned bet',
  async (_, program, name) => {
    const before = await balance()
    const answers = await play(program, name)
    expect(answers.map(({ call, status }) => `${call} ${status}`)).toEqual(whole.map((call) => `${call} OK`))
    expect(answers[2]).toMatchObject({ walletTransactionId: answers[1]!.walletTransactionId })
    expect(await balance()).toBe(before + 500)
  },
)

test.each(shortExamples)('the example in %s plays a won round', async (_, program, name) => {
  const before = await balance()
  const answers = await play(program, name)
  expect(answers.map(({ call, status }) => `${call} ${status}`)).toEqual([
    'authenticate OK',
    'bet OK',
    'win OK',
    'round OK',
  ])
  expect(await balance()).toBe(before + 500)
})

const pocketExamples = [
  ['Node', process.execPath, 'pocket-vendor.mjs'],
  ...(has('python3') ? [['Python', 'python3', 'pocket_vendor.py']] : []),
] as [string, string, string][]

test.each(pocketExamples)(
  'the example of a vendor with pockets in %s passes the kit',
  async (_, program, name) => {
    const child = spawn(program, [example(name), '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
    try {
      const [first] = (await once(child.stdout, 'data')) as [Buffer]
      const api = first.toString().trim().replace('localhost', '127.0.0.1')
      const lines: string[] = []
      const result = await checkPlayerApi(
        { api, vendor: 'ACME', secret: ACME_SECRET, member: 'a-member', 'not-found-is-final': true },
        (line) => {
          lines.push(line)
        },
      )
      expect(lines.filter((line) => line.includes('FAIL'))).toEqual([])
      expect(result.passed).toBeGreaterThan(18)
    } finally {
      child.kill('SIGKILL')
    }
  },
)

async function balance(): Promise<number> {
  const client = server.client()
  return (
    await client.get<{ balance: number }>('/api/wps/v2/wallets/balance', {
      token: await client.signIn('member01'),
    })
  ).value.balance
}
