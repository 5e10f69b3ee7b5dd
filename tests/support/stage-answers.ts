/** The studio's answers to a stage, from the rules alone. */
import type { IncomingMessage } from 'node:http'
import { game as siamgold } from '../../games/siamgold20/rules/index.ts'
import { game as tuktuk } from '../../games/tuktuk3/rules/index.ts'
import { recomputeRound } from '../../kernel/games/recompute-round.ts'
import type { SoloGame } from '../../kernel/games/solo-game.ts'

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

interface Answer {
  status?: number
  success: boolean
  value?: unknown
  code?: string
  message?: string
}
const ok = (value: unknown): Answer => ({ success: true, value, message: '' })

export function studioAnswer(
  stage: StageServer,
  call: string,
  body: Record<string, unknown>,
  request: IncomingMessage,
): Answer | 'lost' {
  if (call.endsWith('/authenticate')) {
    if (body['launchToken'] !== 'good')
      return {
        status: 401,
        success: false,
        code: 'GAME_TOKEN_INVALID',
        message: 'ลิงก์เปิดเกมหมดอายุ กรุณาเปิดเกมใหม่',
      }
    const state = stage.state
    stage.state = null
    return ok({
      gameToken: 'game-token',
      house: { currency: 'THB', timeZone: 'Asia/Bangkok' },
      balance: stage.balance,
      currency: 'THB',
      mode: 'REAL',
      state,
      language: 'th',
      game: { jackpots: null },
      rules: { isAutoplayAllowed: stage.isAutoplayAllowed, leastSpinMs: 0 },
    })
  }
  if (request.headers.authorization !== 'Bearer game-token')
    return { status: 401, success: false, code: 'GAME_TOKEN_INVALID', message: '' }
  if (call.endsWith('/shown')) {
    stage.shown.push(decodeURIComponent(call.split('/').at(-2)!))
    return ok({})
  }
  if (call.endsWith('/seeds'))
    return ok({
      commit: 'ab'.repeat(32),
      nextCommit: 'cd'.repeat(32),
      clientSeed: typeof body['clientSeed'] === 'string' ? body['clientSeed'] : 'drawn',
      nonce: stage.nonce,
      ...(call.startsWith('POST') ? { revealedServerSeed: 'ef'.repeat(32) } : {}),
    })
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
export function settle(
  stage: Pick<StageServer, 'balance' | 'nonce' | 'rounds'>,
  key: string,
  { gameCode, betAmount }: Record<string, unknown>,
): Round {
  const game = games[gameCode as string]!
  const seeds = {
    serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
    clientSeed: 'journey',
    nonce: stage.nonce++,
  }
  const { winAmount, events, commit } = recomputeRound(game, {
    ...seeds,
    betAmount: BigInt(betAmount as number),
  })
  const win = Number.parseInt(winAmount.toString(), 10)
  stage.balance += win - (betAmount as number)
  const round = {
    roundId: `round-${stage.nonce}`,
    gameCode: gameCode as string,
    events,
    betAmount: betAmount as number,
    winAmount: win,
    balance: stage.balance,
    currency: 'THB',
    proof: { commit, clientSeed: seeds.clientSeed, nonce: seeds.nonce, mathVersion: game.mathVersion },
    closed: true,
  }
  stage.rounds.set(key, round)
  return round
}
