/**
 * Brings the money in a vendor's wallet back once its game is left. What the vendor does not answer at once
 * is followed until it does, and what stays there is one press away, also after the page was closed with the
 * game on it.
 */
import { checkBalance } from '../../../contract/player/cashier/check-balance.ts'
import { listWallets } from '../../../contract/player/launch/list-wallets.ts'
import { transferWallet } from '../../../contract/player/launch/transfer-wallet.ts'
import { MAIN_WALLET } from '../../../contract/shared/wallets.ts'
import { codeOf } from '../../client/call-error.ts'
import { callServer } from '../../client/call.ts'
import { isSignedIn, session } from '../../client/session.ts'
import { readStored, store } from '../../client/storage.ts'
import { refresh } from '../../client/use-call.ts'
import { formatMoney } from '../../../design/format.ts'
import '../features/launch/texts.ts'
import { loadTexts } from '../../ui/i18n/texts.ts'
import { translator } from '../../ui/i18n/translator.ts'
import { toast } from '../../ui/overlay/toast.tsx'
import { place } from '../navigation.ts'
import { isSeamlessPath } from '../paths.ts'
import { refreshBalance } from './member.ts'
import { play, type LeftPocket } from './play.ts'

const KEPT_AS = 'pocket'
const ASK_AGAIN_MS = 3_000

/** Whatever began before it counts no more: another game was entered, or another member. */
let era = 0

/** A game on this vendor's wallet is open from now on. */
export function enterPocket(vendor: string): void {
  era += 1
  play.setState({ pocket: null })
  store('local', KEPT_AS, vendor)
}

/**
 * The game's page is gone, unless it only changed its game. `isRunning`: the game has a window of its own and
 * may still be played there, so its money is left to the member's word.
 */
export function leavePocket(vendor: string, isRunning: boolean): void {
  setTimeout(() => {
    if (isShown(vendor) || !isSignedIn()) return
    void (isRunning ? offerBack(vendor) : bringBack(vendor))
  })
}

function isShown(vendor: string): boolean {
  const { path, search } = place.getState()
  return isSeamlessPath(path) && new URLSearchParams(search).get('vendor') === vendor
}

/**
 * After signing in: money that a game left behind on an earlier visit. It may be in play on another tab, so
 * it stays.
 */
export async function recallPocket(): Promise<void> {
  const vendor = readStored('local', KEPT_AS)
  if (vendor && !isSeamlessPath(place.getState().path)) await offerBack(vendor)
}

/** Moves everything back to the main wallet; never throws. */
export async function bringBack(vendor: string): Promise<void> {
  const { pocket } = play.getState()
  if (pocket?.vendor === vendor) show({ ...pocket, state: 'MOVING' })
  await follow(vendor, async (found) => {
    if (found.state === 'WAITING') return await waitFor(found)
    if (found.amount === null) return show(found)
    show({ ...found, state: 'MOVING' })
    const { state } = await callServer(transferWallet, {
      body: { from: vendor, to: MAIN_WALLET, amount: found.amount },
    })
    void refresh(listWallets, checkBalance)
    if (state === 'DONE') return tellBack(found)
    await waitFor({ ...found, state: 'WAITING' })
  })
}

async function offerBack(vendor: string): Promise<void> {
  await follow(vendor, async (found) => {
    if (found.state === 'WAITING') return await waitFor(found)
    show(found)
  })
}

/** Reads what is there and moves it; after an error the money stays where it is, one press away. */
async function follow(vendor: string, goOn: (found: LeftPocket) => Promise<void> | void): Promise<void> {
  const mine = ++era
  let found: LeftPocket = { vendor, displayName: vendor, amount: null, state: 'LEFT' }
  try {
    await loadTexts('play')
    const seen = await look(vendor)
    if (mine !== era) return
    if (!seen) return forget()
    found = seen
    await goOn(found)
  } catch (error) {
    if (mine !== era || codeOf(error).startsWith('SESSION_')) return
    if (codeOf(error) === 'WALLET_NOT_TRANSFERABLE') return forget()
    // The last round may have taken some of it after the vendor was asked: what is there now is looked up
    // with the press.
    show({ ...found, state: 'LEFT', ...(codeOf(error) === 'BAL_INSUFFICIENT' ? { amount: null } : {}) })
  }
}

/** Null if nothing is there. */
async function look(vendor: string): Promise<LeftPocket | null> {
  const {
    wallets: [wallet],
    pending,
  } = await callServer(listWallets, { query: { isSingle: '1', vassalage: vendor } })
  if (!wallet) return null
  const { displayName, balance, status } = wallet
  if (status === 'PENDING')
    return { vendor, displayName, amount: pending[0]?.amount ?? balance, state: 'WAITING' }
  // The vendor's last answer may be old, so the figure is not shown.
  if (status === 'UNKNOWN') return { vendor, displayName, amount: null, state: 'LEFT' }
  return balance === 0 ? null : { vendor, displayName, amount: balance, state: 'LEFT' }
}

/**
 * Until the vendor answers. What is there by then, for example after a refusal or a late arrival, is offered.
 */
async function waitFor(waiting: LeftPocket): Promise<void> {
  const mine = era
  show(waiting)
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    if (mine !== era) return
    const seen = await look(waiting.vendor).catch(() => waiting)
    if (mine !== era) return
    if (seen?.state === 'WAITING') continue
    void refresh(listWallets, checkBalance)
    if (!seen) return tellBack(waiting)
    return show(seen)
  }
}

function tellBack({ displayName, amount }: LeftPocket): void {
  forget()
  void refreshBalance()
  toast.good(translator()('pocket_back_done', { amount: formatMoney(amount ?? 0), vendor: displayName }))
}

function show(pocket: LeftPocket): void {
  play.setState({ pocket })
}

function forget(): void {
  store('local', KEPT_AS, null)
  play.setState({ pocket: null })
}

session.subscribe((state, before) => {
  if (state.token === before.token) return
  era += 1
  play.setState({ pocket: null })
})
