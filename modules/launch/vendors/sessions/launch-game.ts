import { randomBytes } from 'node:crypto'
import { refuse, refuseWith } from '../../../../contract/errors.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import type { CallContext } from '../../../../platform/calls.ts'
import { catalogueKey, noteOpened, type PlayableGame } from '../../../catalogue/index.ts'
import { merchantsKey, settingOf } from '../../../system/index.ts'
import { isExcludedByBonus, resetTrial } from '../../../wallet/index.ts'
import { hashToken } from './game-sessions.ts'
import { vendorDirectoryKey } from '../access/vendors.ts'
import { languageOf } from './rules/launch-language.ts'
import { pageSourcesKey } from './pages.ts'
import { roomSourcesKey } from './rooms.ts'
import { playerNetwork } from './rules/player-network.ts'
import { launchSettings } from '../../shared/settings.ts'
import { addLaunchToken } from './store/tokens.ts'
import type { WalletMode } from '../access/vendors.ts'

export interface LaunchOrder {
  vassalage: string
  gameCode: string
  language?: string
  accountType?: number
  roomId?: string
}

export interface Launched {
  url: string
  /** PAGE: `url` is a page of this site. */
  mode: 'IFRAME' | 'WINDOW' | 'PAGE'
  walletMode: WalletMode
  /** Of the house's own vendor. */
  isHouse: boolean
}

const TOKEN_LIFE_MS = 60_000

/**
 * The address of a game for the signed-in player. Free play moves play money only, whoever plays; a trial
 * account plays nothing else. Errors: GAME_NOT_FOUND, COMMON_REGION (not offered in the player's country),
 * GAME_TRIAL_BLOCKED, AUTH_FREEPLAY_OFF, COMMON_FORBIDDEN (an agent, if agents may not play),
 * GAME_MAINTENANCE with `{endTime}`, BONUS_GAME (a bonus that is being played excludes it),
 * GAME_LAUNCH_FAILED (the vendor is not connected).
 */
export async function launch(context: CallContext, order: LaunchOrder): Promise<Launched> {
  const { actor, merchant, tx } = context
  const { isTrial } = actor.claims
  const isFree = (order.accountType ?? (isTrial ? 0 : 1)) === 0
  const game = gameIn(context, order)
  checkMode(context, game, isFree)
  if (!isFree && actor.claims.isAgent && !(await settingOf(tx, merchant.id, launchSettings.agentCanPlay)))
    refuse('COMMON_FORBIDDEN')
  if (game.state !== 'OPEN')
    refuseWith('GAME_MAINTENANCE', { endTime: game.maintenanceUntil?.toISOString() ?? null })
  if (!isFree && (await isExcludedByBonus(tx, actor.accountId, game))) refuse('BONUS_GAME')
  const mode = isFree ? 'FREE' : 'REAL'
  const pages = context.use(pageSourcesKey).find((source) => source.vendor === game.vendor)
  if (pages) {
    await noteLaunch(context, game, isFree)
    const url = pages.addressOf({ gameCode: game.gameCode, mode })
    return { url, mode: 'PAGE', walletMode: 'SEAMLESS', isHouse: true }
  }
  const vendor = context.use(vendorDirectoryKey).find(game.vendor) ?? refuse('GAME_LAUNCH_FAILED')
  // A pocket holds real money only.
  if (isFree && vendor.walletMode === 'TRANSFER') refuse(isTrial ? 'GAME_TRIAL_BLOCKED' : 'GAME_NOT_FOUND')

  await noteLaunch(context, game, isFree)
  const language = languageOf(context, order.language)
  const token = randomBytes(16).toString('base64url')
  await addLaunchToken(tx, {
    hash: hashToken(token),
    vendor: vendor.code,
    gameCode: game.gameCode,
    merchantId: merchant.id,
    memberId: actor.accountId,
    playerSessionId: actor.sessionId,
    sessionEndsAt: actor.expiresAt,
    mode,
    language,
    country: context.country,
    network: playerNetwork(context.address),
    expiresAt: new Date(context.now.getTime() + TOKEN_LIFE_MS),
  })
  const isOurs = vendor.launchUrl.startsWith('/')
  // The vendor checks whether the room still exists when its game opens; other vendors have no rooms and get
  // none.
  const hasRooms = context.use(roomSourcesKey).some((source) => source.vendor === vendor.code)
  const query = new URLSearchParams({
    token,
    game: game.gameCode,
    lang: language,
    mode: isFree ? 'free' : 'real',
    lobby: isOurs ? '/' : `${context.config.publicOrigin}/`,
    ...(order.roomId !== undefined && hasRooms ? { room: order.roomId } : {}),
  })
  return {
    url: `${vendor.launchUrl}${vendor.launchUrl.includes('?') ? '&' : '?'}${query}`,
    mode: vendor.opensIn,
    walletMode: vendor.walletMode,
    isHouse: vendor.isHouse,
  }
}

/** GAME_NOT_FOUND, or COMMON_REGION if the house hides it in the player's country. */
function gameIn(context: CallContext, { vassalage, gameCode }: LaunchOrder): PlayableGame {
  const catalogue = context.use(catalogueKey)
  const game = catalogue.of(context.merchant.id, context.country).gameOf(vassalage, gameCode)
  if (game) return game
  const isElsewhere = catalogue.of(context.merchant.id).gameOf(vassalage, gameCode) !== undefined
  return refuse(isElsewhere ? 'COMMON_REGION' : 'GAME_NOT_FOUND')
}

/** A member's free game has play money, and every game that a member opens is among the recent ones. */
async function noteLaunch(context: CallContext, game: PlayableGame, isFree: boolean): Promise<void> {
  const { actor, merchant, tx } = context
  if (actor.claims.isTrial) return
  if (isFree) await grantPlayMoney(context)
  await noteOpened(tx, { merchantId: merchant.id, accountId: actor.accountId, nodeId: game.nodeId })
}

function checkMode(context: CallContext, game: PlayableGame, isFree: boolean): void {
  const { isTrial } = context.actor.claims
  if (!isFree) return isTrial ? refuse('GAME_TRIAL_BLOCKED') : undefined
  if (!context.use(merchantsKey).byId(context.merchant.id)?.flags.freePlay) refuse('AUTH_FREEPLAY_OFF')
  if (!game.isFreePlayable) refuse(isTrial ? 'GAME_TRIAL_BLOCKED' : 'GAME_NOT_FOUND')
}

/** A member's play money is reset with the first free game of a day (domain/economy.md §1). */
async function grantPlayMoney(context: CallContext): Promise<void> {
  const { accountId } = context.actor
  const amount = await settingOf(context.tx, context.merchant.id, launchSettings.freePlayAmount)
  await resetTrial(context.tx, {
    memberId: accountId,
    amount,
    key: `${accountId}:${businessDate(context.now, context.merchant.timeZone)}`,
  })
}
