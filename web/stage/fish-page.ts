/** Ties the sea hunt to the studio, to its room's topic and to the lobby. */
import { enterFishRoom } from '../../contract/vendor/studio/enter-fish-room.ts'
import { leaveFishRoom } from '../../contract/vendor/studio/leave-fish-room.ts'
import { listFishRounds } from '../../contract/vendor/studio/list-fish-rounds.ts'
import type { FishPage, LiveRoom, PoolNews } from '../../games/fishhunt/stage/index.ts'
import { CallError } from '../client/call-error.ts'
import { readStored, store } from '../client/storage.ts'
import { seedsOf, verifyUrlOf } from './fair-play.ts'
import { FishLine } from './fish-line.ts'
import type { Entered } from './enter.ts'
import { hearLobby } from './hear-lobby.ts'
import type { OpenPage } from './open-page.ts'
import { listenToPools } from './pools.ts'
import { isUndecided, refusalOf } from './refusal.ts'

const PRICE_PLACE = 'fish:price'
/** Pauses between attempts at sitting down and leaving, which may be asked any number of times. */
const PAUSES_MS = [400, 1_000, 2_500]

export type FishStage = () => Promise<typeof import('../../games/fishhunt/stage/index.ts')>

/** The page of the sea, drawn by its game's stage. */
export const openFishPage =
  ({ openSea }: Awaited<ReturnType<FishStage>>): OpenPage =>
  async (launch, { answer: entered, studio, showHead }, host, lobby, texts) => {
    const refused = (error: unknown): never => {
      throw refusalOf(error, texts)
    }
    let isResting = false
    hearLobby(launch.lobby, ({ type }) => {
      if (type === 'pause') isResting = true
      if (type === 'resume') isResting = false
    })
    const tellBalance = (balance: number): void =>
      lobby.tell({ type: 'balance', balance, currency: entered.currency })
    const sitDown = async (price: number): Promise<LiveRoom> => {
      const seated = await insist(() => studio.call(enterFishRoom, { body: { price } }))
      tellBalance(seated.balance)
      return new FishLine({ studio, refuse: (error) => refusalOf(error, texts) }, seated)
    }
    /** A pool is won by the round of a few seconds: the latest ones are the member's. */
    const isOwnRound = (roundId: string): Promise<boolean> =>
      studio.call(listFishRounds, { query: { pageNo: 1, pageSize: 20 } }).then(
        ({ list }) => list.some((round) => round.roundId === roundId),
        () => false,
      )
    const page: FishPage = {
      language: launch.language,
      currency: entered.currency,
      mode: entered.mode,
      isFramed: window.parent !== window,
      showHead,
      firstPrice: Number.parseInt(readStored('session', PRICE_PLACE) ?? '', 10) || null,
      rtp: entered.game.rtp,
      jackpots: entered.game.jackpots,
      watchPool: (listener) =>
        entered.mode === 'REAL' && entered.game.jackpots
          ? watchPool(entered.game.jackpots, listener, isOwnRound)
          : () => {},
      isResting: () => isResting,
      enter: (prices) => sitWithFirst(prices, sitDown).catch(refused),
      async leave() {
        // If this fails, the server does it itself: a gun that is not fired is freed and its money returned.
        const left = await insist(() => studio.call(leaveFishRoom, { body: {} })).catch(() => null)
        if (left) tellBalance(left.balance)
        lobby.leave()
      },
      keepPrice: (price) => store('session', PRICE_PLACE, `${price}`),
      history: {
        async read(pageNo) {
          const { list, totalPages } = await studio
            .call(listFishRounds, { query: { pageNo, pageSize: 20 } })
            .catch(refused)
          return { rounds: list, isLast: pageNo >= totalPages }
        },
        verifyUrl: verifyUrlOf(launch),
      },
      seeds: seedsOf(studio, refused),
    }
    // Closing the page gives up the gun; a reload sits down again.
    addEventListener(
      'pagehide',
      () => void studio.call(leaveFishRoom, { body: {}, isLast: true }).catch(() => {}),
    )
    await openSea(host, page)
    lobby.tell({ type: 'ready' })
  }

/** Sits down with the first of the prices that the money is enough for. */
async function sitWithFirst(
  prices: readonly number[],
  sitDown: (price: number) => Promise<LiveRoom>,
): Promise<LiveRoom> {
  for (const [place, price] of prices.entries()) {
    try {
      return await sitDown(price)
    } catch (error) {
      const isLast = place === prices.length - 1
      if (isLast || !(error instanceof CallError) || error.code !== 'BAL_INSUFFICIENT') throw error
    }
  }
  throw new Error('no price to sit down with')
}

/** The first pool of the game; play money takes part in none. */
function watchPool(
  { pools: [code], held }: NonNullable<Entered['answer']['game']['jackpots']>,
  listener: (pool: PoolNews) => void,
  isOwnRound: (roundId: string) => Promise<boolean>,
): () => void {
  if (code === undefined) return () => {}
  const first = held.find((pool) => pool.code === code)
  if (first) listener({ ...first, won: null })
  return listenToPools(async ({ pools, won }) => {
    const pool = pools.find((one) => one.code === code)
    if (!pool) return
    listener({
      code,
      amount: pool.amount,
      won:
        won?.code === code
          ? {
              amount: won.amount,
              name: won.customerName,
              isOwn: won.gameCode === 'FISHHUNT' && (await isOwnRound(won.roundId)),
            }
          : null,
    })
  })
}

/** Asks again if there was no definite answer. */
async function insist<Value>(ask: () => Promise<Value>): Promise<Value> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof CallError) || !isUndecided(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return ask()
}
