/** What play needs in a process: the poster, the catalogue, the vendor port and the studio behind it. */
import {
  bannersFor,
  catalogueKey,
  imageHostsKey,
  offerGames,
  openCatalogue,
  openImageHosts,
  type Catalogue,
} from '../modules/catalogue/index.ts'
import { amlScores, clearFlagsOf, flagMember } from '../modules/cashier/index.ts'
import {
  freeRoundsKey,
  jackpotRider,
  openLaunch,
  provideLaunch,
  pairBookKey,
  suspicionsKey,
  type Launch,
} from '../modules/launch/index.ts'
import { bannerSourceKey } from '../modules/messaging/index.ts'
import { currencyOf, merchantsKey } from '../modules/system/index.ts'
import { openPoster, posterKey, pushBalance, type Poster } from '../modules/wallet/index.ts'
import { isRealCurrency } from '../kernel/money.ts'
import type { Services } from '../platform/services.ts'
import { openStudio, PairBook, provideStudio, studioCode, type Studio } from '../studio/index.ts'
import { gameTokensKey } from './gateway/guard.ts'
import { openHousePlayers } from './house-players/index.ts'
import { openToteBettors } from './house-players/tote-bettors.ts'
import type { ProcessParts } from './process-parts.ts'
import type { Product } from './products/product.ts'
import { provideSources } from './products/provide-sources.ts'
import { studioDrafts } from './studio-games/drafts.ts'
import { openStudioIn } from './studio-games/open-studio.ts'
import { studioSources } from './studio-games/sources.ts'
import { timeCounter } from './wiring-limits.ts'

/** The studio is a vendor like any other; here it calls the wallet in process. */
export async function wirePlay(parts: ProcessParts, products: readonly Product[]): Promise<void> {
  const { config, hub, services, onClose, onFault } = parts
  const onError = (error: unknown) => onFault('play', error)
  const poster = openPoster({
    url: config.databaseUrl,
    waitsForDisk: config.waitsForDisk,
    onError,
    riders: [jackpotRider, ...products.flatMap(({ riders = [] }) => riders)],
  })
  poster.onPosted((notices) => {
    for (const notice of notices) if (isRealCurrency(notice.currency)) pushBalance(hub, notice)
  })
  services.provide(posterKey, poster)
  const catalogue = await wireCatalogue(parts, onError)
  const launch = await wireLaunch(parts, { poster, catalogue, onError })
  const studio = openStudio({
    databaseUrl: config.databaseUrl,
    waitsForDisk: config.waitsForDisk,
    port: launch.housePortOf(studioCode),
    currencyOf: (merchantId) => currencyOf(services.use(merchantsKey), merchantId),
    zones: () =>
      services
        .use(merchantsKey)
        .all()
        .map(({ id, timeZone }) => ({ merchantId: id, timeZone })),
    secretKey: config.secretKey,
    onError,
    tell: (topic, data) => hub.push({ topic, data }),
  })
  provideStudio(services, studio)
  services.provide(gameTokensKey, studio.seats)
  startStudio(parts, studio, onError)
  wireIntegrity(services, studio)
  const opened = await Promise.all(products.map(async (product) => (await product.open?.(parts)) ?? {}))
  provideSources(services, [studioSources(studio), ...opened.flat()])
  onClose(() => poster.close())
  onClose(() => launch.close())
  onClose(() => studio.close())
  if (config.hasDemoHistory && config.roles.includes('studio')) seatHousePlayers(parts, onError)
}

type OnError = (error: unknown) => void

const merchantIdsOf = (services: Services): string[] =>
  services
    .use(merchantsKey)
    .all()
    .map(({ id }) => id)

async function wireCatalogue(
  { config, database, line, services, hub }: ProcessParts,
  onError: OnError,
): Promise<Catalogue> {
  // The demo's merchant gets its vendors with the demo data.
  if (config.mode === 'live') await openStudioIn(database, merchantIdsOf(services), config.secretKey)
  // A merchant that was open before a new game of the studio gets it with the next start.
  await offerGames(database, studioCode, studioDrafts)
  const catalogue = await openCatalogue({
    database,
    line,
    onError,
    onRenewed: () => hub.tellHere({ topic: 'catalogue', data: {} }),
  })
  services.provide(catalogueKey, catalogue)
  services.provide(
    imageHostsKey,
    await openImageHosts({ database, line, merchantIds: () => merchantIdsOf(services), onError }),
  )
  services.provide(bannerSourceKey, bannersFor)
  return catalogue
}

async function wireLaunch(
  { config, database, line, services, sessions, onFault }: ProcessParts,
  { poster, catalogue, onError }: { poster: Poster; catalogue: Catalogue; onError: OnError },
): Promise<Launch> {
  const launch = await openLaunch({
    database,
    line,
    sessions,
    poster,
    catalogue,
    secretKey: config.secretKey,
    origin: config.publicOrigin,
    reach: config.mode === 'live' ? 'PUBLIC' : 'NEARBY',
    seatsHousePlayers: config.mode === 'demo',
    freeRounds: () => services.use(freeRoundsKey),
    onError,
    onSessionFault: (error) => onFault('game-sessions', error),
    onSeen: timeCounter({ database, services }),
  })
  provideLaunch(services, launch)
  return launch
}

/** Tables, rooms and seas are told who watches them; with the studio's role this process deals as well. */
function startStudio({ config, services, hub }: ProcessParts, studio: Studio, onError: OnError): void {
  hub.onWatched((topics) => {
    studio.tables.noteWatched(topics).catch(onError)
  })
  hub.onPush(({ topic, data }) => {
    studio.tables.heard(topic, data)
    studio.fish.heard(topic, data)
  })
  if (!config.roles.includes('studio')) return
  studio.tables.clock.start()
  if (config.hasDemoHistory)
    for (const id of merchantIdsOf(services)) void studio.tables.dealAlways(id).catch(onError)
  studio.rooms.clock.start()
  studio.fish.clock.start()
}

/** What integrity needs: the pairs of members who sat together, and the flags that are raised on them. */
function wireIntegrity(services: Services, studio: Studio): void {
  services.provide(pairBookKey, new PairBook(studio.database))
  services.provide(suspicionsKey, {
    raise: async (tx, suspicion) => {
      await flagMember(tx, { ...suspicion, score: amlScores[suspicion.kind] })
    },
    clear: clearFlagsOf,
  })
}

/** The demo's rooms are never empty, nor a side of its totes. Nothing waits for it. */
function seatHousePlayers(parts: ProcessParts, onError: (error: unknown) => void): void {
  const betting = openToteBettors(parts)
  parts.onClose(async () => (await betting.catch(() => undefined))?.close())
  betting.catch(onError)
  const opening = openHousePlayers(parts)
  parts.onClose(async () => (await opening.catch(() => undefined))?.close())
  opening.then((players) => players.start()).catch(onError)
}
