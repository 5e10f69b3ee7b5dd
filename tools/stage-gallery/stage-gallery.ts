/**
 * Every scene of every stage, alone: `node tools/run.mjs node_modules/vite/bin/vite.js tools/stage-gallery`,
 * then /?game=siamgold20&scene=free-spins&lang=en. Without a scene the game can be played with rounds of a
 * seeded sequence. More: mode=FREE, bet=1000, resume, replay, scene=refused, ended and lost (what happens
 * when a round is not settled).
 */
import '../../web/ui/base.css'
import type { SoloGame } from '../../kernel/games/solo-game.ts'
import type { SlotEvent } from '../../kernel/slots/events.ts'
import { seededStream } from '../../games/kit/exact/simulate.ts'
import {
  StageRefusal,
  type MountStage,
  type ShownRound,
  type StageLanguage,
  type StagePage,
} from '../../games/kit/stage/page.ts'
import { findRound } from './scenes.ts'

const stages = import.meta.glob<{ mount: MountStage }>('../../games/*/stage/index.ts')
const rules = import.meta.glob<{ game: SoloGame<SlotEvent> }>('../../games/*/rules/index.ts')
const query = new URLSearchParams(location.search)
const folder = query.get('game') ?? 'siamgold20'
const { game } = await rules[`../../games/${folder}/rules/index.ts`]!()
const { mount } = await stages[`../../games/${folder}/stage/index.ts`]!()
const scene = query.get('scene')
const language = (query.get('lang') ?? 'th') as StageLanguage
const mode = query.get('mode') === 'FREE' ? 'FREE' : 'REAL'
const currency = mode === 'FREE' ? 'TRIAL' : 'THB'
const found = scene ? findRound(game, scene, BigInt(query.get('bet') ?? betOf(game)), language) : null
const stream = seededStream(3)
let balance = 1_248_050
let nonce = 0

async function playRound(betAmount: number, _choice: unknown, onRetry: () => void): Promise<ShownRound> {
  await new Promise((resolve) => setTimeout(resolve, 250))
  if (scene === 'refused') throw new StageRefusal('Not enough balance')
  if (scene === 'ended') throw new StageRefusal('Your session has ended, please login again', true)
  if (scene === 'lost') {
    onRetry()
    await new Promise((resolve) => setTimeout(resolve, 6000))
  }
  if (found) return found
  const { events, winAmount } = game.play({ stream, betAmount: BigInt(betAmount) })
  const win = Number.parseInt(winAmount.toString(), 10)
  balance += win - betAmount
  nonce += 1
  return {
    roundId: `gallery-${nonce}`,
    events,
    betAmount,
    winAmount: win,
    balance,
    currency,
    proof: { commit: 'ab'.repeat(32), clientSeed: 'gallery', nonce, mathVersion: game.mathVersion },
  }
}

const pair = {
  commit: '7dab00994c9f54a87b88c9011f8ad7205401a880e29776312bed8cfcdbbe8b2c',
  nextCommit: 'c1'.repeat(32),
  clientSeed: 'thai-player-1',
  nonce: 7,
}
const page: StagePage = {
  language,
  currency,
  mode,
  balance,
  resume: query.has('resume') || query.has('replay') ? found : null,
  ...(query.has('replay') ? {} : { playRound }),
  leave: () => location.reload(),
  rulesUrl: `/rtp/${game.gameCode}`,
  rules: {
    isAutoplayAllowed: query.has('auto'),
    leastSpinMs: Number.parseInt(query.get('least') ?? '0', 10),
  },
  jackpots: query.has('jackpots') ? { pools: ['GRAND', 'MINOR'], totalRtp: '0.970922' } : null,
  watchPools: (listener) => {
    listener([
      { code: 'GRAND', amount: 100_412_690 },
      { code: 'MINOR', amount: 1_835_544 },
    ])
    return () => {}
  },
  history: {
    read: async (pageNo) => ({
      rounds: Array.from({ length: 20 }, (_, index) => ({
        roundId: `gallery-${pageNo}-${index}`,
        betAmount: 1000,
        winAmount: index % 3 === 0 ? 2500 : 0,
        currency,
        playedAt: '2026-11-21T14:05:06Z',
      })),
      isLast: pageNo > 1,
    }),
    verifyUrl: (roundId) => `/verify?round=${roundId}`,
  },
  seeds: {
    read: async () => pair,
    rotate: async (clientSeed = 'drawn-again') => ({
      ...pair,
      clientSeed,
      nonce: 0,
      revealedServerSeed: 'a3'.repeat(32),
    }),
  },
}
const host = document.getElementById('root')!
host.style.height = '100dvh'
document.documentElement.lang = language
await mount(host, page)
document.documentElement.dataset['ready'] = 'yes'

/** The stake the stage begins with if none is kept. */
function betOf({ betAmounts }: SoloGame): bigint {
  return betAmounts.find((amount) => amount >= 1000n) ?? betAmounts[0]!
}
