/** What play needs in a process: the poster, the catalogue, the vendor port and the studio behind it. */
import { bannersFor, catalogueKey, imageHostsKey, offerGames, openCatalogue, openImageHosts } from '../modules/catalogue/index.ts'
import { amlScores, clearFlagsOf, flagMember } from '../modules/cashier/index.ts'
import { fairRoundKey, jackpotRider, launchKey, openLaunch, pairBookKey, returnSourceKey, roomSourcesKey, studioDeskKey, suspicionsKey } from '../modules/launch/index.ts'
import { bannerSourceKey } from '../modules/messaging/index.ts'
import { merchantsKey, type OperationFinder } from '../modules/system/index.ts'
import { balancesOf, openPoster, playedStakesKey, posterKey, pushBalance, seatPlacesKey } from '../modules/wallet/index.ts'
import { toWireAmount } from '../kernel/money.ts'
import type { Services } from '../platform/services.ts'
import { findFairRound, openStudio, PairBook, playedStakes, returnDaysOf, returnsOf, rulesOf, seatPlaces, studioKey } from '../studio/index.ts'
import { actInHand } from '../contract/vendor/studio/act-in-hand.ts'
import { placeBets } from '../contract/vendor/studio/place-bets.ts'
import { startHand } from '../contract/vendor/studio/start-hand.ts'
import { playRound } from '../contract/vendor/studio/play-round.ts'
import { gameTokensKey } from './gateway/guard.ts'
import { openHousePlayers } from './house-players/index.ts'
import type { ProcessParts } from './process-parts.ts'
import { studioDrafts } from './studio-games/drafts.ts'
import { openStudioIn } from './studio-games/open-studio.ts'
import { timeCounter } from './wiring-limits.ts'

/** The studio is a vendor like any other; here it speaks to the wallet in process. */
export async function wirePlay(parts: ProcessParts): Promise<void> {
  const { config, database, line, services, sessions, hub, logger, onClose } = parts
  const { databaseUrl: url, secretKey, waitsForDisk } = config
  const onError = (error: unknown) => { logger.warn({ err: error }, 'play') }
  const poster = openPoster({ url, waitsForDisk, onError, rider: jackpotRider })
  poster.onPosted((notices) => { for (const notice of notices) if (notice.currency === 'THB') pushBalance(hub, notice) })
  // The demo's house gets its vendors with the demo data.
  if (config.mode === 'live') await openStudioIn(database, services.use(merchantsKey).all().map(({ id }) => id), secretKey)
  // A house that was open before a game of the studio existed gets it with the next start.
  await offerGames(database, 'STUDIO', studioDrafts)
  const catalogue = await openCatalogue({ database, line, onError, onRenewed: () => hub.tellHere({ topic: 'catalogue', data: {} }) })
  const launch = await openLaunch({ database, line, sessions, poster, catalogue, secretKey, origin: config.publicOrigin, reach: config.mode === 'live' ? 'PUBLIC' : 'NEARBY', seatsHousePlayers: config.mode === 'demo', onError, onSeen: timeCounter({ database, services }) })
  const studio = openStudio({ databaseUrl: url, waitsForDisk, port: launch.portOf('STUDIO'), secretKey, onError, tell: (topic, data) => hub.push({ topic, data }) })
  hub.onWatched((topics) => { studio.tables.noteWatched(topics).catch(onError) })
  hub.onPush(({ topic, data }) => {
    studio.tables.heard(topic, data)
    studio.fish.heard(topic, data)
  })
  if (config.roles.includes('studio')) {
    studio.tables.clock.start()
    if (config.hasDemoHistory) for (const { id } of services.use(merchantsKey).all()) void studio.tables.dealAlways(id).catch(onError)
    studio.rooms.clock.start()
    studio.fish.clock.start()
  }
  services.provide(posterKey, poster)
  services.provide(catalogueKey, catalogue)
  services.provide(imageHostsKey, await openImageHosts({ database, line, merchantIds: () => services.use(merchantsKey).all().map(({ id }) => id), onError }))
  services.provide(bannerSourceKey, bannersFor)
  services.provide(launchKey, launch)
  services.provide(studioKey, studio)
  services.provide(gameTokensKey, studio.seats)
  services.provide(roomSourcesKey, [{ vendor: 'STUDIO', roomsOf: studio.rooms.roomsOf }])
  services.provide(studioDeskKey, { tables: studio.tables.desk, rooms: studio.rooms.desk, seas: studio.fish.desk })
  services.provide(pairBookKey, new PairBook(studio.database))
  services.provide(suspicionsKey, { raise: async (tx, suspicion) => { await flagMember(tx, { ...suspicion, score: amlScores[suspicion.kind] }) }, clear: clearFlagsOf })
  services.provide(returnSourceKey, { of: (merchantId, now) => returnsOf(studio, merchantId, now), daysOf: (merchantId, gameCode, limit) => returnDaysOf(studio, merchantId, gameCode, limit), rulesOf })
  services.provide(playedStakesKey, (memberId, roundIds) => playedStakes(studio.database.kysely, memberId, roundIds))
  services.provide(seatPlacesKey, (memberId, stackIds) => seatPlaces(studio.database.kysely, memberId, stackIds))
  services.provide(fairRoundKey, (memberId, roundId) => findFairRound(studio, memberId, roundId))
  onClose(() => poster.close())
  onClose(() => launch.close())
  onClose(() => studio.close())
  if (config.hasDemoHistory && config.roles.includes('studio')) seatHousePlayers(parts, onError)
}

/** The demo's rooms are never empty. Nobody waits for it. */
function seatHousePlayers(parts: ProcessParts, onError: (error: unknown) => void): void {
  const opening = openHousePlayers(parts)
  parts.onClose(async () => (await opening.catch(() => undefined))?.close())
  opening.then((players) => players.start()).catch(onError)
}

/** A round is its own first answer: asked for by its key, it is told from the studio's record and the ledger. */
export function findPlayedRound(services: Services): OperationFinder {
  return async (reader, { accountId, key, call }) => {
    const studio = services.use(studioKey)
    if (call === undefined || call === playRound.name) {
      const value = await studio.rounds.operation(accountId, key)
      if (value) return { call: playRound.name, value }
    }
    if (call === undefined || call === startHand.name || call === actInHand.name) {
      const hand = await studio.hands.operation(accountId, key)
      if (hand) return { call: hand.isStart ? startHand.name : actInHand.name, value: hand.value }
    }
    if (call === undefined || call === placeBets.name) {
      const value = await studio.tables.operation(accountId, key)
      if (value) return { call: placeBets.name, value }
    }
    return studio.rooms.operation(accountId, key, call, async () => {
      const { main, bonus } = await balancesOf(reader, accountId)
      return { balance: toWireAmount(main + bonus), currency: 'THB' }
    })
  }
}
