/**
 * The built page of the games behind the gateway's own policy, with a studio that plays real rounds and can be told to
 * lose answers: what the page does is tested without the rest of the house.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { game as siamgold } from '../../games/siamgold20/rules/index.ts'
import { game as tuktuk } from '../../games/tuktuk3/rules/index.ts'
import { recomputeRound } from '../../kernel/games/recompute-round.ts'
import type { SoloGame } from '../../kernel/games/solo-game.ts'
import { configFor } from '../../web/vite.config.ts'

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; media-src 'self' blob:; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'self'"
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2', html: 'text/html' }
const games: Record<string, SoloGame> = { TUKTUK3: tuktuk, SIAMGOLD20: siamgold }

interface Round {
  roundId: string
  gameCode: string
  events: readonly unknown[]
  betAmount: number
  winAmount: number
  balance: number
  currency: string
  proof: object
  closed: boolean
}

export interface StageServer {
  readonly origin: string
  /** Keys and stakes of the rounds asked for, in order. */
  readonly asked: { key: string; betAmount: number }[]
  readonly rounds: Map<string, Round>
  readonly shown: string[]
  balance: number
  /** Answers to lose from now on: the round is settled, the connection breaks. */
  losing: number
  /** Refuses the next round with this code and sentence. */
  refusing: { code: string; message: string; status: number } | null
  /** The round that the next sign-in brings back. */
  state: Round | null
  nonce: number
  isAutoplayAllowed: boolean
  close(): Promise<void>
}

export async function openStageServer(): Promise<StageServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sala-stage-'))
  const config = configFor('stage')
  await build({ ...config, build: { ...config.build, outDir: folder, emptyOutDir: true } })
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, { file: string; css?: string[]; isEntry?: boolean }>
  const entry = Object.values(manifest).find((item) => item.isEntry)!
  const http = createServer((request, response) => {
    // On a kept connection a browser repeats a lost request by itself, behind the page's back.
    response.setHeader('connection', 'close')
    void answer(stage, folder, entry, request, response)
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const stage: StageServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    asked: [], rounds: new Map(), shown: [], balance: 1_000_000, losing: 0, refusing: null, state: null, nonce: 0, isAutoplayAllowed: false,
    close: async () => {
      await closeServer(http)
      await rm(folder, { recursive: true })
    },
  }
  return stage
}

function closeServer(http: Server): Promise<void> {
  http.closeAllConnections()
  return new Promise((resolve) => http.close(() => resolve()))
}

async function answer(stage: StageServer, folder: string, entry: { file: string; css?: string[] }, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, search } = new URL(request.url!, stage.origin)
  const send = (body: string | Buffer, type: string, headers: Record<string, string> = {}) => response.writeHead(200, { 'content-type': `${types[type] ?? type}; charset=utf-8`, ...headers }).end(body)
  if (pathname === '/favicon.ico') return void response.writeHead(204).end()
  if (pathname === '/lobby') {
    const script = "window.said = []; addEventListener('message', (event) => said.push({ origin: event.origin, ...event.data }))"
    return void send(`<!doctype html><title>lobby</title><body style="margin:0"><script>${script}</script><iframe src="/stage/${search}" style="border:0;width:100vw;height:100vh" title="game"></iframe>`, 'html')
  }
  if (pathname === '/stage/') {
    const styles = (entry.css ?? []).map((file) => `<link rel="stylesheet" href="/assets/stage/${file}">`).join('')
    const page = `<!doctype html><html lang="th" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sala</title>${styles}</head><body><div id="root"></div><script type="module" src="/assets/stage/${entry.file}"></script></body></html>`
    return void send(page, 'html', { 'content-security-policy': policy })
  }
  if (pathname.startsWith('/assets/stage/')) return void send(await readFile(join(folder, pathname.slice('/assets/stage/'.length))), pathname.split('.').at(-1)!)
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const outcome = studioAnswer(stage, `${request.method} ${pathname}`, text === '' ? {} : (JSON.parse(text) as Record<string, unknown>), request)
  if (outcome === 'lost') return void response.destroy()
  const { status = 200, ...envelope } = outcome
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(envelope))
}

interface Answer { status?: number; success: boolean; value?: unknown; code?: string; message?: string }
const ok = (value: unknown): Answer => ({ success: true, value, message: '' })

function studioAnswer(stage: StageServer, call: string, body: Record<string, unknown>, request: IncomingMessage): Answer | 'lost' {
  if (call.endsWith('/authenticate')) {
    if (body['launchToken'] !== 'good') return { status: 401, success: false, code: 'GAME_TOKEN_INVALID', message: 'ลิงก์เปิดเกมหมดอายุ กรุณาเปิดเกมใหม่' }
    const state = stage.state
    stage.state = null
    return ok({ gameToken: 'game-token', balance: stage.balance, currency: 'THB', mode: 'REAL', state, language: 'th', game: { jackpots: null }, rules: { isAutoplayAllowed: stage.isAutoplayAllowed, leastSpinMs: 0 } })
  }
  if (request.headers.authorization !== 'Bearer game-token') return { status: 401, success: false, code: 'GAME_TOKEN_INVALID', message: '' }
  if (call.endsWith('/shown')) {
    stage.shown.push(decodeURIComponent(call.split('/').at(-2)!))
    return ok({})
  }
  if (call.endsWith('/seeds')) return ok({ commit: 'ab'.repeat(32), nextCommit: 'cd'.repeat(32), clientSeed: typeof body['clientSeed'] === 'string' ? body['clientSeed'] : 'drawn', nonce: stage.nonce, ...(call.startsWith('POST') ? { revealedServerSeed: 'ef'.repeat(32) } : {}) })
  const key = request.headers['idempotency-key'] as string
  stage.asked.push({ key, betAmount: body['betAmount'] as number })
  if (stage.refusing) {
    const refusal = stage.refusing
    stage.refusing = null
    return { success: false, ...refusal }
  }
  const round = stage.rounds.get(key) ?? settle(stage, key, body)
  if (stage.losing > 0) {
    stage.losing -= 1
    return 'lost'
  }
  return ok(round)
}

/** Plays a real round and moves the balance once. */
export function settle(stage: Pick<StageServer, 'balance' | 'nonce' | 'rounds'>, key: string, { gameCode, betAmount }: Record<string, unknown>): Round {
  const game = games[gameCode as string]!
  const seeds = { serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00', clientSeed: 'journey', nonce: stage.nonce++ }
  const { winAmount, events, commit } = recomputeRound(game, { ...seeds, betAmount: BigInt(betAmount as number) })
  const win = Number.parseInt(winAmount.toString(), 10)
  stage.balance += win - (betAmount as number)
  const round = { roundId: `round-${stage.nonce}`, gameCode: gameCode as string, events, betAmount: betAmount as number, winAmount: win, balance: stage.balance, currency: 'THB', proof: { commit, clientSeed: seeds.clientSeed, nonce: seeds.nonce, mathVersion: game.mathVersion }, closed: true }
  stage.rounds.set(key, round)
  return round
}
